#include "app/assault/assistant/counter_picture.h"

#include "editor/assault/canvas/card_paper.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"

namespace hexwerk::assault::ui {

static MapArt &art()
{
    static MapArt pictures; // what was drawn once, for all pages
    return pictures;
}

QImage pictureOf(Marker marker, int size)
{
    return markerPicture(marker, size, art());
}

QColor nationColour(const TableRules &rules, const TableUnit &counter)
{
    const UnitCard *card = rules.cards.unit(counter.card);
    return card ? card_paper::colourOf(card->nation) : QColor();
}

QPixmap pictureOf(const TableRules &rules, const TableUnit &counter, int size)
{
    const UnitCard &card = *rules.cards.unit(counter.card);
    const bool isHalf = counter.strength <= card.halfStrength;
    SceneUnit unit{.id = QString::fromStdString(counter.id),
                   .face = faceOf(card),
                   .nation = card.nation,
                   .colour = card_paper::colourOf(card.nation),
                   .strength = counter.strength,
                   .damage = (isHalf ? card.halfStrength : card.strength) - counter.strength,
                   .side = isHalf ? CounterSide::Half : CounterSide::Full,
                   .experience = counter.experience};
    for (int i = 0; i < kMarkers; ++i)
        if (counter.markers.has(static_cast<Marker>(i)))
            unit.markers.push_back(static_cast<Marker>(i));
    return QPixmap::fromImage(counterPicture(unit, size, art()));
}

} // namespace hexwerk::assault::ui
