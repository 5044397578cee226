#include "core/assault/scenario/scenario.h"

#include "core/base/enum_names.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kPurposes = {"setup"sv, "entry"sv, "mines"sv, "victory"sv};
static constexpr std::array kMethods = {"choose"sv, "draw_double"sv, "random"sv};
static constexpr std::array kExperiences = {"recruit"sv, "regular"sv, "hardened"sv, "veteran"sv,
                                            "elite"sv};
static constexpr std::array kEffects = {"wins"sv, "loses"sv, "message"sv};
static constexpr std::array kTriggers = {"unit_eliminated"sv, "unit_damaged"sv, "objective_taken"sv,
                                         "objective_held"sv,  "turn_end"sv,     "unit_left_map"sv,
                                         "zone_entered"sv};
static constexpr std::array kEffectKindNames = {"track"sv,     "spawn"sv, "remove"sv, "terrain"sv,
                                                "objective"sv, "end"sv,   "say"sv};

std::string_view toString(ZonePurpose purpose)
{
    return kPurposes[static_cast<std::size_t>(purpose)];
}

std::optional<ZonePurpose> zonePurposeFromString(std::string_view name)
{
    return enumFromString<ZonePurpose>(kPurposes, name);
}

std::string_view toString(FormationMethod method)
{
    return kMethods[static_cast<std::size_t>(method)];
}

std::optional<FormationMethod> formationMethodFromString(std::string_view name)
{
    return enumFromString<FormationMethod>(kMethods, name);
}

std::string_view toString(Experience experience)
{
    return kExperiences[static_cast<std::size_t>(experience)];
}

std::optional<Experience> experienceFromString(std::string_view name)
{
    return enumFromString<Experience>(kExperiences, name);
}

std::string_view toString(ThresholdEffect effect)
{
    return kEffects[static_cast<std::size_t>(effect)];
}

std::optional<ThresholdEffect> thresholdEffectFromString(std::string_view name)
{
    return enumFromString<ThresholdEffect>(kEffects, name);
}

std::string_view toString(TriggerEvent event)
{
    return kTriggers[static_cast<std::size_t>(event)];
}

std::optional<TriggerEvent> triggerEventFromString(std::string_view name)
{
    return enumFromString<TriggerEvent>(kTriggers, name);
}

std::string_view toString(EffectKind kind)
{
    return kEffectKindNames[static_cast<std::size_t>(kind)];
}

std::optional<EffectKind> effectKindFromString(std::string_view name)
{
    return enumFromString<EffectKind>(kEffectKindNames, name);
}

bool needsZone(TriggerEvent event)
{
    return event == TriggerEvent::ZoneEntered;
}

bool needsObjective(TriggerEvent event)
{
    return event == TriggerEvent::ObjectiveTaken || event == TriggerEvent::ObjectiveHeld;
}

} // namespace hexwerk::assault
