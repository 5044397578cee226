// How the rules say no. Replace tl:: by std:: when the compiler floor reaches C++23.
#pragma once

#include "core/base/contract.h"
#include "core/base/message_id.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace hexwerk {

// What the sentence of a refusal fills in: up to kMost numbers, without memory of their own, as
// most refusals are thrown away unread.
class Numbers
{
public:
    static constexpr std::size_t kMost = 4;

    Numbers() = default;
    Numbers(std::initializer_list<int> numbers)
        : m_size(numbers.size())
    {
        HW_EXPECTS(m_size <= kMost);
        std::copy(numbers.begin(), numbers.end(), m_numbers.begin());
    }

    std::size_t size() const { return m_size; }
    int operator[](std::size_t i) const { return HW_EXPECTS(i < m_size), m_numbers[i]; }
    const int *begin() const { return m_numbers.data(); }
    const int *end() const { return m_numbers.data() + m_size; }
    bool operator==(const Numbers &) const = default;

private:
    std::array<int, kMost> m_numbers = {};
    std::size_t m_size = 0;
};

// Core carries the ids and the numbers, never the sentence.
struct Refusal
{
    MessageId message;
    std::string_view rule; // a literal, or lasting(): "R9.4a"
    Numbers numbers = {};
    bool operator==(const Refusal &) const = default;
};

template<typename T = void>
using Ruling = tl::expected<T, Refusal>;

inline auto refuse(MessageId message, std::string_view rule, Numbers numbers = {})
{
    return tl::unexpected<Refusal>(Refusal{message, rule, numbers});
}

} // namespace hexwerk

// Leaves the function with the refusal, if there is one.
#define HW_TRY(expr)                                                                               \
    do {                                                                                           \
        if (auto hwTry = (expr); !hwTry)                                                           \
            return tl::unexpected(std::move(hwTry).error());                                       \
    } while (false)
