// What the map says about a hex: for tool tips, the status bar and screen readers.
#include <QAccessible>

#include "editor/assault/canvas/map_canvas.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString MapCanvas::describe(Hex hex) const
{
    const Cell &cell = m_scene.board.at(hex);
    QString words = editor::toQString(toString(hex));
    if (cell.terrain < m_scene.terrain.rows.size())
        //: %1 is a hex such as C4, %2 the name of its terrain
        words = tr("%1: %2").arg(
            words, editor::saidIn(m_scene.terrain.row(cell.terrain).name, m_scene.language));
    if (cell.fortification)
        //: %1 is a hex and its terrain, %2 the name of a fortification
        words = tr("%1, %2").arg(
            words, editor::saidIn(m_scene.works[static_cast<std::size_t>(cell.fortification->kind)],
                                  m_scene.language));
    // What no book draws is named as well.
    const TerrainChart &chart = m_scene.terrain;
    for (const RoadKind kind : chart.roadKinds())
        if (cell.hasRoad(kind) && !chart.row(kind).house.empty())
            words = tr("%1, %2").arg(words, editor::saidIn(chart.row(kind).name, m_scene.language));
    SideBits around = 0;
    for (const SideBits sides : cell.sides)
        around |= sides;
    for (const HexsideKind kind : KindSet<HexsideKind>(around))
        if (!chart.row(kind).house.empty())
            words = tr("%1, %2").arg(words, editor::saidIn(chart.row(kind).name, m_scene.language));
    if (cell.level > 0)
        //: %1 is a hex and its terrain, %2 a level of height
        words = tr("%1, level %2").arg(words).arg(cell.level);
    for (const SceneObjective &objective : m_scene.objectives)
        if (objective.hex == hex)
            words = objective.holder.isEmpty()
                        //: %1 describes a hex, %2 is the name of an objective there
                        ? tr("%1, objective %2").arg(words, objective.name)
                        //: %3 is the side that holds it
                        : tr("%1, objective %2 (%3)").arg(words, objective.name, objective.holder);
    for (const SceneUnit &unit : m_scene.units)
        if (unit.hex == hex)
            //: %1 is a hex and what is on it, %2 the name of a unit
            words = tr("%1, %2").arg(words, unit.label);
    return words;
}

void MapCanvas::describeCursor()
{
    setAccessibleDescription(m_scene.board.contains(m_cursor) ? describe(m_cursor) : QString());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace hexwerk::assault::ui
