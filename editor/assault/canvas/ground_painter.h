// Draws what lies on the ground and seldom changes: the ground itself, with roads, hexsides and
// grid, then fortifications, zones and names.
#pragma once

#include <QPainter>

#include "editor/assault/canvas/board_ground.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/ground/ground_map.h"

#include <functional>

namespace hexwerk::assault::ui {

// The part of a scene that the ground is drawn from.
struct GroundScene
{
    Board board;
    TerrainChart terrain;
    std::vector<SceneZone> zones;
    MapLayers layers = kAllLayers;
    std::optional<ScenePicture> picture = {};
    bool isTurned = false;
    MapStyle style = {};
    std::string language = "en"; // of names of terrain that there is no art for
    bool operator==(const GroundScene &) const = default;
};

// `width`: pixels of a hex from corner to corner.
editor::HexGeometry geometryOf(const Board &board, bool isTurned, double width);

// Whether the name of a hex at the lower right, the longest one, has room above in its hex.
bool hexNamesFit(const Board &board, const editor::HexGeometry &geometry);
// What the name of a hex and the number of its level cover.
QRectF boxOfHexName(Hex hex, const editor::HexGeometry &geometry);
QRectF boxOfLevel(Hex hex, const editor::HexGeometry &geometry);

// The scene's part of a map.
GroundScene groundOf(const MapScene &scene, MapLayers layers);
// The ground that its board stands for.
std::shared_ptr<BoardGround> boardGround(const GroundScene &scene);

// `part`: what of the map is to be drawn, in the painter's coordinates, which are the geometry's.
// `ratio`: pixels of the device to one of the geometry. `ground`: the scene's.
void paintGround(QPainter &painter, const GroundScene &scene, BoardGround &ground,
                 const editor::HexGeometry &geometry, const QRectF &part, MapArt &art, double ratio,
                 QSize piece = ground::kScreenPiece);
// In three steps: the ground itself; zones and fortifications; names and levels.
void paintBareGround(QPainter &painter, const GroundScene &scene, BoardGround &ground,
                     const editor::HexGeometry &geometry, const QRectF &part, double ratio,
                     QSize piece = ground::kScreenPiece);
void paintWorks(QPainter &painter, const GroundScene &scene, const editor::HexGeometry &geometry,
                const QRectF &part, MapArt &art, double ratio);
void paintHexNames(QPainter &painter, const GroundScene &scene, const editor::HexGeometry &geometry,
                   const editor::HexSpan &span, double ratio);
// The hexes that have something in that part.
editor::HexSpan seenHexes(const GroundScene &scene, const editor::HexGeometry &geometry,
                          const QRectF &part);
// The ground as pictures, piece by piece, each with the box that it is drawn into. False: no more.
using GroundPictureSink = std::function<bool(const QImage &picture, const QRectF &box)>;
void forEachGroundPicture(const GroundScene &scene, BoardGround &ground,
                          const editor::HexGeometry &geometry, const QRectF &part, double ratio,
                          QSize piece, const GroundPictureSink &sink);

} // namespace hexwerk::assault::ui
