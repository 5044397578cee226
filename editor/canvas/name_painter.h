// Writes the names of hexes with a halo: on pictures letters are drawn once a size and thread, and
// then copied; on paper and drawings text stays text.
#pragma once

#include <QImage>
#include <QPainter>

#include <string_view>

namespace hexwerk::editor {

class NamePainter
{
public:
    // `pixels`: the height of the font; `ratio`: pixels of the device to one of the painter.
    NamePainter(int pixels, double ratio, QColor ink, QColor halo);
    // Capital letters and digits, centred in the box.
    void paint(QPainter &painter, const QRectF &box, std::string_view name);

private:
    struct Glyph
    {
        QImage image;
        double advance = 0; // in pixels of the painter
    };
    void writeHalo(QPainter &painter, QPointF at, const QString &name) const;
    void write(QPainter &painter, const QRectF &box, std::string_view name) const;
    void copy(QPainter &painter, const QRectF &box, std::string_view name, bool withInk) const;
    const Glyph &glyph(char letter, bool withInk) const;
    Glyph drawn(char letter, bool withInk) const;

    int m_pixels;
    double m_ratio;
    QColor m_ink;
    QColor m_halo;
};

} // namespace hexwerk::editor
