#include "editor/tmx/tmx_layer.h"

#include <QtEndian>

#include "editor/tmx/tmx_reader.h"

#include <zlib.h>

namespace hexwerk::editor {

// The upper bits say how a tile is flipped and turned; ours have no direction.
static constexpr quint32 kNumberBits = 0x0FFFFFFF;
static constexpr int kLargestPart = 4 * kLargestTmxBoard; // columns or rows of a chunk

namespace {

using Numbers = tl::expected<std::vector<quint32>, TmxFault>;

struct Part
{
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;

    std::size_t size() const
    {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
};

} // namespace

// zlib or gzip; nothing if it is not exactly so many bytes.
static QByteArray inflated(const QByteArray &packed, std::size_t size)
{
    constexpr int kEitherHeader = 15 + 32;
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    z_stream stream = {};
    if (inflateInit2(&stream, kEitherHeader) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = static_cast<uInt>(size);
    const int ended = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return ended == Z_STREAM_END && stream.avail_out == 0 ? bytes : QByteArray();
}

static Numbers numbersOfCsv(const QString &text, std::size_t size)
{
    std::vector<quint32> numbers;
    for (const QStringView field : QStringView(text).tokenize(u',')) {
        bool good = false;
        numbers.push_back(field.trimmed().toUInt(&good));
        if (!good || numbers.size() > size)
            return tl::unexpected(TmxFault::BrokenLayer);
    }
    return numbers;
}

static Numbers numbersOfBase64(const QString &text, const QString &packing, std::size_t size)
{
    const auto decoded = QByteArray::fromBase64Encoding(text.simplified().remove(u' ').toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!packing.isEmpty() && packing != u"zlib" && packing != u"gzip")
        return tl::unexpected(TmxFault::UnknownPacking);
    const QByteArray bytes = packing.isEmpty() ? *decoded : inflated(*decoded, size * 4);
    if (!decoded || bytes.size() != static_cast<qsizetype>(size * 4))
        return tl::unexpected(TmxFault::BrokenLayer);
    std::vector<quint32> numbers;
    for (std::size_t i = 0; i < size; ++i)
        numbers.push_back(qFromLittleEndian<quint32>(bytes.data() + 4 * i));
    return numbers;
}

namespace {

class LayerReader
{
public:
    LayerReader(QXmlStreamReader &xml, Part whole, std::size_t &room)
        : m_xml(xml)
        , m_whole(whole)
        , m_room(room)
    {
    }

    tl::expected<TmxLayer, TmxFailure> read()
    {
        m_layer.name = attribute(m_xml, "name");
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"data")
                readData();
            else
                m_xml.skipCurrentElement();
        }
        if (m_fault)
            return tl::unexpected(TmxFailure{*m_fault, m_packing, m_layer.name});
        return std::move(m_layer);
    }

private:
    void readData()
    {
        m_encoding = attribute(m_xml, "encoding");
        m_packing = attribute(m_xml, "compression");
        Content whole;
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
            if (m_xml.isCharacters())
                whole.text += m_xml.text();
            else if (m_xml.isStartElement() && m_xml.name() == u"chunk")
                readChunk();
            else if (m_xml.isStartElement())
                readTile(whole);
        }
        if (!whole.text.trimmed().isEmpty() || !whole.tiles.empty())
            put(m_whole, whole);
    }

    void readChunk()
    {
        const auto number = [this](const char *key) { return attribute(m_xml, key).toInt(); };
        const Part part{number("x"), number("y"), number("width"), number("height")};
        Content content;
        while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
            if (m_xml.isCharacters())
                content.text += m_xml.text();
            else if (m_xml.isStartElement())
                readTile(content);
        }
        put(part, content);
    }

    struct Content
    {
        QString text;
        std::vector<quint32> tiles; // written as elements
    };

    void readTile(Content &content)
    {
        content.tiles.push_back(attribute(m_xml, "gid").toUInt());
        m_xml.skipCurrentElement();
    }

    Numbers numbersOf(const Content &content, std::size_t size) const
    {
        if (m_encoding.isEmpty())
            return content.tiles;
        if (m_encoding == u"csv")
            return numbersOfCsv(content.text, size);
        return m_encoding == u"base64" ? numbersOfBase64(content.text, m_packing, size)
                                       : Numbers(tl::unexpected(TmxFault::UnknownPacking));
    }

    void put(const Part &part, const Content &content)
    {
        if (m_fault)
            return;
        const bool isSane = part.columns > 0 && part.rows > 0 && part.columns <= kLargestPart &&
                            part.rows <= kLargestPart && qAbs(part.column) < 1'000'000 &&
                            qAbs(part.row) < 1'000'000;
        if (isSane && part.size() > m_room) {
            m_fault = TmxFault::TooMuch;
            return;
        }
        m_room -= isSane ? part.size() : 0;
        const Numbers numbers =
            isSane ? numbersOf(content, part.size()) : tl::unexpected(TmxFault::BrokenLayer);
        if (!numbers || numbers->size() != part.size()) {
            m_fault = numbers ? TmxFault::BrokenLayer : numbers.error();
            if (*m_fault == TmxFault::UnknownPacking && m_packing.isEmpty())
                m_packing = m_encoding;
            return;
        }
        for (std::size_t i = 0; i < numbers->size(); ++i)
            if (const quint32 number = (*numbers)[i] & kNumberBits; number != 0)
                m_layer.numbers[{part.column + static_cast<int>(i) % part.columns,
                                 part.row + static_cast<int>(i) / part.columns}] = number;
    }

    QXmlStreamReader &m_xml;
    const Part m_whole;
    std::size_t &m_room;
    QString m_encoding;
    QString m_packing;
    TmxLayer m_layer;
    std::optional<TmxFault> m_fault;
};

} // namespace

tl::expected<TmxLayer, TmxFailure> readTmxLayer(QXmlStreamReader &xml, int columns, int rows,
                                                std::size_t &room)
{
    return LayerReader(xml, {0, 0, columns, rows}, room).read();
}

} // namespace hexwerk::editor
