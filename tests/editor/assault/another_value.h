// For every field a value that it has not yet.
#pragma once

#include "editor/assault/models/choices.h"
#include "editor/assault/models/property.h"
#include "tests/editor/assault/sample.h"

namespace hexwerk::assault::ui {

// A value of the same type that is not `value`, within the field's range.
inline PropertyValue anotherValue(const FieldSpec &property, const PropertyValue &value,
                                  const Scenario &scenario, const DataStore &library)
{
    switch (property.kind) {
    case FieldKind::Flag:
        return value != PropertyValue(true);
    case FieldKind::Number:
    case FieldKind::Facing:
    case FieldKind::NumberOrWord:
        return value == PropertyValue(property.least) ? property.least + property.step
                                                      : property.least;
    case FieldKind::Line:
        return std::string(property.key.ends_with("picture") ? "changed.png" : "changed");
    case FieldKind::Picture:
        return std::string("changed.png");
    case FieldKind::Colour:
        return std::string("changed");
    case FieldKind::Choice:
        for (const std::string &id : choiceIds(property.choices, scenario, library))
            if (value != PropertyValue(id))
                return id;
        return std::string("changed");
    case FieldKind::LocalLine:
    case FieldKind::LocalPage:
        return LocalText{{"en", "Other"}, {"de", "Anders"}};
    case FieldKind::Hex:
        return hexNamed("J10");
    case FieldKind::Hexes:
        return std::vector{hexNamed("J10"), hexNamed("J11")};
    case FieldKind::Names:
        return property.key.ends_with("points")
                   ? std::vector<std::string>{"A1 1 1", "E1 90 1", "A5 1 -90"}
                   : std::vector<std::string>{"one", "two"};
    case FieldKind::Crop:
        return Crop{hexNamed("C1"), hexNamed("D2")};
    case FieldKind::Term:
        return Term{TermKind::Turn, "", "", 3, {}};
    case FieldKind::Dice:
        return std::string(value == PropertyValue(std::string("R")) ? "G" : "R");
    case FieldKind::Face:
        return std::string(value == PropertyValue(std::string("X")) ? "DD" : "X");
    case FieldKind::Bands:
        return std::vector{RangeBand{2, 5, *poolFromString("RG")}};
    case FieldKind::CardUnits:
        return std::vector{FormationUnits{"ger.rifles43", 2}};
    case FieldKind::CardList: // with one that the library does not have
        return std::vector<std::string>{"us.a36_dive", "us.gone", "us.gone"};
    case FieldKind::Checks:
        return std::vector<std::string>{property.choices == Choices::UnitTypes ? "vehicle"
                                                                               : "smoke"};
    case FieldKind::Effects:
        return std::vector{CardEffect{"spotting", 1, {}, {}}};
    }
    return {};
}

} // namespace hexwerk::assault::ui
