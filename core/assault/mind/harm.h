// What attacks do, remembered: in a game the same ones are weighed again and again.
#pragma once

#include "core/assault/aside/attack_preview.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace hexwerk::assault {

// Chances from 0 to 1, of an attack that the rules allow.
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

// One a player: it knows only what its owner asked about positions that it may see.
class HarmBook
{
public:
    HarmBook();

    // Of a shot from where both stand. Nothing, where it is not allowed; good until the next call.
    const Harm &shot(const Position &p, const Shot &shot);
    // Of a walk with its step from the hex `from` into that of `defence`; both units in play.
    const Clash &clash(const Position &p, const Walk &into, Hex from, UnitId defence);
    // Of ground that gives these dice against a vehicle in play.
    const Harm &ground(const Position &p, const Unit &vehicle, const Pool &dice);

private:
    struct Entry
    {
        std::uint64_t key = 0;
        Harm harm = {};
    };

    std::vector<Entry> m_shots; // by the last bits of the key: a newer one takes the place
    std::unordered_map<std::uint64_t, Clash> m_clashes;
    std::unordered_map<std::uint64_t, Harm> m_grounds;
};

} // namespace hexwerk::assault
