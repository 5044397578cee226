#include "app/assault/lab/chart_look.h"

#include <QAbstractAxis>
#include <QChart>
#include <QLegend>

namespace hexwerk::assault::ui {

void setUpChart(QChartView &view)
{
    view.setRenderHint(QPainter::Antialiasing);
    view.setFrameShape(QFrame::NoFrame);
    view.chart()->setBackgroundRoundness(0);
}

void clearChart(QChart &chart)
{
    chart.removeAllSeries();
    for (QAbstractAxis *axis : chart.axes()) {
        chart.removeAxis(axis);
        delete axis; // it is ours now
    }
}

void colourChart(QChart &chart, const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Text);
    QColor grid = text;
    grid.setAlpha(50);
    chart.setBackgroundBrush(palette.brush(QPalette::Base));
    chart.setTitleBrush(text);
    chart.legend()->setLabelColor(text);
    for (QAbstractAxis *axis : chart.axes()) {
        axis->setLabelsColor(text);
        axis->setTitleBrush(text);
        axis->setLinePenColor(text);
        axis->setGridLineColor(grid);
    }
}

} // namespace hexwerk::assault::ui
