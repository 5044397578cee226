#include "app/assault/game/touched_units.h"

#include "app/assault/rule_pictures.h"
#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/support_odds.h"
#include "core/assault/engine/assault.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <array>
#include <map>

namespace hexwerk::assault::ui {

namespace {

// Why, by unit; the first reason stays.
class Reasons
{
public:
    explicit Reasons(const Position &p)
        : m_position(p)
    {
    }
    void add(UnitId unit, const QString &why)
    {
        if (m_position.has(unit) && m_position.unit(unit).isOnMap())
            m_why.try_emplace(unit.index(), TouchedUnit{unit, {}, why});
    }
    std::vector<TouchedUnit> units() const
    {
        std::vector<TouchedUnit> units;
        for (const auto &[index, one] : m_why)
            units.push_back({one.unit, PlayText::unitAndHex(m_position, one.unit), one.why});
        return units;
    }

private:
    const Position &m_position;
    std::map<std::size_t, TouchedUnit> m_why;
};

} // namespace

// [R4.2d] The rules that an ability changes, as AbilityHook has them.
static std::vector<std::string_view> rulesOfHook(AbilityHook hook)
{
    switch (hook) {
    case AbilityHook::ForbidAction:
        return {"R9.2d"};
    case AbilityHook::ForbidHiddenStep:
        return {"R9.12.1c"};
    case AbilityHook::DisembarkMarker:
        return {"R9.11.3d", "R11.4f"};
    case AbilityHook::MineDetection:
        return {"R9.6.4.2e"};
    case AbilityHook::Spotter:
        return {"R7.1.1b"};
    case AbilityHook::Smoke:
        return {"R7.2a"};
    case AbilityHook::Immobile:
        return {"R9.11.4a"};
    case AbilityHook::SupportAttack:
        return {"R7.4a"};
    case AbilityHook::AttackDie:
        return {"R10.8.2a"};
    case AbilityHook::DefenceDie:
        return {"R10.9.7a"};
    case AbilityHook::AllRoundFire:
        return {"R10.6h"};
    case AbilityHook::RiderCapacity:
        return {"R9.11.1b"};
    }
    Q_UNREACHABLE();
}

static void addMarkers(Reasons &reasons, const Position &p, std::string_view rule)
{
    for (const Unit &unit : p.units)
        for (int i = 0; i < kMarkers; ++i)
            if (const auto marker = static_cast<Marker>(i);
                unit.markers.has(marker) && ruleOfMarker(marker) == rule)
                //: %1 is a marker
                reasons.add(unit.id,
                            TouchedUnits::tr("marked %1").arg(PlayText::marker(p, marker)));
}

static void addAbilities(Reasons &reasons, const Position &p, std::string_view rule)
{
    for (const Unit &unit : p.units)
        for (const std::string &id : p.card(unit.id).abilities) {
            const auto ability = p.setting->data.abilities.find(id);
            if (ability == p.setting->data.abilities.end())
                continue;
            for (const AbilityEffect &effect : ability->second.effects)
                for (const std::string_view changed : rulesOfHook(effect.hook))
                    if (changed == rule)
                        //: %1 is an ability of a card
                        reasons.add(unit.id,
                                    TouchedUnits::tr("has the ability %1")
                                        .arg(editor::inWindowLanguage(ability->second.name)));
        }
}

// Why it cannot act at all, or an action is refused to it.
static void addRefusals(Reasons &reasons, const Position &p, std::string_view rule)
{
    for (const Unit &unit : p.units) {
        if (!unit.isOnMap())
            continue;
        if (const auto ruling = activationRuling(p, unit); !ruling && ruling.error().rule == rule)
            reasons.add(unit.id, RefusalText::refusal(ruling.error()));
        if (p.pending.question != Question::Announce || unit.side != p.pending.side)
            continue;
        for (int i = 0; i < kActions; ++i) {
            const auto action = static_cast<Action>(i);
            const auto ruling = Assault::query(p, Announce{unit.id, action});
            if (!ruling && ruling.error().rule == rule)
                //: %1 is an action, %2 a sentence: why the rules refuse it
                reasons.add(unit.id,
                            TouchedUnits::tr("%1: %2").arg(PlayText::action(action),
                                                           RefusalText::refusal(ruling.error())));
        }
    }
}

// Those of its attack dice touch the attacker, those of its defence dice the defender.
static void addDice(Reasons &reasons, const Position &p, const DiceCount &dice, UnitId attacker,
                    UnitId defender, const QString &attack, std::string_view rule)
{
    for (const DiceLine &line : dice.lines)
        if (line.rule == rule)
            //: %1 is who attacks whom, %2 what gives or takes dice
            reasons.add(line.pool == PoolSide::Attack ? attacker : defender,
                        TouchedUnits::tr("%1: %2").arg(attack, PlayText::source(p, line)));
}

static QString firesAt(const Position &p, UnitId firer, UnitId target)
{
    return TouchedUnits::tr("%1 fires at %2")
        .arg(PlayText::unit(p, firer), PlayText::unit(p, target));
}

static void addAttack(Reasons &reasons, const Position &p, const AttackPreview &preview,
                      UnitId attacker, UnitId defender, const QString &attack,
                      std::string_view rule)
{
    addDice(reasons, p, preview.dice, attacker, defender, attack, rule);
    if (preview.returned)
        addDice(reasons, p, *preview.returned, defender, attacker, attack, rule);
}

static bool areThere(const Position &p, UnitId a, UnitId b)
{
    return p.has(a) && p.has(b) && p.unit(a).inPlay() && p.unit(b).inPlay();
}

// Fire, from the board and from outside of it, close combat and overruns.
static void addUnderWay(Reasons &reasons, const Position &p, std::string_view rule)
{
    const auto assaults = [&p](UnitId attacker, UnitId defender) {
        return TouchedUnits::tr("%1 assaults %2")
            .arg(PlayText::unit(p, attacker), PlayText::unit(p, defender));
    };
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        if (const auto *fire = std::get_if<RangedFireFrame>(&*frame);
            fire && fire->stage != RangedFireFrame::Choose &&
            areThere(p, fire->firer, fire->target))
            addDice(reasons, p, shotDice(p, shotOf(*fire)), fire->firer, fire->target,
                    firesAt(p, fire->firer, fire->target), rule);
        if (const auto *fire = std::get_if<SupportFireFrame>(&*frame);
            fire && fire->stage != SupportFireFrame::Choose &&
            areThere(p, fire->firer, fire->target))
            addAttack(reasons, p, previewUnderWay(p, *fire), fire->firer, fire->target,
                      firesAt(p, fire->firer, fire->target), rule);
        if (const auto *combat = std::get_if<CloseCombatFrame>(&*frame);
            combat && areThere(p, combat->assault, combat->defence))
            addAttack(reasons, p, previewRound(p, *combat), combat->assault, combat->defence,
                      assaults(combat->assault, combat->defence), rule);
        if (const auto *overrun = std::get_if<OverrunFrame>(&*frame);
            overrun && areThere(p, overrun->unit, overrun->gun))
            addAttack(reasons, p, previewOverrun(p, *overrun), overrun->unit, overrun->gun,
                      TouchedUnits::tr("%1 overruns %2")
                          .arg(PlayText::unit(p, overrun->unit), PlayText::unit(p, overrun->gun)),
                      rule);
        if (const auto *outside = std::get_if<OutsideFireFrame>(&*frame);
            outside && areThere(p, outside->target, outside->target))
            addDice(reasons, p, previewUnderWay(p, *outside).dice, {}, outside->target,
                    TouchedUnits::tr("Fire from outside the board"), rule);
    }
}

// Those that could be announced now: shots, [R6.3b] support fire, and assaults of what is beside.
static void addShots(Reasons &reasons, const Position &p, const Unit &firer, std::string_view rule)
{
    constexpr std::array kActions = {Action::Fire, Action::IndirectFire, Action::SpecialAbility};
    for (const Action action : kActions) {
        if (!Assault::query(p, Announce{firer.id, action}))
            continue;
        for (const Unit &target : p.units)
            if (target.inPlay() && target.side != firer.side &&
                (isSupportAction(action)
                     ? supportTargetRuling(p, firer, target.id, action).has_value()
                     : shotRuling(p, firer, target.id, action).has_value()))
                addDice(reasons, p,
                        shotDice(p, {.firer = firer.id, .target = target.id, .action = action}),
                        firer.id, target.id, firesAt(p, firer.id, target.id), rule);
    }
}

static void addAssaults(Reasons &reasons, const Position &p, const Unit &unit,
                        std::string_view rule)
{
    if (!Assault::query(p, Announce{unit.id, Action::NormalMove}))
        return;
    for (const Direction d : kAllDirections) {
        const auto step =
            stepRuling(p, walkOf(p, unit.id, MoveKind::Normal), neighbour(unit.at, d), By::Default);
        if (!step || step->enemy == UnitId{} || step->overrun)
            continue;
        addAttack(reasons, p, previewCloseCombat(p, step->walk, unit.at, step->enemy), unit.id,
                  step->enemy,
                  TouchedUnits::tr("%1 assaults %2")
                      .arg(PlayText::unit(p, unit.id), PlayText::unit(p, step->enemy)),
                  rule);
    }
}

std::vector<TouchedUnit> TouchedUnits::of(const Position &p, std::string_view rule)
{
    Reasons reasons(p);
    addMarkers(reasons, p, rule);
    addAbilities(reasons, p, rule);
    addRefusals(reasons, p, rule);
    addUnderWay(reasons, p, rule);
    if (p.pending.question == Question::Announce)
        for (const Unit &unit : p.units)
            if (unit.inPlay() && unit.side == p.pending.side) {
                addShots(reasons, p, unit, rule);
                addAssaults(reasons, p, unit, rule);
            }
    return reasons.units();
}

} // namespace hexwerk::assault::ui
