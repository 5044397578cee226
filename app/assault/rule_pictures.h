// Dice and markers as pictures in texts, drawn as everywhere in the window.
#pragma once

#include <QImage>
#include <QString>

#include "core/assault/tables/system_data.h"

#include <map>
#include <string>
#include <string_view>

namespace hexwerk::assault::ui {

// "die:Y", "die:Y/CD" with what it shows, "symbol:C", "marker:suppressed". `size`: device pixels of
// its side. Null for any other name.
QImage rulePicture(const QString &name, int size);

// The rule that says what the marker does. [R13.1] [R13.2] [R13.3]
std::string_view ruleOfMarker(Marker marker);

// The dice with their faces and the markers as rich text, by the rule that explains them.
std::map<std::string, QString> picturesByRule(const SystemData &data);

} // namespace hexwerk::assault::ui
