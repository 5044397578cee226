// bundle, unbundle: a scenario or a campaign with its own tiles, cards and pictures as one file,
// and back.
#include "app/cli/assault/bundle_text.h"
#include "app/cli/assault/commands.h"
#include "app/cli/assault/data.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/assault/files/bundles/bundle_export.h"
#include "core/assault/files/bundles/bundle_import.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/atomic_file.h"
#include "core/files/batch_record.h"
#include "core/files/document.h"
#include "core/files/text_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace hexwerk::cli {

namespace {

struct BundleArguments
{
    std::string file;
    std::string out;
    bool json = false;
};

} // namespace

static ExitCode refused(const std::string &file, const BundleFailure &failure)
{
    fmt::print(stderr, "{}: {}\n", file, sentence(failure));
    return failure.fault == BundleFault::CannotRead ? ExitCode::Failed : ExitCode::Invalid;
}

static ExitCode notWritten(const std::string &file, const WriteFailure &failure)
{
    fmt::print(stderr, "{}: cannot {} the file: {}; nothing was changed\n", file,
               toString(failure.step), failure.reason.message());
    return ExitCode::Failed;
}

template<typename File, typename Head>
static LoadResult<assault::BundleHead> headIn(LoadResult<File> file, Head File::*head)
{
    LoadResult<assault::BundleHead> found{std::nullopt, std::move(file.problems)};
    if (file)
        found.value = std::move(*file.value.*head);
    return found;
}

static LoadResult<assault::BundleHead> readHead(const std::string &text, const std::string &file)
{
    if (rootText(text, "format") == assault::kCampaignFormat)
        return headIn(assault::readCampaign(text, file), &assault::CampaignFile::campaign);
    return headIn(assault::readScenario(text, file), &assault::ScenarioFile::scenario);
}

static nlohmann::ordered_json itemsJson(const std::vector<assault::ImportItem> &items)
{
    auto array = nlohmann::ordered_json::array();
    for (const assault::ImportItem &item : items)
        array.push_back({{"part", toString(item.part)},
                         {"id", item.id},
                         {"standing", toString(item.standing)}});
    return array;
}

static ExitCode bundle(const CLI::App &program, const BundleArguments &arguments)
{
    const std::optional<DataPaths> paths = findPaths(program);
    const auto data = findAssaultData(program);
    if (!paths || !data)
        return ExitCode::Failed;
    const LoadResult<std::string> text = readTextFile(arguments.file);
    LoadResult<assault::BundleHead> head{std::nullopt, text.problems};
    if (text)
        head = readHead(*text.value, arguments.file);
    for (const Problem &problem : head.problems)
        fmt::print(stderr, "{}\n", line(problem));
    if (!head)
        return text ? ExitCode::Invalid : ExitCode::Failed;
    const auto folder = std::filesystem::path(arguments.file).parent_path();
    const auto made = std::visit(
        [&](const auto &any) { return bundleOf(any, *text.value, folder, *paths, *data); },
        *head.value);
    if (!made)
        return refused(arguments.file, made.error());
    if (const WriteResult written = writeFile(arguments.out, bundleBytes(filesOf(*made))); !written)
        return notWritten(arguments.out, written.error());
    std::vector<assault::ImportItem> items = {{made->part(), made->id()}};
    for (const assault::BundleItem &item : made->items)
        items.push_back({item.part, item.id});
    if (arguments.json) {
        auto json = nlohmann::ordered_json{{"file", arguments.out}, {"items", itemsJson(items)}};
        for (auto &item : json["items"])
            item.erase("standing");
        fmt::print("{}\n", json.dump(2));
    }
    return ExitCode::Done;
}

// Everything goes into the folder, which then is a folder of data too; what lies there already and
// says something else is not written over.
static ExitCode unbundle(const CLI::App &program, const BundleArguments &arguments)
{
    const auto data = findAssaultData(program);
    if (!data)
        return ExitCode::Failed;
    const auto loaded = loadBundle(arguments.file, *data);
    if (!loaded)
        return refused(arguments.file, loaded.error());
    const std::filesystem::path folder = arguments.out;
    finishBatches(folder);
    const assault::ImportPlace place{
        folder, folder / (loaded->isCampaign() ? kBundledCampaign : kBundledScenario)};
    const std::vector<assault::ImportItem> items = importItems(*loaded, *data, place);
    std::error_code error;
    if (!std::filesystem::is_empty(folder, error) && !error) {
        fmt::print(stderr, "{}: is not empty: name a new folder\n", arguments.out);
        return ExitCode::Invalid;
    }
    const std::vector<bool> all(items.size(), true);
    if (const auto written = importBundle(*loaded, all, place); !written)
        return notWritten(written.error().file.string(), written.error().failure);
    if (arguments.json)
        fmt::print("{}\n", nlohmann::ordered_json{{"folder", arguments.out}, //
                                                  {"items", itemsJson(items)}}
                               .dump(2));
    return ExitCode::Done;
}

static void add(CLI::App &program, ExitCode &exitCode, const char *name, const char *about,
                const char *what, const char *where,
                ExitCode (*run)(const CLI::App &, const BundleArguments &))
{
    const auto arguments = std::make_shared<BundleArguments>();
    CLI::App *command = program.add_subcommand(name, about);
    command->add_option("FILE", arguments->file, what)->required();
    command->add_option("-o,--output", arguments->out, where)->required();
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback(
        [&program, &exitCode, run, arguments] { exitCode = run(program, *arguments); });
}

void addBundle(CLI::App &program, ExitCode &exitCode)
{
    add(program, exitCode, "bundle",
        "A scenario or campaign with its own tiles, cards and pictures as one file",
        "Scenario or campaign", "The bundle, NAME.hexwerk", bundle);
}

void addUnbundle(CLI::App &program, ExitCode &exitCode)
{
    add(program, exitCode, "unbundle", "Unpacks a bundle into a new folder", "Bundle",
        "A folder that is empty or not there yet", unbundle);
}

} // namespace hexwerk::cli
