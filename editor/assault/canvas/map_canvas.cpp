#include "editor/assault/canvas/map_canvas.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include "editor/assault/canvas/overlay_painter.h"
#include "editor/assault/canvas/scene_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace hexwerk::assault::ui {

static constexpr std::array kZoomSteps = {8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 160, 192};

MapCanvas::MapCanvas(QWidget *parent)
    : SurfaceView(parent)
{
    setLayoutDirection(Qt::LeftToRight); // west is on the left, whatever the language
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Mid);
    viewport()->setAutoFillBackground(true);
    setAccessibleName(tr("Map"));
    connect(&m_motion, &SceneMotion::moved, this, [this] { viewport()->update(); });
    connect(&m_ground, &GroundCache::improved, this, [this](const QRectF &part) {
        viewport()->update(part.translated(origin()).toAlignedRect().adjusted(-1, -1, 1, 1));
    });
}

MapCanvas::~MapCanvas() = default;

GroundScene MapCanvas::ground() const
{
    GroundScene ground = groundOf(m_scene, painted());
    ground.style = m_style;
    return ground;
}

void MapCanvas::setScene(MapScene scene, Motion motion, const SceneWays &ways)
{
    if (scene == m_scene)
        return;
    const bool sameSize = scene.board.columns() == m_scene.board.columns() &&
                          scene.board.rows() == m_scene.board.rows() &&
                          scene.isTurned == m_scene.isTurned;
    const MapScene before = std::exchange(m_scene, std::move(scene));
    m_geometry = geometryOf(m_scene.board, m_scene.isTurned, m_pixelsPerHex);
    updateGround(before);
    if (motion == Motion::Shown && sameSize)
        m_motion.begin(before, m_scene, ways);
    else
        m_motion.finish();
    if (!sameSize) {
        updateScrollBars();
        if (!m_scene.board.contains(m_cursor))
            m_cursor = m_scene.board.size() > 0 ? Hex::at(0, 0) : Hex();
        if (m_fits)
            zoomToFit();
        emit viewChanged();
    }
    if (!sameSize || before.board != m_scene.board || before.terrain != m_scene.terrain)
        emit groundChanged();
    if (!sameSize || before.board != m_scene.board)
        describeCursor();
    viewport()->update();
}

// Which hexes of the ground look otherwise now.
static std::vector<Hex> changedHexes(const MapScene &before, const MapScene &now)
{
    std::vector<Hex> changed;
    for (std::size_t i = 0; i < now.board.size(); ++i)
        if (const Hex hex = now.board.hexAt(i); before.board.at(hex) != now.board.at(hex))
            changed.push_back(hex);
    if (before.zones == now.zones)
        return changed;
    std::set<Hex> zoned;
    for (const auto *zones : {&before.zones, &now.zones})
        for (const SceneZone &zone : *zones)
            for (const Hex hex : zone.hexes)
                if (now.board.contains(hex))
                    zoned.insert(hex);
    changed.insert(changed.end(), zoned.begin(), zoned.end());
    return changed;
}

void MapCanvas::updateGround(const MapScene &before)
{
    const bool sameBoard = before.board.columns() == m_scene.board.columns() &&
                           before.board.rows() == m_scene.board.rows() &&
                           before.terrain == m_scene.terrain && before.picture == m_scene.picture &&
                           before.isTurned == m_scene.isTurned;
    if (!sameBoard)
        m_ground.reset(ground());
    else if (const std::vector<Hex> changed = changedHexes(before, m_scene); !changed.empty())
        m_ground.change(ground(), changed);
}

void MapCanvas::updateHexes(const std::vector<Hex> &hexes, const Board &board)
{
    std::vector<Hex> changed;
    const int reach = static_cast<int>(m_pixelsPerHex * ground::kReach);
    QRect dirty;
    for (const Hex hex : hexes) {
        if (m_scene.board.at(hex) == board.at(hex))
            continue;
        m_scene.board.at(hex) = board.at(hex);
        changed.push_back(hex);
        dirty |= viewRect(hex).adjusted(-reach, -reach, reach, reach);
    }
    if (changed.empty())
        return;
    m_ground.change(ground(), changed);
    viewport()->update(dirty);
    if (std::find(changed.begin(), changed.end(), m_cursor) != changed.end())
        describeCursor();
    emit groundChanged();
}

void MapCanvas::setChosen(std::vector<Hex> hexes)
{
    if (hexes == m_scene.chosen)
        return;
    m_scene.chosen = std::move(hexes);
    viewport()->update();
}

void MapCanvas::setHighlights(std::vector<SceneHighlight> highlights)
{
    if (highlights == m_scene.highlights)
        return;
    m_scene.highlights = std::move(highlights);
    viewport()->update();
}

void MapCanvas::setGhost(std::optional<SceneGhost> ghost)
{
    if (ghost == m_scene.ghost)
        return;
    m_scene.ghost = std::move(ghost);
    viewport()->update();
}

void MapCanvas::setArrows(std::vector<SceneArrow> arrows)
{
    if (arrows == m_scene.arrows)
        return;
    m_scene.arrows = std::move(arrows);
    viewport()->update();
}

void MapCanvas::setArc(std::optional<SceneArc> arc)
{
    if (arc == m_scene.arc)
        return;
    m_scene.arc = arc;
    viewport()->update();
}

void MapCanvas::setSightLines(std::vector<SceneSightLine> lines)
{
    if (lines == m_scene.sightLines)
        return;
    m_scene.sightLines = std::move(lines);
    viewport()->update();
}

void MapCanvas::setLayers(MapLayers layers)
{
    if (layers == m_layers)
        return;
    m_layers = layers;
    m_ground.reset(ground());
    viewport()->update();
}

void MapCanvas::setHiddenLayers(MapLayers hidden)
{
    if (hidden == m_hidden)
        return;
    m_hidden = hidden;
    m_ground.reset(ground());
    viewport()->update();
}

void MapCanvas::setStyle(const MapStyle &style)
{
    if (style == m_style)
        return;
    m_style = style;
    m_ground.reset(ground());
    viewport()->update();
}

void MapCanvas::setLayer(MapLayer layer, LayerState state)
{
    MapLayers layers = m_layers;
    setLayers(layers.setFlag(layer, state == LayerState::Shown));
}

QPointF MapCanvas::origin() const
{
    const QSize view = viewport()->size();
    const QSize map =
        m_geometry.boardRect(m_scene.board.columns(), m_scene.board.rows()).toAlignedRect().size();
    const int margin = m_pixelsPerHex / 2;
    const auto place = [margin](int viewLength, int mapLength, const QScrollBar *bar) {
        return mapLength + 2 * margin <= viewLength ? (viewLength - mapLength) / 2
                                                    : margin - bar->value();
    };
    return QPointF(place(view.width(), map.width(), horizontalScrollBar()),
                   place(view.height(), map.height(), verticalScrollBar()));
}

QRectF MapCanvas::visiblePart() const
{
    return QRectF(toMap({0, 0}), QSizeF(viewport()->size()));
}

void MapCanvas::updateScrollBars()
{
    const QSize view = viewport()->size();
    const QSize map =
        m_geometry.boardRect(m_scene.board.columns(), m_scene.board.rows()).toAlignedRect().size();
    const int margin = m_pixelsPerHex / 2;
    const auto fit = [&](QScrollBar *bar, int viewLength, int mapLength) {
        bar->setRange(0, std::max(0, mapLength + 2 * margin - viewLength));
        bar->setPageStep(viewLength);
        bar->setSingleStep(m_pixelsPerHex / 2);
    };
    fit(horizontalScrollBar(), view.width(), map.width());
    fit(verticalScrollBar(), view.height(), map.height());
}

void MapCanvas::zoomAround(int pixels, QPoint fixed)
{
    m_fits = false;
    pixels = std::clamp(pixels, kZoomSteps.front(), kZoomSteps.back());
    if (pixels == m_pixelsPerHex)
        return;
    const QPointF kept = toMap(fixed) / m_pixelsPerHex;
    m_pixelsPerHex = pixels;
    m_geometry = geometryOf(m_scene.board, m_scene.isTurned, pixels);
    updateScrollBars();
    const QPointF corner = kept * pixels - fixed + QPointF(pixels / 2, pixels / 2);
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(corner.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(corner.y())));
    viewport()->update();
    emit viewChanged();
}

void MapCanvas::setPixelsPerHex(int pixels)
{
    zoomAround(pixels, viewport()->rect().center());
}

static int nextStep(int pixels)
{
    const auto *step = std::upper_bound(kZoomSteps.begin(), kZoomSteps.end(), pixels);
    return step == kZoomSteps.end() ? kZoomSteps.back() : *step;
}

static int previousStep(int pixels)
{
    const auto *step = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), pixels);
    return step == kZoomSteps.begin() ? kZoomSteps.front() : *(step - 1);
}

void MapCanvas::zoomIn()
{
    setPixelsPerHex(nextStep(m_pixelsPerHex));
}

void MapCanvas::zoomOut()
{
    setPixelsPerHex(previousStep(m_pixelsPerHex));
}

void MapCanvas::zoomBy(int steps, QPoint fixed)
{
    int pixels = m_pixelsPerHex;
    for (; steps > 0; --steps)
        pixels = nextStep(pixels);
    for (; steps < 0; ++steps)
        pixels = previousStep(pixels);
    zoomAround(pixels, fixed);
}

// Pixels of a hex with which the whole map fits; 0 for an empty one.
int MapCanvas::fittingPixels(bool isTurned) const
{
    const QSizeF one = geometryOf(m_scene.board, isTurned, 1)
                           .boardRect(m_scene.board.columns(), m_scene.board.rows())
                           .size();
    if (one.isEmpty())
        return 0;
    const QSize view = maximumViewportSize();
    return static_cast<int>(
        std::min(view.width() / (one.width() + 1), view.height() / (one.height() + 1)));
}

bool MapCanvas::isLargerTurned() const
{
    return fittingPixels(true) > fittingPixels(false);
}

void MapCanvas::zoomToFit()
{
    const int pixels = fittingPixels(m_scene.isTurned);
    if (pixels == 0)
        return;
    setPixelsPerHex(pixels);
    m_fits = true;
    m_fitted = {};
    viewport()->update(); // what was fitted is seen before a panel beside it changes
}

MapView MapCanvas::view() const
{
    return {.pixelsPerHex = m_fits ? 0 : m_pixelsPerHex,
            .scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()},
            .cursor = m_cursor};
}

void MapCanvas::setView(const MapView &view)
{
    setCursor(view.cursor);
    if (view.pixelsPerHex == 0)
        zoomToFit();
    else
        setPixelsPerHex(view.pixelsPerHex);
    horizontalScrollBar()->setValue(view.scrolled.x());
    verticalScrollBar()->setValue(view.scrolled.y());
}

void MapCanvas::centreOn(Hex hex)
{
    centreOnPixel(m_geometry.centre(hex));
}

void MapCanvas::centreOnMap(QPointF place)
{
    centreOnPixel(place * m_pixelsPerHex);
}

QRectF MapCanvas::visibleMap() const
{
    const QRectF part = visiblePart();
    return {part.topLeft() / m_pixelsPerHex, part.size() / m_pixelsPerHex};
}

void MapCanvas::centreOnPixel(QPointF place)
{
    const QPointF corner = place + QPointF(m_pixelsPerHex / 2, m_pixelsPerHex / 2) -
                           QPointF(viewport()->rect().center());
    horizontalScrollBar()->setValue(static_cast<int>(corner.x()));
    verticalScrollBar()->setValue(static_cast<int>(corner.y()));
}

void MapCanvas::ensureVisible(Hex hex)
{
    const int rim = m_pixelsPerHex / 4;
    const QRect wanted = viewRect(hex).adjusted(-rim, -rim, rim, rim);
    const QRect view = viewport()->rect();
    const auto push = [](QScrollBar *bar, int before, int behind) {
        if (before < 0)
            bar->setValue(bar->value() + before);
        else if (behind > 0)
            bar->setValue(bar->value() + behind);
    };
    push(horizontalScrollBar(), wanted.left() - view.left(), wanted.right() - view.right());
    push(verticalScrollBar(), wanted.top() - view.top(), wanted.bottom() - view.bottom());
}

std::optional<Hex> MapCanvas::hexAt(QPoint position) const
{
    const Hex hex = m_geometry.hexAt(toMap(position));
    return m_scene.board.contains(hex) ? std::optional(hex) : std::nullopt;
}

QRect MapCanvas::viewRect(Hex hex) const
{
    return m_geometry.bounds(hex).translated(origin()).toAlignedRect();
}

void MapCanvas::finishDrawing()
{
    m_ground.setZoom(m_pixelsPerHex, viewport()->devicePixelRatioF());
    m_ground.finish(visiblePart());
    viewport()->update();
}

void MapCanvas::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const double ratio = viewport()->devicePixelRatioF();
    painter.translate(origin());
    const QRectF part = QRectF(event->rect()).translated(-origin());
    painter.setClipRect(part);
    m_ground.setZoom(m_pixelsPerHex, ratio);
    m_ground.paint(painter, part);
    const PaintPlace place{m_geometry, m_art, part, ratio, m_style.look};
    paintScene(painter, m_scene, painted(), m_counters, m_names.of(m_scene, painted()), place,
               &m_motion);
    if (m_fits)
        m_fitted = window()->size();
    if (m_hover)
        paintHover(painter, *m_hover, place);
    if (hasFocus() && !m_cursor.isNowhere())
        paintCursor(painter, m_cursor, m_cursorSide, place);
}

void MapCanvas::resizeEvent(QResizeEvent *)
{
    updateScrollBars();
    if (m_fits && !(m_keepsScale && m_fitted == window()->size()))
        zoomToFit();
    emit viewChanged();
}

void MapCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
    emit viewChanged();
}

void MapCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Map"));
        describeCursor();
    }
    SurfaceView::changeEvent(event);
}

void MapCanvas::setCursor(Hex hex)
{
    if (hex == m_cursor || !m_scene.board.contains(hex))
        return;
    m_cursor = hex;
    ensureVisible(hex);
    describeCursor();
    viewport()->update();
    emit cursorMoved(hex);
}

} // namespace hexwerk::assault::ui
