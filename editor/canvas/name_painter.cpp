#include "editor/canvas/name_painter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>

#include <cmath>

namespace hexwerk::editor {

static constexpr double kHalo = 2; // pixels around a letter

NamePainter::NamePainter(int pixels, double ratio, QColor ink)
    : m_pixels(pixels)
    , m_ratio(ratio)
    , m_ink(ink)
{
}

const NamePainter::Glyph &NamePainter::glyph(char letter)
{
    const auto found = m_glyphs.constFind(letter);
    if (found != m_glyphs.constEnd())
        return *found;
    QFont font;
    font.setPixelSize(m_pixels);
    font.setBold(true); // thin strokes would be grey
    const QFontMetricsF metrics(font);
    const QString text = QChar::fromLatin1(letter);
    const double advance = metrics.horizontalAdvance(text);
    const QSizeF size(advance + 2 * kHalo, metrics.height() + 2 * kHalo);
    QImage image((size * m_ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_ratio, m_ratio);
    QPainterPath path;
    path.addText(kHalo, kHalo + metrics.ascent(), font, text);
    painter.setPen(
        QPen(QColor(255, 250, 230, 225), 2.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.fillPath(path, m_ink);
    return *m_glyphs.insert(letter, {image, advance});
}

void NamePainter::paint(QPainter &painter, const QRectF &box, std::string_view name)
{
    double width = 0;
    double height = 0;
    for (const char letter : name) {
        width += glyph(letter).advance;
        height = glyph(letter).image.height() / m_ratio;
    }
    double x = box.center().x() - width / 2 - kHalo;
    const double y = box.center().y() - height / 2;
    for (const char letter : name) {
        const Glyph &drawn = glyph(letter);
        if (m_ratio == 1)
            painter.drawImage(QPointF(std::round(x), std::round(y)), drawn.image);
        else
            painter.drawImage(QRectF(QPointF(x, y), QSizeF(drawn.image.size()) / m_ratio),
                              drawn.image);
        x += drawn.advance;
    }
}

} // namespace hexwerk::editor
