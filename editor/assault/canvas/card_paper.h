// What all cards are drawn on and with.
#pragma once

#include <QFont>
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
// Where a text stands, and how large it is at most.
struct Place
{
    QRectF box;
    int flags = 0;
    double size = 0; // of its letters
    bool bold = false;
};
// A text gets smaller until it fits: one line, or with Qt::TextWordWrap the height. Letters smaller
// than 8 cannot be read: what does not fit then is narrowed, and at last cut.
struct Fit
{
    QFont font;
    double length = 0; // along the line, or down if it is broken into lines
    double room = 0;
    double narrowed = 1; // width of its letters: from 0.7
};
Fit fitOf(const Place &place, const QString &text);
void write(QPainter &painter, const Place &place, const QString &text, QColor ink = kInk);
inline void write(QPainter &painter, const QRectF &box, int flags, const QString &text, double size,
                  bool bold = false, QColor ink = kInk)
{
    write(painter, {box, flags, size, bold}, text, ink);
}
// As many as fit, smaller where they are many.
void paintPool(QPainter &painter, const QRectF &box, const Pool &pool);

} // namespace hexwerk::assault::ui::card_paper
