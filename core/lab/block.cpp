#include "core/lab/block.h"

#include "core/base/hash.h"

#include <algorithm>
#include <charconv>

namespace hexwerk::lab {

static constexpr std::array<TallyRow, kTallies> kRows = {{{"turns", 0, true},
                                                          {"orders", 0, true},
                                                          {"points", 1, true},
                                                          {"losses", 1},
                                                          {"losses_by_card", 1},
                                                          {"losses_by_unit", 1},
                                                          {"losses_by_turn", 1, true},
                                                          {"points_by_turn", 1, true},
                                                          {"held", 1},
                                                          {"fire", 1},
                                                          {"targets", 1},
                                                          {"moves", 1},
                                                          {"holders", 2, true},
                                                          {"contested", 0},
                                                          {"came", 1},
                                                          {"acted", 1},
                                                          {"fired", 1},
                                                          {"arrivals", 1, true},
                                                          {"ends", 1, true},
                                                          {"decided", 1, true},
                                                          {"ends_seen", 1, true, true},
                                                          {"decided_seen", 1, true, true},
                                                          {"leads", 1, true}}};

const TallyRow &rowOf(Tally tally)
{
    return kRows[static_cast<std::size_t>(tally)];
}

std::int64_t numberOf(std::string_view key)
{
    std::int64_t number = 0;
    std::from_chars(key.data(), key.data() + key.size(), number);
    return number;
}

void Block::count(const TallyGroup &group, std::string_view key, std::int64_t times)
{
    Counts &counts = tallies[group];
    const auto found = counts.find(key);
    if (found == counts.end())
        counts.emplace(key, times);
    else if (rowOf(group.tally).isFirstGame)
        found->second = std::min(found->second, times);
    else
        found->second += times;
}

const Counts *Block::find(const TallyGroup &group) const
{
    const auto found = tallies.find(group);
    return found == tallies.end() ? nullptr : &found->second;
}

std::int64_t Block::finished() const
{
    return sumOf(outcome[0]) + sumOf(outcome[1]);
}

template<std::size_t N>
static void addTo(std::array<std::int64_t, N> &into, const std::array<std::int64_t, N> &more)
{
    for (std::size_t i = 0; i < N; ++i)
        into[i] += more[i];
}

void append(Block &into, const Block &more)
{
    into.pairs += more.pairs;
    into.digest = Hash().add(into.digest).add(more.digest).value();
    for (std::size_t i = 0; i < 2; ++i) {
        addTo(into.outcome[i], more.outcome[i]);
        addTo(into.begins[i], more.begins[i]);
    }
    addTo(into.unfinished, more.unfinished);
    addTo(into.pairScore, more.pairScore);
    addTo(into.sideScore, more.sideScore);
    for (const auto &[group, counts] : more.tallies)
        for (const auto &[key, times] : counts)
            into.count(group, key, times);
}

std::int64_t sumOf(const Counts &counts)
{
    std::int64_t sum = 0;
    for (const auto &[key, times] : counts)
        sum += times;
    return sum;
}

static std::int64_t weighted(const PairScores &scores)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i)
        sum += static_cast<std::int64_t>(i) * scores[i];
    return sum;
}

namespace {

class DisagreementFinder
{
public:
    void expect(std::string key, std::int64_t found, std::int64_t expected)
    {
        if (!m_found && found != expected)
            m_found = {std::move(key), found, expected};
    }
    std::optional<Disagreement> take() { return std::move(m_found); }

private:
    std::optional<Disagreement> m_found;
};

} // namespace

std::optional<Disagreement> disagreementIn(const Block &block, const StudyHead &head, int shard)
{
    DisagreementFinder finder;
    finder.expect("pairs", block.pairs, pairsIn(head, shard));
    for (std::size_t i = 0; i < 2; ++i)
        finder.expect("outcome", sumOf(block.outcome[i]) + block.unfinished[i], block.pairs);
    // A pair with one game that did not end, or two.
    const auto [fewer, more] = std::minmax(block.unfinished[0], block.unfinished[1]);
    const std::int64_t whole = sumOf(block.pairScore);
    finder.expect("pair_score", whole,
                  std::clamp(whole, std::max<std::int64_t>(block.pairs - more - fewer, 0),
                             block.pairs - more));
    finder.expect("side_score", sumOf(block.sideScore), whole);
    if (more == 0) {
        const auto &[own, other] = block.outcome;
        const std::int64_t draws = own[kDraw] + other[kDraw];
        finder.expect("pair_score", weighted(block.pairScore), 2 * (own[0] + other[1]) + draws);
        finder.expect("side_score", weighted(block.sideScore), 2 * (own[0] + other[0]) + draws);
    }
    const std::int64_t begun = sumOf(block.begins[0]) + sumOf(block.begins[1]);
    finder.expect("begins", begun, std::min(begun, block.finished()));
    for (const auto &[group, counts] : block.tallies)
        if (group.tally <= Tally::Points)
            finder.expect(std::string(rowOf(group.tally).name), sumOf(counts), block.finished());
    // Older results have none.
    const auto expectSum = [&](Tally tally, std::int64_t expected) {
        std::int64_t sum = 0;
        for (const auto &[group, counts] : block.tallies)
            sum += group.tally == tally ? sumOf(counts) : 0;
        finder.expect(std::string(rowOf(tally).name), sum, sum == 0 ? 0 : expected);
    };
    expectSum(Tally::Ends, block.finished());
    expectSum(Tally::Leads, whole);
    for (const Tally tally : {Tally::Turns, Tally::Orders})
        if (!block.find({tally}))
            finder.expect(std::string(rowOf(tally).name), 0, block.finished());
    for (const auto &[group, counts] : block.tallies)
        if (rowOf(group.tally).isFirstGame)
            for (const auto &[key, game] : counts)
                finder.expect(std::string(rowOf(group.tally).name), game / 2 % head.shards, shard);
    return finder.take();
}

} // namespace hexwerk::lab
