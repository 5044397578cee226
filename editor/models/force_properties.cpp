#include "editor/models/property_fields.h"

namespace hexwerk::editor {

static std::vector<Property> places()
{
    using M = MineAllotment;
    return {
        among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &M::side),
              Choices::Sides),
        number(property("anti_personnel", HW_PROPERTY_TEXT("Anti-personnel"), FieldKind::Number,
                        &M::antiPersonnel),
               0, 99),
        number(
            property("anti_tank", HW_PROPERTY_TEXT("Anti-tank"), FieldKind::Number, &M::antiTank),
            0, 99),
        explained(among(property("zones", HW_PROPERTY_TEXT("Zones"), FieldKind::Names, &M::zones),
                        Choices::Zones),
                  HW_PROPERTY_TEXT("Where the player may lay them at set-up.")),
        property("id", HW_PROPERTY_TEXT("Id"), FieldKind::Line, &Zone::id),
        mayBeEmpty(among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &Zone::side),
                         Choices::Sides)),
        among(property("purpose", HW_PROPERTY_TEXT("Purpose"), FieldKind::Choice, &Zone::purpose),
              Choices::Purposes),
        property("hexes", HW_PROPERTY_TEXT("Hexes"), FieldKind::Hexes, &Zone::hexes),
        property("id", HW_PROPERTY_TEXT("Id"), FieldKind::Line, &Objective::id),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &Objective::hex),
        property("name", HW_PROPERTY_TEXT("Name"), FieldKind::LocalLine, &Objective::name),
        explained(mayBeEmpty(among(property("holder", HW_PROPERTY_TEXT("Holder"), FieldKind::Choice,
                                            &Objective::holder),
                                   Choices::Sides)),
                  HW_PROPERTY_TEXT("Without it: the side in whose set-up area it lies.")),
    };
}

static std::vector<Property> sides()
{
    using F = FormationChoice;
    using A = AdditionalForce;
    return {
        property("id", HW_PROPERTY_TEXT("Id"), FieldKind::Line, &SideSpec::id),
        property("name", HW_PROPERTY_TEXT("Name"), FieldKind::LocalLine, &SideSpec::name),
        property("colour", HW_PROPERTY_TEXT("Colour"), FieldKind::Colour, &SideSpec::colour),
        number(
            property("players", HW_PROPERTY_TEXT("Players"), FieldKind::Number, &SideSpec::players),
            1, 8),
        among(property("type", HW_PROPERTY_TEXT("Type"), FieldKind::Choice, &F::type),
              Choices::UnitTypes),
        number(property("count", HW_PROPERTY_TEXT("Count"), FieldKind::Number, &F::count), 1, 99),
        among(property("method", HW_PROPERTY_TEXT("Chosen by"), FieldKind::Choice, &F::method),
              Choices::Methods),
        explained(property("from", HW_PROPERTY_TEXT("From"), FieldKind::Names, &F::from),
                  HW_PROPERTY_TEXT("Ids of formations, separated by commas; none: all.")),
        among(property("type", HW_PROPERTY_TEXT("Type"), FieldKind::Choice, &A::type),
              Choices::UnitTypes),
        among(property("class", HW_PROPERTY_TEXT("Class"), FieldKind::Choice, &A::unitClass),
              Choices::UnitClasses),
        number(property("count", HW_PROPERTY_TEXT("Count"), FieldKind::Number, &A::count), 1, 99),
    };
}

static bool hasFacing(const Scenario &scenario, const Library &library, ItemRef ref)
{
    const UnitSpec &unit = itemIn<UnitSpec>(scenario, ref);
    const UnitCard *card = library.cards.unit(unit.card);
    return unit.facing.has_value() || !card || card->type != UnitType::Infantry;
}

// A unit is in one place: a new one takes the others away.
template<typename Member>
static Property place(std::string key, const char *label, FieldKind kind, Member member)
{
    Property p = property(std::move(key), label, kind, member);
    const auto set = std::move(p.set);
    p.set = [set](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        if (!std::holds_alternative<std::monostate>(value)) {
            UnitSpec &unit = itemIn<UnitSpec>(scenario, ref);
            unit.at.reset();
            unit.zone.reset();
            unit.on.reset();
        }
        set(scenario, ref, value);
    };
    return p;
}

static std::vector<Property> units()
{
    using U = UnitSpec;
    Property facing = explained(
        number(property("facing", HW_PROPERTY_TEXT("Facing"), FieldKind::Number, &U::facing), 0, 5),
        HW_PROPERTY_TEXT("The corner it looks to: 0 between north and north-east, then "
                         "clockwise."));
    facing.applies = hasFacing;
    return {
        property("id", HW_PROPERTY_TEXT("Id"), FieldKind::Line, &U::id),
        among(property("card", HW_PROPERTY_TEXT("Card"), FieldKind::Choice, &U::card),
              Choices::Cards),
        among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &U::side),
              Choices::Sides),
        place("at", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &U::at),
        explained(among(place("zone", HW_PROPERTY_TEXT("Zone"), FieldKind::Choice, &U::zone),
                        Choices::Zones),
                  HW_PROPERTY_TEXT("Its player sets it up somewhere in this zone.")),
        explained(among(place("on", HW_PROPERTY_TEXT("Carried by"), FieldKind::Choice, &U::on),
                        Choices::Units),
                  HW_PROPERTY_TEXT("The vehicle that it rides on.")),
        std::move(facing),
        number(property("player", HW_PROPERTY_TEXT("Player"), FieldKind::Number, &U::player), 1, 8),
        among(property("experience", HW_PROPERTY_TEXT("Experience"), FieldKind::Choice,
                       &U::experience),
              Choices::Experiences),
        number(property("damage", HW_PROPERTY_TEXT("Damage"), FieldKind::Number, &U::damage), 0,
               99),
        property("half", HW_PROPERTY_TEXT("At half strength"), FieldKind::Flag, &U::half),
        property("activated", HW_PROPERTY_TEXT("Has acted this turn"), FieldKind::Flag,
                 &U::activated),
        among(property("markers", HW_PROPERTY_TEXT("Markers"), FieldKind::Names, &U::markers),
              Choices::Markers),
    };
}

std::vector<Property> forceProperties()
{
    std::vector<Property> all = places();
    for (std::vector<Property> &part : std::array{sides(), units()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::editor
