// A scenario with its own tiles, cards and pictures as one `.hexwerk` file, which is a zip.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"
#include "core/files/problem.h"
#include "core/files/zip_archive.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class BundlePart : std::uint8_t { Scenario, Tile, Unit, Formation, Picture };
inline constexpr BundlePart kLastBundlePart = BundlePart::Picture;
std::string_view toString(BundlePart part); // "tile"

struct BundleItem
{
    BundlePart part = BundlePart::Tile;
    std::string id;           // of a picture its path from the scenario's folder
    std::string text;         // of a file that holds this one thing; of a picture its bytes
    std::string picture = {}; // the bytes of the picture that a tile or a card names
    bool operator==(const BundleItem &) const = default;
};

struct Bundle
{
    Scenario scenario;
    std::string scenarioText;
    std::vector<BundleItem> items; // by part and id
};

enum class BundleFault : std::uint8_t {
    CannotRead,     // reason
    FileTooLarge,   // bytes: zip.found, zip.limit
    Zip,            // zip
    TooMuchText,    // bytes of all its files but pictures: zip.found, zip.limit
    NoScenario,     // no scenario.toml
    Stranger,       // an entry that no bundle has
    BrokenFile,     // problems
    NotAPicture,    // by its bytes
    PictureMissing, // that the scenario names; reason
    PictureOutside, // it does not lie in the scenario's folder or below
};
inline constexpr BundleFault kLastBundleFault = BundleFault::PictureOutside;

struct BundleFailure
{
    BundleFault fault = BundleFault::Zip;
    std::string entry = {}; // or picture
    ZipFailure zip = {};
    std::string reason = {}; // the system's
    std::vector<Problem> problems = {};
};

inline constexpr std::uint64_t kLargestBundle = std::uint64_t{64} << 20; // bytes

// Every file in it is read strictly, with the system and the cards at hand: a bundle is good as a
// whole, or refused.
tl::expected<Bundle, BundleFailure> readBundle(std::string_view bytes, const DataStore &data);
tl::expected<Bundle, BundleFailure> loadBundle(const std::filesystem::path &path,
                                               const DataStore &data);
// Where the picture of a tile or a card lies in a bundle.
std::string picturePath(BundlePart part, const std::string &picture);
// How much of it would be parsed.
std::uint64_t textBytes(const std::vector<ZipEntry> &entries);
// The bytes of the file.
std::string bundleBytes(const Bundle &bundle);

} // namespace hexwerk::assault
