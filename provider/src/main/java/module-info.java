/**
 * The JCA face of Bitlane: {@link org.bitlane.provider.BitlaneProvider}.
 */
module org.bitlane.provider {
    requires org.bitlane.kernels;

    exports org.bitlane.provider;

    provides java.security.Provider with
            org.bitlane.provider.BitlaneProvider;
}
