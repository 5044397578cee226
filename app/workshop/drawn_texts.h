// How long texts are where they are drawn.
#pragma once

#include <QMultiHash>
#include <QString>

#include "app/system/text_place.h"
#include "texts/translation/checks.h"

#include <optional>
#include <string>

namespace hexwerk {

// In the windows that there are: heads of columns, and push buttons and labels of a fixed width.
TextPlaces widgetTexts();

// A text of the program as it stands in the window now, accelerator and all.
QString shownInWindow(const translation::TextUnit &unit);

class DrawnTexts
{
public:
    explicit DrawnTexts(const TextPlaces &places);

    // Where it is drawn in several places, in the one with the least room for it. Nothing if it is
    // drawn nowhere as a whole, or has all the room that it wants.
    std::optional<translation::DrawnSize> measure(const translation::TextUnit &unit,
                                                  const std::string &text) const;

private:
    QMultiHash<QString, TextPlace> m_places; // by the text that stands there
};

} // namespace hexwerk
