#include "core/assault/tabletop/attack_cards.h"

#include "core/assault/steps/card_works.h"

#include <algorithm>

namespace hexwerk::assault {

static bool worksInAttack(CardWord word)
{
    switch (word) {
    case CardWord::AttackDice:
    case CardWord::DefenceDice:
    case CardWord::FewerAttackDice:
    case CardWord::FewerDefenceDice:
    case CardWord::RerollAttack:
    case CardWord::RerollDefence:
    case CardWord::IgnoreSuppression:
    case CardWord::Spotting:
    case CardWord::Detection:
    case CardWord::LastShot:
    case CardWord::NoLastShot:
    case CardWord::GainAbility:
    case CardWord::LoseAbility:
        return true;
    default:
        return false;
    }
}

bool worksInAttack(const CommandCard &card)
{
    return std::any_of(card.effects.begin(), card.effects.end(), [](const CardEffect &effect) {
        return worksInAttack(cardWordFromString(effect.effect));
    });
}

static void layCard(Position &p, const CommandCard &card, SideIndex side, UnitId own, UnitId enemy)
{
    for (const CardEffect &effect : card.effects) {
        const CardWord word = cardWordFromString(effect.effect);
        const auto row = p.setting->effects.find(effect.effect);
        if (!worksInAttack(word) || row == p.setting->effects.end())
            continue;
        const EffectTarget whose = row->second.target;
        const UnitId unit = whose == EffectTarget::Own     ? own
                            : whose == EffectTarget::Enemy ? enemy
                                                           : UnitId{};
        if (unit != UnitId{} || whose == EffectTarget::None)
            p.effects.push_back(lastingEffect(p, card.id, side, effect, unit));
    }
}

void layCards(Position &p, const AttackForm &form, UnitId attacker, UnitId target)
{
    for (const std::string &id : form.attackerCards)
        if (const CommandCard *card = p.setting->commandCard(id))
            layCard(p, *card, 0, attacker, target);
    for (const std::string &id : form.targetCards)
        if (const CommandCard *card = p.setting->commandCard(id))
            layCard(p, *card, 1, target, attacker);
    followEffects(p);
}

void noteCards(const Position &p, UnitId attacker, UnitId target, AttackForm &form)
{
    const auto isOf = [](UnitId unit, UnitId one) { return one != UnitId{} && unit == one; };
    const SideIndex side =
        attacker != UnitId{} ? p.unit(attacker).side : enemyOf(p.unit(target).side);
    for (const ActiveEffect &effect : p.effects) {
        if (!worksInAttack(effect.word) || effect.used ||
            (effect.unit != UnitId{} && !isOf(effect.unit, attacker) && !isOf(effect.unit, target)))
            continue;
        auto &cards = effect.side == side ? form.attackerCards : form.targetCards;
        if (std::find(cards.begin(), cards.end(), effect.card) == cards.end())
            cards.push_back(effect.card);
    }
}

} // namespace hexwerk::assault
