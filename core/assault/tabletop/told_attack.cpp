#include "core/assault/tabletop/told_attack.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/changes.h"
#include "core/assault/tabletop/attack_outcome.h"
#include "core/assault/tabletop/table_result.h"
#include "core/base/contract.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

namespace hexwerk::assault {

void putOn(TableTurn turn, Unit &unit, Hex place)
{
    const Hex from = unit.at;
    removeDugIn(turn.turn(), from);
    if (from == place)
        return;
    moveTo(turn.turn(), unit, place);
    // Triggers hear of it; nobody else knows the hexes.
    const auto heard = static_cast<std::ptrdiff_t>(turn.events.size());
    report(turn.turn(), UnitMoved{unit.id, from, place});
    turn.events.erase(turn.events.begin() + heard);
}

// [R13.1g] What weakened its fire goes with the marker of its action.
static MarkerSet afterAction(MarkerSet markers)
{
    if (markers.has(Marker::MoveAndFire))
        markers.clear(Marker::AttackDiceMinus1);
    return markers;
}

void endAction(TableTurn turn)
{
    if (turn.t.acting == UnitId{})
        return;
    Unit &unit = turn.t.game.unit(turn.t.acting);
    unit.markers = afterAction(unit.markers);
    turn.t.acting = {};
}

void passTo(TableTurn turn, const Unit &who)
{
    if (turn.t.acting != who.id)
        endAction(turn);
    turn.t.toAct = enemyOf(who.side);
    turn.t.passes = 0;
    turn.t.acting = who.id;
}

static std::optional<Marker> markerOf(Action action)
{
    switch (action) {
    case Action::NormalMove:
    case Action::Load:
    case Action::Unload:
    case Action::Detach:
    case Action::Reinforce:
        return Marker::NormalAction;
    case Action::FastMove:
    case Action::Dismount: // [R9.11.3c] delayed where it is slow or the ground is harsh
        return Marker::FastAction;
    case Action::MoveAndFire:
        return Marker::MoveAndFire;
    case Action::FireAndMove:
        return Marker::FireAndMove;
    case Action::DigIn:
        return Marker::DiggingIn;
    case Action::Hide:
        return Marker::HideAction;
    case Action::Fire:
    case Action::CoveringFire: // of who covers [D9.13a]
    case Action::IndirectFire:
    case Action::Smoke:
    case Action::SpecialAbility:
        return Marker::Firing;
    case Action::TurretFire:
        return Marker::TurretFiring;
    case Action::TurnFacing: // [R7.3a] activates nobody
        return std::nullopt;
    }
    HW_UNREACHABLE();
}

static bool goesSomewhere(Action action)
{
    switch (action) {
    case Action::NormalMove:
    case Action::FastMove:
    case Action::MoveAndFire:
    case Action::FireAndMove:
    case Action::Load:
    case Action::Unload:
        return true;
    default:
        return false;
    }
}

static void getOff(TableTurn turn, Unit &unit)
{
    const UnitId carrier = unit.carrier;
    unit.state = UnitState::InPlay;
    unit.carrier = {};
    unit.at = ownHex(turn.t, unit.id);
    report(turn.turn(), UnitDisembarked{unit.id, carrier, unit.at}, "R9.11.3a");
}

void beginAction(TableTurn turn, Unit &unit, const TakeAction &act)
{
    const Action action = act.action;
    report(turn.turn(), UnitActivated{unit.id, action}, "R6.4a");
    const auto marker = act.isDelayed ? Marker::DelayedAction : markerOf(action);
    if (!marker)
        return passTo(turn, unit);
    spendPoint(turn.turn(), unit);
    unit.activated = true;
    if (action == Action::Dismount)
        getOff(turn, unit);
    // [R9.3a] What weakens its fire stays until it has fired.
    const bool weakened =
        action == Action::MoveAndFire && unit.markers.has(Marker::AttackDiceMinus1);
    mark(turn.turn(), unit, *marker);
    if (weakened)
        unit.markers.set(Marker::AttackDiceMinus1);
    if (goesSomewhere(action))
        putOn(turn, unit, ownHex(turn.t, unit.id));
    passTo(turn, unit);
}

bool isNewAction(const TablePosition &t, const AttackForm &form)
{
    if (!hasAttacker(form.kind)) // the target is on its way
        return false;
    const UnitId attacker = t.game.setting->unitId(form.attacker.id);
    return !form.isReaction && (attacker == UnitId{} || attacker != t.acting);
}

// Whether a move leads to it.
static bool isMove(const AttackForm &form)
{
    return form.kind == AttackKind::Assault || form.kind == AttackKind::Overrun;
}

// [R9.3a] A shot behind a move, [R11.0a] and the assault that a move leads to; [R13.2b] who made
// another action does not fire as well.
static bool isPartOfItsAction(const AttackForm &form)
{
    const MarkerSet markers = form.attacker.markers;
    if (isMove(form))
        return markers.hasAny({Marker::NormalAction, Marker::FastAction});
    return form.action == Action::MoveAndFire && markers.has(Marker::MoveAndFire);
}

// That leads to it.
static Action actionOf(const AttackForm &form)
{
    if (form.kind == AttackKind::Smoke)
        return Action::Smoke;
    if (isMove(form))
        return form.isFast || form.kind == AttackKind::Overrun ? Action::FastMove
                                                               : Action::NormalMove;
    return form.action;
}

Ruling<> attackTimeRuling(const TablePosition &t, const AttackForm &form)
{
    if (!hasAttacker(form.kind))
        return {};
    const bool isSupport = isSupportAction(actionOf(form));
    const bool isPlayed = t.game.phase == Phase::Support || t.game.phase == Phase::Action;
    if (isPlayed && isSupport != (t.game.phase == Phase::Support))
        return refuse(Message::NotInThisPhase, isSupport ? "R10.0b" : "R6.3a");
    const UnitId attacker = t.game.setting->unitId(form.attacker.id);
    if (attacker == UnitId{} || (attacker == t.acting && isPartOfItsAction(form)))
        return {};
    Unit unit = t.game.unit(attacker);
    unit.activated = form.attacker.activated;
    unit.markers = form.attacker.markers;
    HW_TRY(activationRuling(t.game, unit));
    return costRuling(t.game, unit); // [R6.2.2c] [R8.2m]
}

AttackForm formAtTable(const TablePosition &t, const AttackForm &form)
{
    AttackForm begun = form;
    if (isNewAction(t, form))
        for (TableUnit *counter : {&begun.target, &begun.attacker})
            if (t.game.setting->unitId(counter->id) == t.acting)
                counter->markers = afterAction(counter->markers);
    return begun;
}

namespace {

// Takes over what the stage did to its units.
class Taking
{
public:
    Taking(TableTurn turn, const TableAttackOrder &order)
        : m_turn(turn)
        , m_order(order)
    {
    }

    void run();

private:
    void begin(bool isNew);
    void takeHex(Hex fought);
    void enter(const TableUnit &counter, SideIndex side);
    void enterAll();
    void takeEvents(const AttackOutcome &outcome);
    void takeUnit(const TableUnit &before, const AttackOutcome &outcome, const TableResult &result);
    UnitId ofTable(const Position &stage, UnitId id) const
    {
        return id == UnitId{} ? id : m_turn.t.game.setting->unitId(stage.setting->unitName(id));
    }
    Happening renamed(const Happening &what, const Position &stage) const;
    Unit &unit(const std::string &id)
    {
        return m_turn.t.game.unit(m_turn.t.game.setting->unitId(id));
    }

    TableTurn m_turn;
    const TableAttackOrder &m_order;
};

// The table's unit in the place of the stage's; hexes of the stage mean nothing there.
Happening Taking::renamed(const Happening &what, const Position &stage) const
{
    return std::visit(
        [&](auto value) -> Happening {
            const auto rename = [&](auto &id) {
                if constexpr (std::is_same_v<decltype(id), UnitId &>)
                    id = ofTable(stage, id);
            };
            if constexpr (requires { value.unit; })
                rename(value.unit);
            if constexpr (requires { value.other; })
                rename(value.other);
            if constexpr (requires { value.firer; })
                rename(value.firer);
            if constexpr (requires { value.target; })
                rename(value.target);
            if constexpr (requires { value.mover; })
                rename(value.mover);
            if constexpr (requires { value.attacker; })
                rename(value.attacker);
            if constexpr (requires { value.defender; })
                rename(value.defender);
            if constexpr (requires { value.assault; })
                rename(value.assault);
            if constexpr (requires { value.defence; })
                rename(value.defence);
            if constexpr (requires { value.carrier; })
                rename(value.carrier);
            if constexpr (requires { value.hex; })
                value.hex = {};
            return value;
        },
        what);
}

void Taking::enter(const TableUnit &counter, SideIndex side)
{
    TablePosition &t = m_turn.t;
    if (const UnitId known = t.game.setting->unitId(counter.id); known == UnitId{}) {
        addCounter(t, counter, side);
        return;
    }
    Unit &own = unit(counter.id);
    own.strength = static_cast<std::int8_t>(counter.strength);
    own.markers = counter.markers;
    own.markers.clear(Marker::DugIn);
    own.activated = counter.activated;
}

void Taking::enterAll()
{
    const AttackForm &form = m_order.form;
    const UnitId known = m_turn.t.game.setting->unitId(form.attacker.id);
    const UnitId against = m_turn.t.game.setting->unitId(form.target.id);
    const SideIndex side = known != UnitId{}     ? m_turn.t.game.unit(known).side
                           : against != UnitId{} ? enemyOf(m_turn.t.game.unit(against).side)
                                                 : SideIndex{0};
    if (hasAttacker(form.kind))
        enter(form.attacker, side);
    if (hasTarget(form.kind))
        enter(form.target, enemyOf(side));
    if (form.assaultSupport)
        enter(*form.assaultSupport, side);
    for (const TableHelper &helper : form.joined)
        enter(helper.unit, side);
    if (form.spotter)
        enter(form.spotter->unit, side);
    if (form.defenceSupport)
        enter(*form.defenceSupport, enemyOf(side));
    if (form.carrier)
        enter(*form.carrier, enemyOf(side));
    for (const TableUnit &passenger : form.aboard)
        enter(passenger, enemyOf(side));
    if (!hasTarget(form.kind))
        return;
    if (form.isDugIn)
        placeDugIn(m_turn.turn(), unit(form.target.id));
    else
        removeDugIn(m_turn.turn(), unit(form.target.id).at);
}

void Taking::takeEvents(const AttackOutcome &outcome)
{
    Position &p = m_turn.t.game;
    for (const Event &event : outcome.events) {
        const bool isOfTheStage = std::holds_alternative<UnitMoved>(event.what) ||
                                  std::holds_alternative<UnitPlaced>(event.what) ||
                                  std::holds_alternative<UnitTurned>(event.what) ||
                                  std::holds_alternative<UnitPushedBack>(event.what) ||
                                  std::holds_alternative<PhaseBegan>(event.what) ||
                                  std::holds_alternative<DugInMarkerRemoved>(event.what) ||
                                  std::holds_alternative<StructureCollapsed>(event.what) ||
                                  std::holds_alternative<ObstaclesDestroyed>(event.what) ||
                                  std::holds_alternative<UnitDisembarked>(event.what);
        if (isOfTheStage)
            continue;
        Happening what = renamed(event.what, outcome.position);
        if (const auto *damaged = std::get_if<UnitDamaged>(&what)) {
            p.unit(damaged->unit).strength = static_cast<std::int8_t>(damaged->left);
            report(m_turn.turn(), std::move(what), event.rule);
        } else if (const auto *gone = std::get_if<UnitEliminated>(&what)) {
            eliminate(m_turn.turn(), p.unit(gone->unit), event.rule);
        } else if (event.reveals) {
            reveal(m_turn.turn(), std::move(what), event.rule);
        } else {
            report(m_turn.turn(), std::move(what), event.rule);
        }
    }
}

void Taking::takeUnit(const TableUnit &before, const AttackOutcome &outcome,
                      const TableResult &result)
{
    const Unit &staged = outcome.position.unit(outcome.position.setting->unitId(before.id));
    Unit &own = unit(before.id);
    const auto after =
        std::find_if(result.counters.begin(), result.counters.end(),
                     [&](const TableUnit &counter) { return counter.id == before.id; });
    if (!own.isOnMap() || after == result.counters.end())
        return;
    own.strength = staged.strength;
    own.markers = after->markers;
    own.markers.clear(Marker::DugIn);
    own.activated = staged.activated;
    own.spotted = own.spotted || staged.spotted;
    own.isFast = own.isFast || staged.isFast || own.markers.has(Marker::FastAction);
    for (const TableChange &change : result.changes) {
        if (change.unit != before.id)
            continue;
        if (change.kind == TableChange::GetOff)
            getOff(m_turn, own);
        if (change.kind == TableChange::FallBack || change.kind == TableChange::Withdraw)
            putOn(m_turn, own, ownHex(m_turn.t, own.id));
    }
}

void Taking::begin(bool isNew)
{
    const AttackForm &form = m_order.form;
    Unit &attacker = unit(form.attacker.id);
    const Action action = actionOf(form);
    if (isNew)
        report(m_turn.turn(), UnitActivated{attacker.id, action}, "R6.4a");
    if (isMove(form) || action == Action::MoveAndFire || action == Action::FireAndMove)
        putOn(m_turn, attacker, ownHex(m_turn.t, attacker.id));
    if (isNew || form.isReaction)
        spendPoint(m_turn.turn(), attacker, form.isReaction ? "R8.2m" : "R6.2.2c");
    for (const auto &support : {form.assaultSupport, form.defenceSupport})
        if (support)
            spendPoint(m_turn.turn(), unit(support->id), "R11.1.1.1d");
    if (isNew)
        passTo(m_turn, attacker);
}

// The hex that was fought for is the attacker's.
void Taking::takeHex(Hex fought)
{
    const Unit &target = unit(m_order.form.target.id);
    Unit &attacker = unit(m_order.form.attacker.id);
    const bool isFree = !target.isOnMap() || target.at != fought;
    const bool stayed = attacker.inPlay() && !attacker.markers.has(Marker::Fallback);
    if (isFree && stayed && fought != ownHex(m_turn.t, target.id))
        putOn(m_turn, attacker, fought);
}

void Taking::run()
{
    const AttackForm &form = m_order.form;
    const AttackForm begun = formAtTable(m_turn.t, form);
    const bool isNew = isNewAction(m_turn.t, form);
    enterAll();
    if (hasAttacker(form.kind))
        begin(isNew);

    const Hex fought = hasTarget(form.kind) ? unit(form.target.id).at : Hex{};
    const auto outcome = playedOut(begun, *m_turn.t.rules, m_order.rolls, m_order.choices);
    HW_EXPECTS(outcome);
    takeEvents(*outcome);
    const TableResult result = resultOf(begun, outcome->position);
    for (const TableUnit *counter : countersOf(begun))
        takeUnit(*counter, *outcome, result);
    for (const TableChange &change : result.changes)
        if (change.kind == TableChange::TakeDugIn)
            removeDugIn(m_turn.turn(), fought);
    if (isMove(form))
        takeHex(fought);
    if (hasAttacker(form.kind) && m_turn.t.acting == unit(form.attacker.id).id)
        endAction(m_turn); // there is one attack in an action
}

} // namespace

void tellAttack(TableTurn turn, const TableAttackOrder &order)
{
    Taking(turn, order).run();
}

} // namespace hexwerk::assault
