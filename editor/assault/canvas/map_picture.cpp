#include "editor/assault/canvas/map_picture.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QtConcurrent>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_ba;

namespace {

constexpr int kStrip = 700; // rows

struct Strip
{
    int top = 0;
    int height = 0;
    bool last = false;
};

struct PackedStrip
{
    QByteArray bytes; // a part of one deflate stream
    uLong checksum = 0;
    z_off_t length = 0; // before packing
};

} // namespace

// Rows as they are (PNG filter 0): drawn ground repeats itself, and differences would hide that.
static QByteArray rowsOf(const QImage &rgb)
{
    const qsizetype row = 3 * qsizetype{rgb.width()};
    QByteArray bytes;
    bytes.reserve((row + 1) * rgb.height());
    for (int y = 0; y < rgb.height(); ++y) {
        bytes.append('\0');
        bytes.append(reinterpret_cast<const char *>(rgb.constScanLine(y)), row);
    }
    return bytes;
}

static PackedStrip packed(const QByteArray &bytes, bool last)
{
    PackedStrip strip;
    const auto *in = reinterpret_cast<const Bytef *>(bytes.constData());
    const auto length = static_cast<uInt>(bytes.size());
    strip.checksum = adler32(adler32(0, nullptr, 0), in, length);
    strip.length = static_cast<z_off_t>(length);
    z_stream stream = {};
    constexpr int kRaw = -15; // no header of its own: the strips make one stream together
    constexpr int kLevel = 3; // more takes three times as long, for a tenth
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, kRaw, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return strip;
    strip.bytes.resize(static_cast<qsizetype>(deflateBound(&stream, length)) + 16);
    stream.next_in = const_cast<Bytef *>(in);
    stream.avail_in = length;
    stream.next_out = reinterpret_cast<Bytef *>(strip.bytes.data());
    stream.avail_out = static_cast<uInt>(strip.bytes.size());
    deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    strip.bytes.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return strip;
}

static QByteArray number(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

static void writeChunk(QIODevice &file, const QByteArray &type, const QByteArray &data)
{
    const QByteArray body = type + data;
    file.write(number(static_cast<quint32>(data.size())) + body);
    file.write(number(static_cast<quint32>(crc32(
        0, reinterpret_cast<const Bytef *>(body.constData()), static_cast<uInt>(body.size())))));
}

static std::vector<Strip> stripsOf(int height)
{
    std::vector<Strip> strips;
    for (int top = 0; top < height; top += kStrip)
        strips.push_back({top, std::min(kStrip, height - top), top + kStrip >= height});
    return strips;
}

QString savePng(MapSheet &sheet, int pixelsPerHex, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    const QSize size = sheet.pixels(pixelsPerHex).expandedTo({1, 1});
    const auto draw = [&](const Strip &strip) {
        QImage image(size.width(), strip.height, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(0, -strip.top);
        sheet.paintPart(painter, pixelsPerHex, QRectF(0, strip.top, size.width(), strip.height));
        painter.end();
        return packed(rowsOf(image.convertToFormat(QImage::Format_RGB888)), strip.last);
    };
    QFuture<PackedStrip> strips = QtConcurrent::mapped(stripsOf(size.height()), draw);

    file.write("\x89PNG\r\n\x1a\n"_ba);
    const QByteArray eightBitRgb("\x08\x02\x00\x00\x00", 5);
    writeChunk(file, "IHDR"_ba,
               number(static_cast<quint32>(size.width())) +
                   number(static_cast<quint32>(size.height())) + eightBitRgb);
    writeChunk(file, "IDAT"_ba, QByteArray("\x78\x01", 2));
    uLong checksum = adler32(0, nullptr, 0);
    for (int i = 0; i < static_cast<int>(stripsOf(size.height()).size()); ++i) {
        const PackedStrip strip = strips.resultAt(i); // waits for this one
        writeChunk(file, "IDAT"_ba, strip.bytes);
        checksum = adler32_combine(checksum, strip.checksum, strip.length);
    }
    strips.waitForFinished();
    writeChunk(file, "IDAT"_ba, number(static_cast<quint32>(checksum)));
    writeChunk(file, "IEND"_ba, {});
    return file.commit() ? QString() : file.errorString();
}

} // namespace hexwerk::assault::ui
