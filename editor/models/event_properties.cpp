#include "editor/models/property_fields.h"

namespace hexwerk::editor {

using R = Reinforcement;

static std::string contentOf(const R &reinforcement)
{
    return reinforcement.formation    ? "formation"
           : reinforcement.additional ? "additional"
                                      : "units";
}

// One of units, formation and additional: a choice of its own, since the file has no key for it.
static Property content()
{
    Property p;
    p.table = Table::Reinforcement;
    p.key = "content";
    p.label = HW_PROPERTY_TEXT("What arrives");
    p.kind = FieldKind::Choice;
    p.choices = Choices::Contents;
    p.get = [](const Scenario &scenario, ItemRef ref) {
        return PropertyValue(contentOf(itemIn<R>(scenario, ref)));
    };
    p.set = [](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        R &reinforcement = itemIn<R>(scenario, ref);
        const auto *name = std::get_if<std::string>(&value);
        if (!name || *name == contentOf(reinforcement))
            return;
        reinforcement.units.clear();
        reinforcement.formation.reset();
        reinforcement.additional.reset();
        if (*name == "formation")
            reinforcement.formation.emplace();
        else if (*name == "additional")
            reinforcement.additional.emplace();
    };
    return p;
}

// A key of a part that only some reinforcements have.
template<typename Part, typename Value>
static Property partOf(std::optional<Part> R::*part, std::string key, const char *label,
                       FieldKind kind, Value Part::*member)
{
    Property p;
    p.table = Table::Reinforcement;
    p.key = std::move(key);
    p.label = label;
    p.kind = kind;
    p.applies = [part](const Scenario &scenario, const Library &, ItemRef ref) {
        return (itemIn<R>(scenario, ref).*part).has_value();
    };
    p.get = [part, member](const Scenario &scenario, ItemRef ref) {
        const auto &held = itemIn<R>(scenario, ref).*part;
        return held ? toValue<Value>((*held).*member) : PropertyValue();
    };
    p.set = [part, member](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        if (auto &held = itemIn<R>(scenario, ref).*part)
            fromValue<Value>((*held).*member, value);
    };
    return p;
}

static std::vector<Property> reinforcements()
{
    using F = FormationChoice;
    using A = AdditionalForce;
    return {
        number(property("turn", HW_PROPERTY_TEXT("Turn"), FieldKind::Number, &R::turn), 1, 99),
        among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &R::side),
              Choices::Sides),
        among(property("zone", HW_PROPERTY_TEXT("Entry zone"), FieldKind::Choice, &R::zone),
              Choices::Zones),
        content(),
        among(partOf(&R::formation, "formation.type", HW_PROPERTY_TEXT("Type"), FieldKind::Choice,
                     &F::type),
              Choices::UnitTypes),
        number(partOf(&R::formation, "formation.count", HW_PROPERTY_TEXT("Count"),
                      FieldKind::Number, &F::count),
               1, 99),
        among(partOf(&R::formation, "formation.method", HW_PROPERTY_TEXT("Chosen by"),
                     FieldKind::Choice, &F::method),
              Choices::Methods),
        partOf(&R::formation, "formation.from", HW_PROPERTY_TEXT("From"), FieldKind::Names,
               &F::from),
        among(partOf(&R::additional, "additional.type", HW_PROPERTY_TEXT("Type"), FieldKind::Choice,
                     &A::type),
              Choices::UnitTypes),
        among(partOf(&R::additional, "additional.class", HW_PROPERTY_TEXT("Class"),
                     FieldKind::Choice, &A::unitClass),
              Choices::UnitClasses),
        number(partOf(&R::additional, "additional.count", HW_PROPERTY_TEXT("Count"),
                      FieldKind::Number, &A::count),
               1, 99),
        among(property("card", HW_PROPERTY_TEXT("Card"), FieldKind::Choice,
                       &ReinforcementUnits::card),
              Choices::Cards),
        number(property("count", HW_PROPERTY_TEXT("Count"), FieldKind::Number,
                        &ReinforcementUnits::count),
               1, 99),
    };
}

static std::vector<Property> tracks()
{
    return {
        property("id", HW_PROPERTY_TEXT("Id"), FieldKind::Line, &Track::id),
        property("name", HW_PROPERTY_TEXT("Name"), FieldKind::LocalLine, &Track::name),
        among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &Track::side),
              Choices::Sides),
        number(property("min", HW_PROPERTY_TEXT("Lowest"), FieldKind::Number, &Track::min), -999,
               999),
        number(property("max", HW_PROPERTY_TEXT("Highest"), FieldKind::Number, &Track::max), -999,
               999),
        number(
            property("start", HW_PROPERTY_TEXT("At the start"), FieldKind::Number, &Track::start),
            -999, 999),
        number(property("at", HW_PROPERTY_TEXT("At"), FieldKind::Number, &Threshold::at), -999,
               999),
        among(property("effect", HW_PROPERTY_TEXT("Effect"), FieldKind::Choice, &Threshold::effect),
              Choices::ThresholdEffects),
        explained(mayBeEmpty(among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice,
                                            &Threshold::side),
                                   Choices::Sides)),
                  HW_PROPERTY_TEXT("Without it: the side of the track.")),
        property("text", HW_PROPERTY_TEXT("Text"), FieldKind::LocalLine, &Threshold::text),
    };
}

static std::vector<Property> triggers()
{
    return {
        among(property("on", HW_PROPERTY_TEXT("When"), FieldKind::Choice, &Trigger::on),
              Choices::TriggerEvents),
        mayBeEmpty(
            among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &Trigger::side),
                  Choices::Sides)),
        mayBeEmpty(
            among(property("unit", HW_PROPERTY_TEXT("Unit"), FieldKind::Choice, &Trigger::unit),
                  Choices::Units)),
        mayBeEmpty(
            among(property("zone", HW_PROPERTY_TEXT("Zone"), FieldKind::Choice, &Trigger::zone),
                  Choices::Zones)),
        mayBeEmpty(among(property("objective", HW_PROPERTY_TEXT("Objective"), FieldKind::Choice,
                                  &Trigger::objective),
                         Choices::Objectives)),
        property("once", HW_PROPERTY_TEXT("Only once"), FieldKind::Flag, &Trigger::once),
        property("if", HW_PROPERTY_TEXT("Only if"), FieldKind::Term, &Trigger::condition),
        among(
            property("track", HW_PROPERTY_TEXT("Track"), FieldKind::Choice, &TriggerEffect::track),
            Choices::Tracks),
        explained(among(number(property("add", HW_PROPERTY_TEXT("Add"), FieldKind::NumberOrWord,
                                        &TriggerEffect::add),
                               -99, 99),
                        Choices::TriggerAmounts),
                  HW_PROPERTY_TEXT("A number, or the strength or points of the unit.")),
        among(property("side", HW_PROPERTY_TEXT("Winner"), FieldKind::Choice, &Victory::side),
              Choices::Sides),
        among(property("check", HW_PROPERTY_TEXT("Looked at"), FieldKind::Choice, &Victory::check),
              Choices::VictoryChecks),
        property("term", HW_PROPERTY_TEXT("Condition"), FieldKind::Term, &Victory::term),
    };
}

std::vector<Property> eventProperties()
{
    std::vector<Property> all = reinforcements();
    for (std::vector<Property> &part : std::array{tracks(), triggers()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::editor
