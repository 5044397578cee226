#include "editor/canvas/name_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>

#include "editor/canvas/map_fonts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace hexwerk::editor {

static constexpr double kHalo = 2; // pixels around a letter, at most
static constexpr int kHaloAlpha = 216;

namespace {

struct Strokes
{
    double halo = 0;
    double ink = 0;
};

} // namespace

// Pixels of the device. Small letters have a thin halo, or it would weigh more than they do; and
// more ink than their font gives them, or their thin strokes would be grey.
static Strokes strokesOf(double pixels)
{
    constexpr double kSmall = 8;
    constexpr double kLarge = 16;
    const double t = std::clamp((pixels - kSmall) / (kLarge - kSmall), 0.0, 1.0);
    return {1.9 + 1.5 * t, 0.3 + 0.2 * t};
}

NamePainter::NamePainter(int pixels, double ratio, QColor ink, QColor halo)
    : m_pixels(pixels)
    , m_ratio(ratio)
    , m_ink(ink)
    , m_halo(halo)
{
}

const NamePainter::Glyph &NamePainter::glyph(char letter, bool withInk) const
{
    thread_local std::map<std::tuple<char, bool, int, double, QRgb>, Glyph> glyphs;
    const auto [at, isNew] = glyphs.try_emplace({letter, withInk, m_pixels, m_ratio, m_ink.rgba()});
    if (isNew)
        at->second = drawn(letter, withInk);
    return at->second;
}

NamePainter::Glyph NamePainter::drawn(char letter, bool withInk) const
{
    const Strokes strokes = strokesOf(m_pixels * m_ratio);
    const QFont font = hexNameFont(m_pixels);
    const QFontMetricsF metrics(font);
    const QString text = QChar::fromLatin1(letter);
    const double advance = metrics.horizontalAdvance(text);
    const QSizeF size(advance + 2 * kHalo, metrics.height() + 2 * kHalo);
    QImage image((size * m_ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_ratio, m_ratio);
    QColor halo = m_halo;
    halo.setAlpha(kHaloAlpha);
    QPainterPath path;
    path.addText(kHalo, kHalo + metrics.ascent(), font, text);
    painter.strokePath(
        path, QPen(halo, strokes.halo / m_ratio, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (withInk) {
        painter.strokePath(path, QPen(m_ink, strokes.ink / m_ratio));
        painter.fillPath(path, m_ink);
    }
    return {image, advance};
}

void NamePainter::writeHalo(QPainter &painter, QPointF at, const QString &name) const
{
    QColor halo = m_halo;
    halo.setAlpha(kHaloAlpha);
    QPainterPath path;
    path.addText(at, hexNameFont(m_pixels), name);
    painter.strokePath(path, QPen(halo, strokesOf(m_pixels * m_ratio).halo / m_ratio, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
}

// A PDF has each letter's halo once as a picture; as outlines they would be most of it.
void NamePainter::write(QPainter &painter, const QRectF &box, std::string_view name) const
{
    const QFont font = hexNameFont(m_pixels);
    const QFontMetricsF metrics(font);
    const QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    const QPointF at(box.center().x() - metrics.horizontalAdvance(text) / 2,
                     box.center().y() - metrics.height() / 2 + metrics.ascent());
    if (painter.paintEngine()->type() == QPaintEngine::Pdf)
        copy(painter, box, name, false);
    else
        writeHalo(painter, at, text);
    painter.setFont(font);
    painter.setPen(m_ink);
    painter.drawText(at, text);
}

void NamePainter::copy(QPainter &painter, const QRectF &box, std::string_view name,
                       bool withInk) const
{
    double width = 0;
    double height = 0;
    for (const char letter : name) {
        width += glyph(letter, withInk).advance;
        height = glyph(letter, withInk).image.height() / m_ratio;
    }
    double x = box.center().x() - width / 2 - kHalo;
    const double y = box.center().y() - height / 2;
    for (const char letter : name) {
        const Glyph &one = glyph(letter, withInk);
        if (m_ratio == 1)
            painter.drawImage(QPointF(std::round(x), std::round(y)), one.image);
        else
            painter.drawImage(QRectF(QPointF(x, y), QSizeF(one.image.size()) / m_ratio), one.image);
        x += one.advance;
    }
}

void NamePainter::paint(QPainter &painter, const QRectF &box, std::string_view name)
{
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        copy(painter, box, name, true);
    else
        write(painter, box, name);
}

} // namespace hexwerk::editor
