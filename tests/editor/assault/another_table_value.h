// For every value of a table one that it has not yet, and that the tables may have.
#pragma once

#include "editor/assault/library/system_table.h"
#include "editor/assault/models/choices.h"

namespace hexwerk::assault::ui {

inline PropertyValue anotherTableValue(const TableColumn &column, const PropertyValue &value,
                                       const DataStore &library)
{
    const auto isText = [&](const char *text) { return value == PropertyValue(std::string(text)); };
    switch (column.kind) {
    case FieldKind::Flag:
        return value != PropertyValue(true);
    case FieldKind::Number:
    case FieldKind::NumberOrWord:
        return value == PropertyValue(column.least + 1) ? column.least + 2 : column.least + 1;
    case FieldKind::Dice:
        return std::string(isText("R") ? "G" : "R");
    case FieldKind::Face:
        return std::string(isText("X") ? "DD" : "X");
    case FieldKind::LocalLine:
        return LocalText{{"en", "Other"}, {"de", "Anders"}};
    case FieldKind::Checks:
        return value == PropertyValue(std::vector<std::string>{"vehicle"})
                   ? std::vector<std::string>{"infantry"}
                   : std::vector<std::string>{"vehicle"};
    default:
        for (const auto &[id, label] : column.words)
            if (!isText(id) && std::string_view(id) != "yellow" && std::string_view(id) != "black")
                return std::string(id);
        for (const std::string &id : choiceIds(column.choices, {}, library))
            if (!isText(id.c_str()))
                return id;
        return {};
    }
}

} // namespace hexwerk::assault::ui
