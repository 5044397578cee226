#include "editor/assault/models/property_fields.h"

namespace hexwerk::assault::ui {

static std::vector<Property> places()
{
    using M = MineAllotment;
    return {
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &M::side),
              Choices::Sides),
        number(property("anti_personnel",
                        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Anti-personnel"),
                        FieldKind::Number, &M::antiPersonnel),
               0, 99),
        number(property("anti_tank",
                        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Anti-tank"),
                        FieldKind::Number, &M::antiTank),
               0, 99),
        explained(among(property("zones",
                                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Zones"),
                                 FieldKind::Names, &M::zones),
                        Choices::Zones),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "Where the player may lay them during set-up.")),
        property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                 FieldKind::Line, &Zone::id),
        property("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                 FieldKind::LocalLine, &Zone::name),
        mayBeEmpty(
            among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                           FieldKind::Choice, &Zone::side),
                  Choices::Sides)),
        among(property("purpose",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Purpose"),
                       FieldKind::Choice, &Zone::purpose),
              Choices::Purposes),
        property("hexes", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes"),
                 FieldKind::Hexes, &Zone::hexes),
        property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                 FieldKind::Line, &Objective::id),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &Objective::hex),
        property("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                 FieldKind::LocalLine, &Objective::name),
        explained(mayBeEmpty(among(
                      property("holder",
                               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Holder"),
                               FieldKind::Choice, &Objective::holder),
                      Choices::Sides)),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "If empty: the side whose set-up area contains it.")),
    };
}

static std::vector<Property> sides()
{
    using F = FormationChoice;
    using A = AdditionalForce;
    return {
        property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                 FieldKind::Line, &SideSpec::id),
        property("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                 FieldKind::LocalLine, &SideSpec::name),
        property("colour", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Colour"),
                 FieldKind::Colour, &SideSpec::colour),
        number(property("players",
                        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Players"),
                        FieldKind::Number, &SideSpec::players),
               1, 9),
        explained(
            number(
                property("command_points",
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Command points"),
                         FieldKind::Number, &SideSpec::commandPoints),
                0, 99),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Those of the units that are listed here; formation cards bring "
                              "their own.")),
        explained(among(property("nations",
                                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Nations"),
                                 FieldKind::Names, &SideSpec::nations),
                        Choices::Nations),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "The nations whose cards it may choose from; none: all.")),
        explained(
            number(property("hand", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hand"),
                            FieldKind::Number, &SideSpec::hand),
                   1, 10),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The side draws up to this many command cards each turn.")),
        explained(
            among(property("deck", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Deck"),
                           FieldKind::Names, &SideSpec::deck),
                  Choices::DeckCards),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Ids of command and support cards, separated by commas; if "
                              "empty: all command cards of its nations.")),
        among(property("type", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Type"),
                       FieldKind::Choice, &F::type),
              Choices::UnitTypes),
        number(property("count", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                        FieldKind::Number, &F::count),
               1, 99),
        among(property("method",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Chosen by"),
                       FieldKind::Choice, &F::method),
              Choices::Methods),
        explained(
            among(property("from", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "From"),
                           FieldKind::Names, &F::from),
                  Choices::FormationCards),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Ids of formations, separated by commas; if empty: all.")),
        among(property("type", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Type"),
                       FieldKind::Choice, &A::type),
              Choices::UnitTypes),
        among(property("class", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Class"),
                       FieldKind::Choice, &A::unitClass),
              Choices::UnitClasses),
        number(property("count", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                        FieldKind::Number, &A::count),
               1, 99),
    };
}

static bool hasFacing(const Scenario &scenario, const DataStore &library, ItemRef ref)
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
        number(property("facing", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Facing"),
                        FieldKind::Facing, &U::facing),
               0, 5),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "The vertex it faces."));
    facing.applies = hasFacing;
    return {
        property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                 FieldKind::Line, &U::id),
        explained(property("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                           FieldKind::LocalLine, &U::name),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "Shown instead of the name of its card.")),
        among(property("card", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Card"),
                       FieldKind::Choice, &U::card),
              Choices::Cards),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &U::side),
              Choices::Sides),
        place("at", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"), FieldKind::Hex,
              &U::at),
        explained(
            among(place("zone", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Zone"),
                        FieldKind::Choice, &U::zone),
                  Choices::Zones),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The player sets it up somewhere in this zone.")),
        explained(
            among(place("on", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Carried by"),
                        FieldKind::Choice, &U::on),
                  Choices::Vehicles),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The vehicle that carries it.")),
        std::move(facing),
        number(property("player", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Player"),
                        FieldKind::Number, &U::player),
               1, 8),
        among(property("experience",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Experience"),
                       FieldKind::Choice, &U::experience),
              Choices::Experiences),
        number(property("damage", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Damage"),
                        FieldKind::Number, &U::damage),
               0, 99),
        property("half",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At half strength"),
                 FieldKind::Flag, &U::half),
        property("activated",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Has acted this turn"),
                 FieldKind::Flag, &U::activated),
        among(property("markers",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Markers"),
                       FieldKind::Names, &U::markers),
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

} // namespace hexwerk::assault::ui
