#include "core/assault/steps/card_works.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/rules/card_effects.h"

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

void useSupport(Position &p, SideIndex side, const CallIn &order)
{
    auto &given = p.support[side].hand;
    const auto supply = std::find(given.begin(), given.end(), order.card);
    const bool isGiven = supply != given.end();
    if (isGiven)
        given.erase(supply);
    if (side >= p.hands.size())
        return; // [R4.9.3b] it leaves the scenario
    // [R12.2.4a] RULING: at once; what it does goes on.
    SideHand &hand = p.hands[side];
    if (isGiven)
        hand.stock.push_back(order.card);
    else
        hand.cards.erase(hand.cards.begin() + static_cast<std::ptrdiff_t>(
                                                  *placeInHand(p, side, order.card, order.held)));
    hand.discards.push_back(order.card);
}

// Off the discard pile; false: it was shuffled into the deck again.
static bool leavesDiscards(SideHand &hand, const std::string &card)
{
    const auto found = std::find(hand.discards.rbegin(), hand.discards.rend(), card);
    if (found == hand.discards.rend())
        return false;
    hand.discards.erase(std::next(found).base());
    return true;
}

void takeBackSupport(Turn turn, SideIndex side, const std::string &card, std::string_view rule)
{
    Position &p = turn.p;
    if (side >= p.hands.size()) {
        p.support[side].hand.push_back(card);
    } else {
        SideHand &hand = p.hands[side];
        if (!leavesDiscards(hand, card))
            return;
        hand.cards.push_back(openCard(p, side, card));
        ++hand.drawn;
    }
    report(turn, CardTakenBack{side, card}, rule);
}

void removeSupport(Position &p, SideIndex side, const std::string &card)
{
    if (side < p.hands.size() && leavesDiscards(p.hands[side], card))
        p.hands[side].removed.push_back(card);
}

ActiveEffect lastingEffect(const Position &p, const std::string &card, SideIndex side,
                           const CardEffect &effect, UnitId unit)
{
    const auto row = p.setting->effects.find(effect.effect);
    return {.word = cardWordFromString(effect.effect),
            .amount = effect.amount.value_or(0),
            .dice = effect.dice,
            .ability = effect.ability,
            .card = card,
            .side = side,
            .unit = unit,
            .until = row == p.setting->effects.end() ? EffectUntil::EndOfTurn : row->second.until};
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

void useAccuracyCards(Turn turn, SideIndex side)
{
    for (ActiveEffect &effect : turn.p.effects)
        effect.used = effect.used || isForAccuracy(effect, side);
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
