#include "app/cli/assault/bundle_text.h"

#include "app/cli/problem_text.h"
#include "core/base/contract.h"

#include <fmt/format.h>

namespace hexwerk::cli {

static std::string megabytes(std::uint64_t bytes)
{
    return fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1 << 20));
}

static std::string zipSentence(const ZipFailure &zip)
{
    const std::string &name = zip.entry;
    switch (zip.fault) {
    case ZipFault::NotAZip:
        return "is no bundle (no zip), or was cut short: fetch it anew";
    case ZipFault::TooManyEntries:
        return fmt::format("has {} files, more than the {} that a bundle may have: it was not "
                           "made by Hexwerk",
                           zip.found, zip.limit);
    case ZipFault::EntryTooLarge:
        return fmt::format("{} has {}, more than {}: make it smaller", name, megabytes(zip.found),
                           megabytes(zip.limit));
    case ZipFault::TotalTooLarge:
        return fmt::format("with {} it unpacks to {}, more than {}: make its pictures smaller",
                           name, megabytes(zip.found), megabytes(zip.limit));
    case ZipFault::TooDense:
        return fmt::format("{} unpacks to {} times its size, more than {}: a zip bomb; do not "
                           "trust who sent it",
                           name, zip.found, zip.limit);
    case ZipFault::BadName:
        return fmt::format("the name \"{}\" would lead out of the bundle: nothing of it was "
                           "unpacked; do not trust who sent it",
                           name);
    case ZipFault::NameTwice:
        return fmt::format("{} is there twice: make the bundle anew", name);
    case ZipFault::Link:
        return fmt::format("{} is a link and no file: put the file itself into the bundle", name);
    case ZipFault::Encrypted:
        return fmt::format("{} is encrypted: make the bundle without a password", name);
    case ZipFault::Damaged:
        return name.empty() ? std::string("is damaged: fetch it anew")
                            : fmt::format("{} is damaged: fetch the bundle anew", name);
    }
    HW_UNREACHABLE();
}

static std::string lines(const std::vector<Problem> &problems)
{
    std::string text;
    for (const Problem &problem : problems)
        text += (text.empty() ? "" : "\n") + line(problem);
    return text;
}

std::string sentence(const BundleFailure &failure)
{
    const std::string &entry = failure.entry;
    switch (failure.fault) {
    case BundleFault::CannotRead:
        return fmt::format("cannot be read: {}",
                           failure.reason.empty() ? "no such file" : failure.reason);
    case BundleFault::FileTooLarge:
        return fmt::format("has {}, more than the {} of the largest bundle: make its pictures "
                           "smaller",
                           megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::Zip:
        return zipSentence(failure.zip);
    case BundleFault::TooMuchText:
        return fmt::format("its scenarios, tiles and cards have {} of text, more than {}: include "
                           "fewer of them",
                           megabytes(failure.zip.found), megabytes(failure.zip.limit));
    case BundleFault::NoScenario:
        return "has neither scenario.toml nor campaign.toml: it is a zip, but no bundle";
    case BundleFault::Stranger:
        return fmt::format("{} does not belong into a bundle: take it out", entry);
    case BundleFault::BrokenFile:
        return fmt::format("{} has errors: correct them and make the bundle anew\n{}", entry,
                           lines(failure.problems));
    case BundleFault::NotAPicture:
        return fmt::format("{} is no PNG or JPEG picture, or was cut short: save it as one", entry);
    case BundleFault::PictureMissing:
        return fmt::format("the picture {} cannot be read: {}", entry,
                           failure.reason.empty() ? "no such file" : failure.reason);
    case BundleFault::PictureOutside:
        return fmt::format("the picture {} does not lie beside the file that names it or in a "
                           "folder below: copy it there and name it anew",
                           entry);
    case BundleFault::ScenarioMissing:
        return fmt::format("the scenario {} of the campaign cannot be read: {}", entry,
                           failure.reason.empty() ? "no such file" : failure.reason);
    case BundleFault::ScenarioOutside:
        return fmt::format("the scenario {} does not lie beside the campaign or in a folder below: "
                           "copy it there and name it anew",
                           entry);
    case BundleFault::NameTaken:
        return fmt::format(
            "the bundle needs the place of {} for something else: rename the file or "
            "move it to another folder",
            entry);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::cli
