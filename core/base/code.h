// A number that has its meaning from an enum: those who pass it on need not know the enum.
#pragma once

#include <cstdint>
#include <type_traits>

namespace hexwerk {

// Which enums speak for a kind of codes: each says so of itself, beside its declaration.
template<typename Enum, typename Kind>
inline constexpr bool kSpeaksFor = false;

// `Kind` keeps codes of different meaning apart.
template<typename Kind>
class Code
{
public:
    constexpr Code() = default;
    template<typename Enum>
    requires kSpeaksFor<Enum, Kind>
    constexpr Code(Enum value)
        : m_value(static_cast<std::uint16_t>(value))
    {
        static_assert(sizeof(Enum) <= sizeof(m_value));
    }

    constexpr std::uint16_t value() const { return m_value; }
    // The value of the enum that it was made from; of another one it means nothing.
    template<typename Enum>
    requires kSpeaksFor<Enum, Kind>
    constexpr Enum as() const { return static_cast<Enum>(m_value); }
    bool operator==(const Code &) const = default;

private:
    std::uint16_t m_value = 0;
};

} // namespace hexwerk
