#include "core/assault/cards/command_card.h"

#include "core/base/enum_names.h"

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kTakes = {"nothing"sv, "amount"sv, "dice"sv, "ability"sv};

std::string_view toString(EffectTakes takes)
{
    return kTakes[static_cast<std::size_t>(takes)];
}

static constexpr std::array kTargets = {"none"sv, "own"sv, "enemy"sv, "hex"sv};

std::string_view toString(EffectTarget target)
{
    return kTargets[static_cast<std::size_t>(target)];
}

static constexpr std::array kUntils = {"now"sv, "action"sv, "once"sv, "turn"sv};

std::string_view toString(EffectUntil until)
{
    return kUntils[static_cast<std::size_t>(until)];
}

static constexpr std::array kTimes = {"anytime"sv, "planning"sv,     "support"sv,
                                      "action"sv,  "organization"sv, "before_activation"sv,
                                      "special"sv};

std::string_view toString(ActivationTime time)
{
    return kTimes[static_cast<std::size_t>(time)];
}

std::optional<ActivationTime> activationTimeFromString(std::string_view name)
{
    return enumFromString<ActivationTime>(kTimes, name);
}

static constexpr std::array kMoments = {"effects"sv,      "enemy_attack"sv, "spotting"sv,
                                        "close_combat"sv, "overrun"sv,      "initiative"sv,
                                        "enemy_card"sv};

std::string_view toString(SpecialMoment moment)
{
    return kMoments[static_cast<std::size_t>(moment)];
}

std::optional<SpecialMoment> specialMomentFromString(std::string_view name)
{
    return enumFromString<SpecialMoment>(kMoments, name);
}

} // namespace hexwerk::assault
