// Lines of sight a second time, by other means: every hexagon near the line is clipped by it in
// exact fractions. Shares nothing with the program but the type Hex; it reads the world as it was
// made up.
#pragma once

#include "core/hexes/hex.h"
#include "tests/core/assault/board/random_world.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace hexwerk::assault::testing::second {

struct End
{
    Hex hex;
    std::string type; // "" for a hex without unit
};

struct Answer
{
    std::string status;
    int range = 0;
    int hindrances = 0;
    std::string dice;
    bool terrainHinders = false;
    std::vector<std::set<std::pair<int, int>>> path;  // (column, row)
    std::set<int> entry;                              // sides, 0 = top, clockwise
    std::set<std::tuple<int, int, int, int>> crossed; // column, row, side, kind
    bool followsRoad = false;
    bool operator==(const Answer &) const = default;
};

struct Fraction
{
    std::int64_t over = 0;
    std::int64_t under = 1; // more than 0

    friend bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }
    friend bool operator==(Fraction a, Fraction b) { return a.over * b.under == b.over * a.under; }
};

// A hexagon of half-planes x * p.x + y * p.y <= limit around its centre, clockwise from the top.
struct Side
{
    int x, y, limit;
};
inline constexpr Side kSides[6] = {{0, -1, 1}, {1, -1, 2}, {1, 1, 2},
                                   {0, 1, 1},  {-1, 1, 2}, {-1, -1, 2}};

struct Spot
{
    int x, y;
};
inline Spot spotOf(Hex hex)
{
    return {3 * hex.column(), 2 * hex.row() + hex.column() % 2};
}

// What the line shares with a hexagon.
struct Clip
{
    enum Kind { Nothing, Inside, Along } kind = Nothing;
    Fraction in{0, 1};
    Fraction out{1, 1};
    std::set<int> entry;
};

inline Clip clip(Spot from, Spot to, Spot centre)
{
    Clip result{Clip::Inside, {0, 1}, {1, 1}, {}};
    for (int i = 0; i < 6; ++i) {
        const Side &side = kSides[i];
        const std::int64_t room =
            side.limit - side.x * (from.x - centre.x) - side.y * (from.y - centre.y);
        const std::int64_t gain = side.x * (to.x - from.x) + side.y * (to.y - from.y);
        if (gain == 0 && room < 0)
            return {};
        if (gain == 0 && room == 0)
            result.kind = Clip::Along;
        if (gain > 0)
            result.out = std::min(result.out, Fraction{room, gain});
        if (gain < 0) {
            const Fraction at{-room, -gain};
            if (result.in < at) {
                result.in = at;
                result.entry.clear();
            }
            if (result.in == at)
                result.entry.insert(i);
        }
    }
    return result.in < result.out ? result : Clip{};
}

struct Cover
{
    int effect = 0; // 1 hinders, 2 blocks
    int height = 0;
    int floor = 0; // how much higher infantry stands
    char die = 'B';
};

inline Cover coverOf(const std::string &terrain)
{
    if (terrain == "light_forest")
        return {1, 1, 0, 'B'};
    if (terrain == "ruins")
        return {1, 1, 0, 'G'};
    if (terrain == "brush" || terrain == "olive_grove" || terrain == "vine_grove" ||
        terrain == "brush_trees_craters")
        return {1, 0, 0, 'B'};
    if (terrain == "heavy_forest" || terrain == "plain_building")
        return {2, 1, 0, 'B'};
    if (terrain == "multi_storey_building" || terrain == "large_building")
        return {2, 2, 1, 'B'};
    return {};
}

class Sight
{
public:
    // `alleys`: light forest is clear to a line that follows a main road [D9.6.3e].
    Sight(const World &world, const End &from, const End &to, bool alleys = false)
        : m_world(world)
        , m_from(from)
        , m_to(to)
        , m_alleys(alleys)
    {
    }

    Answer look()
    {
        findPath();
        Answer answer;
        crossings(answer);
        const int across = std::abs(spotOf(m_from.hex).x - spotOf(m_to.hex).x) / 3;
        const int down = std::abs(spotOf(m_from.hex).y - spotOf(m_to.hex).y);
        answer.range = across + std::max(0, (down - across) / 2);
        int sum = 0;
        std::string dice;
        for (std::size_t i = 0; i < m_path.size(); ++i) {
            const bool isEnd = i == 0 || i + 1 == m_path.size();
            const Weight weight = weigh(m_path[i], isEnd);
            sum += weight.value;
            answer.hindrances += weight.value % 16;
            answer.terrainHinders |= weight.terrain;
            dice += weight.dice;
            if (!isEnd) {
                answer.path.emplace_back();
                for (const Hex hex : m_path[i])
                    answer.path.back().insert({hex.column(), hex.row()});
            }
        }
        // Strongest first: G before B.
        std::sort(dice.begin(), dice.end(), std::greater<>());
        answer.dice = dice;
        answer.status = sum >= 3 ? "blocked" : sum > 0 ? "hindered" : "clear";
        answer.entry = m_entry;
        return answer;
    }

private:
    struct Weight
    {
        int value = 0;
        std::string dice;
        bool terrain = false;
        // Fewer strong dice, then without terrain.
        auto rank() const
        {
            return std::tuple(value, std::count(dice.begin(), dice.end(), 'G'), terrain);
        }
    };

    Ground groundOf(Hex hex) const
    {
        const auto found = m_world.ground.find(hex);
        return found == m_world.ground.end() ? Ground{} : found->second;
    }

    int heightOf(const End &end) const
    {
        const Ground ground = groundOf(end.hex);
        return ground.level + (end.type == "infantry" ? coverOf(ground.terrain).floor : 0);
    }

    void findPath()
    {
        const Spot a = spotOf(m_from.hex);
        const Spot b = spotOf(m_to.hex);
        std::vector<std::pair<Clip, Hex>> found;
        const auto [c0, c1] = std::minmax({m_from.hex.column(), m_to.hex.column()});
        const auto [r0, r1] = std::minmax({m_from.hex.row(), m_to.hex.row()});
        for (int c = c0; c <= c1; ++c)
            for (int r = r0 - 1; r <= r1 + 1; ++r) {
                const Clip shared = clip(a, b, {3 * c, 2 * r + c % 2});
                if (shared.kind != Clip::Nothing)
                    found.emplace_back(shared, Hex::at(c, r));
                if (Hex::at(c, r) == m_to.hex)
                    m_entry = shared.entry;
            }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto &x, const auto &y) { return x.first.in < y.first.in; });
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool second = i > 0 && found[i].first.kind == Clip::Along &&
                                found[i - 1].first.in == found[i].first.in;
            if (second)
                m_path.back().push_back(found[i].second);
            else
                m_path.push_back({found[i].second});
        }
    }

    Weight weigh(Hex hex, bool isEnd) const
    {
        Weight weight;
        const auto smoke = m_world.smoke.find(hex);
        if (smoke != m_world.smoke.end()) {
            weight.value = smoke->second;
            weight.dice = std::string(static_cast<std::size_t>(smoke->second), 'B');
        }
        if (isEnd || !m_world.contains(hex))
            return weight;
        const Ground ground = groundOf(hex);
        const Cover cover = coverOf(ground.terrain);
        const int eye = std::max(heightOf(m_from), heightOf(m_to));
        const bool plateau = heightOf(m_from) == ground.level && heightOf(m_to) == ground.level;
        if (ground.level >= eye && !plateau)
            weight.value += 16;
        else if (m_alleys && ground.terrain == "light_forest")
            return weight;
        else if (cover.effect == 2 && ground.level + cover.height >= eye)
            weight.value += 16;
        else if (cover.effect == 1 && ground.level + cover.height >= eye) {
            weight.value += 1;
            weight.dice += cover.die;
            weight.terrain = true;
        }
        return weight;
    }

    Weight weigh(const std::vector<Hex> &place, bool isEnd) const
    {
        Weight least = weigh(place[0], isEnd);
        for (const Hex hex : place)
            if (const Weight other = weigh(hex, isEnd); other.rank() < least.rank())
                least = other;
        return least;
    }

    // The side of `a` that faces `b`; they touch.
    static int sideTowards(Hex a, Hex b)
    {
        const int dx = spotOf(b).x - spotOf(a).x;
        const int dy = spotOf(b).y - spotOf(a).y;
        return dx == 0 ? (dy < 0 ? 0 : 3) : dx > 0 ? (dy < 0 ? 1 : 2) : (dy < 0 ? 5 : 4);
    }

    bool hasWall(Hex a, Hex b, int kind) const
    {
        for (const Wall &wall : m_world.walls)
            if (wall.kind == kind && ((wall.hex == a && wall.side == sideTowards(a, b)) ||
                                      (wall.hex == b && wall.side == sideTowards(b, a))))
                return true;
        return false;
    }

    bool hasWay(Hex a, Hex b, int kind) const
    {
        for (const Way &way : m_world.ways)
            for (std::size_t i = 1; way.kind == kind && i < way.hexes.size(); ++i)
                if ((way.hexes[i - 1] == a && way.hexes[i] == b) ||
                    (way.hexes[i - 1] == b && way.hexes[i] == a))
                    return true;
        return false;
    }

    // Whether a test holds from every hex here to every hex there.
    template<typename Test>
    static bool everyWay(const std::vector<Hex> &here, const std::vector<Hex> &there, Test test)
    {
        for (const Hex a : here)
            for (const Hex b : there)
                if (!test(a, b))
                    return false;
        return true;
    }

    void crossings(Answer &answer)
    {
        bool follows[3] = {true, true, true};
        for (std::size_t i = 1; i < m_path.size(); ++i) {
            const auto &here = m_path[i - 1];
            const auto &there = m_path[i];
            for (int kind = 0; kind < 4; ++kind)
                if (everyWay(here, there, [&](Hex a, Hex b) { return hasWall(a, b, kind); }))
                    for (const Hex a : here)
                        for (const Hex b : there)
                            answer.crossed.insert({a.column(), a.row(), sideTowards(a, b), kind});
            for (int kind = 0; kind < 3; ++kind)
                follows[kind] = follows[kind] && here.size() + there.size() == 2 &&
                                hasWay(here[0], there[0], kind);
        }
        answer.followsRoad = follows[0] || follows[1] || follows[2];
        m_alleys = m_alleys && follows[0];
    }

    const World &m_world;
    End m_from;
    End m_to;
    bool m_alleys;
    std::vector<std::vector<Hex>> m_path; // ends included, pairs together
    std::set<int> m_entry;
};

} // namespace hexwerk::assault::testing::second
