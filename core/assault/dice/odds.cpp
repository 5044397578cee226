#include "core/assault/dice/odds.h"

#include "core/assault/dice/rerolls.h"
#include "core/assault/dice/roll_groups.h"
#include "core/base/contract.h"
#include "core/base/mixed.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace hexwerk::assault {

static constexpr std::array kMostTogether = {48, 32, 11}; // by the rerolls of a side
static constexpr int kMostAutomaticX = 24;

bool canTellOdds(const DuelTerms &terms)
{
    const auto within = [](int number, int most) { return number >= 0 && number <= most; };
    const int least = std::min(terms.attackRerolls, terms.defenceRerolls);
    const int rerolls = std::max(terms.attackRerolls, terms.defenceRerolls);
    return within(terms.attack.size(), kMostDice) && within(terms.defence.size(), kMostDice) &&
           within(terms.automaticX, kMostAutomaticX) && least >= 0 &&
           rerolls < static_cast<int>(kMostTogether.size()) &&
           terms.attack.size() + terms.defence.size() <=
               kMostTogether[static_cast<std::size_t>(rerolls)];
}

namespace {

// Adds up weights by outcome.
class Outcomes
{
public:
    explicit Outcomes(Symbols most)
        : m_d(most.d + 1U)
        , m_x(most.x + 1U)
        , m_weights((most.c + 1U) * m_d * m_x)
    {
    }
    void add(Symbols left, Weight weight)
    {
        m_weights[(left.c * m_d + left.d) * m_x + left.x] += weight;
    }
    Distribution distribution(Weight total) const
    {
        Distribution odds{{}, total};
        for (std::size_t at = 0; at < m_weights.size(); ++at)
            if (m_weights[at] > 0)
                odds.entries.push_back({{static_cast<std::uint8_t>(at / m_x / m_d),
                                         static_cast<std::uint8_t>(at / m_x % m_d),
                                         static_cast<std::uint8_t>(at % m_x)},
                                        m_weights[at]});
        return odds;
    }

private:
    std::size_t m_d;
    std::size_t m_x;
    std::vector<Weight> m_weights;
};

} // namespace

// Cases of both rolls of two groups, by their difference.
// OPTIMIZATION: 64 bits are enough for 24 dice, and twice as fast.
template<typename Number>
static std::vector<Number> differencesOf(const RollGroup &attack, const RollGroup &defence,
                                         Symbols automatic, const Differences &differences)
{
    std::vector<std::pair<int, std::uint64_t>> defenceSteps;
    defenceSteps.reserve(defence.cases.size());
    for (const RollGroup::Case &roll : defence.cases)
        defenceSteps.emplace_back(differences.step(roll.symbols), roll.weight);

    std::vector<Number> cases(differences.size());
    for (const RollGroup::Case &roll : attack.cases) {
        Symbols symbols = roll.symbols;
        symbols += automatic;
        const int undefended = differences.indexOf(symbols, {});
        for (const auto &[step, weight] : defenceSteps)
            cases[static_cast<std::size_t>(undefended - step)] += Number{roll.weight} * weight;
    }
    return cases;
}

static Symbols automaticOf(const DuelTerms &terms)
{
    return {0, 0, static_cast<std::uint8_t>(terms.automaticX)};
}

static Weight sixToThe(int power)
{
    Weight weight = 1;
    for (; power > 0; --power)
        weight *= 6;
    return weight;
}

// Cases by their difference in the end, rerolls done.
static std::vector<Weight> endsAfterRerolls(const DuelTerms &terms,
                                            const std::vector<RollGroup> &attackGroups,
                                            const std::vector<RollGroup> &defenceGroups,
                                            Rerolls &rerolls, const Differences &differences)
{
    std::vector<Weight> ends(differences.size());
    for (const RollGroup &defence : defenceGroups) {
        for (const RollGroup &attack : attackGroups)
            rerolls.play({{attack.available, defence.available},
                          {terms.attackRerolls, terms.defenceRerolls}},
                         differencesOf<Weight>(attack, defence, automaticOf(terms), differences));
        rerolls.finish(ends);
    }
    return ends;
}

Distribution countedOdds(const DuelTerms &terms, const DiceFaces &faces)
{
    HW_EXPECTS(canTellOdds(terms));
    const DieKinds attackKinds = kindsOf(faces, terms.attackSuccesses);
    const DieKinds defenceKinds = kindsOf(faces, Successes::All);
    Symbols most = mostOf(terms.attack, attackKinds);
    most += automaticOf(terms);
    const Differences differences(most, mostOf(terms.defence, defenceKinds));
    const auto attack = rollsOf(terms.attack, attackKinds, terms.attackRerolls);
    const auto defence = rollsOf(terms.defence, defenceKinds, terms.defenceRerolls);

    Outcomes outcomes(most);
    const auto collect = [&](const auto &ends) {
        differences.forEach([&](std::size_t at, int c, int d, int x) {
            if (ends[at] > 0)
                outcomes.add(Differences::leftOf(c, d, x), ends[at]);
        });
    };
    const int dice = terms.attack.size() + terms.defence.size();
    const int rerolls = terms.attackRerolls + terms.defenceRerolls;
    if (rerolls > 0) {
        Rerolls again(differences, attackKinds, defenceKinds);
        collect(endsAfterRerolls(terms, attack, defence, again, differences));
    } else if (dice <= kMostDice) {
        collect(differencesOf<std::uint64_t>(attack.front(), defence.front(), automaticOf(terms),
                                             differences));
    } else {
        collect(differencesOf<Weight>(attack.front(), defence.front(), automaticOf(terms),
                                      differences));
    }
    return outcomes.distribution(sixToThe(dice + rerolls));
}

namespace {

// What was counted last, by place: a game asks for a few hundred odds again and again.
class OddsMemo
{
public:
    const Distribution &of(const DuelTerms &terms, const DiceFaces &faces)
    {
        Slot &slot = m_slots[placeOf(terms) % m_slots.size()];
        if (!slot.isFilled || !(slot.terms == terms) || slot.faces != faces.faces)
            slot = {terms, faces.faces, countedOdds(terms, faces), true};
        return slot.odds;
    }

private:
    struct Slot
    {
        DuelTerms terms = {};
        decltype(DiceFaces::faces) faces = {};
        Distribution odds = {};
        bool isFilled = false;
    };

    static std::size_t placeOf(const DuelTerms &terms)
    {
        std::uint64_t key = static_cast<std::uint64_t>(terms.attackSuccesses);
        const auto mix = [&key](int number) {
            key = mixed(key, static_cast<std::uint64_t>(number));
        };
        for (const Die die : kAllDice) {
            mix(terms.attack.count(die));
            mix(terms.defence.count(die));
        }
        mix(terms.automaticX);
        mix(terms.attackRerolls);
        mix(terms.defenceRerolls);
        return key;
    }

    std::vector<Slot> m_slots = std::vector<Slot>(1024);
};

} // namespace

Distribution oddsOf(const DuelTerms &terms, const DiceFaces &faces)
{
    HW_EXPECTS(canTellOdds(terms));
    thread_local OddsMemo memo;
    return memo.of(terms, faces);
}

// The odds with every outcome changed.
template<typename Change>
static Distribution changed(const Distribution &odds, Change change)
{
    Symbols most;
    for (const Distribution::Entry &entry : odds.entries)
        most = {std::max(most.c, entry.left.c), std::max(most.d, entry.left.d),
                std::max(most.x, entry.left.x)};
    Outcomes outcomes(most);
    for (const Distribution::Entry &entry : odds.entries)
        outcomes.add(change(entry.left), entry.weight);
    return outcomes.distribution(odds.total);
}

Distribution withoutX(const Distribution &odds)
{
    return changed(odds, [](Symbols left) { return Symbols{left.c, left.d, 0}; });
}

Distribution withOneXFewer(const Distribution &odds)
{
    return changed(odds, [](Symbols left) {
        left.x = static_cast<std::uint8_t>(left.x > 0 ? left.x - 1 : 0);
        return left;
    });
}

} // namespace hexwerk::assault
