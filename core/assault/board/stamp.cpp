#include "core/assault/board/stamp.h"

#include "core/hexes/plane.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace hexwerk::assault {

namespace {

// A movement of the plane that takes hexes to hexes.
struct Motion
{
    std::function<Hex(Hex)> hex;
    std::function<Direction(Direction)> side = [](Direction d) { return d; };
    std::function<int(int)> facing = [](int f) { return f; };
};

} // namespace

static Stamp moved(Stamp stamp, const Motion &motion)
{
    for (Patch &patch : stamp.patches)
        for (Hex &hex : patch.hexes)
            hex = motion.hex(hex);
    for (Road &road : stamp.roads)
        for (Hex &hex : road.hexes)
            hex = motion.hex(hex);
    for (Hexside &hexside : stamp.hexsides) {
        hexside.hex = motion.hex(hexside.hex);
        hexside.side = motion.side(hexside.side);
    }
    for (Overlay &overlay : stamp.overlays) {
        overlay.hex = motion.hex(overlay.hex);
        overlay.facing = motion.facing(overlay.facing);
    }
    for (BoardLabel &label : stamp.labels)
        label.hex = motion.hex(label.hex);
    return stamp;
}

std::vector<Hex> hexesOf(const Stamp &stamp)
{
    std::vector<Hex> hexes;
    for (const Patch &patch : stamp.patches)
        hexes.insert(hexes.end(), patch.hexes.begin(), patch.hexes.end());
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

Stamp turned(Stamp stamp, int sixths)
{
    return moved(std::move(stamp), {[=](Hex hex) { return turnedAroundOrigin(hex, sixths); },
                                    [=](Direction d) { return turned(d, sixths); },
                                    [=](int facing) { return wrapped(facing + sixths); }});
}

Stamp mirrored(Stamp stamp)
{
    return moved(std::move(stamp),
                 {mirroredAtOrigin,
                  [](Direction d) { return static_cast<Direction>(wrapped(-static_cast<int>(d))); },
                  [](int facing) { return wrapped(5 - facing); }});
}

Stamp movedTo(Stamp stamp, Hex hex)
{
    return moved(std::move(stamp), {[=](Hex one) {
                     return Hex{static_cast<std::int16_t>(one.q + hex.q),
                                static_cast<std::int16_t>(one.r + hex.r)};
                 }});
}

// The hex of the group that the others are nearest to, in the sum.
static Hex middleOf(std::span<const Hex> hexes)
{
    long q = 0;
    long r = 0;
    for (const Hex hex : hexes) {
        q += hex.q;
        r += hex.r;
    }
    const auto count = static_cast<long>(hexes.size());
    const auto perHex = [count](long sum) { // downwards, so that it moves as the group does
        return static_cast<std::int16_t>((sum - ((sum % count) + count) % count) / count);
    };
    const Hex mean{perHex(q), perHex(r)};
    return *std::min_element(hexes.begin(), hexes.end(), [&](Hex a, Hex b) {
        return std::pair(distance(a, mean), a) < std::pair(distance(b, mean), b);
    });
}

Stamp centred(Stamp stamp)
{
    const std::vector<Hex> hexes = hexesOf(stamp);
    if (hexes.empty())
        return stamp;
    const Hex middle = middleOf(hexes);
    return movedTo(std::move(stamp),
                   {static_cast<std::int16_t>(-middle.q), static_cast<std::int16_t>(-middle.r)});
}

namespace {

// Takes up what lies on sorted hexes.
class StampTaker
{
public:
    StampTaker(const Board &board, const TerrainChart &chart, const std::vector<Hex> &hexes)
        : m_board(board)
        , m_chart(chart)
        , m_hexes(hexes)
    {
    }

    void takeGround(std::vector<Patch> &patches) const
    {
        std::map<std::pair<TerrainIndex, std::uint8_t>, std::vector<Hex>> alike;
        for (const Hex hex : m_hexes)
            alike[{m_board.at(hex).terrain, m_board.at(hex).level}].push_back(hex);
        for (auto &[ground, hexes] : alike)
            patches.push_back({std::move(hexes), m_chart.row(ground.first).id, int{ground.second}});
    }

    // Both hexes of a side may be in the group: the one to which it belongs then takes it.
    void takeSides(std::vector<Hexside> &hexsides) const
    {
        for (const Hex hex : m_hexes)
            for (const Direction side : kAllDirections)
                for (const HexsideKind kind : m_board.at(hex).kindsOn(side))
                    if (!isLeft(hex, side, kind))
                        hexsides.push_back({hex, side, HexsideId(m_chart.row(kind).id)});
    }

    // To the hex beyond, which is in the group too.
    bool isLeft(Hex hex, Direction side, HexsideKind kind) const
    {
        const Hex beyond = neighbour(hex, side);
        if (m_board.at(hex).ownsSide(kind, side) || !has(beyond))
            return false;
        return m_board.at(beyond).ownsSide(kind, opposite(side)) || beyond < hex;
    }

    void takeFortifications(std::vector<Overlay> &overlays) const
    {
        for (const Hex hex : m_hexes)
            if (const auto &fortification = m_board.at(hex).fortification)
                overlays.push_back({fortification->kind, hex, fortification->facing});
    }

    void takeRoads(std::vector<Road> &roads) const
    {
        for (const RoadKind kind : m_chart.roadKinds()) {
            std::vector<std::pair<Hex, Hex>> stretches;
            for (const Hex hex : m_hexes)
                for (const Direction d : kAllDirections)
                    if (const Hex next = neighbour(hex, d);
                        hex < next && has(next) && m_board.at(hex).roadRuns(kind, d))
                        stretches.emplace_back(hex, next);
            while (!stretches.empty())
                roads.push_back({RoadId(m_chart.row(kind).id), pathOf(stretches)});
        }
    }

private:
    bool has(Hex hex) const { return std::binary_search(m_hexes.begin(), m_hexes.end(), hex); }

    // Takes stretches away that follow each other.
    static std::vector<Hex> pathOf(std::vector<std::pair<Hex, Hex>> &stretches)
    {
        std::vector<Hex> path{stretches.front().first, stretches.front().second};
        stretches.erase(stretches.begin());
        const auto goOn = [&](Hex end) -> std::optional<Hex> {
            for (std::size_t i = 0; i < stretches.size(); ++i) {
                const auto [a, b] = stretches[i];
                if (a != end && b != end)
                    continue;
                stretches.erase(stretches.begin() + static_cast<std::ptrdiff_t>(i));
                return a == end ? b : a;
            }
            return std::nullopt;
        };
        while (const std::optional<Hex> next = goOn(path.back()))
            path.push_back(*next);
        while (const std::optional<Hex> before = goOn(path.front()))
            path.insert(path.begin(), *before);
        return path;
    }

    const Board &m_board;
    const TerrainChart &m_chart;
    const std::vector<Hex> &m_hexes;
};

} // namespace

Stamp stampOf(const Board &board, const TerrainChart &chart, const std::vector<BoardLabel> &labels,
              std::span<const Hex> hexes)
{
    std::vector<Hex> sorted(hexes.begin(), hexes.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    const StampTaker taker(board, chart, sorted);
    Stamp stamp;
    taker.takeGround(stamp.patches);
    taker.takeRoads(stamp.roads);
    taker.takeSides(stamp.hexsides);
    taker.takeFortifications(stamp.overlays);
    for (const BoardLabel &label : labels)
        if (std::binary_search(sorted.begin(), sorted.end(), label.hex))
            stamp.labels.push_back(label);
    return centred(std::move(stamp));
}

} // namespace hexwerk::assault
