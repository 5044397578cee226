#include "editor/assault/document/live_board.h"

#include "core/assault/board/compose.h"
#include "core/assault/board/compose_layers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kDefaultColumns = 20;
static constexpr int kDefaultRows = 16;

LiveBoard::LiveBoard(TileLookup tiles)
    : m_tiles(std::move(tiles))
{
}

static BoardSpec groundOf(const BoardSpec &spec)
{
    BoardSpec ground;
    ground.columns = spec.columns;
    ground.rows = spec.rows;
    ground.terrain = spec.terrain;
    ground.tiles = spec.tiles;
    ground.transforms = spec.transforms;
    return ground;
}

template<typename T>
static void dropFaulty(std::vector<T> &items, const std::vector<BoardFault> &faults,
                       std::string_view table)
{
    for (std::size_t i = items.size(); i-- > 0;)
        if (std::any_of(faults.begin(), faults.end(), [&](const BoardFault &fault) {
                return fault.table == table && fault.place == i;
            }))
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
}

void LiveBoard::composeGround(BoardSpec spec)
{
    auto composed = assault::compose(spec, m_chart, m_tiles);
    if (!composed) { // once more without what is at fault
        dropFaulty(spec.tiles, composed.error(), "tile");
        dropFaulty(spec.transforms, composed.error(), "transform");
        composed = assault::compose(spec, m_chart, m_tiles);
    }
    m_ground = composed ? std::move(*composed) : Board(kDefaultColumns, kDefaultRows);
}

void LiveBoard::rebuild(const BoardSpec &spec, TerrainChart chart)
{
    m_chart = std::move(chart);
    composeAll(spec);
}

void LiveBoard::composeAll(const BoardSpec &spec)
{
    composeGround(groundOf(spec));
    m_board = m_ground;
    m_mask.assign(m_board.size(), false);
    std::vector<BoardFault> faults;
    Layers(m_board, m_chart, faults).paint(spec, RoadEnds::Stop);
}

LiveBoard::Update LiveBoard::update(const BoardSpec &spec, const ScenarioChange &change)
{
    const auto &head = change.head();
    const bool resized = head && (head->first.columns != head->second.columns ||
                                  head->first.rows != head->second.rows ||
                                  head->first.terrain != head->second.terrain);
    if (resized || change.touches(Table::Tile) || change.touches(Table::Transform)) {
        composeAll(spec);
        return {.extent = Extent::WholeBoard, .hexes = {}};
    }

    std::vector<Hex> hexes = hexesOf(change);
    std::vector<Cell> before;
    before.reserve(hexes.size());
    for (const Hex hex : hexes)
        before.push_back(m_board.at(hex));
    compose(spec, hexes);
    Update update;
    for (std::size_t i = 0; i < hexes.size(); ++i)
        if (m_board.at(hexes[i]) != before[i])
            update.hexes.push_back(hexes[i]);
    return update;
}

static void addHexes(std::vector<Hex> &hexes, const Patch &patch)
{
    hexes.insert(hexes.end(), patch.hexes.begin(), patch.hexes.end());
}

static void addHexes(std::vector<Hex> &hexes, const Road &road)
{
    hexes.insert(hexes.end(), road.hexes.begin(), road.hexes.end());
}

static void addHexes(std::vector<Hex> &hexes, const Hexside &hexside)
{
    hexes.push_back(hexside.hex);
    hexes.push_back(neighbour(hexside.hex, hexside.side));
}

static void addHexes(std::vector<Hex> &hexes, const Overlay &overlay)
{
    hexes.push_back(overlay.hex);
}

std::vector<Hex> LiveBoard::hexesOf(const ScenarioChange &change) const
{
    std::vector<Hex> hexes;
    const auto collect = [&]<typename T>(const ListChange<T> &list) {
        for (const T &item : list.before)
            addHexes(hexes, item);
        for (const T &item : list.after)
            addHexes(hexes, item);
    };
    collect(change.list<Patch>());
    collect(change.list<Road>());
    collect(change.list<Hexside>());
    collect(change.list<Overlay>());
    std::erase_if(hexes, [&](Hex hex) { return !m_board.contains(hex); });
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

// What of the specification shows on the masked hexes. Roads and hexsides keep the neighbour that
// they join; writing there what is there already changes nothing.
BoardSpec LiveBoard::touching(const BoardSpec &spec) const
{
    const auto isMasked = [&](Hex hex) {
        return m_board.contains(hex) && m_mask[m_board.index(hex)];
    };
    BoardSpec part;
    for (const Patch &patch : spec.patches) {
        Patch cut{{}, patch.terrain, patch.level};
        std::copy_if(patch.hexes.begin(), patch.hexes.end(), std::back_inserter(cut.hexes),
                     isMasked);
        if (!cut.hexes.empty())
            part.patches.push_back(std::move(cut));
    }
    for (const Road &road : spec.roads)
        for (std::size_t i = 0; i < road.hexes.size(); ++i)
            if (isMasked(road.hexes[i])) {
                const auto begin = road.hexes.begin() + static_cast<std::ptrdiff_t>(i);
                const bool isLast = i + 1 == road.hexes.size();
                part.roads.push_back({road.kind, {begin - (i > 0), begin + (isLast ? 1 : 2)}});
            }
    for (const Hexside &hexside : spec.hexsides)
        if (isMasked(hexside.hex) || isMasked(neighbour(hexside.hex, hexside.side)))
            part.hexsides.push_back(hexside);
    std::copy_if(spec.overlays.begin(), spec.overlays.end(), std::back_inserter(part.overlays),
                 [&](const Overlay &overlay) { return isMasked(overlay.hex); });
    return part;
}

void LiveBoard::compose(const BoardSpec &spec, const std::vector<Hex> &hexes)
{
    for (const Hex hex : hexes) {
        m_mask[m_board.index(hex)] = true;
        m_board.at(hex) = m_ground.at(hex);
    }
    std::vector<BoardFault> faults;
    Layers(m_board, m_chart, faults).paint(touching(spec), RoadEnds::Stop);
    for (const Hex hex : hexes)
        m_mask[m_board.index(hex)] = false;
}

} // namespace hexwerk::assault::ui
