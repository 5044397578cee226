#include "core/assault/tables/dice_count.h"

#include "core/assault/dice/odds.h"

namespace hexwerk::assault {

void DiceCount::add(PoolSide side, const Pool &dice, std::string_view rule, std::string_view source,
                    std::string_view sourceId)
{
    if (dice.isEmpty())
        return;
    pool(side).add(dice);
    while (pool(side).size() > kMostDice)
        pool(side).removeWeakest();
    lines.push_back({side, rule, source, sourceId, dice, false});
}

void DiceCount::add(PoolSide side, Die die, std::string_view rule, std::string_view source,
                    std::string_view sourceId)
{
    add(side, Pool().add(die), rule, source, sourceId);
}

void DiceCount::takeWeakest(PoolSide side, int least, std::string_view rule,
                            std::string_view source, std::string_view sourceId)
{
    Pool &dice = pool(side);
    if (dice.size() <= least)
        return;
    lines.push_back({side, rule, source, sourceId, Pool().add(*dice.weakest()), true});
    dice.removeWeakest();
}

} // namespace hexwerk::assault
