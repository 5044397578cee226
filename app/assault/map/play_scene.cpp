#include "app/assault/map/play_scene.h"

#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::toQString;

static QColor colourOf(const Position &p, SideIndex side)
{
    return side == kNobody ? QColor() : sideColour(p.setting->scenario.sides[side].colour);
}

SceneUnit sceneUnit(const Position &p, UnitId id, UnitId chosen, const editor::Tongue &in)
{
    const Unit &unit = p.unit(id);
    const UnitCard &card = p.card(id);
    SceneUnit shown;
    shown.id = toQString(p.setting->unitName(unit.id));
    shown.hex = unit.at;
    shown.label = in.of(card.name);
    shown.face = faceOf(card);
    shown.nation = card.nation;
    shown.colour = colourOf(p, unit.side);
    shown.strength = unit.strength;
    const bool half = p.isHalf(unit);
    shown.damage = (half ? card.halfStrength : card.strength) - unit.strength; // [R10.7.3c]
    shown.side = half ? CounterSide::Half : CounterSide::Full;
    if (unit.facing >= 0)
        shown.facing = unit.facing;
    for (const Unit &other : p.units)
        if (other.carrier == unit.id && other.state == UnitState::Carried)
            shown.load.push_back(faceOf(p.card(other.id)));
    shown.rides = card.transport == 0; // [R9.11.2c]
    shown.experience = p.experience(unit.id);
    for (int i = 0; i < kMarkers; ++i)
        if (unit.markers.has(static_cast<Marker>(i)))
            shown.markers.push_back(static_cast<Marker>(i));
    shown.dimmed = unit.activated;
    shown.selected = unit.id == chosen;
    return shown;
}

static void addMines(MapScene &scene, const Position &p)
{
    for (const MinefieldMarker &mines : p.minefields)
        scene.mines.push_back(
            {mines.hex, mines.kind.isKnown() ? std::optional(mines.kind.value()) : std::nullopt,
             colourOf(p, mines.side), mines.found});
}

static QString holderOf(const Position &p, SideIndex side, const editor::Tongue &in)
{
    return side == kNobody
               ? QString()
               : TermText::named(p.setting->scenario.sides, p.setting->scenario.sides[side].id, in);
}

static void addObjectives(MapScene &scene, const Position &p, const editor::Tongue &in)
{
    const auto &objectives = p.setting->scenario.objectives;
    for (std::size_t i = 0; i < objectives.size(); ++i) {
        const QString name = in.of(objectives[i].name);
        scene.objectives.push_back({objectives[i].hex,
                                    name.isEmpty() ? toQString(objectives[i].id) : name,
                                    colourOf(p, p.holders[i]), holderOf(p, p.holders[i], in)});
    }
}

// Of a card that lies open.
static SceneSupport sceneSupport(const Position &p, SupportSign sign, SideIndex side,
                                 const std::string &card, Hex aim, const editor::Tongue &in)
{
    const SupportCard *found = p.setting->supportCard(card);
    const QString name = found ? in.of(found->name) : QString();
    return {sign, name.isEmpty() ? toQString(card) : name, colourOf(p, side), aim};
}

static void addSupport(MapScene &scene, const Position &p, const editor::Tongue &in)
{
    for (const Battery &battery : p.batteries)
        if (!battery.waypoint.isNowhere())
            scene.support.push_back(sceneSupport(p, SupportSign::Waypoint, battery.side,
                                                 battery.card, battery.waypoint, in));
    for (const Frame &frame : p.stack) {
        if (const auto *air = std::get_if<AirFrame>(&frame); air && !air->hex.isNowhere())
            scene.support.push_back(
                sceneSupport(p, SupportSign::Aircraft, air->side, air->card, air->hex, in));
        const auto *fire = std::get_if<BatteryFrame>(&frame);
        if (!fire || fire->hex.isNowhere())
            continue;
        std::erase_if(scene.support, [&](const SceneSupport &one) { return one.aim == fire->hex; });
        scene.support.push_back(
            sceneSupport(p, SupportSign::Waypoint, fire->side, fire->card, fire->hex, in));
        scene.support.back().hit = fire->hexes;
    }
}

MapScene sceneOf(const Position &p, const Scenario &scenario, UnitId chosen,
                 const editor::Tongue &in)
{
    MapScene scene;
    scene.board = p.board();
    scene.terrain = p.setting->data.terrain;
    std::transform(p.setting->data.fortifications.begin(), p.setting->data.fortifications.end(),
                   scene.works.begin(), [](const auto &row) { return row.name; });
    scene.language = in.code().toStdString();
    scene.smoke = p.smoke;
    scene.dugIn = p.dugIn;
    addMines(scene, p);
    addObjectives(scene, p, in);
    addSupport(scene, p, in);
    for (const BoardLabel &label : scenario.board.labels)
        scene.labels.push_back({label.hex, in.of(label.text)});
    for (const Unit &unit : p.units)
        if (unit.inPlay())
            scene.units.push_back(sceneUnit(p, unit.id, chosen, in));
    // Who moves or assaults lies on top.
    std::stable_sort(scene.units.begin(), scene.units.end(), [&](const auto &a, const auto &b) {
        const QString active =
            p.pending.unit == UnitId{} ? QString() : toQString(p.setting->unitName(p.pending.unit));
        return (a.id == active) < (b.id == active);
    });
    return scene;
}

} // namespace hexwerk::assault::ui
