// What the tiles of a map of Tiled look like.
#pragma once

#include <QImage>
#include <QString>

#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_reader.h"

namespace hexwerk::editor {

inline constexpr int kMostTmxPictures = 2'000;              // read for one map
inline constexpr qint64 kMostTmxPicturePixels = 40'000'000; // in all of them

// Reads pictures in the folder of the map and below, through no link that leads out.
class TmxPictures
{
public:
    explicit TmxPictures(QString folder);

    // No larger than `size`; null for a tile without a picture, or with one that is missing, too
    // large or none. Tiles that share a picture are best asked for one after the other.
    QImage of(const TmxPicture &picture, QSize size);

private:
    QImage read(const QString &source);

    QString m_folder;
    QString m_source; // of the picture read last
    QImage m_image;
    int m_read = 0;
    qint64 m_pixels = 0;
};

} // namespace hexwerk::editor
