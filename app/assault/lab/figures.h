// What a study counted, as figures: for charts, tables and files alike.
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/assault/game/position.h"
#include "core/lab/report.h"

#include <vector>

namespace hexwerk::assault::ui {

// A bar chart, or a table with a column for each series.
struct Figure
{
    struct Series
    {
        QString name = {};
        QColor colour = {};
        std::vector<double> values = {}; // by category
    };
    QString title = {};
    QString across = {}; // what the categories are: "Turn"
    QString up = {};     // what the values are: "Games in %"
    QStringList categories = {};
    std::vector<Series> series = {};
};

// Those that have anything to show.
std::vector<Figure> figuresOf(const lab::Report &report, const Position &start);

// Every figure, one below the other, for a spreadsheet.
QString csvOf(const std::vector<Figure> &figures);
// As a table; safe to be shown, whatever names the scenario has.
QString htmlOf(const Figure &figure);

// With its id, since several may be called the same: "Rifles 43 (us1)".
QString unitLabel(const Position &p, UnitId unit);

// A share of 0 to 1: "58 %".
QString percentOf(double share);

} // namespace hexwerk::assault::ui
