#include "editor/library/card_property_fields.h"

namespace hexwerk::editor {

using U = UnitCard;

static constexpr int kMostRange = 14; // [R4.2b]
static constexpr int kMostBands = 15; // one for each range

static U &unitIn(AnyCard &card)
{
    return std::get<U>(card);
}

static bool isVehicle(const AnyCard &card)
{
    return std::get<U>(card).type == UnitType::Vehicle;
}

static bool isNoVehicle(const AnyCard &card)
{
    return !isVehicle(card);
}

static bool hasBlast(const AnyCard &card)
{
    return std::get<U>(card).blast.has_value();
}

// What other types cannot have goes when the type changes.
static void fitToType(AnyCard &any)
{
    U &card = unitIn(any);
    if (card.type == UnitType::Vehicle) {
        if (card.movementType != MovementType::Track)
            card.movementType = MovementType::Mechanized;
        return;
    }
    card.movementType =
        card.type == UnitType::Infantry ? MovementType::Foot : MovementType::Artillery;
    card.defence.fill(Pool(card.defence[0]));
    card.turret = false;
    card.transport = 0;
    if (card.unitClass == UnitClass::Truck)
        card.unitClass = UnitClass::Standard;
}

static CardProperty areaDice(std::string key, const char *label, AreaOfImpact area)
{
    const auto place = static_cast<std::size_t>(area);
    return where(
        marked(dice<U>(
                   std::move(key), label, [place](const U &card) { return card.defence[place]; },
                   [place](U &card, const Pool &pool) { card.defence[place] = pool; }),
               "defence"),
        isVehicle);
}

static CardProperty bands(std::string key, const char *label, TargetRow row)
{
    return number(
        marked(cardProperty<U>(
            std::move(key), label, FieldKind::Bands,
            [row](auto &card) -> auto & { return card.bands[static_cast<std::size_t>(row)]; })),
        0, kMostBands);
}

static std::vector<CardProperty> what()
{
    return {
        cardProperty("id", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Id"),
                     FieldKind::Line, &U::id),
        cardProperty("name", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Name"),
                     FieldKind::LocalLine, &U::name),
        among(cardProperty("nation", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Nation"),
                           FieldKind::Choice, &U::nation),
              Choices::Nations),
        andThen(
            among(cardProperty("type", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Type"),
                               FieldKind::Choice, &U::type),
                  Choices::UnitTypes),
            fitToType),
        marked(
            among(cardProperty("class", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Class"),
                               FieldKind::Choice, &U::unitClass),
                  Choices::UnitClasses)),
    };
}

static std::vector<CardProperty> worth()
{
    return {
        marked(number(cardProperty("points",
                                   QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Points"),
                                   FieldKind::Number, &U::points),
                      0, 999)),
        marked(
            number(cardProperty("half_points",
                                QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Points, half"),
                                FieldKind::Number, &U::halfPoints),
                   0, 999)),
        marked(number(cardProperty("strength",
                                   QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Strength"),
                                   FieldKind::Number, &U::strength),
                      1, 20)),
        marked(number(
            cardProperty("half_strength",
                         QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Strength, half"),
                         FieldKind::Number, &U::halfStrength),
            1, 20)),
        marked(number(cardProperty("movement",
                                   QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Movement"),
                                   FieldKind::Number, &U::movement),
                      0, 20)),
        where(marked(
                  among(cardProperty("movement_type",
                                     QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Moves on"),
                                     FieldKind::Choice, &U::movementType),
                        Choices::MovementTypes)),
              isVehicle),
    };
}

static std::vector<CardProperty> defence()
{
    return {
        where(marked(dice<U>(
                  "defence", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence"),
                  [](const U &card) { return card.defence[0]; },
                  [](U &card, const Pool &pool) { card.defence.fill(Pool(pool)); })),
              isNoVehicle),
        areaDice("defence.front",
                 QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence, front"),
                 AreaOfImpact::Front),
        areaDice("defence.flank",
                 QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence, flank"),
                 AreaOfImpact::Flank),
        areaDice("defence.rear",
                 QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence, rear"),
                 AreaOfImpact::Rear),
        areaDice("defence.above",
                 QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence, above"),
                 AreaOfImpact::Above),
    };
}

// One band or none, as a list.
static CardProperty indirect()
{
    CardProperty p;
    p.key = "indirect";
    p.label = QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Indirect fire");
    p.kind = FieldKind::Bands;
    p.most = 1;
    p.get = [](const AnyCard &card) {
        const auto &band = std::get<U>(card).indirect;
        return PropertyValue(band ? std::vector{*band} : std::vector<RangeBand>());
    };
    p.set = [](AnyCard &card, const PropertyValue &value) {
        if (const auto *bands = std::get_if<std::vector<RangeBand>>(&value))
            unitIn(card).indirect = bands->empty() ? std::nullopt : std::optional(bands->front());
    };
    return marked(std::move(p));
}

// No die: no blast.
static CardProperty blastDie()
{
    CardProperty p = dice<U>(
        "blast.die", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Blast"),
        [](const U &card) { return card.blast ? Pool().add(card.blast->die) : Pool(); },
        [](U &card, const Pool &pool) {
            if (pool.isEmpty())
                return card.blast.reset();
            Blast blast = card.blast.value_or(Blast());
            blast.die = *pool.strongest();
            card.blast = blast;
        });
    p.most = 1;
    return marked(std::move(p), "blast");
}

static std::vector<CardProperty> fire()
{
    const auto blast = [](auto &card) -> auto &
    {
        return *card.blast;
    };
    return {
        bands("attack.armoured",
              QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Against armoured"),
              TargetRow::Armoured),
        bands("attack.soft", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Against soft"),
              TargetRow::Soft),
        indirect(),
        blastDie(),
        where(
            number(
                cardProperty<U>(
                    "blast.up_to",
                    QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Blast up to"),
                    FieldKind::Number, [blast](auto &card) -> auto & { return blast(card).upTo; }),
                0, kMostRange),
            hasBlast),
        where(
            cardProperty<U>(
                "blast.support_only",
                QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Blast of indirect fire alone"),
                FieldKind::Flag, [blast](auto &card) -> auto & { return blast(card).supportOnly; }),
            hasBlast),
    };
}

static std::vector<CardProperty> traits()
{
    return {
        where(marked(cardProperty("turret",
                                  QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Turret"),
                                  FieldKind::Flag, &U::turret)),
              isVehicle),
        marked(cardProperty(
            "can_support",
            QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "May support a close combat"),
            FieldKind::Flag, &U::canSupport)),
        where(marked(number(cardProperty("transport",
                                         QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText",
                                                           "Carries strength points"),
                                         FieldKind::Number, &U::transport),
                            0, 99)),
              isVehicle),
        marked(among(cardProperty("abilities",
                                  QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Abilities"),
                                  FieldKind::Checks, &U::abilities),
                     Choices::Abilities)),
        cardPicture<U>(),
    };
}

std::vector<CardProperty> unitCardProperties()
{
    std::vector<CardProperty> all;
    for (const auto &part : {what(), worth(), defence(), fire(), traits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::editor
