// What several sheets draw alike. Lengths are units of the page.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "core/assault/scenario/scenario.h"

#include <string>

namespace hexwerk::assault::ui {

inline constexpr QRgb kSheetInk = 0xff201a14;
inline constexpr QRgb kSheetAccent = 0xff6b2f10;

// `points`: of its letters.
QFont sheetFont(double points, bool bold = false);

// The colour of a side, with a pattern that tells it in black and white too.
void paintSide(QPainter &painter, const QRectF &box, const Scenario &scenario,
               const std::string &side);

// Title and facts of a scenario, above a line across the box.
void paintMasthead(QPainter &painter, const QRectF &box, const QString &title, const QString &facts,
                   const Scenario &scenario);

} // namespace hexwerk::assault::ui
