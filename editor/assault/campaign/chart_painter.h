// Draws the chart of a campaign: for the editor, for who plays it, and for reports.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPalette>

#include "editor/assault/campaign/chart_shape.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// What is shown of a battle beside its name and date.
struct BattleMark
{
    enum class Way : std::uint8_t { None, Fought, Now } way = Way::None;
    bool hasError = false;
    bool hasWarning = false;
    std::optional<double> share = {}; // of trial campaigns, 0 to 1
    QString note = {};                // in the place of the share
};

struct ChartMarks
{
    std::vector<BattleMark> battles = {};       // by battle; may be shorter
    std::vector<std::vector<double>> ends = {}; // by battle and result: share, 0 to 1
    std::vector<std::pair<std::size_t, std::size_t>> way = {}; // links that were gone, from and to
    std::optional<std::size_t> chosen = {};
    std::optional<std::size_t> chosenLink = {}; // of ChartShape::links
    std::optional<std::size_t> linkTo = {};     // where a link would lead
    QPainterPath pulled = {};
    bool hasHandles = false;
};

struct ChartPaint
{
    const Campaign &campaign;
    const BattleGrounds &grounds;
    const ChartShape &shape;
    const ChartMarks &marks;
    QPalette palette = {};
    double zoom = 1; // names are left out where nobody could read them
    QImage background = {};
    editor::Tongue tongue = {};
};

// In pixels of the chart; `within`: what has to be drawn.
void paintChart(QPainter &painter, const ChartPaint &paint, const QRectF &within);
// All of it, as large as `room` allows. Null where that is too small.
QImage chartPicture(ChartPaint paint, QSize room);

} // namespace hexwerk::assault::ui
