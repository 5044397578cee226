// The actions of the editor that work on the map: how tools paint, hexes that are chosen, the
// board. Text, tip, key and icon of each in one table.
#pragma once

#include <QAction>
#include <QObject>

#include <array>
#include <cstdint>
#include <vector>

namespace hexwerk {

enum class MapAct : std::uint8_t {
    Brush1,
    Brush7,
    Brush19,
    Strokes,
    Line,
    Rectangle,
    Fill,
    PickUp,
    AllHexes,
    NoHexes,
    TurnLeft,
    TurnRight,
    Mirror,
    KeepStamp,
    Raise,
    Lower,
    ReplaceTerrain,
    BoardSize,
    OtherSide,
    EditTile,
    Underlay,
    Load,
    Unload,
    TakeOff,
    SeenBy,
};
inline constexpr int kMapActs = static_cast<int>(MapAct::SeenBy) + 1;

// The menus in which the actions of the editor stand.
enum class ToolGroup : std::uint8_t { Tools, Painting, Hexes, Turning, Tiles, Units };
inline constexpr int kToolGroups = static_cast<int>(ToolGroup::Units) + 1;
ToolGroup groupOf(MapAct act);

class MapActions final : public QObject
{
    Q_OBJECT

public:
    explicit MapActions(QObject *parent);

    QAction *operator[](MapAct act) const { return m_actions[static_cast<std::size_t>(act)]; }
    std::vector<QAction *> all() const { return {m_actions.begin(), m_actions.end()}; }
    void retranslate();

private:
    std::array<QAction *, kMapActs> m_actions{};
};

} // namespace hexwerk
