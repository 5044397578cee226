#include "app/assault/lab/heat_map.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include "editor/assault/canvas/map_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr std::int64_t kFewGames = 20; // hexes are hatched
static constexpr int kTestWidth = 100;        // pixels of a hex

HeatMap::HeatMap(MapScene scene, QWidget *parent)
    : QWidget(parent)
    , m_scene(std::move(scene))
{
    m_scene.units.clear();
    setMinimumSize(240, 160);
}

void HeatMap::show(const lab::Counts *counts, std::int64_t games)
{
    m_counts = counts ? *counts : lab::Counts();
    m_games = games;
    m_most = 0;
    for (const auto &[hex, times] : m_counts)
        m_most = std::max(m_most, times);
    update();
}

double HeatMap::hexWidthIn(const QSizeF &box) const
{
    const Board &board = m_scene.board;
    const QRectF whole =
        geometryOf(board, m_scene.isTurned, kTestWidth).boardRect(board.columns(), board.rows());
    return kTestWidth * std::min(box.width() / whole.width(), box.height() / whole.height());
}

void HeatMap::paint(QPainter &painter, const QRectF &box)
{
    const int width = static_cast<int>(hexWidthIn(box.size()));
    if (width < 2)
        return;
    if (std::exchange(m_groundWidth, width) != width)
        m_ground = renderMap(m_scene, width);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.drawImage(0, 0, m_ground);
    painter.fillRect(m_ground.rect(), QColor(255, 255, 255, 110));
    const editor::HexGeometry geometry = geometryOf(m_scene.board, m_scene.isTurned, width);
    painter.setPen(Qt::NoPen);
    for (const auto &[name, times] : m_counts) {
        const auto hex = hexFromString(name);
        if (!hex || times == 0)
            continue;
        const double share = std::sqrt(static_cast<double>(times) / static_cast<double>(m_most));
        QColor heat = QColor::fromHsvF(0.14F * static_cast<float>(1 - share), 1, 0.9F);
        heat.setAlphaF(static_cast<float>(0.25 + 0.6 * share));
        painter.setBrush(QBrush(heat, m_games < kFewGames ? Qt::BDiagPattern : Qt::SolidPattern));
        painter.drawPolygon(geometry.polygon(*hex));
    }
    painter.restore();
}

void HeatMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect());
}

bool HeatMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto &help = dynamic_cast<const QHelpEvent &>(*event);
    const int width = static_cast<int>(hexWidthIn(size()));
    const Hex hex =
        geometryOf(m_scene.board, m_scene.isTurned, std::max(2, width)).hexAt(help.pos());
    const std::string name = m_scene.board.contains(hex) ? toString(hex) : std::string();
    const auto found = m_counts.find(name);
    if (name.empty() || m_games == 0) {
        QToolTip::hideText();
        return true;
    }
    const double times = found == m_counts.end() ? 0 : static_cast<double>(found->second);
    //: %1 is a hex, %2 how often something happened there in a game, on average
    QToolTip::showText(help.globalPos(),
                       tr("%1: %2 per game")
                           .arg(QString::fromStdString(name),
                                QLocale().toString(times / static_cast<double>(m_games), 'f', 2)),
                       this);
    return true;
}

} // namespace hexwerk::assault::ui
