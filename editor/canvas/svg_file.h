// SVG files written piece by piece: what is large goes straight to the file.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>

class QIODevice;
class QImage;
class QPainter;

namespace hexwerk::editor {

inline constexpr double kSvgDots = 96; // per inch: the units of a drawing

// From back to front. Errors of the file are left to it.
class SvgFile
{
public:
    // `size`: in units, which are pixels of a screen.
    SvgFile(QIODevice &file, QSize size, const QString &title);

    // RGB32
    void add(const QImage &picture, const QRectF &box);
    // What `paint` draws, in units of the file. A clip of the painter is not obeyed.
    void add(const std::function<void(QPainter &)> &paint);
    // What follows is seen within the path alone, until endClip().
    void beginClip(const QPainterPath &path);
    void endClip();
    void end();

private:
    QIODevice &m_file;
    QSize m_size;
    int m_parts = 0; // so that their ids differ
};

} // namespace hexwerk::editor
