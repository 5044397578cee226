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

static Standing standingOf(const BundleItem &item, const DataStore &data, const fs::path &folder)
{
    switch (item.part) {
    case BundlePart::Tile:
        return compared(data.tile(item.id), readTile(item.text, item.id).value->tile);
    case BundlePart::Unit:
        return compared(data.cards.unit(item.id), readCards(item.text, item.id).value->units.at(0));
    case BundlePart::Formation:
        return compared(data.cards.formation(item.id),
                        readFormations(item.text, item.id).value->formations.at(0));
    case BundlePart::Picture:
        return besideFile(folder / item.id, item.text);
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
        items.push_back({item.part, item.id, standingOf(item, data, place.scenario.parent_path())});
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
    std::error_code error;
    fs::path file = folder / ownFileName(part, id);
    for (int number = 2; fs::exists(file, error) || batch.find(file); ++number)
        file = folder / ownFileName(part, id + "-" + std::to_string(number));
    return file;
}

static tl::unexpected<BatchFailure> failed(const fs::path &file, std::errc reason)
{
    return tl::unexpected(BatchFailure{file, {WriteStep::Create, std::make_error_code(reason)}});
}

static tl::expected<void, BatchFailure> add(FileBatch &batch, const BundleItem &item,
                                            const FolderOfData &own, const fs::path &library)
{
    const bool isTile = item.part == BundlePart::Tile;
    const fs::path folder = library / "assault" / (isTile ? "tiles" : "cards");
    const FolderOfData::Place *mine = own.find(item.part, item.id);
    if (!mine || isTile) {
        batch.set(mine ? mine->file : freeFile(folder, item.part, item.id, batch), item.text);
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
    const fs::path folder = place.scenario.parent_path();
    if (taken[0])
        batch.set(place.scenario, bundle.scenarioText);
    for (std::size_t i = 0; i < bundle.items.size(); ++i) {
        const BundleItem &item = bundle.items[i];
        if (!taken[i + 1])
            continue;
        if (item.part != BundlePart::Picture) {
            if (auto added = add(batch, item, own, place.library); !added)
                return added;
            continue;
        }
        const fs::path file = folder / item.id;
        if (leadsOutside(file, folder))
            return failed(file, std::errc::operation_not_permitted);
        batch.set(file, item.text);
    }
    return batch.write();
}

} // namespace hexwerk
