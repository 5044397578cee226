#include "editor/assault/paper/sheet_art.h"

#include <QFontMetricsF>

#include "editor/assault/canvas/map_scene.h"
#include "editor/paper/sheet_book.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::kPageUnits;

QFont sheetFont(double points, bool bold)
{
    QFont font;
    font.setPixelSize(qRound(points / 72 * 25.4 * kPageUnits));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(bold);
    return font;
}

// Strokes across the box, `step` apart; `rise`: how far a stroke climbs over its width of the box's
// height.
static void paintStrokes(QPainter &painter, const QRectF &box, double step, int rise)
{
    const double reach = rise == 0 ? 0 : box.height();
    for (double x = box.left() - reach; x < box.right() + reach; x += step)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + rise * reach, box.top()));
}

void paintSide(QPainter &painter, const QRectF &box, const Scenario &scenario,
               const std::string &side)
{
    const auto found = std::find_if(scenario.sides.begin(), scenario.sides.end(),
                                    [&](const SideSpec &one) { return one.id == side; });
    const QColor colour = sideColour(found == scenario.sides.end() ? std::string() : found->colour);
    painter.save();
    painter.fillRect(box, colour);
    painter.setClipRect(box, Qt::IntersectClip);
    QColor stroke = Qt::white;
    stroke.setAlpha(150);
    const double width = box.height() / 14;
    painter.setPen(QPen(stroke, width));
    switch (found - scenario.sides.begin()) {
    case 0: // plain
        break;
    case 1:
        paintStrokes(painter, box, 5 * width, 1);
        break;
    case 2:
        paintStrokes(painter, box, 5 * width, 0);
        break;
    default:
        paintStrokes(painter, box, 5 * width, -1);
    }
    painter.restore();
}

void paintMasthead(QPainter &painter, const QRectF &box, const QString &title, const QString &facts,
                   const Scenario &scenario)
{
    const QRectF band(box.left(), box.top(), box.width(), 300);
    double x = band.left();
    const double share =
        band.width() / static_cast<double>(std::max<std::size_t>(scenario.sides.size(), 1));
    for (const SideSpec &side : scenario.sides) {
        paintSide(painter, QRectF(x, band.top(), share, band.height()), scenario, side.id);
        x += share;
    }
    painter.setPen(QColor::fromRgb(kSheetInk));
    double points = 24;
    while (points > 12 &&
           QFontMetricsF(sheetFont(points, true)).horizontalAdvance(title) > box.width())
        points -= 1;
    painter.setFont(sheetFont(points, true));
    painter.drawText(QRectF(box.left(), band.bottom() + 100, box.width(), 1050),
                     Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.setFont(sheetFont(9.5));
    painter.setPen(QColor::fromRgb(kSheetAccent));
    painter.drawText(QRectF(box.left(), band.bottom() + 1150, box.width(), 450),
                     Qt::AlignLeft | Qt::AlignVCenter, facts);
}

} // namespace hexwerk::assault::ui
