#include "core/assault/campaign/battle_tally.h"

#include "core/assault/rules/course/victory.h"
#include "core/base/hash.h"
#include "core/play/timeline.h"

#include <algorithm>

namespace hexwerk::assault {

BattleTally::Count &BattleTally::of(UnitId unit)
{
    if (m_counts.size() <= unit.index())
        m_counts.resize(unit.index() + 1);
    return m_counts[unit.index()];
}

// [H14.7b] Who hit it last; where nobody did, who attacked last beside it.
UnitId BattleTally::killerOf(const Position &p, UnitId unit) const
{
    const auto isEnemy = [&](const Hit &hit) {
        return hit.attacker == UnitId{} || p.unit(hit.attacker).side != p.unit(unit).side;
    };
    const auto own = std::find_if(m_hits.rbegin(), m_hits.rend(), [&](const Hit &hit) {
        return hit.defender == unit && isEnemy(hit);
    });
    if (own != m_hits.rend())
        return own->attacker;
    const auto any = std::find_if(m_hits.rbegin(), m_hits.rend(), isEnemy);
    return any == m_hits.rend() ? UnitId{} : any->attacker;
}

void BattleTally::add(const Position &after, const std::vector<Event> &events, int order)
{
    for (const Event &event : events) {
        if (const auto *begun = std::get_if<TurnBegan>(&event.what))
            m_turn = begun->turn;
        if (std::holds_alternative<UnitActivated>(event.what) ||
            std::holds_alternative<TurnBegan>(event.what))
            m_hits.clear();
        else if (const auto *attack = std::get_if<AttackResolved>(&event.what))
            m_hits.push_back({attack->attacker, attack->defender});
        else if (const auto *dead = std::get_if<UnitEliminated>(&event.what)) {
            of(dead->unit).lastOrder = order;
            const UnitId killer = killerOf(after, dead->unit);
            const std::string &lost = after.setting->unitName(dead->unit);
            std::string by;
            if (killer != UnitId{}) {
                ++of(killer).kills;
                by = after.setting->unitName(killer);
                m_deeds.push_back({DeedKind::Killed, by, lost, m_turn, order});
            }
            m_deeds.push_back({DeedKind::WasLost, lost, by, m_turn, order});
        } else if (const auto *taken = std::get_if<ObjectiveTaken>(&event.what)) {
            const Objective &objective = after.setting->scenario.objectives[taken->objective];
            if (const Unit *unit = unitAt(after, objective.hex, taken->side)) {
                ++of(unit->id).objectives;
                m_deeds.push_back({DeedKind::TookObjective, after.setting->unitName(unit->id),
                                   objective.id, m_turn, order});
            }
        }
    }
}

// [H14.1c] How many more units the other side has lost.
static int marginOf(const Position &end)
{
    if (end.winner == kNobody)
        return 0;
    return std::max(0, losses(end, enemyOf(end.winner)) - losses(end, end.winner));
}

BattleReport BattleTally::report(const CampaignBattle &battle, const Position &end) const
{
    const auto &sides = end.setting->scenario.sides;
    BattleReport report{.margin = marginOf(end), .turns = m_turn};
    if (end.winner != kNobody)
        report.winner = sides[end.winner].id;
    for (const BattleSlot &slot : battle.unitSlots)
        for (const std::string &name : slot.units) {
            const UnitId id = end.setting->unitId(name);
            if (id == UnitId{}) // its place stayed empty
                continue;
            const Unit &unit = end.unit(id);
            const Count count = id.index() < m_counts.size() ? m_counts[id.index()] : Count{};
            const bool isDead = unit.state == UnitState::Eliminated;
            report.fates.push_back({name, isDead ? 0 : unit.strength, count.kills, count.objectives,
                                    isDead ? count.lastOrder : 0});
        }
    for (const Term *term : battleTerms(battle))
        report.terms.push_back(holds(end, *term, kNobody, m_turn));
    for (const Unit &unit : end.units) {
        const bool isOfScenario = end.setting->roster[unit.id.index()].spec != SIZE_MAX;
        if (isOfScenario && end.winner != kNobody && unit.side != end.winner &&
            end.card(unit.id).type != UnitType::Infantry && unit.state == UnitState::Eliminated)
            report.abandoned.push_back(end.setting->unitName(unit.id));
    }
    return report;
}

static BattleTally tallyOf(const play::Game<Assault> &game)
{
    BattleTally tally;
    play::Timeline timeline(game);
    for (std::size_t i = 0; i < game.log().size(); ++i)
        tally.add(timeline.at(i + 1), game.log()[i].events, static_cast<int>(i) + 1);
    return tally;
}

BattleReport reportOf(const CampaignBattle &battle, const play::Game<Assault> &game)
{
    BattleReport report = tallyOf(game).report(battle, game.position());
    report.game = hashText(hashOf(game.position()));
    return report;
}

std::vector<DeedDone> deedsIn(const play::Game<Assault> &game)
{
    return tallyOf(game).deeds();
}

} // namespace hexwerk::assault
