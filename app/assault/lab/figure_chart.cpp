#include "app/assault/lab/figure_chart.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QEvent>
#include <QLegend>
#include <QLocale>
#include <QValueAxis>

#include "app/assault/lab/chart_look.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr qsizetype kUprightLabels = 9; // more of them are turned

FigureChart::FigureChart(QWidget *parent)
    : QChartView(parent)
{
    setUpChart(*this);
    chart()->legend()->setAlignment(Qt::AlignBottom);
    followPalette();
}

void FigureChart::show(const Figure &figure)
{
    QChart *drawn = chart();
    clearChart(*drawn);
    setAccessibleName(figure.title);
    drawn->setTitle(figure.title);
    drawn->legend()->setVisible(figure.series.size() > 1);
    auto *bars = new QBarSeries;
    double most = 0;
    for (const Figure::Series &series : figure.series) {
        auto *set = new QBarSet(series.name);
        set->setColor(series.colour);
        set->setBorderColor(palette().color(QPalette::Text));
        for (const double value : series.values) {
            set->append(value);
            most = std::max(most, value);
        }
        bars->append(set);
    }
    connect(bars, &QBarSeries::hovered, this, [this](bool isOver, int index, QBarSet *set) {
        setToolTip(isOver ? QStringLiteral("%1: %2").arg(set->label(),
                                                         QLocale().toString(set->at(index), 'f', 1))
                          : QString());
    });
    drawn->addSeries(bars);
    auto *across = new QBarCategoryAxis;
    across->append(figure.categories);
    across->setTitleText(figure.across);
    across->setLabelsAngle(figure.categories.size() > kUprightLabels ? -60 : 0);
    across->setGridLineVisible(false);
    auto *up = new QValueAxis;
    up->setTitleText(figure.up);
    up->setRange(0, most > 0 ? most : 1);
    up->applyNiceNumbers();
    up->setLabelFormat(most > 5 ? QStringLiteral("%.0f") : QStringLiteral("%.1f"));
    drawn->addAxis(across, Qt::AlignBottom);
    drawn->addAxis(up, Qt::AlignLeft);
    bars->attachAxis(across);
    bars->attachAxis(up);
    followPalette();
}

void FigureChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        followPalette();
    QChartView::changeEvent(event);
}

void FigureChart::followPalette()
{
    colourChart(*chart(), palette());
}

} // namespace hexwerk::assault::ui
