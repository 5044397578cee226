#include "editor/assault/text/advice_text.h"

#include <QLocale>

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

using editor::toQString;

static QString hexName(Hex hex)
{
    return toQString(toString(hex));
}

static Hex goalOf(const Plan &plan)
{
    for (auto order = plan.way.rbegin(); order != plan.way.rend(); ++order)
        if (const auto *step = std::get_if<Step>(&*order))
            return step->to;
    return {};
}

static QString smokeHexes(const Plan &plan)
{
    QStringList hexes;
    for (const Order &order : plan.way)
        if (const auto *target = std::get_if<Target>(&order))
            hexes += hexName(target->hex);
    return hexes.join(u", ");
}

static QString actionOf(const Plan &plan)
{
    const auto *announce = std::get_if<Announce>(&plan.first);
    return announce ? PlayText::action(announce->action) : QString();
}

// Of a plan that moves; the hex of who leaves the map is nowhere.
static QString moveText(const Position &p, const Plan &plan, const QString &unit)
{
    const Hex goal = goalOf(plan);
    if (plan.way.empty()) // it was stopped, or stayed
        return AdviceText::tr("%1: %2").arg(unit, actionOf(plan));
    if (plan.kind == PlanKind::MoveAndFire && goal.isNowhere()) // it does not leave its hex
        //: a piece of advice; %1 and %2 are units
        return AdviceText::tr("Turn %1 where it stands and fire at %2")
            .arg(unit, PlayText::unit(p, plan.target));
    if (goal.isNowhere())
        //: a piece of advice; %1 is a unit
        return AdviceText::tr("Move %1 off the map").arg(unit);
    const QString hex = hexName(goal);
    const bool isFast = plan.first == Order(Announce{plan.unit, Action::FastMove});
    if (plan.target == UnitId{} || plan.kind == PlanKind::Move)
        return isFast
                   //: a piece of advice; %1 is a unit, %2 a hex
                   ? AdviceText::tr("Move %1 fast to %2").arg(unit, hex)
                   //: a piece of advice; %1 is a unit, %2 a hex
                   : AdviceText::tr("Move %1 to %2").arg(unit, hex);
    const QString target = PlayText::unit(p, plan.target);
    switch (plan.kind) {
    case PlanKind::MoveAndFire:
        //: a piece of advice; %1 is a unit, %2 a hex, %3 a unit
        return AdviceText::tr("Move %1 to %2 and fire at %3").arg(unit, hex, target);
    case PlanKind::FireAndMove:
        //: a piece of advice; %1 and %2 are units, %3 a hex
        return AdviceText::tr("Fire with %1 at %2, then move to %3").arg(unit, target, hex);
    default:
        //: a piece of advice; %1 and %2 are units, %3 a hex
        return AdviceText::tr("Assault with %1: %2 in %3").arg(unit, target, hex);
    }
}

QString AdviceText::order(const Position &p, const Order &order)
{
    if (const auto *allot = std::get_if<Allot>(&order); allot && allot->card)
        //: a piece of advice; %1 is a unit card or a support card
        return tr("Place a command point on %1").arg(PlayText::card(p, *allot->card));
    if (const auto *request = std::get_if<Request>(&order); request && request->card)
        //: a piece of advice; %1 is a support card
        return tr("Request %1").arg(PlayText::card(p, *request->card));
    if (const auto *call = std::get_if<CallIn>(&order))
        //: a piece of advice; %1 is a support card
        return tr("Call in %1").arg(PlayText::card(p, call->card));
    return PlayText::order(p, order);
}

// [R6.4d] Whether two have passed before whoever passes now.
static bool endsThePhase(const Position &p)
{
    const auto *game = std::get_if<GameFrame>(&p.stack.front());
    return p.phase == Phase::Action && game && game->passes >= 2;
}

static bool othersMayAct(const Position &p)
{
    return p.phase == Phase::Action &&
           std::any_of(p.units.begin(), p.units.end(), [&p](const Unit &unit) {
               return unit.side != p.pending.side && unit.inPlay() && !unit.activated;
           });
}

QString AdviceText::plan(const Position &p, const Plan &plan)
{
    if (std::holds_alternative<Pass>(plan.first))
        return endsThePhase(p)   ? tr("Pass: that ends the phase")
               : othersMayAct(p) ? tr("Wait: let the others act first")
                                 : tr("Pass: nothing is worth doing now");
    if (plan.unit == UnitId{})
        return order(p, plan.first);
    const QString unit = PlayText::unit(p, plan.unit);
    switch (plan.kind) {
    case PlanKind::Fire:
        if (plan.target == UnitId{})
            break;
        //: a piece of advice; %1 and %2 are units
        return tr("Fire with %1 at %2").arg(unit, PlayText::unit(p, plan.target));
    case PlanKind::SupportFire:
        if (plan.target == UnitId{})
            break;
        //: a piece of advice; %1 and %2 are units
        return tr("Let %1 support against %2").arg(unit, PlayText::unit(p, plan.target));
    case PlanKind::Smoke:
        if (const QString hexes = smokeHexes(plan); !hexes.isEmpty())
            //: a piece of advice; %1 is a unit, %2 a hex or several
            return tr("Lay smoke in %2 with %1").arg(unit, hexes);
        break;
    case PlanKind::Move:
    case PlanKind::MoveAndFire:
    case PlanKind::FireAndMove:
    case PlanKind::Storm:
        return moveText(p, plan, unit);
    case PlanKind::Face:
        if (const auto *turn = plan.way.empty() ? nullptr : std::get_if<TurnTo>(&plan.way.front()))
            //: a piece of advice; %1 is a unit, %2 a vertex of a hex
            return tr("Turn %1: face %2").arg(unit, ChoiceText::facing(turn->facing));
        break;
    case PlanKind::Wait:
    case PlanKind::DigIn:
    case PlanKind::Hide:
    case PlanKind::Transport:
    case PlanKind::ComeIn:
    case PlanKind::Card:
        break;
    }
    //: a piece of advice; %1 is a unit, %2 an action
    return tr("%1: %2").arg(unit, actionOf(plan));
}

static QString goalName(const Position &p, const Reason &reason)
{
    const auto &objectives = p.setting->scenario.objectives; // goals begin with them
    if (reason.goal < objectives.size())
        //: %1 is an objective, %2 its hex
        return AdviceText::tr("%1 (%2)").arg(PlayText::objective(objectives[reason.goal]),
                                             hexName(reason.hex));
    for (const Zone &zone : p.setting->scenario.zones)
        if (const QString name = editor::inWindowLanguage(zone.name);
            zone.purpose == ZonePurpose::Victory && !name.isEmpty() &&
            std::find(zone.hexes.begin(), zone.hexes.end(), reason.hex) != zone.hexes.end())
            return AdviceText::tr("%1 (%2)").arg(name, hexName(reason.hex));
    //: %1 is a hex
    return AdviceText::tr("the zone at %1").arg(hexName(reason.hex));
}

QString AdviceText::reason(const Position &p, const Reason &reason)
{
    const bool isGood = reason.amount > 0;
    const QString unit = reason.unit == UnitId{} ? QString() : PlayText::unitAndHex(p, reason.unit);
    switch (reason.id) {
    case ReasonId::Goal:
        return isGood ? tr("Gets nearer to %1").arg(goalName(p, reason))
                      : tr("Moves away from %1").arg(goalName(p, reason));
    case ReasonId::Ground:
        return tr("May take %1").arg(goalName(p, reason));
    case ReasonId::Cover:
        //: %1 is a hex
        return isGood ? tr("Better cover in %1").arg(hexName(reason.hex))
                      //: %1 is a hex
                      : tr("Less cover in %1").arg(hexName(reason.hex));
    case ReasonId::Danger:
        //: %1 is a unit with its hex
        return isGood ? tr("Less fire from %1").arg(unit)
                      //: %1 is a unit with its hex
                      : tr("More fire from %1").arg(unit);
    case ReasonId::Shot:
        //: %1 is a unit with its hex
        return tr("Fire at %1").arg(unit);
    case ReasonId::Relief:
        //: %1 is a unit with its hex
        return tr("Keeps %1 from firing at your units").arg(unit);
    case ReasonId::NextShot:
        //: %1 is a unit with its hex
        return isGood ? tr("A good shot at %1 afterwards").arg(unit)
                      //: %1 is a unit with its hex
                      : tr("No shot at %1 afterwards").arg(unit);
    case ReasonId::CloseCombat:
        //: %1 is a unit with its hex
        return tr("Close combat against %1").arg(unit);
    case ReasonId::ReturnedFight:
        //: %1 is a unit with its hex
        return tr("What %1 may do in close combat").arg(unit);
    case ReasonId::Reaction:
        //: %1 is a unit with its hex, %2 a hex
        return tr("Reaction fire from %1 on the way, in %2").arg(unit, hexName(reason.hex));
    case ReasonId::Mines:
        //: %1 is a hex
        return tr("Mines that may lie in %1").arg(hexName(reason.hex));
    case ReasonId::Rough:
        //: %1 is a hex
        return tr("Terrain may damage it on its way into %1").arg(hexName(reason.hex));
    case ReasonId::ShotKept:
        return tr("Gives up its shot at enemies who move later");
    case ReasonId::Haste:
        return tr("Fires less well after a fast action");
    case ReasonId::Screen:
        //: %1 is a unit with its hex
        return tr("Smoke shields your units, mainly from %1").arg(unit);
    case ReasonId::Shelter:
        return tr("Shelter from the fire it is under");
    case ReasonId::Ride:
        //: %1 is a unit with its hex
        return tr("Gets to its goal sooner aboard %1").arg(unit);
    case ReasonId::GetsOff:
        return isGood ? tr("Passengers can fight on the ground")
                      : tr("Passengers still have far to go");
    case ReasonId::ComesIn:
        return tr("One more unit on the map");
    case ReasonId::CalledSupport:
        return tr("The support that was requested");
    case ReasonId::Card:
        return tr("The effect of the card");
    case ReasonId::Effort:
        return tr("Uses up its action");
    }
    return {};
}

QString AdviceText::ruleOf(const Reason &reason)
{
    switch (reason.id) {
    case ReasonId::Shot:
        return PlayText::ruleOf(Action::Fire);
    case ReasonId::CloseCombat:
    case ReasonId::ReturnedFight:
        return QStringLiteral("R11.0a");
    case ReasonId::Reaction:
        return QStringLiteral("R8.2a");
    case ReasonId::Mines:
        return QStringLiteral("R9.6.4.2a");
    case ReasonId::Rough:
        return QStringLiteral("R9.10.1a");
    case ReasonId::Haste:
        return PlayText::ruleOf(Action::FastMove);
    case ReasonId::Screen:
        return PlayText::ruleOf(Action::Smoke);
    case ReasonId::Ride:
        return QStringLiteral("R9.11.2a");
    case ReasonId::GetsOff:
        return PlayText::ruleOf(Action::Dismount);
    case ReasonId::Goal:
    case ReasonId::Ground:
    case ReasonId::Cover:
    case ReasonId::Danger:
    case ReasonId::Relief:
    case ReasonId::NextShot:
    case ReasonId::ShotKept:
    case ReasonId::Shelter:
    case ReasonId::ComesIn:
    case ReasonId::CalledSupport:
    case ReasonId::Card:
    case ReasonId::Effort:
        break;
    }
    return {};
}

QString AdviceText::percent(double chance)
{
    const QString number = chance < 0.005   ? QStringLiteral("<1")
                           : chance > 0.995 ? QStringLiteral(">99")
                                            : QLocale().toString(qRound(100 * chance));
    //: %1 is a number of percent
    return tr("%1 %").arg(number);
}

QString AdviceText::points(double difference)
{
    const double points = 100 * difference;
    const int digits = std::abs(points) < 9.95 ? 1 : 0;
    const double shown = std::abs(points) < 0.05 ? 0 : std::abs(points);
    const QString sign = shown == 0 ? QStringLiteral("±") : QString(points > 0 ? u'+' : u'\u2212');
    return sign + QLocale().toString(shown, 'f', digits);
}

} // namespace hexwerk::assault::ui
