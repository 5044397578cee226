#include "editor/assault/canvas/label_place.h"

#include <QFontMetricsF>

#include "editor/assault/canvas/board_ground.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/ground_painter.h"
#include "editor/canvas/map_fonts.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

static editor::HexGeometry inHexes(const MapScene &scene)
{
    return geometryOf(scene.board, scene.isTurned, 1);
}

// With the halo around the letters.
static QSizeF sizeOf(const QString &text)
{
    constexpr int kPixels = 100;
    constexpr double kHalo = 0.14; // of the letters' height, on every side
    constexpr double kLetters = 0.94;
    const double advance = QFontMetricsF(editor::placeFont(kPixels)).horizontalAdvance(text);
    return QSizeF(advance / kPixels + 2 * kHalo, kLetters + kHalo) * kNameHeight;
}

static std::vector<PlacedName> namesIn(const MapScene &scene, MapLayers layers)
{
    std::vector<PlacedName> names;
    const auto add = [&](NameOf kind, Hex hex, const QString &text) {
        if (!text.isEmpty())
            names.push_back({kind, hex, text, {}});
    };
    if (layers.testFlag(MapLayer::Objectives))
        for (const SceneObjective &objective : scene.objectives)
            add(NameOf::Objective, objective.hex, objective.name);
    if (layers.testFlag(MapLayer::Labels))
        for (const SceneLabel &label : scene.labels)
            add(NameOf::Label, label.hex, label.text);
    std::sort(names.begin(), names.end(), [](const PlacedName &a, const PlacedName &b) {
        return std::tie(a.kind, a.hex, a.text) < std::tie(b.kind, b.hex, b.text);
    });
    return names;
}

static bool sameNames(const std::vector<PlacedName> &names, const std::vector<PlacedName> &others)
{
    return std::equal(names.begin(), names.end(), others.begin(), others.end(),
                      [](const PlacedName &a, const PlacedName &b) {
                          return a.kind == b.kind && a.hex == b.hex && a.text == b.text;
                      });
}

static std::vector<QRectF> barredIn(const MapScene &scene, MapLayers layers,
                                    const editor::HexGeometry &geometry)
{
    std::vector<QRectF> barred;
    if (layers.testFlag(MapLayer::Units))
        barred = counterBoxes(scene.units, geometry);
    const auto add = [&](Hex hex, const QRectF &box) {
        barred.push_back(box.translated(geometry.centre(hex)));
    };
    if (layers.testFlag(MapLayer::Objectives))
        for (const SceneObjective &objective : scene.objectives)
            add(objective.hex, {0.16, -0.42, 0.35, 0.6});
    if (layers.testFlag(MapLayer::Mines))
        for (const SceneMines &mines : scene.mines)
            add(mines.hex, {-0.43, 0.07, 0.32, 0.32});
    if (layers.testFlag(MapLayer::Smoke))
        for (const Smoke &smoke : scene.smoke)
            add(smoke.hex, {0.21, -0.33, 0.22, 0.22});
    return barred;
}

bool NamePlaces::isAsBefore(const MapScene &scene, MapLayers layers) const
{
    return layers == m_layers && scene.isTurned == m_isTurned && scene.board == m_board &&
           scene.terrain == m_terrain;
}

// What is drawn in a hex follows from it and those within two hexes.
void NamePlaces::forgetChanged(const MapScene &scene, MapLayers layers)
{
    const bool isAlike = layers == m_layers && scene.isTurned == m_isTurned &&
                         scene.board.columns() == m_board.columns() &&
                         scene.board.rows() == m_board.rows() && scene.terrain == m_terrain;
    if (!isAlike) {
        m_spared.clear();
        return;
    }
    for (std::size_t i = 0; i < m_board.size(); ++i) {
        const Hex hex = m_board.hexAt(i);
        if (scene.board.at(hex) == m_board.at(hex))
            continue;
        m_spared.erase(hex);
        for (const Direction side : kAllDirections) {
            m_spared.erase(neighbour(hex, side));
            m_spared.erase(neighbour(neighbour(hex, side), side));
            m_spared.erase(neighbour(neighbour(hex, side), turned(side, 1)));
        }
    }
}

static void addCurves(std::vector<SparedPoint> &points, const std::vector<ground::Curve> &curves,
                      double worth)
{
    constexpr double kStep = 0.1;
    for (const ground::Curve &curve : curves)
        for (std::size_t i = 1; i < curve.points.size(); ++i) {
            const QPointF from = curve.points[i - 1];
            const QPointF way = curve.points[i] - from;
            const int steps = std::max(1, static_cast<int>(ground::lengthOf(way) / kStep));
            for (int step = 0; step < steps; ++step)
                points.push_back({from + way * ((step + 0.5) / steps),
                                  worth * ground::lengthOf(way) / steps / kStep});
        }
}

// On the board as it is.
static std::vector<SparedPoint> sparedIn(const ground::GroundBoard &board, ground::Place place)
{
    using ground::Way;
    std::vector<SparedPoint> points;
    for (const auto &[way, worth] :
         {std::pair(Way::Main, 0.16), std::pair(Way::Narrow, 0.14), std::pair(Way::Railway, 0.16),
          std::pair(Way::Trail, 0.06), std::pair(Way::River, 0.1), std::pair(Way::Stream, 0.06)})
        addCurves(points, curvesThrough(board, place, way), worth);
    for (const Way way : {Way::River, Way::Stream})
        addCurves(points, curvesAlongSides(board, place, way), 0.08);
    for (const ground::House &house : housesOf(board, place))
        for (const double along : {-0.8, 0.0, 0.8})
            points.push_back({house.at + ground::unitVector(house.angle) * (house.length * along) -
                                  QPointF(0, house.height / 2),
                              0.5});
    return points;
}

static void addWriting(std::vector<QRectF> &barred, Hex hex, const MapScene &scene,
                       MapLayers layers)
{
    constexpr double kDrawnAt = 64; // pixels; in smaller hexes the same letters need more room
    const editor::HexGeometry geometry = geometryOf(scene.board, scene.isTurned, kDrawnAt);
    const auto add = [&](const QRectF &box) {
        barred.emplace_back(box.topLeft() / kDrawnAt, box.size() / kDrawnAt);
    };
    if (layers.testFlag(MapLayer::Names))
        add(boxOfHexName(hex, geometry));
    if (layers.testFlag(MapLayer::Levels) && scene.board.at(hex).level > 0)
        add(boxOfLevel(hex, geometry));
}

SeekingName NamePlaces::seekingName(const PlacedName &name, const MapScene &scene)
{
    const editor::HexGeometry geometry = inHexes(scene);
    SeekingName seeking{geometry.centre(name.hex), sizeOf(name.text), {}, {}};
    const QRectF region = regionOf(seeking);
    for (const QRectF &box : m_barred)
        if (box.intersects(region))
            seeking.barred.push_back(box);
    const editor::HexSpan span = geometry.span(region, scene.board.columns(), scene.board.rows());
    for (int column = span.firstColumn; column <= span.lastColumn; ++column)
        for (int row = span.firstRow; row <= span.lastRow; ++row) {
            const Hex hex = Hex::at(column, row);
            addWriting(seeking.barred, hex, scene, m_layers);
            const auto [at, isNew] = m_spared.try_emplace(hex);
            if (isNew) {
                at->second = sparedIn(m_ground, {column, row});
                for (SparedPoint &point : at->second)
                    point.at = geometry.turn().map(point.at);
            }
            for (const SparedPoint &point : at->second)
                if (region.contains(point.at))
                    seeking.spared.push_back(point);
        }
    return seeking;
}

const std::vector<PlacedName> &NamePlaces::of(const MapScene &scene, MapLayers layers)
{
    std::vector<PlacedName> names = namesIn(scene, layers);
    if (names.empty()) {
        m_names.clear();
        return m_names;
    }
    std::vector<QRectF> barred = barredIn(scene, layers, inHexes(scene));
    const bool isAsBefore = this->isAsBefore(scene, layers);
    if (isAsBefore && barred == m_barred && sameNames(names, m_names))
        return m_names;
    if (!isAsBefore) {
        forgetChanged(scene, layers);
        m_board = scene.board;
        m_terrain = scene.terrain;
        m_layers = layers;
        m_isTurned = scene.isTurned;
        m_ground = groundBoardOf(scene.board, scene.terrain, layers);
    }
    m_barred = std::move(barred);
    const bool areKept = isAsBefore && sameNames(names, m_names);
    const std::vector<PlacedName> before = std::exchange(m_names, std::move(names));
    std::vector<SeekingName> seeking;
    for (const PlacedName &name : m_names)
        seeking.push_back(seekingName(name, scene));
    for (std::size_t i = 0; areKept && i < seeking.size(); ++i)
        seeking[i].before = before[i].box;
    const std::vector<QRectF> boxes =
        placesOf(seeking, inHexes(scene).boardRect(scene.board.columns(), scene.board.rows()));
    for (std::size_t i = 0; i < boxes.size(); ++i)
        m_names[i].box = boxes[i];
    return m_names;
}

} // namespace hexwerk::assault::ui
