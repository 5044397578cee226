// Which types a variant holds: for structs that are a variant by inheritance, so that what copies,
// moves and compares it is compiled once, not in every file that uses it.
#pragma once

#include <type_traits>
#include <variant>

namespace hexwerk {

template<typename Value, typename Variant>
inline constexpr bool kIsAlternative = false;
template<typename Value, typename... Values>
inline constexpr bool
    kIsAlternative<Value, std::variant<Values...>> = (std::is_same_v<Value, Values> || ...);

template<typename Value, typename Variant>
concept AlternativeOf = kIsAlternative<Value, Variant>;

} // namespace hexwerk
