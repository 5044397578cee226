// How a member of an item becomes a Property: conversions between plain values and PropertyValue.
#pragma once

#include <QtGlobal>

#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"
#include "editor/assault/models/property.h"

#include <type_traits>
#include <utility>

namespace hexwerk::assault::ui {

// The item at its place; it must be there.
template<typename T, typename AnyScenario>
auto &itemIn(AnyScenario &scenario, ItemRef ref)
{
    if constexpr (std::is_same_v<T, Scenario>)
        return scenario;
    else if constexpr (std::is_same_v<T, FormationChoice>)
        return scenario.sides.at(ref.index).formations.at(ref.nested);
    else if constexpr (std::is_same_v<T, AdditionalForce>)
        return scenario.sides.at(ref.index).additional.at(ref.nested);
    else if constexpr (std::is_same_v<T, ReinforcementUnits>)
        return scenario.reinforcements.at(ref.index).units.at(ref.nested);
    else if constexpr (std::is_same_v<T, Threshold>)
        return scenario.tracks.at(ref.index).thresholds.at(ref.nested);
    else if constexpr (std::is_same_v<T, TriggerEffect>)
        return scenario.triggers.at(ref.index).effects.at(ref.nested);
    else
        return listOf<T>(scenario).at(ref.index);
}

inline std::optional<Direction> parsed(std::string_view name, Direction)
{
    return directionFromString(name);
}
inline std::optional<OverlayKind> parsed(std::string_view name, OverlayKind)
{
    return overlayKindFromString(name);
}
inline std::optional<MineKind> parsed(std::string_view name, MineKind)
{
    return mineKindFromString(name);
}
inline std::optional<ZonePurpose> parsed(std::string_view name, ZonePurpose)
{
    return zonePurposeFromString(name);
}
inline std::optional<FormationMethod> parsed(std::string_view name, FormationMethod)
{
    return formationMethodFromString(name);
}
inline std::optional<UnitType> parsed(std::string_view name, UnitType)
{
    return unitTypeFromString(name);
}
inline std::optional<UnitClass> parsed(std::string_view name, UnitClass)
{
    return unitClassFromString(name);
}
inline std::optional<MovementType> parsed(std::string_view name, MovementType)
{
    return movementTypeFromString(name);
}
inline std::optional<ActivationTime> parsed(std::string_view name, ActivationTime)
{
    return activationTimeFromString(name);
}
inline std::optional<SpecialMoment> parsed(std::string_view name, SpecialMoment)
{
    return specialMomentFromString(name);
}
inline std::optional<SupportKind> parsed(std::string_view name, SupportKind)
{
    return supportKindFromString(name);
}
inline std::optional<Experience> parsed(std::string_view name, Experience)
{
    return experienceFromString(name);
}
inline std::optional<ThresholdEffect> parsed(std::string_view name, ThresholdEffect)
{
    return thresholdEffectFromString(name);
}
inline std::optional<TriggerEvent> parsed(std::string_view name, TriggerEvent)
{
    return triggerEventFromString(name);
}
inline std::optional<VictoryCheck> parsed(std::string_view name, VictoryCheck)
{
    return victoryCheckFromString(name);
}

template<typename T>
struct OptionalOf : std::false_type
{
};
template<typename T>
struct OptionalOf<std::optional<T>> : std::true_type
{
};

template<typename T>
struct IsKindId : std::false_type
{
};
template<typename Kind>
struct IsKindId<KindId<Kind>> : std::true_type
{
};

template<typename T>
PropertyValue toValue(const T &value)
{
    if constexpr (OptionalOf<T>::value)
        return value ? toValue(*value) : PropertyValue();
    else if constexpr (std::is_enum_v<T> || IsKindId<T>::value)
        return std::string(toString(value));
    else if constexpr (std::is_same_v<T, std::variant<int, std::string>>)
        return std::visit([](const auto &held) { return PropertyValue(held); }, value);
    else
        return value;
}

template<typename T>
void fromValue(T &target, const PropertyValue &value)
{
    if constexpr (OptionalOf<T>::value) {
        if (std::holds_alternative<std::monostate>(value))
            return target.reset();
        typename T::value_type inner{};
        fromValue(inner, value);
        target = std::move(inner);
    } else if constexpr (std::is_enum_v<T>) {
        if (const auto *name = std::get_if<std::string>(&value))
            target = parsed(*name, T{}).value_or(target);
    } else if constexpr (IsKindId<T>::value) {
        if (const auto *id = std::get_if<std::string>(&value))
            target = T(*id);
    } else if constexpr (std::is_same_v<T, std::variant<int, std::string>>) {
        if (const auto *number = std::get_if<int>(&value))
            target = *number;
        else if (const auto *word = std::get_if<std::string>(&value))
            target = *word;
    } else if (const auto *held = std::get_if<T>(&value)) {
        target = *held;
    }
}

template<typename T>
constexpr Table nestedOrOuterTable()
{
    if constexpr (std::is_same_v<T, Scenario>)
        return Table::Scenario;
    else if constexpr (std::is_same_v<T, FormationChoice>)
        return Table::Formation;
    else if constexpr (std::is_same_v<T, AdditionalForce>)
        return Table::Additional;
    else if constexpr (std::is_same_v<T, ReinforcementUnits>)
        return Table::ReinforcementUnits;
    else if constexpr (std::is_same_v<T, Threshold>)
        return Table::Threshold;
    else if constexpr (std::is_same_v<T, TriggerEffect>)
        return Table::Effect;
    else
        return tableOf<T>();
}

// A property whose value `reach(item)` refers to.
template<typename T, typename Reach>
Property property(std::string key, const char *label, FieldKind kind, Reach reach)
{
    using Value = std::remove_cvref_t<decltype(reach(std::declval<T &>()))>;
    Property p;
    p.table = nestedOrOuterTable<T>();
    p.key = std::move(key);
    p.label = label;
    p.kind = kind;
    p.optional = OptionalOf<Value>::value;
    p.get = [reach](const Scenario &scenario, ItemRef ref) {
        return toValue<Value>(reach(itemIn<T>(scenario, ref)));
    };
    p.set = [reach](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        fromValue<Value>(reach(itemIn<T>(scenario, ref)), value);
    };
    return p;
}

template<typename T, typename Value>
Property property(std::string key, const char *label, FieldKind kind, Value T::*member)
{
    return property<T>(
        std::move(key), label, kind, [member](auto &item) -> auto & { return item.*member; });
}

template<typename Spec>
Spec number(Spec p, int least, int most, int step = 1)
{
    p.least = least;
    p.most = most;
    p.step = step;
    return p;
}

template<typename Spec>
Spec among(Spec p, Choices choices)
{
    p.choices = choices;
    return p;
}

template<typename Spec>
Spec explained(Spec p, const char *help)
{
    p.help = help;
    return p;
}

// An empty text is a key left out.
inline Property mayBeEmpty(Property p)
{
    p.optional = true;
    const auto get = std::move(p.get);
    const auto set = std::move(p.set);
    p.get = [get](const Scenario &scenario, ItemRef ref) {
        const PropertyValue value = get(scenario, ref);
        const auto *text = std::get_if<std::string>(&value);
        return text && text->empty() ? PropertyValue() : value;
    };
    p.set = [set](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        const bool none = std::holds_alternative<std::monostate>(value);
        set(scenario, ref, none ? PropertyValue(std::string()) : value);
    };
    return p;
}

// The parts of the registry, one a file.
std::vector<Property> scenarioProperties();
std::vector<Property> pictureProperties();
std::vector<Property> optionProperties(const DataStore &library);
std::vector<Property> boardProperties();
std::vector<Property> forceProperties();
std::vector<Property> eventProperties();

} // namespace hexwerk::assault::ui
