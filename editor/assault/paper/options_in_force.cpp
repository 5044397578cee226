#include "editor/assault/paper/options_in_force.h"

#include <map>
#include <optional>

namespace hexwerk::assault::ui {

static std::optional<bool> flagIn(const std::map<std::string, OptionValue> &options,
                                  const std::string &option)
{
    const auto found = options.find(option);
    if (found == options.end())
        return std::nullopt;
    const bool *const flag = std::get_if<bool>(&found->second);
    return flag && *flag;
}

bool isOptionOn(const Scenario &scenario, const SystemData &system, const std::string &option)
{
    if (const auto own = flagIn(scenario.options, option))
        return *own;
    const auto profile = system.profiles.find(scenario.profile);
    return profile != system.profiles.end() &&
           flagIn(profile->second.switches, option).value_or(false);
}

} // namespace hexwerk::assault::ui
