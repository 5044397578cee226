#include "core/board/line_of_sight.h"

#include "core/base/contract.h"
#include "core/board/sight_walk.h"

#include <algorithm>

namespace hexwerk {

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
{
    int tallest = 0;
    for (const TerrainRow &row : chart.rows) {
        m_screens.push_back({row.sight, row.hindranceDie, row.height, row.infantryHeight});
        tallest = std::max<int>(tallest, row.infantryHeight);
    }
    int highest = 0;
    for (std::size_t i = 0; i < board.size(); ++i)
        highest = std::max<int>(highest, board.at(board.hexAt(i)).level);
    const int elevations = highest + tallest + 1;
    m_planes.resize(m_slots * static_cast<std::size_t>(elevations) * 2);
    for (int elevation = 0; elevation < elevations; ++elevation)
        for (const bool isLevel : {false, true}) {
            const std::size_t start =
                m_slots * (2 * static_cast<std::size_t>(elevation) + (isLevel ? 1 : 0));
            for (std::size_t i = 0; i < board.size(); ++i)
                m_planes[start + slot(board.hexAt(i))] =
                    effectOf(board.at(board.hexAt(i)), elevation, isLevel);
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

    // [R10.4b] [R10.4d] What stands on it counts if it reaches the higher end; [R10.4c] else the
    // line passes over it.
    const Screen &screen = m_screens[cell.terrain];
    if (screen.effect == SightEffect::Clear || cell.level + screen.height < higher)
        return 0;
    return screen.effect == SightEffect::Blocks ? kBlocks : 1;
}

const std::uint8_t *SightMap::plane(int fromElevation, int toElevation) const
{
    const auto higher = static_cast<std::size_t>(std::max(fromElevation, toElevation));
    return m_planes.data() + m_slots * (2 * higher + (fromElevation == toElevation ? 1 : 0));
}

bool SightMap::isTooFar(Hex from, Hex to) const
{
    return m_limit && distance(from, to) > *m_limit;
}

int SightMap::elevation(SightEnd end) const
{
    const Cell &cell = m_board.at(end.hex);
    // [R9.6.2.2a] Infantry uses the upper floors; [R9.6.2.1a] [R9.6.2.2b] all others stand on the
    // ground.
    const bool isUpstairs = end.type == UnitType::Infantry;
    return cell.level + (isUpstairs ? m_screens[cell.terrain].infantryHeight : 0);
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

// The sum over the path, ends left out; it stops adding where the line is blocked.
template<typename Cells>
static int sumOverPath(Hex from, Hex to, int stride, std::ptrdiff_t slot, Cells cells)
{
    const PlanePoint line = centreOf(to) - centreOf(from);
    const Heading heading = headingTo(line);
    const auto stepBy = [stride](Direction d) {
        const Hex step = neighbour(kOrigin, d);
        return std::ptrdiff_t{step.q} * stride + step.r;
    };
    const std::ptrdiff_t end = slot + std::ptrdiff_t{to.q - from.q} * stride + (to.r - from.r);
    int sum = 0;
    if (heading.throughVertex) {
        const std::ptrdiff_t left = stepBy(static_cast<Direction>(heading.ahead));
        const std::ptrdiff_t right = stepBy(static_cast<Direction>(wrapped(heading.ahead + 1)));
        while (sum < kBlocked) {
            // [R10.3g] [R10.3h] [R10.3i] [R10.3j] [R10.3l] A pair counts its smaller hex.
            sum += std::min(cells(slot + left), cells(slot + right));
            slot += left + right;
            if (slot == end)
                break;
            sum += cells(slot);
        }
        return sum;
    }
    SideWalk walk(line, heading.ahead);
    const std::ptrdiff_t steps[3] = {stepBy(walk.direction(-1)), stepBy(walk.direction(0)),
                                     stepBy(walk.direction(1))};
    for (;;) {
        slot += steps[walk.next() + 1];
        if (slot == end || sum >= kBlocked)
            return sum;
        sum += cells(slot);
    }
}

SightStatus SightMap::status(SightEnd from, SightEnd to, const SmokeMarkers &smoke) const
{
    HW_EXPECTS(m_board.contains(from.hex) && m_board.contains(to.hex) && from.hex != to.hex);
    if (isTooFar(from.hex, to.hex))
        return SightStatus::Blocked;
    if (!smoke.empty())
        return line(from, to, smoke).status;
    const BareCells cells{plane(elevation(from), elevation(to))};
    return statusOf(sumOverPath(from.hex, to.hex, m_stride,
                                static_cast<std::ptrdiff_t>(slot(from.hex)), cells));
}

std::vector<SightStatus> SightMap::fieldOfView(SightEnd from, std::optional<UnitType> toType,
                                               const SmokeMarkers &smoke) const
{
    HW_EXPECTS(m_board.contains(from.hex));
    std::vector<int> smokeBySlot;
    if (!smoke.empty())
        smokeBySlot.resize(m_slots);
    for (const Smoke &marker : smoke)
        smokeBySlot[slot(marker.hex)] += marker.count;
    const int fromElevation = elevation(from);
    const auto start = static_cast<std::ptrdiff_t>(slot(from.hex));
    std::vector<SightStatus> result(m_board.size(), SightStatus::Clear);
    for (std::size_t i = 0; i < result.size(); ++i) {
        const Hex to = m_board.hexAt(i);
        if (to == from.hex)
            continue;
        const std::uint8_t *effects = plane(fromElevation, elevation({to, toType}));
        if (isTooFar(from.hex, to))
            result[i] = SightStatus::Blocked;
        else if (smoke.empty())
            result[i] = statusOf(sumOverPath(from.hex, to, m_stride, start, BareCells{effects}));
        else
            result[i] = statusOf(smokeBySlot[slot(from.hex)] + smokeBySlot[slot(to)] +
                                 sumOverPath(from.hex, to, m_stride, start,
                                             SmokyCells{effects, smokeBySlot.data()}));
    }
    return result;
}

} // namespace hexwerk
