#include "editor/assault/text/points_text.h"

namespace hexwerk::assault::ui {

QString PointsText::range(const PointRange &range)
{
    if (range.least == range.most)
        return QString::number(range.most);
    //: both are numbers
    return tr("%1 to %2").arg(range.least).arg(range.most);
}

QString PointsText::points(const PointRange &range)
{
    if (range.least == range.most)
        return tr("%n point(s)", nullptr, range.most);
    //: both are numbers
    return tr("%1 to %2 points").arg(range.least).arg(range.most);
}

} // namespace hexwerk::assault::ui
