#include "editor/assault/canvas/map_art.h"

#include <QFile>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static QString resource(const QString &path)
{
    return u":/art/"_s + path + u".svg"_s;
}

static QImage drawPicture(const QString &path, int width, int degrees)
{
    QSvgRenderer renderer(resource(path));
    if (!renderer.isValid())
        return {};
    const QSizeF box = renderer.viewBoxF().size();
    const QSizeF size(width, width * box.height() / box.width());
    const QSize upright = size.toSize().expandedTo({1, 1});
    QImage image(degrees == 90 ? upright.transposed() : upright,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.rotate(degrees);
    painter.translate(-upright.width() / 2.0, -upright.height() / 2.0);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(upright)));
    return image;
}

static QImage drawHaloText(const QString &text, const QFont &font, QColor ink, QColor halo)
{
    QPainterPath path;
    path.addText(0, 0, font, text);
    const double width = std::max(2.4, font.pixelSize() * 0.24); // half of it around the letters
    const QRectF box = path.boundingRect().adjusted(-width, -width, width, width);
    QImage image(box.size().toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-box.topLeft());
    painter.strokePath(path, QPen(halo, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, ink);
    return image;
}

QImage MapArt::kept(const QString &key, const std::function<QImage()> &draw)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (const QImage *known = m_pictures.object(key))
            return *known;
    }
    QImage image = draw(); // without the lock: see ground::MadeOnce
    const QMutexLocker lock(&m_mutex);
    m_pictures.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes()));
    return image;
}

QImage MapArt::picture(const QString &path, int width, int degrees)
{
    return kept(u"%1|%2|%3"_s.arg(path).arg(width).arg(degrees),
                [&] { return exists(path) ? drawPicture(path, width, degrees) : QImage(); });
}

static bool keepsVectors(const QPaintEngine *engine)
{
    return engine &&
           (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::Picture ||
            engine->type() == QPaintEngine::SVG);
}

void MapArt::paint(QPainter &painter, const QString &path, const QRectF &box)
{
    constexpr int kLeast = 8; // pixels
    const auto inMiddle = [&](QSizeF size) {
        const double height = box.width() * size.height() / std::max(1.0, size.width());
        return QRectF(box.left(), box.center().y() - height / 2, box.width(), height);
    };
    if (keepsVectors(painter.paintEngine())) {
        QSvgRenderer renderer(resource(path));
        if (renderer.isValid())
            renderer.render(&painter, inMiddle(renderer.viewBoxF().size()));
        return;
    }
    const QTransform &world = painter.worldTransform();
    const double scale =
        std::hypot(world.m11(), world.m12()) * painter.device()->devicePixelRatioF();
    const QImage image = picture(path, std::max(kLeast, static_cast<int>(box.width() * scale)));
    painter.drawImage(inMiddle(image.size()), image);
}

QImage MapArt::haloText(const QString &text, const QFont &font, QColor ink, QColor halo)
{
    return kept(u"text|%1|%2|%3|%4"_s.arg(font.key(), ink.name(QColor::HexArgb),
                                          halo.name(QColor::HexArgb), text),
                [&] { return drawHaloText(text, font, ink, halo); });
}

bool MapArt::exists(const QString &path)
{
    return QFile::exists(resource(path));
}

} // namespace hexwerk::assault::ui
