// render: the map of a scenario as SVG.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/scenario_board.h"
#include "app/cli/assault/svg/map_svg.h"
#include "core/files/atomic_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>

namespace hexwerk::cli {

struct RenderArguments
{
    std::string file;
    std::string out;
    std::string language = "en";
    std::string hexSize;
    std::string layers = "all";
    bool json = false;
};

// Empty after a sentence on what is wrong.
static std::optional<assault::MapDrawing> drawingOf(const RenderArguments &arguments)
{
    assault::MapDrawing drawing;
    if (!arguments.hexSize.empty()) {
        drawing.hexSize = assault::hexSizeFromString(arguments.hexSize);
        if (!drawing.hexSize) {
            fmt::print(stderr, "\"{}\" is not a hex size. Use 8px to 1000px, or 5mm to 200mm.\n",
                       arguments.hexSize);
            return std::nullopt;
        }
    }
    const auto parts = assault::mapPartsFromString(arguments.layers);
    if (!parts) {
        std::string names;
        for (int i = 0; i < assault::kMapParts; ++i)
            names +=
                fmt::format("{}{}", i > 0 ? "," : "", toString(static_cast<assault::MapPart>(i)));
        fmt::print(stderr, "\"{}\" does not name layers. Use all, players, or some of: {}\n",
                   arguments.layers, names);
        return std::nullopt;
    }
    drawing.parts = *parts;
    return drawing;
}

static ExitCode render(const CLI::App &program, const RenderArguments &arguments)
{
    const auto drawing = drawingOf(arguments);
    if (!drawing)
        return ExitCode::Usage;
    const auto loaded = loadScenarioBoard(program, arguments.file);
    if (!loaded)
        return loaded.error();
    const std::string picture = svg::mapSvg(*loaded, arguments.language, *drawing);
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
    command->add_option("--hex-size", arguments->hexSize,
                        "Width of a hex from corner to corner, such as 64px or 25mm");
    command->add_option(
        "--layers", arguments->layers,
        "all, players (no zones, mines or units), or names with commas between them");
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&, arguments] { exitCode = render(program, *arguments); });
}

} // namespace hexwerk::cli
