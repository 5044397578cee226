#include "editor/assault/commands/resize_edits.h"

#include "core/assault/board/compose.h"
#include "editor/assault/canvas/under_picture.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

class Resizer
{
public:
    Resizer(const BoardResize &resize, const TileLookup &tiles)
        : m_resize(resize)
        , m_tiles(tiles)
    {
    }

    // What is left of the item: its lists of hexes are moved and cut.
    struct Left
    {
        bool stays = true;
        std::optional<Fallen::Fate> fate;
    };

    Left move(TilePlacement &tile) const;
    Left move(Transform &) const { return {}; }
    Left move(Patch &patch) const { return cut(patch.hexes, 1); }
    Left move(Zone &zone) const
    {
        Left left = cut(zone.hexes, 0);
        return {true, left.fate}; // an empty zone can be painted again
    }
    Left move(Hexside &hexside) const;
    Left move(Objective &objective) const;
    Left move(UnitSpec &unit) const;
    template<typename T>
    requires requires(T item) { item.hex; }
    Left move(T &item) const
    {
        item.hex = moved(item.hex);
        return isIn(item.hex) ? Left{} : Left{false, Fallen::Removed};
    }
    template<typename T>
    Left move(T &) const
    {
        return {};
    }

    // In pieces where it leaves the board.
    std::vector<Road> piecesOf(const Road &road) const;

private:
    Hex moved(Hex hex) const
    {
        return Hex::at(hex.column() + m_resize.left, hex.row() + m_resize.top);
    }
    bool isIn(Hex hex) const
    {
        return hex.column() >= 0 && hex.row() >= 0 && hex.column() < m_resize.columns &&
               hex.row() < m_resize.rows;
    }
    Left cut(std::vector<Hex> &hexes, std::size_t fewest) const;

    const BoardResize &m_resize;
    const TileLookup &m_tiles;
};

Resizer::Left Resizer::cut(std::vector<Hex> &hexes, std::size_t fewest) const
{
    const std::size_t before = hexes.size();
    for (Hex &hex : hexes)
        hex = moved(hex);
    std::erase_if(hexes, [&](Hex hex) { return !isIn(hex); });
    if (hexes.size() == before)
        return {};
    if (hexes.size() < fewest)
        return {false, Fallen::Removed};
    return {true, Fallen::Cut};
}

// Of a part of an unturned tile what is left when so many columns and rows are cut off its sides.
Crop cropped(Crop crop, int left, int right, int top, int bottom)
{
    return {Hex::at(crop.from.column() + left, crop.from.row() + top),
            Hex::at(crop.to.column() - right, crop.to.row() - bottom)};
}

Resizer::Left Resizer::move(TilePlacement &placement) const
{
    placement.at = moved(placement.at);
    const Tile *tile = m_tiles(placement.tile);
    if (!tile)
        return isIn(placement.at) ? Left{} : Left{false, Fallen::Removed};
    const Crop whole =
        placement.crop.value_or(Crop{Hex::at(0, 0), Hex::at(tile->columns - 1, tile->rows - 1)});
    const int columns = whole.to.column() - whole.from.column() + 1;
    const int rows = whole.to.row() - whole.from.row() + 1;
    const int left = std::max(0, -placement.at.column());
    const int top = std::max(0, -placement.at.row());
    const int right = std::max(0, placement.at.column() + columns - m_resize.columns);
    const int bottom = std::max(0, placement.at.row() + rows - m_resize.rows);
    if (left + right + top + bottom == 0)
        return {};
    if (left + right >= columns || top + bottom >= rows)
        return {false, Fallen::Removed};
    placement.crop = placement.turned ? cropped(whole, right, left, bottom, top)
                                      : cropped(whole, left, right, top, bottom);
    placement.at = Hex::at(placement.at.column() + left, placement.at.row() + top);
    return {true, Fallen::Cut};
}

// It may be told from the hex beyond.
Resizer::Left Resizer::move(Hexside &hexside) const
{
    hexside.hex = moved(hexside.hex);
    if (isIn(hexside.hex))
        return {};
    const Hex beyond = neighbour(hexside.hex, hexside.side);
    if (!isIn(beyond))
        return {false, Fallen::Removed};
    hexside.hex = beyond;
    hexside.side = opposite(hexside.side);
    return {};
}

Resizer::Left Resizer::move(Objective &objective) const
{
    const Hex hex = moved(objective.hex);
    objective.hex = Hex::at(std::clamp(hex.column(), 0, m_resize.columns - 1),
                            std::clamp(hex.row(), 0, m_resize.rows - 1));
    return objective.hex == hex ? Left{} : Left{true, Fallen::ToRim};
}

Resizer::Left Resizer::move(UnitSpec &unit) const
{
    if (!unit.at)
        return {};
    unit.at = moved(*unit.at);
    if (isIn(*unit.at))
        return {};
    unit.at.reset();
    return {true, Fallen::ToTray};
}

std::vector<Road> Resizer::piecesOf(const Road &road) const
{
    std::vector<Road> pieces;
    Road piece{road.kind, {}};
    const auto keep = [&] {
        if (piece.hexes.size() > 1 || piece.hexes.size() == road.hexes.size())
            pieces.push_back(piece);
        piece.hexes.clear();
    };
    for (const Hex hex : road.hexes)
        if (const Hex there = moved(hex); isIn(there))
            piece.hexes.push_back(there);
        else
            keep();
    if (!piece.hexes.empty())
        keep();
    return pieces;
}

} // namespace

static void resizeRoads(std::vector<Road> &roads, const Resizer &resizer,
                        std::vector<Fallen> &fallen)
{
    std::vector<Road> left;
    for (std::size_t i = 0; i < roads.size(); ++i) {
        const std::vector<Road> pieces = resizer.piecesOf(roads[i]);
        const bool isWhole =
            pieces.size() == 1 && pieces.front().hexes.size() == roads[i].hexes.size();
        if (!isWhole)
            fallen.push_back({{Table::Road, i, 0}, pieces.empty() ? Fallen::Removed : Fallen::Cut});
        left.insert(left.end(), pieces.begin(), pieces.end());
    }
    roads = std::move(left);
}

std::vector<Fallen> resizeBoard(Scenario &scenario, const BoardResize &resize,
                                const TileLookup &tiles)
{
    const Resizer resizer(resize, tiles);
    std::vector<Fallen> fallen;
    if (auto &underlay = scenario.board.underlay)
        underlay->points = movedPoints(*underlay, resize.left, resize.top);
    scenario.board.columns = resize.columns;
    scenario.board.rows = resize.rows;
    for (int t = 1; t < kOuterTables; ++t) {
        const auto table = static_cast<Table>(t);
        visitOuterList(scenario, table, [&]<typename T>(std::vector<T> &list) {
            if constexpr (std::is_same_v<T, Road>) {
                resizeRoads(list, resizer, fallen);
            } else {
                std::vector<T> left;
                for (std::size_t i = 0; i < list.size(); ++i) {
                    const auto [stays, fate] = resizer.move(list[i]);
                    if (fate)
                        fallen.push_back({{table, i, 0}, *fate});
                    if (stays)
                        left.push_back(std::move(list[i]));
                }
                list = std::move(left);
            }
        });
    }
    return fallen;
}

} // namespace hexwerk::assault::ui
