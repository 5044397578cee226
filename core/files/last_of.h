// The last value of an enum that files name: each says its own.
#pragma once

namespace hexwerk {

template<typename Enum>
inline constexpr Enum kLastOf = Enum::NotListedHere;

} // namespace hexwerk
