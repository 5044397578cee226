#include "core/assault/rules/firing/hazards.h"

#include <optional>

namespace hexwerk::assault {

DiceCount mineDice(const SystemData &data, MineKind kind)
{
    const MineRow &row = data.mines[static_cast<std::size_t>(kind)];
    DiceCount count;
    count.add(PoolSide::Attack, row.attack, "R9.6.4.2g", "mines");
    count.add(PoolSide::Defence, row.defence, "R9.6.4.2g", "mines");
    count.single = true; // [R9.6.4.2k] the stronger symbol
    return count;
}

// [R9.10.1b] One die, whatever the side it belongs to.
static Pool strongestDie(const UnitCard &card)
{
    std::optional<Die> strongest;
    for (const Pool &area : card.defence)
        if (const auto die = area.strongest(); die && (!strongest || *die < *strongest))
            strongest = die;
    return strongest ? Pool().add(*strongest) : Pool();
}

DiceCount groundDice(const UnitCard &vehicle, const Pool &ground)
{
    DiceCount count;
    count.add(PoolSide::Attack, ground, "R9.10.1a", "ground");
    count.add(PoolSide::Defence, strongestDie(vehicle), "R9.10.1b", "card");
    return count;
}

} // namespace hexwerk::assault
