#include "editor/assault/commands/region_edits.h"

#include "editor/assault/commands/board_edits.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

static constexpr int kHighest = 2; // [R9.6.1e]

static void layGround(BoardSpec &spec, const BoardStates &board, const Stamp &stamp,
                      const LayerSet &spared)
{
    for (const Patch &patch : stamp.patches) {
        if (patch.terrain && !spared.has(EditLayer::Terrain))
            paintTerrain(spec, board.ground, board.chart, patch.hexes, *patch.terrain);
        if (patch.level && !spared.has(EditLayer::Levels))
            paintLevel(spec, board.ground, patch.hexes, *patch.level);
    }
}

// In pieces where it leaves the board.
static void layRoadOf(BoardSpec &spec, const Board &board, const Road &road)
{
    std::vector<Hex> piece;
    const auto lay = [&] {
        if (piece.size() > 1)
            spec.roads.push_back({road.kind, piece});
        piece.clear();
    };
    for (const Hex hex : road.hexes)
        if (board.contains(hex))
            piece.push_back(hex);
        else
            lay();
    lay();
}

void layStamp(Scenario &scenario, const BoardStates &board, const Stamp &stamp,
              const LayerSet &spared)
{
    BoardSpec &spec = scenario.board;
    const std::vector<Hex> hexes = onBoard(board.now, hexesOf(stamp));
    for (const Erasure what : {Erasure::Roads, Erasure::Hexsides, Erasure::Overlays})
        erase(scenario, hexes, what, spared);
    layGround(spec, board, stamp, spared);
    if (!spared.has(EditLayer::Roads))
        for (const Road &road : stamp.roads)
            layRoadOf(spec, board.now, road);
    const auto put = [&](const auto &items, auto &list, EditLayer layer) {
        for (const auto &item : items)
            if (!spared.has(layer) && board.now.contains(item.hex))
                list.push_back(item);
    };
    put(stamp.hexsides, spec.hexsides, EditLayer::Hexsides);
    put(stamp.overlays, spec.overlays, EditLayer::Overlays);
    if (!spared.has(EditLayer::Labels))
        std::erase_if(spec.labels, [&](const BoardLabel &old) {
            return std::any_of(stamp.labels.begin(), stamp.labels.end(),
                               [&](const BoardLabel &label) { return label.hex == old.hex; });
        });
    put(stamp.labels, spec.labels, EditLayer::Labels);
}

void shiftLevels(BoardSpec &spec, const BoardStates &board, const std::vector<Hex> &hexes, int by)
{
    std::array<std::vector<Hex>, kHighest + 1> wanted;
    for (const Hex hex : onBoard(board.now, hexes)) {
        const int level = std::clamp(board.now.at(hex).level + by, 0, kHighest);
        if (level != board.now.at(hex).level)
            wanted[static_cast<std::size_t>(level)].push_back(hex);
    }
    for (int level = 0; level <= kHighest; ++level)
        paintLevel(spec, board.ground, wanted[static_cast<std::size_t>(level)], level);
}

std::vector<Hex> hexesOfTerrain(const BoardStates &board, const std::vector<Hex> &hexes,
                                const std::string &terrain)
{
    std::vector<Hex> found = onBoard(board.now, hexes);
    std::erase_if(
        found, [&](Hex hex) { return board.chart.row(board.now.at(hex).terrain).id != terrain; });
    return found;
}

} // namespace hexwerk::assault::ui
