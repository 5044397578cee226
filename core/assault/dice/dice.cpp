#include "core/assault/dice/dice.h"

#include "core/base/contract.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

Symbols &Symbols::operator+=(Symbols other)
{
    c = static_cast<std::uint8_t>(c + other.c);
    d = static_cast<std::uint8_t>(d + other.d);
    x = static_cast<std::uint8_t>(x + other.x);
    return *this;
}

Symbols Symbols::single() const
{
    return c > 0   ? Symbols{1, 0, 0}
           : d > 0 ? Symbols{0, 1, 0}
           : x > 0 ? Symbols{0, 0, 1}
                   : Symbols{};
}

std::string toString(Symbols face)
{
    const std::string text =
        std::string(face.c, 'C') + std::string(face.d, 'D') + std::string(face.x, 'X');
    return text.empty() ? "-" : text;
}

std::optional<Symbols> symbolsFromString(std::string_view face)
{
    if (face == "-")
        return Symbols{};
    if (face.empty() || face.size() > 2)
        return std::nullopt;
    Symbols symbols;
    for (const char letter : face) {
        switch (letter) {
        case 'C':
            ++symbols.c;
            break;
        case 'D':
            ++symbols.d;
            break;
        case 'X':
            ++symbols.x;
            break;
        default:
            return std::nullopt;
        }
    }
    return symbols;
}

Pool &Pool::add(Die die, int count)
{
    const int sum = this->count(die) + count;
    HW_EXPECTS(sum >= 0 && sum <= 255);
    m_count[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(sum);
    return *this;
}

Pool &Pool::add(const Pool &other)
{
    for (const Die die : kAllDice)
        add(die, other.count(die));
    return *this;
}

std::optional<Die> Pool::strongest() const
{
    for (const Die die : kAllDice)
        if (count(die) > 0)
            return die;
    return std::nullopt;
}

std::optional<Die> Pool::weakest() const
{
    for (auto die = kAllDice.rbegin(); die != kAllDice.rend(); ++die)
        if (count(*die) > 0)
            return *die;
    return std::nullopt;
}

Pool &Pool::removeWeakest()
{
    if (const auto die = weakest())
        add(*die, -1);
    return *this;
}

std::vector<Die> Pool::dice() const
{
    std::vector<Die> dice;
    for (const Die die : kAllDice)
        dice.insert(dice.end(), static_cast<std::size_t>(count(die)), die);
    return dice;
}

char letterOf(Die die)
{
    return "RYGB"[static_cast<std::size_t>(die)];
}

std::string toString(const Pool &pool)
{
    std::string letters;
    for (const Die die : pool.dice())
        letters += letterOf(die);
    return letters;
}

std::optional<Pool> poolFromString(std::string_view letters)
{
    if (letters.size() > 32)
        return std::nullopt;
    Pool pool;
    for (const char letter : letters) {
        const auto die = std::find_if(kAllDice.begin(), kAllDice.end(),
                                      [letter](Die d) { return letterOf(d) == letter; });
        if (die == kAllDice.end())
            return std::nullopt;
        pool.add(*die);
    }
    return pool;
}

// [R10.7.2a] The strongest defence symbols first, each against the strongest it can take: the order
// is total, so none is wasted. Calls `take` with each kind of both and how many.
template<typename Take>
static Symbols cancelled(Symbols attack, Symbols defence, Take take)
{
    using Kind = std::uint8_t Symbols::*;
    constexpr std::array<std::pair<Kind, Kind>, 6> kOrder = {{{&Symbols::c, &Symbols::c},
                                                              {&Symbols::c, &Symbols::d},
                                                              {&Symbols::c, &Symbols::x},
                                                              {&Symbols::d, &Symbols::d},
                                                              {&Symbols::d, &Symbols::x},
                                                              {&Symbols::x, &Symbols::x}}};
    for (const auto &[by, from] : kOrder) {
        const std::uint8_t both = std::min(defence.*by, attack.*from);
        defence.*by = static_cast<std::uint8_t>(defence.*by - both);
        attack.*from = static_cast<std::uint8_t>(attack.*from - both);
        take(by, from, both);
    }
    return attack;
}

Symbols cancel(Symbols attack, Symbols defence)
{
    return cancelled(attack, defence, [](auto, auto, int) {});
}

std::vector<Cancelled> cancelled(Symbols attack, Symbols defence)
{
    std::vector<Cancelled> all;
    cancelled(attack, defence, [&all](auto by, auto from, int count) {
        if (count == 0)
            return;
        Cancelled one{.count = count};
        one.defence.*by = 1;
        one.attack.*from = 1;
        all.push_back(one);
    });
    return all;
}

} // namespace hexwerk::assault
