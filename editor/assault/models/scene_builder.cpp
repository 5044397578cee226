#include "editor/assault/models/scene_builder.h"

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/text/term_text.h"
#include "editor/assault/tools/tile_layout.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static QColor colourOf(const Scenario &scenario, const std::string &side)
{
    const auto found = std::find_if(scenario.sides.begin(), scenario.sides.end(),
                                    [&](const SideSpec &one) { return one.id == side; });
    return sideColour(found == scenario.sides.end() ? std::string() : found->colour);
}

SceneUnit sceneUnit(const UnitSpec &unit, const Scenario &scenario, const DataStore &library)
{
    SceneUnit shown;
    shown.id = editor::toQString(unit.id);
    shown.hex = unit.at.value_or(Hex());
    shown.label = editor::toQString(unit.card);
    if (const UnitCard *card = library.cards.unit(unit.card)) {
        shown.label = editor::inWindowLanguage(card->name);
        shown.face = faceOf(*card);
        shown.nation = card->nation;
        shown.rides = card->transport == 0;
        shown.strength =
            std::max((unit.half ? card->halfStrength : card->strength) - unit.damage, 0);
    }
    shown.colour = colourOf(scenario, unit.side);
    shown.damage = unit.damage;
    shown.side = unit.half ? CounterSide::Half : CounterSide::Full;
    shown.facing = unit.facing;
    shown.experience = unit.experience;
    for (const std::string &name : unit.markers)
        if (const auto marker = markerFromString(name))
            shown.markers.push_back(*marker);
    shown.dimmed = unit.activated;
    return shown;
}

// Who is carried is seen on the vehicle.
static void load(MapScene &scene, const ScenarioDocument &document)
{
    for (const UnitSpec &unit : document.scenario().units) {
        const UnitCard *card = document.library().cards.unit(unit.card);
        const auto carrier =
            std::find_if(scene.units.begin(), scene.units.end(), [&](const SceneUnit &one) {
                return unit.on && one.id == editor::toQString(*unit.on);
            });
        if (card && carrier != scene.units.end())
            carrier->load.push_back(faceOf(*card));
    }
}

static void addUnits(MapScene &scene, const ScenarioDocument &document, const Selection &selection)
{
    const Scenario &scenario = document.scenario();
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const UnitSpec &unit = scenario.units[i];
        if (!unit.at || !document.board().contains(*unit.at))
            continue;
        scene.units.push_back(sceneUnit(unit, scenario, document.library()));
        scene.units.back().selected = selection.contains({Table::Unit, i});
    }
    load(scene, document);
}

// [R9.6.4.1c] Face down for the other sides until they are found.
static void addMines(MapScene &scene, const Scenario &scenario, const std::string &seenBy)
{
    const bool isSide = std::any_of(scenario.sides.begin(), scenario.sides.end(),
                                    [&](const SideSpec &side) { return side.id == seenBy; });
    for (const Minefield &mines : scenario.board.minefields) {
        const bool isOpen = !isSide || mines.found || mines.side == seenBy;
        scene.mines.push_back({mines.hex, isOpen ? std::optional(mines.kind) : std::nullopt,
                               colourOf(scenario, mines.side), mines.found});
    }
}

static void addMarkers(MapScene &scene, const Scenario &scenario)
{
    scene.smoke = scenario.board.smoke;
    for (const Objective &objective : scenario.objectives) {
        const QString name = editor::inWindowLanguage(objective.name);
        scene.objectives.push_back(
            {objective.hex, name.isEmpty() ? editor::toQString(objective.id) : name,
             objective.holder.empty() ? QColor() : colourOf(scenario, objective.holder),
             objective.holder.empty()
                 ? QString()
                 : TermText::named(scenario.sides, objective.holder, editor::Tongue())});
    }
    for (const Zone &zone : scenario.zones)
        scene.zones.push_back({TermText::named(scenario.zones, zone.id, editor::Tongue()),
                               zone.purpose, colourOf(scenario, zone.side), zone.hexes});
    for (const BoardLabel &label : scenario.board.labels)
        scene.labels.push_back({label.hex, editor::inWindowLanguage(label.text)});
}

// What lies off the board cannot be shown on it.
static void dropWhatLiesOffTheBoard(MapScene &scene)
{
    const auto isOff = [&](Hex hex) { return !scene.board.contains(hex); };
    const auto drop = [&](auto &items) {
        std::erase_if(items, [&](const auto &item) { return isOff(item.hex); });
    };
    drop(scene.smoke);
    drop(scene.mines);
    drop(scene.objectives);
    drop(scene.labels);
    drop(scene.units);
    for (SceneZone &zone : scene.zones)
        std::erase_if(zone.hexes, isOff);
}

static std::vector<Hex> hexesOnPlane(const ScenarioDocument &document, ItemRef item)
{
    const Scenario &scenario = document.scenario();
    if (item.table == Table::Zone)
        return scenario.zones[item.index].hexes;
    if (item.table == Table::Road)
        return scenario.board.roads[item.index].hexes;
    if (item.table == Table::Tile) {
        std::vector<Hex> hexes;
        const auto rect = rectOf(scenario.board.tiles[item.index], document.library().tileLookup());
        for (std::size_t i = 0; rect && i < document.board().size(); ++i)
            if (const Hex hex = document.board().hexAt(i); rect->contains(hex))
                hexes.push_back(hex);
        return hexes;
    }
    const std::optional<Hex> hex = hexOf(scenario, item);
    return hex ? std::vector{*hex} : std::vector<Hex>();
}

std::vector<Hex> hexesOf(const ScenarioDocument &document, ItemRef item)
{
    if (item.table == Table::Scenario || !contains(document.scenario(), item))
        return {};
    std::vector<Hex> hexes = hexesOnPlane(document, item);
    std::erase_if(hexes, [&](Hex hex) { return !document.board().contains(hex); });
    return hexes;
}

// Units show it themselves.
static void addMarks(MapScene &scene, const ScenarioDocument &document, const Selection &selection)
{
    for (const ItemRef item : selection.items())
        if (item.table != Table::Unit)
            if (std::vector<Hex> hexes = hexesOf(document, item); !hexes.empty())
                scene.marked.push_back(std::move(hexes));
}

MapScene sceneOf(const ScenarioDocument &document, const Selection &selection,
                 const std::string &seenBy, PictureStore *pictures)
{
    MapScene scene;
    scene.board = document.board();
    scene.terrain = document.terrain();
    std::transform(document.library().system.fortifications.begin(),
                   document.library().system.fortifications.end(), scene.works.begin(),
                   [](const auto &row) { return row.name; });
    scene.language = editor::windowLanguage();
    scene.chosen = selection.hexes();
    addMarks(scene, document, selection);
    if (pictures)
        scene.picture =
            pictures->scenePicture(document.scenario().board.underlay, folderOf(document.file()),
                                   {scene.board.columns(), scene.board.rows()});
    addMines(scene, document.scenario(), seenBy);
    addMarkers(scene, document.scenario());
    addUnits(scene, document, selection);
    dropWhatLiesOffTheBoard(scene);
    return scene;
}

} // namespace hexwerk::assault::ui
