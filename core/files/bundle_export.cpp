#include "core/files/bundle_export.h"

#include "core/files/own_data.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "core/scenario/used_cards.h"

#include <set>

namespace hexwerk {

namespace fs = std::filesystem;

static void collectPictures(const TomlValue &value, std::set<std::string> &names)
{
    if (const TomlTable *table = value.as<TomlTable>())
        for (const TomlEntry &entry : table->entries) {
            if (const std::string *name = entry.value.as<std::string>();
                name && entry.key == "picture")
                names.insert(*name);
            collectPictures(entry.value, names);
        }
    if (const TomlArray *array = value.as<TomlArray>())
        for (const TomlValue &element : *array)
            collectPictures(element, names);
}

std::vector<std::string> picturesOf(const std::string &text)
{
    std::set<std::string> names;
    if (const auto root = readToml(text))
        collectPictures(TomlValue(*root), names);
    return {names.begin(), names.end()};
}

namespace {

// Asks the folders as loading does: the first that has an id wins.
class OwnItems
{
public:
    explicit OwnItems(const DataPaths &paths)
        : m_folders(paths.folders.begin(), paths.folders.end())
    {
    }

    void add(BundlePart part, const std::string &id, std::vector<BundleItem> &items) const
    {
        for (const FolderOfData &folder : m_folders)
            if (const FolderOfData::Place *place = folder.find(part, id)) {
                if (!folder.hasSystem())
                    items.push_back({part, id,
                                     part == BundlePart::Tile
                                         ? place->text
                                         : fileOfOneCard(part, id, place->text)});
                return;
            }
    }

private:
    std::vector<FolderOfData> m_folders;
};

} // namespace

static tl::expected<BundleItem, BundleFailure> picture(const std::string &name,
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
    return BundleItem{BundlePart::Picture, name, std::move(*bytes.value)};
}

// What will be refused when it is read need not be written.
static tl::expected<void, BundleFailure> withinLimits(const Bundle &bundle)
{
    const ZipLimits limits;
    std::uint64_t total = bundle.scenarioText.size();
    BundleFailure failure{.fault = BundleFault::Zip};
    for (const BundleItem &item : bundle.items) {
        total += item.text.size();
        failure.entry = item.id;
        if (item.text.size() > limits.entryBytes)
            failure.zip = {ZipFault::EntryTooLarge, item.id, item.text.size(), limits.entryBytes};
        else if (total > limits.totalBytes)
            failure.zip = {ZipFault::TotalTooLarge, item.id, total, limits.totalBytes};
        else
            continue;
        return tl::unexpected(failure);
    }
    return {};
}

tl::expected<Bundle, BundleFailure> bundleOf(const Scenario &scenario, const std::string &text,
                                             const fs::path &folder, const DataPaths &paths,
                                             const DataStore &data)
{
    Bundle bundle{scenario, text, {}};
    const OwnItems own(paths);
    std::set<std::string> tiles;
    for (const TilePlacement &placement : scenario.board.tiles)
        tiles.insert(placement.tile);
    for (const std::string &id : tiles)
        own.add(BundlePart::Tile, id, bundle.items);
    const UsedCards used = usedCards(scenario, data.cards);
    for (const std::string &id : used.units)
        own.add(BundlePart::Unit, id, bundle.items);
    for (const std::string &id : used.formations)
        own.add(BundlePart::Formation, id, bundle.items);
    for (const std::string &name : picturesOf(text)) {
        auto item = picture(name, folder);
        if (!item)
            return tl::unexpected(std::move(item).error());
        bundle.items.push_back(std::move(*item));
    }
    if (auto good = withinLimits(bundle); !good)
        return tl::unexpected(std::move(good).error());
    return bundle;
}

} // namespace hexwerk
