// [R8.3b] [R8.3c] A card that was played works, effect by effect.
#include "core/assault/game/hand_seals.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow cancel(Turn turn, CardFrame &card)
{
    // The other side may undo it; that card is undone by none.
    const SideIndex other = enemyOf(card.side);
    if (!turn.answer && holdsCards(turn.p, other))
        return Ask{{.question = Question::PlayCard, .side = other}};
    const auto *play = turn.answer ? std::get_if<Play>(turn.answer) : nullptr;
    if (!play)
        return next(card, CardFrame::Work);
    playCard(turn, other, *play, CardMoment::Cancel);
    report(turn, CardCancelled{card.side, card.card}, "R8.3c");
    return Return{{.cancelled = true}};
}

static void lasting(Turn turn, const CardFrame &card, const CardEffect &effect, UnitId unit)
{
    turn.p.effects.push_back(lastingEffect(turn.p, card.card, card.side, effect, unit));
    followEffects(turn.p);
}

static void removeMarker(Turn turn, Unit &unit, Marker marker)
{
    if (!unit.markers.has(marker))
        return;
    unit.markers.clear(marker);
    report(turn, MarkerRemoved{unit.id, marker}, "R8.3c");
}

static void recover(Turn turn, Unit &unit, int points)
{
    // Never beyond what its counter shows.
    const UnitCard &card = turn.p.card(unit.id);
    const int full = turn.p.isHalf(unit) ? card.halfStrength : card.strength;
    const int back = std::min(points, full - unit.strength);
    unit.strength = static_cast<std::int8_t>(unit.strength + back);
    report(turn, UnitRecovered{unit.id, back, unit.strength}, "R8.3c");
}

static void thinSmoke(Turn turn, Hex hex, int markers)
{
    for (Smoke &smoke : turn.p.smoke)
        if (smoke.hex == hex) {
            smoke.count = std::max(0, smoke.count - markers);
            report(turn, SmokeThinned{hex, smoke.count}, "R8.3c");
        }
    std::erase_if(turn.p.smoke, [](const Smoke &smoke) { return smoke.count <= 0; });
}

// RULING: of a side with several players, the pool that has any of them; more go to the first.
static void changeFocus(Turn turn, SideIndex side, int points)
{
    for (CommandPool &pool : turn.p.points) {
        if (pool.side != side || (points < 0 && pool.focus == 0))
            continue;
        const int change = std::max(points, -static_cast<int>(pool.focus));
        pool.focus = static_cast<std::uint8_t>(pool.focus + change);
        if (change > 0)
            pool.total = static_cast<std::uint8_t>(std::min(255, pool.total + change));
        else
            pool.spentFocus = static_cast<std::uint8_t>(pool.spentFocus - change);
        return report(turn, FocusChanged{side, change, pool.focus}, "R8.3c");
    }
}

// The top card of the discard pile below the one that is played.
static void recall(Turn turn, SideIndex side)
{
    SideHand &hand = turn.p.hands[side];
    if (hand.discards.size() < 2)
        return;
    const std::string id = hand.discards[hand.discards.size() - 2];
    hand.discards.erase(hand.discards.end() - 2);
    hand.cards.push_back(openCard(turn.p, side, id));
    ++hand.drawn;
    report(turn, CardTakenBack{side, id}, "R8.3c");
}

// What is done at once, without a question.
static void work(Turn turn, const CardFrame &card, const CardEffect &effect, CardWord word)
{
    const int amount = effect.amount.value_or(0);
    Unit *unit = card.unit == UnitId{} ? nullptr : &turn.p.unit(card.unit);
    switch (word) {
    case CardWord::ByPlayers:
    case CardWord::CancelCard:
        return;
    case CardWord::Activation: // [R6.4h]
        unit->activated = false;
        return;
    case CardWord::ActSuppressed:
    case CardWord::ActFallback:
        lasting(turn, card, effect, card.unit);
        turn.p.effects.back().until = EffectUntil::EndOfAction;
        return;
    case CardWord::Rally:
        return removeMarker(turn, *unit, Marker::Suppressed);
    case CardWord::ClearMinus:
        return removeMarker(turn, *unit, Marker::AttackDiceMinus1);
    case CardWord::DigIn:
        return placeDugIn(turn, *unit);
    case CardWord::Hide:
        unit->markers.set(Marker::Hidden);
        return report(turn, MarkerPlaced{unit->id, Marker::Hidden}, "R8.3c");
    case CardWord::Unhide:
        removeMarker(turn, *unit, Marker::Hidden);
        return removeMarker(turn, *unit, Marker::Ambush);
    case CardWord::Recover:
        return recover(turn, *unit, amount);
    case CardWord::Smoke:
        return laySmoke(turn, card.hex, amount);
    case CardWord::ClearSmoke:
        return thinSmoke(turn, card.hex, amount);
    case CardWord::Points:
        return changeFocus(turn, card.side, amount);
    case CardWord::EnemyPoints:
        return changeFocus(turn, enemyOf(card.side), -amount);
    case CardWord::RecallCard:
        return recall(turn, card.side);
    case CardWord::Spotting:
    case CardWord::Detection:
    case CardWord::Accuracy:
    case CardWord::EnemyAccuracy:
    case CardWord::Initiative: // of a side
        return lasting(turn, card, effect, UnitId{});
    default:
        return lasting(turn, card, effect, card.unit);
    }
}

// The next effect, or none.
static Flow workNext(Turn turn, CardFrame &frame)
{
    const CommandCard *card = turn.p.setting->commandCard(frame.card);
    if (!card || frame.effect >= card->effects.size())
        return Done{};
    const CardEffect &effect = card->effects[frame.effect++];
    const CardWord word = cardWordFromString(effect.effect);
    const CardOccasion occasion{frame.moment, frame.side, frame.asked, frame.other};
    const Play order{frame.card, frame.unit, frame.hex, std::nullopt};
    if (!doesSomething(turn.p, occasion, *card, effect, order))
        return Next{};
    frame.left = static_cast<std::uint8_t>(effect.amount.value_or(0));
    switch (word) {
    case CardWord::Draw:
        return next(frame, CardFrame::Draw);
    case CardWord::OpponentDiscards:
        return next(frame, CardFrame::Drop);
    case CardWord::RevealMines:
        return next(frame, CardFrame::Reveal);
    default:
        work(turn, frame, effect, word);
        return Next{};
    }
}

static Flow draw(Turn turn, CardFrame &frame)
{
    if (turn.answer) {
        drawCard(turn, frame.side, std::get<Draw>(*turn.answer));
        --frame.left;
        return Next{};
    }
    auto question = frame.left > 0 ? cardToDraw(turn, frame.side) : std::optional<Pending>();
    return question ? Flow(Ask{*question}) : Flow(next(frame, CardFrame::Work));
}

static Flow drop(Turn turn, CardFrame &frame)
{
    // By chance: the seals decide which one it is.
    const SideIndex other = enemyOf(frame.side);
    if (turn.answer) {
        discardCard(turn, other, std::get<Discard>(*turn.answer));
        --frame.left;
        return Next{};
    }
    if (frame.left == 0 || !holdsCards(turn.p, other))
        return next(frame, CardFrame::Work);
    return Ask{{.question = Question::DropCard, .side = other}};
}

static Flow revealMines(Turn turn, CardFrame &frame)
{
    const MinefieldMarker *marker = minefieldAt(turn.p, frame.hex);
    if (turn.answer)
        turnUp(turn, std::get<Reveal>(*turn.answer));
    else if (marker && !marker->found)
        return Ask{{.question = Question::Reveal, .side = marker->side}};
    return next(frame, CardFrame::Work);
}

Flow run(Turn turn, CardFrame &frame)
{
    switch (frame.stage) {
    case CardFrame::Cancel:
        return cancel(turn, frame);
    case CardFrame::Work:
        return workNext(turn, frame);
    case CardFrame::Draw:
        return draw(turn, frame);
    case CardFrame::Drop:
        return drop(turn, frame);
    case CardFrame::Reveal:
        return revealMines(turn, frame);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
