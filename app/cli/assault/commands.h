// The commands of ASSAULT.
#pragma once

#include "app/cli/commands.h"

namespace hexwerk::cli {

void addAttack(CLI::App &program, ExitCode &exitCode);
void addBundle(CLI::App &program, ExitCode &exitCode);
void addFov(CLI::App &program, ExitCode &exitCode);
void addLos(CLI::App &program, ExitCode &exitCode);
void addMatch(CLI::App &program, ExitCode &exitCode);
void addOdds(CLI::App &program, ExitCode &exitCode);
void addRender(CLI::App &program, ExitCode &exitCode);
// To the command `study`.
void addStudyRun(CLI::App &study, ExitCode &exitCode);
void addStudyReplay(CLI::App &study, ExitCode &exitCode);
void addStudySweep(CLI::App &study, ExitCode &exitCode);
void addUnbundle(CLI::App &program, ExitCode &exitCode);

} // namespace hexwerk::cli
