#include "editor/assault/panels/map/palette_art.h"

#include <QPainter>
#include <QPixmap>

#include "core/assault/board/compose.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/sample_map.h"
#include "editor/canvas/picture_tag.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kHexWidth = 44;

static QIcon hexPicture(const MapScene &sample, MapLayers layers = {})
{
    return QIcon(QPixmap::fromImage(middleOfSample(sample, kHexWidth, kGroundLayers | layers)));
}

static QIcon tilePicture(const std::string &id, const DataStore &library)
{
    constexpr int kSmallHex = 12;
    const Tile *tile = library.tile(id);
    if (!tile)
        return {};
    BoardSpec spec;
    spec.columns = tile->columns;
    spec.rows = tile->rows;
    spec.tiles = {{id, Hex::at(0, 0), false, {}}};
    MapScene scene;
    scene.terrain = library.system.terrain;
    const auto board = compose(spec, scene.terrain, library.tileLookup());
    if (!board)
        return {};
    scene.board = *board;
    return QIcon(QPixmap::fromImage(renderMap(scene, kSmallHex, kGroundLayers)));
}

static QIcon counterIcon(const std::string &id, const DataStore &library, const std::string &colour)
{
    const UnitCard *card = library.cards.unit(id);
    if (!card)
        return {};
    SceneUnit unit;
    unit.face = faceOf(*card);
    unit.nation = card->nation;
    unit.strength = card->strength;
    unit.colour = sideColour(colour);
    MapArt art;
    return QIcon(QPixmap::fromImage(counterPicture(unit, kHexWidth, art)));
}

static QImage supportCard(const SupportCard &card, const DataStore &library, int height)
{
    const QSize size(static_cast<int>(height * CardPainter::kAspect), height);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    MapArt art;
    CardPainter(library, art).paintSupport(painter, QRectF({}, size), card);
    return image;
}

static QIcon supportIcon(const std::string &id, const DataStore &library)
{
    constexpr int kCardHeight = 72; // twice as high as it is shown
    const auto card = library.cards.supports.find(id);
    return card == library.cards.supports.end()
               ? QIcon()
               : QIcon(QPixmap::fromImage(supportCard(card->second, library, kCardHeight)));
}

QString cardPeek(const std::string &support, const DataStore &library)
{
    constexpr int kPeekHeight = 240;
    const auto card = library.cards.supports.find(support);
    if (card == library.cards.supports.end())
        return {};
    return editor::pictureTag(supportCard(card->second, library, kPeekHeight));
}

QIcon silhouetteIcon(const std::string &name)
{
    MapArt art;
    return QIcon(QPixmap::fromImage(
        art.picture(facePicture({.silhouette = name}), kSilhouetteIcon.width())));
}

QIcon paletteIcon(Choices choices, const std::string &id, const DataStore &library,
                  const std::string &colour)
{
    MapScene scene = sampleMap(library.system.terrain);
    switch (choices) {
    case Choices::Terrains:
        coverSample(scene, scene.terrain.find(id).value_or(0));
        return hexPicture(scene);
    case Choices::RoadKinds:
        layAcross(scene, scene.terrain.find(RoadId(id)).value_or(RoadKind::MainRoad));
        return hexPicture(scene);
    case Choices::HexsideKinds:
        layOnSides(scene, scene.terrain.find(HexsideId(id)).value_or(HexsideKind::StoneWall));
        return hexPicture(scene);
    case Choices::OverlayKinds:
        layWork(scene, overlayKindFromString(id).value_or(OverlayKind::Sandbags));
        return hexPicture(scene);
    case Choices::MineKinds:
        scene.mines.push_back({kMiddleOfSample, mineKindFromString(id), sideColour(colour), true});
        return hexPicture(scene, MapLayer::Mines);
    case Choices::Tiles:
        return tilePicture(id, library);
    case Choices::Cards:
        return counterIcon(id, library, colour);
    case Choices::SupportCards:
        return supportIcon(id, library);
    default:
        return {};
    }
}

// The map of a board that has just room for it; what belongs to no hex of the stamp is clear.
QIcon stampIcon(const Stamp &stamp, const ScenarioDocument &document)
{
    const std::vector<Hex> hexes = hexesOf(stamp);
    int radius = 1;
    for (const Hex hex : hexes)
        radius = std::max(radius, distance(hex, {0, 0}));
    const int size = (2 * radius + 3) & ~1;
    const Hex middle = Hex::at((size / 2) & ~1, size / 2);
    const Stamp laid = movedTo(stamp, middle);
    BoardSpec spec;
    spec.columns = spec.rows = std::min(size, 200);
    spec.patches = laid.patches;
    spec.roads = laid.roads;
    spec.hexsides = laid.hexsides;
    spec.overlays = laid.overlays;
    MapScene scene;
    scene.terrain = document.terrain();
    scene.board = compose(spec, scene.terrain, {}).value_or(Board(2, 2));
    constexpr int kPicture = 160;
    const int width = std::clamp(kPicture / size, 6, kHexWidth);
    const QImage whole = renderMap(scene, width, kGroundLayers);
    QImage image(whole.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(Qt::NoPen);
    painter.setBrush(whole);
    QRectF bounds;
    for (const Hex hex : hexesOf(laid)) {
        painter.drawPolygon(editor::HexGeometry(width).polygon(hex, 1.02));
        bounds |= editor::HexGeometry(width).bounds(hex);
    }
    painter.end();
    return QIcon(QPixmap::fromImage(image.copy(bounds.toAlignedRect())));
}

QIcon levelIcon(int level, const DataStore &library)
{
    MapScene scene = sampleMap(library.system.terrain);
    scene.board.at(kMiddleOfSample).level = static_cast<std::uint8_t>(level);
    return hexPicture(scene, MapLayer::Levels);
}

} // namespace hexwerk::assault::ui
