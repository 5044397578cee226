#include "core/assault/rules/card_effects.h"

#include <algorithm>
#include <cstdlib>

namespace hexwerk::assault {

static bool works(const ActiveEffect &effect, CardWord word, const Unit &unit)
{
    return effect.word == word && !effect.used &&
           (effect.unit == unit.id || effect.unit == UnitId{});
}

bool hasCardEffect(const Position &p, CardWord word, const Unit &unit)
{
    return std::any_of(p.effects.begin(), p.effects.end(),
                       [&](const ActiveEffect &effect) { return works(effect, word, unit); });
}

int cardAmount(const Position &p, CardWord word, const Unit &unit)
{
    int sum = 0;
    for (const ActiveEffect &effect : p.effects)
        if (works(effect, word, unit))
            sum += effect.amount;
    return sum;
}

int cardMovement(const Position &p, const Unit &unit)
{
    return p.effects.empty() ? 0
                             : cardAmount(p, CardWord::Movement, unit) -
                                   cardAmount(p, CardWord::EnemyMovement, unit);
}

int cardModifier(const Position &p, CardWord word, const Unit &unit)
{
    // RULING: a bonus is for the side that plays the card, a penalty for the other one.
    int sum = 0;
    for (const ActiveEffect &effect : p.effects)
        if (effect.word == word && !effect.used &&
            (effect.amount > 0) == (effect.side == unit.side) &&
            (effect.amount < 0 || effect.unit == UnitId{} || effect.unit == unit.id))
            sum += effect.amount;
    return sum;
}

bool isForAccuracy(const ActiveEffect &effect, SideIndex side)
{
    const bool isOwn = effect.side == side;
    return effect.word == (isOwn ? CardWord::Accuracy : CardWord::EnemyAccuracy) && !effect.used;
}

int accuracyFromCards(const Position &p, SideIndex side)
{
    int sum = 0;
    for (const ActiveEffect &effect : p.effects)
        sum += isForAccuracy(effect, side) ? effect.amount : 0;
    return sum;
}

int initiativeBonus(const Position &p, SideIndex side)
{
    int sum = 0;
    for (const ActiveEffect &effect : p.effects)
        if (effect.word == CardWord::Initiative && effect.side == side)
            sum += effect.amount;
    return sum;
}

// As long as the setting is there.
static std::string_view idOf(const Position &p, const ActiveEffect &effect)
{
    const CommandCard *card = p.setting->commandCard(effect.card);
    return card ? std::string_view(card->id) : std::string_view();
}

static void addDice(const Position &p, DiceCount &count, const Unit &unit, CardWord word,
                    PoolSide side)
{
    for (const ActiveEffect &effect : p.effects)
        if (works(effect, word, unit))
            count.add(side, effect.dice, "R8.3c", "command_card", idOf(p, effect));
}

static void takeDice(const Position &p, DiceCount &count, const Unit &unit, CardWord word,
                     PoolSide side)
{
    for (const ActiveEffect &effect : p.effects)
        if (works(effect, word, unit))
            for (int i = 0; i < effect.amount; ++i)
                count.takeWeakest(side, 0, "R8.3c", "command_card", idOf(p, effect));
}

void addCardDice(const Position &p, DiceCount &count, UnitId attacker, UnitId defender)
{
    if (p.effects.empty())
        return;
    // RULING A-19: without an attack die there is no attack, and a card makes none.
    if (!count.attack.isEmpty()) {
        addDice(p, count, p.unit(attacker), CardWord::AttackDice, PoolSide::Attack);
        takeDice(p, count, p.unit(attacker), CardWord::FewerAttackDice, PoolSide::Attack);
    }
    addDice(p, count, p.unit(defender), CardWord::DefenceDice, PoolSide::Defence);
    takeDice(p, count, p.unit(defender), CardWord::FewerDefenceDice, PoolSide::Defence);
}

void addLastShotDice(const Position &p, DiceCount &count, UnitId gun)
{
    if (!p.effects.empty() && !count.attack.isEmpty())
        addDice(p, count, p.unit(gun), CardWord::LastShot, PoolSide::Attack);
}

} // namespace hexwerk::assault
