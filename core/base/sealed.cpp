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

std::string toHex(const Salt &bytes)
{
    std::string digits(2 * bytes.size() + 1, '0'); // with the null that sodium ends it with
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    digits.pop_back();
    return digits;
}

std::optional<Salt> fromHex(std::string_view digits)
{
    Salt bytes = {};
    std::size_t size = 0;
    const bool isRead = sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(),
                                       nullptr, &size, nullptr) == 0;
    return isRead && size == bytes.size() && toHex(bytes) == digits ? std::optional(bytes)
                                                                    : std::nullopt;
}

} // namespace hexwerk
