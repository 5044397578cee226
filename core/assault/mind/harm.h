// What attacks are likely to do. Results are kept, as the same attacks are weighed again and again.
#pragma once

#include "core/assault/aside/attack_preview.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace hexwerk::assault {

// Chances from 0 to 1; all 0 if the rules do not allow the attack.
struct Harm
{
    float eliminated = 0;
    float damaged = 0; // at least one strength point lost, or eliminated
    float fallback = 0;
    float suppressed = 0;
    float immobilised = 0;
    bool isAllowed = false;
};
Harm harmOf(const AttackChances &chances);

// Both sides of the first round of a close combat.
struct Clash
{
    Harm given = {};
    Harm taken = {};
};

// Each player has its own, which knows only positions that this player may see.
class HarmBook
{
public:
    HarmBook();

    // Of a shot from where both units stand. The reference is valid until the next call.
    const Harm &shot(const Position &p, const Shot &shot);
    // Of a step from the hex `from` into that of `defence`; both units must be in play.
    const Clash &clash(const Position &p, const Walk &into, Hex from, UnitId defence);
    // [R9.10.1] Of ground that rolls these dice against a vehicle in play.
    const Harm &ground(const Position &p, const Unit &vehicle, const Pool &dice);

private:
    struct Entry
    {
        std::uint64_t key = 0;
        Harm harm = {};
    };

    std::vector<Entry> m_shots; // by the last bits of the key; newer entries replace older ones
    std::unordered_map<std::uint64_t, Clash> m_clashes;
    std::unordered_map<std::uint64_t, Harm> m_grounds;
};

} // namespace hexwerk::assault
