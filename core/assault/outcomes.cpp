// Chance: the results that differ, each with one roll that shows it and its exact weight.
#include "core/assault/assault.h"

#include <algorithm>
#include <map>

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

namespace {

// What a partial roll can still differ in: its symbols, counted fully and singly, or, where single
// dice may be rolled again, which symbols lie on the dice of each colour.
struct Key
{
    Symbols full;
    Symbols single;
    std::vector<std::array<std::uint8_t, 3>> dice;
    auto tied() const
    {
        return std::make_tuple(full.c, full.d, full.x, single.c, single.d, single.x, dice);
    }
    bool operator<(const Key &other) const { return tied() < other.tied(); }
};

struct Sample
{
    std::uint64_t weight = 0;
    std::vector<std::uint8_t> faces;
};

} // namespace

static Key extended(const Key &key, Symbols face, bool keepsDice, bool sameColour)
{
    Key next = key;
    next.full += face;
    next.single += face.single();
    if (keepsDice) {
        next.dice.push_back({face.c, face.d, face.x});
        // Dice of one colour are alike: their order makes no difference.
        for (std::size_t i = next.dice.size() - 1;
             sameColour && i > 0 && next.dice[i] < next.dice[i - 1]; --i)
            std::swap(next.dice[i], next.dice[i - 1]);
    }
    return next;
}

static Outcomes battleOutcomes(const Position &p)
{
    const bool keepsDice =
        p.pending.use >= RollUse::AssaultAttack && p.pending.use < RollUse::Reroll;
    const std::vector<Die> dice = p.pending.dice.dice();
    std::map<Key, Sample> results{{Key{}, Sample{1, {}}}};
    for (std::size_t i = 0; i < dice.size(); ++i) {
        // Sorting may not reach across colours: start a new run where the colour changes.
        std::map<Key, Sample> next;
        const bool sameColour = i > 0 && dice[i] == dice[i - 1];
        for (const auto &[key, sample] : results)
            for (int number = 1; number <= 6; ++number) {
                const Symbols face = p.setting->faces.face(dice[i], number);
                Sample &into = next[extended(key, face, keepsDice, sameColour)];
                into.weight += sample.weight;
                if (into.faces.empty()) {
                    into.faces = sample.faces;
                    into.faces.push_back(static_cast<std::uint8_t>(number));
                }
            }
        results = std::move(next);
    }
    Outcomes outcomes;
    for (const auto &[key, sample] : results)
        outcomes.push_back({Dice{sample.faces, {}}, sample.weight});
    return outcomes;
}

Outcomes Assault::outcomes(const Position &p)
{
    if (p.pending.question == Question::BattleDice)
        return battleOutcomes(p);
    if (p.pending.question != Question::PlainDice)
        return {};
    return p.pending.plainDice == 2 ? contestOutcomes() : plainOutcomes(p.pending.plainDice);
}

} // namespace hexwerk::assault
