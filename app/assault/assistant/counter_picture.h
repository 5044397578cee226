// A counter of the table as a picture.
#pragma once

#include <QPixmap>

#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

namespace hexwerk::assault::ui {

// `size` pixels square; its card must be there.
QPixmap pictureOf(const TableRules &rules, const TableUnit &counter, int size);
// A marker that lies on one.
QImage pictureOf(Marker marker, int size);
// Of its nation, as on its card.
QColor nationColour(const TableRules &rules, const TableUnit &counter);

} // namespace hexwerk::assault::ui
