// What the charts of the lab have in common.
#pragma once

#include <QPalette>
#include <QtCharts/QChartView>

namespace hexwerk::assault::ui {

void setUpChart(QChartView &view);
// Without series and axes, which are freed.
void clearChart(QChart &chart);
// Texts, axes and background as the window has them.
void colourChart(QChart &chart, const QPalette &palette);

} // namespace hexwerk::assault::ui
