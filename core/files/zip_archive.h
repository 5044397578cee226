// Zip archives from strangers: looked at from all sides before anything is unpacked.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct ZipEntry
{
    std::string name; // folders with '/'
    std::string content;
    bool operator==(const ZipEntry &) const = default;
};

enum class ZipFault : std::uint8_t {
    NotAZip,
    TooManyEntries, // found, limit
    EntryTooLarge,  // bytes
    TotalTooLarge,  // bytes
    TooDense,       // times larger than packed: a zip bomb
    BadName,        // leads out of the archive, or no name at all
    NameTwice,      // on a disk that does not tell small letters from capitals
    Link,
    Encrypted,
    Damaged,
};
inline constexpr ZipFault kLastZipFault = ZipFault::Damaged;
std::string_view toString(ZipFault fault); // "too-dense"

struct ZipFailure
{
    ZipFault fault = ZipFault::NotAZip;
    std::string entry = {}; // empty: the archive as a whole
    std::uint64_t found = 0;
    std::uint64_t limit = 0;
    bool operator==(const ZipFailure &) const = default;
};

struct ZipLimits
{
    std::uint64_t entries = 1000;
    std::uint64_t entryBytes = std::uint64_t{32} << 20;
    std::uint64_t totalBytes = std::uint64_t{128} << 20;
    std::uint64_t ratio = 200; // bytes a packed byte, of entries over 1 MiB
};

// Whether the text begins as a zip does.
bool looksLikeZip(std::string_view bytes);
// All files in it, in its order, or the first thing that is wrong. Folders are left out.
tl::expected<std::vector<ZipEntry>, ZipFailure> readZip(std::string_view bytes,
                                                        const ZipLimits &limits = {});
// The same entries give the same bytes, whatever the time.
std::string zipOf(const std::vector<ZipEntry> &entries);
// A to Z made small: how names are compared on disks that do not tell these apart.
std::string inSmallLetters(std::string text);
// A relative path with '/' that stays where it is, on every system: no "..", no drive, no '\'.
bool isSafeName(std::string_view name);
// `name`, or the same with a number before its ending: the first that `isFree` says yes to.
std::string freeName(const std::string &name,
                     const std::function<bool(const std::string &)> &isFree);

} // namespace hexwerk
