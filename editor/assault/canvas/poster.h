// A map as a poster: on paper, in a frame, with its title, a compass rose and a legend.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_legend.h"
#include "editor/assault/canvas/map_region.h"

class QPainter;

namespace hexwerk::assault::ui {

struct PosterText
{
    QString title;
    QString second; // below it, as the title in another language; may be empty
    bool operator==(const PosterText &) const = default;
};

class Poster
{
public:
    Poster(const MapScene &scene, MapLayers layers, const MapRegion &region, PosterText text);

    // Where things lie, in units of which a hex is `hexWidth` wide. The size is in whole units, and
    // the map's corner at them, so that a picture needs no smoothing.
    struct Layout
    {
        QSizeF size;
        QRectF map;
        QRectF rose;
        std::vector<QRectF> legend; // of each entry, with room for two lines of name
    };
    Layout layout(double hexWidth) const;
    // All but the map, as far as it lies in `part`. `ratio`: pixels of the device to a unit.
    void paint(QPainter &painter, double hexWidth, const QRectF &part, double ratio = 1) const;

private:
    struct Rows
    {
        int inRow = 1;
        int count = 0;
        double pitch = 0;
    };
    Rows rows() const;
    int legendLetters() const;
    QRectF roseBox(double right) const;
    QRectF entryBox(int entry, const QRectF &map) const;
    void paintFrame(QPainter &painter, const QRectF &map) const;
    void paintTitle(QPainter &painter, double width) const;
    void paintRose(QPainter &painter, QPointF centre) const;
    void paintLegend(QPainter &painter, const QRectF &map, const QRectF &part, double pixels) const;

    QSizeF m_board; // what is shown of it, in hex widths
    double m_grain; // hex widths: what other lengths are parts of
    double m_north; // degrees, clockwise from the top
    ground::Look m_look;
    PosterText m_text;
    std::vector<LegendEntry> m_legend;
};

} // namespace hexwerk::assault::ui
