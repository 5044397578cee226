#include "core/assault/mind/level.h"

#include "core/base/enum_names.h"

#include <utility>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kLevelNames = {"random"sv, "regular"sv, "hardened"sv, "veteran"sv,
                                           "elite"sv};

std::string_view toString(Level level)
{
    return kLevelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelFromString(std::string_view name)
{
    return enumFromString<Level>(kLevelNames, name);
}

double secondsOf(Level level)
{
    switch (level) {
    case Level::Hardened:
        return 0.1;
    case Level::Veteran:
        return 1;
    case Level::Elite:
        return 4;
    case Level::Random:
    case Level::Regular:
        break;
    }
    return 0;
}

std::unique_ptr<ComputerPlayer> computerPlayer(Level level, const Frozen<Setting> &setting,
                                               std::uint64_t seed, Thinking thinking)
{
    if (level == Level::Random)
        return std::make_unique<mind::RandomPlayer<Assault>>(seed);
    if (level == Level::Regular)
        return std::make_unique<Regular>(setting, seed);
    thinking.seconds = thinking.now ? secondsOf(level) : 0;
    return std::make_unique<Searcher>(setting, seed, std::move(thinking));
}

} // namespace hexwerk::assault
