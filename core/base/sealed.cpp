#include "core/base/sealed.h"

#include <sodium.h>

namespace hexwerk {

// 64 bits, least first, under a key of 32 bytes.
static std::array<std::uint8_t, 32> keyedHash(std::uint64_t value, const Salt &key)
{
    static_assert(crypto_generichash_KEYBYTES == 32 && crypto_generichash_BYTES == 32);
    std::array<std::uint8_t, 8> bytes = {};
    for (std::uint8_t &byte : bytes) {
        byte = static_cast<std::uint8_t>(value);
        value >>= 8;
    }
    std::array<std::uint8_t, 32> hash = {};
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), key.data(),
                       key.size());
    return hash;
}

Salt saltOf(const Salt &seed, std::uint64_t place)
{
    return keyedHash(place, seed);
}

Commitment commitmentTo(std::uint64_t value, const Salt &salt)
{
    return keyedHash(value, salt);
}

} // namespace hexwerk
