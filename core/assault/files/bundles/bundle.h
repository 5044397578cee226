// A scenario, or a campaign and its scenarios, with their own tiles, cards and pictures as one
// `.hexwerk` file, which is a zip.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"
#include "core/system/bundle.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwerk::assault {

enum class BundlePart : std::uint8_t { Campaign, Scenario, Tile, Unit, Formation, Picture };
inline constexpr BundlePart kLastBundlePart = BundlePart::Picture;
std::string_view toString(BundlePart part); // "tile"

struct BundleItem
{
    BundlePart part = BundlePart::Tile;
    std::string id;           // of a picture, and of a campaign's scenario, its path from the head
    std::string text;         // of a file that holds this one thing; of a picture its bytes
    std::string picture = {}; // the bytes of the picture that a tile or a card names
    bool operator==(const BundleItem &) const = default;
};

using BundleHead = std::variant<Scenario, Campaign>;

struct Bundle
{
    BundleHead head;
    std::string headText;
    std::vector<BundleItem> items; // by part and id; a campaign's scenarios are the first

    // Of the head.
    bool isCampaign() const { return std::holds_alternative<Campaign>(head); }
    BundlePart part() const { return isCampaign() ? BundlePart::Campaign : BundlePart::Scenario; }
    const std::string &id() const;
    const LocalText &title() const;
};

// Every file in it is read strictly, with the system and the cards at hand: a bundle is good as a
// whole, or refused.
tl::expected<Bundle, BundleFailure> readBundle(std::string_view bytes, const DataStore &data);
tl::expected<Bundle, BundleFailure> loadBundle(const std::filesystem::path &path,
                                               const DataStore &data);
// The pictures that the head and its scenarios name, as paths from the folder of the head.
std::set<std::string> picturesOfHead(const Bundle &bundle);
// The scenarios of its battles.
std::set<std::string> scenariosOf(const Campaign &campaign);
// The folder of tiles or cards below one of data: "assault/tiles".
std::string folderOf(BundlePart part);
// Where the picture of a tile or a card lies in a bundle.
std::string picturePath(BundlePart part, const std::string &picture);
BundleFiles filesOf(const Bundle &bundle);

} // namespace hexwerk::assault
