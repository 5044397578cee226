// [R6.2] The planning phase: command points are put on cards, face down, and shown together.
#include "core/assault/game/point_seals.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

void beginPlanning(Turn turn)
{
    Position &p = turn.p;
    p.phase = Phase::Planning;
    report(turn, PhaseBegan{Phase::Planning}, "R6.2b");
    // [R4.9.3b] Support cards come into the hand when the scenario says.
    for (const SupportSupply &supply : p.setting->scenario.supports)
        if (!p.support.empty() && supply.turn == p.turn) {
            auto &hand = p.support[p.setting->sideIndex(supply.side)].hand;
            hand.insert(hand.end(), supply.cards.begin(), supply.cards.end());
        }
    // [R6.2.2c] All points of the turn before are taken back.
    for (CommandPool &pool : p.points) {
        const bool isShared = pool.player == 0 && p.setting->scenario.sides[pool.side].players > 1;
        pool.total = static_cast<std::uint8_t>(pointsOf(p, pool));
        // [R4.9.2c] [R6.2b] RULING [R5.4.1b]: players hold points back, the side does not.
        pool.focus = isShared ? 0 : std::min<std::uint8_t>(pool.total, kCommandFocus);
        pool.owed = 0;
        pool.spentFocus = 0;
        pool.sealed.clear();
        pool.onCards.clear();
        if (pool.focus > 0)
            report(turn, PointsShown{pool.side, pool.player, {}, pool.focus}, "R4.9.2c");
    }
}

// [R6.1b] Those of the starting player first.
static CommandPool *poolInTurn(Position &p, std::size_t place)
{
    for (const SideIndex side : {p.startingPlayer, enemyOf(p.startingPlayer)})
        for (CommandPool &pool : p.points)
            if (pool.side == side && place-- == 0)
                return &pool;
    return nullptr;
}

static SideIndex sideInTurn(const Position &p, int place)
{
    return place == 0 ? p.startingPlayer : enemyOf(p.startingPlayer);
}

static Flow nextStage(PlanningFrame &planning, PlanningFrame::Stage stage)
{
    planning.asked = 0;
    return next(planning, stage);
}

static Flow discard(Turn turn, PlanningFrame &planning)
{
    // [R6.2.1c] [R5.9c] What was not used in the turn before.
    if (planning.asked >= 2)
        return nextStage(planning, PlanningFrame::Draw);
    const SideIndex side = sideInTurn(turn.p, planning.asked);
    if (turn.answer) {
        if (const auto *order = std::get_if<Discard>(turn.answer))
            discardCard(turn, side, *order);
        else
            ++planning.asked;
        return Next{};
    }
    if (!holdsCards(turn.p, side)) {
        ++planning.asked;
        return Next{};
    }
    return Ask{{.question = Question::Discard, .side = side}};
}

static Flow draw(Turn turn, PlanningFrame &planning)
{
    if (planning.asked >= 2)
        return nextStage(planning, PlanningFrame::Play);
    const SideIndex side = sideInTurn(turn.p, planning.asked);
    if (turn.answer) {
        drawCard(turn, side, std::get<Draw>(*turn.answer));
        return Next{};
    }
    // [R6.2.1a] [R5.9b] Up to the limit of the scenario.
    const auto held = static_cast<int>(turn.p.hands[side].cards.size());
    const auto question =
        held < turn.p.setting->decks[side].hand ? cardToDraw(turn, side) : std::optional<Pending>();
    if (question)
        return Ask{*question};
    ++planning.asked;
    return Next{};
}

static Flow play(Turn turn, PlanningFrame &planning)
{
    // [R4.9.1b] Cards of the planning phase, and of any phase.
    if (!turn.result)
        return Call{CardsAskedFrame{.moment = CardMoment::Planning, .side = turn.p.startingPlayer}};
    return nextStage(planning, PlanningFrame::Allot);
}

static Flow allot(Turn turn, PlanningFrame &planning)
{
    CommandPool *pool = poolInTurn(turn.p, planning.asked);
    if (!pool) {
        planning.asked = 0;
        return next(planning, PlanningFrame::Show);
    }
    if (turn.answer && std::holds_alternative<Decline>(*turn.answer)) {
        ++planning.asked;
        return Next{};
    }
    if (static_cast<int>(pool->sealed.size()) >= placesForPoints(turn.p, *pool)) {
        ++planning.asked;
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::Allot, .side = pool->side, .player = pool->player}};
    // [R6.2.2a] All see that a point is put, its owner alone sees where.
    pool->sealed.push_back(*sealFor(turn.p, *pool, std::get<Allot>(*turn.answer)));
    // [R4.9.2d] [D12.4.1a] Support is paid for here or not at all, and by the focus only so.
    if (plansFromFocus(*pool)) // [R4.9.2e]
        --pool->focus;
    report(turn, PointAllotted{pool->side, pool->player}, "R6.2.2a");
    return Next{};
}

static void putOn(const Position &p, CommandPool &pool, const std::string &id)
{
    const auto &cards = p.setting->cards;
    const auto card = static_cast<std::uint16_t>(
        std::find_if(cards.begin(), cards.end(),
                     [&id](const UnitCard &each) { return each.id == id; }) -
        cards.begin());
    const auto pile =
        std::lower_bound(pool.onCards.begin(), pool.onCards.end(), card,
                         [](const PointsOnCard &each, std::uint16_t at) { return each.card < at; });
    if (pile != pool.onCards.end() && pile->card == card)
        ++pile->left;
    else
        pool.onCards.insert(pile, {.card = card, .left = 1});
}

static Flow show(Turn turn, PlanningFrame &planning)
{
    CommandPool *pool = poolInTurn(turn.p, planning.asked);
    if (!pool) {
        planning.asked = 0;
        return next(planning, PlanningFrame::Request);
    }
    if (pool->sealed.empty()) {
        ++planning.asked;
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::ShowPoints, .side = pool->side, .player = pool->player}};
    // [R6.2.2b] From now on they lie open, each for one unit of its card.
    const auto &cards = std::get<ShowPoints>(*turn.answer).cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] != kFaceDown) {
            putOn(turn.p, *pool, cards[i]);
            continue;
        }
        // [R12.3.1a] Both see that support comes.
        turn.p.support[pool->side].requests.push_back(pool->sealed[i]);
        report(turn, SupportRequested{pool->side}, "R12.3.1a");
    }
    pool->sealed.clear();
    for (const PointsOnCard &pile : pool->onCards)
        reveal(
            turn,
            PointsShown{pool->side, pool->player, turn.p.setting->cards[pile.card].id, pile.left},
            "R6.2.2b");
    return Next{};
}

static Flow request(Turn turn, PlanningFrame &planning)
{
    // [R12.3.1a] Without command points the card is just laid.
    if (planning.asked >= turn.p.support.size() || !turn.p.points.empty())
        return Done{};
    const SideIndex side =
        planning.asked == 0 ? turn.p.startingPlayer : enemyOf(turn.p.startingPlayer);
    SideSupport &support = turn.p.support[side];
    const bool isDone = turn.answer && std::holds_alternative<Decline>(*turn.answer);
    if (isDone || support.requests.size() >= mostRequests(turn.p, side)) {
        ++planning.asked;
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::Request, .side = side}};
    support.requests.push_back(*sealFor(turn.p, side, std::get<Request>(*turn.answer)));
    ++support.laid;
    report(turn, SupportRequested{side}, "R12.3.1a");
    return Next{};
}

Flow run(Turn turn, PlanningFrame &planning)
{
    switch (planning.stage) {
    case PlanningFrame::Discard:
        return discard(turn, planning);
    case PlanningFrame::Draw:
        return draw(turn, planning);
    case PlanningFrame::Play:
        return play(turn, planning);
    case PlanningFrame::Allot:
        return allot(turn, planning);
    case PlanningFrame::Show:
        return show(turn, planning);
    case PlanningFrame::Request:
        return request(turn, planning);
    }
    HW_UNREACHABLE();
}

std::optional<std::uint8_t> owingPool(const Position &p)
{
    for (std::size_t i = 0; i < p.points.size(); ++i)
        if (p.points[i].owed > 0)
            return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

Flow run(Turn turn, LossFrame &loss)
{
    CommandPool &pool = turn.p.points[loss.pool];
    const std::vector<std::string> piles = pilesToLose(turn.p, pool);
    // [R10.7.3i] One that is not spent: its player says which.
    if (piles.size() > 1 && !turn.answer)
        return Ask{{.question = Question::LosePoint, .side = pool.side, .player = pool.player}};
    --pool.owed;
    if (piles.empty())
        return Done{};
    const std::string &id = turn.answer ? std::get<Choose>(*turn.answer).id : piles.front();
    if (id == kFocus)
        --pool.focus;
    for (PointsOnCard &pile : pool.onCards)
        if (turn.p.setting->cards[pile.card].id == id)
            --pile.left;
    return Done{};
}

} // namespace hexwerk::assault
