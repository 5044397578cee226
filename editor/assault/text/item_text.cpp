#include "editor/assault/text/item_text.h"

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static QString nameOf(Hex hex)
{
    return editor::toQString(toString(hex));
}

QString ItemText::ofBoard(ItemRef item, const Scenario &scenario, const DataStore &library)
{
    const BoardSpec &board = scenario.board;
    const auto called = [&](Choices choices, std::string_view id) {
        return ChoiceText::of(choices, std::string(id), scenario, library);
    };
    switch (item.table) {
    case Table::Tile:
        //: %1 is a tile, %2 a hex
        return tr("%1 at %2")
            .arg(editor::toQString(board.tiles[item.index].tile),
                 nameOf(board.tiles[item.index].at));
    case Table::Transform:
        //: both are kinds of terrain
        return tr("%1 becomes %2")
            .arg(called(Choices::Terrains, board.transforms[item.index].from),
                 called(Choices::Terrains, board.transforms[item.index].to));
    case Table::Patch: {
        const Patch &patch = board.patches[item.index];
        const QString paint = patch.terrain ? called(Choices::Terrains, *patch.terrain)
                                            : tr("Level %1").arg(patch.level.value_or(0));
        //: %1 is terrain or a level
        return tr("%1, %n hex(es)", nullptr, static_cast<int>(patch.hexes.size())).arg(paint);
    }
    case Table::Road: {
        const Road &road = board.roads[item.index];
        return tr("%1, %n hex(es)", nullptr, static_cast<int>(road.hexes.size()))
            .arg(called(Choices::RoadKinds, toString(road.kind)));
    }
    case Table::Hexside: {
        const Hexside &hexside = board.hexsides[item.index];
        //: %1 is a hexside feature, %2 a hex, %3 a direction
        return tr("%1 at %2, %3")
            .arg(called(Choices::HexsideKinds, toString(hexside.kind)), nameOf(hexside.hex),
                 ChoiceText::direction(hexside.side));
    }
    case Table::Overlay:
        return tr("%1 at %2")
            .arg(ChoiceText::overlayKind(board.overlays[item.index].kind, library),
                 nameOf(board.overlays[item.index].hex));
    case Table::Smoke:
        return tr("%n smoke marker(s) at %1", nullptr, board.smoke[item.index].count)
            .arg(nameOf(board.smoke[item.index].hex));
    case Table::Minefield:
        return tr("%1 at %2")
            .arg(ChoiceText::mineKind(board.minefields[item.index].kind),
                 nameOf(board.minefields[item.index].hex));
    case Table::Label:
        return tr("\"%1\" at %2")
            .arg(editor::inWindowLanguage(board.labels[item.index].text),
                 nameOf(board.labels[item.index].hex));
    default:
        return {};
    }
}

static QString where(const UnitSpec &unit, const Scenario &scenario)
{
    if (unit.at)
        return nameOf(*unit.at);
    return unit.zone ? TermText::named(scenario.zones, *unit.zone, editor::Tongue())
           : unit.on ? editor::toQString(*unit.on)
                     : QString();
}

static QString counted(int count, const QString &what)
{
    return QStringLiteral("%1 × %2").arg(count).arg(what);
}

static QString formations(const FormationChoice &one)
{
    return counted(one.count, ChoiceText::unitType(one.type));
}

static QString additional(const AdditionalForce &one)
{
    return counted(one.count, QStringLiteral("%1, %2").arg(ChoiceText::unitType(one.type),
                                                           ChoiceText::unitClass(one.unitClass)));
}

QString ItemText::arrivals(const Reinforcement &reinforcement, const Scenario &scenario,
                           const DataStore &library)
{
    QStringList parts;
    for (const ReinforcementUnits &units : reinforcement.units)
        parts << counted(units.count,
                         ChoiceText::of(Choices::Cards, units.card, scenario, library));
    if (reinforcement.formation)
        //: %1 is a number of formations with their type
        parts << tr("formation: %1").arg(formations(*reinforcement.formation));
    if (reinforcement.additional)
        parts << additional(*reinforcement.additional);
    const QString who = parts.isEmpty() ? tr("nobody yet") : parts.join(QStringLiteral(", "));
    return reinforcement.zone.empty()
               ? who
               : QStringLiteral("%1 – %2").arg(
                     who, TermText::named(scenario.zones, reinforcement.zone, editor::Tongue()));
}

QString ItemText::arrival(int turn, const std::string &side, const Scenario &scenario,
                          const DataStore &library)
{
    //: %1 is a number, %2 a side
    return tr("Turn %1: %2").arg(turn).arg(ChoiceText::of(Choices::Sides, side, scenario, library));
}

QString ItemText::supply(const SupportSupply &supply, const Scenario &scenario,
                         const DataStore &library)
{
    QStringList cards;
    for (auto card = supply.cards.begin(); card != supply.cards.end();) {
        const auto next = std::find_if(card, supply.cards.end(),
                                       [&card](const std::string &id) { return id != *card; });
        cards << counted(static_cast<int>(next - card),
                         ChoiceText::of(Choices::SupportCards, *card, scenario, library));
        card = next;
    }
    //: %1 is when which side gets support, %2 are support cards
    return tr("%1, %2").arg(arrival(supply.turn, supply.side, scenario, library),
                            cards.isEmpty() ? tr("no card yet") : cards.join(QStringLiteral(", ")));
}

QString ItemText::ofForces(ItemRef item, const Scenario &scenario, const DataStore &library)
{
    const auto side = [&](const std::string &id) {
        return ChoiceText::of(Choices::Sides, id, scenario, library);
    };
    switch (item.table) {
    case Table::Mines: {
        const MineAllotment &mines = scenario.mines[item.index];
        //: %1 is a side, %2 and %3 numbers of mines
        return tr("%1: %2 anti-personnel, %3 anti-tank")
            .arg(side(mines.side))
            .arg(mines.antiPersonnel)
            .arg(mines.antiTank);
    }
    case Table::Zone:
        return QStringLiteral("%1 (%2)").arg(
            TermText::named(scenario.zones, scenario.zones[item.index].id, editor::Tongue()),
            ChoiceText::purpose(scenario.zones[item.index].purpose));
    case Table::Objective: {
        const Objective &objective = scenario.objectives[item.index];
        return tr("%1 at %2")
            .arg(ChoiceText::of(Choices::Objectives, objective.id, scenario, library),
                 nameOf(objective.hex));
    }
    case Table::Side:
        return side(scenario.sides[item.index].id);
    case Table::Unit: {
        const UnitSpec &unit = scenario.units[item.index];
        const QString name = ChoiceText::of(Choices::Units, unit.id, scenario, library);
        const QString place = where(unit, scenario);
        return place.isEmpty() ? tr("%1, not placed").arg(name) : tr("%1 at %2").arg(name, place);
    }
    case Table::Formation:
        return formations(scenario.sides[item.index].formations[item.nested]);
    case Table::Additional:
        return additional(scenario.sides[item.index].additional[item.nested]);
    case Table::ReinforcementUnits: {
        const ReinforcementUnits &one = scenario.reinforcements[item.index].units[item.nested];
        return counted(one.count, ChoiceText::of(Choices::Cards, one.card, scenario, library));
    }
    default:
        return {};
    }
}

QString ItemText::ofEvents(ItemRef item, const Scenario &scenario, const DataStore &library)
{
    const auto side = [&](const std::string &id) {
        return ChoiceText::of(Choices::Sides, id, scenario, library);
    };
    switch (item.table) {
    case Table::Reinforcement:
        return arrival(scenario.reinforcements[item.index].turn,
                       scenario.reinforcements[item.index].side, scenario, library);
    case Table::Support:
        return supply(scenario.supports[item.index], scenario, library);
    case Table::Track:
        return ChoiceText::of(Choices::Tracks, scenario.tracks[item.index].id, scenario, library);
    case Table::Threshold: {
        const Threshold &threshold = scenario.tracks[item.index].thresholds[item.nested];
        return QStringLiteral("%1: %2")
            .arg(threshold.at)
            .arg(ChoiceText::thresholdEffect(threshold.effect));
    }
    case Table::Trigger: {
        const Trigger &trigger = scenario.triggers[item.index];
        const QString event = ChoiceText::triggerEvent(trigger.on);
        if (trigger.on == TriggerEvent::TurnEnd && trigger.side.empty())
            return event;
        return QStringLiteral("%1 (%2)").arg(event, trigger.side.empty() ? tr("either side")
                                                                         : side(trigger.side));
    }
    case Table::Effect: {
        const TriggerEffect &effect = scenario.triggers[item.index].effects[item.nested];
        if (effect.kind != EffectKind::Track)
            return CourseText(scenario, editor::Tongue(), courseNames(library)).of(effect);
        const QString track = ChoiceText::of(Choices::Tracks, effect.track, scenario, library);
        if (const auto *number = std::get_if<int>(&effect.add))
            return QStringLiteral("%1 %2%3")
                .arg(track, QLatin1String(*number < 0 ? "" : "+"))
                .arg(*number);
        return QStringLiteral("%1 + %2").arg(
            track, ChoiceText::of(Choices::TriggerAmounts, std::get<std::string>(effect.add),
                                  scenario, library));
    }
    case Table::Victory: {
        const Victory &victory = scenario.victories[item.index];
        return QStringLiteral("%1: %2").arg(side(victory.side),
                                            TermText::sentence(victory.term, scenario));
    }
    default:
        return {};
    }
}

QString ItemText::of(ItemRef item, const Scenario &scenario, const DataStore &library)
{
    const Table outer = outerTable(item.table);
    if (item.table == Table::Scenario)
        return kind(item.table);
    if (outer <= Table::Label)
        return ofBoard(item, scenario, library);
    if (outer <= Table::Unit || item.table == Table::ReinforcementUnits)
        return ofForces(item, scenario, library);
    return ofEvents(item, scenario, library);
}

QString ItemText::withKey(ItemRef item, const QString &label, const Scenario &scenario,
                          const DataStore &library)
{
    if (item.table == Table::Scenario)
        return label;
    const bool isSupport = item.table == Table::Support; // its cards would fill the line
    const QString called = isSupport
                               ? arrival(scenario.supports[item.index].turn,
                                         scenario.supports[item.index].side, scenario, library)
                               : of(item, scenario, library);
    //: %1 is a kind of thing such as Unit, %2 what it is called
    const QString name = tr("%1 %2").arg(kind(item.table), called);
    //: %1 is a thing, %2 one of its properties
    return label.isEmpty() ? name : tr("%1, %2").arg(name, label);
}

QString ItemText::table(Table table)
{
    switch (table) {
    case Table::Scenario:
        return tr("Scenario");
    case Table::Tile:
        return tr("Tiles");
    case Table::Transform:
        return tr("Terrain changes");
    case Table::Patch:
        return tr("Painted terrain");
    case Table::Road:
        return tr("Roads");
    case Table::Hexside:
        return tr("Hexsides");
    case Table::Overlay:
        return tr("Overlays");
    case Table::Smoke:
        return tr("Smoke");
    case Table::Minefield:
        return tr("Minefields");
    case Table::Label:
        return tr("Labels");
    case Table::Mines:
        return tr("Mines to lay");
    case Table::Zone:
        return tr("Zones");
    case Table::Objective:
        return tr("Objectives");
    case Table::Side:
        return tr("Sides");
    case Table::Unit:
        return tr("Units");
    case Table::Reinforcement:
        return tr("Reinforcements");
    case Table::Support:
        return tr("Support cards");
    case Table::Track:
        return tr("Status tracks");
    case Table::Trigger:
        return tr("Triggers");
    case Table::Victory:
        return tr("Victory");
    case Table::Formation:
        return tr("Formations");
    case Table::Additional:
        return tr("Additional units");
    case Table::ReinforcementUnits:
        return tr("Units that arrive");
    case Table::Threshold:
        return tr("Thresholds");
    case Table::Effect:
        return tr("Consequences");
    }
    return {};
}

QString ItemText::kind(Table table)
{
    switch (table) {
    case Table::Scenario:
        return tr("Scenario");
    case Table::Tile:
        return tr("Tile");
    case Table::Transform:
        return tr("Terrain change");
    case Table::Patch:
        return tr("Painted terrain");
    case Table::Road:
        return tr("Road");
    case Table::Hexside:
        return tr("Hexside");
    case Table::Overlay:
        return tr("Overlay");
    case Table::Smoke:
        return tr("Smoke");
    case Table::Minefield:
        return tr("Minefield");
    case Table::Label:
        return tr("Label");
    case Table::Mines:
        return tr("Mines to lay");
    case Table::Zone:
        return tr("Zone");
    case Table::Objective:
        return tr("Objective");
    case Table::Side:
        return tr("Side");
    case Table::Unit:
        return tr("Unit");
    case Table::Reinforcement:
        return tr("Reinforcement");
    case Table::Support:
        return tr("Support");
    case Table::Track:
        return tr("Status track");
    case Table::Trigger:
        return tr("Trigger");
    case Table::Victory:
        return tr("Victory condition");
    case Table::Formation:
        return tr("Formation");
    case Table::Additional:
        return tr("Additional unit");
    case Table::ReinforcementUnits:
        return tr("Units that arrive");
    case Table::Threshold:
        return tr("Threshold");
    case Table::Effect:
        return tr("Consequence");
    }
    return {};
}

} // namespace hexwerk::assault::ui
