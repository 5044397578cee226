#include "core/assault/campaign/campaign_sample.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/battle_tally.h"
#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/campaign/campaign_play.h"
#include "core/play/answerer.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

// Each line that can be added may be, in a random order; those that no longer fit are left out.
PlanLines randomPlan(const CampaignPosition &p, SideIndex side, play::Randomness &randomness)
{
    PlanLines all;
    for (std::size_t i = 0; p.fieldHolder == side && i < p.abandoned.size(); ++i)
        all.push_back("salvage " + std::to_string(i));
    for (const CoreNow &core : p.cores) {
        if (core.side != side)
            continue;
        all.push_back((core.lives() ? "restore " : "replace ") + core.id);
        for (const std::string &card : reserveCards(p, side))
            all.push_back("promote " + core.id + " " + card);
    }
    for (const std::string &card : reserveCards(p, side))
        all.push_back("recruit " + card);
    for (const BattleSlot &slot : p.nextBattle().unitSlots)
        for (const std::string &unit : slot.units)
            for (const CoreNow &core : p.cores)
                if (slot.choose && mayTake(p, slot, core) && core.side == side)
                    all.push_back("assign " + unit + " " + core.id);
    PlanLines plan;
    while (!all.empty()) {
        const std::size_t at = randomness.below(all.size());
        plan.push_back(all[at]);
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
        if (randomness.below(3) == 0 || !planRuling(p, side, plan))
            plan.pop_back();
    }
    return plan;
}

PlanLines soundPlan(const CampaignPosition &p, SideIndex side)
{
    std::vector<const CoreNow *> cores;
    for (const CoreNow &core : p.cores)
        if (core.side == side)
            cores.push_back(&core);
    std::stable_sort(cores.begin(), cores.end(),
                     [](const CoreNow *a, const CoreNow *b) { return a->strength < b->strength; });
    PlanLines plan;
    const auto addIfAllowed = [&](std::string line) {
        plan.push_back(std::move(line));
        if (!planRuling(p, side, plan))
            plan.pop_back();
    };
    for (std::size_t i = 0; p.fieldHolder == side && i < p.abandoned.size(); ++i)
        addIfAllowed("salvage " + std::to_string(i));
    for (const CoreNow *core : cores)
        if (core->lives())
            addIfAllowed("restore " + core->id);
    for (const CoreNow *core : cores)
        if (!core->lives())
            addIfAllowed("replace " + core->id);
    const std::vector<std::string> reserve = reserveCards(p, side);
    for (const CoreNow *core : cores)
        for (const std::string &card : reserve)
            if (core->lives() && p.setting->card(card).points > p.setting->card(core->card).points)
                addIfAllowed("promote " + core->id + " " + card);
    for (const std::string &card : reserve)
        addIfAllowed("recruit " + card);
    return plan;
}

std::optional<BattleReport>
playedBattle(const CampaignPosition &p,
             const std::function<std::optional<Order>(const Position &)> &next)
{
    Position battle = Assault::start(newGame(battleScenario(p), p.setting->data, p.setting->cards,
                                             p.setting->grounds[p.battle].board));
    BattleTally tally;
    for (int order = 1; !Assault::isOver(battle); ++order) {
        const std::optional<Order> said = next(battle);
        if (!said)
            return std::nullopt;
        const auto events = Assault::apply(battle, *said);
        HW_EXPECTS(events); // it says what is offered
        tally.add(battle, *events, order);
    }
    return tally.report(p.nextBattle(), battle);
}

BattleReport randomBattle(const CampaignPosition &p, play::Randomness &randomness)
{
    return playedBattle(p,
                        [&](const Position &battle) {
                            return std::optional(Assault::sample(battle, randomness));
                        })
        .value();
}

CampaignOrder CampaignPlay::sample(const Position &p, play::Randomness &randomness)
{
    switch (p.question) {
    case CampaignQuestion::Plan:
        return planOf(p, p.asked, randomPlan(p, p.asked, randomness));
    case CampaignQuestion::Show:
        return formalAnswer(p).value();
    case CampaignQuestion::Battle:
        return ReportBattle{randomBattle(p, randomness)};
    case CampaignQuestion::Choose: {
        const auto offered = offers(p).orders;
        return offered[randomness.below(offered.size())];
    }
    case CampaignQuestion::Roll:
        return roll(p, randomness);
    case CampaignQuestion::Over:
        break;
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
