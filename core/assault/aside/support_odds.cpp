#include "core/assault/aside/support_odds.h"

#include "core/assault/aside/attack_chances.h"
#include "core/assault/cards/card_word.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/firing/support_steps.h"

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
        const int second = m_air.isSecond ? m_card.second.value_or(0) : 0;
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

AttackPreview previewUnderWay(const Position &p, const OutsideFireFrame &fire)
{
    const DiceFaces &faces = p.setting->faces;
    const Victim victim = victimOf(p, p.unit(fire.target));
    const Blasts blasts = blastsOf(p, fire.strike);
    AttackPreview preview{.dice = outsideDefence(p, {.target = fire.target})};
    preview.dice.attack = fire.attack;
    preview.dice.defence = fire.defence;
    preview.dice.single = fire.isSingle;
    if (blasts && !blasts->dice().attack.isEmpty())
        preview.blast = blasts->dice();
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
            countShot(preview.chances, victim, left, blasts, faces,
                      share.chance * shareOf(entry, rolled));
        }
    }
    return preview;
}

} // namespace hexwerk::assault
