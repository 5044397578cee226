#include "core/system/bundle.h"

#include "core/files/document.h"
#include "core/files/limits.h"
#include "core/files/picture.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <set>

namespace hexwerk {

namespace fs = std::filesystem;
using std::string_view_literals::operator""sv;

static tl::unexpected<BundleFailure> refusedZip(ZipFailure zip)
{
    return tl::unexpected(BundleFailure{.fault = BundleFault::Zip, .entry = zip.entry, .zip = zip});
}

static tl::unexpected<BundleFailure> tooLargeFile(std::uint64_t bytes)
{
    return tl::unexpected(BundleFailure{.fault = BundleFault::FileTooLarge,
                                        .zip = {.found = bytes, .limit = kLargestBundle}});
}

// How much of it would be parsed must not be too much.
static tl::expected<void, BundleFailure> withinTextLimit(const std::vector<ZipEntry> &entries)
{
    std::uint64_t texts = 0;
    for (const ZipEntry &entry : entries)
        texts += entry.name.ends_with(".toml"sv) ? entry.content.size() : 0;
    if (texts > limits::kLargestToml)
        return tl::unexpected(
            BundleFailure{.fault = BundleFault::TooMuchText,
                          .zip = {.found = texts, .limit = limits::kLargestToml}});
    return {};
}

// Its place among the formats of the system; none if it lies in the folder of none. Where several
// share a folder the file says which it has, and one that does not is of the first.
static std::optional<std::size_t> formatOf(const ZipEntry &entry, const Rules &rules)
{
    std::optional<std::size_t> found;
    const auto formats = rules.partFormats();
    for (std::size_t i = 0; i < formats.size(); ++i)
        if (entry.name.ends_with(".toml"sv) &&
            entry.name.starts_with(systemFolder(rules.id(), formats[i].folder) + "/") &&
            (!found || rootText(entry.content, "format") == formats[i].name))
            found = i;
    return found;
}

// The name of the file that a game begins from; empty if there is none.
static std::string_view headOf(const std::vector<ZipEntry> &entries)
{
    for (const std::string_view name : {kBundledCampaign, kBundledScenario})
        if (std::any_of(entries.begin(), entries.end(),
                        [&](const ZipEntry &entry) { return entry.name == name; }))
            return name;
    return {};
}

tl::expected<BundleFiles, BundleFailure> readBundleFiles(std::string_view bytes, const Rules &rules)
{
    if (bytes.size() > kLargestBundle)
        return tooLargeFile(bytes.size());
    auto entries = readZip(bytes);
    if (!entries)
        return refusedZip(entries.error());
    if (auto good = withinTextLimit(*entries); !good)
        return tl::unexpected(std::move(good).error());
    const std::string_view head = headOf(*entries);
    BundleFiles files;
    files.isCampaign = head == kBundledCampaign;
    std::vector<std::vector<BundledFile>> parts(rules.partFormats().size());
    for (ZipEntry &entry : *entries) {
        if (entry.name == head) {
            files.head = std::move(entry.content);
        } else if (const auto format = formatOf(entry, rules)) {
            parts[*format].push_back({std::move(entry.name), std::move(entry.content),
                                      rules.partFormats()[*format].name});
        } else if (files.isCampaign && entry.name.ends_with(".toml"sv)) {
            files.scenarios.push_back({std::move(entry.name), std::move(entry.content)});
        } else if (!hasPictureName(entry.name)) {
            return tl::unexpected(BundleFailure{BundleFault::Stranger, entry.name});
        } else if (!isPicture(entry.name, entry.content)) {
            return tl::unexpected(BundleFailure{BundleFault::NotAPicture, entry.name});
        } else {
            files.pictures[std::move(entry.name)] = std::move(entry.content);
        }
    }
    if (head.empty())
        return tl::unexpected(BundleFailure{BundleFault::NoScenario});
    for (std::vector<BundledFile> &ofFormat : parts)
        std::move(ofFormat.begin(), ofFormat.end(), std::back_inserter(files.parts));
    return files;
}

tl::expected<std::string, BundleFailure> loadBundleBytes(const fs::path &path)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (!error && size > kLargestBundle)
        return tooLargeFile(size);
    LoadResult<std::string> bytes = readTextFile(path);
    if (!bytes)
        return tl::unexpected(BundleFailure{.fault = BundleFault::CannotRead,
                                            .reason = bytes.problems.front().found});
    return std::move(*bytes.value);
}

static std::vector<ZipEntry> entriesOf(const BundleFiles &files)
{
    std::vector<ZipEntry> entries = {
        {std::string(files.isCampaign ? kBundledCampaign : kBundledScenario), files.head}};
    std::set<std::string> names; // in small letters
    const auto isFree = [&names](const std::string &name) {
        return names.insert(inSmallLetters(name)).second;
    };
    for (const BundledFile &scenario : files.scenarios) {
        names.insert(inSmallLetters(scenario.name));
        entries.push_back({scenario.name, scenario.text});
    }
    for (const BundledFile &part : files.parts)
        entries.push_back({freeName(part.name, isFree), part.text});
    for (const auto &[name, bytes] : files.pictures)
        entries.push_back({name, bytes});
    return entries;
}

std::string bundleBytes(const BundleFiles &files)
{
    return zipOf(entriesOf(files));
}

tl::expected<void, BundleFailure> withinLimits(const BundleFiles &files)
{
    const ZipLimits limits;
    std::uint64_t total = 0;
    const std::vector<ZipEntry> entries = entriesOf(files);
    for (const ZipEntry &entry : entries) {
        const std::uint64_t size = entry.content.size();
        total += size;
        if (size > limits.entryBytes)
            return refusedZip({ZipFault::EntryTooLarge, entry.name, size, limits.entryBytes});
        if (total > limits.totalBytes)
            return refusedZip({ZipFault::TotalTooLarge, entry.name, total, limits.totalBytes});
    }
    if (const auto read = readZip(zipOf(entries)); !read)
        return refusedZip(read.error());
    return withinTextLimit(entries);
}

static tl::expected<std::string, BundleFailure> readBeside(const std::string &name,
                                                           const fs::path &folder,
                                                           BundleFault outside, BundleFault missing)
{
    BundleFailure failure{.entry = name};
    if (!isSafeName(name) || leadsOutside(folder / name, folder)) {
        failure.fault = outside;
        return tl::unexpected(failure);
    }
    LoadResult<std::string> bytes = readTextFile(folder / name);
    if (!bytes) {
        failure.fault = missing;
        failure.reason = bytes.problems.front().found;
        return tl::unexpected(failure);
    }
    return std::move(*bytes.value);
}

tl::expected<std::string, BundleFailure> readPictureFor(const std::string &name,
                                                        const fs::path &folder)
{
    auto bytes = readBeside(name, folder, BundleFault::PictureOutside, BundleFault::PictureMissing);
    if (bytes && !isPicture(name, *bytes))
        return tl::unexpected(BundleFailure{BundleFault::NotAPicture, name});
    return bytes;
}

tl::expected<std::string, BundleFailure> readScenarioFor(const std::string &name,
                                                         const fs::path &folder)
{
    return readBeside(name, folder, BundleFault::ScenarioOutside, BundleFault::ScenarioMissing);
}

} // namespace hexwerk
