#include "tests/core/assault/campaign/two_roads.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/game/message.h"
#include "tests/core/assault/training.h"

#include <algorithm>

namespace hexwerk::assault {

Campaign twoRoads()
{
    auto read = loadCampaign(kTwoRoads);
    HW_EXPECTS(read && read.problems.empty());
    return std::move(read.value->campaign);
}

CampaignPosition begun(const Campaign &campaign)
{
    const CampaignHead head({campaign, {}}, kTwoRoads, scenariosBeside(campaign, kTwoRoads));
    const auto match = beginCampaign(head, shippedData(), {});
    HW_EXPECTS(match);
    return dynamic_cast<const play::MatchOf<CampaignMatch> &>(**match.value).position();
}

CampaignBattle &battleOf(Campaign &campaign, std::string_view id)
{
    return campaign.battles[battleIndex(campaign, id).value()];
}

BattleReport quietReport(const CampaignPosition &p)
{
    const Scenario scenario = battleScenario(p);
    BattleReport report;
    for (const SlotTaken &taken : p.taken)
        for (const UnitSpec &unit : scenario.units)
            if (unit.id == taken.unit)
                report.fates.push_back({unit.id, taken.core ? p.cores[*taken.core].strength
                                                            : p.setting->card(unit.card).strength});
    report.terms.resize(battleTerms(p.nextBattle()).size());
    return report;
}

UnitFate &fateOf(BattleReport &report, std::string_view unit)
{
    const auto found = std::find_if(report.fates.begin(), report.fates.end(),
                                    [&](const UnitFate &fate) { return fate.unit == unit; });
    HW_EXPECTS(found != report.fates.end());
    return *found;
}

const CoreNow &coreOf(const CampaignPosition &p, std::string_view id)
{
    const auto found = std::find_if(p.cores.begin(), p.cores.end(),
                                    [&](const CoreNow &core) { return core.id == id; });
    HW_EXPECTS(found != p.cores.end());
    return *found;
}

std::string coreIn(const CampaignPosition &p, std::string_view unit)
{
    for (const SlotTaken &taken : p.taken)
        if (taken.unit == unit && taken.core)
            return p.cores[*taken.core].id;
    return {};
}

std::vector<CampaignEvent> say(CampaignPosition &p, const CampaignOrder &order)
{
    auto events = CampaignPlay::apply(p, order);
    HW_EXPECTS(events);
    return std::move(*events);
}

std::vector<CampaignEvent> plan(CampaignPosition &p, const PlanLines &lines)
{
    auto events = say(p, planOf(p, p.asked, lines));
    while (const auto shown = CampaignPlay::formalAnswer(p)) {
        const auto more = say(p, *shown);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

void planNothing(CampaignPosition &p)
{
    while (p.question == CampaignQuestion::Plan)
        plan(p);
}

void fight(CampaignPosition &p, std::string_view winner)
{
    planNothing(p);
    BattleReport report = quietReport(p);
    report.winner = winner;
    say(p, ReportBattle{report});
}

std::string refusalOf(const CampaignPosition &p, const PlanLines &lines)
{
    const auto ruling = planRuling(p, p.asked, lines);
    if (ruling)
        return {};
    return std::string(toString(messageOf(ruling.error().message))) + " " +
           std::string(ruling.error().rule);
}

} // namespace hexwerk::assault
