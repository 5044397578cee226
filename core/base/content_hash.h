// The hash of a value by all that it holds. A struct joins in with an overload beside it, found by
// its namespace; structured bindings there name all members, so that a new member does not compile
// before it is added:
//     void hashInto(ContentHash &hash, const Walk &walk)
//     {
//         const auto &[unit, points] = walk;
//         hash.add(unit, points);
//     }
#pragma once

#include "core/base/hash.h"
#include "core/base/strong_id.h"

#include <array>
#include <map>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

namespace hexwerk {

class ContentHash
{
public:
    std::uint64_t value() const { return m_value; }

    template<typename... Values>
    void add(const Values &...values)
    {
        (addOne(values), ...);
    }

private:
    template<typename Value>
    void addOne(const Value &value)
    {
        if constexpr (std::is_enum_v<Value> || std::is_integral_v<Value>)
            mix(static_cast<std::uint64_t>(value));
        else
            hashInto(*this, value);
    }
    void addOne(const std::string &text) { mix(Hash().add(text).value()); }
    template<typename Tag>
    void addOne(StrongId<Tag> id)
    {
        mix(id.value());
    }
    template<typename Value>
    void addOne(const std::optional<Value> &value)
    {
        add(value.has_value());
        if (value)
            add(*value);
    }
    template<typename... Values>
    void addOne(const std::variant<Values...> &value)
    {
        add(value.index());
        std::visit([&](const auto &held) { this->add(held); }, value);
    }
    template<typename Value, std::size_t N>
    void addOne(const std::array<Value, N> &values)
    {
        for (const Value &value : values)
            add(value);
    }
    template<typename Value>
    void addOne(const std::vector<Value> &values)
    {
        add(values.size());
        for (const Value &value : values)
            add(value);
    }
    template<typename Key, typename Value>
    void addOne(const std::map<Key, Value> &values)
    {
        add(values.size());
        for (const auto &[key, value] : values)
            add(key, value);
    }

    // A word at a time (an odd multiplier and a shift back): positions are hashed at every order.
    void mix(std::uint64_t word)
    {
        m_value = (m_value ^ word) * 0x9e3779b97f4a7c15ULL;
        m_value ^= m_value >> 32;
    }

    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

} // namespace hexwerk
