// Places where texts are drawn: for those who translate them.
#pragma once

#include <QString>

#include "texts/translation/checks.h"

#include <functional>
#include <vector>

namespace hexwerk {

struct TextPlace
{
    QString text; // that stands there now
    // What another text would take there, and the room that it has.
    std::function<translation::DrawnSize(const QString &)> measure;
    // Whether a text can come there: others may read the same.
    std::function<bool(const translation::TextUnit &)> takes;
};
using TextPlaces = std::vector<TextPlace>;

} // namespace hexwerk
