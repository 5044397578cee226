// What a game begins from with what it needs, as one `.hexwerk` file, which is a zip: what is the
// same for every system. Which parts there are, and what they say, is for the systems to know.
#pragma once

#include "core/files/zip_archive.h"
#include "core/system/rules.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

enum class BundleFault : std::uint8_t {
    CannotRead,      // reason
    FileTooLarge,    // bytes: zip.found, zip.limit
    Zip,             // zip
    TooMuchText,     // bytes of all its files but pictures: zip.found, zip.limit
    NoScenario,      // neither scenario.toml nor campaign.toml
    Stranger,        // an entry that no bundle has
    BrokenFile,      // problems
    NotAPicture,     // by its bytes
    PictureMissing,  // that a file names; reason
    PictureOutside,  // it does not lie in the folder of that file or below
    ScenarioMissing, // that the campaign names; reason
    ScenarioOutside, // it does not lie in the campaign's folder or below
    NameTaken,       // something else has the place of a scenario or picture of the campaign
};
inline constexpr BundleFault kLastBundleFault = BundleFault::NameTaken;

struct BundleFailure
{
    BundleFault fault = BundleFault::Zip;
    std::string entry = {}; // or picture, or scenario
    ZipFailure zip = {};
    std::string reason = {}; // the system's
    std::vector<Problem> problems = {};
};

inline constexpr std::uint64_t kLargestBundle = std::uint64_t{64} << 20; // bytes

struct BundledFile
{
    std::string name; // with its folders: "assault/tiles/m01.toml"
    std::string text;
    std::string_view format = {}; // of a part that was read: one of the system's
    bool operator==(const BundledFile &) const = default;
};

struct BundleFiles
{
    std::string head;                            // the text of scenario.toml or campaign.toml
    std::vector<BundledFile> parts;              // of a format after those of earlier formats
    std::map<std::string, std::string> pictures; // bytes, by name
    bool isCampaign = false;
    std::vector<BundledFile> scenarios = {}; // of a campaign, by the names in it
    bool operator==(const BundleFiles &) const = default;
};

inline constexpr std::string_view kBundledScenario = "scenario.toml";
inline constexpr std::string_view kBundledCampaign = "campaign.toml";

// The files in a bundle of the system, sorted out by their names; what the texts say has still to
// be read.
tl::expected<BundleFiles, BundleFailure> readBundleFiles(std::string_view bytes,
                                                         const Rules &rules);
// The bytes of the file; one that is too large is not even read.
tl::expected<std::string, BundleFailure> loadBundleBytes(const std::filesystem::path &path);

// The bytes of the file. Parts with names that differ in nothing but capitals get others.
std::string bundleBytes(const BundleFiles &files);
// What will be refused when it is read need not be written.
tl::expected<void, BundleFailure> withinLimits(const BundleFiles &files);

// The bytes of a picture that a file in the folder names.
tl::expected<std::string, BundleFailure> readPictureFor(const std::string &name,
                                                        const std::filesystem::path &folder);
// The text of a scenario that a campaign in the folder names.
tl::expected<std::string, BundleFailure> readScenarioFor(const std::string &name,
                                                         const std::filesystem::path &folder);

} // namespace hexwerk
