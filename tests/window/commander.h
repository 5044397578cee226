// A plain commander of both sides, so that a recorded game looks like one that people play: it
// fires where that may hurt, goes for what it does not hold, and keeps its head down.
#pragma once

#include "core/assault/assault.h"
#include "core/assault/attack_preview.h"
#include "core/assault/movement.h"
#include "core/assault/situations.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwerk::window {

// An order to give, or a hex to point at: a whole way, or a unit fired at.
struct Wish
{
    assault::Order order = assault::Pass{};
    UnitId unit = {}; // that is to go to, or fire at, `hex`
    Hex hex = {};
};

class Commander
{
public:
    // The pending question must be one to a side.
    Wish answer(const assault::Position &p)
    {
        using assault::Question;
        const auto offered = assault::Assault::legalOrders(p);
        switch (p.pending.question) {
        case Question::Announce:
            return announce(p);
        case Question::Step:
            return goOn(p, offered);
        case Question::Place:
            return {best(offered, [&](const auto &order) { return placed(p, order); })};
        case Question::Target:
            return {best(offered, [&](const auto &order) {
                return shot(p, p.pending.unit, std::get<assault::Target>(order).unit);
            })};
        case Question::React:
            return {best(offered, [&](const auto &order) { return reaction(p, order); })};
        case Question::Reroll:
            return {best(offered, [&](const auto &order) { return reroll(p, order); })};
        case Question::Withdraw:
            return {p.unit(p.pending.unit).strength <= 1 ? offered.front() : offered.back()};
        default:
            return {offered.front()};
        }
    }

private:
    template<typename Value>
    static assault::Order best(const std::vector<assault::Order> &offered, Value value)
    {
        return *std::max_element(offered.begin(), offered.end(),
                                 [&](const auto &a, const auto &b) { return value(a) < value(b); });
    }

    static double worth(const assault::AttackChances &chances)
    {
        return chances.damaged + chances.eliminated + chances.suppressed / 2;
    }

    static double shot(const assault::Position &p, UnitId firer, UnitId target)
    {
        if (!targetRuling(p, p.unit(firer), target))
            return 0;
        return worth(previewShot(p, {.firer = firer, .target = target}).chances);
    }

    // How far a hex is from what the side wants: an objective that it does not hold, else its own.
    static int toGoal(const assault::Position &p, assault::SideIndex side, Hex hex)
    {
        const auto &objectives = p.setting->scenario.objectives;
        int nearest = 100;
        for (std::size_t i = 0; i < objectives.size(); ++i)
            nearest = std::min(nearest,
                               distance(hex, objectives[i].hex) + (p.holders[i] == side ? 20 : 0));
        return nearest;
    }

    static double placed(const assault::Position &p, const assault::Order &order)
    {
        return -toGoal(p, p.pending.side, std::get<assault::Place>(order).hex);
    }

    static double reaction(const assault::Position &p, const assault::Order &order)
    {
        const auto *react = std::get_if<assault::React>(&order);
        if (!react)
            return 0.3; // less is not worth the shot
        return worth(
            previewShot(p, {.firer = react->unit, .target = p.pending.unit, .moving = true})
                .chances);
    }

    static double reroll(const assault::Position &p, const assault::Order &order)
    {
        const auto *again = std::get_if<assault::Reroll>(&order);
        if (!again)
            return 0.5;
        const auto &combat = std::get<assault::CloseCombatFrame>(p.stack.back());
        const auto which = static_cast<std::size_t>(p.pending.use) -
                           static_cast<std::size_t>(assault::RollUse::AssaultAttack);
        return combat.rolls[which][static_cast<std::size_t>(again->die) - 1].total() == 0 ? 1 : 0;
    }

    static double assault(const assault::Position &p, UnitId unit, const assault::ReachedHex &hex)
    {
        assault::Position before = p;
        before.unit(unit).at = hex.before;
        const auto *enemy = unitAt(p, hex.hex, assault::enemyOf(p.unit(unit).side));
        const auto preview = previewCloseCombat(before, unit, enemy->id);
        return 0.4 + worth(preview.chances) - worth(preview.returnedChances) / 2;
    }

    Wish announce(const assault::Position &p)
    {
        Wish wish;
        Hex goal;
        double most = 0.15; // less is worth a pass
        for (const assault::Unit &unit : p.units) {
            if (unit.side != p.pending.side || !canBeActivated(p, unit))
                continue;
            const auto consider = [&](double value, Hex hex,
                                      std::optional<assault::Action> said = {}) {
                if (value <= most)
                    return;
                most = value;
                goal = hex;
                wish = said ? Wish{assault::Announce{unit.id, *said}, {}, {}}
                            : Wish{assault::Pass{}, unit.id, hex};
            };
            if (assault::Assault::query(p, assault::Announce{unit.id, assault::Action::Fire}))
                for (const assault::Unit &target : p.units)
                    if (target.inPlay())
                        consider(shot(p, unit.id, target.id), target.at);
            considerMoves(p, unit, consider);
        }
        m_goal = goal;
        return wish;
    }

    template<typename Consider>
    static void considerMoves(const assault::Position &p, const assault::Unit &unit,
                              Consider consider)
    {
        using namespace assault;
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
    static bool firesAt(const assault::Position &p, const assault::Unit &unit, Hex hex)
    {
        const auto *enemy = unitAt(p, hex, assault::enemyOf(unit.side));
        return assault::Assault::query(p, assault::Announce{unit.id, assault::Action::Fire}) &&
               enemy && targetRuling(p, unit, enemy->id);
    }

    // After a foreign question: on to where it wanted to go, else it stays where it may.
    Wish goOn(const assault::Position &p, const std::vector<assault::Order> &offered) const
    {
        const UnitId unit = p.pending.unit;
        const Hex at = p.unit(unit).at;
        const assault::Order stop = assault::Stop{};
        const bool mayStop = std::find(offered.begin(), offered.end(), stop) != offered.end();
        const auto *move = std::get_if<assault::MoveFrame>(&p.stack.back());
        if (at != m_goal && move)
            for (const assault::ReachedHex &hex : reach(p, move->walk))
                if (hex.hex == m_goal)
                    return {stop, unit, m_goal};
        return {mayStop ? stop : offered.front()};
    }

    Hex m_goal;
};

} // namespace hexwerk::window
