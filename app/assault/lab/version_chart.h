// How often a side wins in each version, with how sure that is, beside one half.
#pragma once

#include <QtCharts/QChartView>

#include "core/lab/statistics.h"

#include <vector>

namespace hexwerk::assault::ui {

class VersionChart final : public QChartView
{
    Q_OBJECT

public:
    explicit VersionChart(QWidget *parent = nullptr);

    // `title`: whose share it is; versions without pairs are left out.
    void show(const QString &title, const QStringList &names,
              const std::vector<lab::PairMean> &shares);

protected:
    void changeEvent(QEvent *event) override;

private:
    void followPalette();
};

} // namespace hexwerk::assault::ui
