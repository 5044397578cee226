#include "app/assault/lab/version_chart.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include "app/assault/lab/chart_look.h"

namespace hexwerk::assault::ui {

VersionChart::VersionChart(QWidget *parent)
    : QChartView(parent)
{
    setUpChart(*this);
    chart()->legend()->hide();
    // The room may be low.
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
}

void VersionChart::show(const QString &title, const QStringList &names,
                        const std::vector<lab::PairMean> &shares)
{
    QChart *drawn = chart();
    clearChart(*drawn);
    setAccessibleName(title);
    drawn->setTitle(title);
    auto *mean = new QLineSeries;
    auto *low = new QLineSeries;
    auto *high = new QLineSeries;
    auto *even = new QLineSeries;
    QStringList shown;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i].pairs == 0)
            continue;
        const auto at = static_cast<double>(shown.size());
        const mind::Interval range = shares[i].interval();
        mean->append(at, 100 * shares[i].mean);
        low->append(at, 100 * range.low);
        high->append(at, 100 * range.high);
        shown.append(names[static_cast<qsizetype>(i)]);
    }
    even->append(-0.5, 50);
    even->append(static_cast<double>(shown.size()) - 0.5, 50);
    auto *band = new QAreaSeries(high, low);
    low->setParent(band);
    high->setParent(band);
    mean->setPointsVisible(true);
    auto *across = new QBarCategoryAxis;
    across->append(shown);
    auto *up = new QValueAxis;
    up->setRange(0, 100);
    up->setTickCount(3);
    up->setLabelFormat(QStringLiteral("%.0f"));
    drawn->addAxis(across, Qt::AlignBottom);
    drawn->addAxis(up, Qt::AlignLeft);
    for (QAbstractSeries *series : std::initializer_list<QAbstractSeries *>{band, even, mean}) {
        drawn->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
    }
    followPalette();
}

void VersionChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        followPalette();
    QChartView::changeEvent(event);
}

void VersionChart::followPalette()
{
    colourChart(*chart(), palette());
    QColor accent = palette().color(QPalette::Highlight);
    QColor faint = accent;
    faint.setAlpha(60);
    for (QAbstractSeries *series : chart()->series()) {
        if (auto *band = qobject_cast<QAreaSeries *>(series)) {
            band->setBrush(faint);
            band->setPen(Qt::NoPen);
        } else if (auto *line = qobject_cast<QLineSeries *>(series)) {
            const bool isMean = line->pointsVisible();
            line->setPen(isMean ? QPen(accent, 2)
                                : QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
        }
    }
}

} // namespace hexwerk::assault::ui
