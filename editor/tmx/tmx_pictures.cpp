#include "editor/tmx/tmx_pictures.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>

#include "core/files/picture.h"
#include "editor/tmx/tmx_reader.h"

#include <utility>

namespace hexwerk::editor {

TmxPictures::TmxPictures(QString folder)
    : m_folder(std::move(folder))
{
}

QImage TmxPictures::read(const QString &source)
{
    const QString file = QDir(m_folder).filePath(source);
    if (m_read >= kMostTmxPictures || !isPictureName(source.toStdString()) ||
        !QFileInfo(file).isFile() || leadsOutside(file.toStdU16String(), m_folder.toStdU16String()))
        return {};
    ++m_read;
    if (faultOfPicture(file.toStdU16String()))
        return {};
    QImageReader reader(file);
    const QSize size = reader.size();
    m_pixels += qint64{size.width()} * size.height();
    return m_pixels > kMostTmxPicturePixels ? QImage() : reader.read();
}

QImage TmxPictures::of(const TmxPicture &picture, QSize size)
{
    if (picture.source.isEmpty())
        return {};
    if (picture.source != m_source) {
        m_image = read(picture.source);
        m_source = picture.source;
    }
    const QRect part = picture.part.isNull() ? m_image.rect() : picture.part;
    if (m_image.isNull() || !m_image.rect().contains(part))
        return {};
    const QImage image = m_image.copy(part);
    return image.width() > size.width() || image.height() > size.height()
               ? image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation)
               : image;
}

} // namespace hexwerk::editor
