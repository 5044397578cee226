// How a part of a card becomes a CardProperty.
#pragma once

#include "editor/library/card_property.h"
#include "editor/models/property_fields.h"

#include <utility>

namespace hexwerk::editor {

// A property whose value `reach(card)` refers to.
template<typename Card, typename Reach>
CardProperty cardProperty(std::string key, const char *label, FieldKind kind, Reach reach)
{
    using Value = std::remove_cvref_t<decltype(reach(std::declval<Card &>()))>;
    CardProperty p;
    p.key = std::move(key);
    p.label = label;
    p.kind = kind;
    p.optional = OptionalOf<Value>::value;
    p.get = [reach](const AnyCard &card) { return toValue<Value>(reach(std::get<Card>(card))); };
    p.set = [reach](AnyCard &card, const PropertyValue &value) {
        fromValue<Value>(reach(std::get<Card>(card)), value);
    };
    return p;
}

template<typename Card, typename Value>
CardProperty cardProperty(std::string key, const char *label, FieldKind kind, Value Card::*member)
{
    return cardProperty<Card>(
        std::move(key), label, kind, [member](auto &card) -> auto & { return card.*member; });
}

inline CardProperty marked(CardProperty p, std::string key = {})
{
    p.markKey = key.empty() ? p.key : std::move(key);
    return p;
}

inline CardProperty where(CardProperty p, std::function<bool(const AnyCard &)> applies)
{
    p.applies = std::move(applies);
    return p;
}

// Does more when it is set.
inline CardProperty andThen(CardProperty p, std::function<void(AnyCard &)> more)
{
    p.set = [set = std::move(p.set), more = std::move(more)](AnyCard &card,
                                                             const PropertyValue &value) {
        set(card, value);
        more(card);
    };
    return p;
}

std::vector<CardProperty> unitCardProperties();
std::vector<CardProperty> formationCardProperties();

} // namespace hexwerk::editor
