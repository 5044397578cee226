// Rasters of what takes long to draw, kept by size as long as there is room: the pictures of :/art,
// from their SVG, texts with a halo, marks of hexes. May be asked from several threads.
#pragma once

#include <QCache>
#include <QFont>
#include <QImage>
#include <QMutex>
#include <QString>

#include <functional>

class QPainter;

namespace hexwerk::assault::ui {

class MapArt
{
public:
    // `path`: below :/art, without ".svg", such as u"overlay/trench"; `width` in pixels, of the
    // picture turned clockwise by `degrees`. A null image where there is no such picture.
    QImage picture(const QString &path, int width, int degrees = 0);
    // As wide as the box, in the middle of its height; as vectors on what keeps them, such as PDF.
    void paint(QPainter &painter, const QString &path, const QRectF &box);
    static bool exists(const QString &path);
    // A text of so many pixels on a halo, legible on every ground.
    QImage haloText(const QString &text, const QFont &font, QColor ink, QColor halo);
    // What was drawn under this key, or is drawn now. `draw` may not ask for others.
    QImage kept(const QString &key, const std::function<QImage()> &draw);

private:
    static constexpr qsizetype kMostBytes = 96 << 20;

    QMutex m_mutex;
    QCache<QString, QImage> m_pictures{kMostBytes};
};

} // namespace hexwerk::assault::ui
