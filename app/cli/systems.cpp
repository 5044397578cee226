// The commands of the systems of the program.
#include "app/cli/assault/commands.h"
#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

namespace hexwerk::cli {

// `hexwerk-cli assault odds`, and plain `hexwerk-cli odds`, as it was published.
void addSystemCommands(CLI::App &program, ExitCode &exitCode)
{
    CLI::App *assault = program.add_subcommand("assault", "Commands of ASSAULT");
    assault->require_subcommand(1);
    assault->fallthrough();
    for (CLI::App *parent : {assault, &program})
        for (const auto add :
             {addAttack, addBundle, addFov, addLos, addMatch, addOdds, addRender, addUnbundle})
            add(*parent, exitCode);
    addStudyRun(*program.get_subcommand("study"), exitCode);
    addStudyReplay(*program.get_subcommand("study"), exitCode);
    addStudySweep(*program.get_subcommand("study"), exitCode);
}

} // namespace hexwerk::cli
