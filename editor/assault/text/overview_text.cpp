#include "editor/assault/text/overview_text.h"

#include <QSize>
#include <QStringList>

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/points_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

QString OverviewText::forcesOf(const SideSpec &side, const Scenario &scenario,
                               const DataStore &library)
{
    const auto placed = std::count_if(scenario.units.begin(), scenario.units.end(),
                                      [&](const UnitSpec &unit) { return unit.side == side.id; });
    int later = 0;
    for (const Reinforcement &reinforcement : scenario.reinforcements)
        if (reinforcement.side == side.id)
            for (const ReinforcementUnits &units : reinforcement.units)
                later += units.count;
    const QString units = tr("%n unit(s)", nullptr, static_cast<int>(placed));
    //: %1 are units on the map, such as "6 units"
    const QString forces = later == 0 ? units : tr("%1, %n more later", nullptr, later).arg(units);
    const PointRange points = pointsOf(scenario, side, library.cards).total();
    return points.most == 0 ? forces
                            : QStringLiteral("%1, %2").arg(forces, PointsText::points(points));
}

static QString rowOf(const QString &name, const QString &text)
{
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
        .arg(name.toHtmlEscaped(), text.toHtmlEscaped());
}

static QString tableOf(const LocalText &title, const QStringList &rows)
{
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"3\">%2</table>")
        .arg(editor::inWindowLanguage(title).toHtmlEscaped(), rows.join(QString()));
}

QString OverviewText::ofTile(const Scenario &tile, QSize map)
{
    return tableOf(tile.title,
                   {rowOf(tr("Tile"), editor::toQString(tile.id)),
                    rowOf(tr("Size"), tr("%1 × %2 hexes").arg(map.width()).arg(map.height()))});
}

QString OverviewText::of(const Scenario &scenario, const DataStore &library, QSize map)
{
    QStringList rows;
    const auto row = [&](const QString &name, const QString &text) { rows << rowOf(name, text); };
    //: columns and rows of hexes
    row(tr("Map"), tr("%1 × %2 hexes").arg(map.width()).arg(map.height()));
    row(tr("Turns"), QString::number(scenario.turns));
    row(tr("Edition"), ChoiceText::of(Choices::Profiles, scenario.profile, scenario, library));
    for (const SideSpec &side : scenario.sides)
        row(ChoiceText::of(Choices::Sides, side.id, scenario, library),
            forcesOf(side, scenario, library));
    QStringList aims;
    for (const Objective &objective : scenario.objectives)
        aims << ChoiceText::of(Choices::Objectives, objective.id, scenario, library);
    if (!aims.isEmpty())
        row(tr("Objectives"), aims.join(QStringLiteral(", ")));
    return tableOf(scenario.title, rows);
}

} // namespace hexwerk::assault::ui
