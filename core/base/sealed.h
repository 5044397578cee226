// A value that one side knows and the other only holds a commitment to.
#pragma once

#include "core/base/contract.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk {

using Salt = std::array<std::uint8_t, 32>;
using Commitment = std::array<std::uint8_t, 32>;

// The salt for `place` of a secret seed; who knows other salts of the seed learns nothing of it.
Salt saltOf(const Salt &seed, std::uint64_t place);
// Binding, and without the salt it tells nothing of the value (keyed BLAKE2b).
Commitment commitmentTo(std::uint64_t value, const Salt &salt);

// 64 lower-case hexadecimal digits, and back; empty for any other text.
std::string toHex(const Salt &bytes);
std::optional<Salt> fromHex(std::string_view digits);

// `T` an enum or an integer.
template<typename T>
class Sealed
{
public:
    Sealed() = default;
    Sealed(T value, const Salt &salt)
        : m_commitment(commitmentTo(static_cast<std::uint64_t>(value), salt))
        , m_opening({value, salt})
    {
    }

    bool isKnown() const { return m_opening.has_value(); }
    T value() const { return HW_EXPECTS(isKnown()), m_opening->value; }
    const Salt &salt() const { return HW_EXPECTS(isKnown()), m_opening->salt; }
    const Commitment &commitment() const { return m_commitment; }
    // Of a value that is known to others alone.
    static Sealed closedBy(const Commitment &commitment)
    {
        Sealed sealed;
        sealed.m_commitment = commitment;
        return sealed;
    }
    // As the other side holds it.
    Sealed closed() const
    {
        Sealed copy = *this;
        copy.m_opening.reset();
        return copy;
    }
    // Whether this value and salt are what was committed to.
    bool isOpenedBy(T value, const Salt &salt) const
    {
        return commitmentTo(static_cast<std::uint64_t>(value), salt) == m_commitment;
    }
    bool operator==(const Sealed &) const = default;

private:
    struct Opening
    {
        T value = {};
        Salt salt = {};
        bool operator==(const Opening &) const = default;
    };
    Commitment m_commitment = {};
    std::optional<Opening> m_opening = {};
};

} // namespace hexwerk
