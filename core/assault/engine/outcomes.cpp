// Chance: the results that differ, each with one roll that shows it and its exact weight.
#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/decks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::assault {

using Outcomes = std::vector<play::Outcome<Order>>;

static Outcomes plainOutcomes(int dice)
{
    Outcomes outcomes;
    std::vector<std::uint8_t> faces(static_cast<std::size_t>(dice), 1);
    for (;;) {
        outcomes.push_back({Dice{faces, {}}, 1});
        std::size_t i = faces.size();
        while (i > 0 && faces[i - 1] == 6)
            faces[--i] = 1;
        if (i == 0)
            return outcomes;
        ++faces[i - 1];
    }
}

// Two plain dice between the sides: one is higher, or they are rolled again.
static Outcomes contestOutcomes()
{
    return {{Dice{{6, 1}, {}}, 15}, {Dice{{1, 6}, {}}, 15}, {Dice{{1, 1}, {}}, 6}};
}

// [R5.4b] A die each: one player has the highest, or all roll again.
static Outcomes playersOutcomes(int players)
{
    const auto power = [players](std::uint64_t base) {
        std::uint64_t product = 1;
        for (int i = 1; i < players; ++i)
            product *= base;
        return product;
    };
    std::uint64_t alone = 0; // rolls in which a certain player is ahead of all others
    for (std::uint64_t face = 2; face <= 6; ++face)
        alone += power(face - 1);
    const auto count = static_cast<std::size_t>(players);
    Outcomes outcomes;
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<std::uint8_t> faces(count, 1);
        faces[i] = 6;
        outcomes.push_back({Dice{std::move(faces), {}}, alone});
    }
    outcomes.push_back(
        {Dice{std::vector<std::uint8_t>(count, 1), {}}, 6 * power(6) - count * alone});
    return outcomes;
}

// [R5.6c] [R5.6e] [R5.7c] Every card of the deck is as likely as any other.
static Outcomes drawOutcomes(const Position &p)
{
    // [R5.9a] The cards of a pile as often as they are there.
    std::vector<std::pair<std::string, std::uint64_t>> cards;
    if (isHandDraw(p))
        cards = drawable(p, p.pending.side);
    else
        for (const std::string &id : choices(p))
            cards.emplace_back(id, 1);
    Outcomes outcomes;
    for (const auto &[id, weight] : cards) {
        const Order order = Draw{id};
        const auto same = std::find_if(outcomes.begin(), outcomes.end(),
                                       [&](const auto &known) { return known.order == order; });
        if (same == outcomes.end())
            outcomes.push_back({order, weight});
        else
            same->weight += weight;
    }
    return outcomes;
}

namespace {

// What a die shows in `weight` of its six cases; `number` is the first face that shows it.
struct Shown
{
    Symbols symbols;
    std::uint8_t number = 1;
    std::uint64_t weight = 1;
};

// All that a die shows, each once.
class ShownByOne
{
public:
    void add(const Shown &shown) { m_shown[m_size++] = shown; }
    Shown *begin() { return m_shown.data(); }
    Shown *end() { return m_shown.data() + m_size; }
    const Shown *begin() const { return m_shown.data(); }
    const Shown *end() const { return m_shown.data() + m_size; }
    std::size_t size() const { return m_size; }
    const Shown &operator[](std::size_t i) const { return m_shown[i]; }

private:
    std::array<Shown, 6> m_shown = {};
    std::size_t m_size = 0;
};
using ShownByDie = std::array<ShownByOne, 4>;

// Rolls that are the same so far, and how one of them came about.
struct Sum
{
    std::uint64_t symbols = 0; // counted fully and singly, a byte each
    std::uint64_t weight = 1;
    std::size_t parent = 0; // place in the layer of the die before
    std::uint8_t number = 0;
};
using Layer = std::vector<Sum>;

} // namespace

static ShownByDie shownBy(const DiceFaces &faces)
{
    ShownByDie all;
    for (const Die die : kAllDice) {
        auto &shown = all[static_cast<std::size_t>(die)];
        for (std::uint8_t number = 1; number <= 6; ++number) {
            const Symbols symbols = faces.face(die, number);
            const auto same = std::find_if(shown.begin(), shown.end(), [&](const Shown &face) {
                return face.symbols == symbols;
            });
            if (same == shown.end())
                shown.add({symbols, number, 1});
            else
                ++same->weight;
        }
    }
    return all;
}

static std::uint64_t packed(Symbols symbols)
{
    const Symbols single = symbols.single();
    std::uint64_t bytes = 0;
    for (const std::uint8_t count : {symbols.c, symbols.d, symbols.x, single.c, single.d, single.x})
        bytes = bytes << 8 | count;
    return bytes;
}

// Equal sums together; the first one stands for all.
static void merge(Layer &layer)
{
    std::stable_sort(layer.begin(), layer.end(),
                     [](const Sum &a, const Sum &b) { return a.symbols < b.symbols; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < layer.size(); ++i)
        if (layer[i].symbols == layer[last].symbols)
            layer[last].weight += layer[i].weight;
        else
            layer[++last] = layer[i];
    layer.resize(last + 1);
}

// Where no die is rolled again, only the sums of the symbols make a difference.
static Outcomes sums(const std::vector<Die> &dice, const ShownByDie &shown)
{
    std::vector<Layer> layers = {{Sum{}}};
    for (const Die die : dice) {
        const ShownByOne &faces = shown[static_cast<std::size_t>(die)];
        Layer next;
        next.reserve(layers.back().size() * faces.size());
        for (std::size_t i = 0; i < layers.back().size(); ++i)
            for (const Shown &face : faces) {
                const Sum &sum = layers.back()[i];
                next.push_back(
                    {sum.symbols + packed(face.symbols), sum.weight * face.weight, i, face.number});
            }
        merge(next);
        layers.push_back(std::move(next));
    }
    Outcomes outcomes;
    outcomes.reserve(layers.back().size());
    for (const Sum &result : layers.back()) {
        std::vector<std::uint8_t> faces(dice.size());
        const Sum *sum = &result;
        for (std::size_t i = dice.size(); i-- > 0; sum = &layers[i][sum->parent])
            faces[i] = sum->number;
        outcomes.push_back({Dice{std::move(faces), {}}, result.weight});
    }
    return outcomes;
}

namespace {

// Where it counts which die shows what; dice of one colour are alike. Their faces never descend, so
// that each result comes up once.
class Hands
{
public:
    Hands(const std::vector<Die> &dice, const ShownByDie &shown)
        : m_dice(dice)
        , m_shown(shown)
        , m_faces(dice.size())
    {
        std::size_t most = 1; // if all were of different colours
        for (const Die die : dice)
            most = std::min(most * shown[static_cast<std::size_t>(die)].size(), std::size_t{1024});
        m_outcomes.reserve(most);
    }

    Outcomes all()
    {
        next(0, 0, 1, 0, 0);
        return std::move(m_outcomes);
    }

private:
    // `run` dice of this colour lie there, the last `same` of them show the face `least`.
    void next(std::size_t place, std::size_t least, std::uint64_t weight, std::uint64_t run,
              std::uint64_t same)
    {
        if (place == m_dice.size()) {
            m_outcomes.push_back({Dice{m_faces, {}}, weight});
            return;
        }
        const auto &shown = m_shown[static_cast<std::size_t>(m_dice[place])];
        const bool sameColour = place > 0 && m_dice[place] == m_dice[place - 1];
        if (!sameColour)
            least = run = same = 0;
        for (std::size_t i = least; i < shown.size(); ++i) {
            const std::uint64_t equal = i == least ? same + 1 : 1;
            m_faces[place] = shown[i].number;
            // One die more may take any place among its colour, but equal ones are alike.
            next(place + 1, i, weight * shown[i].weight * (run + 1) / equal, run + 1, equal);
        }
    }

    const std::vector<Die> &m_dice;
    const ShownByDie &m_shown;
    std::vector<std::uint8_t> m_faces;
    Outcomes m_outcomes;
};

} // namespace

// [R12.4.4.4c] Shells are rolled again; [R12.3.6.2b] [R12.4.5b] dice without any symbol go astray.
static bool countsEachDieFromOutside(const Position &p)
{
    const bool isGerman = p.setting->switches.fireStrikes;
    return std::any_of(p.stack.begin(), p.stack.end(), [isGerman](const Frame &frame) {
        if (const auto *fire = std::get_if<OutsideFireFrame>(&frame))
            return fire->rerolls > 0;
        if (const auto *air = std::get_if<AirFrame>(&frame))
            return air->isWild;
        const auto *battery = std::get_if<BatteryFrame>(&frame);
        return battery && !isGerman && battery->accuracy <= 1;
    });
}

// [R8.3c] A card may have one of the dice rolled again.
static bool hasRerollCard(const Position &p)
{
    return std::any_of(p.effects.begin(), p.effects.end(), [](const ActiveEffect &effect) {
        return !effect.used &&
               (effect.word == CardWord::RerollAttack || effect.word == CardWord::RerollDefence);
    });
}

// Whether it makes a difference which die shows what, not only what all show together.
static bool countsEachDie(const Position &p)
{
    switch (p.pending.use) {
    case RollUse::AssaultAttack:
    case RollUse::DefenceDefence:
    case RollUse::DefenceAttack:
    case RollUse::AssaultDefence:
    case RollUse::WheelsAttack:
    case RollUse::WheelsDefence:
    case RollUse::Preliminary:
    case RollUse::Smoke:
    case RollUse::Ranging: // [D12.4.2.2b] the die of the scout
        return true;
    case RollUse::Attack:
    case RollUse::Defence:
        return hasRerollCard(p);
    case RollUse::SupportAttack:
        return countsEachDieFromOutside(p);
    default:
        return false;
    }
}

static Outcomes battleOutcomes(const Position &p)
{
    const std::vector<Die> dice = p.pending.dice.dice();
    const ShownByDie shown = shownBy(p.setting->faces);
    return countsEachDie(p) ? Hands(dice, shown).all() : sums(dice, shown);
}

Outcomes Assault::outcomes(const Position &p)
{
    if (p.pending.question == Question::BattleDice)
        return battleOutcomes(p);
    if (p.pending.question == Question::CardDraw)
        return drawOutcomes(p);
    if (p.pending.question != Question::PlainDice)
        return {};
    if (p.pending.use == RollUse::Players)
        return playersOutcomes(p.pending.plainDice);
    return p.pending.plainDice == 2 ? contestOutcomes() : plainOutcomes(p.pending.plainDice);
}

} // namespace hexwerk::assault
