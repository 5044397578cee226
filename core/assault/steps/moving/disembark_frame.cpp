// [R9.11.3] [R9.11.5] [R10.10.3] [R11.4] Units get off their transport, in order or in haste.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow struck(Turn turn, DisembarkFrame &leaving)
{
    // [R10.10.2a] A transport that is destroyed or critically hit takes half of everybody along.
    for (const UnitId passenger : passengersOf(turn.p, leaving.carrier))
        flip(turn, turn.p.unit(passenger), "R10.10.2a");
    return next(leaving, DisembarkFrame::Leave);
}

// [R9.11c] Who leaves next; none: they are all off.
static UnitId nextOut(const Position &p, const DisembarkFrame &leaving)
{
    for (const UnitId passenger : passengersOf(p, leaving.carrier)) {
        const bool isMeant = leaving.unit == UnitId{} || leaving.unit == passenger;
        if (isMeant && (leaving.exit != Exit::Unload || p.traits(passenger).isImmobile))
            return passenger;
    }
    return {};
}

static Marker markerAfter(const Position &p, const Unit &unit, Exit exit, bool harsh)
{
    // [R11.4f] What the card says of an emergency goes first.
    const auto own = p.traits(unit.id).disembark;
    if (exit == Exit::Emergency && own)
        return *own;
    // [R9.11.5a] A gun takes its time; [R9.11.3e] [R10.10.3d] [R11.4e] so does harsh ground.
    if (exit == Exit::Unload || harsh)
        return Marker::DelayedAction;
    // [R9.11.3d] RULING: who is slow is delayed, infantry too: it knows no fast action [R9.2d].
    if (own == Marker::DelayedAction)
        return Marker::DelayedAction;
    return Marker::FastAction; // [R9.11.3c] [R10.10.3c] [R13.2c]
}

static std::string_view ruleOf(Exit exit)
{
    switch (exit) {
    case Exit::Dismount:
        return "R9.11.3b";
    case Exit::Unload:
        return "R9.11.5a";
    case Exit::Emergency:
        return "R10.10.3b";
    }
    HW_UNREACHABLE();
}

static void putOff(Turn turn, const DisembarkFrame &leaving, const Place &order)
{
    Unit &unit = turn.p.unit(order.unit);
    const Direction d = *directionTo(unit.at, order.hex);
    const auto entry = entryInto(turn.p, unit.id, unit.at, d);
    unit.state = UnitState::InPlay;
    unit.carrier = UnitId{};
    unit.activated = true; // whether it was its own wish or not; [R10.10.3g] that costs no point
    if (order.facing >= 0)
        unit.facing = static_cast<std::int8_t>(order.facing);
    moveTo(turn, unit, order.hex);
    report(turn, UnitDisembarked{unit.id, leaving.carrier, order.hex}, ruleOf(leaving.exit));
    // [R10.10.3e] Who is suppressed stays so, and was not fast either.
    if (!unit.markers.hasAny(kMoraleMarkers))
        mark(turn, unit, markerAfter(turn.p, unit, leaving.exit, !entry || entry->harsh));
}

static Flow leave(Turn turn, DisembarkFrame &leaving)
{
    const UnitId passenger = nextOut(turn.p, leaving);
    if (passenger == UnitId{})
        return Done{};
    Unit &unit = turn.p.unit(passenger);
    if (!hasExit(turn.p, unit)) {
        if (leaving.exit != Exit::Emergency) // it stays aboard
            return Done{};
        eliminate(turn, unit, "R10.10.3b"); // [R10.10.3b] [R11.4d]
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::Disembark,
                    .side = unit.side,
                    .unit = passenger,
                    .other = leaving.carrier}};
    const auto *order = std::get_if<Place>(turn.answer);
    if (!order) // it stays aboard
        return Done{};
    leaving.out = passenger;
    leaving.from = unit.at;
    putOff(turn, leaving, *order);
    return next(leaving, DisembarkFrame::Mines);
}

static Flow mines(Turn turn, DisembarkFrame &leaving)
{
    // [R9.6.4.2a] Mines do not ask how a unit came among them. RULING [R9.6.4.1h]: getting off is
    // no fast action, marked like one or not, and in an emergency nobody has a choice.
    const Unit &unit = turn.p.unit(leaving.out);
    if (!turn.result && crossesMines(turn.p, unit.id, leaving.from, unit.at))
        return Call{MineFrame{.unit = unit.id, .from = leaving.from, .to = unit.at}};
    return next(leaving, unit.inPlay() && !unit.markers.has(Marker::Fallback)
                             ? DisembarkFrame::React
                             : DisembarkFrame::Leave);
}

static Flow react(Turn turn, DisembarkFrame &leaving)
{
    // [R8.2e] [R8.2h] [R9.11.3g] [R9.11.5d] [R10.10.3f] [R11.4g] Each of them may draw fire.
    if (turn.result)
        return next(leaving, DisembarkFrame::Leave);
    const auto d = directionTo(leaving.from, turn.p.unit(leaving.out).at);
    const auto entry = d ? entryInto(turn.p, leaving.out, leaving.from, *d) : std::nullopt;
    return Call{ReactionFrame{.mover = leaving.out, .road = entry ? entry->road : std::nullopt}};
}

Flow run(Turn turn, DisembarkFrame &leaving)
{
    switch (leaving.stage) {
    case DisembarkFrame::Struck:
        return struck(turn, leaving);
    case DisembarkFrame::Leave:
        return leave(turn, leaving);
    case DisembarkFrame::Mines:
        return mines(turn, leaving);
    case DisembarkFrame::React:
        return react(turn, leaving);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
