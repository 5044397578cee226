#include "core/lab/report.h"

#include <algorithm>
#include <charconv>

namespace hexwerk::lab {

static constexpr std::int64_t kUnusualBelow = 20; // one of so many games
static constexpr std::size_t kMostUnusual = 2;

namespace {

class NotableFinder
{
public:
    NotableFinder(const Block &total, const StudyHead &head)
        : m_total(total)
        , m_head(head)
    {
        for (std::size_t result = 0; result < std::tuple_size_v<Results>; ++result)
            addEnds(result);
        std::stable_sort(
            m_ends.begin(), m_ends.end(),
            [](const NotableGame &a, const NotableGame &b) { return a.turn < b.turn; });
    }

    std::vector<NotableGame> find()
    {
        if (m_ends.empty())
            return {};
        for (std::size_t result = 0; result < std::tuple_size_v<Results>; ++result)
            addTypical(result);
        const Counts *turns = m_total.find({Tally::Turns});
        const std::int64_t usual = turns ? spreadOf(*turns).median : 0;
        if (m_ends.front().turn < usual)
            add(Notable::Shortest, m_ends.front());
        if (m_ends.back().turn > usual)
            add(Notable::Longest, m_ends.back());
        addLateTurn();
        addUnusual();
        return std::move(m_found);
    }

private:
    // All lengths of games with that result.
    void addEnds(std::size_t result)
    {
        addKinds({Tally::Ends, std::to_string(result)}, Tally::EndsSeen, result, m_ends);
    }

    void addKinds(const TallyGroup &counted, Tally seen, std::size_t result,
                  std::vector<NotableGame> &kinds) const
    {
        const Counts *counts = m_total.find(counted);
        const Counts *games = m_total.find({seen, counted.first});
        if (!counts || !games)
            return;
        for (const auto &[key, times] : *counts)
            if (const auto game = games->find(key); game != games->end()) {
                int turn = 0;
                std::from_chars(key.data(), key.data() + key.size(), turn);
                kinds.push_back({Notable::Typical, result, turn, times, game->second});
            }
    }

    void add(Notable why, NotableGame game)
    {
        const bool isThere =
            std::any_of(m_found.begin(), m_found.end(),
                        [&game](const NotableGame &known) { return known.game == game.game; });
        game.why = why;
        if (!isThere)
            m_found.push_back(game);
    }

    void addTypical(std::size_t result)
    {
        const Counts *counts = m_total.find({Tally::Ends, std::to_string(result)});
        if (!counts)
            return;
        const std::int64_t median = spreadOf(*counts).median;
        for (const NotableGame &end : m_ends)
            if (end.result == result && end.turn == median)
                add(Notable::Typical, end);
    }

    void addLateTurn()
    {
        std::vector<NotableGame> turns;
        for (std::size_t side = 0; side < m_head.sides.size(); ++side)
            addKinds({Tally::Decided, m_head.sides[side]}, Tally::DecidedSeen, side, turns);
        const auto latest = std::max_element(
            turns.begin(), turns.end(),
            [](const NotableGame &a, const NotableGame &b) { return a.turn < b.turn; });
        if (latest != turns.end() && latest->turn > 1)
            add(Notable::LateTurn, *latest);
    }

    void addUnusual()
    {
        std::vector<NotableGame> rare = m_ends;
        std::erase_if(rare, [this](const NotableGame &end) {
            return end.times * kUnusualBelow > m_total.finished();
        });
        std::stable_sort(rare.begin(), rare.end(), [](const NotableGame &a, const NotableGame &b) {
            return a.times < b.times;
        });
        for (std::size_t i = 0; i < rare.size() && i < kMostUnusual; ++i)
            add(Notable::Unusual, rare[i]);
    }

    const Block &m_total;
    const StudyHead &m_head;
    std::vector<NotableGame> m_ends; // by turn; why does not count yet
    std::vector<NotableGame> m_found;
};

} // namespace

std::vector<NotableGame> notableGames(const Block &total, const StudyHead &head)
{
    return NotableFinder(total, head).find();
}

} // namespace hexwerk::lab
