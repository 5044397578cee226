#include "core/assault/files/bundles/bundle.h"

#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/library/own_data.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"
#include "core/files/document.h"
#include "core/files/limits.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

static constexpr std::string_view kScenarioName = "scenario.toml";

std::string_view toString(BundlePart part)
{
    constexpr std::array<std::string_view, 5> kNames = {"scenario", "tile", "unit", "formation",
                                                        "picture"};
    return kNames[static_cast<std::size_t>(part)];
}

static std::string folderOf(BundlePart part)
{
    return systemFolder(kSystemId, part == BundlePart::Tile ? "tiles" : "cards") + '/';
}

std::string picturePath(BundlePart part, const std::string &picture)
{
    return folderOf(part) + picture;
}

static bool itemComesBefore(const BundleItem &a, const BundleItem &b)
{
    return std::tie(a.part, a.id) < std::tie(b.part, b.id);
}

std::uint64_t textBytes(const std::vector<ZipEntry> &entries)
{
    std::uint64_t total = 0;
    for (const ZipEntry &entry : entries)
        total += entry.name.ends_with(".toml"sv) ? entry.content.size() : 0;
    return total;
}

namespace {

class BundleReader
{
public:
    explicit BundleReader(const DataStore &data)
        : m_system(data.system)
        , m_cards(data.cards)
        , m_effects(data.effects)
    {
    }

    tl::expected<Bundle, BundleFailure> read(const std::vector<ZipEntry> &entries)
    {
        if (const std::uint64_t texts = textBytes(entries); texts > limits::kLargestToml)
            return tl::unexpected(
                BundleFailure{.fault = BundleFault::TooMuchText,
                              .zip = {.found = texts, .limit = limits::kLargestToml}});
        for (const ZipEntry &entry : entries)
            if (!take(entry))
                return tl::unexpected(std::move(m_failure));
        for (const ZipEntry *entry : m_formations) // whose unit cards are all known now
            if (!takeFormations(*entry))
                return tl::unexpected(std::move(m_failure));
        if (m_bundle.scenarioText.empty())
            return tl::unexpected(BundleFailure{BundleFault::NoScenario});
        givePictures();
        std::sort(m_bundle.items.begin(), m_bundle.items.end(), itemComesBefore);
        return std::move(m_bundle);
    }

private:
    bool fail(BundleFault fault, const ZipEntry &entry, std::vector<Problem> problems = {})
    {
        m_failure = {.fault = fault, .entry = entry.name, .problems = std::move(problems)};
        return false;
    }

    bool take(const ZipEntry &entry)
    {
        const std::string_view name = entry.name;
        if (name == kScenarioName)
            return takeScenario(entry);
        if (name.ends_with(".toml"sv) && name.starts_with(folderOf(BundlePart::Tile)))
            return takeTile(entry);
        if (name.ends_with(".toml"sv) && name.starts_with(folderOf(BundlePart::Unit))) {
            if (rootText(entry.content, "format") != "hexwerk.formations")
                return takeCards(entry);
            m_formations.push_back(&entry);
            return true;
        }
        if (!hasPictureName(entry.name))
            return fail(BundleFault::Stranger, entry);
        if (!isPicture(name, entry.content))
            return fail(BundleFault::NotAPicture, entry);
        m_pictures.insert({entry.name, entry.content});
        return true;
    }

    // A picture beside tiles or cards belongs to those that name it, any other one to the scenario.
    void givePictures()
    {
        std::set<std::string> given;
        for (BundleItem &item : m_bundle.items) {
            const auto found = m_pictures.find(picturePath(item.part, pictureIn(item.text)));
            if (found == m_pictures.end())
                continue;
            item.picture = found->second;
            given.insert(found->first);
        }
        given.erase(pictureIn(m_bundle.scenarioText));
        for (const auto &[name, bytes] : m_pictures)
            if (!given.contains(name))
                m_bundle.items.push_back({BundlePart::Picture, std::string(name), bytes});
    }

    bool takeScenario(const ZipEntry &entry)
    {
        LoadResult<ScenarioFile> file = readScenario(entry.content, entry.name);
        if (!file)
            return fail(BundleFault::BrokenFile, entry, std::move(file.problems));
        m_bundle.scenario = std::move(file.value->scenario);
        m_bundle.scenarioText = entry.content;
        return true;
    }

    // Whether what was read can be used with the system at hand.
    template<typename File>
    bool isGood(const ZipEntry &entry, LoadResult<File> &file, const auto &check)
    {
        if (!file)
            return fail(BundleFault::BrokenFile, entry, std::move(file.problems));
        std::vector<Problem> faults = check(*file.value);
        return !hasErrors(faults) || fail(BundleFault::BrokenFile, entry, std::move(faults));
    }

    bool takeTile(const ZipEntry &entry)
    {
        LoadResult<TileFile> file = readTile(entry.content, entry.name);
        const auto check = [&](const TileFile &tile) {
            return checkTile(tile, m_system, entry.name);
        };
        if (!isGood(entry, file, check))
            return false;
        return add(BundlePart::Tile, file.value->tile.id, entry.content, entry);
    }

    bool takeCards(const ZipEntry &entry)
    {
        LoadResult<CardFile> file = readCards(entry.content, entry.name);
        const auto check = [&](const CardFile &cards) {
            return checkCards(cards, m_system, m_effects, entry.name);
        };
        if (!isGood(entry, file, check))
            return false;
        for (const UnitCard &card : file.value->units)
            m_cards.units.insert_or_assign(card.id, card);
        return addCards(BundlePart::Unit, file.value->units, entry);
    }

    bool takeFormations(const ZipEntry &entry)
    {
        LoadResult<FormationFile> file = readFormations(entry.content, entry.name);
        const auto check = [&](const FormationFile &formations) {
            return checkFormations(formations, m_system, m_cards, entry.name);
        };
        if (!isGood(entry, file, check))
            return false;
        return addCards(BundlePart::Formation, file.value->formations, entry);
    }

    template<typename Card>
    bool addCards(BundlePart part, const std::vector<Card> &cards, const ZipEntry &entry)
    {
        std::map<std::string, std::string> files = filesOfCards(part, entry.content);
        for (const Card &card : cards)
            if (!add(part, card.id, std::move(files[card.id]), entry))
                return false;
        return true;
    }

    bool add(BundlePart part, const std::string &id, std::string text, const ZipEntry &entry)
    {
        if (!m_ids.insert({part, id}).second)
            return fail(
                BundleFault::BrokenFile, entry,
                {{.code = FileProblem::DuplicateId, .file = entry.name, .key = "id", .found = id}});
        m_bundle.items.push_back({part, id, std::move(text)});
        return true;
    }

    const SystemData &m_system;
    CardStore m_cards;
    const EffectRows &m_effects;
    std::vector<const ZipEntry *> m_formations;
    std::map<std::string, std::string> m_pictures; // bytes
    std::set<std::pair<BundlePart, std::string>> m_ids;
    Bundle m_bundle;
    BundleFailure m_failure;
};

} // namespace

tl::expected<Bundle, BundleFailure> readBundle(std::string_view bytes, const DataStore &data)
{
    if (bytes.size() > kLargestBundle)
        return tl::unexpected(
            BundleFailure{.fault = BundleFault::FileTooLarge,
                          .zip = {.found = bytes.size(), .limit = kLargestBundle}});
    auto entries = readZip(bytes);
    if (!entries)
        return tl::unexpected(BundleFailure{
            .fault = BundleFault::Zip, .entry = entries.error().entry, .zip = entries.error()});
    return BundleReader(data).read(*entries);
}

tl::expected<Bundle, BundleFailure> loadBundle(const fs::path &path, const DataStore &data)
{
    // A file that is too large is not even read.
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (!error && size > kLargestBundle)
        return tl::unexpected(BundleFailure{.fault = BundleFault::FileTooLarge,
                                            .zip = {.found = size, .limit = kLargestBundle}});
    const LoadResult<std::string> bytes = readTextFile(path);
    if (!bytes)
        return tl::unexpected(BundleFailure{.fault = BundleFault::CannotRead,
                                            .reason = bytes.problems.front().found});
    return readBundle(*bytes.value, data);
}

std::string bundleBytes(const Bundle &bundle)
{
    std::vector<ZipEntry> entries = {{std::string(kScenarioName), bundle.scenarioText}};
    std::map<std::string, std::string> pictures; // bytes; several may name the same
    std::set<std::string> names; // in small letters, as ids may differ in nothing but those
    const auto isFree = [&names](const std::string &name) {
        return names.insert(inSmallLetters(name)).second;
    };
    for (const BundleItem &item : bundle.items) {
        const std::string name = std::string(folderOf(item.part)) + ownFileName(item.part, item.id);
        if (item.part == BundlePart::Picture)
            pictures[item.id] = item.text;
        else
            entries.push_back({freeName(name, isFree), item.text});
        if (!item.picture.empty())
            pictures[picturePath(item.part, pictureIn(item.text))] = item.picture;
    }
    for (const auto &[name, bytes] : pictures)
        entries.push_back({name, bytes});
    return zipOf(entries);
}

} // namespace hexwerk::assault
