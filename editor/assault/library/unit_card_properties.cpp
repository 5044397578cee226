#include "editor/assault/library/card_property_fields.h"

namespace hexwerk::assault::ui {

static constexpr int kMostRange = 14; // [R4.2b]
static constexpr int kMostBands = 15; // one for each range

static UnitCard &unitIn(AnyCard &card)
{
    return std::get<UnitCard>(card);
}

static bool isVehicle(const AnyCard &card)
{
    return std::get<UnitCard>(card).type == UnitType::Vehicle;
}

static bool isNoVehicle(const AnyCard &card)
{
    return !isVehicle(card);
}

static bool hasBlast(const AnyCard &card)
{
    return std::get<UnitCard>(card).blast.has_value();
}

// What other types cannot have goes when the type changes.
static void fitToType(AnyCard &any)
{
    UnitCard &card = unitIn(any);
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
        marked(dice<UnitCard>(
                   std::move(key), label,
                   [place](const UnitCard &card) { return card.defence[place]; },
                   [place](UnitCard &card, const Pool &pool) { card.defence[place] = pool; }),
               "defence"),
        isVehicle);
}

static CardProperty bands(std::string key, const char *label, TargetRow row)
{
    return number(
        marked(cardProperty<UnitCard>(
            std::move(key), label, FieldKind::Bands,
            [row](auto &card) -> auto & { return card.bands[static_cast<std::size_t>(row)]; })),
        0, kMostBands);
}

static std::vector<CardProperty> what()
{
    return {
        cardProperty("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                     FieldKind::Line, &UnitCard::id),
        cardProperty("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                     FieldKind::LocalLine, &UnitCard::name),
        among(cardProperty("nation",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Nation"),
                           FieldKind::Choice, &UnitCard::nation),
              Choices::Nations),
        andThen(among(cardProperty("type",
                                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Type"),
                                   FieldKind::Choice, &UnitCard::type),
                      Choices::UnitTypes),
                fitToType),
        marked(among(cardProperty("class",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Class"),
                                  FieldKind::Choice, &UnitCard::unitClass),
                     Choices::UnitClasses)),
    };
}

static std::vector<CardProperty> worth()
{
    return {
        marked(
            number(cardProperty("points",
                                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Points"),
                                FieldKind::Number, &UnitCard::points),
                   0, 999)),
        marked(number(
            cardProperty("half_points",
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Points, half"),
                         FieldKind::Number, &UnitCard::halfPoints),
            0, 999)),
        marked(
            number(cardProperty("strength",
                                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Strength"),
                                FieldKind::Number, &UnitCard::strength),
                   1, 20)),
        marked(number(
            cardProperty("half_strength",
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Strength, half"),
                         FieldKind::Number, &UnitCard::halfStrength),
            1, 20)),
        marked(
            number(cardProperty("movement",
                                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Movement"),
                                FieldKind::Number, &UnitCard::movement),
                   0, 20)),
        where(marked(among(cardProperty("movement_type",
                                        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                          "Movement type"),
                                        FieldKind::Choice, &UnitCard::movementType),
                           Choices::MovementTypes)),
              isVehicle),
    };
}

static std::vector<CardProperty> defence()
{
    return {
        where(marked(dice<UnitCard>(
                  "defence", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence"),
                  [](const UnitCard &card) { return card.defence[0]; },
                  [](UnitCard &card, const Pool &pool) { card.defence.fill(Pool(pool)); })),
              isNoVehicle),
        areaDice("defence.front",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence, front"),
                 AreaOfImpact::Front),
        areaDice("defence.flank",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence, flank"),
                 AreaOfImpact::Flank),
        areaDice("defence.rear",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence, rear"),
                 AreaOfImpact::Rear),
        areaDice("defence.above",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence, above"),
                 AreaOfImpact::Above),
    };
}

// One band or none, as a list.
static CardProperty indirect()
{
    CardProperty p;
    p.key = "indirect";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Indirect fire");
    p.kind = FieldKind::Bands;
    p.most = 1;
    p.get = [](const AnyCard &card) {
        const auto &band = std::get<UnitCard>(card).indirect;
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
    CardProperty p = dice<UnitCard>(
        "blast.die", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast"),
        [](const UnitCard &card) { return card.blast ? Pool().add(card.blast->die) : Pool(); },
        [](UnitCard &card, const Pool &pool) {
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
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Against armoured"),
              TargetRow::Armoured),
        bands("attack.soft",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Against soft"),
              TargetRow::Soft),
        indirect(),
        blastDie(),
        where(
            number(
                cardProperty<UnitCard>(
                    "blast.up_to",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blast up to"),
                    FieldKind::Number, [blast](auto &card) -> auto & { return blast(card).upTo; }),
                0, kMostRange),
            hasBlast),
        where(
            cardProperty<UnitCard>(
                "blast.support_only",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                  "Blast of indirect fire only"),
                FieldKind::Flag, [blast](auto &card) -> auto & { return blast(card).supportOnly; }),
            hasBlast),
    };
}

static std::vector<CardProperty> traits()
{
    return {
        where(marked(cardProperty("turret",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turret"),
                                  FieldKind::Flag, &UnitCard::turret)),
              isVehicle),
        marked(cardProperty(
            "can_support",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Supports close combat"),
            FieldKind::Flag, &UnitCard::canSupport)),
        where(marked(number(cardProperty("transport",
                                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                           "Transport capacity"),
                                         FieldKind::Number, &UnitCard::transport),
                            0, 99)),
              isVehicle),
        marked(
            among(cardProperty("abilities",
                               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Abilities"),
                               FieldKind::Checks, &UnitCard::abilities),
                  Choices::Abilities)),
        mayBeEmpty(among(
            cardProperty("silhouette",
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Silhouette"),
                         FieldKind::Choice, &UnitCard::silhouette),
            Choices::Silhouettes)),
        cardPicture<UnitCard>(),
    };
}

std::vector<CardProperty> unitCardProperties()
{
    std::vector<CardProperty> all;
    for (const auto &part : {what(), worth(), defence(), fire(), traits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::assault::ui
