#include "core/assault/aside/support_odds.h"

#include "core/assault/aside/attack_chances.h"
#include "core/assault/cards/card_word.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/firing/battery_steps.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

namespace {

using ByModifier = std::map<int, double>;

// From the first gun to the accuracy roll.
class AirAttack
{
public:
    AirAttack(const Position &p, const AirFrame &air, UnitId target)
        : m_p(p)
        , m_air(air)
        , m_target(target)
        , m_hex(p.unit(target).at)
        , m_card(*p.setting->supportCard(air.card))
        , m_tables(p.setting->data.support)
    {
    }

    AirOdds odds()
    {
        ByModifier flying = {{m_air.damage, 1.0}};
        if (m_air.stage <= AirFrame::AirDefence)
            flying = throughGuns(flying);
        for (const auto &[damage, chance] : flying)
            m_odds.attacks += chance;
        for (const auto &[modifier, chance] : spotted(flying))
            for (int roll = 1; roll <= 6; ++roll) {
                const int result = roll + modifier;
                m_odds.accuracy[accuracyDie(m_tables, SupportKind::Air, result,
                                            targetStatus(m_p.unit(m_target)))] += chance / 6;
                m_odds.wild += result <= 1 ? chance / 6 : 0;
            }
        countAttacks();
        return std::move(m_odds);
    }

private:
    ByModifier throughGuns(ByModifier flying)
    {
        const auto defence = m_card.defence ? Pool().add(*m_card.defence) : Pool();
        const bool isFiring = m_air.stage > AirFrame::AntiAir;
        if (m_air.stage == AirFrame::AirDefence)
            flying = after(flying, against({{{m_air.rolled, 1}}, 1}, {.defence = defence}, false,
                                           m_p.setting->faces));
        else if (isFiring)
            flying = after(flying, fireOf(m_p.unit(m_air.gun), m_air.isSingle, defence));
        for (const Unit &unit : m_p.units) {
            if (unit.side == m_air.side || !antiAirRuling(m_p, unit, m_hex))
                continue;
            m_odds.guns.push_back(unit.id);
            flying =
                after(flying, fireOf(unit, unit.markers.has(Marker::AttackDiceMinus1), defence));
        }
        return flying;
    }

    Distribution fireOf(const Unit &gun, bool isSingle, const Pool &defence) const
    {
        return distributionOf(
            {.attack = antiAirDice(m_p, gun, m_hex), .defence = defence, .single = isSingle},
            m_p.setting->faces);
    }

    // [R12.3.5b] [R12.3.5c]
    ByModifier after(const ByModifier &flying, const Distribution &fire)
    {
        ByModifier next;
        for (const Distribution::Entry &entry : fire.entries) {
            const auto result = airDefenceResult(m_tables, entry.left);
            const bool isSlight = result == AirDefence::SlightlyDamaged;
            for (const auto &[damage, before] : flying) {
                const double chance = before * shareOf(entry, fire);
                if (result)
                    m_odds.antiAir[static_cast<std::size_t>(*result)] += chance;
                if (!result || isSlight)
                    next[damage + (isSlight ? m_tables.slightlyDamaged : 0)] += chance;
            }
        }
        return next;
    }

    // [R12.3.6.1a] [R12.3.6.6a] With everything that changes the accuracy roll.
    ByModifier spotted(const ByModifier &flying) const
    {
        int seen = 0;
        for (const CardEffect &effect : m_card.effects)
            if (cardWordFromString(effect.effect) == CardWord::Spotting)
                seen += effect.amount.value_or(0);
        const int second =
            (m_air.isSecond ? m_card.second.value_or(0) : 0) + accuracyFromCards(m_p, m_air.side);
        const bool hasBonus = hasTerrainBonus(m_p, m_p.unit(m_target));
        const bool isSpotted = m_air.stage >= AirFrame::Accuracy;
        const int shift = m_air.stage == AirFrame::Target && m_air.isSecond
                              ? -distance(m_air.hex, m_hex) // [R12.3.6.5c]
                              : m_air.shift;
        ByModifier all;
        for (const auto &[damage, chance] : flying)
            for (int roll = 1; roll <= 6; ++roll) {
                const int spotting =
                    isSpotted ? m_air.spotting : airSpotting(m_tables, roll + seen, hasBonus);
                all[damage + spotting + shift + second] += chance / 6;
            }
        return all;
    }

    OutsideFireFrame fire(std::optional<Die> accuracy) const
    {
        return outsideFireOn(m_p, m_target, {.target = m_target, .accuracy = accuracy},
                             m_card.attack, m_card, Outside::Aircraft);
    }

    void countAttacks()
    {
        AttackChances &chances = m_odds.preview.chances;
        const Victim victim = victimOf(m_p, m_p.unit(m_target));
        const Blasts blasts = blastsOf(m_p, fire({}).strike);
        m_odds.preview.dice = outsideDefence(m_p, {.target = m_target});
        m_odds.preview.dice.attack = m_card.attack;
        if (blasts && !blasts->dice().attack.isEmpty())
            m_odds.preview.blast = blasts->dice();
        for (const auto &[die, chance] : m_odds.accuracy) {
            const OutsideFireFrame rolled = fire(die);
            countShot(chances, victim,
                      distributionOf({.attack = rolled.attack, .defence = rolled.defence},
                                     m_p.setting->faces),
                      blasts, m_p.setting->faces, chance);
        }
        count(chances, victim, {}, 1 - m_odds.attacks);
    }

    const Position &m_p;
    const AirFrame &m_air;
    UnitId m_target;
    Hex m_hex;
    const SupportCard &m_card;
    const SupportTables &m_tables;
    AirOdds m_odds;
};

} // namespace

AirOdds airOdds(const Position &p, const AirFrame &air, UnitId target)
{
    return AirAttack(p, air, target).odds();
}

// [R12.4.4.2c] Damage counts as suppression.
static Distribution suppressing(Distribution attack)
{
    return together(attack, {{{{}, 1}}, 1}, [](Symbols rolled, Symbols) {
        return Symbols{rolled.c, 0, static_cast<std::uint8_t>(rolled.x + rolled.d)};
    });
}

static Distribution rolledBy(const OutsideFireFrame &fire, const Pool &dice, const DiceFaces &faces)
{
    if (fire.stage == OutsideFireFrame::Defend && !fire.dice.empty())
        return {{{fire.rolled, 1}}, 1};
    const Distribution attack = distributionOf({.attack = dice, .single = fire.isSingle}, faces);
    return fire.suppresses ? suppressing(attack) : attack;
}

// Adds all that the fire may do, which comes with this chance.
static void countFire(AttackChances &chances, const Position &p, const OutsideFireFrame &fire,
                      double chance)
{
    const DiceFaces &faces = p.setting->faces;
    const Victim victim = victimOf(p, p.unit(fire.target));
    const Blasts blasts = blastsOf(p, fire.strike);
    const bool isFirst = fire.isPreliminary && fire.stage == OutsideFireFrame::Preliminary;
    const std::vector<Share> shares =
        isFirst ? takingPart(fire.attack, faces) : std::vector<Share>{{fire.attack, 1}};
    for (const Share &share : shares) {
        const Distribution rolled = rolledBy(fire, share.dice, faces);
        for (const Distribution::Entry &entry : rolled.entries) {
            const Pool &dice =
                entry.left.c > 0 && !fire.onCritical.isEmpty() ? fire.onCritical : fire.defence;
            const Distribution left =
                together({{{entry.left, 1}}, 1}, distributionOf({.attack = dice}, faces),
                         fire.suppresses ? suppressedBy : cancel);
            countShot(chances, victim, left, blasts, faces,
                      chance * share.chance * shareOf(entry, rolled));
        }
    }
}

// Its dice, with no chances yet.
static AttackPreview diceOf(const Position &p, const OutsideFireFrame &fire, DiceCount defence)
{
    const Blasts blasts = blastsOf(p, fire.strike);
    AttackPreview preview{.dice = std::move(defence)};
    preview.dice.attack = fire.attack;
    preview.dice.defence = fire.defence;
    preview.dice.single = fire.isSingle;
    if (blasts && !blasts->dice().attack.isEmpty())
        preview.blast = blasts->dice();
    return preview;
}

AttackPreview previewUnderWay(const Position &p, const OutsideFireFrame &fire)
{
    AttackPreview preview = diceOf(p, fire, outsideDefence(p, {.target = fire.target}));
    countFire(preview.chances, p, fire, 1);
    return preview;
}

namespace {

// From the named hex to the last shell.
class Shells
{
public:
    Shells(const Position &p, const BatteryFrame &battery)
        : m_p(p)
        , m_battery(battery)
        , m_card(cardOf(p, battery))
        , m_isGerman(p.setting->switches.fireStrikes)
    {
    }

    ShellOdds odds()
    {
        switch (m_battery.stage) {
        case BatteryFrame::Ranging:
            countRanging();
            break;
        case BatteryFrame::Shift:
        case BatteryFrame::Impact:
            countImpact();
            break;
        case BatteryFrame::RangingDrift:
            m_odds.drift[m_battery.drift] = 1;
            break;
        case BatteryFrame::ImpactDrift:
            countDrift(m_battery.drift, 1);
            break;
        case BatteryFrame::Zone:
            comeDown(m_battery, 1);
            break;
        case BatteryFrame::Accuracy:
            countAccuracy(m_battery, 1);
            break;
        case BatteryFrame::Attack: // the German edition has no accuracy roll before it
            countShells(m_battery, 1);
            break;
        case BatteryFrame::Bombard:
            countBombardment();
            break;
        default:
            break;
        }
        for (ShelledUnit &one : m_odds.units)
            count(one.preview.chances, victimOf(m_p, m_p.unit(one.unit)), {}, 1 - one.reached);
        std::stable_sort(
            m_odds.units.begin(), m_odds.units.end(),
            [](const ShelledUnit &a, const ShelledUnit &b) { return a.reached > b.reached; });
        return std::move(m_odds);
    }

private:
    const DriftTable &drift() const { return m_p.setting->data.support.drift; }
    int driftBy(Die die, int number) const
    {
        return driftOf(drift(), m_p.setting->faces.face(die, number));
    }

    void countRanging()
    {
        const bool isScout = rangingDice(m_p, m_battery).size() > 1;
        for (int number = 1; number <= 6; ++number)
            for (int scout = 1; scout <= 6; ++scout) {
                const bool isSeen = isScout && m_p.setting->faces.face(drift().scout, scout).d > 0;
                m_odds.drift[isSeen ? 0 : driftBy(drift().ranging, number)] += 1.0 / 36;
            }
    }

    void countImpact()
    {
        for (int number = 1; number <= 6; ++number)
            countDrift(driftBy(drift().impact, number), 1.0 / 6);
    }

    void countDrift(int hexes, double chance)
    {
        m_odds.drift[hexes] += chance;
        for (int roll = 1; roll <= 6; ++roll) {
            BatteryFrame there = m_battery;
            there.hex = drifted(m_p, m_battery.hex, hexes, roll);
            comeDown(there, chance / 6);
        }
    }

    // On its hex, wherever that is.
    void comeDown(BatteryFrame there, double chance)
    {
        if (there.mode != FireMode::FireForEffect)
            return;
        int most = -1;
        BatteryFrame best;
        for (const Direction first : zonesOf(m_card)) {
            aimZone(m_p, there, first);
            const int enemies = enemiesUnder(there);
            if (enemies > most)
                best = there;
            most = std::max(most, enemies);
        }
        countShells(best, chance);
    }

    int enemiesUnder(BatteryFrame there) const
    {
        int enemies = 0;
        for (there.done = 0; there.done < there.hexes.size(); ++there.done)
            for (const Unit &unit : m_p.units)
                enemies += unit.side != m_battery.side && isShelled(m_p, there, unit) ? 1 : 0;
        return enemies;
    }

    void countAccuracy(BatteryFrame there, double chance)
    {
        if (there.mode == FireMode::SmokeScreen)
            return;
        if (there.mode == FireMode::Bombardment)
            return countBombardment();
        if (there.hexes.empty())
            aimAtHex(m_p, there);
        if (m_isGerman)
            return countShells(there, chance);
        const bool hasFriends = !unitsBeside(m_p, there.side, there.hex).empty();
        for (int roll = 1; roll <= 6; ++roll) {
            there.accuracy = static_cast<std::int8_t>(roll + accuracyModifier(m_p, there));
            m_odds.wild += hasFriends && there.accuracy <= 1 ? chance / 6 : 0;
            countShells(there, chance / 6);
        }
    }

    void countShells(BatteryFrame there, double chance)
    {
        for (there.done = 0; there.done < there.hexes.size(); ++there.done) {
            if (there.groups[there.done].isEmpty())
                continue;
            for (const Unit &unit : m_p.units) {
                if (!isShelled(m_p, there, unit))
                    continue;
                const OutsideFireFrame fire = shellsOn(m_p, there, unit);
                ShelledUnit &one = shelled(unit.id);
                if (one.reached == 0) {
                    OutsideShot shot = shellShot(m_p, there, unit);
                    shot.accuracy.reset();
                    DiceCount defence = outsideDefence(m_p, shot);
                    const Pool dice = defence.defence;
                    one.preview = diceOf(m_p, fire, std::move(defence));
                    one.preview.dice.defence = dice;
                }
                one.reached += chance;
                countFire(one.preview.chances, m_p, fire, chance);
            }
        }
    }

    // [R12.4.4.5a] Any critical hit brings the blast roll that counts.
    void countBombardment()
    {
        const auto strike = outsideStrike(m_p, m_battery.hex, m_card.blast.value_or(Die::Blue),
                                          Outside::Bombardment);
        if (!strike)
            return;
        const Distribution rolled =
            distributionOf({.attack = m_card.bombardment}, m_p.setting->faces);
        double hits = 0;
        for (const Distribution::Entry &entry : rolled.entries)
            hits += entry.left.c > 0 ? shareOf(entry, rolled) : 0;
        const BlastOdds blast(m_p, *strike);
        m_odds.collapse = hits * blast.chanceOfCollapse(1);
        for (const Unit &unit : m_p.units) {
            if (!unit.inPlay() || unit.at != m_battery.hex)
                continue;
            ShelledUnit &one = shelled(unit.id);
            one.reached = hits;
            one.preview.dice = blast.dice();
            countBlasts(one.preview.chances, victimOf(m_p, unit), {}, blast.outcomes(1), hits);
        }
    }

    ShelledUnit &shelled(UnitId unit)
    {
        const auto found =
            std::find_if(m_odds.units.begin(), m_odds.units.end(),
                         [unit](const ShelledUnit &one) { return one.unit == unit; });
        return found != m_odds.units.end() ? *found : m_odds.units.emplace_back(ShelledUnit{unit});
    }

    const Position &m_p;
    const BatteryFrame &m_battery;
    const SupportCard &m_card;
    bool m_isGerman;
    ShellOdds m_odds;
};

} // namespace

ShellOdds shellOdds(const Position &p, const BatteryFrame &battery)
{
    return Shells(p, battery).odds();
}

} // namespace hexwerk::assault
