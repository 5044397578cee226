#include "app/assault/lab/value_text.h"

#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString sideCalled(const std::string &id, const Scenario &scenario)
{
    for (const SideSpec &side : scenario.sides)
        if (side.id == id)
            if (const QString name = editor::inWindowLanguage(side.name); !name.isEmpty())
                return name;
    return editor::toQString(id);
}

static QString trackCalled(const Track &track)
{
    const QString name = editor::inWindowLanguage(track.name);
    return name.isEmpty() ? editor::toQString(track.id) : name;
}

static QString unitCalled(const UnitSpec &unit)
{
    const QString name = editor::inWindowLanguage(unit.name);
    return name.isEmpty() ? QStringLiteral("%1 (%2)").arg(editor::toQString(unit.id),
                                                          editor::toQString(unit.card))
                          : QStringLiteral("%1 (%2)").arg(name, editor::toQString(unit.id));
}

static QString thresholdName(const Scenario &scenario, const ScenarioValue &value)
{
    const Track &track = scenario.tracks[value.place[0]];
    const Threshold &threshold = track.thresholds[value.place[1]];
    const QString side = sideCalled(threshold.side.empty() ? track.side : threshold.side, scenario);
    return threshold.effect == ThresholdEffect::Wins
               ? ValueText::tr("Track %1: where it decides for this side: %2")
                     .arg(trackCalled(track), side)
               : ValueText::tr("Track %1: where it decides against this side: %2")
                     .arg(trackCalled(track), side);
}

QString ValueText::name(const ScenarioValue &value, const Scenario &scenario)
{
    switch (value.kind) {
    case ValueKind::Turns:
        return tr("Number of turns");
    case ValueKind::Term:
        //: a side, and one of its victory conditions
        return tr("Victory, %1: %2")
            .arg(sideCalled(scenario.victories[value.place[0]].side, scenario),
                 TermText::sentence(termOf(scenario, value), scenario));
    case ValueKind::TrackStart:
        return tr("Track %1: where it starts").arg(trackCalled(scenario.tracks[value.place[0]]));
    case ValueKind::Threshold:
        return thresholdName(scenario, value);
    case ValueKind::Arrival:
        return tr("Reinforcement %1, %2: its turn")
            .arg(value.place[0] + 1)
            .arg(sideCalled(scenario.reinforcements[value.place[0]].side, scenario));
    case ValueKind::Count:
        return tr("Reinforcement %1, %2: number of %3")
            .arg(value.place[0] + 1)
            .arg(sideCalled(scenario.reinforcements[value.place[0]].side, scenario),
                 editor::toQString(
                     scenario.reinforcements[value.place[0]].units[value.place[1]].card));
    case ValueKind::Unit:
        break;
    }
    const UnitSpec &unit = scenario.units[value.place[0]];
    return tr("Unit, %1: %2").arg(sideCalled(unit.side, scenario), unitCalled(unit));
}

QString ValueText::number(const ScenarioValue &value, int number)
{
    if (value.kind != ValueKind::Unit)
        return QString::number(number);
    //: of a unit in a version of a scenario
    return number == 0 ? tr("without it") : number == 1 ? tr("with it") : tr("two of them");
}

} // namespace hexwerk::assault::ui
