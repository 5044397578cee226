// hexwerk-cli: validation, geometry, odds and play without a display.
#include "app/cli/commands.h"
#include "app/cli/data.h"

#include <CLI/CLI.hpp>

int main(int argc, char *argv[])
{
    CLI::App program("Scenarios, rules and games of tactical hex wargames on the command line",
                     "hexwerk-cli");
    program.require_subcommand(1);
    auto exitCode = hexwerk::cli::ExitCode::Done;
    program.set_version_flag("--version", hexwerk::cli::kVersion);
    hexwerk::cli::addDataOption(program);
    hexwerk::cli::addEdit(program, exitCode);
    hexwerk::cli::addLegal(program, exitCode);
    hexwerk::cli::addPlay(program, exitCode);
    hexwerk::cli::addRules(program, exitCode);
    hexwerk::cli::addStudy(program, exitCode);
    hexwerk::cli::addText(program, exitCode);
    hexwerk::cli::addSystemCommands(program, exitCode);
    hexwerk::cli::addValidate(program, exitCode);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        const int shown = program.exit(error); // help is no error
        return shown == 0 ? 0 : static_cast<int>(hexwerk::cli::ExitCode::Usage);
    }
    return static_cast<int>(exitCode);
}
