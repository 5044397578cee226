// Paints a whole scene: to a picture or a page; the canvas paints its layers with the same
// functions.
#pragma once

#include <QImage>

#include "editor/assault/canvas/feature_painter.h"
#include "editor/assault/canvas/ground_painter.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

// In pixels; `pixelsPerHex`: from corner to corner.
QSize mapSize(const MapScene &scene, int pixelsPerHex);
// Empty image for an empty board.
QImage renderMap(const MapScene &scene, int pixelsPerHex, MapLayers layers = kAllLayers);
// The same as large as `room` allows, drawn with at most so many pixels per hex.
QImage mapPicture(const MapScene &scene, QSize room, int mostPixelsPerHex,
                  MapLayers layers = kAllLayers);

// Paints parts of one scene, which must outlive it, from several threads at once if need be.
class MapPainter
{
public:
    // `other`, if any, shows the same ground, which is made once for both.
    explicit MapPainter(const MapScene &scene, MapLayers layers = kAllLayers,
                        const MapPainter *other = nullptr);

    // Makes what all parts of that size need, instead of the first part.
    void prepare(int pixelsPerHex);
    // What of the map lies in `part`, in pixels of the map.
    void paintPart(QPainter &painter, int pixelsPerHex, const QRectF &part);
    // For paper and drawings, whose hexes may have any width: what of the map lies in `part`, and
    // no more. Widths are in the painter's coordinates; pictures are twice as fine as on a screen.
    void paintFine(QPainter &painter, double hexWidth, const QRectF &part);
    // The same in many steps, so that none is large: the ground as pictures, each with its box on
    // the map, then what is on it, from below.
    void forEachGroundPicture(double hexWidth, const QRectF &part, const GroundPictureSink &sink);
    using Step = std::function<void(QPainter &, const PaintPlace &)>;
    std::vector<Step> stepsOnGround();
    void paintStep(const Step &step, QPainter &painter, double hexWidth, const QRectF &part);

private:
    void paint(QPainter &painter, const PaintPlace &place);
    void paintOnMap(QPainter &painter, const PaintPlace &place);
    template<typename Paint>
    void paintScaled(QPainter &painter, double hexWidth, const QRectF &part, Paint &&paint);

    const MapScene &m_scene;
    GroundScene m_groundScene;
    std::shared_ptr<BoardGround> m_ground;
    std::vector<PlacedName> m_names;
    MapArt m_art;
};

} // namespace hexwerk::assault::ui
