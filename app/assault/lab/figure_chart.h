// A figure as a bar chart.
#pragma once

#include <QtCharts/QChartView>

#include "app/assault/lab/figures.h"

namespace hexwerk::assault::ui {

class FigureChart final : public QChartView
{
    Q_OBJECT

public:
    explicit FigureChart(QWidget *parent = nullptr);

    void show(const Figure &figure);

protected:
    void changeEvent(QEvent *event) override;

private:
    void followPalette();
};

} // namespace hexwerk::assault::ui
