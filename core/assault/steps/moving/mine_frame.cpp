// [R9.6.4.2] What a minefield does to a unit that steps out of it or into it.
#include "core/assault/rules/firing/hazards.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Return done(const MineFrame &mines)
{
    return Return{{.left = mines.harm}};
}

// What comes after one of the two minefields.
static Flow after(MineFrame &mines)
{
    return mines.minefield == mines.from ? Flow(next(mines, MineFrame::Enter)) : Flow(done(mines));
}

static Flow leave(Turn turn, MineFrame &mines)
{
    // [R9.6.4.2l] Who leaves one that lies open looks for a way again; [D9.6.6b] where it finds
    // none it is attacked and leaves all the same.
    const MinefieldMarker *marker = minefieldAt(turn.p, mines.from);
    if (!marker || !marker->found || !isDangerous(turn.p, *marker, mines.unit))
        return next(mines, MineFrame::Enter);
    mines.minefield = mines.from;
    mines.identified = true;
    // [D9.6.6c] In the German edition a retreat looks for nothing.
    const bool heedless = mines.fallingBack && turn.p.setting->switches.minesAttackFallback;
    return next(mines, heedless ? MineFrame::Attack : MineFrame::Detect);
}

void turnUp(Turn turn, const Reveal &order)
{
    auto &all = turn.p.minefields;
    const auto marker = std::find_if(all.begin(), all.end(),
                                     [&](const auto &other) { return other.hex == order.hex; });
    marker->found = true;
    marker->kind = {order.mine, order.salt};
    reveal(turn, MineFound{order.hex, order.mine}, "R9.6.4.2a");
    if (order.mine == MineKind::Dummy)
        all.erase(marker);
}

static Flow enter(Turn turn, MineFrame &mines)
{
    const MinefieldMarker *marker = minefieldAt(turn.p, mines.to);
    if (!marker || !isDangerous(turn.p, *marker, mines.unit))
        return done(mines);
    mines.minefield = mines.to;
    mines.identified = marker->found;
    return next(mines, marker->found ? MineFrame::Detect : MineFrame::TurnUp);
}

static Flow turnUp(Turn turn, MineFrame &mines)
{
    const MinefieldMarker *marker = minefieldAt(turn.p, mines.to);
    if (marker && !marker->found) { // a referee may be faster
        // [R9.6.4.2a] Its owner alone knows what it is, and shows it.
        if (!turn.answer)
            return Ask{{.question = Question::Reveal, .side = marker->side, .unit = mines.unit}};
        turnUp(turn, std::get<Reveal>(*turn.answer));
        marker = minefieldAt(turn.p, mines.to);
    }
    // [R9.6.4.2c] The other kind of mines calls for no roll.
    if (!marker || !isDangerous(turn.p, *marker, mines.unit))
        return done(mines);
    return next(mines, MineFrame::Detect);
}

static Flow detect(Turn turn, MineFrame &mines)
{
    const MinefieldMarker *marker = minefieldAt(turn.p, mines.minefield);
    if (!marker || !isDangerous(turn.p, *marker, mines.unit)) // a referee may take it away
        return after(mines);
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice,
                    .use = RollUse::MineDetection,
                    .plainDice = 1,
                    .unit = mines.unit}};
    const DetectionNeed need = detectionNeed(turn.p, mines);
    const int roll = plainDice(turn, RollUse::MineDetection, mines.unit)[0];
    const bool detected = roll + need.modifier >= need.number;
    report(turn,
           DetectionRolled{mines.unit, mines.minefield, roll, need.modifier, need.number, detected},
           "R9.6.4.2d");
    // [R9.6.4.2f] Unharmed, [R9.6.4.2g] or attacked.
    return detected ? after(mines) : Flow(next(mines, MineFrame::Attack));
}

static Flow attack(Turn turn, MineFrame &mines)
{
    // [R9.6.4.2g] [R9.6.4.2k] Nothing but the dice of the table counts.
    if (!turn.result) {
        const MineKind kind = minefieldAt(turn.p, mines.minefield)->kind.value();
        const DiceCount dice = mineDice(turn.p.setting->data, kind);
        return Call{DuelFrame{.attack = dice.attack,
                              .defence = dice.defence,
                              .attackUse = RollUse::MineAttack,
                              .defenceUse = RollUse::MineDefence,
                              .defender = mines.unit,
                              .single = dice.single}};
    }
    mines.left = turn.result->left;
    mines.harm += mines.left;
    return mines.left.total() == 0 ? after(mines) : Flow(next(mines, MineFrame::Hit));
}

static Flow hit(Turn turn, MineFrame &mines)
{
    // [R9.6.4.2h] [R9.6.4.2i] [R9.6.4.2j] Damage, critical hits and suppression as by fire; a
    // vehicle that is damaged moves no more.
    if (!turn.result) {
        Unit &unit = turn.p.unit(mines.unit);
        const bool tracksGone =
            mines.left.c + mines.left.d > 0 && turn.p.card(unit.id).type == UnitType::Vehicle;
        if (tracksGone)
            immobilise(turn, unit, "R9.6.4.2i");
        return Call{HitFrame{
            .target = unit.id, .left = mines.left, .moving = true, .lastStand = mines.lastStand}};
    }
    return after(mines);
}

Flow run(Turn turn, MineFrame &mines)
{
    // It may be gone, or have fallen back from there.
    const Unit &unit = turn.p.unit(mines.unit);
    if (!unit.inPlay() || unit.at != mines.to)
        return done(mines);
    switch (mines.stage) {
    case MineFrame::Leave:
        return leave(turn, mines);
    case MineFrame::Enter:
        return enter(turn, mines);
    case MineFrame::TurnUp:
        return turnUp(turn, mines);
    case MineFrame::Detect:
        return detect(turn, mines);
    case MineFrame::Attack:
        return attack(turn, mines);
    case MineFrame::Hit:
        return hit(turn, mines);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
