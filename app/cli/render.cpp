// render: the map of a scenario as SVG.
#include "app/cli/commands.h"
#include "app/cli/scenario_board.h"
#include "app/cli/svg/map_svg.h"
#include "core/files/atomic_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace hexwerk::cli {

struct RenderArguments
{
    std::string file;
    std::string out;
    std::string language = "en";
    bool json = false;
};

static ExitCode render(const CLI::App &program, const RenderArguments &arguments)
{
    const auto loaded = loadScenarioBoard(program, arguments.file);
    if (!loaded)
        return loaded.error();
    const std::string picture = svg::mapSvg(*loaded, arguments.language);
    if (const WriteResult written = writeFile(arguments.out, picture); !written) {
        fmt::print(stderr, "{}: cannot {} the file: {}\n", arguments.out,
                   toString(written.error().step), written.error().reason.message());
        return ExitCode::Failed;
    }
    if (arguments.json)
        fmt::print("{}\n", nlohmann::ordered_json{{"file", arguments.out},
                                                  {"columns", loaded->board.columns()},
                                                  {"rows", loaded->board.rows()}}
                               .dump(2));
    return ExitCode::Done;
}

void addRender(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<RenderArguments>();
    CLI::App *command = program.add_subcommand("render", "The map as SVG");
    command->add_option("FILE", arguments->file, "Scenario")->required();
    command->add_option("-o,--output", arguments->out, "Where to write it")->required();
    command->add_option("--lang", arguments->language, "Language of names, as en or de");
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&, arguments] { exitCode = render(program, *arguments); });
}

} // namespace hexwerk::cli
