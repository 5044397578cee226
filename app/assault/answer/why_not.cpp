#include "app/assault/answer/why_not.h"

#include "app/assault/map/play_marks.h"
#include "core/assault/aside/path_forecast.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

using MaybeRefusal = std::optional<Refusal>;
using MaybeStep = std::optional<WhyNot::RefusedStep>;

namespace {

// What is known of a hex: it can be clicked, it cannot for a reason, or nothing can be said of it.
struct Answer
{
    bool allowed = false;
    MaybeRefusal why = {};

    void add(const Ruling<> &ruling)
    {
        if (ruling)
            allowed = true;
        else if (!why)
            why = ruling.error();
    }
    MaybeRefusal refusal() const { return allowed ? MaybeRefusal() : why; }
};

bool isReached(const std::vector<ReachedHex> &reached, Hex hex)
{
    return std::any_of(reached.begin(), reached.end(),
                       [hex](const ReachedHex &other) { return other.hex == hex; });
}

MaybeRefusal refusalOf(const Ruling<> &ruling)
{
    return ruling ? MaybeRefusal() : MaybeRefusal(ruling.error());
}

// The rule that bars the step from where the walk gets nearest.
MaybeRefusal stepRefusal(const Position &p, const Walk &walk,
                         const std::vector<ReachedHex> &reached, Hex hex, MaybeStep *refused)
{
    const auto tried = [&](const Walk &before) -> MaybeRefusal {
        const auto ruling = stepRuling(p, before, hex, By::Default);
        if (ruling)
            return {};
        if (refused)
            *refused = WhyNot::RefusedStep{before, hex};
        return ruling.error();
    };
    if (isReached(reached, hex) || hex == walk.at)
        return {};
    if (distance(walk.at, hex) == 1)
        return tried(walk);
    for (const ReachedHex &near : reached)
        if (distance(near.hex, hex) == 1 && !near.closeCombat)
            if (const MaybeRefusal why = tried(walkAfter(p, walk, near.way)))
                return why;
    return {};
}

MaybeRefusal moveRefusal(const Position &p, UnitId unit, Hex hex, MaybeStep *refused = nullptr)
{
    MaybeRefusal first;
    for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                       std::pair(Action::FastMove, MoveKind::Fast)}) {
        const auto ruling = Assault::query(p, Announce{unit, action});
        if (!ruling) {
            first = first ? first : ruling.error();
            continue;
        }
        const Walk walk = walkOf(p, unit, kind);
        const auto reached = reach(p, walk);
        if (isReached(reached, hex))
            return {};
        // Of two moves the longer one says it.
        if (const MaybeRefusal why = stepRefusal(p, walk, reached, hex, refused))
            first = why;
    }
    return first;
}

MaybeRefusal announceRefusal(const Position &p, UnitId chosen, Hex hex)
{
    const Unit *own = unitAt(p, hex, p.pending.side);
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    if (own) // another one can be chosen, or is got on
        return chosen != UnitId{} && own->id != chosen && !moveRefusal(p, chosen, hex)
                   ? MaybeRefusal()
                   : refusalOf(activationRuling(p, *own));
    if (chosen == UnitId{})
        return {};
    if (!enemy)
        return moveRefusal(p, chosen, hex);
    if (fireActionAt(p, chosen, enemy->id))
        return {};
    if (p.phase == Phase::Action) {
        const MaybeRefusal way = moveRefusal(p, chosen, hex);
        if (!way && isReached(reachOf(p, chosen, Action::NormalMove, MoveKind::Normal), hex))
            return {};
    }
    if (const auto ruling = shotRuling(p, p.unit(chosen), enemy->id, Action::Fire); !ruling)
        return ruling.error();
    return refusalOf(Assault::query(p, Announce{chosen, Action::Fire}));
}

// Of every unit in the hex, by the order that would name it.
template<typename Named>
MaybeRefusal unitRefusal(const Position &p, Hex hex, Named named)
{
    Answer answer;
    for (const Unit &unit : p.units)
        if (!hex.isNowhere() && unit.at == hex)
            answer.add(Assault::query(p, named(unit.id)));
    return answer.refusal();
}

MaybeRefusal placeRefusal(const Position &p, UnitId unit, Hex hex)
{
    if (unit == UnitId{})
        return {};
    const bool faces = p.card(unit).type != UnitType::Infantry;
    Answer answer;
    for (int facing = faces ? 0 : -1; facing < (faces ? kDirections : 0); ++facing)
        answer.add(Assault::query(p, Place{unit, hex, facing}));
    return answer.refusal();
}

} // namespace

MaybeRefusal WhyNot::refusalAt(const Position &p, const Picked &picked, Hex hex)
{
    switch (p.pending.question) {
    case Question::Announce:
        return announceRefusal(p, picked.unit, hex);
    case Question::Step:
        if (const Walk *walk = walkInProgress(p))
            return stepRefusal(p, *walk, reach(p, *walk), hex, nullptr);
        return refusalOf(Assault::query(p, Step{p.pending.unit, hex}));
    case Question::Fallback:
        return refusalOf(Assault::query(p, Step{p.pending.unit, hex}));
    case Question::Place:
    case Question::Disembark:
        return placeRefusal(p, picked.unit, hex);
    case Question::LayMine:
        return picked.mine ? refusalOf(Assault::query(p, Lay{*picked.mine, hex})) : MaybeRefusal();
    case Question::SupportHex:
    case Question::SmokeHex:
        return refusalOf(Assault::query(p, Target{{}, hex}));
    case Question::Target:
    case Question::SupportTarget:
    case Question::AttackPassenger:
        return unitRefusal(p, hex, [](UnitId unit) { return Target{unit}; });
    case Question::React:
    case Question::AntiAir:
    case Question::LastShot:
        return unitRefusal(p, hex, [](UnitId unit) { return React{unit}; });
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::Cover:
    case Question::SupportSpotter:
    case Question::Support:
        return unitRefusal(p, hex, [](UnitId unit) { return Support{unit}; });
    case Question::Over: // these are about no hex
    case Question::FirstSetup:
    case Question::Formation:
    case Question::Card:
    case Question::Divide:
    case Question::Facing:
    case Question::CoveredMove:
    case Question::Wheels:
    case Question::Reveal:
    case Question::TurnWork:
    case Question::Allot:
    case Question::ShowPoints:
    case Question::LosePoint:
    case Question::Discard:
    case Question::PlayCard:
    case Question::DropCard:
    case Question::Request:
    case Question::FireMode:
    case Question::SplitDice:
    case Question::RerollShells:
    case Question::ImpactZone:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::BattleDice:
    case Question::PlainDice:
    case Question::CardDraw:
        return {};
    }
    Q_UNREACHABLE();
}

std::optional<WhyNot::RefusedStep> WhyNot::stepAt(const Position &p, const Picked &picked, Hex hex)
{
    MaybeStep refused;
    if (p.pending.question == Question::Announce && picked.unit != UnitId{})
        moveRefusal(p, picked.unit, hex, &refused);
    else if (const Walk *walk = walkInProgress(p); walk && p.pending.question == Question::Step)
        stepRefusal(p, *walk, reach(p, *walk), hex, &refused);
    return refused;
}

bool WhyNot::isFar(const Position &p, const Picked &picked, Hex hex)
{
    if (p.pending.question == Question::Step) {
        const Walk *walk = walkInProgress(p);
        return walk && hex != walk->at && !isReached(reach(p, *walk), hex);
    }
    if (p.pending.question != Question::Announce || picked.unit == UnitId{} ||
        p.phase != Phase::Action || unitAt(p, hex, p.pending.side) ||
        unitAt(p, hex, enemyOf(p.pending.side)))
        return false;
    return !isReached(reachOf(p, picked.unit, Action::NormalMove, MoveKind::Normal), hex) &&
           !isReached(reachOf(p, picked.unit, Action::FastMove, MoveKind::Fast), hex);
}

QString WhyNot::outOfReach(Hex hex)
{
    return tr("%1 is out of reach.").arg(editor::toQString(toString(hex)));
}

QString WhyNot::of(const Position &p, const Picked &picked, Hex hex)
{
    if (const MaybeRefusal why = refusalAt(p, picked, hex))
        return RefusalText::withRule(*why);
    if (!isFar(p, picked, hex))
        return {};
    return QStringLiteral("%1 (R9.0a)").arg(outOfReach(hex));
}

} // namespace hexwerk::assault::ui
