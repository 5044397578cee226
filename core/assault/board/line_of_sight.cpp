#include "core/assault/board/line_of_sight.h"

#include "core/base/contract.h"
#include "core/hexes/sight_templates.h"
#include "core/hexes/sight_walk.h"

#include <algorithm>

namespace hexwerk::assault {

// [R10.3c] [R10.3d] [R10.3e] [R10.3f] A block counts 16, a hindrance 1; from 3 on a line is
// blocked.
static constexpr int kBlocks = 16;
static constexpr int kBlocked = 3;

std::string_view toString(SightStatus status)
{
    switch (status) {
    case SightStatus::Clear:
        return "clear";
    case SightStatus::Hindered:
        return "hindered";
    case SightStatus::Blocked:
        return "blocked";
    }
    HW_UNREACHABLE();
}

SmokeMarkers smokeMarkers(const std::vector<Smoke> &smoke)
{
    SmokeMarkers sorted;
    for (const Smoke &marker : smoke)
        if (marker.count > 0)
            sorted.push_back(marker);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Smoke &a, const Smoke &b) { return a.hex < b.hex; });
    SmokeMarkers merged;
    for (const Smoke &marker : sorted) {
        if (!merged.empty() && merged.back().hex == marker.hex)
            merged.back().count += marker.count;
        else
            merged.push_back(marker);
    }
    return merged;
}

static SightStatus statusOf(int sum)
{
    if (sum >= kBlocked)
        return SightStatus::Blocked;
    return sum > 0 ? SightStatus::Hindered : SightStatus::Clear;
}

SightMap::SightMap(const Board &board, const TerrainChart &chart, Die smokeDie,
                   std::optional<int> limit)
    : m_board(board)
    , m_smokeDie(smokeDie)
    , m_limit(limit)
    , m_stride(board.rows() + board.columns() / 2 + 1)
    , m_origin(board.columns() / 2)
    , m_slots(static_cast<std::size_t>(m_stride * board.columns()))
    , m_grounds(m_slots)
    , m_floors(m_slots)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Hex step = neighbour(kOrigin, turned(Direction::NW, static_cast<int>(i)));
        m_steps[i] = step.q * m_stride + step.r;
    }
    // [R9.6.2.1b] [R9.6.2.2c] What stands on a hex is as high as the chart says: a plain building
    // one level, a taller one two.
    for (const TerrainRow &row : chart.rows)
        m_screens.push_back(
            {row.sight, row.hindranceDie, row.height, row.infantryHeight, row.clearAlongRoad});
    std::uint16_t dry = 0;
    for (const RoadKind kind : chart.roadKinds())
        if (!chart.row(kind).isWater)
            dry |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
    m_dryRoads = KindSet<RoadKind>(dry);
    m_hasAlleys = std::any_of(m_screens.begin(), m_screens.end(),
                              [](const Screen &screen) { return screen.clearAlongRoad; });
    int highest = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        layGround(board.hexAt(i));
        highest = std::max<int>(highest, m_floors[slot(board.hexAt(i))]);
    }
    m_planes.resize(m_slots * 2 * static_cast<std::size_t>(highest + 1));
    for (int elevation = 0; elevation <= highest; ++elevation)
        for (const bool isLevel : {false, true})
            fillPlane(elevation, isLevel);
}

void SightMap::layGround(Hex hex)
{
    // [R9.6.2.2a] Infantry uses the upper floors; [R9.6.2.1a] [R9.6.2.2b] all others stand on the
    // ground.
    const Cell &cell = m_board.at(hex);
    m_grounds[slot(hex)] = cell.level;
    m_floors[slot(hex)] =
        static_cast<std::uint8_t>(cell.level + m_screens[cell.terrain].infantryHeight);
}

void SightMap::change(const Board &board, const TerrainChart &chart, const std::vector<Hex> &hexes)
{
    HW_EXPECTS(board.columns() == m_board.columns() && board.rows() == m_board.rows());
    const int elevations = static_cast<int>(m_planes.size() / (2 * m_slots));
    for (const Hex hex : hexes) {
        m_board.at(hex) = board.at(hex);
        layGround(hex);
        if (m_floors[slot(hex)] >= elevations) {
            *this = SightMap(board, chart, m_smokeDie, m_limit);
            return;
        }
        for (int elevation = 0; elevation < elevations; ++elevation)
            for (const bool isLevel : {false, true})
                m_planes[planeStart(elevation, isLevel) + slot(hex)] =
                    effectOf(m_board.at(hex), elevation, isLevel);
    }
}

void SightMap::fillPlane(int higher, bool isLevel)
{
    std::uint8_t *effects = m_planes.data() + planeStart(higher, isLevel);
    for (std::size_t i = 0; i < m_board.size(); ++i) {
        const Hex hex = m_board.hexAt(i);
        effects[slot(hex)] = effectOf(m_board.at(hex), higher, isLevel);
    }
}

bool SightMap::groundBlocks(const Cell &cell, int higher, bool isLevel)
{
    // [R10.4e] The ground of a hex blocks from its own level on, but not between two ends that both
    // are at this level.
    return cell.level > higher || (cell.level == higher && !isLevel);
}

std::uint8_t SightMap::effectOf(const Cell &cell, int higher, bool isLevel) const
{
    if (groundBlocks(cell, higher, isLevel))
        return kBlocks;

    // [R10.4b] [R10.4d] [H9.4d] What stands on it counts if it reaches the higher end; [R10.4c]
    // else the line passes over it.
    const Screen &screen = m_screens[cell.terrain];
    if (screen.effect == SightEffect::Clear || cell.level + screen.height < higher)
        return 0;
    return screen.effect == SightEffect::Blocks ? kBlocks : 1;
}

std::size_t SightMap::planeStart(int higher, bool isLevel) const
{
    return m_slots * (2 * static_cast<std::size_t>(higher) + (isLevel ? 1 : 0));
}

const std::uint8_t *SightMap::plane(int fromElevation, int toElevation) const
{
    return m_planes.data() +
           planeStart(std::max(fromElevation, toElevation), fromElevation == toElevation);
}

bool SightMap::isTooFar(Hex from, Hex to) const
{
    return m_limit && distance(from, to) > *m_limit;
}

// [D9.6.3e] RULING A-53: through hexsides that a main road crosses, from end to end.
bool SightMap::followsAlley(Hex from, Hex to) const
{
    if (!m_hasAlleys || !m_board.at(from).hasRoad(RoadKind::MainRoad))
        return false;
    const PlanePoint line = centreOf(to) - centreOf(from);
    const Heading heading = headingTo(line);
    if (heading.throughVertex)
        return false;
    SideWalk walk(line, heading.ahead);
    for (Hex hex = from; hex != to;) {
        const Direction out = walk.direction(walk.next());
        if (!m_board.contains(hex) || !m_board.at(hex).roadRuns(RoadKind::MainRoad, out))
            return false;
        hex = neighbour(hex, out);
    }
    return true;
}

int SightMap::elevation(SightEnd end) const
{
    return (end.type == UnitType::Infantry ? m_floors : m_grounds)[slot(end.hex)];
}

// What a hex counts, by slot.
struct BareCells
{
    const std::uint8_t *effects;
    int operator()(std::ptrdiff_t slot) const { return effects[slot]; }
};
struct SmokyCells
{
    const std::uint8_t *effects;
    const int *smoke; // markers
    int operator()(std::ptrdiff_t slot) const { return effects[slot] + smoke[slot]; }
};

// For a single line: nothing is laid out before.
struct HazyCells
{
    const std::uint8_t *effects;
    const SmokeMarkers &smoke;
    int origin;
    int stride;
    int operator()(std::ptrdiff_t slot) const
    {
        int sum = effects[slot];
        for (const Smoke &marker : smoke)
            if (origin + marker.hex.q * stride + marker.hex.r == slot)
                sum += marker.count;
        return sum;
    }
};

// [R10.3g] [R10.3h] [R10.3i] [R10.3j] [R10.3l] A line along hexsides: each pair counts its smaller
// hex.
template<typename Cells>
static int sumAlongSides(std::ptrdiff_t slot, std::ptrdiff_t end, std::ptrdiff_t left,
                         std::ptrdiff_t right, Cells cells)
{
    int sum = std::min(cells(slot + left), cells(slot + right));
    for (slot += left + right; slot != end && sum < kBlocked; slot += left + right)
        sum += cells(slot) + std::min(cells(slot + left), cells(slot + right));
    return sum;
}

// The sum over the path, ends left out; it stops adding where the line is blocked.
template<typename Cells>
int SightMap::sumOverPath(Hex from, Hex to, Cells cells) const
{
    // [R10.3a] From centre to centre.
    const PlanePoint line = centreOf(to) - centreOf(from);
    const Heading heading = headingTo(line);
    auto at = static_cast<std::ptrdiff_t>(slot(from));
    const auto end = static_cast<std::ptrdiff_t>(slot(to));
    const int *stepsAround = m_steps.data() + heading.ahead;
    if (heading.throughVertex)
        return sumAlongSides(at, end, stepsAround[1], stepsAround[2], cells);
    std::array<std::ptrdiff_t, 3> steps = {stepsAround[0], stepsAround[1], stepsAround[2]};
    int sum = 0;
    if (const int range = distance(from, to); range <= kTemplateRange) {
        const int aside = rightOf(heading.ahead, to.q - from.q, to.r - from.r);
        if (aside < 0)
            std::swap(steps[0], steps[2]);
        for (const std::uint8_t *step = templateSteps(range, aside);; ++step) {
            at += steps[std::size_t{*step}];
            if (at == end || sum >= kBlocked)
                return sum;
            sum += cells(at);
        }
    }
    SideWalk walk(line, heading.ahead);
    for (;;) {
        at += steps[static_cast<std::size_t>(walk.next() + 1)];
        if (at == end || sum >= kBlocked)
            return sum;
        sum += cells(at);
    }
}

// Whether a marker may lie on a line or at its ends: never no where it does.
static bool isNear(Hex from, PlanePoint line, Hex marker)
{
    const PlanePoint centre = centreOf(marker) - centreOf(from);
    // Most lie aside of the ends: that is told first.
    if (std::abs(2 * centre.y - line.y) > std::abs(line.y) + 2)
        return false;
    const int reach = std::max(std::abs(line.x) + std::abs(line.y), 2 * std::abs(line.y));
    return std::abs(cross(line, centre)) <= reach;
}

static bool isAnyNear(const SmokeMarkers &smoke, Hex from, Hex to)
{
    const PlanePoint line = centreOf(to) - centreOf(from);
    const int first = std::min(from.q, to.q);
    const int last = std::max(from.q, to.q);
    return std::any_of(smoke.begin(), smoke.end(), [&](const Smoke &marker) {
        return marker.hex.q >= first && marker.hex.q <= last && isNear(from, line, marker.hex);
    });
}

SightStatus SightMap::status(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const
{
    HW_EXPECTS(m_board.contains(from.hex) && m_board.contains(to.hex) && from.hex != to.hex);
    if (isTooFar(from.hex, to.hex))
        return SightStatus::Blocked;
    if (followsAlley(from.hex, to.hex))
        return line(from, to, smoke).status;
    const std::uint8_t *effects = plane(elevation(from), elevation(to));
    const int bare = sumOverPath(from.hex, to.hex, BareCells{effects});
    if (bare >= kBlocked || !isAnyNear(smoke, from.hex, to.hex)) // smoke makes no line clearer
        return statusOf(bare);
    int ends = 0; // RULING [R10.3d] Smoke there counts too [G-18].
    for (const Smoke &marker : smoke)
        if (marker.hex == from.hex || marker.hex == to.hex)
            ends += marker.count;
    const HazyCells cells{effects, smoke, m_origin, m_stride};
    return statusOf(ends + sumOverPath(from.hex, to.hex, cells));
}

std::vector<SightStatus> SightMap::fieldOfView(SightEnd from, std::optional<UnitType> toType,
                                               const SmokeMarkers &smoke) const
{
    HW_EXPECTS(m_board.contains(from.hex));
    std::vector<int> markers(smoke.empty() ? 0 : m_slots);
    for (const Smoke &marker : smoke)
        markers[slot(marker.hex)] += marker.count;
    const int fromElevation = elevation(from);
    std::vector<SightStatus> result(m_board.size(), SightStatus::Clear);
    std::size_t i = 0;
    for (int column = 0; column < m_board.columns(); ++column)
        for (int row = 0; row < m_board.rows(); ++row, ++i) {
            const Hex to = Hex::at(column, row);
            if (to == from.hex)
                continue;
            const std::uint8_t *effects = plane(fromElevation, elevation({to, toType}));
            if (isTooFar(from.hex, to))
                result[i] = SightStatus::Blocked;
            else if (followsAlley(from.hex, to))
                result[i] = line(from, {to, toType}, smoke).status;
            else if (smoke.empty())
                result[i] = statusOf(sumOverPath(from.hex, to, BareCells{effects}));
            else
                result[i] =
                    statusOf(markers[slot(from.hex)] + markers[slot(to)] +
                             sumOverPath(from.hex, to, SmokyCells{effects, markers.data()}));
        }
    return result;
}

} // namespace hexwerk::assault
