#include "core/assault/files/campaign_head.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/checks/campaign_check.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/base/hash.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace hexwerk::assault {

CampaignHead::CampaignHead(CampaignFile said, std::string inFile,
                           std::vector<TextSource> scenarioTexts)
    : campaign(std::move(said.campaign))
    , places(std::move(said.places))
    , file(std::move(inFile))
    , scenarios(std::move(scenarioTexts))
{
}

const Rules &CampaignHead::rules() const
{
    return assaultRules();
}

TomlTable CampaignHead::tree() const
{
    TomlTable table = toTree(campaign);
    TomlArray texts;
    for (const TextSource &scenario : scenarios)
        texts.emplace_back(TomlTable().set("file", scenario.file).set("text", scenario.text));
    return table.set("scenarios", std::move(texts));
}

std::vector<std::string> CampaignHead::seats() const
{
    std::vector<std::string> ids;
    for (const CampaignSide &side : campaign.sides)
        ids.push_back(side.id);
    return ids;
}

bool CampaignHead::mayBeShownTo(std::string_view seat) const
{
    return std::all_of(scenarios.begin(), scenarios.end(), [&](const TextSource &source) {
        const auto scenario = salvagedScenario(source.text);
        return scenario && ScenarioHead(*scenario).mayBeShownTo(seat);
    });
}

std::vector<TextSource> scenariosBeside(const Campaign &campaign, const std::string &file)
{
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    std::vector<TextSource> texts;
    std::set<std::string> seen;
    for (const CampaignBattle &battle : campaign.battles)
        if (seen.insert(battle.scenario).second)
            if (auto text = readTextFile(folder / battle.scenario))
                texts.push_back({battle.scenario, std::move(*text.value)});
    return texts;
}

LoadResult<SharedHead> readCampaignHead(const TextSource &file)
{
    LoadResult<CampaignFile> read = readCampaign(file.text, file.file);
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    auto scenarios = scenariosBeside(read.value->campaign, file.file);
    return {std::make_shared<const CampaignHead>(std::move(*read.value), file.file,
                                                 std::move(scenarios)),
            std::move(read.problems)};
}

SharedHead readCampaignHead(TableReader &table)
{
    CampaignFile said;
    readCampaignTables(table, said.campaign);
    std::vector<TextSource> scenarios;
    table.readTables("scenarios", scenarios, [](TableReader &inner, TextSource &source) {
        inner.require({"file", "text"});
        inner.read("file", source.file);
        inner.read("text", source.text);
    });
    said.places = table.context().places;
    return std::make_shared<const CampaignHead>(std::move(said), table.context().file,
                                                std::move(scenarios));
}

LoadResult<std::vector<BattleGround>> groundsOf(const CampaignHead &head, const DataStore &data)
{
    return checkCampaign(head.campaign, head.scenarios, data, head.places, head.file);
}

LoadResult<std::unique_ptr<play::Match>>
beginCampaign(const CampaignHead &head, const DataStore &data, const Secrets &secrets)
{
    auto grounds = groundsOf(head, data);
    if (!grounds)
        return {std::nullopt, std::move(grounds.problems)};
    Hash hash;
    hash.add(freshCampaignText(head.campaign));
    for (const BattleGround &ground : *grounds.value)
        hash.add(freshScenarioText(ground.scenario));
    SideSeeds seeds = {Salt{}, Salt{}};
    if (!secrets.empty())
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            const auto found = secrets.find(head.campaign.sides[i].id);
            seeds[i] = found == secrets.end() ? std::nullopt : std::optional(found->second);
        }
    CampaignSetting setting{.campaign = head.campaign,
                            .grounds = std::move(*grounds.value),
                            .data = data.system,
                            .cards = data.cards,
                            .hash = hash.value()};
    return {std::make_unique<play::MatchOf<CampaignMatch>>(
                CampaignPlay::start(std::move(setting), seeds)),
            std::move(grounds.problems)};
}

template<typename T>
static void append(std::vector<T> &all, const std::vector<T> &more)
{
    all.insert(all.end(), more.begin(), more.end());
}

// One that uses whatever any of them uses.
static Scenario allTogether(const CampaignHead &head)
{
    Scenario all;
    bool isFirst = true;
    for (const TextSource &source : head.scenarios) {
        const auto one = salvagedScenario(source.text);
        if (!one)
            continue;
        if (std::exchange(isFirst, false))
            all.profile = one->profile;
        append(all.sides, one->sides);
        append(all.units, one->units);
        append(all.reinforcements, one->reinforcements);
        append(all.triggers, one->triggers);
        append(all.supports, one->supports);
        append(all.board.tiles, one->board.tiles);
        for (const auto &[name, value] : one->options)
            if (all.options[name] != OptionValue(true))
                all.options[name] = value;
    }
    return all;
}

static std::vector<std::string> campaignCards(const Campaign &campaign)
{
    std::vector<std::string> cards;
    for (const CoreUnit &core : campaign.cores)
        cards.push_back(core.card);
    for (const Reserve &reserve : campaign.reserves)
        append(cards, reserve.cards);
    return cards;
}

Pins pinCampaign(const CampaignHead &head, const DataStore &data)
{
    return pinData(allTogether(head), data, campaignCards(head.campaign));
}

std::vector<TextSource> campaignPlayedWith(const CampaignHead &head, const DataStore &data)
{
    return playedWith(allTogether(head), data, campaignCards(head.campaign));
}

std::optional<std::string> CampaignMatch::wanted(const Position &p)
{
    if (p.question != CampaignQuestion::Battle)
        return std::nullopt;
    return freshScenarioText(battleScenario(p));
}

} // namespace hexwerk::assault
