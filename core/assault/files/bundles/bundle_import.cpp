#include "core/assault/files/bundles/bundle_import.h"

#include "core/assault/files/library/own_data.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/base/contract.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

namespace fs = std::filesystem;

std::string_view toString(Standing standing)
{
    constexpr std::array<std::string_view, 3> kNames = {"new", "same", "different"};
    return kNames[static_cast<std::size_t>(standing)];
}

template<typename T>
static Standing compared(const T *mine, const T &theirs)
{
    return !mine ? Standing::New : *mine == theirs ? Standing::Same : Standing::Different;
}

static Standing besideFile(const fs::path &file, const std::string &content)
{
    std::error_code error;
    if (!fs::exists(file, error))
        return Standing::New;
    const LoadResult<std::string> there = readTextFile(file);
    return there && *there.value == content ? Standing::Same : Standing::Different;
}

// A tile or a card beside that at hand.
static Standing besideMine(const BundleItem &item, const DataStore &data)
{
    if (item.part == BundlePart::Tile)
        return compared(data.tile(item.id), readTile(item.text, item.id).value->tile);
    if (item.part == BundlePart::Unit)
        return compared(data.cards.unit(item.id), readCards(item.text, item.id).value->units.at(0));
    return compared(data.cards.formation(item.id),
                    readFormations(item.text, item.id).value->formations.at(0));
}

static bool liesBesideHead(BundlePart part)
{
    return part == BundlePart::Scenario || part == BundlePart::Picture;
}

static Standing standingOf(const BundleItem &item, const DataStore &data, const ImportPlace &place)
{
    HW_EXPECTS(item.part != BundlePart::Campaign); // is no item
    if (liesBesideHead(item.part))
        return besideFile(place.head.parent_path() / item.id, item.text);
    const Standing standing = besideMine(item, data);
    if (standing != Standing::Same || item.picture.empty())
        return standing;
    const fs::path picture = place.library / folderOf(item.part) / pictureIn(item.text);
    return besideFile(picture, item.picture) == Standing::Same ? Standing::Same
                                                               : Standing::Different;
}

std::string headFileName(const Bundle &bundle)
{
    return freeName(bundle.id() + ".toml", [&](const std::string &name) {
        return std::none_of(bundle.items.begin(), bundle.items.end(), [&](const BundleItem &item) {
            return item.part == BundlePart::Scenario &&
                   inSmallLetters(item.id) == inSmallLetters(name);
        });
    });
}

std::vector<ImportItem> importItems(const Bundle &bundle, const DataStore &data,
                                    const ImportPlace &place)
{
    std::vector<ImportItem> items = {
        {bundle.part(), bundle.id(), besideFile(place.head, bundle.headText)}};
    for (const BundleItem &item : bundle.items)
        items.push_back({item.part, item.id, standingOf(item, data, place)});
    return items;
}

// A name in the folder that no other tile or card has.
static fs::path freeFile(const fs::path &folder, BundlePart part, const std::string &id,
                         const FileBatch &batch)
{
    return folder / freeName(ownFileName(part, id), [&](const std::string &name) {
               std::error_code error;
               return !fs::exists(folder / name, error) && !batch.find(folder / name);
           });
}

static tl::unexpected<BatchFailure> failed(const fs::path &file, std::errc reason)
{
    return tl::unexpected(BatchFailure{file, {WriteStep::Create, std::make_error_code(reason)}});
}

static tl::expected<void, BatchFailure> addBelow(FileBatch &batch, const fs::path &folder,
                                                 const std::string &name, const std::string &bytes)
{
    const fs::path file = folder / name;
    if (leadsOutside(file, folder))
        return failed(file, std::errc::operation_not_permitted);
    batch.set(file, bytes);
    return {};
}

// The text of the item with the name that its picture gets: another picture of that name stays as
// it is.
static tl::expected<std::string, BatchFailure>
addPictureOf(FileBatch &batch, const BundleItem &item, const fs::path &folder)
{
    if (item.picture.empty())
        return item.text;
    const std::string name = pictureIn(item.text);
    const std::string free = freeName(name, [&](const std::string &other) {
        const std::string *added = batch.find(folder / other);
        return added ? *added == item.picture
                     : besideFile(folder / other, item.picture) != Standing::Different;
    });
    if (auto added = addBelow(batch, folder, free, item.picture); !added)
        return tl::unexpected(std::move(added).error());
    if (free == name)
        return item.text;
    auto mended = withPicture(item.text, free);
    if (!mended)
        return failed(folder / name, std::errc::invalid_argument);
    return std::move(*mended);
}

static tl::expected<void, BatchFailure> addTileOrCard(FileBatch &batch, const BundleItem &item,
                                                      const FolderOfData &own,
                                                      const fs::path &folder)
{
    auto text = addPictureOf(batch, item, folder);
    if (!text)
        return tl::unexpected(std::move(text).error());
    const FolderOfData::Place *mine = own.find(item.part, item.id);
    if (!mine || item.part == BundlePart::Tile) {
        batch.set(mine ? mine->file : freeFile(folder, item.part, item.id, batch),
                  std::move(*text));
        return {};
    }
    const std::string *before = batch.find(mine->file);
    auto changed = withCard(item.part, item.id, before ? *before : mine->text, *text);
    if (!changed)
        return failed(mine->file, std::errc::invalid_argument);
    batch.set(mine->file, std::move(*changed));
    return {};
}

tl::expected<void, BatchFailure> importBundle(const Bundle &bundle, const std::vector<bool> &taken,
                                              const ImportPlace &place)
{
    HW_EXPECTS(taken.size() == bundle.items.size() + 1);
    FileBatch batch;
    const FolderOfData own(place.library);
    const auto add = [&](const BundleItem &item) {
        if (liesBesideHead(item.part))
            return addBelow(batch, place.head.parent_path(), item.id, item.text);
        return addTileOrCard(batch, item, own, place.library / folderOf(item.part));
    };
    if (taken[0])
        batch.set(place.head, bundle.headText);
    for (std::size_t i = 0; i < bundle.items.size(); ++i)
        if (taken[i + 1])
            if (auto added = add(bundle.items[i]); !added)
                return added;
    return batch.write(place.library);
}

} // namespace hexwerk::assault
