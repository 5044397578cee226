// Tools that put one thing down a click, and choose it, so that its properties can be set at once.
#pragma once

#include "editor/assault/tools/tile_layout.h"
#include "editor/assault/tools/tool.h"

namespace hexwerk::assault::ui {

class PlaceTool final : public Tool
{
    Q_OBJECT

public:
    enum class What : std::uint8_t { Overlay, Tile, Unit, Objective, Smoke, Mines, Label };
    PlaceTool(Workbench workbench, What what)
        : Tool(workbench)
        , m_what(what)
    {
    }

    void pointAt(const HexPointer &pointer) override;
    void press(const HexPointer &pointer) override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;
    std::optional<SceneGhost> ghost(const HexPointer &pointer) const override;
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override;
    QString says(const HexPointer &pointer) const override;

private:
    void placeUnit(const HexPointer &pointer);
    void placeTile(const HexPointer &pointer);
    // Where the tile of the palette would lie; empty if there is none.
    std::optional<TileRect> tileAt(Hex hex) const;
    std::optional<SceneGhost> tileGhost(Hex hex) const;
    std::vector<SceneHighlight> previewTile(const TileRect &tile) const;
    std::string_view barOfMines(Hex hex) const;
    void layMines(Hex hex);
    void placeObjective(const HexPointer &pointer);
    // The topmost item of the table in this hex.
    void chooseAt(Table table, Hex hex);

    void layDown(const HexPointer &pointer);

    const What m_what;
    // Where something was just laid down: what it bars now is no fault until the pointer has left.
    std::optional<Hex> m_done;
};

} // namespace hexwerk::assault::ui
