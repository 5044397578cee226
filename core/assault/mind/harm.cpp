#include "core/assault/mind/harm.h"

#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/base/mixed.h"

#include <utility>

namespace hexwerk::assault {

using hexwerk::mixed;

static constexpr std::size_t kShotsKept = std::size_t{1} << 18;
static constexpr std::size_t kClashesKept = 20'000;

Harm harmOf(const AttackChances &chances)
{
    return {.eliminated = static_cast<float>(chances.eliminated),
            .damaged = static_cast<float>(chances.damaged),
            .fallback = static_cast<float>(chances.fallback),
            .suppressed = static_cast<float>(chances.suppressed),
            .immobilised = static_cast<float>(chances.immobilised),
            .isAllowed = true};
}

static std::uint64_t mixed(std::uint64_t hash, Hex hex)
{
    return mixed(hash, std::uint64_t{static_cast<std::uint16_t>(hex.q)} << 16 |
                           static_cast<std::uint16_t>(hex.r));
}

// Units alike are one, but where a card was played for one of them.
static std::uint64_t mixed(std::uint64_t hash, const Position &p, const Unit &unit,
                           MarkerSet markers)
{
    const RosterEntry &entry = p.setting->roster[unit.id.index()];
    const std::uint64_t kind = entry.card << 8 | static_cast<std::uint64_t>(entry.experience) << 1 |
                               std::uint64_t{unit.side};
    const std::uint64_t flags = (unit.state == UnitState::Carried ? 1u : 0u) |
                                (unit.emplaced ? 2u : 0u) | (p.isDugIn(unit.at) ? 4u : 0u);
    hash = mixed(mixed(hash, unit.at), kind << 8 | flags);
    if (!p.effects.empty())
        hash = mixed(hash, unit.id.value());
    return mixed(hash, std::uint64_t{markers.bits()} << 16 |
                           std::uint64_t{static_cast<std::uint8_t>(unit.facing)} << 8 |
                           static_cast<std::uint8_t>(unit.strength));
}

static std::uint64_t firerMixed(std::uint64_t hash, const Position &p, const Unit &unit)
{
    MarkerSet markers = unit.markers;
    markers.clear(kActionMarkers); // what it did before changes none of its dice
    return mixed(hash, p, unit, markers);
}

static std::uint64_t targetMixed(std::uint64_t hash, const Position &p, const Unit &unit)
{
    MarkerSet markers = unit.markers;
    markers.clear(Marker::NormalAction);
    return mixed(mixed(hash, p, unit, markers), (unit.isFast ? 1u : 0u) | (unit.spotted ? 2u : 0u));
}

// What hangs over the whole board: smoke, and cards that were played.
static std::uint64_t surroundings(const Position &p)
{
    std::uint64_t hash = p.setting->hash;
    for (const auto &smoke : p.smoke)
        hash = mixed(mixed(hash, smoke.hex), static_cast<std::uint64_t>(smoke.count));
    for (const ActiveEffect &effect : p.effects)
        hash =
            mixed(hash, std::uint64_t{effect.unit.value()} << 24 |
                            static_cast<std::uint64_t>(effect.word) << 16 |
                            static_cast<std::uint64_t>(effect.side) << 8 | (effect.used ? 1u : 0u) |
                            static_cast<std::uint64_t>(effect.amount) << 40);
    return hash;
}

static std::uint64_t keyOf(const Position &p, const Shot &shot)
{
    const std::uint64_t key =
        targetMixed(firerMixed(surroundings(p), p, p.unit(shot.firer)), p, p.unit(shot.target));
    return mixed(key, static_cast<std::uint64_t>(shot.action) << 16 |
                          (shot.road ? static_cast<std::uint64_t>(*shot.road) + 1 : 0) << 8 |
                          (shot.moving ? 1u : 0u) | (shot.fallingBack ? 2u : 0u) |
                          (shot.withdrawing ? 4u : 0u));
}

static bool isAllowed(const Position &p, const Shot &shot)
{
    if (p.unit(shot.firer).at == p.unit(shot.target).at)
        return false; // in close combat
    const bool isSupport =
        shot.action == Action::IndirectFire || shot.action == Action::SpecialAbility;
    const Unit &firer = p.unit(shot.firer);
    return isSupport ? supportTargetRuling(p, firer, shot.target, shot.action).has_value()
                     : shotRuling(p, firer, shot.target, shot.action).has_value();
}

HarmBook::HarmBook()
    : m_shots(kShotsKept)
{
}

const Harm &HarmBook::shot(const Position &p, const Shot &shot)
{
    const std::uint64_t key = keyOf(p, shot);
    Entry &entry = m_shots[key & (kShotsKept - 1)];
    if (entry.key != key)
        entry = {key, isAllowed(p, shot) ? harmOf(previewShot(p, shot).chances) : Harm()};
    return entry.harm;
}

const Clash &HarmBook::clash(const Position &p, const Walk &into, Hex from, UnitId defence)
{
    std::uint64_t key = targetMixed(surroundings(p), p, p.unit(into.unit));
    key = mixed(targetMixed(key, p, p.unit(defence)), from);
    key = mixed(key, static_cast<std::uint64_t>(into.kind) << 8 | (into.reverse ? 1u : 0u) |
                         (into.delayed ? 2u : 0u) | (p.unit(defence).activated ? 4u : 0u));
    if (m_clashes.size() > kClashesKept)
        m_clashes.clear();
    const auto [place, isNew] = m_clashes.try_emplace(key);
    if (isNew) {
        const AttackPreview preview = previewCloseCombat(p, into, from, defence);
        place->second = {harmOf(preview.chances), harmOf(preview.returnedChances)};
    }
    return place->second;
}

const Harm &HarmBook::ground(const Position &p, const Unit &vehicle, const Pool &dice)
{
    std::uint64_t key = targetMixed(surroundings(p), p, vehicle);
    for (const Die die : kAllDice)
        key = mixed(key, static_cast<std::uint64_t>(dice.count(die)));
    if (m_grounds.size() > kClashesKept)
        m_grounds.clear();
    const auto [place, isNew] = m_grounds.try_emplace(key);
    if (isNew)
        place->second = harmOf(previewGround(p, vehicle.id, dice).chances);
    return place->second;
}

} // namespace hexwerk::assault
