// Takes a bundle in: says first what is new, then writes what was chosen, all of it or nothing.
#pragma once

#include "core/assault/files/bundles/bundle.h"
#include "core/files/file_batch.h"

#include <filesystem>
#include <vector>

namespace hexwerk::assault {

enum class Standing : std::uint8_t { New, Same, Different };
inline constexpr Standing kLastStanding = Standing::Different;
std::string_view toString(Standing standing); // "new"

struct ImportPlace
{
    std::filesystem::path library; // the user's folder of data
    std::filesystem::path head;    // the file that the scenario or the campaign becomes
};

struct ImportItem
{
    BundlePart part = BundlePart::Scenario;
    std::string id;
    Standing standing = Standing::New;
    bool operator==(const ImportItem &) const = default;
};

// What the head is called beside the scenarios of a campaign: its id, unless one has that name.
std::string headFileName(const Bundle &bundle);

// The scenario or the campaign first, then the items of the bundle in their order. Tiles and cards
// stand beside those at hand, ours too; pictures, scenarios and the campaign beside the files in
// their place.
std::vector<ImportItem> importItems(const Bundle &bundle, const DataStore &data,
                                    const ImportPlace &place);

// `taken` has an entry for each of the items. A card that the user's library has already is changed
// in the file where it stands. If the program is killed, finishBatches(place.library) does the
// rest.
[[nodiscard]] tl::expected<void, BatchFailure>
importBundle(const Bundle &bundle, const std::vector<bool> &taken, const ImportPlace &place);

} // namespace hexwerk::assault
