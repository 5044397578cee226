#include "core/assault/steps/card_works.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"

#include <algorithm>

namespace hexwerk::assault {

// The card is seen by both sides from now on.
static void showFromHand(Turn turn, SideIndex side, const std::string &card,
                         const std::optional<Salt> &salt)
{
    SideHand &hand = turn.p.hands[side];
    const auto place = placeInHand(turn.p, side, card, salt);
    HW_EXPECTS(place);
    hand.cards.erase(hand.cards.begin() + static_cast<std::ptrdiff_t>(*place));
    showCard(turn.p, side, card);
    hand.discards.push_back(card);
}

CardFrame playCard(Turn turn, SideIndex side, const Play &order, CardMoment moment)
{
    showFromHand(turn, side, order.card, order.salt);
    report(turn, CardPlayed{side, order.card, order.unit, order.hex}, "R8.3b");
    return {.moment = moment,
            .side = side,
            .card = order.card,
            .unit = order.unit,
            .hex = order.hex,
            .asked = turn.p.pending.unit,
            .other = turn.p.pending.other};
}

void discardCard(Turn turn, SideIndex side, const Discard &order)
{
    showFromHand(turn, side, order.card, order.salt);
    report(turn, CardDiscarded{side, order.card}, "R6.2.1c");
}

std::optional<Pending> cardToDraw(Turn turn, SideIndex side)
{
    // [R6.2.1b] An empty pile is made again of what was discarded.
    SideHand &hand = turn.p.hands[side];
    if (pileSize(turn.p, side) <= 0) {
        if (hand.discards.empty())
            return std::nullopt;
        hand.discards.clear();
        report(turn, DeckReshuffled{side}, "R6.2.1b");
    }
    return Pending{.question = Question::CardDraw, .side = side};
}

void drawCard(Turn turn, SideIndex side, const Draw &order)
{
    SideHand &hand = turn.p.hands[side];
    hand.cards.push_back(*drawnCard(turn.p, side, order));
    ++hand.drawn;
    reveal(turn, HandDrawn{side}, "R6.2.1a");
}

void useCard(Turn turn, CardWord word, UnitId unit)
{
    const auto effect =
        std::find_if(turn.p.effects.begin(), turn.p.effects.end(), [&](const ActiveEffect &each) {
            return each.word == word && each.unit == unit && !each.used;
        });
    if (effect != turn.p.effects.end())
        effect->used = true;
}

void useAttackCards(Turn turn, UnitId attacker, UnitId defender)
{
    for (ActiveEffect &effect : turn.p.effects) {
        const bool ofAttack = effect.word == CardWord::AttackDice ||
                              effect.word == CardWord::FewerAttackDice ||
                              effect.word == CardWord::RerollAttack;
        const bool ofDefence = effect.word == CardWord::DefenceDice ||
                               effect.word == CardWord::FewerDefenceDice ||
                               effect.word == CardWord::RerollDefence;
        if ((ofAttack && effect.unit == attacker) || (ofDefence && effect.unit == defender))
            effect.used = true;
    }
}

void endCards(Turn turn, EffectUntil until)
{
    if (turn.p.effects.empty())
        return;
    std::erase_if(turn.p.effects, [until](const ActiveEffect &effect) {
        return until == EffectUntil::EndOfTurn || effect.used ||
               effect.until == EffectUntil::EndOfAction;
    });
    followEffects(turn.p);
}

void followEffects(Position &p)
{
    p.changed.clear();
    if (std::none_of(p.effects.begin(), p.effects.end(), [](const ActiveEffect &effect) {
            return effect.word == CardWord::GainAbility || effect.word == CardWord::LoseAbility;
        }))
        return;
    for (const Unit &unit : p.units) {
        UnitCard card = p.card(unit.id);
        bool isChanged = false;
        for (const ActiveEffect &effect : p.effects) {
            if (effect.unit != unit.id)
                continue;
            if (effect.word == CardWord::GainAbility)
                card.abilities.push_back(effect.ability);
            else if (effect.word == CardWord::LoseAbility)
                std::erase(card.abilities, effect.ability);
            else
                continue;
            isChanged = true;
        }
        if (isChanged)
            p.changed.push_back({unit.id, traitsOf(card, p.setting->data)});
    }
}

} // namespace hexwerk::assault
