// A value that one side knows and the other only holds a commitment to.
#pragma once

#include "core/base/contract.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hexwerk {

using Salt = std::array<std::uint8_t, 32>;
using Commitment = std::array<std::uint8_t, 32>;

// The salt for `place` of a secret seed; who knows other salts of the seed learns nothing of it.
Salt saltOf(const Salt &seed, std::uint64_t place);
// Binding, and without the salt it tells nothing of the value, not even its length (keyed BLAKE2b).
Commitment commitmentTo(std::uint64_t value, const Salt &salt);
Commitment commitmentTo(const std::string &bytes, const Salt &salt);
// To all of them in their order; each goes in behind its length, so that none runs into the next.
Commitment commitmentTo(const std::vector<std::string> &texts, const Salt &salt);

// 64 lower-case hexadecimal digits, and back; empty for any other text.
std::string toHex(const Salt &bytes);
std::optional<Salt> fromHex(std::string_view digits);

template<typename T>
concept Number = std::is_enum_v<T> || std::is_integral_v<T>;
template<typename T>
concept Sealable =
    Number<T> || std::is_same_v<T, std::string> || std::is_same_v<T, std::vector<std::string>>;

template<Sealable T>
class Sealed
{
public:
    Sealed() = default;
    Sealed(T value, const Salt &salt)
        : m_commitment(sealOf(value, salt))
        , m_opening({std::move(value), salt})
    {
    }

    bool isKnown() const { return m_opening.has_value(); }
    const T &value() const { return HW_EXPECTS(isKnown()), m_opening->value; }
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
    bool isOpenedBy(const T &value, const Salt &salt) const
    {
        return sealOf(value, salt) == m_commitment;
    }
    bool operator==(const Sealed &) const = default;

private:
    static Commitment sealOf(const T &value, const Salt &salt)
    {
        if constexpr (Number<T>)
            return commitmentTo(static_cast<std::uint64_t>(value), salt);
        else
            return commitmentTo(value, salt);
    }

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
