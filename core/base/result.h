// How the rules say no. Replace tl:: by std:: when the compiler floor reaches C++23.
#pragma once

#include "core/base/message_id.h"

#include <tl/expected.hpp>

#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk {

// Core carries the ids and the numbers, never the sentence.
struct Refusal
{
    MessageId message;
    std::string_view rule;         // a literal, or lasting(): "R9.4a"
    std::vector<int> numbers = {}; // what the sentence fills in
    bool operator==(const Refusal &) const = default;
};

template<typename T = void>
using Ruling = tl::expected<T, Refusal>;

inline auto refuse(MessageId message, std::string_view rule, std::vector<int> numbers = {})
{
    return tl::unexpected<Refusal>(Refusal{message, rule, std::move(numbers)});
}

} // namespace hexwerk

// Leaves the function with the refusal, if there is one.
#define HW_TRY(expr)                                                                               \
    do {                                                                                           \
        if (auto hwTry = (expr); !hwTry)                                                           \
            return tl::unexpected(std::move(hwTry).error());                                       \
    } while (false)
