#include "core/assault/files/bundles/bundle.h"

#include "core/assault/files/assault_rules.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/library/own_data.h"
#include "core/assault/files/part_formats.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault {

namespace fs = std::filesystem;

std::string_view toString(BundlePart part)
{
    constexpr std::array<std::string_view, 6> kNames = {"campaign", "scenario",  "tile",
                                                        "unit",     "formation", "picture"};
    return kNames[static_cast<std::size_t>(part)];
}

std::string folderOf(BundlePart part)
{
    return systemFolder(kSystemId,
                        part == BundlePart::Tile ? kTileFormat.folder : kCardFormat.folder);
}

std::string picturePath(BundlePart part, const std::string &picture)
{
    return folderOf(part) + '/' + picture;
}

const std::string &Bundle::id() const
{
    return std::visit([](const auto &any) -> const std::string & { return any.id; }, head);
}

const LocalText &Bundle::title() const
{
    return std::visit([](const auto &any) -> const LocalText & { return any.title; }, head);
}

std::set<std::string> scenariosOf(const Campaign &campaign)
{
    std::set<std::string> names;
    for (const CampaignBattle &battle : campaign.battles)
        names.insert(battle.scenario);
    return names;
}

std::set<std::string> picturesOfHead(const Bundle &bundle)
{
    std::set<std::string> names;
    const auto add = [&names](const std::string &picture, const fs::path &folder) {
        if (!picture.empty())
            names.insert((folder / picture).generic_string());
    };
    if (const Campaign *campaign = std::get_if<Campaign>(&bundle.head))
        add(campaign->background, {});
    else
        add(pictureIn(bundle.headText), {});
    for (const BundleItem &item : bundle.items)
        if (item.part == BundlePart::Scenario)
            add(pictureIn(item.text), fs::path(item.id).parent_path());
    return names;
}

static bool itemComesBefore(const BundleItem &a, const BundleItem &b)
{
    return std::tie(a.part, a.id) < std::tie(b.part, b.id);
}

namespace {

class BundleReader
{
public:
    explicit BundleReader(const DataStore &data)
        : m_system(data.system)
        , m_cards(data.cards)
        , m_effects(data.cards.effects)
    {
    }

    tl::expected<Bundle, BundleFailure> read(const BundleFiles &files)
    {
        if (!(files.isCampaign ? takeCampaign(files) : takeScenario(files.head)))
            return tl::unexpected(std::move(m_failure));
        for (const BundledFile &file : files.parts)
            if (!take(file))
                return tl::unexpected(std::move(m_failure));
        givePictures(files.pictures);
        std::sort(m_bundle.items.begin(), m_bundle.items.end(), itemComesBefore);
        return std::move(m_bundle);
    }

private:
    bool fail(const BundledFile &file, std::vector<Problem> problems)
    {
        m_failure = {
            .fault = BundleFault::BrokenFile, .entry = file.name, .problems = std::move(problems)};
        return false;
    }

    bool take(const BundledFile &file)
    {
        if (file.format == kTileFormat.name)
            return takeTile(file);
        return file.format == kCardFormat.name ? takeCards(file) : takeFormations(file);
    }

    // A picture beside tiles or cards belongs to those that name it, any other one to the head.
    void givePictures(const std::map<std::string, std::string> &pictures)
    {
        std::set<std::string> given;
        for (BundleItem &item : m_bundle.items) {
            const auto found = pictures.find(picturePath(item.part, pictureIn(item.text)));
            if (found == pictures.end())
                continue;
            item.picture = found->second;
            given.insert(found->first);
        }
        for (const std::string &name : picturesOfHead(m_bundle))
            given.erase(name);
        for (const auto &[name, bytes] : pictures)
            if (!given.contains(name))
                m_bundle.items.push_back({BundlePart::Picture, std::string(name), bytes});
    }

    bool fail(BundleFault fault, const std::string &entry)
    {
        m_failure = {fault, entry};
        return false;
    }

    bool takeScenario(const std::string &text)
    {
        const BundledFile from{std::string(kBundledScenario), text};
        LoadResult<ScenarioFile> file = readScenario(from.text, from.name);
        if (!file)
            return fail(from, std::move(file.problems));
        m_bundle.head = std::move(file.value->scenario);
        m_bundle.headText = from.text;
        return true;
    }

    bool takeCampaign(const BundleFiles &files)
    {
        const BundledFile from{std::string(kBundledCampaign), files.head};
        LoadResult<CampaignFile> file = readCampaign(from.text, from.name);
        if (!file)
            return fail(from, std::move(file.problems));
        std::set<std::string> missing = scenariosOf(file.value->campaign);
        for (const BundledFile &scenario : files.scenarios) {
            if (missing.erase(scenario.name) == 0)
                return fail(BundleFault::Stranger, scenario.name);
            if (auto read = readScenario(scenario.text, scenario.name); !read)
                return fail(scenario, std::move(read.problems));
            m_bundle.items.push_back({BundlePart::Scenario, scenario.name, scenario.text});
        }
        if (!missing.empty())
            return fail(BundleFault::ScenarioMissing, *missing.begin());
        m_bundle.head = std::move(file.value->campaign);
        m_bundle.headText = from.text;
        return true;
    }

    // Whether what was read can be used with the system at hand.
    template<typename File>
    bool isGood(const BundledFile &from, LoadResult<File> &file, const auto &check)
    {
        if (!file)
            return fail(from, std::move(file.problems));
        std::vector<Problem> faults = check(*file.value);
        return !hasErrors(faults) || fail(from, std::move(faults));
    }

    bool takeTile(const BundledFile &from)
    {
        LoadResult<TileFile> file = readTile(from.text, from.name);
        const auto check = [&](const TileFile &tile) {
            return checkTile(tile, m_system, from.name);
        };
        if (!isGood(from, file, check))
            return false;
        return add(BundlePart::Tile, file.value->tile.id, from.text, from);
    }

    bool takeCards(const BundledFile &from)
    {
        LoadResult<CardFile> file = readCards(from.text, from.name);
        const auto check = [&](const CardFile &cards) {
            return checkCards(cards, m_system, m_effects, from.name);
        };
        if (!isGood(from, file, check))
            return false;
        for (const UnitCard &card : file.value->units)
            m_cards.units.insert_or_assign(card.id, card);
        return addCards(BundlePart::Unit, file.value->units, from);
    }

    bool takeFormations(const BundledFile &from)
    {
        LoadResult<FormationFile> file = readFormations(from.text, from.name);
        const auto check = [&](const FormationFile &formations) {
            return checkFormations(formations, m_system, m_cards, from.name);
        };
        if (!isGood(from, file, check))
            return false;
        return addCards(BundlePart::Formation, file.value->formations, from);
    }

    template<typename Card>
    bool addCards(BundlePart part, const std::vector<Card> &cards, const BundledFile &from)
    {
        std::map<std::string, std::string> files = filesOfCards(part, from.text);
        for (const Card &card : cards)
            if (!add(part, card.id, std::move(files[card.id]), from))
                return false;
        return true;
    }

    bool add(BundlePart part, const std::string &id, std::string text, const BundledFile &from)
    {
        if (!m_ids.insert({part, id}).second)
            return fail(
                from,
                {{.code = FileProblem::DuplicateId, .file = from.name, .key = "id", .found = id}});
        m_bundle.items.push_back({part, id, std::move(text)});
        return true;
    }

    const SystemData &m_system;
    CardStore m_cards;
    const EffectRows &m_effects;
    std::set<std::pair<BundlePart, std::string>> m_ids;
    Bundle m_bundle;
    BundleFailure m_failure;
};

} // namespace

tl::expected<Bundle, BundleFailure> readBundle(std::string_view bytes, const DataStore &data)
{
    auto files = readBundleFiles(bytes, assaultRules());
    if (!files)
        return tl::unexpected(std::move(files).error());
    return BundleReader(data).read(*files);
}

tl::expected<Bundle, BundleFailure> loadBundle(const fs::path &path, const DataStore &data)
{
    auto bytes = loadBundleBytes(path);
    if (!bytes)
        return tl::unexpected(std::move(bytes).error());
    return readBundle(*bytes, data);
}

BundleFiles filesOf(const Bundle &bundle)
{
    BundleFiles files{.head = bundle.headText, .isCampaign = bundle.isCampaign()};
    for (const BundleItem &item : bundle.items) {
        if (item.part == BundlePart::Picture)
            files.pictures[item.id] = item.text;
        else if (item.part == BundlePart::Scenario)
            files.scenarios.push_back({item.id, item.text});
        else
            files.parts.push_back(
                {folderOf(item.part) + '/' + ownFileName(item.part, item.id), item.text});
        if (!item.picture.empty())
            files.pictures[picturePath(item.part, pictureIn(item.text))] = item.picture;
    }
    return files;
}

} // namespace hexwerk::assault
