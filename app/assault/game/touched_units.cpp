#include "app/assault/game/touched_units.h"

#include "app/assault/rule_pictures.h"
#include "core/assault/engine/assault.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
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

static void addDice(Reasons &reasons, const Position &p, const DiceCount &dice, UnitId attacker,
                    UnitId defender, std::string_view rule)
{
    for (const DiceLine &line : dice.lines) {
        if (line.rule != rule)
            continue;
        const bool attacks = line.pool == PoolSide::Attack;
        reasons.add(attacks ? attacker : defender,
                    //: %1 is a unit, %2 another, %3 what gives or takes dice
                    TouchedUnits::tr("%1 fires at %2: %3")
                        .arg(PlayText::unit(p, attacker), PlayText::unit(p, defender),
                             PlayText::source(p, line)));
    }
}

// Of those that could be announced now.
static void addShots(Reasons &reasons, const Position &p, std::string_view rule)
{
    if (p.pending.question != Question::Announce || p.phase != Phase::Action)
        return;
    for (const Unit &firer : p.units) {
        if (!firer.inPlay() || firer.side != p.pending.side ||
            !Assault::query(p, Announce{firer.id, Action::Fire}))
            continue;
        for (const Unit &target : p.units)
            if (target.inPlay() && target.side != firer.side &&
                shotRuling(p, firer, target.id, Action::Fire))
                addDice(reasons, p, shotDice(p, {.firer = firer.id, .target = target.id}), firer.id,
                        target.id, rule);
    }
}

std::vector<TouchedUnit> TouchedUnits::of(const Position &p, std::string_view rule)
{
    Reasons reasons(p);
    addMarkers(reasons, p, rule);
    addAbilities(reasons, p, rule);
    addRefusals(reasons, p, rule);
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame)
        if (const auto *fire = std::get_if<RangedFireFrame>(&*frame);
            fire && fire->stage != RangedFireFrame::Choose && p.unit(fire->firer).inPlay() &&
            p.unit(fire->target).inPlay())
            addDice(reasons, p, shotDice(p, shotOf(*fire)), fire->firer, fire->target, rule);
    addShots(reasons, p, rule);
    return reasons.units();
}

} // namespace hexwerk::assault::ui
