#include "editor/assault/text/choice_text.h"

#include "core/assault/system_id.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

QString ChoiceText::purpose(ZonePurpose purpose)
{
    switch (purpose) {
    case ZonePurpose::Setup:
        return tr("Set-up area");
    case ZonePurpose::Entry:
        return tr("Entry area");
    case ZonePurpose::Mines:
        return tr("Mine area");
    case ZonePurpose::Victory:
        return tr("Victory area");
    }
    return {};
}

QString ChoiceText::method(FormationMethod method)
{
    switch (method) {
    case FormationMethod::Choose:
        return tr("Free choice");
    case FormationMethod::DrawDouble:
        return tr("Draw twice as many, keep half");
    case FormationMethod::Random:
        return tr("Drawn at random");
    }
    return {};
}

QString ChoiceText::experience(Experience experience, const editor::Tongue &in)
{
    switch (experience) {
    case Experience::Recruit:
        return in.translate("hexwerk::assault::ui::ChoiceText", "Recruit");
    case Experience::Regular:
        return in.translate("hexwerk::assault::ui::ChoiceText", "Regular");
    case Experience::Hardened:
        return in.translate("hexwerk::assault::ui::ChoiceText", "Hardened");
    case Experience::Veteran:
        return in.translate("hexwerk::assault::ui::ChoiceText", "Veteran");
    case Experience::Elite:
        return in.translate("hexwerk::assault::ui::ChoiceText", "Elite");
    }
    return {};
}

QString ChoiceText::thresholdEffect(ThresholdEffect effect)
{
    switch (effect) {
    case ThresholdEffect::Wins:
        return tr("The side wins");
    case ThresholdEffect::Loses:
        return tr("The side loses");
    case ThresholdEffect::Message:
        return tr("A message is shown");
    }
    return {};
}

QString ChoiceText::triggerEvent(TriggerEvent event, const editor::Tongue &in)
{
    switch (event) {
    case TriggerEvent::UnitEliminated:
        return in.translate("hexwerk::assault::ui::ChoiceText", "A unit is eliminated");
    case TriggerEvent::UnitDamaged:
        return in.translate("hexwerk::assault::ui::ChoiceText", "A unit is damaged");
    case TriggerEvent::ObjectiveTaken:
        return in.translate("hexwerk::assault::ui::ChoiceText", "An objective is taken");
    case TriggerEvent::ObjectiveHeld:
        return in.translate("hexwerk::assault::ui::ChoiceText",
                            "An objective is held at the end of a turn");
    case TriggerEvent::TurnEnd:
        return in.translate("hexwerk::assault::ui::ChoiceText", "A turn ends");
    case TriggerEvent::UnitLeftMap:
        return in.translate("hexwerk::assault::ui::ChoiceText", "A unit leaves the map");
    case TriggerEvent::ZoneEntered:
        return in.translate("hexwerk::assault::ui::ChoiceText", "A zone is entered");
    }
    return {};
}

QString ChoiceText::effectKind(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Track:
        return tr("Move a track");
    case EffectKind::Spawn:
        return tr("Bring units on");
    case EffectKind::Remove:
        return tr("Remove a unit");
    case EffectKind::Terrain:
        return tr("Change terrain");
    case EffectKind::Objective:
        return tr("Award an objective");
    case EffectKind::End:
        return tr("End the game");
    case EffectKind::Say:
        return tr("Show a message");
    }
    return {};
}

QString ChoiceText::victoryCheck(VictoryCheck check)
{
    switch (check) {
    case VictoryCheck::End:
        return tr("At the end of the game");
    case VictoryCheck::EveryTurn:
        return tr("At the end of every turn");
    }
    return {};
}

QString ChoiceText::direction(Direction direction)
{
    switch (direction) {
    case Direction::N:
        return tr("North");
    case Direction::NE:
        return tr("North-east");
    case Direction::SE:
        return tr("South-east");
    case Direction::S:
        return tr("South");
    case Direction::SW:
        return tr("South-west");
    case Direction::NW:
        return tr("North-west");
    }
    return {};
}

QString ChoiceText::facing(int facing)
{
    switch (facing) {
    case 0:
        return tr("upper right", "a vertex");
    case 1:
        return tr("right", "a vertex");
    case 2:
        return tr("lower right", "a vertex");
    case 3:
        return tr("lower left", "a vertex");
    case 4:
        return tr("left", "a vertex");
    default:
        return tr("upper left", "a vertex");
    }
}

QString ChoiceText::overlayKind(OverlayKind kind, const DataStore &library)
{
    if (isFortification(kind))
        if (const QString name = editor::inWindowLanguage(
                library.system.fortifications[static_cast<std::size_t>(kind)].name);
            !name.isEmpty())
            return name;
    switch (kind) {
    case OverlayKind::Sandbags:
        return tr("Sandbags");
    case OverlayKind::Trench:
        return tr("Trench");
    case OverlayKind::GunPosition:
        return tr("Gun position");
    case OverlayKind::Bunker:
        return tr("Bunker");
    case OverlayKind::Pillbox:
        return tr("Pillbox");
    case OverlayKind::Crater:
        return tr("Crater");
    case OverlayKind::Ruin:
        return tr("Ruin");
    }
    return {};
}

QString ChoiceText::mineKind(MineKind kind)
{
    switch (kind) {
    case MineKind::AntiPersonnel:
        return tr("Anti-personnel mines");
    case MineKind::AntiTank:
        return tr("Anti-tank mines");
    case MineKind::Dummy:
        return tr("Dummy mines");
    }
    return {};
}

// The name of an item of the scenario, with its id where the name does not say it.
template<typename List>
static QString named(const List &items, const std::string &id)
{
    const auto item =
        std::find_if(items.begin(), items.end(), [&](const auto &one) { return one.id == id; });
    const QString name = item == items.end() ? QString() : editor::inWindowLanguage(item->name);
    return name.isEmpty() ? editor::toQString(id) : name;
}

template<typename Map>
static QString namedIn(const Map &map, const std::string &id)
{
    const auto found = map.find(id);
    const QString name =
        found == map.end() ? QString() : editor::inWindowLanguage(found->second.name);
    return name.isEmpty() ? editor::toQString(id) : name;
}

template<typename Rows, typename Kind>
static QString row(const Rows &rows, std::optional<Kind> kind, const std::string &id)
{
    const QString name =
        kind ? editor::inWindowLanguage(rows[static_cast<std::size_t>(*kind)].name) : QString();
    return name.isEmpty() ? editor::toQString(id) : name;
}

static QString nationName(const std::string &id, const DataStore &library)
{
    const auto nation = library.system.nations.find(id);
    return nation == library.system.nations.end() ? editor::toQString(id)
                                                  : editor::inWindowLanguage(nation->second);
}

// Cards of two nations may have the same name.
static QString cardName(const std::string &id, const DataStore &library)
{
    const UnitCard *card = library.cards.unit(id);
    const QString name = namedIn(library.cards.units, id);
    return card ? QStringLiteral("%1 (%2)").arg(name, editor::toQString(card->nation).toUpper())
                : name;
}

// After the first card that is drawn so.
static QString silhouetteName(const std::string &id, const DataStore &library)
{
    for (const auto &[card, unit] : library.cards.units)
        if (unit.silhouette == id)
            return QStringLiteral("%1 (%2)").arg(cardName(card, library), editor::toQString(id));
    return editor::toQString(id);
}

static QString formationName(const std::string &id, const DataStore &library)
{
    const FormationCard *card = library.cards.formation(id);
    const QString name = namedIn(library.cards.formations, id);
    return card ? QStringLiteral("%1 (%2)").arg(name, editor::toQString(card->nation).toUpper())
                : name;
}

static QString deckCardName(const std::string &id, const DataStore &library)
{
    return library.cards.commands.contains(id) ? namedIn(library.cards.commands, id)
                                               : namedIn(library.cards.supports, id);
}

// Tiles are known by their ids; some have a name too.
static QString tileName(const std::string &id, const DataStore &library)
{
    const Tile *tile = library.tile(id);
    const QString name = tile ? editor::inWindowLanguage(tile->name) : QString();
    return name.isEmpty() ? editor::toQString(id)
                          : QStringLiteral("%1: %2").arg(editor::toQString(id), name);
}

static QString unitName(const std::string &id, const Scenario &scenario, const DataStore &library)
{
    for (const UnitSpec &unit : scenario.units)
        if (unit.id == id)
            return QStringLiteral("%1 (%2)").arg(unit.name.empty()
                                                     ? namedIn(library.cards.units, unit.card)
                                                     : editor::inWindowLanguage(unit.name),
                                                 editor::toQString(id));
    return editor::toQString(id);
}

QString ChoiceText::of(Choices choices, const std::string &id, const Scenario &scenario,
                       const DataStore &library)
{
    // The enum value of the id, in words.
    const auto word = [&](auto value, auto text) {
        return value ? text(*value) : editor::toQString(id);
    };
    switch (choices) {
    case Choices::Systems:
        return id == kSystemId ? QStringLiteral("ASSAULT") : editor::toQString(id);
    case Choices::Profiles:
        return namedIn(library.system.profiles, id);
    case Choices::Terrains:
        return named(library.system.terrain.rows, id);
    case Choices::RoadKinds:
        return named(library.system.terrain.roads, id);
    case Choices::HexsideKinds:
        return named(library.system.terrain.hexsides, id);
    case Choices::Markers:
        return row(library.system.markers, markerFromString(id), id);
    case Choices::OverlayKinds:
        return word(overlayKindFromString(id),
                    [&](OverlayKind kind) { return overlayKind(kind, library); });
    case Choices::HexsideDirections:
        return word(directionFromString(id), direction);
    case Choices::MineKinds:
        return word(mineKindFromString(id), mineKind);
    case Choices::Purposes:
        return word(zonePurposeFromString(id), purpose);
    case Choices::Methods:
        return word(formationMethodFromString(id), method);
    case Choices::UnitTypes:
        return word(unitTypeFromString(id), unitType);
    case Choices::UnitClasses:
        return word(unitClassFromString(id), unitClass);
    case Choices::Experiences:
        return word(experienceFromString(id), [](Experience one) { return experience(one); });
    case Choices::ThresholdEffects:
        return word(thresholdEffectFromString(id), thresholdEffect);
    case Choices::TriggerEvents:
        return word(triggerEventFromString(id),
                    [](TriggerEvent event) { return triggerEvent(event); });
    case Choices::VictoryChecks:
        return word(victoryCheckFromString(id), victoryCheck);
    case Choices::TriggerAmounts:
        return id == "strength" ? tr("strength of the unit") : tr("points of the unit");
    case Choices::DiceFaces:
        //: %1 is a letter that names a set of dice faces
        return tr("Faces %1").arg(editor::toQString(id));
    case Choices::Contents:
        return id == "formation"    ? tr("A formation")
               : id == "additional" ? tr("Additional units")
                                    : tr("Units by card");
    case Choices::EffectKinds:
        return word(effectKindFromString(id), effectKind);
    case Choices::GameEnds:
        return id == "draw" ? tr("In a draw") : tr("With a winner");
    case Choices::Cards:
        return cardName(id, library);
    case Choices::FormationCards:
        return formationName(id, library);
    case Choices::DeckCards:
        return deckCardName(id, library);
    case Choices::SupportCards:
        return namedIn(library.cards.supports, id);
    case Choices::Nations:
        return nationName(id, library);
    case Choices::SidesOrRoll:
        if (id == "roll")
            return tr("Decided by a roll");
        return named(scenario.sides, id);
    case Choices::Sides:
        return named(scenario.sides, id);
    case Choices::Objectives:
        return named(scenario.objectives, id);
    case Choices::Tracks:
        return named(scenario.tracks, id);
    case Choices::Units:
    case Choices::Vehicles:
        return unitName(id, scenario, library);
    case Choices::MovementTypes:
        return word(movementTypeFromString(id), movementType);
    case Choices::Abilities:
        return namedIn(library.system.abilities, id);
    case Choices::ActivationTimes:
        return word(activationTimeFromString(id), activationTime);
    case Choices::SpecialMoments:
        return word(specialMomentFromString(id), specialMoment);
    case Choices::SupportKinds:
        return word(supportKindFromString(id), supportKind);
    case Choices::Silhouettes:
        return silhouetteName(id, library);
    case Choices::SourceMarks:
        return sourceMark(id);
    case Choices::Tiles:
        return tileName(id, library);
    case Choices::Zones:
    case Choices::MineZones:
        return named(scenario.zones, id);
    case Choices::None:
        return editor::toQString(id);
    }
    return {};
}

QString ChoiceText::cardDetails(const std::string &id, const DataStore &library)
{
    const UnitCard *card = library.cards.unit(id);
    if (!card)
        return editor::toQString(id);
    //: %1 is the name of a unit card, %2 a nation
    return tr("%1\n%2, strength %3")
        .arg(namedIn(library.cards.units, id), nationName(card->nation, library))
        .arg(card->strength);
}

QString ChoiceText::supportDetails(const std::string &id, const DataStore &library)
{
    const auto card = library.cards.supports.find(id);
    if (card == library.cards.supports.end())
        return editor::toQString(id);
    //: %1 is the name of a support card, %2 a nation, %3 a kind of support, %4 dice
    return tr("%1\n%2, %3, %4")
        .arg(namedIn(library.cards.supports, id), nationName(card->second.nation, library),
             supportKind(card->second.kind), editor::toQString(toString(card->second.attack)));
}

QString labelOf(const FieldSpec &property)
{
    if (!property.name.empty())
        return editor::inWindowLanguage(property.name);
    if (!*property.label)
        return editor::toQString(property.key.substr(property.key.rfind('.') + 1));
    return QCoreApplication::translate("hexwerk::assault::ui::PropertyText", property.label);
}

QString helpOf(const FieldSpec &property)
{
    if (!property.rule.empty())
        return ChoiceText::tr("Rule %1").arg(editor::toQString(property.rule));
    if (!*property.help)
        return {};
    return QCoreApplication::translate("hexwerk::assault::ui::PropertyText", property.help);
}

} // namespace hexwerk::assault::ui
