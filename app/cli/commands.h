// The commands of hexwerk-cli, one file each: a function that adds its command to the program.
#pragma once

#include <CLI/App.hpp>

namespace hexwerk::cli {

inline constexpr const char *kVersion = "0.1.0"; // of the program

enum class ExitCode : int {
    Done = 0,    // yes, or done
    Invalid = 1, // the file or order is not valid
    Usage = 2,
    Failed = 3, // cannot read or write
};

// Every add...() sets `exitCode` when its command has run.
void addEdit(CLI::App &program, ExitCode &exitCode);
void addLegal(CLI::App &program, ExitCode &exitCode);
void addPlay(CLI::App &program, ExitCode &exitCode);
void addRules(CLI::App &program, ExitCode &exitCode);
void addStudy(CLI::App &program, ExitCode &exitCode);
void addText(CLI::App &program, ExitCode &exitCode);
void addValidate(CLI::App &program, ExitCode &exitCode);
// Those that the systems of the program bring.
void addSystemCommands(CLI::App &program, ExitCode &exitCode);

} // namespace hexwerk::cli
