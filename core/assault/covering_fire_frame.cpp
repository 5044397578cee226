#include "core/assault/covering_fire.h"
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"
#include "core/assault/situations.h"

#include <algorithm>

namespace hexwerk::assault {

Ruling<> coverPartnerRuling(const Position &p, UnitId mover, UnitId other)
{
    // [D9.13a] An adjacent unit that was not activated yet, and that can fire.
    if (mover == other)
        return refuse(MessageId::NotThisUnit, "D9.13a");
    HW_TRY(activationRuling(p, p.unit(other)));
    if (distance(p.unit(mover).at, p.unit(other).at) != 1)
        return refuse(MessageId::NotAdjacent, "D9.13a");
    if (p.card(other).maximumRange() < 1)
        return refuse(MessageId::NoAttackDice, "D9.13a");
    return {};
}

static bool hasCoverPartner(const Position &p, const Unit &mover)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.side == mover.side && coverPartnerRuling(p, mover.id, other.id).has_value();
    });
}

Ruling<> coveringFireAnnouncement(const Position &p, const Unit &mover)
{
    if (!p.setting->switches.coveringFire)
        return refuse(MessageId::NotThisAction, "D9.13a");
    if (!hasCoverPartner(p, mover))
        return refuse(MessageId::NoPartner, "D9.13a");
    return {};
}

std::optional<Die> coverDie(const Position &p, const Covering &covering, UnitId reactor)
{
    if (covering.unit == UnitId{})
        return std::nullopt;
    // [D9.13e] Only who could fire at the one that reacts.
    const Unit &unit = p.unit(covering.unit);
    if (!targetRuling(p, unit, reactor))
        return std::nullopt;
    // [D9.13c] Its strongest attack die against that one, [D9.13g] weakened to the next colour.
    const Pool *dice =
        attackDiceOf(p.card(unit.id), p.card(reactor), distance(unit.at, p.unit(reactor).at));
    const auto strongest = dice ? dice->strongest() : std::nullopt;
    if (!strongest)
        return std::nullopt;
    const bool weakened = covering.weakened || p.isHalf(unit);
    return weakened && *strongest != Die::Blue
               ? static_cast<Die>(static_cast<std::uint8_t>(*strongest) + 1)
               : *strongest;
}

static Flow partner(Turn turn, CoveringFireFrame &frame)
{
    const Unit &mover = turn.p.unit(frame.mover);
    if (!hasCoverPartner(turn.p, mover)) // a referee may take it off
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Partner, .side = mover.side, .unit = mover.id}};
    // [D9.13a] Activated along with the one that moves, and marked Firing; [D9.13g] what weakens
    // its fire is kept in mind.
    Unit &unit = turn.p.unit(std::get<Support>(*turn.answer).unit);
    frame.covering = {unit.id, unit.markers.hasAny({Marker::AttackDiceMinus1, Marker::Hidden})};
    unit.activated = true;
    report(turn, UnitActivated{unit.id, Action::CoveringFire}, "D9.13a");
    mark(turn, unit, Marker::Firing);
    return next(frame, CoveringFireFrame::Move);
}

static Flow move(Turn turn, const CoveringFireFrame &frame)
{
    // [D9.13a] By a normal or a fast action.
    Unit &mover = turn.p.unit(frame.mover);
    if (!turn.answer)
        return Ask{{.question = Question::CoveredMove,
                    .side = mover.side,
                    .unit = mover.id,
                    .other = frame.covering.unit}};
    const bool fast = std::get<Choose>(*turn.answer).id == toString(Action::FastMove);
    mark(turn, mover, fast ? Marker::FastAction : Marker::NormalAction);
    return Replace{
        MoveFrame{.walk = walkOf(turn.p, mover.id, fast ? MoveKind::Fast : MoveKind::Normal),
                  .covering = frame.covering}};
}

Flow run(Turn turn, CoveringFireFrame &frame)
{
    if (!turn.p.unit(frame.mover).inPlay()) // a referee may take it off
        return Done{};
    switch (frame.stage) {
    case CoveringFireFrame::Partner:
        return partner(turn, frame);
    case CoveringFireFrame::Move:
        return move(turn, frame);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
