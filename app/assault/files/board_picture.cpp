#include "app/assault/files/board_picture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include "app/assault/files/scenario_files.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr int kLargestHex = 56; // pixels
static constexpr int kNear = 4;        // hexes

// Of the hexes and units that the orders name.
static std::vector<Hex> placesOf(const Scenario &scenario, const std::vector<std::string> &orders)
{
    std::vector<Hex> places;
    for (const std::string &order : orders) {
        const QJsonObject said = QJsonDocument::fromJson(QByteArray::fromStdString(order)).object();
        for (const QJsonValue &value : said) {
            const std::string name = value.toString().toStdString();
            if (const auto hex = hexFromString(name))
                places.push_back(*hex);
            for (const UnitSpec &unit : scenario.units)
                if (unit.id == name && unit.at)
                    places.push_back(*unit.at);
        }
    }
    return places;
}

static void addGround(std::vector<Hex> &places, const Scenario &scenario)
{
    const BoardSpec &board = scenario.board;
    const auto addAll = [&places](const std::vector<Hex> &hexes) {
        places.insert(places.end(), hexes.begin(), hexes.end());
    };
    for (const Patch &patch : board.patches)
        addAll(patch.hexes);
    for (const Road &road : board.roads)
        addAll(road.hexes);
    for (const Zone &zone : scenario.zones)
        addAll(zone.hexes);
    for (const Hexside &side : board.hexsides) {
        places.push_back(side.hex);
        places.push_back(neighbour(side.hex, side.side));
    }
    for (const Overlay &overlay : board.overlays)
        places.push_back(overlay.hex);
    for (const Smoke &smoke : board.smoke)
        places.push_back(smoke.hex);
    for (const Minefield &mines : board.minefields)
        places.push_back(mines.hex);
}

std::vector<Hex> hexesShown(const Scenario &scenario, const std::vector<std::string> &orders)
{
    std::vector<Hex> places = placesOf(scenario, orders);
    addGround(places, scenario);
    const std::vector<Hex> meant = places;
    for (const UnitSpec &unit : scenario.units)
        if (unit.at && (meant.empty() || std::any_of(meant.begin(), meant.end(), [&](Hex hex) {
                            return distance(hex, *unit.at) <= kNear;
                        })))
            places.push_back(*unit.at);
    std::vector<Hex> shown = places;
    for (const Hex hex : places)
        for (int d = 0; d < kDirections; ++d)
            shown.push_back(neighbour(hex, static_cast<Direction>(d)));
    return shown;
}

// As near to `part` as its size fits into `board`.
static QRectF within(QRectF part, const QRectF &board)
{
    part.setSize(part.size().boundedTo(board.size()));
    part.moveLeft(std::clamp(part.left(), board.left(), board.right() - part.width()));
    part.moveTop(std::clamp(part.top(), board.top(), board.bottom() - part.height()));
    return part;
}

static QRectF boundsOf(const std::vector<Hex> &hexes, const editor::HexGeometry &geometry,
                       const QRectF &board)
{
    QRectF bounds;
    for (const Hex hex : hexes)
        bounds |= geometry.bounds(hex) & board;
    return bounds.isEmpty() ? board : bounds;
}

QImage boardPicture(const QString &path, const std::vector<std::string> &orders,
                    const SharedData &library, QSize room)
{
    OpenResult read = openScenario(path);
    if (!read.file)
        return {};
    ScenarioDocument document(library);
    document.reset(std::move(read.file->scenario));
    const Selection nothing(document);
    const MapScene scene = sceneOf(document, nothing);
    const int columns = scene.board.columns();
    const int rows = scene.board.rows();
    const std::vector<Hex> shown = hexesShown(document.scenario(), orders);
    constexpr int kUnit = 100;
    const editor::HexGeometry large = geometryOf(scene.board, scene.isTurned, kUnit);
    const QSizeF one = boundsOf(shown, large, large.boardRect(columns, rows)).size();
    const double fits = std::min(room.width() / one.width(), room.height() / one.height());
    const int pixels = std::clamp(static_cast<int>(kUnit * fits), 2, kLargestHex);
    const editor::HexGeometry geometry = geometryOf(scene.board, scene.isTurned, pixels);
    const QRectF board = geometry.boardRect(columns, rows);
    QRectF part({0, 0}, QSizeF(room));
    part.moveCenter(boundsOf(shown, geometry, board).center());
    part = within(part, board);
    QImage picture(part.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(-part.topLeft());
    MapPainter(scene).paintPart(painter, pixels, part);
    return picture;
}

} // namespace hexwerk::assault::ui
