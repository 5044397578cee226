#include "core/files/bundle_export.h"

#include "core/files/own_data.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"
#include "core/scenario/used_cards.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk {

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

private:
    std::vector<FolderOfData> m_folders;
};

} // namespace

static tl::expected<std::string, BundleFailure> readPicture(const std::string &name,
                                                            const fs::path &folder)
{
    BundleFailure failure{.entry = name};
    if (!isSafeName(name)) {
        failure.fault = BundleFault::PictureOutside;
        return tl::unexpected(failure);
    }
    LoadResult<std::string> bytes = readTextFile(folder / name);
    if (!bytes) {
        failure.fault = BundleFault::PictureMissing;
        failure.reason = bytes.problems.front().found;
        return tl::unexpected(failure);
    }
    if (!isPicture(name, *bytes.value)) {
        failure.fault = BundleFault::NotAPicture;
        return tl::unexpected(failure);
    }
    return std::move(*bytes.value);
}

using PicturesByName = std::map<std::string, std::string>; // in the bundle; their bytes

// Tiles of several folders may call different pictures the same: a later one gets another name.
static tl::expected<BundleItem, BundleFailure>
tileItem(const std::string &id, const FolderOfData::Place &place, PicturesByName &pictures)
{
    BundleItem item{BundlePart::Tile, id, place.text};
    const std::string name = pictureIn(place.text);
    if (name.empty())
        return item;
    auto bytes = readPicture(name, place.file.parent_path());
    if (!bytes) {
        bytes.error().entry = tilePicturePath(name);
        return tl::unexpected(std::move(bytes).error());
    }
    item.picture = std::move(*bytes);
    const std::string free = freeName(name, [&](const std::string &other) {
        return pictures.try_emplace(tilePicturePath(other), item.picture).first->second ==
               item.picture;
    });
    if (const auto mended = free == name ? std::nullopt : withPicture(place.text, free))
        item.text = *mended;
    return item;
}

// What will be refused when it is read need not be written.
static tl::expected<void, BundleFailure> withinLimits(const Bundle &bundle)
{
    const ZipLimits limits;
    std::uint64_t total = bundle.scenarioText.size();
    BundleFailure failure{.fault = BundleFault::Zip};
    for (const BundleItem &item : bundle.items) {
        const std::size_t largest = std::max(item.text.size(), item.picture.size());
        total += item.text.size() + item.picture.size();
        failure.entry = item.id;
        if (largest > limits.entryBytes)
            failure.zip = {ZipFault::EntryTooLarge, item.id, largest, limits.entryBytes};
        else if (total > limits.totalBytes)
            failure.zip = {ZipFault::TotalTooLarge, item.id, total, limits.totalBytes};
        else
            continue;
        return tl::unexpected(failure);
    }
    return {};
}

static void addCards(std::vector<BundleItem> &items, const OwnItems &own, BundlePart part,
                     const std::set<std::string> &ids)
{
    for (const std::string &id : ids)
        if (const FolderOfData::Place *place = own.find(part, id))
            items.push_back({part, id, fileOfOneCard(part, id, place->text)});
}

tl::expected<Bundle, BundleFailure> bundleOf(const Scenario &scenario, const std::string &text,
                                             const fs::path &folder, const DataPaths &paths,
                                             const DataStore &data)
{
    Bundle bundle{scenario, text, {}};
    const OwnItems own(paths);
    PicturesByName pictures;
    const std::string name = pictureIn(text);
    if (!name.empty()) {
        auto bytes = readPicture(name, folder);
        if (!bytes)
            return tl::unexpected(std::move(bytes).error());
        pictures[name] = std::move(*bytes);
    }
    std::set<std::string> tiles;
    for (const TilePlacement &placement : scenario.board.tiles)
        tiles.insert(placement.tile);
    for (const std::string &id : tiles) {
        const FolderOfData::Place *place = own.find(BundlePart::Tile, id);
        if (!place)
            continue;
        auto item = tileItem(id, *place, pictures);
        if (!item)
            return tl::unexpected(std::move(item).error());
        bundle.items.push_back(std::move(*item));
    }
    const UsedCards used = usedCards(scenario, data.cards);
    addCards(bundle.items, own, BundlePart::Unit, used.units);
    addCards(bundle.items, own, BundlePart::Formation, used.formations);
    if (!name.empty())
        bundle.items.push_back({BundlePart::Picture, name, pictures[name]});
    if (auto good = withinLimits(bundle); !good)
        return tl::unexpected(std::move(good).error());
    return bundle;
}

} // namespace hexwerk
