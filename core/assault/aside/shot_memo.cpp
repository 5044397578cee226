#include "core/assault/aside/shot_memo.h"

#include "core/assault/aside/attack_chances.h"
#include "core/base/mixed.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hexwerk::assault {

namespace {

// Of the dice what their lines come to.
struct Case
{
    std::array<Pool, 3> pools = {}; // attack, joined, defence
    bool single = false;
    int automaticX = 0;
    Victim victim = {};
    decltype(DiceFaces::faces) faces = {};
    bool operator==(const Case &) const = default;
};

std::size_t placeOf(const Case &shot)
{
    std::uint64_t key = 0;
    const auto mix = [&key](int number) { key = mixed(key, static_cast<std::uint64_t>(number)); };
    for (const Pool &pool : shot.pools)
        for (const Die die : kAllDice)
            mix(pool.count(die));
    mix(shot.automaticX);
    const Victim &victim = shot.victim;
    mix(victim.strength << 16 | victim.halfStrength << 8 | victim.fullStrength);
    mix(static_cast<int>(victim.morale));
    int flags = 0;
    for (const bool flag :
         {shot.single, victim.delayed, victim.elite, victim.ignoresX, victim.isVehicle,
          victim.immobilised, victim.isAboard, victim.cannotFallBack})
        flags = flags << 1 | (flag ? 1 : 0);
    mix(flags);
    return key;
}

class ShotMemo
{
public:
    const AttackChances &of(const Case &shot, const DiceCount &dice, const DiceFaces &faces)
    {
        Slot &slot = m_slots[placeOf(shot) % m_slots.size()];
        if (!slot.isFilled || !(slot.shot == shot)) {
            slot = {shot, {}, true};
            countShot(slot.chances, shot.victim, distributionOf(dice, faces), {}, faces, 1);
        }
        return slot.chances;
    }

private:
    struct Slot
    {
        Case shot = {};
        AttackChances chances = {};
        bool isFilled = false;
    };

    std::vector<Slot> m_slots = std::vector<Slot>(4096);
};

} // namespace

const AttackChances &shotChances(const DiceCount &dice, const Victim &victim,
                                 const DiceFaces &faces)
{
    thread_local ShotMemo memo;
    return memo.of({.pools = {dice.attack, dice.joined, dice.defence},
                    .single = dice.single,
                    .automaticX = dice.automaticX,
                    .victim = victim,
                    .faces = faces.faces},
                   dice, faces);
}

} // namespace hexwerk::assault
