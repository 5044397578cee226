// How a part of a card becomes a CardProperty.
#pragma once

#include "core/files/picture.h"
#include "editor/assault/library/card_property.h"
#include "editor/assault/models/property_fields.h"

#include <utility>

namespace hexwerk::assault::ui {

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

// A pool as the letters of its dice.
template<typename Card, typename Get, typename Set>
CardProperty dice(std::string key, const char *label, Get get, Set set)
{
    CardProperty p;
    p.key = std::move(key);
    p.label = label;
    p.kind = FieldKind::Dice;
    p.most = 32; // a file takes no more
    p.get = [get](const AnyCard &card) {
        return PropertyValue(toString(get(std::get<Card>(card))));
    };
    p.set = [set](AnyCard &card, const PropertyValue &value) {
        const auto *letters = std::get_if<std::string>(&value);
        if (const auto pool = letters ? poolFromString(*letters) : std::nullopt)
            set(std::get<Card>(card), *pool);
    };
    return p;
}

// An empty text is a key left out.
inline CardProperty mayBeEmpty(CardProperty p)
{
    p.optional = true;
    p.get = [get = std::move(p.get)](const AnyCard &card) {
        const PropertyValue value = get(card);
        const auto *text = std::get_if<std::string>(&value);
        return text && text->empty() ? PropertyValue() : value;
    };
    p.set = [set = std::move(p.set)](AnyCard &card, const PropertyValue &value) {
        const bool none = std::holds_alternative<std::monostate>(value);
        set(card, none ? PropertyValue(std::string()) : value);
    };
    return p;
}

// A name that no picture may have is not taken.
template<typename Card>
CardProperty cardPicture()
{
    CardProperty p = mayBeEmpty(
        cardProperty("picture", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Picture"),
                     FieldKind::Picture, &Card::picture));
    p.set = [set = std::move(p.set)](AnyCard &card, const PropertyValue &value) {
        const auto *name = std::get_if<std::string>(&value);
        if (!name || name->empty() || isPictureName(*name))
            set(card, value);
    };
    return p;
}

std::vector<CardProperty> unitCardProperties();
std::vector<CardProperty> formationCardProperties();
std::vector<CardProperty> commandCardProperties();
std::vector<CardProperty> supportCardProperties();

} // namespace hexwerk::assault::ui
