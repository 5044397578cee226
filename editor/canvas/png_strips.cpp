#include "editor/canvas/png_strips.h"

#include <QIODevice>
#include <QtEndian>

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <zlib.h>

#include <cstdint>
#include <span>
#include <vector>

namespace hexwerk::editor {

namespace {

// One part of a deflate stream, fed piece by piece.
class Packer
{
public:
    Packer(PackedStrip &strip, bool isLast, qsizetype length)
        : m_strip(strip)
        , m_room(ISAL_DEF_LVL2_DEFAULT)
        , m_left(length)
    {
        isal_deflate_init(&m_stream);
        m_stream.level = 2; // more takes a quarter longer, for a fiftieth
        m_stream.level_buf = m_room.data();
        m_stream.level_buf_size = static_cast<uint32_t>(m_room.size());
        m_isLast = isLast;
        m_strip.checksum = 1; // Adler-32 of nothing
        m_strip.length = length;
        m_strip.bytes.resize(length * 5 / 8 + kLeastRoom);
    }

    void add(std::span<uint8_t> piece)
    {
        m_left -= static_cast<qsizetype>(piece.size());
        m_strip.checksum = isal_adler32(m_strip.checksum, piece.data(), piece.size());
        m_stream.next_in = piece.data();
        m_stream.avail_in = static_cast<uint32_t>(piece.size());
        if (m_left == 0) {
            m_stream.flush = FULL_FLUSH; // the strips make one stream together
            m_stream.end_of_stream = m_isLast ? 1 : 0;
        }
        do {
            QByteArray &bytes = m_strip.bytes;
            if (bytes.size() - m_stream.total_out < kLeastRoom)
                bytes.resize(bytes.size() * 3 / 2);
            m_stream.next_out = reinterpret_cast<uint8_t *>(bytes.data()) + m_stream.total_out;
            m_stream.avail_out = static_cast<uint32_t>(bytes.size()) - m_stream.total_out;
            isal_deflate(&m_stream);
        } while (m_stream.avail_out == 0);
        if (m_left == 0)
            m_strip.bytes.resize(m_stream.total_out);
    }

private:
    static constexpr qsizetype kLeastRoom = 65536;

    PackedStrip &m_strip;
    std::vector<uint8_t> m_room; // of the packer
    qsizetype m_left;            // to be packed
    bool m_isLast = false;
    isal_zstream m_stream;
};

} // namespace

// Each byte of a pixel less that of the pixel above, without borrowing from its neighbour.
static QRgb less(QRgb pixel, QRgb above)
{
    constexpr QRgb kHigh = 0x80808080U;
    return ((pixel | kHigh) - (above & ~kHigh)) ^ ((pixel ^ ~above) & kHigh);
}

// `above`: nothing, or the row before. The last byte of `line` is room for the pixel before it.
static void takeRow(const QRgb *row, const QRgb *above, int width, uint8_t *line)
{
    for (int x = 0; x < width; ++x)
        qToBigEndian((above ? less(row[x], above[x]) : row[x]) << 8, line + 3 * x);
}

// Each row but the first as what it differs from the one above.
PackedStrip packedStrip(const QImage &strip, bool isLast)
{
    constexpr uint8_t kAsItIs = 0;
    constexpr uint8_t kUp = 2;
    const std::size_t length = 1 + 3 * static_cast<std::size_t>(strip.width());
    std::vector<uint8_t> line(length + 1);
    PackedStrip packed;
    Packer packer(packed, isLast, static_cast<qsizetype>(length) * strip.height());
    const QRgb *above = nullptr;
    for (int y = 0; y < strip.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(strip.constScanLine(y));
        line[0] = above ? kUp : kAsItIs;
        takeRow(row, above, strip.width(), line.data() + 1);
        packer.add({line.data(), length});
        above = row;
    }
    return packed;
}

static QByteArray number(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

PngFile::PngFile(QIODevice &file, QSize size)
    : m_file(file)
    , m_checksum(1) // Adler-32 of nothing
{
    const QByteArray eightBitRgb("\x08\x02\x00\x00\x00", 5);
    m_file.write(QByteArray("\x89PNG\r\n\x1a\n", 8));
    writeChunk("IHDR", number(static_cast<quint32>(size.width())) +
                           number(static_cast<quint32>(size.height())) + eightBitRgb);
    writeChunk("IDAT", QByteArray("\x78\x01", 2)); // head of a zlib stream
}

void PngFile::add(const PackedStrip &strip)
{
    writeChunk("IDAT", strip.bytes);
    m_checksum = static_cast<quint32>(
        adler32_combine(m_checksum, strip.checksum, static_cast<z_off_t>(strip.length)));
}

void PngFile::end()
{
    writeChunk("IDAT", number(m_checksum));
    writeChunk("IEND", {});
}

void PngFile::writeChunk(const char (&type)[5], const QByteArray &data)
{
    const auto checked = [](quint32 before, const char *bytes, qsizetype size) {
        return crc32_gzip_refl(before, reinterpret_cast<const unsigned char *>(bytes),
                               static_cast<uint64_t>(size));
    };
    m_file.write(number(static_cast<quint32>(data.size())));
    m_file.write(type, 4);
    m_file.write(data);
    m_file.write(number(checked(checked(0, type, 4), data.constData(), data.size())));
}

} // namespace hexwerk::editor
