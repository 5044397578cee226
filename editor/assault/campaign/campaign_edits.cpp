#include "editor/assault/campaign/campaign_edits.h"

#include "editor/models/id_from.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::ui {

Campaign emptyCampaign()
{
    Campaign campaign;
    campaign.id = "new-campaign";
    campaign.title = {{"en", "New campaign"}, {"de", "Neue Kampagne"}};
    campaign.sides = {{"allied", "green", {{"en", "Allies"}, {"de", "Alliierte"}}},
                      {"axis", "blue", {{"en", "Axis"}, {"de", "Achsenmächte"}}}};
    return campaign;
}

template<typename List>
static bool isTakenIn(const List &items, const std::string &id)
{
    return std::any_of(items.begin(), items.end(), [&](const auto &item) { return item.id == id; });
}

template<typename List>
static std::string freeIdIn(const List &items, const std::string &wanted)
{
    std::string id = wanted;
    for (int number = 2; isTakenIn(items, id); ++number)
        id = wanted + "-" + std::to_string(number);
    return id;
}

std::size_t addBattle(Campaign &campaign, const LocalText &title, ChartPlace place)
{
    const auto english = title.find("en");
    const std::string name = english != title.end() ? english->second
                             : title.empty()        ? std::string()
                                                    : title.begin()->second;
    CampaignBattle battle;
    battle.id = freeIdIn(campaign.battles, editor::idFrom(editor::toQString(name), "battle"));
    battle.title = title;
    battle.scenario = battle.id + ".toml";
    battle.place = place;
    if (!isTakenIn(campaign.battles, campaign.start))
        campaign.start = battle.id;
    campaign.battles.push_back(std::move(battle));
    return campaign.battles.size() - 1;
}

static void forget(std::vector<std::string> &ids, std::string_view id)
{
    ids.erase(std::remove(ids.begin(), ids.end(), id), ids.end());
}

void removeBattle(Campaign &campaign, std::size_t battle)
{
    const std::string id = campaign.battles[battle].id;
    campaign.battles.erase(campaign.battles.begin() + static_cast<std::ptrdiff_t>(battle));
    for (CampaignBattle &other : campaign.battles)
        for (BattleResult &result : other.results)
            forget(result.next, id);
    if (campaign.start == id)
        campaign.start = campaign.battles.empty() ? std::string() : campaign.battles.front().id;
}

static bool endsWithEffect(const BattleResult &result)
{
    return std::any_of(result.effects.begin(), result.effects.end(),
                       [](const ResultEffect &one) { return one.kind == ResultEffectKind::End; });
}

void linkBattles(Campaign &campaign, std::size_t from, std::size_t to)
{
    std::vector<BattleResult> &results = campaign.battles[from].results;
    const std::string next = campaign.battles[to].id;
    for (auto result = results.rbegin(); result != results.rend(); ++result)
        if (result->next.empty() && !endsWithEffect(*result)) {
            result->next = {next};
            return;
        }
    if (results.empty()) {
        results.push_back({.next = {next}});
        return;
    }
    std::set<std::string> winners;
    for (const BattleResult &result : results)
        if (result.when && result.when->kind == ResultTermKind::Winner)
            winners.insert(result.when->name);
    const bool isOpen = !results.back().when.has_value();
    for (const CampaignSide &side : campaign.sides)
        if (isOpen && winners.empty()) {
            results.insert(results.end() - 1,
                           {.when = ResultTerm{.kind = ResultTermKind::Winner, .name = side.id},
                            .next = {next}});
            return;
        }
    if (!isOpen) {
        results.push_back({.next = {next}});
        return;
    }
    std::vector<std::string> &ways = results.back().next;
    if (std::find(ways.begin(), ways.end(), next) == ways.end())
        ways.push_back(next);
}

void unlinkBattles(Campaign &campaign, std::size_t from, std::size_t result, std::string_view to)
{
    forget(campaign.battles[from].results[result].next, to);
}

static void change(std::string &id, const std::string &from, const std::string &to)
{
    if (id == from)
        id = to;
}

template<typename Visit>
static void visitResults(Campaign &campaign, Visit visit)
{
    for (CampaignBattle &battle : campaign.battles)
        for (BattleResult &result : battle.results)
            visit(result);
}

static void renameInTerms(Campaign &campaign, std::initializer_list<ResultTermKind> kinds,
                          const std::string &from, const std::string &to)
{
    visitResults(campaign, [&](BattleResult &result) {
        if (result.when)
            visitTerms(*result.when, [&](ResultTerm &term) {
                if (std::find(kinds.begin(), kinds.end(), term.kind) != kinds.end())
                    change(term.name, from, to);
            });
    });
}

void renameBattle(Campaign &campaign, std::size_t battle, const std::string &id)
{
    const std::string before = campaign.battles[battle].id;
    if (isTakenIn(campaign.battles, id))
        return;
    campaign.battles[battle].id = id;
    change(campaign.start, before, id);
    visitResults(campaign, [&](BattleResult &result) {
        for (std::string &next : result.next)
            change(next, before, id);
    });
    renameInTerms(campaign, {ResultTermKind::Played}, before, id);
}

void renameCore(Campaign &campaign, std::size_t core, const std::string &id)
{
    const std::string before = campaign.cores[core].id;
    if (isTakenIn(campaign.cores, id))
        return;
    campaign.cores[core].id = id;
    renameInTerms(campaign, {ResultTermKind::CoreLost}, before, id);
}

void renameTrack(Campaign &campaign, std::size_t track, const std::string &id)
{
    const std::string before = campaign.tracks[track].id;
    if (isTakenIn(campaign.tracks, id))
        return;
    campaign.tracks[track].id = id;
    visitResults(campaign, [&](BattleResult &result) {
        for (ResultEffect &effect : result.effects)
            change(effect.track, before, id);
    });
    renameInTerms(campaign, {ResultTermKind::Track}, before, id);
}

void renameSide(Campaign &campaign, std::size_t side, const std::string &id)
{
    const std::string before = campaign.sides[side].id;
    if (isTakenIn(campaign.sides, id))
        return;
    campaign.sides[side].id = id;
    for (CoreUnit &core : campaign.cores)
        change(core.side, before, id);
    for (Reserve &reserve : campaign.reserves)
        change(reserve.side, before, id);
    for (Track &track : campaign.tracks) {
        change(track.side, before, id);
        for (Threshold &threshold : track.thresholds)
            change(threshold.side, before, id);
    }
    for (CampaignBattle &battle : campaign.battles)
        for (BattleSlot &slot : battle.unitSlots)
            change(slot.side, before, id);
    visitResults(campaign, [&](BattleResult &result) {
        change(result.side, before, id);
        for (ResultEffect &effect : result.effects)
            change(effect.side, before, id);
    });
    renameInTerms(campaign, {ResultTermKind::Winner}, before, id);
    visitResults(campaign, [&](BattleResult &result) {
        if (result.when)
            visitTerms(*result.when, [&](ResultTerm &term) {
                change(term.term.side, before, id);
                if (term.term.kind == TermKind::Losses ||
                    term.term.kind == TermKind::SideHasNoUnits)
                    change(term.term.name, before, id);
            });
    });
}

std::size_t addCore(Campaign &campaign, const std::string &side, const std::string &card)
{
    int number = 1;
    while (isTakenIn(campaign.cores, side + "-" + std::to_string(number)))
        ++number;
    campaign.cores.push_back({side + "-" + std::to_string(number), side, card, {}});
    return campaign.cores.size() - 1;
}

} // namespace hexwerk::assault::ui
