#include "core/assault/files/assault_rules.h"

#include "core/assault/engine/assault.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/checks/picture_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/key_rows.h"
#include "core/assault/files/part_formats.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/game/message.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/assault/tabletop/table_play.h"
#include "core/files/document.h"
#include "core/files/tree_values.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

AnyHead::AnyHead(Scenario said, SourceMap saidAt, std::string inFile)
    : scenario(std::move(said))
    , places(std::move(saidAt))
    , file(std::move(inFile))
{
}

const Rules &AnyHead::rules() const
{
    return assaultRules();
}

TomlTable AnyHead::tree() const
{
    return toTree(scenario);
}

std::vector<std::string> AnyHead::seats() const
{
    std::vector<std::string> ids;
    for (const SideSpec &side : scenario.sides)
        ids.push_back(side.id);
    return ids;
}

bool AnyHead::mayBeShownTo(std::string_view seat) const
{
    const auto &mines = scenario.board.minefields;
    return std::none_of(mines.begin(), mines.end(),
                        [seat](const Minefield &mine) { return mine.side != seat && !mine.found; });
}

TableHead::TableHead(Scenario said, SourceMap saidAt, std::string inFile,
                     std::vector<std::string> cards)
    : AnyHead(std::move(said), std::move(saidAt), std::move(inFile))
    , joined(std::move(cards))
{
}

TomlTable TableHead::tree() const
{
    TomlTable table = AnyHead::tree();
    setUnlessEmpty(table, "joined_cards", hexwerk::toTree(joined));
    return table;
}

namespace {

class AssaultRules final : public Rules
{
public:
    std::string_view id() const override { return kSystemId; }
    int version() const override { return kRulesVersion; }
    std::string_view messageName(MessageId message) const override
    {
        return toString(messageOf(message));
    }

    const RuleGrammar &grammar() const override { return kRuleGrammar; }

    std::span<const Beginning> beginnings() const override
    {
        static constexpr std::array kBeginnings = {Beginning{ScenarioHead::kFormat, "hexwerk.game"},
                                                   Beginning{TableHead::kFormat, "hexwerk.table"},
                                                   CampaignHead::kBegins};
        return kBeginnings;
    }

    std::span<const FormatSpec> partFormats() const override { return kPartFormats; }

    PinKinds pinKinds() const override
    {
        static constexpr std::array<std::string_view, 2> kWhole = {"system", "profile"};
        static constexpr std::array<std::string_view, 5> kParts = {
            "cards", "formations", "tiles", "command_cards", "support_cards"};
        return {kWhole, kParts};
    }

    std::span<const KeyRow> keyRows(std::string_view format) const override
    {
        return assault::keyRows(format);
    }

    SystemLibrary load(const DataPaths &paths) const override { return shared(loadData(paths)); }
    SystemLibrary load(const std::vector<TextSource> &files) const override
    {
        return shared(dataFrom(files));
    }

    std::vector<Problem> validate(const TextSource &file, const Library &library) const override
    {
        std::vector<Problem> problems = validateText(file.text, file.file, dataOf(library));
        addProblems(problems, checkPictures(file.text, file.file));
        sortByPlace(problems);
        return problems;
    }

    LoadResult<SharedHead> readHead(const TextSource &file) const override
    {
        if (rootText(file.text, "format") == CampaignHead::kFormat)
            return readCampaignHead(file);
        LoadResult<ScenarioFile> read = readScenario(file.text, file.file);
        if (!read)
            return {std::nullopt, std::move(read.problems)};
        return {std::make_shared<const ScenarioHead>(std::move(read.value->scenario),
                                                     std::move(read.value->places), file.file),
                std::move(read.problems)};
    }

    SharedHead readHead(std::string_view format, TableReader &table) const override
    {
        if (format == CampaignHead::kFormat)
            return readCampaignHead(table);
        Scenario scenario;
        readScenarioTables(table, scenario);
        if (format == TableHead::kFormat) {
            std::vector<std::string> joined;
            table.read("joined_cards", joined);
            return std::make_shared<const TableHead>(std::move(scenario), table.context().places,
                                                     table.context().file, std::move(joined));
        }
        return std::make_shared<const ScenarioHead>(std::move(scenario), table.context().places,
                                                    table.context().file);
    }

    // [R5.3a]
    SharedHead alternate(const Head &head, const Library &library) const override
    {
        if (campaignIn(head))
            return nullptr;
        const Scenario &scenario = anyHead(head).scenario;
        if (!allowsAlternateHistory(scenario))
            return nullptr;
        return headOf(alternateHistory(scenario, dataOf(library).cards));
    }

    LoadResult<std::unique_ptr<play::Match>> begin(const Head &head, const Library &library,
                                                   const Secrets &secrets) const override
    {
        const DataStore &data = dataOf(library);
        if (const CampaignHead *campaign = campaignIn(head))
            return beginCampaign(*campaign, data, secrets);
        const AnyHead &from = anyHead(head);
        auto game = setUpGame(from.scenario, data, from.places, from.file);
        if (!game)
            return {std::nullopt, std::move(game.problems)};
        game.value->seeds = seedsOf(secrets, from.scenario);
        if (head.begins().format == TableHead::kFormat) {
            auto rules = std::make_shared<const TableRules>(
                TableRules{data.system, data.cards, from.scenario.profile, from.scenario.options});
            return {std::make_unique<play::MatchOf<Tabletop>>(
                        startTable(*game.value, std::move(rules))),
                    std::move(game.problems)};
        }
        return {std::make_unique<play::MatchOf<Assault>>(Assault::start(*game.value)),
                std::move(game.problems)};
    }

    Pins pins(const Head &head, const Library &library) const override
    {
        if (const CampaignHead *campaign = campaignIn(head))
            return pinCampaign(*campaign, dataOf(library));
        const AnyHead &from = anyHead(head);
        return pinData(from.scenario, dataOf(library), from.joinedCards());
    }

    std::vector<TextSource> playedWith(const Head &head, const Library &library) const override
    {
        if (const CampaignHead *campaign = campaignIn(head))
            return campaignPlayedWith(*campaign, dataOf(library));
        const AnyHead &from = anyHead(head);
        return assault::playedWith(from.scenario, dataOf(library), from.joinedCards());
    }

    bool playAlike(const Head &head, const Library &one, const Library &other) const override
    {
        if (campaignIn(head))
            return false;
        const AnyHead &from = anyHead(head);
        const auto settingOf = [&from](const Library &library) {
            return setUpGame(from.scenario, dataOf(library), from.places, from.file);
        };
        const auto a = settingOf(one);
        const auto b = settingOf(other);
        const std::vector<std::string> joined = from.joinedCards();
        const auto isSame = [&](const std::string &id) {
            const UnitCard *card = dataOf(one).cards.unit(id);
            const UnitCard *twin = dataOf(other).cards.unit(id);
            return card && twin && *card == *twin;
        };
        return a && b && a.value->setting->hash == b.value->setting->hash &&
               std::all_of(joined.begin(), joined.end(), isSame);
    }

private:
    static const AnyHead &anyHead(const Head &head)
    {
        HW_EXPECTS(head.rules().id() == kSystemId && !campaignIn(head));
        return static_cast<const AnyHead &>(head);
    }
    static const CampaignHead *campaignIn(const Head &head)
    {
        return head.begins().format == CampaignHead::kFormat ? &headAs<CampaignHead>(head)
                                                             : nullptr;
    }

    static const DataStore &dataOf(const Library &library) { return libraryAs<DataStore>(library); }

    static SystemLibrary shared(LoadResult<DataStore> data)
    {
        if (!data)
            return {std::nullopt, std::move(data.problems)};
        return {std::make_shared<const DataStore>(*std::move(data.value)),
                std::move(data.problems)};
    }
};

} // namespace

const Rules &assaultRules()
{
    static const AssaultRules kRules;
    return kRules;
}

} // namespace hexwerk::assault
