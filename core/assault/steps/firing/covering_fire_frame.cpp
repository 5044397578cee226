#include "core/assault/rules/firing/covering_fire.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

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
    spendPoint(turn, unit, "D9.13b");
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
