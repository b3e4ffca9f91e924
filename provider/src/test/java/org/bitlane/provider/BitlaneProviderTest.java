package org.bitlane.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.InvalidParameterException;
import java.security.Provider;
import java.util.ServiceLoader;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class BitlaneProviderTest {
    private final Provider provider = new BitlaneProvider();

    @Test
    void everyServiceMakesAnInstanceAndTakesNoParameter() throws Exception {
        for (Provider.Service service : provider.getServices()) {
            assertNotNull(service.newInstance(null), service.toString());
            assertThrows(InvalidParameterException.class, () -> service.newInstance("parameter"), service.toString());
        }
    }

    @Test
    void theClassThatAServiceNamesIsTheOneItMakes() throws Exception {
        for (Provider.Service service : provider.getServices()) {
            assertEquals(
                    service.getClassName(), service.newInstance(null).getClass().getName());
        }
    }

    @Test
    void theServiceLoaderFindsTheProvider() {
        long found = StreamSupport.stream(ServiceLoader.load(Provider.class).spliterator(), false)
                .filter(BitlaneProvider.class::isInstance)
                .count();
        assertEquals(1, found);
    }
}
