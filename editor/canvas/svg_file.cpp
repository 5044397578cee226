#include "editor/canvas/svg_file.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTemporaryFile>

#include "editor/canvas/png_strips.h"

namespace hexwerk::editor {

static QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 8);
}

SvgFile::SvgFile(QIODevice &file, QSize size, const QString &title)
    : m_file(file)
    , m_size(size)
{
    constexpr double kMillimetres = 25.4 / kSvgDots; // of a unit
    file.write("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
               "<svg xmlns=\"http://www.w3.org/2000/svg\" "
               "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" +
               number(size.width() * kMillimetres) + "mm\" height=\"" +
               number(size.height() * kMillimetres) + "mm\" viewBox=\"0 0 " +
               QByteArray::number(size.width()) + ' ' + QByteArray::number(size.height()) +
               "\">\n<title>" + title.toHtmlEscaped().toUtf8() + "</title>\n");
}

void SvgFile::add(const QImage &picture, const QRectF &box)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    PngFile file(buffer, picture.size());
    file.add(packedStrip(picture, true));
    file.end();
    m_file.write("<image x=\"" + number(box.x()) + "\" y=\"" + number(box.y()) + "\" width=\"" +
                 number(box.width()) + "\" height=\"" + number(box.height()) +
                 "\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64," +
                 png.toBase64() + "\"/>\n");
}

// Ids of what is drawn, as "gradient1", are made different from those of other drawings.
static QByteArray withOwnIds(const QByteArray &line, int part)
{
    if (!line.contains("id=\"") && !line.contains("url(#"))
        return line;
    static const QRegularExpression id(QStringLiteral("(id=\"|url\\(#)(?=[a-z]+\\d+)"));
    return QString::fromUtf8(line).replace(id, QStringLiteral("\\1p%1-").arg(part)).toUtf8();
}

void SvgFile::add(const std::function<void(QPainter &)> &paint)
{
    QTemporaryFile drawing;
    drawing.open();
    QSvgGenerator generator;
    generator.setOutputDevice(&drawing);
    generator.setResolution(static_cast<int>(kSvgDots));
    generator.setSize(m_size);
    generator.setViewBox(QRect(QPoint(), m_size));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    ++m_parts;
    drawing.seek(0);
    bool isInside = false;
    while (!drawing.atEnd()) {
        const QByteArray line = drawing.readLine();
        if (line.startsWith("</svg>"))
            break;
        if (isInside)
            m_file.write(withOwnIds(line, m_parts));
        isInside = isInside || line.startsWith("<desc>"); // the last line of its head
    }
}

void SvgFile::beginClip(const QPainterPath &path)
{
    QByteArray shape;
    for (const QPolygonF &polygon : path.toSubpathPolygons()) {
        char command = 'M';
        for (const QPointF &point : polygon) {
            shape += command + number(point.x()) + ' ' + number(point.y());
            command = 'L';
        }
        shape += 'Z';
    }
    const QByteArray id = "clip" + QByteArray::number(++m_parts);
    m_file.write("<clipPath id=\"" + id + "\"><path d=\"" + shape +
                 "\"/></clipPath>\n<g clip-path=\"url(#" + id + ")\">\n");
}

void SvgFile::endClip()
{
    m_file.write("</g>\n");
}

void SvgFile::end()
{
    m_file.write("</svg>\n");
}

} // namespace hexwerk::editor
