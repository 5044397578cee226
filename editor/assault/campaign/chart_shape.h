// Where everything lies on the chart of a campaign, in pixels of the chart: boxes of battles, links
// between them, ends. Plain geometry, for painting and for the mouse.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include "core/assault/campaign/campaign.h"
#include "core/assault/files/checks/campaign_check.h"
#include "editor/text/tongue.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

inline constexpr QSize kBattleBox(172, 76);
inline constexpr int kLabelPixels = 12; // height of the letters on a link

// A way from a battle to another, by one of its results.
struct ChartLink
{
    std::size_t from = 0;
    std::size_t result = 0;
    std::size_t to = 0;
    QPainterPath path = {}; // from the edge of a box to the edge of the other
    QString label = {};
    QRectF labelBox = {}; // where it has room; null without a label
};

// A result that ends the campaign.
struct ChartEnd
{
    std::size_t battle = 0;
    std::size_t result = 0;
    QRectF box = {};
    QPainterPath path = {};
    QString label = {};
    QString condition = {}; // for the arrow; empty: there is no other result
};

struct ChartShape
{
    std::vector<QRectF> boxes = {}; // by battle
    std::vector<ChartLink> links = {};
    std::vector<ChartEnd> ends = {};

    // All of it, with a margin.
    QRectF bounds() const;
    std::optional<std::size_t> battleAt(QPointF at) const;
    // The handle of a box at its right edge, from which links are pulled.
    QPointF handle(std::size_t battle) const;
    std::optional<std::size_t> handleAt(QPointF at) const;
    // The link whose line or label is there.
    std::optional<std::size_t> linkAt(QPointF at) const;
    // The battle nearest in that direction; empty: there is none.
    std::optional<std::size_t> neighbour(std::size_t battle, QPointF direction) const;
};

ChartShape shapeOf(const Campaign &campaign, const BattleGrounds &grounds,
                   const editor::Tongue &tongue = {});
// From a box to a point, as a link that is pulled.
QPainterPath pulled(const QRectF &from, QPointF to);

} // namespace hexwerk::assault::ui
