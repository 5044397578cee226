#include "editor/assault/commands/board_edits.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hexwerk::assault::ui {

static std::vector<Hex> sorted(std::vector<Hex> hexes)
{
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

static bool isIn(const std::vector<Hex> &sortedHexes, Hex hex)
{
    return std::binary_search(sortedHexes.begin(), sortedHexes.end(), hex);
}

static bool holdsAny(const Patch &patch, const std::vector<Hex> &sortedHexes)
{
    return std::any_of(patch.hexes.begin(), patch.hexes.end(),
                       [&](Hex hex) { return isIn(sortedHexes, hex); });
}

static void takeOut(std::vector<Patch> &patches, const std::vector<Hex> &sortedHexes,
                    const std::function<bool(const Patch &)> &from)
{
    for (std::size_t i = patches.size(); i-- > 0;) {
        if (!from(patches[i]))
            continue;
        const auto gone =
            std::erase_if(patches[i].hexes, [&](Hex hex) { return isIn(sortedHexes, hex); });
        if (gone > 0 && patches[i].hexes.empty())
            patches.erase(patches.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

// One of the two things that patches paint, with the member of Patch that says it.
template<typename Value>
struct Paint
{
    std::optional<Value> Patch::*member;
    std::function<Value(Hex)> ground;

    bool paintsOnlyThis(const Patch &patch) const
    {
        return (patch.*member).has_value() && !(patch.terrain && patch.level);
    }
    // What the patches make of the hexes that they paint; the last one counts.
    std::vector<Value> valuesOf(const std::vector<Patch> &patches,
                                const std::vector<Hex> &sortedHexes) const
    {
        std::vector<Value> values;
        for (const Hex hex : sortedHexes)
            values.push_back(ground(hex));
        for (const Patch &patch : patches)
            for (const Hex hex : patch.hexes)
                if (const auto at = std::lower_bound(sortedHexes.begin(), sortedHexes.end(), hex);
                    (patch.*member) && at != sortedHexes.end() && *at == hex)
                    values[static_cast<std::size_t>(at - sortedHexes.begin())] = *(patch.*member);
        return values;
    }
};

template<typename Value>
static std::vector<Hex> unlike(const std::vector<Patch> &patches, const Paint<Value> &paint,
                               const std::vector<Hex> &sortedHexes, const Value &value)
{
    const std::vector<Value> values = paint.valuesOf(patches, sortedHexes);
    std::vector<Hex> result;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] != value)
            result.push_back(sortedHexes[i]);
    return result;
}

template<typename Value>
static void apply(std::vector<Patch> &patches, const Paint<Value> &paint,
                  const std::vector<Hex> &hexes, const Value &value)
{
    const std::vector<Hex> changing = unlike(patches, paint, sorted(hexes), value);
    if (changing.empty())
        return;
    takeOut(patches, changing, [&](const Patch &patch) { return paint.paintsOnlyThis(patch); });
    const std::vector<Hex> missing = unlike(patches, paint, changing, value);
    if (missing.empty())
        return;

    // A patch that paints both keeps its hexes; the new paint has to come after it.
    for (std::size_t i = patches.size(); i-- > 0;) {
        Patch &patch = patches[i];
        if (paint.paintsOnlyThis(patch) && patch.*(paint.member) == value) {
            patch.hexes.insert(patch.hexes.end(), missing.begin(), missing.end());
            return;
        }
        if ((patch.*(paint.member)) && holdsAny(patch, missing))
            break;
    }
    Patch fresh{missing, {}, {}};
    fresh.*(paint.member) = value;
    patches.push_back(std::move(fresh));
}

std::vector<Hex> onBoard(const Board &board, std::vector<Hex> hexes)
{
    std::erase_if(hexes, [&](Hex hex) { return !board.contains(hex); });
    return hexes;
}

void paintTerrain(BoardSpec &spec, const Board &ground, const TerrainChart &chart,
                  const std::vector<Hex> &hexes, const std::string &terrain)
{
    const Paint<std::string> paint{&Patch::terrain,
                                   [&](Hex hex) { return chart.row(ground.at(hex).terrain).id; }};
    apply(spec.patches, paint, onBoard(ground, hexes), terrain);
}

void paintLevel(BoardSpec &spec, const Board &ground, const std::vector<Hex> &hexes, int level)
{
    const Paint<int> paint{&Patch::level, [&](Hex hex) { return int{ground.at(hex).level}; }};
    apply(spec.patches, paint, onBoard(ground, hexes), level);
}

void layRoad(BoardSpec &spec, const RoadId &kind, const std::vector<Hex> &path)
{
    if (path.empty())
        return;
    for (Road &road : spec.roads) {
        if (road.kind != kind || road.hexes.empty())
            continue;
        if (road.hexes.back() == path.front()) {
            road.hexes.insert(road.hexes.end(), path.begin() + 1, path.end());
            return;
        }
        if (road.hexes.front() == path.front()) {
            road.hexes.insert(road.hexes.begin(), path.rbegin(), path.rend() - 1);
            return;
        }
    }
    spec.roads.push_back({kind, path});
}

static void eraseRoads(std::vector<Road> &roads, const std::vector<Hex> &sortedHexes)
{
    std::vector<Road> left;
    for (const Road &road : roads) {
        if (std::none_of(road.hexes.begin(), road.hexes.end(),
                         [&](Hex hex) { return isIn(sortedHexes, hex); })) {
            left.push_back(road);
            continue;
        }
        Road piece{road.kind, {}};
        for (const Hex hex : road.hexes) {
            if (!isIn(sortedHexes, hex)) {
                piece.hexes.push_back(hex);
                continue;
            }
            if (piece.hexes.size() > 1)
                left.push_back(piece);
            piece.hexes.clear();
        }
        if (piece.hexes.size() > 1)
            left.push_back(piece);
    }
    roads = std::move(left);
}

template<typename T>
static void lift(std::vector<T> &items, const std::vector<Hex> &sortedHexes)
{
    std::erase_if(items, [&](const T &item) { return isIn(sortedHexes, item.hex); });
}

static std::vector<Hex> common(const std::vector<Hex> &hexes, const std::vector<Hex> &sortedHexes)
{
    std::vector<Hex> both;
    for (const Hex hex : hexes)
        if (isIn(sortedHexes, hex))
            both.push_back(hex);
    return both;
}

// Takes the hexes out of what the patches say of one thing; of the other they still speak.
template<typename Value, typename Other>
static void erasePaint(std::vector<Patch> &patches, const std::vector<Hex> &sortedHexes,
                       std::optional<Value> Patch::*member, std::optional<Other> Patch::*other)
{
    for (std::size_t i = patches.size(); i-- > 0;) {
        const auto place = patches.begin() + static_cast<std::ptrdiff_t>(i);
        const std::vector<Hex> gone = common(place->hexes, sortedHexes);
        if (!((*place).*member) || gone.empty())
            continue;
        std::erase_if(place->hexes, [&](Hex hex) { return isIn(sortedHexes, hex); });
        Patch rest{gone, {}, {}};
        rest.*other = (*place).*other;
        if (rest.*other)
            patches.insert(place + 1, std::move(rest));
        if (patches[i].hexes.empty())
            patches.erase(patches.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

static void eraseMarkers(Scenario &scenario, const std::vector<Hex> &from, const LayerSet &spared)
{
    if (!spared.has(EditLayer::Smoke))
        lift(scenario.board.smoke, from);
    if (!spared.has(EditLayer::Mines))
        lift(scenario.board.minefields, from);
    if (!spared.has(EditLayer::Labels))
        lift(scenario.board.labels, from);
    if (!spared.has(EditLayer::Objectives))
        lift(scenario.objectives, from);
}

void erase(Scenario &scenario, const std::vector<Hex> &hexes, Erasure what, const LayerSet &spared)
{
    const std::vector<Hex> from = sorted(hexes);
    BoardSpec &board = scenario.board;
    const auto erases = [&](Erasure one, EditLayer layer) {
        return (what == one || what == Erasure::Everything) && !spared.has(layer);
    };
    if (erases(Erasure::Paint, EditLayer::Terrain))
        erasePaint(board.patches, from, &Patch::terrain, &Patch::level);
    if (erases(Erasure::Paint, EditLayer::Levels))
        erasePaint(board.patches, from, &Patch::level, &Patch::terrain);
    if (erases(Erasure::Roads, EditLayer::Roads))
        eraseRoads(board.roads, from);
    if (erases(Erasure::Hexsides, EditLayer::Hexsides))
        std::erase_if(board.hexsides, [&](const Hexside &hexside) {
            return isIn(from, hexside.hex) || isIn(from, neighbour(hexside.hex, hexside.side));
        });
    if (erases(Erasure::Overlays, EditLayer::Overlays))
        lift(board.overlays, from);
    if (what == Erasure::Markers || what == Erasure::Everything)
        eraseMarkers(scenario, from, spared);
    if (erases(Erasure::Units, EditLayer::Units))
        std::erase_if(scenario.units,
                      [&](const UnitSpec &unit) { return unit.at && isIn(from, *unit.at); });
    if (what == Erasure::Zones && !spared.has(EditLayer::Zones))
        for (Zone &zone : scenario.zones)
            std::erase_if(zone.hexes, [&](Hex hex) { return isIn(from, hex); });
}

} // namespace hexwerk::assault::ui
