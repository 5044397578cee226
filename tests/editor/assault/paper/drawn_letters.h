// The sizes of letters that a painting has, as a printer gets them.
#pragma once

#include <QPainter>
#include <QString>

#include <functional>
#include <vector>

namespace hexwerk::testing {

struct DrawnText
{
    QString text;
    double points = 0; // height of its letters
};

// Of what `paint` draws in units of a page.
std::vector<DrawnText> textsDrawnBy(const std::function<void(QPainter &)> &paint);

} // namespace hexwerk::testing
