#include "core/assault/mind/level.h"

#include "core/base/enum_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kLevelNames = {"random"sv,   "first"sv,   "recruit"sv, "regular"sv,
                                           "hardened"sv, "veteran"sv, "elite"sv};
static constexpr std::array kTemperNames = {"even"sv, "bold"sv, "careful"sv};

static constexpr Look kRecruitsLook{.units = 2, .samples = 0, .blur = 0.15, .reactionBlur = 0.1};

std::string_view toString(Level level)
{
    return kLevelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelFromString(std::string_view name)
{
    return enumFromString<Level>(kLevelNames, name);
}

std::string_view toString(Temper temper)
{
    return kTemperNames[static_cast<std::size_t>(temper)];
}

std::optional<Temper> temperFromString(std::string_view name)
{
    return enumFromString<Temper>(kTemperNames, name);
}

Style styleOf(Temper temper)
{
    switch (temper) {
    case Temper::Bold:
        return {.aggression = 1.5, .caution = 0.6};
    case Temper::Careful:
        return {.aggression = 0.75, .caution = 1.6};
    case Temper::Even:
        break;
    }
    return {};
}

std::string toString(const Opponent &opponent)
{
    std::string name(toString(opponent.level));
    if (opponent.temper != Temper::Even)
        name.append("-").append(toString(opponent.temper));
    return name.append(changesOf(opponent.weights));
}

std::optional<Opponent> opponentFromString(std::string_view name)
{
    const std::size_t changes = std::min(name.find('+'), name.size());
    const std::string_view whose = name.substr(0, changes);
    const std::size_t hyphen = whose.find('-');
    const auto level = levelFromString(whose.substr(0, hyphen));
    const std::optional<Temper> temper = hyphen == std::string_view::npos
                                             ? Temper::Even
                                             : temperFromString(whose.substr(hyphen + 1));
    const auto weights = weightsChanged(name.substr(changes));
    if (!level || !temper || !weights)
        return std::nullopt;
    const bool isFixed = *level == Level::Random || *level == Level::First;
    const Opponent opponent{*level, *temper, *weights};
    if (isFixed && opponent != Opponent{*level})
        return std::nullopt;
    return toString(opponent) == name ? std::optional(opponent) : std::nullopt;
}

std::vector<std::string> opponentNames()
{
    std::vector<std::string> names = {"random", "first"};
    for (const Level level :
         {Level::Recruit, Level::Regular, Level::Hardened, Level::Veteran, Level::Elite})
        for (const Temper temper : {Temper::Even, Temper::Bold, Temper::Careful})
            names.push_back(toString(Opponent{level, temper}));
    return names;
}

bool looksAhead(Level level)
{
    return level == Level::Hardened || level == Level::Veteran || level == Level::Elite;
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
    case Level::First:
    case Level::Recruit:
    case Level::Regular:
        break;
    }
    return 0;
}

int rolloutsOf(Level level, int ofVeteran)
{
    if (!looksAhead(level))
        return 0;
    return std::max(2, static_cast<int>(std::lround(ofVeteran * secondsOf(level))));
}

int rolloutsOfVeteran(Level level, int rollouts)
{
    return looksAhead(level) ? static_cast<int>(std::lround(rollouts / secondsOf(level))) : 0;
}

std::unique_ptr<ComputerPlayer> computerPlayer(const Opponent &opponent,
                                               const Frozen<Setting> &setting, std::uint64_t seed,
                                               Thinking thinking)
{
    Style style = styleOf(opponent.temper);
    style.weights = opponent.level == Level::First ? kFirstWeights : opponent.weights;
    switch (opponent.level) {
    case Level::Random:
        return std::make_unique<mind::RandomPlayer<Assault>>(seed);
    case Level::Recruit:
        style.caution = 0;
        return std::make_unique<Regular>(setting, seed, style, kRecruitsLook);
    case Level::First:
    case Level::Regular:
        return std::make_unique<Regular>(setting, seed, style);
    case Level::Hardened:
    case Level::Veteran:
    case Level::Elite:
        break;
    }
    thinking.seconds = thinking.now ? secondsOf(opponent.level) : 0;
    return std::make_unique<Searcher>(setting, seed, std::move(thinking), style);
}

} // namespace hexwerk::assault
