// PNG files written in strips: they may be drawn and packed side by side, and none but those in
// work is in memory.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

class QIODevice;

namespace hexwerk::editor {

struct PackedStrip
{
    QByteArray bytes;     // a part of one deflate stream
    quint32 checksum = 0; // Adler-32 of what was packed
    qint64 length = 0;    // of what was packed, in bytes
};

// `strip`: RGB32, of whole rows. `isLast`: the lowest of its picture.
PackedStrip packedStrip(const QImage &strip, bool isLast);

// From top to bottom. Errors of the file are left to it.
class PngFile
{
public:
    PngFile(QIODevice &file, QSize size); // in pixels, at least one

    void add(const PackedStrip &strip);
    void end();

private:
    void writeChunk(const char (&type)[5], const QByteArray &data);

    QIODevice &m_file;
    quint32 m_checksum;
};

} // namespace hexwerk::editor
