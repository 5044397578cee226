#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/property_fields.h"

namespace hexwerk::assault::ui {

using R = Reinforcement;

static std::string contentOf(const R &reinforcement)
{
    return reinforcement.formation    ? "formation"
           : reinforcement.additional ? "additional"
                                      : "units";
}

// One of units, formation and additional: a choice of its own, since the file has no key for it.
static Property content()
{
    Property p;
    p.table = Table::Reinforcement;
    p.key = "content";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Arriving");
    p.kind = FieldKind::Choice;
    p.choices = Choices::Contents;
    p.get = [](const Scenario &scenario, ItemRef ref) {
        return PropertyValue(contentOf(itemIn<R>(scenario, ref)));
    };
    p.set = [](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        R &reinforcement = itemIn<R>(scenario, ref);
        const auto *name = std::get_if<std::string>(&value);
        if (!name || *name == contentOf(reinforcement))
            return;
        reinforcement.units.clear();
        reinforcement.formation.reset();
        reinforcement.additional.reset();
        if (*name == "formation")
            reinforcement.formation.emplace();
        else if (*name == "additional")
            reinforcement.additional.emplace();
    };
    return p;
}

// A key of a part that only some reinforcements have.
template<typename Part, typename Value>
static Property partOf(std::optional<Part> R::*part, std::string key, const char *label,
                       FieldKind kind, Value Part::*member)
{
    Property p;
    p.table = Table::Reinforcement;
    p.key = std::move(key);
    p.label = label;
    p.kind = kind;
    p.applies = [part](const Scenario &scenario, const DataStore &, ItemRef ref) {
        return (itemIn<R>(scenario, ref).*part).has_value();
    };
    p.get = [part, member](const Scenario &scenario, ItemRef ref) {
        const auto &held = itemIn<R>(scenario, ref).*part;
        return held ? toValue<Value>((*held).*member) : PropertyValue();
    };
    p.set = [part, member](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        if (auto &held = itemIn<R>(scenario, ref).*part)
            fromValue<Value>((*held).*member, value);
    };
    return p;
}

static Property sideOfGroup()
{
    Property p = property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                          FieldKind::Choice, &R::side);
    p.set = [](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        if (const auto *side = std::get_if<std::string>(&value))
            giveReinforcement(scenario, ref.index, *side);
    };
    return p;
}

static std::vector<Property> reinforcements()
{
    using F = FormationChoice;
    using A = AdditionalForce;
    return {
        number(property("turn", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turn"),
                        FieldKind::Number, &R::turn),
               1, 99),
        among(sideOfGroup(), Choices::Sides),
        among(property("zone",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Entry zone"),
                       FieldKind::Choice, &R::zone),
              Choices::Zones),
        content(),
        among(partOf(&R::formation, "formation.type",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Type"),
                     FieldKind::Choice, &F::type),
              Choices::UnitTypes),
        number(partOf(&R::formation, "formation.count",
                      QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                      FieldKind::Number, &F::count),
               1, 99),
        among(partOf(&R::formation, "formation.method",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Chosen by"),
                     FieldKind::Choice, &F::method),
              Choices::Methods),
        among(partOf(&R::formation, "formation.from",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "From"),
                     FieldKind::Names, &F::from),
              Choices::FormationCards),
        among(partOf(&R::additional, "additional.type",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Type"),
                     FieldKind::Choice, &A::type),
              Choices::UnitTypes),
        among(partOf(&R::additional, "additional.class",
                     QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Class"),
                     FieldKind::Choice, &A::unitClass),
              Choices::UnitClasses),
        number(partOf(&R::additional, "additional.count",
                      QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                      FieldKind::Number, &A::count),
               1, 99),
        among(property("card", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Card"),
                       FieldKind::Choice, &ReinforcementUnits::card),
              Choices::Cards),
        number(property("count", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                        FieldKind::Number, &ReinforcementUnits::count),
               1, 99),
    };
}

static std::vector<Property> supports()
{
    using Supply = SupportSupply;
    return {
        explained(
            number(property("turn", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turn"),
                            FieldKind::Number, &Supply::turn),
                   1, 99),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "From this turn on the side has the cards in hand, until it has used "
                              "them.")),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &Supply::side),
              Choices::Sides),
        explained(
            number(among(property("cards",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Cards"),
                                  FieldKind::CardList, &Supply::cards),
                         Choices::SupportCards),
                   1, static_cast<int>(kMostRequests)),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "Aircraft and batteries off the board; a side can request five "
                              "at most in a turn.")),
    };
}

static std::vector<Property> tracks()
{
    return {
        property("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                 FieldKind::Line, &Track::id),
        property("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                 FieldKind::LocalLine, &Track::name),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &Track::side),
              Choices::Sides),
        number(property("min", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Lowest"),
                        FieldKind::Number, &Track::min),
               -999, 999),
        number(property("max", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Highest"),
                        FieldKind::Number, &Track::max),
               -999, 999),
        number(property("start",
                        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At the start"),
                        FieldKind::Number, &Track::start),
               -999, 999),
        number(property("at", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At"),
                        FieldKind::Number, &Threshold::at),
               -999, 999),
        among(property("effect", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Effect"),
                       FieldKind::Choice, &Threshold::effect),
              Choices::ThresholdEffects),
        explained(
            mayBeEmpty(among(
                property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                         FieldKind::Choice, &Threshold::side),
                Choices::Sides)),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "If empty: the side of the track.")),
        property("text", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Text"),
                 FieldKind::LocalLine, &Threshold::text),
    };
}

// One of its kind that says something where the scenario has what it can speak of.
static TriggerEffect firstEffect(const Scenario &scenario, EffectKind kind)
{
    const auto first = [](const auto &items) {
        return items.empty() ? std::string() : items.front().id;
    };
    TriggerEffect effect{.kind = kind};
    switch (kind) {
    case EffectKind::Track:
        effect.track = first(scenario.tracks);
        break;
    case EffectKind::Spawn:
        effect.card = scenario.units.empty() ? std::string() : scenario.units.front().card;
        effect.side = first(scenario.sides);
        effect.zone = first(scenario.zones);
        break;
    case EffectKind::Remove:
        effect.unit = first(scenario.units);
        break;
    case EffectKind::Terrain:
        effect.terrain = scenario.board.terrain;
        break;
    case EffectKind::Objective:
        effect.objective = first(scenario.objectives);
        effect.side = first(scenario.sides);
        break;
    case EffectKind::End:
        effect.side = first(scenario.sides);
        break;
    case EffectKind::Say:
        break;
    }
    return effect;
}

static Property effectChoice(const char *key, const char *label, Choices choices)
{
    Property p;
    p.table = Table::Effect;
    p.key = key;
    p.label = label;
    p.kind = FieldKind::Choice;
    p.choices = choices;
    return p;
}

// What a consequence is: a choice of its own, since the file says it by which keys are there.
static Property effectKind()
{
    Property p = effectChoice(
        "content", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "What happens"),
        Choices::EffectKinds);
    p.get = [](const Scenario &scenario, ItemRef ref) {
        return PropertyValue(std::string(toString(itemIn<TriggerEffect>(scenario, ref).kind)));
    };
    p.set = [](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        const auto *name = std::get_if<std::string>(&value);
        const auto kind = name ? effectKindFromString(*name) : std::nullopt;
        if (TriggerEffect &effect = itemIn<TriggerEffect>(scenario, ref);
            kind && *kind != effect.kind)
            effect = firstEffect(scenario, *kind);
    };
    return p;
}

// How the game ends: the file says the winner or nothing.
static Property gameEnd()
{
    Property p =
        effectChoice("end", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Outcome"),
                     Choices::GameEnds);
    p.get = [](const Scenario &scenario, ItemRef ref) {
        const bool isDraw = itemIn<TriggerEffect>(scenario, ref).side.empty();
        return PropertyValue(std::string(isDraw ? "draw" : "victory"));
    };
    p.set = [](Scenario &scenario, ItemRef ref, const PropertyValue &value) {
        TriggerEffect &effect = itemIn<TriggerEffect>(scenario, ref);
        const bool isDraw = value == PropertyValue(std::string("draw"));
        if (isDraw)
            effect.side.clear();
        else if (effect.side.empty() && !scenario.sides.empty())
            effect.side = scenario.sides.front().id;
    };
    return p;
}

static Property ofKind(EffectKind kind, Property p)
{
    p.applies = [kind](const Scenario &scenario, const DataStore &, ItemRef ref) {
        return itemIn<TriggerEffect>(scenario, ref).kind == kind;
    };
    return p;
}

// Whose: of spawned units, of an objective, of the victory.
static Property effectSide()
{
    Property p = mayBeEmpty(
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &TriggerEffect::side),
              Choices::Sides));
    p.applies = [](const Scenario &scenario, const DataStore &, ItemRef ref) {
        const TriggerEffect &effect = itemIn<TriggerEffect>(scenario, ref);
        return effect.kind == EffectKind::Spawn || effect.kind == EffectKind::Objective ||
               (effect.kind == EffectKind::End && !effect.side.empty());
    };
    return explained(std::move(p),
                     QT_TRANSLATE_NOOP(
                         "hexwerk::assault::ui::PropertyText",
                         "The side that gets units, holds the objective (empty: nobody) or wins."));
}

static std::vector<Property> effects()
{
    using E = TriggerEffect;
    return {
        effectKind(),
        ofKind(EffectKind::Track,
               among(property("track",
                              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Track"),
                              FieldKind::Choice, &E::track),
                     Choices::Tracks)),
        ofKind(EffectKind::Track,
               explained(among(number(property("add",
                                               QT_TRANSLATE_NOOP(
                                                   "hexwerk::assault::ui::PropertyText", "Add"),
                                               FieldKind::NumberOrWord, &E::add),
                                      -99, 99),
                               Choices::TriggerAmounts),
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                           "A number, or the strength or points of the unit."))),
        ofKind(EffectKind::Spawn,
               explained(
                   among(property("spawn",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Card"),
                                  FieldKind::Choice, &E::card),
                         Choices::Cards),
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                     "They arrive once, with the next reinforcements."))),
        ofKind(EffectKind::Spawn,
               number(property("count",
                               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Count"),
                               FieldKind::Number, &E::count),
                      1, 99)),
        ofKind(EffectKind::Remove,
               explained(
                   among(property("remove",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Unit"),
                                  FieldKind::Choice, &E::unit),
                         Choices::Units),
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                     "It leaves the map when the action ends."))),
        ofKind(EffectKind::Terrain,
               among(property("terrain",
                              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Terrain"),
                              FieldKind::Choice, &E::terrain),
                     Choices::Terrains)),
        ofKind(EffectKind::Terrain,
               property("hexes", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes"),
                        FieldKind::Hexes, &E::hexes)),
        ofKind(EffectKind::Objective,
               among(property("objective",
                              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Objective"),
                              FieldKind::Choice, &E::objective),
                     Choices::Objectives)),
        ofKind(EffectKind::End, gameEnd()),
        effectSide(),
        ofKind(EffectKind::Spawn,
               among(property("zone",
                              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Entry zone"),
                              FieldKind::Choice, &E::zone),
                     Choices::Zones)),
        ofKind(EffectKind::Say,
               property("say", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Text"),
                        FieldKind::LocalLine, &E::text)),
    };
}

static std::vector<Property> triggers()
{
    return {
        among(property("on", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "When"),
                       FieldKind::Choice, &Trigger::on),
              Choices::TriggerEvents),
        explained(
            mayBeEmpty(among(
                property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                         FieldKind::Choice, &Trigger::side),
                Choices::Sides)),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "The side whose units or objectives count. If empty: either side.")),
        mayBeEmpty(
            among(property("unit", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Unit"),
                           FieldKind::Choice, &Trigger::unit),
                  Choices::Units)),
        mayBeEmpty(
            among(property("zone", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Zone"),
                           FieldKind::Choice, &Trigger::zone),
                  Choices::Zones)),
        mayBeEmpty(
            among(property("objective",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Objective"),
                           FieldKind::Choice, &Trigger::objective),
                  Choices::Objectives)),
        property("once", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Only once"),
                 FieldKind::Flag, &Trigger::once),
        property("if", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Only if"),
                 FieldKind::Term, &Trigger::condition),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Winner"),
                       FieldKind::Choice, &Victory::side),
              Choices::Sides),
        among(property("check", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Checked"),
                       FieldKind::Choice, &Victory::check),
              Choices::VictoryChecks),
        property("term", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Condition"),
                 FieldKind::Term, &Victory::term),
    };
}

std::vector<Property> eventProperties()
{
    std::vector<Property> all = reinforcements();
    for (std::vector<Property> &part : std::array{supports(), tracks(), triggers(), effects()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::assault::ui
