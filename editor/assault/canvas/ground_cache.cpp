#include "editor/assault/canvas/ground_cache.h"

#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

constexpr int kSquare = 512;        // device pixels
constexpr std::size_t kKept = 128;  // squares, a megabyte each
constexpr std::size_t kAtOnce = 64; // hexes that are redrawn before the next frame
constexpr double kOverviewPixels = 1.5e6;
constexpr int kOverviewAfter = 400; // milliseconds without a change

} // namespace

static QRectF deviceRect(std::pair<int, int> place)
{
    return {1.0 * place.first * kSquare, 1.0 * place.second * kSquare, kSquare, kSquare};
}

GroundCache::GroundCache(QObject *parent)
    : QObject(parent)
    , m_scene(std::make_shared<GroundScene>())
    , m_ground(boardGround(*m_scene))
    , m_art(std::make_shared<MapArt>())
{
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_overviewTimer.setSingleShot(true);
    m_overviewTimer.setInterval(kOverviewAfter);
    connect(&m_overviewTimer, &QTimer::timeout, this, &GroundCache::startOverview);
}

GroundCache::~GroundCache()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void GroundCache::reset(GroundScene scene)
{
    m_scene = std::make_shared<GroundScene>(std::move(scene));
    m_ground = boardGround(*m_scene);
    ++m_resets;
    m_changes.clear();
    m_before = {};
    m_sheet.squares.clear();
    m_underway.clear();
    m_wanted.clear();
    m_overview = {};
    m_overviewTimer.stop();
    startOverview();
}

static editor::HexGeometry geometryOf(const GroundScene &scene, double width)
{
    return geometryOf(scene.board, scene.isTurned, width);
}

static double widthForPixels(const Board &board, double pixels)
{
    const QSizeF one = editor::HexGeometry(1).boardRect(board.columns(), board.rows()).size();
    if (one.isEmpty())
        return 0;
    return std::clamp(std::floor(std::sqrt(pixels / (one.width() * one.height()))), 2.0, 32.0);
}

static QImage drawMap(const GroundScene &scene, BoardGround &ground, MapArt &art, double width)
{
    const editor::HexGeometry geometry = geometryOf(scene, width);
    const QRectF all = geometry.boardRect(scene.board.columns(), scene.board.rows());
    QImage image(all.toAlignedRect().size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintGround(painter, scene, ground, geometry, all, art, 1);
    return image;
}

void GroundCache::startOverview()
{
    const double width = widthForPixels(m_scene->board, kOverviewPixels);
    if (width <= 0)
        return;
    m_overviewWidth = width;
    m_pool.start([this, scene = m_scene, ground = m_ground, art = m_art, width, resets = m_resets] {
        QImage image = drawMap(*scene, *ground, *art, width);
        QMetaObject::invokeMethod(this, [this, image = std::move(image), resets]() mutable {
            if (resets != m_resets)
                return;
            m_overview = std::move(image);
            const double size = m_sheet.width / m_ratio;
            emit improved(geometryOf(*m_scene, size)
                              .boardRect(m_scene->board.columns(), m_scene->board.rows()));
        });
    });
}

void GroundCache::setZoom(double width, double ratio)
{
    if (m_sheet.width == width * ratio && m_ratio == ratio)
        return;
    if (!m_sheet.squares.empty())
        m_before = std::move(m_sheet);
    m_sheet = {width * ratio, {}};
    m_ratio = ratio;
    m_underway.clear();
    m_wanted.clear();
}

QRectF GroundCache::dirtyRect(const std::vector<Hex> &hexes, double width) const
{
    const editor::HexGeometry geometry = geometryOf(*m_scene, width);
    QRectF dirty;
    for (const Hex hex : hexes)
        dirty |= geometry.bounds(hex);
    const double reach = width * ground::kReach;
    return dirty.adjusted(-reach, -reach, reach, reach);
}

void GroundCache::redraw(QImage &image, QPointF corner, double width, const QRectF &part) const
{
    QPainter painter(&image);
    painter.translate(-corner);
    painter.setClipRect(part.toAlignedRect());
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(part.toAlignedRect(), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    paintGround(painter, *m_scene, *m_ground, geometryOf(*m_scene, width), part, *m_art, 1);
}

void GroundCache::change(GroundScene scene, const std::vector<Hex> &hexes)
{
    if (hexes.size() > kAtOnce) {
        reset(std::move(scene));
        return;
    }
    m_scene = std::make_shared<GroundScene>(std::move(scene));
    m_ground->change(groundBoardOf(m_scene->board, m_scene->terrain, m_scene->layers), hexes);
    m_changes.insert(m_changes.end(), hexes.begin(), hexes.end());
    m_before = {};
    const QRectF dirty = dirtyRect(hexes, m_sheet.width);
    for (auto &[place, image] : m_sheet.squares) {
        const QRectF square = deviceRect(place);
        if (square.intersects(dirty))
            redraw(image, square.topLeft(), m_sheet.width, dirty & square);
    }
    m_overviewTimer.start(); // it only stands in, and may be late
}

static QImage drawSquare(const GroundScene &scene, BoardGround &ground, MapArt &art,
                         const QRectF &square, double width)
{
    QImage image(kSquare, kSquare, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-square.topLeft());
    paintGround(painter, scene, ground, geometryOf(scene, width), square, art, 1);
    return image;
}

std::vector<GroundCache::Place> GroundCache::placesIn(const QRectF &part) const
{
    const editor::HexGeometry geometry = geometryOf(*m_scene, m_sheet.width / m_ratio);
    const QRectF board = geometry.boardRect(m_scene->board.columns(), m_scene->board.rows()) & part;
    const double side = kSquare / m_ratio;
    std::vector<Place> places;
    if (board.isEmpty())
        return places;
    for (int row = static_cast<int>(board.top() / side); row * side < board.bottom(); ++row)
        for (int column = static_cast<int>(board.left() / side); column * side < board.right();
             ++column)
            places.emplace_back(column, row);
    return places;
}

QRectF GroundCache::rectOf(Place place) const
{
    const double side = kSquare / m_ratio;
    return {place.first * side, place.second * side, side, side};
}

void GroundCache::paintSubstitute(QPainter &painter, const QRectF &part) const
{
    struct Piece
    {
        const QImage &image;
        QRectF shown;
        QRectF source;
    };
    std::vector<Piece> pieces;
    double covered = 0;
    const double scale = m_before.width > 0 ? m_sheet.width / m_ratio / m_before.width : 0;
    for (const auto &[place, image] : m_before.squares) {
        const QRectF square(deviceRect(place).topLeft() * scale, deviceRect(place).size() * scale);
        const QRectF shown = square & part;
        if (shown.isEmpty())
            continue;
        covered += shown.width() * shown.height();
        pieces.push_back(
            {image, shown,
             QRectF((shown.topLeft() - square.topLeft()) / scale, shown.size() / scale)});
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (covered < part.width() * part.height() * 0.999)
        paintOverview(painter, part);
    for (const Piece &piece : pieces)
        painter.drawImage(piece.shown, piece.image, piece.source);
    painter.restore();
}

void GroundCache::paintOverview(QPainter &painter, const QRectF &part) const
{
    if (m_overview.isNull()) {
        const editor::HexGeometry geometry = geometryOf(*m_scene, m_sheet.width / m_ratio);
        painter.fillRect(geometry.boardRect(m_scene->board.columns(), m_scene->board.rows()) & part,
                         QColor(0xe9, 0xde, 0xb6));
        return;
    }
    const double scale = m_overviewWidth * m_ratio / m_sheet.width;
    painter.drawImage(part, m_overview, QRectF(part.topLeft() * scale, part.size() * scale));
}

void GroundCache::paint(QPainter &painter, const QRectF &part)
{
    const std::vector<Place> visible = placesIn(part);
    std::vector<Place> missing;
    for (const Place &place : visible) {
        const auto found = m_sheet.squares.find(place);
        if (found == m_sheet.squares.end()) {
            missing.push_back(place);
            paintSubstitute(painter, rectOf(place) & part);
            continue;
        }
        QImage image = found->second;
        image.setDevicePixelRatio(m_ratio);
        painter.drawImage(rectOf(place).topLeft(), image);
    }
    forgetFarFrom(visible);
    request(missing);
}

void GroundCache::request(const std::vector<Place> &missing)
{
    m_wanted.clear();
    for (const Place &place : missing)
        if (!m_underway.contains(place))
            m_wanted.push_back(place);
    startNext();
}

void GroundCache::startNext()
{
    while (!m_wanted.empty() &&
           m_underway.size() < static_cast<std::size_t>(m_pool.maxThreadCount())) {
        const Place place = m_wanted.front();
        m_wanted.erase(m_wanted.begin());
        m_underway.insert(place);
        m_pool.start([this, scene = m_scene, ground = m_ground, art = m_art, place,
                      width = m_sheet.width, asked = Asked{m_resets, m_changes.size()}] {
            QImage image = drawSquare(*scene, *ground, *art, deviceRect(place), width);
            QMetaObject::invokeMethod(
                this, [this, place, width, asked, image = std::move(image)]() mutable {
                    take(place, width, asked, std::move(image));
                });
        });
    }
}

// What was changed while it was drawn may be in it or not.
void GroundCache::bringUpToDate(QImage &image, QPointF corner, double width, Asked asked) const
{
    if (asked.changes == m_changes.size())
        return;
    const std::vector<Hex> changed(m_changes.begin() + static_cast<std::ptrdiff_t>(asked.changes),
                                   m_changes.end());
    const QRectF dirty = dirtyRect(changed, width) & QRectF(corner, QSizeF(image.size()));
    if (!dirty.isEmpty())
        redraw(image, corner, width, dirty);
}

void GroundCache::take(Place place, double width, Asked asked, QImage image)
{
    if (width != m_sheet.width || asked.resets != m_resets)
        return; // the view that asked for it is gone
    m_underway.erase(place);
    bringUpToDate(image, deviceRect(place).topLeft(), width, asked);
    m_sheet.squares.insert_or_assign(place, std::move(image));
    if (m_wanted.empty() && m_underway.empty())
        m_before = {};
    emit improved(rectOf(place));
    startNext();
}

void GroundCache::finish(const QRectF &part)
{
    for (const Place &place : placesIn(part))
        if (!m_sheet.squares.contains(place))
            m_sheet.squares.emplace(
                place, drawSquare(*m_scene, *m_ground, *m_art, deviceRect(place), m_sheet.width));
    m_before = {};
}

void GroundCache::forgetFarFrom(const std::vector<Place> &visible)
{
    if (m_sheet.squares.size() <= kKept || visible.empty())
        return;
    const Place middle = visible[visible.size() / 2];
    const auto far = [&](const Place &place) {
        return std::max(std::abs(place.first - middle.first),
                        std::abs(place.second - middle.second));
    };
    while (m_sheet.squares.size() > kKept) {
        const auto furthest = std::max_element(
            m_sheet.squares.begin(), m_sheet.squares.end(),
            [&](const auto &a, const auto &b) { return far(a.first) < far(b.first); });
        if (std::find(visible.begin(), visible.end(), furthest->first) != visible.end())
            return;
        m_sheet.squares.erase(furthest);
    }
}

} // namespace hexwerk::assault::ui
