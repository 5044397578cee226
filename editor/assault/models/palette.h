// What the tools lay down: the choices of all palettes.
#pragma once

#include <QObject>

#include "core/assault/board/stamp.h"
#include "editor/assault/commands/board_edits.h"

#include <string>
#include <type_traits>
#include <utility>

namespace hexwerk::assault::ui {

// How a tool that paints takes its hexes.
enum class PaintShape : std::uint8_t { Brush, Line, Rectangle, Fill };
// How the hexes tool takes them.
enum class AreaShape : std::uint8_t { Rectangle, Lasso, Wand, Brush };

struct PaletteChoices
{
    std::string terrain = "light_forest";
    int level = 1;
    int brush = 0; // radius in hexes
    PaintShape shape = PaintShape::Brush;
    AreaShape area = AreaShape::Rectangle;
    RoadId road = RoadKind::MainRoad;
    HexsideId hexside = HexsideKind::StoneWall;
    OverlayKind overlay = OverlayKind::Sandbags;
    std::string tile;
    bool isTileTurned = false; // by 180 degrees
    std::string card;
    std::string side; // of units, mines and objectives; empty: the first
    std::string zone;
    MineKind mines = MineKind::AntiPersonnel;
    Erasure erasure = Erasure::Everything;
    Stamp stamp;  // in hand, as it is turned; without hexes: none
    Stamp copied; // the last hexes that were copied
    bool operator==(const PaletteChoices &) const = default;
};

class Palette final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const PaletteChoices &choices() const { return m_choices; }
    template<typename Value>
    void choose(Value PaletteChoices::*member, std::type_identity_t<Value> value)
    {
        if (m_choices.*member == value)
            return;
        m_choices.*member = std::move(value);
        emit changed();
    }

signals:
    void changed();

private:
    PaletteChoices m_choices;
};

} // namespace hexwerk::assault::ui
