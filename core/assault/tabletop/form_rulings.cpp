// Whether the rules let an attack of the table happen.
#include "core/assault/game/message.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/tabletop/stage.h"

#include <algorithm>

namespace hexwerk::assault {

// [R9.10.3a] A tracked or armoured vehicle of more than so much, and no gun that is dug in well.
static Ruling<> overrunFormRuling(const AttackForm &form, const TableRules &rules)
{
    const StagedAttack attack = staged(form, rules);
    const bool isBegun = std::any_of(attack.events.begin(), attack.events.end(), [](const auto &e) {
        return std::holds_alternative<OverrunBegan>(e.what);
    });
    if (!isBegun)
        return refuse(Message::NotATarget, "R9.10.3a");
    return {};
}

// [R9.6.4.2c] The other kind of mines calls for no roll.
static Ruling<> minesFormRuling(const AttackForm &form, const TableRules &rules)
{
    if (isDone(staged(form, rules).position))
        return refuse(Message::NoMineHere, "R9.6.4.2c");
    return {};
}

// [R9.10.1a]
static Ruling<> groundFormRuling(const AttackForm &form, const TableRules &rules)
{
    const bool isVehicle = rules.cards.unit(form.target.card)->type == UnitType::Vehicle;
    if (!isVehicle)
        return refuse(Message::NotATarget, "R9.10.1a");
    const Position p = staged(form, rules).position;
    if (p.pending.dice.isEmpty())
        return refuse(Message::NoAttackDice, "R9.10.1a");
    return {};
}

// [R7.2]
static Ruling<> smokeFormRuling(const AttackForm &form, const TableRules &rules)
{
    const StagedAttack attack = staged(form, rules);
    if ((form.spotter ? form.spotter->sight : form.sight).isBlocked)
        return refuse(Message::NoSpotter, "R7.2b");
    const Hex target = stagedSmokeHexes(form, attack.position).front();
    return smokeRuling(attack.position, SmokeFrame{.firer = attack.attacker}, target);
}

Ruling<> attackRuling(const AttackForm &form, const TableRules &rules)
{
    switch (form.kind) {
    case AttackKind::Shot:
        break;
    case AttackKind::Assault:
        return {};
    case AttackKind::Overrun:
        return overrunFormRuling(form, rules);
    case AttackKind::Mines:
        return minesFormRuling(form, rules);
    case AttackKind::Ground:
        return groundFormRuling(form, rules);
    case AttackKind::Smoke:
        return smokeFormRuling(form, rules);
    }
    const TableSight &seen = form.spotter ? form.spotter->sight : form.sight;
    if (seen.isBlocked)
        return refuse(Message::SightBlocked, "R10.2b");
    const StagedAttack attack = staged(form, rules);
    const Position &p = attack.position;
    const Unit &firer = p.unit(attack.attacker);
    if (form.isReaction)
        return targetRuling(p, firer, attack.target);
    return shotRuling(p, firer, attack.target, form.action);
}

} // namespace hexwerk::assault
