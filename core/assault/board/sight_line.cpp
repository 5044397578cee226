#include "core/assault/board/line_of_sight.h"
#include "core/base/contract.h"
#include "core/hexes/sight_walk.h"

#include <algorithm>
#include <tuple>

namespace hexwerk::assault {

// What one hex on the path counts.
struct Tally
{
    Hex hex;
    bool blocks = false;
    bool isGround = false; // that blocks
    int terrain = 0;       // hindrances
    int smoke = 0;         // markers
    Die terrainDie = Die::Blue;
    Die smokeDie = Die::Blue;

    int hindrances() const { return terrain + smoke; }
    int value() const { return (blocks ? 16 : 0) + hindrances(); }
    Pool dice() const { return Pool().add(terrainDie, terrain).add(smokeDie, smoke); }
};

// [R10.3h] [R10.3l] Whether `b` counts less than `a`: by value, then by weaker dice, then by what
// spares the target the terrain modifier of spotting.
static bool isSmaller(const Tally &b, const Tally &a)
{
    const auto rank = [](const Tally &tally) {
        const Pool dice = tally.dice();
        return std::tuple(tally.value(), dice.count(Die::Red), dice.count(Die::Yellow),
                          dice.count(Die::Green), tally.terrain);
    };
    return rank(b) < rank(a);
}

static bool isBefore(Hex a, Hex b)
{
    return std::pair(a.column(), a.row()) < std::pair(b.column(), b.row());
}

class SightLineBuilder
{
public:
    SightLineBuilder(const SightMap &map, SightEnd from, SightEnd to, const SmokeMarkers &smoke)
        : m_map(map)
        , m_board(map.m_board)
        , m_from(from.hex)
        , m_to(to.hex)
        , m_smoke(smoke)
        , m_higher(std::max(map.elevation(from), map.elevation(to)))
        , m_isLevel(map.elevation(from) == map.elevation(to))
        , m_followsAlley(map.followsAlley(from.hex, to.hex))
        , m_roads(map.m_dryRoads)
    {
    }

    SightLine run()
    {
        m_line.range = distance(m_from, m_to);
        countSmoke(m_from);
        const PlanePoint line = centreOf(m_to) - centreOf(m_from);
        const Heading heading = headingTo(line);
        if (heading.throughVertex)
            alongSides(heading.ahead);
        else
            throughSides(SideWalk(line, heading.ahead));
        countSmoke(m_to);
        finish();
        return std::move(m_line);
    }

private:
    void throughSides(SideWalk walk)
    {
        Hex hex = m_from;
        for (;;) {
            const Direction out = walk.direction(walk.next());
            const Hex next = neighbour(hex, out);
            cross(hex, out, sidesBetween(hex, out));
            followRoad(hex, out);
            hex = next;
            if (hex == m_to) {
                m_line.entry = {opposite(out)};
                return;
            }
            m_line.path.push_back({hex, std::nullopt});
            countAlone(tallyOf(hex));
        }
    }

    void alongSides(int vertex)
    {
        const auto left = static_cast<Direction>(wrapped(vertex));
        const auto right = static_cast<Direction>(wrapped(vertex + 1));
        m_roads = {};
        Hex hex = m_from;
        for (;;) {
            const Hex a = neighbour(hex, left);
            const Hex b = neighbour(hex, right);
            crossBoth(hex, left, hex, right);
            m_line.path.push_back(isBefore(a, b) ? PathHex{a, b} : PathHex{b, a});
            countPair(m_line.path.back());
            crossBoth(a, right, b, left);
            hex = neighbour(a, right);
            if (hex == m_to)
                break;
            m_line.path.push_back({hex, std::nullopt});
            countAlone(tallyOf(hex));
        }
        m_line.entry = {opposite(left), opposite(right)};
        std::sort(m_line.entry.begin(), m_line.entry.end());
    }

    int smokeOn(Hex hex) const
    {
        const auto found =
            std::lower_bound(m_smoke.begin(), m_smoke.end(), hex,
                             [](const Smoke &marker, Hex other) { return marker.hex < other; });
        return found != m_smoke.end() && found->hex == hex ? found->count : 0;
    }

    Tally tallyOf(Hex hex) const
    {
        Tally tally{.hex = hex, .smoke = smokeOn(hex), .smokeDie = m_map.m_smokeDie};
        if (!m_board.contains(hex))
            return tally;
        const Cell &cell = m_board.at(hex);
        const SightMap::Screen &screen = m_map.m_screens[cell.terrain];
        tally.isGround = m_map.groundBlocks(cell, m_higher, m_isLevel);
        // [D9.6.3e] Along a tree alley nothing but the ground counts.
        if (m_followsAlley && screen.clearAlongRoad) {
            tally.blocks = tally.isGround;
            return tally;
        }
        const int effect = m_map.effectOf(cell, m_higher, m_isLevel);
        tally.blocks = effect > 1;
        tally.terrain = effect == 1 ? 1 : 0;
        tally.terrainDie = screen.die;
        return tally;
    }

    void count(const Tally &tally, std::string_view blocks, std::string_view hinders)
    {
        using Reason = SightReason;
        m_sum += tally.value();
        m_line.hindrances += tally.hindrances();
        m_line.terrainHinders |= tally.terrain > 0;
        m_line.dice.add(tally.dice());
        if (tally.blocks)
            m_line.reasons.push_back({tally.hex, Reason::Blocks,
                                      tally.isGround ? Reason::Ground : Reason::Terrain, Die::Blue,
                                      1, blocks});
        if (tally.terrain > 0)
            m_line.reasons.push_back({tally.hex, Reason::Hinders, Reason::Terrain, tally.terrainDie,
                                      tally.terrain, hinders});
        if (tally.smoke > 0)
            m_line.reasons.push_back({tally.hex, Reason::Hinders, Reason::SmokeMarkers,
                                      tally.smokeDie, tally.smoke, hinders});
    }

    void countAlone(const Tally &tally)
    {
        count(tally, tally.isGround ? "R10.4e" : "R10.3f", "R10.3d");
    }

    void countSmoke(Hex end)
    {
        // RULING [R10.3d] Smoke in the hexes of both ends counts too [G-18].
        countAlone({.hex = end, .smoke = smokeOn(end), .smokeDie = m_map.m_smokeDie});
    }

    void countPair(const PathHex &pair)
    {
        // [R10.3g] [R10.3h] [R10.3i] [R10.3j] RULING [R10.3l] the smaller of the two [G-20].
        const Tally first = tallyOf(pair.first);
        const Tally second = tallyOf(*pair.second);
        const Tally &smaller = isSmaller(second, first) ? second : first;
        const bool oneBlocks = first.blocks || second.blocks;
        count(smaller, "R10.3g", oneBlocks ? "R10.3h" : "R10.3l");
    }

    SideBits sidesBetween(Hex hex, Direction out) const
    {
        const Hex next = neighbour(hex, out);
        if (m_board.contains(hex))
            return m_board.at(hex).sides[static_cast<std::size_t>(out)];
        if (m_board.contains(next))
            return m_board.at(next).sides[static_cast<std::size_t>(opposite(out))];
        return 0;
    }

    // [R9.6.3.2.1a] [R9.6.3.2.3a] Features of a hexside hide nothing. They are noted for cover and
    // for what may not be fired at.
    void cross(Hex hex, Direction out, SideBits kinds)
    {
        for (const HexsideKind kind : KindSet<HexsideKind>(kinds))
            m_line.crossed.push_back({hex, out, kind});
    }

    // Into or out of a pair: what only one of the two hexsides carries is passed beside it.
    void crossBoth(Hex a, Direction outOfA, Hex b, Direction outOfB)
    {
        const auto both = static_cast<SideBits>(sidesBetween(a, outOfA) & sidesBetween(b, outOfB));
        const bool inOrder = a == b ? outOfA < outOfB : isBefore(a, b);
        cross(inOrder ? a : b, inOrder ? outOfA : outOfB, both);
        cross(inOrder ? b : a, inOrder ? outOfB : outOfA, both);
    }

    void followRoad(Hex hex, Direction out)
    {
        std::uint16_t left = 0;
        for (const RoadKind kind : m_roads)
            if (m_board.contains(hex) && m_board.at(hex).roadRuns(kind, out))
                left |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
        m_roads = KindSet<RoadKind>(left);
    }

    void finish()
    {
        m_line.followsRoad = !m_roads.isEmpty();
        // [R10.3e] From three on it is their number that blocks.
        if (m_line.hindrances >= 3)
            for (SightReason &reason : m_line.reasons)
                if (reason.rule == "R10.3d")
                    reason.rule = "R10.3e";
        if (m_map.isTooFar(m_from, m_to)) {
            m_sum += 16;
            m_line.reasons.push_back(
                {m_to, SightReason::Blocks, SightReason::TooFar, Die::Blue, 1, "R10.2a"});
        }
        m_line.status = m_sum >= 3  ? SightStatus::Blocked
                        : m_sum > 0 ? SightStatus::Hindered
                                    : SightStatus::Clear;
    }

    const SightMap &m_map;
    const Board &m_board;
    Hex m_from;
    Hex m_to;
    const SmokeMarkers &m_smoke;
    int m_higher;   // elevation of the higher end
    bool m_isLevel; // both ends have it
    bool m_followsAlley;
    SightLine m_line;
    int m_sum = 0;
    KindSet<RoadKind> m_roads; // that the line has followed so far
};

SightLine SightMap::line(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const
{
    HW_EXPECTS(m_board.contains(from.hex) && m_board.contains(to.hex) && from.hex != to.hex);
    return SightLineBuilder(*this, from, to, smoke).run();
}

} // namespace hexwerk::assault
