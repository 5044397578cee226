#include "core/assault/tables/traits.h"

namespace hexwerk::assault {

static void apply(Traits &traits, const AbilityEffect &effect)
{
    switch (effect.hook) {
    case AbilityHook::ForbidAction:
        traits.forbidden |= 1u << static_cast<int>(effect.action);
        break;
    case AbilityHook::ForbidHiddenStep:
        traits.noHiddenStep = true;
        break;
    case AbilityHook::DisembarkMarker:
        traits.disembark = effect.marker;
        break;
    case AbilityHook::MineDetection:
        traits.mineDetection += effect.number;
        break;
    case AbilityHook::Spotter:
        traits.isSpotter = true;
        break;
    case AbilityHook::Smoke:
        traits.firesSmoke = true;
        break;
    case AbilityHook::Immobile:
        traits.isImmobile = true;
        break;
    case AbilityHook::SupportAttack:
        traits.support = SupportAttack{effect.dice, effect.to};
        break;
    case AbilityHook::AttackDie:
        for (const Die die : effect.dice.dice())
            traits.attack.push_back({die, effect.row, effect.from, effect.to});
        break;
    case AbilityHook::DefenceDie:
        traits.defence.add(effect.dice);
        break;
    case AbilityHook::AllRoundFire:
        traits.firesAllRound = true;
        break;
    case AbilityHook::RiderCapacity:
        traits.riders = effect.number;
        break;
    }
}

Traits traitsOf(const UnitCard &card, const SystemData &data)
{
    Traits traits;
    for (const std::string &id : card.abilities)
        if (const auto row = data.abilities.find(id); row != data.abilities.end())
            for (const AbilityEffect &effect : row->second.effects)
                apply(traits, effect);
    return traits;
}

} // namespace hexwerk::assault
