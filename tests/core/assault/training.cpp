#include "tests/core/assault/training.h"

#include "core/assault/files/readers/scenario_reader.h"

namespace hexwerk::assault {

Scenario scenarioAt(const std::string &path)
{
    const auto file = loadScenario(path);
    HW_EXPECTS(file);
    return file.value->scenario;
}

Scenario shippedScenario(const std::string &name)
{
    return scenarioAt(std::string(HW_SOURCE_DIR) + "/scenarios/" + name + ".toml");
}

Scenario trainingScenario()
{
    return shippedScenario("training-infantry");
}

Position beginShipped(const Scenario &scenario)
{
    const auto game = setUpGame(scenario, shippedData());
    HW_EXPECTS(game);
    return Assault::start(*game.value);
}

} // namespace hexwerk::assault
