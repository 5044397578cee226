#include "editor/assault/library/card_property_fields.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::assault::ui {

using C = CommandCard;

template<typename Card>
static CardProperty atSpecialTime(CardProperty p)
{
    return where(std::move(p), [](const AnyCard &card) {
        return std::get<Card>(card).time == ActivationTime::Special;
    });
}

// What a card of each kind that is played says of its time and its effect.
template<typename Card>
static CardProperty timing()
{
    return atSpecialTime<Card>(cardProperty(
        "timing", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "When, in words"),
        FieldKind::LocalLine, &Card::timing));
}

template<typename Card>
static std::vector<CardProperty> whatItDoes()
{
    return {
        marked(cardProperty("effects",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Effects"),
                            FieldKind::Effects, &Card::effects)),
        marked(cardProperty("text",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "By players"),
                            FieldKind::LocalPage, &Card::text)),
        cardPicture<Card>(),
    };
}

// No nation: for both sides.
template<typename Card>
static CardProperty nationOrBoth()
{
    return mayBeEmpty(among(
        cardProperty("nation", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Nation"),
                     FieldKind::Choice, &Card::nation),
        Choices::Nations));
}

template<typename Card>
static std::vector<CardProperty> title()
{
    return {
        cardProperty("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                     FieldKind::Line, &Card::id),
        cardProperty("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                     FieldKind::LocalLine, &Card::name),
        nationOrBoth<Card>(),
    };
}

template<typename Card>
static CardProperty timeOfPlay(const char *label)
{
    return marked(among(cardProperty("time", label, FieldKind::Choice, &Card::time),
                        Choices::ActivationTimes));
}

// [R4.9.1a] None is ticked: it is for all types.
static CardProperty types()
{
    CardProperty p;
    p.key = "types";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "For unit types");
    p.kind = FieldKind::Checks;
    p.choices = Choices::UnitTypes;
    p.get = [](const AnyCard &card) {
        std::vector<std::string> names;
        for (const UnitType type : std::get<C>(card).types)
            names.emplace_back(toString(type));
        return PropertyValue(names);
    };
    p.set = [](AnyCard &card, const PropertyValue &value) {
        const auto *names = std::get_if<std::vector<std::string>>(&value);
        if (!names)
            return;
        std::vector<UnitType> types;
        for (const std::string &name : *names)
            if (const auto type = unitTypeFromString(name))
                types.push_back(*type);
        std::sort(types.begin(), types.end());
        std::get<C>(card).types = std::move(types);
    };
    return marked(std::move(p));
}

static void append(std::vector<CardProperty> &all, std::vector<CardProperty> part)
{
    all.insert(all.end(), std::make_move_iterator(part.begin()),
               std::make_move_iterator(part.end()));
}

std::vector<CardProperty> commandCardProperties()
{
    std::vector<CardProperty> all = title<C>();
    all.push_back(marked(cardProperty(
        "category", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Category"),
        FieldKind::LocalLine, &C::category)));
    all.push_back(timeOfPlay<C>(
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Time of activation")));
    all.push_back(timing<C>());
    all.push_back(atSpecialTime<C>(among(
        cardProperty("moment", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "When"),
                     FieldKind::Choice, &C::moment),
        Choices::SpecialMoments)));
    all.push_back(types());
    append(all, whatItDoes<C>());
    return all;
}

using S = SupportCard;

static CardProperty ofKind(SupportKind kind, CardProperty p)
{
    return where(marked(std::move(p)),
                 [kind](const AnyCard &card) { return std::get<S>(card).kind == kind; });
}

static CardProperty pool(std::string key, const char *label, Pool S::*member)
{
    return dice<S>(
        std::move(key), label, [member](const S &card) { return card.*member; },
        [member](S &card, const Pool &pool) { card.*member = pool; });
}

// No die is nothing.
static CardProperty die(std::string key, const char *label, std::optional<Die> S::*member)
{
    CardProperty p = dice<S>(
        std::move(key), label,
        [member](const S &card) { return card.*member ? Pool().add(*(card.*member)) : Pool(); },
        [member](S &card, const Pool &pool) { card.*member = pool.strongest(); });
    p.most = 1;
    return p;
}

// What the other kind alone has goes when the kind changes.
static void fitToKind(AnyCard &any)
{
    auto &card = std::get<S>(any);
    if (card.kind == SupportKind::Artillery)
        return card.defence.reset();
    for (Pool *pool : {&card.suppressiveFire, &card.fireForEffect, &card.bombardment, &card.smoke,
                       &card.secondary})
        *pool = {};
    card.hexes = S().hexes;
    card.inLine = false;
}

static std::vector<CardProperty> fireOfSupport()
{
    using enum SupportKind;
    return {
        marked(pool("attack", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Attack"),
                    &S::attack)),
        ofKind(Air,
               die("defence", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence"),
                   &S::defence)),
        ofKind(Artillery,
               pool("suppressive_fire",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Suppressive fire"),
                    &S::suppressiveFire)),
        ofKind(Artillery,
               pool("fire_for_effect",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Fire for effect"),
                    &S::fireForEffect)),
        ofKind(Artillery,
               pool("bombardment",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Bombardment"),
                    &S::bombardment)),
        ofKind(Artillery,
               pool("smoke",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Smoke screen"),
                    &S::smoke)),
        ofKind(Artillery,
               number(cardProperty(
                          "hexes",
                          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes hit"),
                          FieldKind::Number, &S::hexes),
                      1, 19)),
        ofKind(Artillery, cardProperty("in_line",
                                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                         "Hexes in a line"),
                                       FieldKind::Flag, &S::inLine)),
        ofKind(Artillery, pool("secondary",
                               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                 "Against secondary hexes"),
                               &S::secondary)),
        marked(die("blast", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast"),
                   &S::blast)),
        marked(number(cardProperty("second",
                                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                     "Accuracy of a second attack"),
                                   FieldKind::Number, &S::second),
                      -6, 6)),
    };
}

std::vector<CardProperty> supportCardProperties()
{
    std::vector<CardProperty> all = title<S>();
    all.push_back(andThen(
        among(cardProperty("kind", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kind"),
                           FieldKind::Choice, &S::kind),
              Choices::SupportKinds),
        fitToKind));
    all.push_back(timeOfPlay<S>(
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Activation or arrival")));
    all.push_back(timing<S>());
    append(all, fireOfSupport());
    append(all, whatItDoes<S>());
    return all;
}

} // namespace hexwerk::assault::ui
