#include "core/assault/files/bundles/bundle_export.h"

#include "core/assault/files/library/own_data.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/scenario/used_cards.h"

#include <map>
#include <set>
#include <utility>

namespace hexwerk::assault {

namespace fs = std::filesystem;

namespace {

// Asks the folders as loading does: the first that has an id wins.
class OwnItems
{
public:
    explicit OwnItems(const DataPaths &paths)
        : m_folders(paths.folders.begin(), paths.folders.end())
    {
    }

    // Null for what is nobody's own.
    const FolderOfData::Place *find(BundlePart part, const std::string &id) const
    {
        for (const FolderOfData &folder : m_folders)
            if (const FolderOfData::Place *place = folder.find(part, id))
                return folder.hasSystem() ? nullptr : place;
        return nullptr;
    }

    // A file with that item alone.
    const std::string &textOf(BundlePart part, const std::string &id,
                              const FolderOfData::Place &place)
    {
        if (part == BundlePart::Tile)
            return place.text;
        const auto [files, isNew] = m_cards.try_emplace(std::pair(part, &place));
        if (isNew)
            files->second = filesOfCards(part, place.text);
        return files->second[id];
    }

private:
    std::vector<FolderOfData> m_folders;
    // By file, so that one with many cards is taken apart once.
    std::map<std::pair<BundlePart, const FolderOfData::Place *>, std::map<std::string, std::string>>
        m_cards;
};

} // namespace

struct NamedPicture
{
    std::string name; // in the bundle
    std::string bytes;
    bool operator==(const NamedPicture &) const = default;
};
using PicturesByName = std::map<std::string, NamedPicture>; // by their names in small letters

// Several folders may call different pictures the same: a later one gets another name.
static tl::expected<void, BundleFailure>
addWithPicture(Bundle &bundle, BundleItem item, const fs::path &folder, PicturesByName &pictures)
{
    const std::string name = pictureIn(item.text);
    if (!name.empty()) {
        auto bytes = readPictureFor(name, folder);
        if (!bytes) {
            bytes.error().entry = picturePath(item.part, name);
            return tl::unexpected(std::move(bytes).error());
        }
        item.picture = std::move(*bytes);
        const std::string free = freeName(name, [&](const std::string &other) {
            const NamedPicture picture{picturePath(item.part, other), item.picture};
            return pictures.try_emplace(inSmallLetters(picture.name), picture).first->second ==
                   picture;
        });
        if (auto mended = free == name ? std::nullopt : withPicture(item.text, free))
            item.text = std::move(*mended);
    }
    bundle.items.push_back(std::move(item));
    return {};
}

// Those that are somebody's own.
static tl::expected<void, BundleFailure> addItems(Bundle &bundle, OwnItems &own, BundlePart part,
                                                  const std::set<std::string> &ids,
                                                  PicturesByName &pictures)
{
    for (const std::string &id : ids) {
        const FolderOfData::Place *place = own.find(part, id);
        if (!place)
            continue;
        auto added = addWithPicture(bundle, {part, id, own.textOf(part, id, *place)},
                                    place->file.parent_path(), pictures);
        if (!added)
            return added;
    }
    return {};
}

namespace {

// What the scenarios and the campaign use, by id.
struct UsedParts
{
    std::set<std::string> tiles;
    std::set<std::string> units;
    std::set<std::string> formations;

    void add(const Scenario &scenario, const CardStore &cards)
    {
        for (const TilePlacement &placement : scenario.board.tiles)
            tiles.insert(placement.tile);
        UsedCards used = usedCards(scenario, cards);
        units.merge(used.units);
        formations.merge(used.formations);
    }

    void add(const Campaign &campaign)
    {
        for (const CoreUnit &core : campaign.cores)
            units.insert(core.card);
        for (const Reserve &reserve : campaign.reserves)
            units.insert(reserve.cards.begin(), reserve.cards.end());
    }
};

} // namespace

static tl::expected<PicturesByName, BundleFailure> readPicturesOfHead(const Bundle &bundle,
                                                                      const fs::path &folder)
{
    PicturesByName pictures;
    for (const std::string &name : picturesOfHead(bundle)) {
        auto bytes = readPictureFor(name, folder);
        if (!bytes)
            return tl::unexpected(std::move(bytes).error());
        if (!pictures.try_emplace(inSmallLetters(name), NamedPicture{name, std::move(*bytes)})
                 .second)
            return tl::unexpected(BundleFailure{BundleFault::NameTaken, name});
    }
    return pictures;
}

// The head and its scenarios, then the parts that they use, then their pictures.
static tl::expected<Bundle, BundleFailure> completed(Bundle bundle, const UsedParts &used,
                                                     const fs::path &folder, const DataPaths &paths)
{
    auto pictures = readPicturesOfHead(bundle, folder);
    if (!pictures)
        return tl::unexpected(std::move(pictures).error());
    std::map<std::string, std::string> ofHead;
    for (const auto &[small, picture] : *pictures)
        ofHead.emplace(picture.name, picture.bytes);
    OwnItems own(paths);
    for (const auto &[part, ids] :
         {std::pair(BundlePart::Tile, &used.tiles), std::pair(BundlePart::Unit, &used.units),
          std::pair(BundlePart::Formation, &used.formations)})
        if (auto added = addItems(bundle, own, part, *ids, *pictures); !added)
            return tl::unexpected(std::move(added).error());
    for (auto &[name, bytes] : ofHead)
        bundle.items.push_back({BundlePart::Picture, name, std::move(bytes)});
    if (auto good = withinLimits(filesOf(bundle)); !good)
        return tl::unexpected(std::move(good).error());
    return bundle;
}

tl::expected<Bundle, BundleFailure> bundleOf(const Scenario &scenario, const std::string &text,
                                             const fs::path &folder, const DataPaths &paths,
                                             const DataStore &data)
{
    UsedParts used;
    used.add(scenario, data.cards);
    return completed({scenario, text, {}}, used, folder, paths);
}

// Whether nothing else in the bundle has the place of that scenario; `names` in small letters.
static bool isFree(const std::string &scenario, std::set<std::string> &names)
{
    const std::string name = inSmallLetters(scenario);
    return !name.starts_with(folderOf(BundlePart::Tile) + '/') &&
           !name.starts_with(folderOf(BundlePart::Unit) + '/') && names.insert(name).second;
}

tl::expected<Bundle, BundleFailure> bundleOf(const Campaign &campaign, const std::string &text,
                                             const fs::path &folder, const DataPaths &paths,
                                             const DataStore &data)
{
    Bundle bundle{campaign, text, {}};
    UsedParts used;
    used.add(campaign);
    std::set<std::string> names = {std::string(kBundledCampaign)};
    for (const std::string &name : scenariosOf(campaign)) {
        auto scenario = readScenarioFor(name, folder);
        if (!scenario)
            return tl::unexpected(std::move(scenario).error());
        if (!isFree(name, names))
            return tl::unexpected(BundleFailure{BundleFault::NameTaken, name});
        auto read = readScenario(*scenario, name);
        if (!read)
            return tl::unexpected(BundleFailure{.fault = BundleFault::BrokenFile,
                                                .entry = name,
                                                .problems = std::move(read.problems)});
        used.add(read.value->scenario, data.cards);
        bundle.items.push_back({BundlePart::Scenario, name, std::move(*scenario)});
    }
    return completed(std::move(bundle), used, folder, paths);
}

} // namespace hexwerk::assault
