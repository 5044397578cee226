#include "editor/assault/canvas/map_picture.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QtConcurrent>
#include <QtEndian>

#include "editor/ground/ground_map.h"

#include <zlib.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_ba;

namespace {

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

// The rows of a PNG, each but the first as what it differs from the one above.
static QByteArray rowsOf(const QImage &image)
{
    constexpr char kAsItIs = 0;
    constexpr char kUp = 2;
    const auto length = 3 * static_cast<std::size_t>(image.width());
    std::vector<unsigned char> above(length);
    std::vector<unsigned char> row(length);
    QByteArray bytes(static_cast<qsizetype>(length + 1) * image.height(), Qt::Uninitialized);
    char *out = bytes.data();
    for (int y = 0; y < image.height(); ++y) {
        const auto *pixels = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (std::size_t x = 0; x < length / 3; ++x) {
            row[3 * x] = static_cast<unsigned char>(qRed(pixels[x]));
            row[3 * x + 1] = static_cast<unsigned char>(qGreen(pixels[x]));
            row[3 * x + 2] = static_cast<unsigned char>(qBlue(pixels[x]));
        }
        *out++ = y == 0 ? kAsItIs : kUp;
        for (std::size_t i = 0; i < length; ++i)
            out[i] = static_cast<char>(row[i] - above[i]);
        out += length;
        std::swap(row, above);
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
    constexpr int kFast = 1;  // more takes twice as long, for a thirtieth
    if (deflateInit2(&stream, kFast, Z_DEFLATED, kRaw, 9, Z_FILTERED) != Z_OK)
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

// Cut where the ground's own squares are cut, so that none is drawn twice. `top`: of the map.
static std::vector<Strip> stripsOf(int height, int top)
{
    std::vector<Strip> strips;
    constexpr int kSquare = ground::kDrawnSquare;
    for (int from = 0, to = 0; from < height; from = to) {
        const int inSquare = ((from - top) % kSquare + kSquare) % kSquare;
        to = std::min(height, from + kSquare - inSquare);
        strips.push_back({from, to - from, to == height});
    }
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
        return packed(rowsOf(image), strip.last);
    };
    const std::vector<Strip> cut = stripsOf(size.height(), sheet.mapCorner(pixelsPerHex).y());
    QFuture<PackedStrip> strips = QtConcurrent::mapped(cut, draw);

    file.write("\x89PNG\r\n\x1a\n"_ba);
    const QByteArray eightBitRgb("\x08\x02\x00\x00\x00", 5);
    writeChunk(file, "IHDR"_ba,
               number(static_cast<quint32>(size.width())) +
                   number(static_cast<quint32>(size.height())) + eightBitRgb);
    writeChunk(file, "IDAT"_ba, QByteArray("\x78\x01", 2));
    uLong checksum = adler32(0, nullptr, 0);
    for (int i = 0; i < static_cast<int>(cut.size()); ++i) {
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
