// A plain commander of both sides, so that a recorded game looks like one that people play: it
// fires where that may hurt, goes for what it does not hold, and keeps its head down.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/support_odds.h"
#include "core/assault/engine/assault.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/transport.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui::window {

// An order to give, or a hex to point at: a whole way, or a unit fired at.
struct Wish
{
    Order order = Pass{};
    UnitId unit = {}; // that is to go to, or fire at, `hex`
    Hex hex = {};
};

class Commander
{
public:
    // The pending question must be one to a side.
    Wish answer(const Position &p)
    {
        const auto offered = Assault::legalOrders(p);
        switch (p.pending.question) {
        case Question::Announce:
            return announce(p);
        case Question::Step:
            return goOn(p, offered);
        case Question::Place:
            return {best(offered, [&](const auto &order) { return placed(p, order); })};
        case Question::Target:
            return {best(offered, [&](const auto &order) {
                return shot(p, p.pending.unit, std::get<Target>(order).unit, fireUnderWay(p));
            })};
        case Question::SmokeHex:
            return {best(offered, [&](const auto &order) { return -missedBy(p, order, 1); })};
        case Question::LayMine:
            return {offered[offered.size() * 3 / 5]}; // not all in a row
        case Question::TurnWork:
            return {offered.back()};
        case Question::React:
            return {best(offered, [&](const auto &order) { return reaction(p, order); })};
        case Question::Reroll:
            return {best(offered, [&](const auto &order) { return reroll(p, order); })};
        case Question::Withdraw:
            return {p.unit(p.pending.unit).strength <= 1 ? offered.front() : offered.back()};
        case Question::PlayCard: // about every third time
            return {m_asked++ % 3 == 0 ? offered.front() : Order(Decline{})};
        case Question::Discard:
            return {Decline{}};
        case Question::Request:
            return {m_asked++ % 3 == 0 ? offered.front() : Order(Decline{})};
        case Question::Allot: // support first
            return {best(offered, [&](const auto &order) { return support(p, order); })};
        case Question::SupportTarget:
            return {best(offered, [&](const auto &order) { return bombed(p, order); })};
        case Question::SupportHex:
            return {best(offered, [&](const auto &order) { return -missedBy(p, order, 0); })};
        case Question::FireMode:
            return {best(offered, mode)};
        default:
            return {offered.front()};
        }
    }

private:
    template<typename Value>
    static Order best(const std::vector<Order> &offered, Value value)
    {
        return *std::max_element(offered.begin(), offered.end(),
                                 [&](const auto &a, const auto &b) { return value(a) < value(b); });
    }

    static double worth(const AttackChances &chances)
    {
        return chances.damaged + chances.eliminated + chances.suppressed / 2;
    }

    static Action fireUnderWay(const Position &p)
    {
        if (const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back()))
            return fire->action;
        if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
            return fire->action;
        return Action::Fire;
    }

    static double shot(const Position &p, UnitId firer, UnitId target, Action action)
    {
        const Unit &unit = p.unit(firer);
        const bool can = isSupportAction(action)
                             ? supportTargetRuling(p, unit, target, action).has_value()
                             : targetRuling(p, unit, target).has_value();
        if (!can)
            return 0;
        return worth(previewShot(p, {.firer = firer, .target = target, .action = action}).chances);
    }

    static double support(const Position &p, const Order &order)
    {
        const auto *allot = std::get_if<Allot>(&order);
        return allot && allot->card && p.setting->supportCard(*allot->card) ? 1 : 0;
    }

    static double bombed(const Position &p, const Order &order)
    {
        const auto *target = std::get_if<Target>(&order);
        const auto *air = std::get_if<AirFrame>(&p.stack.back());
        return target && air && air->stage == AirFrame::Target
                   ? worth(airOdds(p, *air, target->unit).preview.chances)
                   : 0;
    }

    // How far the nearest enemy is from the hex that was named, as against `wanted` hexes.
    static double missedBy(const Position &p, const Order &order, int wanted)
    {
        const auto *target = std::get_if<Target>(&order);
        if (!target)
            return 100;
        int nearest = 50;
        for (const Unit &unit : p.units)
            if (unit.inPlay() && unit.side != p.pending.side)
                nearest = std::min(nearest, std::abs(distance(target->hex, unit.at) - wanted));
        return nearest;
    }

    // Where it hurts most.
    static double mode(const Order &order)
    {
        const auto wanted = fireModeFromString(std::get<Choose>(order).id);
        return wanted == FireMode::FireSupport     ? 3
               : wanted == FireMode::FireForEffect ? 2
               : wanted == FireMode::SmokeScreen   ? 0
                                                   : 1;
    }

    // How far a hex is from what the side wants: an objective that it does not hold, else its own.
    static int toGoal(const Position &p, SideIndex side, Hex hex)
    {
        const auto &objectives = p.setting->scenario.objectives;
        int nearest = 100;
        for (std::size_t i = 0; i < objectives.size(); ++i)
            nearest = std::min(nearest,
                               distance(hex, objectives[i].hex) + (p.holders[i] == side ? 20 : 0));
        return nearest;
    }

    // How many enemies and places of theirs lie before that vertex.
    static int ahead(const Position &p, Hex from, int facing)
    {
        int seen = 0;
        for (const Unit &unit : p.units)
            if (unit.inPlay() && unit.side != p.pending.side)
                seen += inArc(from, facing, unit.at) ? 1 : 0;
        const auto &objectives = p.setting->scenario.objectives;
        for (std::size_t i = 0; i < objectives.size(); ++i)
            if (p.holders[i] != p.pending.side)
                seen += inArc(from, facing, objectives[i].hex) ? 1 : 0;
        return seen;
    }

    static double placed(const Position &p, const Order &order)
    {
        const auto &place = std::get<Place>(order);
        const double near = -toGoal(p, p.pending.side, place.hex);
        return place.facing < 0 ? near : near + 0.1 * ahead(p, place.hex, place.facing);
    }

    static double reaction(const Position &p, const Order &order)
    {
        const auto *react = std::get_if<React>(&order);
        if (!react)
            return 0.3; // less is not worth the shot
        return worth(
            previewShot(p, {.firer = react->unit, .target = p.pending.unit, .moving = true})
                .chances);
    }

    static double reroll(const Position &p, const Order &order)
    {
        const auto *again = std::get_if<Reroll>(&order);
        if (!again)
            return 0.5;
        const auto die = static_cast<std::size_t>(again->die) - 1;
        if (const auto *duel = std::get_if<DuelFrame>(&p.stack.back())) // by a card
            return duel->dice[die].total() == 0 ? 1 : 0;
        const auto &combat = std::get<CloseCombatFrame>(p.stack.back());
        const auto which = static_cast<std::size_t>(p.pending.use) -
                           static_cast<std::size_t>(RollUse::AssaultAttack);
        return combat.rolls[which][die].total() == 0 ? 1 : 0;
    }

    static double assault(const Position &p, UnitId unit, const ReachedHex &hex)
    {
        Position before = p;
        before.unit(unit).at = hex.before;
        const auto *enemy = unitAt(p, hex.hex, enemyOf(p.unit(unit).side));
        const auto preview =
            hex.overrun ? previewOverrun(before, {.unit = unit, .gun = enemy->id})
                        : previewCloseCombat(before, walkOf(before, unit, MoveKind::Normal),
                                             hex.before, enemy->id);
        return 0.4 + worth(preview.chances) - worth(preview.returnedChances) / 2;
    }

    Wish announce(const Position &p)
    {
        Wish wish;
        Hex goal;
        double most = 0.15; // less is worth a pass
        for (const Unit &unit : p.units) {
            if (unit.side != p.pending.side || !canBeActivated(p, unit))
                continue;
            const auto consider = [&](double value, Hex hex, std::optional<Action> said = {}) {
                if (value <= most)
                    return;
                most = value;
                goal = hex;
                wish = said ? Wish{Announce{unit.id, *said}, {}, {}} : Wish{Pass{}, unit.id, hex};
            };
            considerFire(p, unit, consider);
            considerMoves(p, unit, consider);
            considerOthers(p, unit, consider);
        }
        m_goal = goal;
        for (const Order &order : Assault::legalOrders(p)) // help from outside comes first
            if (std::holds_alternative<CallIn>(order))
                return {order, {}, {}};
        return wish;
    }

    template<typename Consider>
    static void considerFire(const Position &p, const Unit &unit, Consider consider)
    {
        for (const Action action : {Action::Fire, Action::IndirectFire, Action::SpecialAbility}) {
            if (!Assault::query(p, Announce{unit.id, action}))
                continue;
            for (const Unit &target : p.units)
                if (target.inPlay() && target.side != unit.side)
                    consider(shot(p, unit.id, target.id, action), target.at,
                             isSupportAction(action) ? std::optional(action) : std::nullopt);
        }
    }

    // What is done where nothing better offers itself.
    template<typename Consider>
    static void considerOthers(const Position &p, const Unit &unit, Consider consider)
    {
        for (const auto &[action, value] :
             {std::pair(Action::Dismount, near(p, unit) ? 0.5 : 0.0),
              std::pair(Action::Unload, 0.3), std::pair(Action::TurretFire, 0.2),
              std::pair(Action::Smoke, 0.2), std::pair(Action::DigIn, 0.18),
              std::pair(Action::Hide, 0.16)})
            if (Assault::query(p, Announce{unit.id, action}))
                consider(value, {}, action);
    }

    static bool near(const Position &p, const Unit &unit)
    {
        return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &enemy) {
            return enemy.inPlay() && enemy.side != unit.side && distance(enemy.at, unit.at) <= 5;
        });
    }

    template<typename Consider>
    static void considerMoves(const Position &p, const Unit &unit, Consider consider)
    {
        const int now = toGoal(p, unit.side, unit.at);
        if (now >= 20)
            return; // it stands where it is wanted
        for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                           std::pair(Action::FastMove, MoveKind::Fast)}) {
            if (!Assault::query(p, Announce{unit.id, action}))
                continue;
            for (const ReachedHex &hex : reach(p, walkOf(p, unit.id, kind)))
                if (hex.closeCombat) // where a click would fire the move has to be said
                    consider(Commander::assault(p, unit.id, hex), hex.hex,
                             firesAt(p, unit, hex.hex) ? std::optional(action) : std::nullopt);
                else if (hex.mayStop && !hex.closeCombat)
                    consider(0.16 * (now - toGoal(p, unit.side, hex.hex)) - 0.01 * hex.cost,
                             hex.hex);
        }
    }

    // There a click would fire.
    static bool firesAt(const Position &p, const Unit &unit, Hex hex)
    {
        const auto *enemy = unitAt(p, hex, enemyOf(unit.side));
        return Assault::query(p, Announce{unit.id, Action::Fire}) && enemy &&
               targetRuling(p, unit, enemy->id);
    }

    // After a foreign question: on to where it wanted to go, else it stays where it may.
    Wish goOn(const Position &p, const std::vector<Order> &offered) const
    {
        const UnitId unit = p.pending.unit;
        const Hex at = p.unit(unit).at;
        const Order stop = Stop{};
        const bool mayStop = std::find(offered.begin(), offered.end(), stop) != offered.end();
        const auto *move = std::get_if<MoveFrame>(&p.stack.back());
        if (at != m_goal && move)
            for (const ReachedHex &hex : reach(p, move->walk))
                if (hex.hex == m_goal)
                    return {stop, unit, m_goal};
        return {mayStop ? stop : offered.front()};
    }

    Hex m_goal;
    int m_asked = 0; // for a card
};

} // namespace hexwerk::assault::ui::window
