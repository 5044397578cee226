#include "core/base/locked_box.h"

#include <sodium.h>

#include <vector>

namespace hexwerk {

static constexpr char kEndOfText = '\x1f'; // zeroes follow

std::string lockedBox(const std::string &text, std::size_t size, const Salt &key,
                      const Commitment &seal)
{
    static_assert(crypto_secretbox_KEYBYTES == sizeof(Salt));
    static_assert(crypto_secretbox_NONCEBYTES <= sizeof(Commitment));
    HW_EXPECTS(text.size() < size);
    std::string filled = text + kEndOfText;
    filled.resize(size);
    std::vector<unsigned char> box(size + crypto_secretbox_MACBYTES);
    crypto_secretbox_easy(box.data(), reinterpret_cast<const unsigned char *>(filled.data()), size,
                          seal.data(), key.data());
    std::string digits(2 * box.size() + 1, '0'); // with the null that sodium ends it with
    sodium_bin2hex(digits.data(), digits.size(), box.data(), box.size());
    digits.pop_back();
    return digits;
}

std::size_t boxDigits(std::size_t size)
{
    return 2 * (size + crypto_secretbox_MACBYTES);
}

std::optional<std::string> textInBox(std::string_view box, const Salt &key, const Commitment &seal)
{
    if (box.size() < boxDigits(1))
        return std::nullopt;
    std::vector<unsigned char> locked(box.size() / 2);
    std::size_t read = 0;
    const bool isHex = sodium_hex2bin(locked.data(), locked.size(), box.data(), box.size(), nullptr,
                                      &read, nullptr) == 0;
    if (!isHex || read != locked.size())
        return std::nullopt;
    std::string filled(read - crypto_secretbox_MACBYTES, '\0');
    if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char *>(filled.data()), locked.data(),
                                   read, seal.data(), key.data()) != 0)
        return std::nullopt;
    const std::size_t end = filled.rfind(kEndOfText);
    return end == std::string::npos ? std::nullopt : std::optional(filled.substr(0, end));
}

} // namespace hexwerk
