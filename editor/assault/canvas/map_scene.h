// What a map shows at one moment, as a plain value: editor and play view each fill one, the canvas
// finds out itself what changed.
#pragma once

#include <QColor>
#include <QFlags>
#include <QString>

#include "core/assault/board/board.h"
#include "core/assault/board/line_of_sight.h"
#include "core/assault/scenario/scenario.h"
#include "core/assault/tables/system_data.h"
#include "editor/assault/canvas/under_picture.h"
#include "editor/ground/ground_model.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// What the picture of a counter shows.
enum class UnitSymbol {
    Rifle,
    MachineGun,
    Grenadier,
    Ranger,
    Engineer,
    Scout,
    AntiTank, // infantry that fights tanks
    Mortar,
    Gun,
    Howitzer,
    AntiAir,
    Tank,
    LightTank,
    AssaultGun,
    SelfPropelledGun,
    ArmouredCar,
    HalfTrack,
    GunHalfTrack,
    Truck,
};
inline constexpr int kUnitSymbols = 19;
// From type, class, way of moving, and, for infantry, what the card is called.
UnitSymbol symbolFor(const UnitCard &card);

// What a unit looks like: its silhouette, or without one the symbol.
struct UnitFace
{
    UnitSymbol symbol = UnitSymbol::Rifle;
    std::string silhouette = {};
    bool operator==(const UnitFace &) const = default;
};
UnitFace faceOf(const UnitCard &card);

// "blue", "red", "#rrggbb"; anything else: grey.
QColor sideColour(const std::string &name);

enum class CounterSide { Full, Half };

// Later ones in the list lie on top of earlier ones of the same hex.
struct SceneUnit
{
    QString id;
    Hex hex;
    QString label;
    UnitFace face;
    std::string nation; // of the card
    QColor colour;
    int strength = 0; // strength points left
    int damage = 0;   // damage markers on it
    CounterSide side = CounterSide::Full;
    std::optional<int> facing;
    Experience experience = Experience::Regular;
    std::vector<Marker> markers;
    std::vector<UnitFace> load; // who is carried
    bool rides = false;         // the load, on top of the vehicle
    bool dimmed = false;        // has acted
    bool selected = false;
    bool operator==(const SceneUnit &) const = default;
};

// The kind is empty where the one who looks may not know it.
struct SceneMines
{
    Hex hex;
    std::optional<MineKind> kind;
    QColor colour;
    bool found = false;
    bool operator==(const SceneMines &) const = default;
};

struct SceneObjective
{
    Hex hex;
    QString name;
    QColor colour;       // of the holder; invalid: nobody's
    QString holder = {}; // which side that is
    bool operator==(const SceneObjective &) const = default;
};

struct SceneZone
{
    QString name;
    ZonePurpose purpose = ZonePurpose::Setup;
    QColor colour;
    std::vector<Hex> hexes;
    bool operator==(const SceneZone &) const = default;
};

struct SceneLabel
{
    Hex hex;
    QString text;
    bool operator==(const SceneLabel &) const = default;
};

enum class HighlightKind {
    Reachable,
    Target,
    Path,
    Selected,
    Brush,
    Band, // hexes within a rectangle that is drawn around them
    Problem,
    SightClear,
    SightHindered,
    SightBlocked,
};

struct SceneHighlight
{
    Hex hex;
    HighlightKind kind = HighlightKind::Selected;
    QString text; // a short number or word, such as what it costs; may be empty
    bool operator==(const SceneHighlight &) const = default;
};

// A way or a shot: from hex to hex, an arrow head at the end.
struct SceneArrow
{
    std::vector<Hex> hexes;
    QColor colour;
    bool operator==(const SceneArrow &) const = default;
};

// Where a unit may fire to: 120 degrees around its facing.
struct SceneArc
{
    Hex hex;
    int facing = 0;
    int range = 1; // hexes
    bool operator==(const SceneArc &) const = default;
};

// Vertices of a hex that can be clicked to turn what stands there.
struct SceneVertices
{
    Hex hex;
    std::vector<int> facings;
    bool operator==(const SceneVertices &) const = default;
};

enum class SupportSign { Aircraft, Waypoint };

// Support from outside the board: an aircraft on its way, or the waypoint marker of artillery.
struct SceneSupport
{
    SupportSign sign = SupportSign::Waypoint;
    QString name; // of its card
    QColor colour;
    Hex aim;                      // its target, or where the marker lies
    std::vector<Hex> hit = {};    // hexes that its fire comes down on
    std::optional<Hex> from = {}; // where the marker lay before
    bool operator==(const SceneSupport &) const = default;
};

struct SceneSightLine
{
    Hex from;
    Hex to;
    SightStatus status = SightStatus::Clear;
    bool operator==(const SceneSightLine &) const = default;
};

// What is in hand, where it would come to lie.
struct SceneGhost
{
    QString name; // of the tile, as it is turned
    Board tile;   // empty: none
    Hex at;       // of its upper left corner
    std::vector<SceneUnit> units;
    bool operator==(const SceneGhost &) const = default;
};

// How the ground is drawn, as the user likes it.
struct MapStyle
{
    ground::Look look = ground::Look::Summer;
    ground::Borders borders = ground::Borders::Grown;
    bool operator==(const MapStyle &) const = default;
};

struct MapScene
{
    Board board;
    TerrainChart terrain;
    std::optional<ScenePicture> picture; // under the terrain
    bool isTurned = false;               // by 90 degrees to the right
    MapStyle style;
    std::string language = "en";    // of names of terrain and works
    std::array<LocalText, 5> works; // names of fortifications, by OverlayKind
    std::vector<Smoke> smoke;
    std::vector<SceneMines> mines;
    std::vector<Hex> dugIn; // "dug in" markers that lie on the hex
    std::vector<SceneObjective> objectives;
    std::vector<SceneZone> zones;
    std::vector<SceneLabel> labels;
    std::vector<SceneUnit> units;
    std::vector<Hex> chosen;              // hexes that are chosen as such
    std::vector<std::vector<Hex>> marked; // each outlined: chosen items that are no counters
    std::vector<SceneHighlight> highlights;
    std::optional<SceneGhost> ghost;
    std::vector<SceneSupport> support;
    std::vector<SceneArrow> arrows;
    std::optional<SceneArc> arc;
    std::optional<SceneVertices> vertices;
    std::vector<SceneSightLine> sightLines;
    bool operator==(const MapScene &) const = default;
};

enum class MapLayer {
    Grid = 1,
    Names = 2,
    Levels = 4,
    Zones = 8,
    Objectives = 16,
    Labels = 32,
    Mines = 64,
    Smoke = 128,
    Units = 256,
    Highlights = 512,
    Terrain = 1024,
    Relief = 2048, // colours and slopes of the levels
    Roads = 4096,
    Hexsides = 8192,
    Overlays = 16384,
    Picture = 32768,
};
Q_DECLARE_FLAGS(MapLayers, MapLayer)
Q_DECLARE_OPERATORS_FOR_FLAGS(MapLayers)
inline constexpr MapLayers kAllLayers = MapLayers(65535);
// What makes the ground itself, without grid, names, zones and what lies on it.
inline constexpr MapLayers kGroundLayers =
    MapLayers(int(MapLayer::Terrain) | int(MapLayer::Relief) | int(MapLayer::Roads) |
              int(MapLayer::Hexsides) | int(MapLayer::Overlays));

} // namespace hexwerk::assault::ui
