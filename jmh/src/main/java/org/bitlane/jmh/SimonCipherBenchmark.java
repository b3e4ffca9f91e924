package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import org.bitlane.jmh.peer.PlainSimon;
import org.bitlane.jmh.peer.PlainSimonOperation;
import org.bitlane.provider.BitlaneProvider;
import org.openjdk.jmh.annotations.Param;

/** SIMON 64/128, which no other provider has: the peer is plain Java, and not called through {@code Cipher}. */
public class SimonCipherBenchmark extends AbstractCipherBenchmark {
    /** Who does it. */
    @Param({BitlaneProvider.NAME, PlainSimon.NAME})
    public String provider;

    /** What is done. */
    @Param({"SIMON64_128/ECB/NoPadding", "SIMON64_128/CBC/NoPadding", "SIMON64_128/CTR/NoPadding"})
    public String transformation;

    private PlainSimonOperation plain;

    @Override
    public void setUp() throws GeneralSecurityException {
        if (provider.equals(PlainSimon.NAME)) {
            plain = new PlainSimonOperation(transformation, direction, size);
            return;
        }
        super.setUp();
    }

    @Override
    public int update(Volume volume) throws GeneralSecurityException {
        if (plain == null) {
            return super.update(volume);
        }
        volume.add(size);
        return plain.update();
    }

    @Override
    public int doFinal(Volume volume) throws GeneralSecurityException {
        if (plain == null) {
            return super.doFinal(volume);
        }
        volume.add(size);
        return plain.doFinal();
    }

    @Override
    public int oneShot(Volume volume) throws GeneralSecurityException {
        requireCipher();
        return super.oneShot(volume);
    }

    @Override
    public int updateDirect(Volume volume) throws GeneralSecurityException {
        requireCipher();
        return super.updateDirect(volume);
    }

    private void requireCipher() {
        if (plain != null) {
            throw new UnsupportedOperationException("the plain peer puts arrays through under one key, and no more");
        }
    }

    @Override
    String provider() {
        return provider;
    }

    @Override
    String transformation() {
        return transformation;
    }

    @Override
    byte[] output() {
        return plain == null ? super.output() : plain.output();
    }
}
