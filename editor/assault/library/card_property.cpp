#include "editor/assault/library/card_property.h"

#include "editor/assault/library/card_property_fields.h"

#include <array>

namespace hexwerk::assault::ui {

const std::vector<CardProperty> &cardProperties(CardKind kind)
{
    static const std::array<std::vector<CardProperty>, kCardKinds> kAll = {
        unitCardProperties(), formationCardProperties(), commandCardProperties(),
        supportCardProperties()};
    return kAll[static_cast<std::size_t>(kind)];
}

const CardProperty *findProperty(CardKind kind, std::string_view key)
{
    for (const CardProperty &property : cardProperties(kind))
        if (property.key == key)
            return &property;
    return nullptr;
}

} // namespace hexwerk::assault::ui
