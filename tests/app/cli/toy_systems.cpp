// The systems of the command line under test: the toys beside ASSAULT, whose own commands it lacks.
#include "app/cli/commands.h"
#include "app/cli/content_text.h"
#include "core/assault/files/assault_rules.h"
#include "core/systems.h"
#include "tests/core/system/toy_rules.h"

namespace hexwerk {

std::span<const Rules *const> systems()
{
    static const std::vector<const Rules *> kAll = [] {
        std::vector<const Rules *> all(toy::toys().begin(), toy::toys().end());
        all.insert(all.begin(), &assault::assaultRules());
        return all;
    }();
    return kAll;
}

namespace cli {

void addSystemCommands(CLI::App &, ExitCode &) {}

std::string wrongContent(const Problem &problem)
{
    return std::string(problem.code.name());
}

std::string expectedContent(const Problem &)
{
    return {};
}

} // namespace cli
} // namespace hexwerk
