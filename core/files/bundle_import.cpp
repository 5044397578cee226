#include "core/files/bundle_import.h"

#include "core/base/contract.h"
#include "core/files/card_reader.h"
#include "core/files/formation_reader.h"
#include "core/files/own_data.h"
#include "core/files/text_file.h"
#include "core/files/tile_reader.h"

#include <array>

namespace hexwerk {

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

static fs::path tilesOf(const fs::path &library)
{
    return library / "assault/tiles";
}

static Standing tileStanding(const BundleItem &item, const DataStore &data, const fs::path &library)
{
    const Tile theirs = readTile(item.text, item.id).value->tile;
    const Standing standing = compared(data.tile(item.id), theirs);
    if (standing != Standing::Same || item.picture.empty())
        return standing;
    const bool isSame =
        besideFile(tilesOf(library) / theirs.underlay->picture, item.picture) == Standing::Same;
    return isSame ? Standing::Same : Standing::Different;
}

static Standing standingOf(const BundleItem &item, const DataStore &data, const ImportPlace &place)
{
    switch (item.part) {
    case BundlePart::Tile:
        return tileStanding(item, data, place.library);
    case BundlePart::Unit:
        return compared(data.cards.unit(item.id), readCards(item.text, item.id).value->units.at(0));
    case BundlePart::Formation:
        return compared(data.cards.formation(item.id),
                        readFormations(item.text, item.id).value->formations.at(0));
    case BundlePart::Picture:
        return besideFile(place.scenario.parent_path() / item.id, item.text);
    case BundlePart::Scenario:
        break; // is no item
    }
    HW_UNREACHABLE();
}

std::vector<ImportItem> importItems(const Bundle &bundle, const DataStore &data,
                                    const ImportPlace &place)
{
    std::vector<ImportItem> items = {{BundlePart::Scenario, bundle.scenario.id,
                                      besideFile(place.scenario, bundle.scenarioText)}};
    for (const BundleItem &item : bundle.items)
        items.push_back({item.part, item.id, standingOf(item, data, place)});
    return items;
}

// A picture's folder may be a link that leads elsewhere.
static bool leadsOutside(const fs::path &file, const fs::path &folder)
{
    std::error_code error;
    const fs::path real = fs::weakly_canonical(file, error);
    const fs::path from = real.lexically_relative(fs::weakly_canonical(folder, error));
    return error || from.empty() || *from.begin() == "..";
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

static tl::expected<void, BatchFailure> addPicture(FileBatch &batch, const fs::path &folder,
                                                   const std::string &name,
                                                   const std::string &bytes)
{
    const fs::path file = folder / name;
    if (leadsOutside(file, folder))
        return failed(file, std::errc::operation_not_permitted);
    batch.set(file, bytes);
    return {};
}

// Another picture of that name stays as it is: the tile's gets a free name, and the tile says so.
static tl::expected<void, BatchFailure> addTile(FileBatch &batch, const BundleItem &item,
                                                const FolderOfData &own, const fs::path &folder)
{
    const FolderOfData::Place *mine = own.find(item.part, item.id);
    const fs::path file = mine ? mine->file : freeFile(folder, item.part, item.id, batch);
    batch.set(file, item.text);
    if (item.picture.empty())
        return {};
    const std::string name = pictureIn(item.text);
    const std::string free = freeName(name, [&](const std::string &other) {
        const std::string *added = batch.find(folder / other);
        return added ? *added == item.picture
                     : besideFile(folder / other, item.picture) != Standing::Different;
    });
    if (free != name) {
        auto mended = withPicture(item.text, free);
        if (!mended)
            return failed(file, std::errc::invalid_argument);
        batch.set(file, std::move(*mended));
    }
    return addPicture(batch, folder, free, item.picture);
}

static tl::expected<void, BatchFailure> addCard(FileBatch &batch, const BundleItem &item,
                                                const FolderOfData &own, const fs::path &folder)
{
    const FolderOfData::Place *mine = own.find(item.part, item.id);
    if (!mine) {
        batch.set(freeFile(folder, item.part, item.id, batch), item.text);
        return {};
    }
    const std::string *before = batch.find(mine->file);
    auto changed = withCard(item.part, item.id, before ? *before : mine->text, item.text);
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
        if (item.part == BundlePart::Picture)
            return addPicture(batch, place.scenario.parent_path(), item.id, item.text);
        if (item.part == BundlePart::Tile)
            return addTile(batch, item, own, tilesOf(place.library));
        return addCard(batch, item, own, place.library / "assault/cards");
    };
    if (taken[0])
        batch.set(place.scenario, bundle.scenarioText);
    for (std::size_t i = 0; i < bundle.items.size(); ++i)
        if (taken[i + 1])
            if (auto added = add(bundle.items[i]); !added)
                return added;
    return batch.write();
}

} // namespace hexwerk
