// [R6] The sequence of play.
#include "core/assault/game/mine_seals.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/course/victory.h"
#include "core/assault/rules/firing/support_calls.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/works.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/course/organization.h"
#include "core/assault/steps/course/trigger_effects.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"
#include "core/assault/steps/moving/turned_works.h"

#include <algorithm>

namespace hexwerk::assault {

// The side with the higher die, the first side's first; nobody if they are equal. [R6.1a] [R5.8c]
static SideIndex winnerOf(const std::vector<std::uint8_t> &dice)
{
    return dice[0] > dice[1] ? 0 : dice[0] < dice[1] ? 1 : kNobody;
}

// [R5.6] [R5.7] What comes of cards comes beside the map first.
static Flow takeCards(Turn turn, GameFrame &game, GameFrame::Stage after)
{
    if (!turn.result)
        return Call{CardsFrame{}};
    return next(game, after);
}

static Flow layMines(Turn turn, GameFrame &game)
{
    // [R9.6.4.1a] Before any unit is set up, one allotment after the other.
    const MineAllotment *allotment = allotmentToLay(turn.p, game);
    if (!allotment)
        return next(game, GameFrame::FirstSetup);
    const SideIndex side = turn.p.setting->sideIndex(allotment->side);
    // Its side is asked as long as anybody can see room for a marker: that it has none of the right
    // kind is its secret, until it says so.
    const bool isDone = turn.answer && std::holds_alternative<Decline>(*turn.answer);
    if (isDone || !hasRoomForMines(turn.p, game)) {
        ++game.allotment;
        game.markersAtHand = static_cast<std::uint16_t>(turn.p.minefields.size());
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::LayMine, .side = side}};
    // [R9.6.4.1c] Face down: all see where, one side knows what.
    const Lay &order = std::get<Lay>(*turn.answer);
    turn.p.minefields.push_back(
        {.hex = order.hex, .side = side, .kind = *sealFor(turn.p, side, order)});
    report(turn, MineLaid{side, order.hex}, "R9.6.4.1c");
    return Next{};
}

static Flow firstSetup(Turn turn, GameFrame &game)
{
    const Position &p = turn.p;
    if (!canPlace(p, 0) || !canPlace(p, 1)) {
        game.side = canPlace(p, 0) ? 0 : 1;
        return next(game, GameFrame::SetUp);
    }
    // [R5.8c] By scenario, else as the player with the higher die chooses.
    const SideIndex fixed = p.setting->sideIndex(p.setting->scenario.firstSetup);
    if (fixed != kNobody) {
        game.side = fixed;
        return next(game, GameFrame::SetUp);
    }
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice, .use = RollUse::Setup, .plainDice = 2}};
    const SideIndex side = winnerOf(plainDice(turn, RollUse::Setup, UnitId{}));
    if (side == kNobody) // RULING A-23: equal dice are rolled again
        return Next{};
    game.side = side;
    return next(game, GameFrame::FirstSetupChoice);
}

static Flow firstSetupChoice(Turn turn, GameFrame &game)
{
    if (!turn.answer)
        return Ask{{.question = Question::FirstSetup, .side = game.side}};
    game.side = turn.p.setting->sideIndex(std::get<Choose>(*turn.answer).id);
    return next(game, GameFrame::SetUp);
}

static void place(Turn turn, const Place &order)
{
    Unit &unit = turn.p.unit(order.unit);
    const Unit *carrier = carrierFor(turn.p, unit, order.hex);
    moveTo(turn, unit, order.hex);
    unit.state = carrier ? UnitState::Carried : UnitState::InPlay;
    unit.emplaced = turn.p.phase == Phase::SetUp;
    if (order.facing >= 0) // [R5.8g]
        unit.facing = static_cast<std::int8_t>(order.facing);
    report(turn, UnitPlaced{unit.id, order.hex}, "R5.8c");
    if (carrier) { // [R5.8f]
        unit.carrier = carrier->id;
        return report(turn, UnitLoaded{unit.id, carrier->id}, "R5.8f");
    }
    if (turn.p.setting->startsDugIn(unit.id))
        placeDugIn(turn, unit);
}

// Asks the side of the frame, then the other one, as long as units can be placed.
static Flow placeInTurn(Turn turn, GameFrame &game, GameFrame::Stage after)
{
    if (!canPlace(turn.p, game.side))
        game.side = enemyOf(game.side);
    if (!canPlace(turn.p, game.side))
        return next(game, after);
    if (!turn.answer)
        return Ask{{.question = Question::Place, .side = game.side}};
    if (const auto *turned = std::get_if<TurnWork>(turn.answer)) { // [D9.6.4d]
        turnWork(turn, turned->hex);
        return Next{};
    }
    place(turn, std::get<Place>(*turn.answer));
    game.side = enemyOf(game.side); // [R5.8c] unit by unit in turn
    return Next{};
}

// [D9.6.4d] Who has nothing more to place turns its works until it says so.
static Flow turnWorks(Turn turn, GameFrame &game)
{
    if (turn.answer) {
        if (const auto *turned = std::get_if<TurnWork>(turn.answer))
            turnWork(turn, turned->hex);
        else
            game.passed = static_cast<std::uint8_t>(game.passed | 1 << game.side);
        return Next{};
    }
    for (const SideIndex side : {game.side, enemyOf(game.side)})
        if ((game.passed >> side & 1) == 0 && canTurnWork(turn.p, side)) {
            game.side = side;
            return Ask{{.question = Question::TurnWork, .side = side}};
        }
    game.passed = 0;
    return next(game, GameFrame::Initiative);
}

static Flow beginTurn(Turn turn, GameFrame &game, SideIndex starting)
{
    report(turn, TurnBegan{turn.p.turn}, "R6.0a");
    report(turn, StartingPlayerChosen{starting}, "R6.1a");
    turn.p.startingPlayer = starting;
    // [R6.2b] [R12.2.3a] With command points or cards, and always with support.
    const Switches &switches = turn.p.setting->switches;
    if (switches.commandPoints || switches.support || !turn.p.hands.empty())
        return next(game, GameFrame::Planning);
    return beginSupportPhase(turn, game);
}

static Flow plan(Turn turn, GameFrame &game)
{
    if (!turn.result) {
        beginPlanning(turn);
        return Call{PlanningFrame{.stage = turn.p.hands.empty() ? PlanningFrame::Allot
                                                                : PlanningFrame::Discard}};
    }
    return beginSupportPhase(turn, game);
}

Flow beginActionPhase(Turn turn, GameFrame &game)
{
    turn.p.phase = Phase::Action;
    report(turn, PhaseBegan{Phase::Action}, "R6.0a");
    game.side = turn.p.startingPlayer; // [R6.1b]
    game.passes = 0;
    return next(game, GameFrame::ActionPhase);
}

static Flow rollInitiative(Turn turn, GameFrame &game)
{
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice, .use = RollUse::Initiative, .plainDice = 2}};
    auto dice = plainDice(turn, RollUse::Initiative, UnitId{});
    for (SideIndex each = 0; each < 2 && !turn.p.effects.empty(); ++each) // [R8.3c]
        dice[each] = static_cast<std::uint8_t>(dice[each] + initiativeBonus(turn.p, each));
    const SideIndex side = winnerOf(dice);
    return side == kNobody ? Flow(Next{}) : beginTurn(turn, game, side);
}

static Flow initiative(Turn turn, GameFrame &game)
{
    // [R6.1a] By scenario, else each turn by the higher die.
    turn.p.phase = Phase::Initiative;
    const SideIndex fixed = turn.p.setting->sideIndex(turn.p.setting->scenario.firstPlayer);
    if (fixed != kNobody)
        return beginTurn(turn, game, fixed);
    if (!anyHoldsCards(turn.p))
        return rollInitiative(turn, game);
    if (!turn.result) // a card may change the roll
        return Call{CardsAskedFrame{
            .moment = CardMoment::Initiative,
            .side = turn.p.startingPlayer == kNobody ? SideIndex{0} : turn.p.startingPlayer}};
    return next(game, GameFrame::InitiativeRoll);
}

Flow activate(Turn turn, const Announce &order)
{
    // [R4.4a] Any unit of the side, each turn; its marker shows what it did.
    Unit &unit = turn.p.unit(order.unit);
    if (unit.activated)
        useCard(turn, CardWord::CloseCombat, unit.id);
    unit.activated = true;
    report(turn, UnitActivated{unit.id, order.action}, "R6.4a");
    spendPoint(turn, unit); // [R11.0g] of a close combat, too: whom it is against pays for nothing
    if (anyHoldsCards(turn.p))
        return Call{ActivationFrame{.unit = unit.id, .action = order.action}};
    return act(turn, order);
}

Flow act(Turn turn, const Announce &order)
{
    Unit &unit = turn.p.unit(order.unit);
    switch (order.action) {
    case Action::NormalMove: // [R9.1a] RULING A-48: the marker counts from here on
        mark(turn, unit, Marker::NormalAction);
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::Normal)}};
    case Action::FastMove: // [R9.2a]
        mark(turn, unit, Marker::FastAction);
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::Fast)}};
    case Action::MoveAndFire: { // [R9.3a] what weakens its fire stays until it has fired
        const bool weakened = unit.markers.has(Marker::AttackDiceMinus1);
        mark(turn, unit, Marker::MoveAndFire);
        if (weakened)
            unit.markers.set(Marker::AttackDiceMinus1);
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::MoveThenFire),
                              .began = unit.at,
                              .faced = unit.facing}};
    }
    case Action::FireAndMove: // [R9.3a]
        return Call{MoveFrame{.stage = MoveFrame::Fire,
                              .walk = walkOf(turn.p, unit.id, MoveKind::FireThenMove)}};
    case Action::Fire: // [R10.0d]
    case Action::TurretFire:
        return Call{RangedFireFrame{.firer = unit.id, .action = order.action}};
    case Action::DigIn: // [R9.8.1a]
        mark(turn, unit, Marker::DiggingIn);
        return Next{};
    case Action::Load: // [R9.11.4] RULING: a normal move, until it has the gun
        mark(turn, unit, Marker::NormalAction);
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::Load)}};
    case Action::Unload: // [R9.11.5a] RULING: likewise, until it puts the gun off
        mark(turn, unit, Marker::NormalAction);
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::Unload)}};
    case Action::Dismount: // [R9.11.3a]
        return Call{
            DisembarkFrame{.exit = Exit::Dismount, .carrier = unit.carrier, .unit = unit.id}};
    case Action::Hide: // [R9.12a] RULING A-39: its marker counts from here on
        mark(turn, unit, Marker::HideAction);
        if (turn.p.card(unit.id).type != UnitType::Infantry)
            return Next{};
        return Call{MoveFrame{.walk = walkOf(turn.p, unit.id, MoveKind::Hidden)}};
    case Action::Detach:
    case Action::Reinforce:
        return Call{ExchangeFrame{.unit = unit.id, .action = order.action}};
    case Action::CoveringFire:
        return Call{CoveringFireFrame{.mover = unit.id}};
    case Action::TurnFacing:
    case Action::IndirectFire:
    case Action::Smoke:
    case Action::SpecialAbility:
        break;
    }
    HW_UNREACHABLE();
}

static void comeIn(Turn turn, const Place &order)
{
    // [R5.8e] [D5.8e] That is its activation. RULING both editions: the English one does not say
    // how such units enter.
    place(turn, order);
    Unit &unit = turn.p.unit(order.unit);
    unit.activated = true;
    spendPoint(turn, unit);
    mark(turn, unit, Marker::NormalAction);
}

// [R12.4.4.4b]
static void countAction(Turn turn, SideIndex side)
{
    if (!turn.p.support.empty() && turn.p.support[side].actions < 255)
        ++turn.p.support[side].actions;
}

static Flow actionPhase(Turn turn, GameFrame &game)
{
    // [R6.4d] [R8.1a] Until all units were activated, or after three passes in a row.
    const bool anyLeft =
        std::any_of(turn.p.units.begin(), turn.p.units.end(),
                    [&](const Unit &unit) { return canBeActivated(turn.p, unit); }) ||
        canComeIn(turn.p, 0) || canComeIn(turn.p, 1) || anyHoldsCards(turn.p) ||
        mayCallIn(turn.p, 0) || mayCallIn(turn.p, 1) || game.held != UnitId{};
    if (!turn.answer)
        endAction(turn, game);
    if (!anyLeft || game.passes >= 3)
        return next(game,
                    turn.p.hands.empty() ? GameFrame::Organization : GameFrame::OrganizationCards);

    // [R6.4a] One action each in turn; [R6.4i] who passes may act again later.
    if (!turn.answer)
        return Ask{{.question = Question::Announce, .side = game.side, .unit = game.held}};
    const SideIndex side = game.side;
    if (const auto *play = std::get_if<Play>(turn.answer)) { // [R6.4c]
        game.passes = 0;
        return playAnnounced(turn, game, *play);
    }
    game.side = enemyOf(side);
    game.held = UnitId{};
    if (const auto *announced = std::get_if<Announce>(turn.answer)) {
        game.passes = 0;
        countAction(turn, side);
        return activate(turn, *announced);
    }
    if (const auto *placed = std::get_if<Place>(turn.answer)) {
        game.passes = 0;
        countAction(turn, side);
        comeIn(turn, *placed);
        return Next{};
    }
    if (const auto *call = std::get_if<CallIn>(turn.answer)) {
        game.passes = 0;
        countAction(turn, side);
        return Call{turnUp(turn, side, *call)};
    }
    ++game.passes; // [R8.1b] for no point
    report(turn, Passed{side}, "R8.1a");
    return Next{};
}

static Flow victoryCheck(Turn turn, GameFrame &game)
{
    Position &p = turn.p;
    const std::optional<Verdict> verdict = verdictAfter(p, p.turn - 1);
    if (!verdict) {
        game.side = p.startingPlayer;
        return next(game, GameFrame::Arrivals);
    }
    p.winner = verdict->winner;
    p.phase = Phase::Over;
    report(turn, GameEnded{verdict->winner, verdict->victory}, "R3.1a");
    return Done{};
}

// Between two actions. What came of cards is heard once, and first.
static bool mayWork(Turn turn, const GameFrame &game)
{
    const bool hears = game.stage == GameFrame::Cards || game.stage == GameFrame::Arrivals;
    return !turn.p.due.empty() && !turn.answer && !(hears && turn.result);
}

// [R10.10.3] Nobody stays aboard a transport that is gone, however that came about.
static std::optional<Call> exitOfStranded(const Position &p)
{
    const auto stranded = strandedUnits(p);
    if (stranded.empty())
        return std::nullopt;
    return Call{
        DisembarkFrame{.stage = DisembarkFrame::Struck, .carrier = p.unit(stranded[0]).carrier}};
}

Flow run(Turn turn, GameFrame &game)
{
    if (mayWork(turn, game)) {
        doWhatIsDue(turn);
        return turn.p.phase == Phase::Over ? Flow(Done{}) : Flow(Next{});
    }
    if (game.stage == GameFrame::SupportPhase || game.stage == GameFrame::ActionPhase) {
        if (auto exit = exitOfStranded(turn.p))
            return std::move(*exit);
        if (const auto pool = owingPool(turn.p))
            return Call{LossFrame{.pool = *pool}};
    }
    switch (game.stage) {
    case GameFrame::Cards:
        return takeCards(turn, game, GameFrame::LayMines);
    case GameFrame::LayMines:
        return layMines(turn, game);
    case GameFrame::FirstSetup:
        return firstSetup(turn, game);
    case GameFrame::FirstSetupChoice:
        return firstSetupChoice(turn, game);
    case GameFrame::SetUp:
        return placeInTurn(turn, game, GameFrame::TurnWorks);
    case GameFrame::TurnWorks:
        return turnWorks(turn, game);
    case GameFrame::Initiative:
        return initiative(turn, game);
    case GameFrame::SupportPhase:
        return supportPhase(turn, game);
    case GameFrame::ActionPhase:
        return actionPhase(turn, game);
    case GameFrame::InitiativeRoll:
        return rollInitiative(turn, game);
    case GameFrame::OrganizationCards:
        if (!turn.result) { // [R4.9.1b] what comes of them is not turned over at once [R6.5e]
            organizeUnits(turn);
            return Call{
                CardsAskedFrame{.moment = CardMoment::Organization, .side = turn.p.startingPlayer}};
        }
        closeTurn(turn);
        return next(game, GameFrame::VictoryCheck);
    case GameFrame::Organization:
        organize(turn);
        return next(game, GameFrame::VictoryCheck);
    case GameFrame::VictoryCheck:
        return victoryCheck(turn, game);
    case GameFrame::Arrivals: // [R6.7a]
        return takeCards(turn, game, GameFrame::Reinforcements);
    case GameFrame::Reinforcements: // [R6.7a]
        return placeInTurn(turn, game, GameFrame::Initiative);
    case GameFrame::Planning:
        return plan(turn, game);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
