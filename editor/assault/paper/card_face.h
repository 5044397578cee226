// A card of any size: what CardPainter draws, as large as fits, on the colour of its nation up to
// the bleed. Where the paper is wider, a spine on the left says what the card is, so that it is
// found in a hand of cards.
#pragma once

#include <QPainter>
#include <QString>

#include "editor/assault/canvas/map_art.h"

#include <string>

namespace hexwerk::assault::ui {

struct CardSpine
{
    std::string nation;  // empty: for both sides
    QString name;        // upwards
    QString picture;     // path for MapArt; may be empty
    QString number = {}; // at its foot; may be empty
    QString unit = {};   // what the number counts
};

// Paints all but the card itself; gives the place for that. Boxes in units of the page.
QRectF paintCardGround(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                       const CardSpine &spine, MapArt &art);

struct CardBack
{
    std::string nation; // empty: cards of all nations are in the deck
    QString kind;
    QString deck;    // below it; may be empty
    QString picture; // path for MapArt; may be empty: a star
};

// The same for all cards of a deck.
void paintCardBack(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                   const CardBack &back, MapArt &art);

} // namespace hexwerk::assault::ui
