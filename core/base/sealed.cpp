#include "core/base/sealed.h"

#include <sodium.h>

namespace hexwerk {

// Under a key of 32 bytes.
static std::array<std::uint8_t, 32> keyedHash(std::string_view bytes, const Salt &key)
{
    static_assert(crypto_generichash_KEYBYTES == 32 && crypto_generichash_BYTES == 32);
    std::array<std::uint8_t, 32> hash = {};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size(),
                       key.data(), key.size());
    return hash;
}

// 64 bits, least first.
static std::string bytesOf(std::uint64_t value)
{
    std::string bytes;
    for (int i = 0; i < 8; ++i, value >>= 8)
        bytes += static_cast<char>(value & 0xff);
    return bytes;
}

Salt saltOf(const Salt &seed, std::uint64_t place)
{
    return keyedHash(bytesOf(place), seed);
}

Commitment commitmentTo(std::uint64_t value, const Salt &salt)
{
    return keyedHash(bytesOf(value), salt);
}

Commitment commitmentTo(const std::string &bytes, const Salt &salt)
{
    return keyedHash(bytes, salt);
}

Commitment commitmentTo(const std::vector<std::string> &texts, const Salt &salt)
{
    std::string bytes = bytesOf(texts.size());
    for (const std::string &text : texts)
        bytes += bytesOf(text.size()) + text;
    return keyedHash(bytes, salt);
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
