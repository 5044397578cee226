// Kinds that the tables add to: their ids as designers write them, and sets of them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace hexwerk::assault {

// The id of a kind, "stone_wall"; a kind that the books print turns into it by itself.
template<typename Kind>
class KindId
{
public:
    KindId(Kind printed)
        : m_text(toString(printed))
    {
    }
    explicit KindId(std::string text)
        : m_text(std::move(text))
    {
    }

    const std::string &text() const { return m_text; }
    friend const std::string &toString(const KindId &id) { return id.m_text; }
    friend bool operator==(const KindId &a, const KindId &b) { return a.m_text == b.m_text; }

private:
    std::string m_text;
};

// At most 16 kinds, gone through in their order.
template<typename Kind>
class KindSet
{
public:
    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Kind;
        using difference_type = std::ptrdiff_t;
        using pointer = const Kind *;
        using reference = Kind;

        explicit Iterator(std::uint16_t left)
            : m_left(left)
        {
        }
        Kind operator*() const { return static_cast<Kind>(std::countr_zero(m_left)); }
        Iterator &operator++()
        {
            m_left &= static_cast<std::uint16_t>(m_left - 1);
            return *this;
        }
        bool operator==(const Iterator &) const = default;

    private:
        std::uint16_t m_left;
    };

    KindSet() = default;
    explicit KindSet(std::uint16_t bits)
        : m_bits(bits)
    {
    }
    static KindSet first(std::size_t count)
    {
        return KindSet(static_cast<std::uint16_t>((std::uint32_t{1} << count) - 1));
    }

    bool has(Kind kind) const { return (m_bits >> static_cast<unsigned>(kind) & 1U) != 0; }
    bool operator==(const KindSet &) const = default;
    bool isEmpty() const { return m_bits == 0; }
    std::uint16_t bits() const { return m_bits; }
    Iterator begin() const { return Iterator(m_bits); }
    Iterator end() const { return Iterator(0); }

private:
    std::uint16_t m_bits = 0; // bit k: kind k
};

} // namespace hexwerk::assault
