// What all cards are drawn on and with.
#pragma once

#include <QPainter>
#include <QString>

#include "core/assault/dice/dice.h"

#include <string>

namespace hexwerk::assault::ui::card_paper {

// A card is drawn on 236 x 200 units.
inline constexpr double kHeight = 200;
inline constexpr double kAspect = 1.18;
inline constexpr double kWidth = kHeight * kAspect;
extern const QColor kInk;
extern const QColor kFaint;
extern const QColor kLine;

// Of the head of a nation's cards; of those for both sides without a nation.
QColor colourOf(const std::string &nation);
// Along the rim: what a nation's cards are told by without colour. In units of the card.
void paintPattern(QPainter &painter, const std::string &nation);
// The paper, on which what follows is drawn in units of the card. painter.restore() ends it.
void begin(QPainter &painter, const QRectF &rect);
// A line across.
void rule(QPainter &painter, double y);
// A text gets smaller until it fits: one line, or with Qt::TextWordWrap the height.
void write(QPainter &painter, const QRectF &box, int flags, const QString &text, double size,
           bool bold = false, QColor ink = kInk);
// As many as fit, smaller where they are many.
void paintPool(QPainter &painter, const QRectF &box, const Pool &pool);

} // namespace hexwerk::assault::ui::card_paper
