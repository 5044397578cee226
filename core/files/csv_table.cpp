#include "core/files/csv_table.h"

#include "core/files/limits.h"
#include "core/files/words.h"

#include <csv.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace hexwerk {

static constexpr char kGuard = '\'';
static constexpr std::size_t kBlock = 64 << 10; // a large cell grows by it, copied each time
static constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Line and column of the byte that comes next.
class Place
{
public:
    // `next` is the byte after it, or 0.
    void pass(char byte, char next)
    {
        if (byte == '\n' || (byte == '\r' && next != '\n'))
            m_place = {m_place.line + 1, 1};
        else if (byte != '\r' && (static_cast<unsigned char>(next) & 0xC0) != 0x80)
            ++m_place.column;
    }
    SourcePlace now() const { return m_place; }

private:
    SourcePlace m_place{1, 1};
};

static char byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? text[at] : '\0';
}

static std::optional<CsvFault> faultOfEncoding(std::string_view text)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return CsvFault{.kind = CsvFault::Kind::Utf16, .place = {1, 1}};
    const std::optional<std::size_t> bad = firstBadByte(text);
    if (!bad)
        return std::nullopt;
    Place place;
    for (std::size_t i = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0; i < *bad;
         ++i)
        place.pass(text[i], i + 1 < *bad ? text[i + 1] : '\0');
    return CsvFault{.kind = CsvFault::Kind::NotUtf8,
                    .place = place.now(),
                    .found = fmt::format("0x{:02X}", static_cast<unsigned char>(text[*bad]))};
}

static CsvFault tooLarge(SourcePlace place)
{
    return {.kind = CsvFault::Kind::TooLarge,
            .place = place,
            .values = {std::to_string(limits::kLargestToml >> 20), std::to_string(kMostCsvRows),
                       std::to_string(kMostCsvColumns)}};
}

static bool isLineEnd(char byte)
{
    return byte == '\n' || byte == '\r';
}

static char separatorOf(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = text.substr(0, end);
        if (!line.empty() && !line.starts_with('#') && !line.starts_with("\"#"))
            return line.find(';') == line.npos ? ',' : ';';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return ',';
}

// Feeds the parser byte by byte: it does not say where it is.
class CsvReader
{
public:
    explicit CsvReader(std::string_view text)
        : m_text(text)
    {
        csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI);
        csv_set_delim(&m_parser, static_cast<unsigned char>(separatorOf(text)));
        csv_set_blk_size(&m_parser, kBlock);
    }
    ~CsvReader() { csv_free(&m_parser); }
    CsvReader(const CsvReader &) = delete;
    CsvReader &operator=(const CsvReader &) = delete;

    tl::expected<std::vector<CsvRow>, CsvFault> read();

private:
    bool feed(char byte);
    void skipRemark();
    void pass();
    static void endCell(void *text, std::size_t size, void *self);
    static void endRow(int, void *self);
    bool isTooLarge() const
    {
        return m_rows.size() > kMostCsvRows || m_row.size() > kMostCsvColumns;
    }

    csv_parser m_parser = {};
    std::string_view m_text;
    std::size_t m_at = 0;
    Place m_place;
    SourcePlace m_start;  // of the cell
    bool m_begins = true; // the next byte begins a cell
    bool m_isRemark = false;
    CsvRow m_row;
    std::vector<CsvRow> m_rows;
};

void CsvReader::endCell(void *text, std::size_t size, void *self)
{
    auto &reader = *static_cast<CsvReader *>(self);
    std::string_view cell(static_cast<const char *>(text), size);
    CsvCell &made = reader.m_row.emplace_back(CsvCell{std::nullopt, reader.m_start});
    reader.m_isRemark |= reader.m_row.size() == 1 && cell.starts_with('#');
    if (!cell.empty())
        made.text = cell.substr(cell.front() == kGuard ? 1 : 0);
    reader.m_begins = true;
}

void CsvReader::endRow(int, void *self)
{
    auto &reader = *static_cast<CsvReader *>(self);
    CsvRow row = std::exchange(reader.m_row, {});
    const bool isRemark = std::exchange(reader.m_isRemark, false);
    const bool isBlank = std::none_of(row.begin(), row.end(),
                                      [](const CsvCell &cell) { return cell.text.has_value(); });
    if (!isRemark && !isBlank)
        reader.m_rows.push_back(std::move(row));
}

void CsvReader::pass()
{
    m_place.pass(m_text[m_at], byteAt(m_text, m_at + 1));
    ++m_at;
}

void CsvReader::skipRemark()
{
    while (m_at < m_text.size() && !isLineEnd(m_text[m_at]))
        pass();
}

bool CsvReader::feed(char byte)
{
    const bool isBlank = m_begins && m_row.empty() && isLineEnd(byte);
    if (std::exchange(m_begins, isBlank))
        m_start = m_place.now();
    return csv_parse(&m_parser, &byte, 1, &endCell, &endRow, this) == 1;
}

tl::expected<std::vector<CsvRow>, CsvFault> CsvReader::read()
{
    const auto fault = [](SourcePlace place) {
        return tl::unexpected(CsvFault{.kind = CsvFault::Kind::Quote, .place = place});
    };
    while (m_at < m_text.size()) {
        if (m_begins && m_row.empty() && m_text[m_at] == '#') {
            skipRemark();
            continue;
        }
        if (!feed(m_text[m_at]))
            return fault(m_place.now());
        if (isTooLarge())
            return tl::unexpected(tooLarge(m_place.now()));
        pass();
    }
    if (m_begins)
        m_start = m_place.now();
    if (csv_fini(&m_parser, &endCell, &endRow, this) != 0)
        return fault(m_start);
    return std::move(m_rows);
}

tl::expected<std::vector<CsvRow>, CsvFault> readCsv(std::string_view text)
{
    if (text.size() > limits::kLargestToml)
        return tl::unexpected(tooLarge({1, 1}));
    if (auto fault = faultOfEncoding(text))
        return tl::unexpected(std::move(*fault));
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    return CsvReader(text).read();
}

static bool isWholeNumber(std::string_view text)
{
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    return text.size() > sign && text.find_first_not_of("0123456789", sign) == text.npos;
}

static std::string guarded(const std::string &text)
{
    static constexpr std::string_view kDangerous = "=+-@'#\t\r";
    const bool isDangerous = text.empty() || kDangerous.find(text.front()) != kDangerous.npos;
    return isDangerous && !isWholeNumber(text) ? kGuard + text : text;
}

static std::string quoted(const std::string &text)
{
    const bool hasEdge =
        !text.empty() && (std::string_view(" \t").find(text.front()) != std::string_view::npos ||
                          std::string_view(" \t").find(text.back()) != std::string_view::npos);
    if (!hasEdge && text.find_first_of(",;\"\r\n") == text.npos)
        return text;
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

std::string csvRow(const std::vector<std::optional<std::string>> &cells, char separator)
{
    std::string row;
    for (const std::optional<std::string> &cell : cells)
        row += (cell ? quoted(guarded(*cell)) : std::string()) + separator;
    row.back() = '\n';
    return row;
}

} // namespace hexwerk
