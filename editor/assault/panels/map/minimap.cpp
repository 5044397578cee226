#include "editor/assault/panels/map/minimap.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "core/assault/board/terrain_picture.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/canvas/map_painter.h"

#include <algorithm>
#include <optional>

namespace hexwerk::assault::ui {

static constexpr int kDot = 4;    // pixels of a hex in the picture
static constexpr int kLater = 60; // milliseconds: many edits, one picture
static constexpr int kLettersWide = 16;
static constexpr QRgb kWater = qRgb(74, 124, 168);

Minimap::Minimap(MapCanvas &canvas, QWidget *parent)
    : QWidget(parent)
    , m_canvas(canvas)
{
    setFocusPolicy(Qt::StrongFocus);
    m_later.setSingleShot(true);
    m_later.setInterval(kLater);
    connect(&m_later, &QTimer::timeout, this, [this] {
        m_isOld = true;
        update();
    });
    connect(&canvas, &MapCanvas::groundChanged, &m_later, qOverload<>(&QTimer::start));
    connect(&canvas, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

QSize Minimap::sizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    return {kLettersWide * letter, kLettersWide * letter / 2};
}

QSizeF Minimap::mapSize() const
{
    const Board &board = m_canvas.scene().board;
    return editor::HexGeometry(1).boardRect(board.columns(), board.rows()).size();
}

QRectF Minimap::mapRect() const
{
    QRectF rect(QPointF(), mapSize().scaled(size() - QSize(6, 6), Qt::KeepAspectRatio));
    rect.moveCenter(QRectF(this->rect()).center());
    return rect;
}

// The mean colour of a hex in the midst of its like.
static QRgb meanColour(const TerrainChart &chart, TerrainIndex terrain)
{
    MapScene scene;
    scene.board = Board(4, 3);
    scene.terrain = chart;
    for (std::size_t i = 0; i < scene.board.size(); ++i)
        scene.board.at(scene.board.hexAt(i)).terrain = terrain;
    constexpr int kWidth = 24;
    const QRectF middle = editor::HexGeometry(kWidth).bounds(Hex::at(1, 1));
    return renderMap(scene, kWidth, kGroundLayers)
        .copy(middle.toAlignedRect().adjusted(5, 2, -5, -2))
        .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .pixel(0, 0);
}

static QRgb colourOf(const Cell &cell, const std::vector<QRgb> &terrains)
{
    constexpr int kPerLevel = 112; // percent
    QColor colour = cell.terrain < terrains.size() ? QColor(terrains[cell.terrain]) : Qt::gray;
    for (int level = 0; level < cell.level; ++level)
        colour = colour.darker(kPerLevel);
    return colour.rgb();
}

// Roads, and water that runs through the hex or along its sides; a bridge shows as its road.
static std::optional<QRgb> lineThrough(const Cell &cell, const TerrainChart &chart)
{
    constexpr QRgb kRoad = qRgb(120, 100, 76);
    constexpr QRgb kRailway = qRgb(84, 84, 92);
    bool hasWater = false;
    bool hasRailway = false;
    for (const RoadKind kind : chart.roadKinds()) {
        if (!cell.hasRoad(kind))
            continue;
        if (chart.row(kind).isRoad)
            return kRoad;
        hasWater = hasWater || chart.row(kind).isWater;
        hasRailway = hasRailway || artOf(chart.row(kind)) == "railway";
    }
    if (hasRailway)
        return kRailway;
    for (const Direction d : kAllDirections)
        for (const HexsideKind kind : cell.kindsOn(d))
            hasWater = hasWater || chart.row(kind).isWater;
    return hasWater ? std::optional(kWater) : std::nullopt;
}

void Minimap::redraw()
{
    m_isOld = false;
    const MapScene &scene = m_canvas.scene();
    const Board &board = scene.board;
    if (scene.terrain != m_chart) {
        m_chart = scene.terrain;
        m_colours.clear();
        for (std::size_t i = 0; i < m_chart.rows.size(); ++i)
            m_colours.push_back(m_chart.rows[i].isWater
                                    ? kWater
                                    : meanColour(m_chart, static_cast<TerrainIndex>(i)));
    }
    m_image = QImage(board.columns() * kDot, board.rows() * kDot + kDot / 2, QImage::Format_RGB32);
    m_image.fill(palette().color(QPalette::Mid));
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex = board.hexAt(i);
        const Cell &cell = board.at(hex);
        const int top = hex.row() * kDot + (hex.column() & 1) * kDot / 2;
        const QRgb ground = colourOf(cell, m_colours);
        const QRgb colour = lineThrough(cell, m_chart).value_or(ground);
        for (int y = 0; y < kDot; ++y) {
            auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(top + y));
            std::fill_n(line + hex.column() * kDot, kDot, colour);
        }
    }
}

void Minimap::paintEvent(QPaintEvent *)
{
    if (m_canvas.scene().board.size() == 0)
        return;
    if (m_isOld)
        redraw();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF map = mapRect();
    painter.drawImage(map, m_image);
    const MapScene &scene = m_canvas.scene();
    const double scale = map.width() / mapSize().width();
    const editor::HexGeometry geometry(scale);
    const double dot = std::max(3.0, scale * 0.7);
    painter.setPen(QPen(Qt::white, 0.8));
    for (const SceneUnit &unit : scene.units) {
        QRectF mark(0, 0, dot, dot);
        mark.moveCenter(map.topLeft() + geometry.centre(unit.hex));
        painter.setBrush(unit.colour);
        painter.drawRect(mark);
    }
    const QRectF seen = m_canvas.visibleMap();
    const QRectF frame = QRectF(map.topLeft() + seen.topLeft() * scale, seen.size() * scale) & map;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 4));
    painter.drawRect(frame);
    painter.setPen(QPen(hasFocus() ? QColor(190, 30, 22) : QColor(20, 20, 24), 2));
    painter.drawRect(frame);
}

void Minimap::goTo(QPointF place)
{
    const QRectF map = mapRect();
    if (map.width() > 0)
        m_canvas.centreOnMap((place - map.topLeft()) * (mapSize().width() / map.width()));
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        goTo(event->position());
}

void Minimap::keyPressEvent(QKeyEvent *event)
{
    const QRectF seen = m_canvas.visibleMap();
    constexpr double kStep = 0.25; // of what is seen
    QPointF by;
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        by.setX(seen.width() * (event->key() == Qt::Key_Left ? -kStep : kStep));
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        by.setY(seen.height() * (event->key() == Qt::Key_Up ? -kStep : kStep));
    else
        return QWidget::keyPressEvent(event);
    m_canvas.centreOnMap(seen.center() + by);
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Overview of the map"));
    setToolTip(tr("Click or drag to go there; the arrow keys work too"));
}

void Minimap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_isOld = true;
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
