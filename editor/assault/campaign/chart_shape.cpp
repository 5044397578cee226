#include "editor/assault/campaign/chart_shape.h"

#include <QFontMetricsF>

#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/campaign/chart_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hexwerk::assault::ui {

static constexpr double kMargin = 40;
static constexpr double kGap = 56; // between a battle and its ends
static constexpr QSizeF kEndBox(112, 40);
static constexpr double kHandle = 9; // radius
static constexpr double kNear = 6;   // how far from a line still counts as on it
static constexpr double kLongestLabel = 150;
static constexpr double kLabelHeight = 20;

QRectF ChartShape::bounds() const
{
    QRectF all;
    for (const QRectF &box : boxes)
        all |= box;
    for (const ChartEnd &end : ends)
        all |= end.box;
    for (const ChartLink &link : links)
        all |= link.path.boundingRect();
    return all.adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

std::optional<std::size_t> ChartShape::battleAt(QPointF at) const
{
    for (std::size_t i = boxes.size(); i-- > 0;)
        if (boxes[i].contains(at))
            return i;
    return std::nullopt;
}

QPointF ChartShape::handle(std::size_t battle) const
{
    return {boxes[battle].right(), boxes[battle].center().y()};
}

std::optional<std::size_t> ChartShape::handleAt(QPointF at) const
{
    for (std::size_t i = boxes.size(); i-- > 0;)
        if (const QPointF to = at - handle(i); std::hypot(to.x(), to.y()) <= kHandle)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> ChartShape::linkAt(QPointF at) const
{
    QPainterPathStroker stroker;
    stroker.setWidth(2 * kNear);
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (links[i].labelBox.contains(at) || stroker.createStroke(links[i].path).contains(at))
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> ChartShape::neighbour(std::size_t battle, QPointF direction) const
{
    std::optional<std::size_t> best;
    double bestCost = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const QPointF off = boxes[i].center() - boxes[battle].center();
        const double along = QPointF::dotProduct(off, direction);
        const double across = std::abs(off.x() * direction.y() - off.y() * direction.x());
        if (i == battle || along <= 0)
            continue;
        if (const double cost = along + 2 * across; cost < bestCost) {
            bestCost = cost;
            best = i;
        }
    }
    return best;
}

// Leaves a box at its right edge and enters the other at its left one if that lies to the right;
// else it goes round by the top or bottom.
static QPainterPath between(const QRectF &from, const QRectF &to, double startShift)
{
    QPainterPath path;
    if (from == to) {
        path.moveTo(from.center().x() - 30, from.top());
        path.cubicTo({from.center().x() - 40, from.top() - 50},
                     {from.center().x() + 40, from.top() - 50},
                     {from.center().x() + 30, from.top()});
        return path;
    }
    if (to.left() > from.right() + 10) {
        const QPointF start(from.right(), from.center().y() + startShift);
        const QPointF end(to.left(), to.center().y());
        const double bend = std::max(30.0, (end.x() - start.x()) / 2);
        path.moveTo(start);
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
        return path;
    }
    const bool isBelow = to.center().y() >= from.center().y();
    const bool isBeside = std::abs(to.center().y() - from.center().y()) < from.height();
    const double sign = isBelow ? 1 : -1;
    const QPointF start(from.center().x() + startShift, isBelow ? from.bottom() : from.top());
    const QPointF end(to.center().x() + startShift, isBelow != isBeside ? to.top() : to.bottom());
    const double bend = isBeside ? 70 : std::max(30.0, std::abs(end.y() - start.y()) / 2);
    path.moveTo(start);
    path.cubicTo(start + QPointF(0, sign * bend),
                 end + QPointF(0, isBeside ? sign * bend : -sign * bend), end);
    return path;
}

// On its link, or a little beside it: where it hides least, as near to the middle as can be.
static QRectF placeOfLabel(const QPainterPath &path, QSizeF size, const std::vector<QRectF> &taken)
{
    static constexpr std::array kAlong = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9};
    static constexpr std::array kBeside = {0.0, -0.55, 0.55}; // of its width
    QRectF best;
    double bestHidden = std::numeric_limits<double>::max();
    for (const double beside : kBeside)
        for (const double along : kAlong) {
            QRectF box(QPointF(), size);
            box.moveCenter(path.pointAtPercent(along) + QPointF(beside * size.width(), 0));
            double hidden = 0;
            for (const QRectF &other : taken) {
                const QRectF both = box.intersected(other);
                hidden += both.width() * both.height();
            }
            if (hidden < bestHidden) {
                bestHidden = hidden;
                best = box;
            }
        }
    return best;
}

static void placeLabels(ChartShape &shape)
{
    QFont font;
    font.setPixelSize(kLabelPixels);
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken = shape.boxes;
    for (const ChartEnd &end : shape.ends)
        taken.push_back(end.box);
    for (ChartLink &link : shape.links) {
        if (link.label.isEmpty())
            continue;
        const double width = std::min(metrics.horizontalAdvance(link.label), kLongestLabel);
        link.labelBox = placeOfLabel(link.path, {width + 12, kLabelHeight}, taken);
        taken.push_back(link.labelBox.adjusted(-2, -2, 2, 2));
    }
}

QPainterPath pulled(const QRectF &from, QPointF to)
{
    return between(from, QRectF(to, QSizeF(1, 1)), 0);
}

ChartShape shapeOf(const Campaign &campaign, const BattleGrounds &grounds,
                   const editor::Tongue &tongue)
{
    const CampaignText text(campaign, grounds, tongue);
    ChartShape shape;
    for (const ChartPlace &place : placesOf(campaign, kBattleBox))
        shape.boxes.emplace_back(QPointF(place.x, place.y), QSizeF(kBattleBox));
    for (std::size_t i = 0; i < campaign.battles.size(); ++i) {
        const CampaignBattle &battle = campaign.battles[i];
        const QRectF &box = shape.boxes[i];
        const double lines = static_cast<double>(battle.results.size());
        double down = 0;
        for (std::size_t r = 0; r < battle.results.size(); ++r) {
            const BattleResult &result = battle.results[r];
            const double shift =
                0.7 * box.height() * ((static_cast<double>(r) + 0.5) / lines - 0.5);
            const QString label = text.briefly(battle, r);
            for (const std::string &next : result.next) {
                const auto to = battleIndex(campaign, next);
                if (!to)
                    continue;
                shape.links.push_back(
                    {i, r, *to, between(box, shape.boxes[*to], shift), label, {}});
            }
            if (!result.next.empty())
                continue;
            const QRectF pill(
                QPointF(box.right() + kGap, box.center().y() - kEndBox.height() / 2 + down),
                kEndBox);
            shape.ends.push_back({i, r, pill, between(box, pill, shift), text.end(result), label});
            down += kEndBox.height() + 10;
        }
    }
    placeLabels(shape);
    return shape;
}

} // namespace hexwerk::assault::ui
