// Every key of a card's file that the window can set, as data: one CardProperty a key.
#pragma once

#include "core/assault/cards/any_card.h"
#include "editor/assault/models/property.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

struct CardProperty : FieldSpec
{
    std::string markKey = {}; // under which the marks of a card have it; empty: it has none
    std::function<PropertyValue(const AnyCard &)> get;
    // Values of another type than get() gives are not for it.
    std::function<void(AnyCard &, const PropertyValue &)> set;
    // Whether such a card has the key: a turret is for vehicles. Empty: always.
    std::function<bool(const AnyCard &)> applies = {};
};

// In the order of the form.
const std::vector<CardProperty> &cardProperties(CardKind kind);
// Null for a key that such cards have not.
const CardProperty *findProperty(CardKind kind, std::string_view key);

} // namespace hexwerk::assault::ui
