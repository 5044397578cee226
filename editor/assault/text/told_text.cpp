#include "editor/assault/text/told_text.h"

#include "core/assault/rules/readiness.h"
#include "core/assault/tables/system_data.h"
#include "core/assault/tabletop/table_course.h"
#include "editor/assault/text/event_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::assault::ui {

static QString unitCalled(const TablePosition &t, const std::string &id)
{
    const UnitId unit = t.game.setting->unitId(id);
    return t.game.has(unit) ? PlayText::unit(t.game, unit) : QString::fromStdString(id);
}

QString ToldText::place(const TablePosition &t, const std::string &id)
{
    for (const Objective &objective : t.game.setting->scenario.objectives)
        if (objective.id == id)
            return PlayText::objective(objective);
    return id.empty() ? tr("elsewhere") : QString::fromStdString(id);
}

// What a unit has more and less, by the names of its markers.
static QStringList markersChanged(const TablePosition &t, const Correct &order)
{
    const QString unit =
        unitCalled(t, order.path.substr(5, order.path.size() - 5 - std::string(".markers").size()));
    const auto listed = [](const std::string &names) {
        return QString::fromStdString(names).split(QLatin1Char(','), Qt::SkipEmptyParts);
    };
    const QStringList before = listed(order.oldValue);
    const QStringList after = listed(order.newValue);
    QStringList lines;
    const auto say = [&](const QString &words, const QString &name) {
        if (const auto marker = markerFromString(name.toStdString()))
            lines << words.arg(unit, PlayText::marker(t.game, *marker));
    };
    for (const QString &name : before)
        if (!after.contains(name))
            //: %1 is a unit, %2 a marker
            say(ToldText::tr("%1 loses %2."), name);
    for (const QString &name : after)
        if (!before.contains(name))
            //: %1 is a unit, %2 a marker
            say(ToldText::tr("%1 gets %2."), name);
    return lines;
}

namespace {

bool isOfDice(const Event &event)
{
    return std::holds_alternative<DiceRolled>(event.what) ||
           std::holds_alternative<AttackResolved>(event.what) ||
           std::holds_alternative<SpottingRolled>(event.what);
}

// Hexes mean nothing at a table.
bool isOfTheMap(const Event &event)
{
    return std::holds_alternative<UnitPlaced>(event.what) ||
           std::holds_alternative<UnitMoved>(event.what) ||
           std::holds_alternative<UnitTurned>(event.what) ||
           std::holds_alternative<UnitPushedBack>(event.what) ||
           std::holds_alternative<DugInMarkerPlaced>(event.what) ||
           std::holds_alternative<DugInMarkerRemoved>(event.what) ||
           std::holds_alternative<CloseCombatEnded>(event.what);
}

} // namespace

static QString detectionLine(const Position &p, const DetectionRolled &rolled)
{
    const QString dice = ToldText::tr("%1 rolled, %2 modifier, %3 needed")
                             .arg(rolled.roll)
                             .arg(rolled.modifier)
                             .arg(rolled.needed);
    return (rolled.detected ? ToldText::tr("%1 finds its way through the minefield (%2).")
                            : ToldText::tr("%1 sets off the minefield (%2)."))
        .arg(PlayText::unit(p, rolled.unit), dice);
}

QString ToldText::sentence(const Position &p, const Event &event)
{
    if (isOfTheMap(event))
        return {};
    if (const auto *smoke = std::get_if<SmokePlaced>(&event.what))
        return tr("%n smoke marker(s) in a hex.", nullptr, smoke->count);
    if (const auto *rolled = std::get_if<DetectionRolled>(&event.what))
        return detectionLine(p, *rolled);
    if (const auto *support = std::get_if<SupportNamed>(&event.what))
        return tr("%1 supports the close combat.").arg(PlayText::unit(p, support->unit));
    if (const auto *off = std::get_if<UnitDisembarked>(&event.what))
        return tr("%1 leaves %2.")
            .arg(PlayText::unit(p, off->unit), PlayText::unit(p, off->carrier));
    return EventText::of(p, event);
}

static QStringList sentences(const TablePosition &t, const std::vector<Event> &events,
                             bool withDice)
{
    QStringList lines;
    for (const Event &event : events)
        if (withDice || !isOfDice(event))
            if (const QString line = ToldText::sentence(t.game, event); !line.isEmpty())
                lines << line;
    return lines;
}

static QString attackLine(const TablePosition &t, const AttackForm &form)
{
    const QString attacker = unitCalled(t, form.attacker.id);
    const QString target = unitCalled(t, form.target.id);
    switch (form.kind) {
    case AttackKind::Shot:
        return (form.isReaction ? ToldText::tr("%1 reacts to %2.")
                                : ToldText::tr("%1 fires at %2."))
            .arg(attacker, target);
    case AttackKind::Assault:
        return ToldText::tr("%1 assaults %2.").arg(attacker, target);
    case AttackKind::Overrun:
        //: a vehicle, %1, and a gun, %2
        return ToldText::tr("%1 overruns %2.").arg(attacker, target);
    case AttackKind::Mines:
        return (form.mines.isLeft ? ToldText::tr("%1 leaves a minefield.")
                                  : ToldText::tr("%1 enters a minefield."))
            .arg(target);
    case AttackKind::Ground:
        return ToldText::tr("%1 crosses difficult ground.").arg(target);
    case AttackKind::Smoke:
        return ToldText::tr("%1 fires smoke.").arg(attacker);
    }
    return {};
}

// Who attacks whom first, then what came of it.
static QStringList attackLines(const TablePosition &t, const TableAttackOrder &order,
                               const std::vector<Event> &events)
{
    std::vector<Event> others;
    std::copy_if(events.begin(), events.end(), std::back_inserter(others), [](const Event &event) {
        return !std::holds_alternative<UnitActivated>(event.what) &&
               !std::holds_alternative<ShotFired>(event.what) &&
               !std::holds_alternative<CloseCombatBegan>(event.what) &&
               !std::holds_alternative<OverrunBegan>(event.what);
    });
    return QStringList(attackLine(t, order.form)) + sentences(t, others, true);
}

QStringList ToldText::lines(const TablePosition &t, const TableOrder &order,
                            const std::vector<Event> &events)
{
    if (const auto *correct = std::get_if<Correct>(&order);
        correct && correct->path.starts_with("unit.") && correct->path.ends_with(".markers"))
        return markersChanged(t, *correct);
    if (const auto *attack = std::get_if<TableAttackOrder>(&order))
        return attackLines(t, *attack, events);
    QStringList lines = sentences(t, events, true);
    if (const auto *stands = std::get_if<StandOn>(&order))
        //: %1 is a unit, %2 an objective or a zone
        lines.prepend(
            stands->place.empty()
                ? tr("%1 leaves its place.").arg(unitCalled(t, stands->unit))
                : tr("%1 is now on: %2").arg(unitCalled(t, stands->unit), place(t, stands->place)));
    else if (const auto *joins = std::get_if<Join>(&order))
        //: %1 is a unit, %2 a side
        lines.prepend(tr("%1 joins the game: %2.")
                          .arg(unitCalled(t, joins->unit.id), PlayText::side(t.game, joins->side)));
    else if (const auto *arrives = std::get_if<Arrive>(&order))
        lines.prepend(tr("%1 arrives.").arg(unitCalled(t, arrives->unit)));
    return lines;
}

QString ToldText::step(const TablePosition &t, const TableOrder &order,
                       const std::vector<Event> &events)
{
    std::vector<Event> plain;
    std::copy_if(events.begin(), events.end(), std::back_inserter(plain),
                 [](const Event &event) { return !isOfDice(event); });
    return lines(t, order, plain).join(QLatin1Char(' '));
}

QString ToldText::change(const TablePosition &t, const TurnChange &change)
{
    const auto unit = [&] { return PlayText::unit(t.game, change.unit); };
    const auto marker = [&](Marker one) { return PlayText::marker(t.game, one); };
    const Scenario &scenario = t.game.setting->scenario;
    switch (change.kind) {
    case TurnChange::TakeOff:
        //: %1 is a marker, %2 a unit
        return tr("Take %1 off %2.").arg(marker(change.marker), unit());
    case TurnChange::TurnOver:
        if (change.reverse == Marker::DugIn)
            //: a marker, %1, is turned over and then lies on the hex of a unit, %2
            return tr("Turn %1 on %2 over: the hex is dug in.").arg(marker(change.marker), unit());
        //: %1 and %2 are the sides of a marker, %3 a unit
        return tr("Turn %1 on %3 over: %2.")
            .arg(marker(change.marker), marker(change.reverse), unit());
    case TurnChange::Exchange:
        //: %1 and %2 are markers, %3 a unit
        return tr("Exchange %1 on %3 for %2.")
            .arg(marker(change.marker), marker(change.reverse), unit());
    case TurnChange::TakeObjective:
        //: %1 is an objective, %2 a side
        return tr("%1 now belongs to: %2.")
            .arg(PlayText::objective(scenario.objectives[change.place]),
                 change.side == kNobody ? tr("nobody") : PlayText::side(t.game, change.side));
    case TurnChange::MoveTrack:
        //: a marker of the troop status board: %1 is its track, %2 a number
        return tr("Move the marker of %1 to %2.")
            .arg(editor::inWindowLanguage(scenario.tracks[change.place].name))
            .arg(change.number);
    case TurnChange::MoveTurn:
        return tr("Move the turn marker to %1.").arg(change.number);
    case TurnChange::Arrives:
        return tr("%1 may come onto the map.").arg(unit());
    }
    return {};
}

QString ToldText::state(const TablePosition &t, const Unit &unit)
{
    switch (unit.state) {
    case UnitState::InBox:
        return tr("not in play");
    case UnitState::Waiting:
        return tr("waits");
    case UnitState::Eliminated:
        return tr("lost");
    case UnitState::LeftMap:
        return tr("left the map");
    case UnitState::Carried:
        //: %1 is the id of a transport
        return tr("on %1").arg(QString::fromStdString(t.game.setting->unitName(unit.carrier)));
    case UnitState::InPlay:
        break;
    }
    if (unit.activated)
        return tr("has acted");
    return activationRuling(t.game, unit) ? tr("ready") : tr("cannot act");
}

QString ToldText::verdict(const TablePosition &t)
{
    if (t.game.phase != Phase::Over)
        return {};
    return t.game.winner == kNobody
               ? tr("The game is over: a draw.")
               //: %1 is a side
               : tr("The game is over. Winner: %1.").arg(PlayText::side(t.game, t.game.winner));
}

} // namespace hexwerk::assault::ui
