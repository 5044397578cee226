// A 64-bit content hash (FNV-1a): the same on every platform. Not for secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hexwerk {

// 16 lower-case hexadecimal digits.
inline std::string hashText(std::uint64_t value)
{
    std::string digits(16, '0');
    for (std::size_t i = 0; i < 16; ++i)
        digits[15 - i] = "0123456789abcdef"[(value >> (4 * i)) & 15];
    return digits;
}

class Hash
{
public:
    constexpr Hash &add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i, value >>= 8)
            addByte(static_cast<std::uint8_t>(value));
        return *this;
    }
    // The length goes in too, so that "ab", "c" differs from "a", "bc".
    constexpr Hash &add(std::string_view text)
    {
        add(std::uint64_t{text.size()});
        for (const char c : text)
            addByte(static_cast<std::uint8_t>(c));
        return *this;
    }
    constexpr std::uint64_t value() const { return m_value; }
    std::string text() const { return hashText(m_value); }

private:
    constexpr void addByte(std::uint8_t byte) { m_value = (m_value ^ byte) * 0x100000001b3ULL; }
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

} // namespace hexwerk
