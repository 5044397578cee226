#include "core/files/lossless_source.h"

#include <toml++/toml.h>

#include <algorithm>
#include <utility>

namespace hexwerk::lossless {

namespace {

class Scanner
{
public:
    explicit Scanner(std::string text) { m_source.text = std::move(text); }

    std::optional<SourceText> run();

private:
    char peek(std::size_t ahead = 0) const
    {
        const std::size_t at = m_at + ahead;
        return at < m_source.text.size() ? m_source.text[at] : '\0';
    }
    bool atEnd() const { return m_at >= m_source.text.size(); }
    void skipSpaces()
    {
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
    }
    void skipLine()
    {
        const std::size_t found = m_source.text.find('\n', m_at);
        m_at = found == std::string::npos ? m_source.text.size() : found + 1;
    }
    void skipTrivia();
    bool take(char c)
    {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }

    bool scanLine();
    bool scanHeader(std::size_t lineBegin);
    bool scanStatement(std::size_t lineBegin);
    bool scanKey(SourceKey &key);
    bool scanKeyPart(SourceKey &key);
    bool scanValue(SourceValue &value);
    bool scanItems(SourceValue &value, char close);
    bool scanString();
    bool scanPlain();

    SourceText m_source;
    std::size_t m_at = 0;
};

std::optional<SourceText> Scanner::run()
{
    const std::size_t lineBreak = m_source.text.find('\n');
    const bool carriage =
        lineBreak != std::string::npos && lineBreak > 0 && m_source.text[lineBreak - 1] == '\r';
    m_source.newline = carriage ? "\r\n" : "\n";
    if (m_source.text.starts_with("\xef\xbb\xbf"))
        m_at = 3;
    m_source.sections.emplace_back().header = {m_at, m_at};
    while (!atEnd())
        if (!scanLine())
            return std::nullopt;
    return std::move(m_source);
}

void Scanner::skipTrivia()
{
    while (!atEnd()) {
        if (peek() == '#')
            skipLine();
        else if (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n')
            ++m_at;
        else
            return;
    }
}

bool Scanner::scanLine()
{
    const std::size_t lineBegin = m_at;
    skipSpaces();
    switch (peek()) {
    case '#':
    case '\r':
    case '\n':
    case '\0':
        skipLine();
        return true;
    case '[':
        return scanHeader(lineBegin);
    default:
        return scanStatement(lineBegin);
    }
}

bool Scanner::scanHeader(std::size_t lineBegin)
{
    SourceSection section;
    take('[');
    section.kind = take('[') ? SectionKind::TableArray : SectionKind::Table;
    skipSpaces();
    if (!scanKey(section.key) || !take(']'))
        return false;
    skipLine();
    section.header = {lineBegin, m_at};
    m_source.sections.push_back(std::move(section));
    return true;
}

bool Scanner::scanStatement(std::size_t lineBegin)
{
    SourceStatement statement;
    if (!scanKey(statement.key) || !take('='))
        return false;
    skipSpaces();
    if (!scanValue(statement.value))
        return false;
    skipLine();
    statement.lines = {lineBegin, m_at};
    m_source.sections.back().statements.push_back(std::move(statement));
    return true;
}

// Leaves the spaces after the key behind, too.
bool Scanner::scanKey(SourceKey &key)
{
    do {
        skipSpaces();
        if (!scanKeyPart(key))
            return false;
        skipSpaces();
    } while (take('.'));
    key.span = {key.parts.front().begin, key.parts.back().end};
    return true;
}

// What a key with escapes means.
std::string unescaped(std::string_view quoted)
{
    const toml::table table = toml::parse(std::string(quoted) + "=0");
    return std::string(table.begin()->first.str());
}

bool Scanner::scanKeyPart(SourceKey &key)
{
    const std::size_t begin = m_at;
    const bool quoted = peek() == '"' || peek() == '\'';
    if (quoted ? !scanString() : !scanPlain())
        return false;
    const Span span{begin, m_at};
    const std::string_view text = m_source.at(span);
    key.parts.push_back(span);
    if (!quoted)
        key.path.emplace_back(text);
    else if (text.find('\\') == std::string_view::npos)
        key.path.emplace_back(text.substr(1, text.size() - 2));
    else
        key.path.push_back(unescaped(text));
    return true;
}

bool Scanner::scanValue(SourceValue &value)
{
    value.span.begin = m_at;
    bool whole = false;
    switch (peek()) {
    case '[':
        value.shape = ValueShape::Array;
        whole = scanItems(value, ']');
        break;
    case '{':
        value.shape = ValueShape::InlineTable;
        whole = scanItems(value, '}');
        break;
    case '"':
    case '\'':
        whole = scanString();
        break;
    default:
        const std::size_t end = m_source.text.find_first_of(",]}#\r\n", m_at);
        m_at = end == std::string::npos ? m_source.text.size() : end;
        while (m_at > value.span.begin &&
               (m_source.text[m_at - 1] == ' ' || m_source.text[m_at - 1] == '\t'))
            --m_at;
        whole = m_at > value.span.begin;
    }
    value.span.end = m_at;
    return whole;
}

bool Scanner::scanItems(SourceValue &value, char close)
{
    ++m_at;
    skipTrivia();
    while (!take(close)) {
        SourceItem item;
        if (close == '}') {
            if (!scanKey(item.key) || !take('='))
                return false;
            skipSpaces();
        }
        if (atEnd() || !scanValue(item.value))
            return false;
        const std::size_t end = m_at;
        skipTrivia();
        if (peek() == ',')
            item.comma = m_at++;
        else if (peek() != close)
            return false;
        else
            m_at = end;
        value.items.push_back(std::move(item));
        skipTrivia();
    }
    return true;
}

bool Scanner::scanString()
{
    const char quote = peek();
    const bool triple = peek(1) == quote && peek(2) == quote;
    m_at += triple ? 3 : 1;
    while (!atEnd()) {
        if (quote == '"' && peek() == '\\') {
            m_at += 2;
        } else if (peek() != quote) {
            ++m_at;
        } else if (!triple) {
            ++m_at;
            return true;
        } else if (peek(1) != quote || peek(2) != quote) {
            ++m_at;
        } else {
            m_at += 3;
            while (peek() == quote) // up to two more belong to the text
                ++m_at;
            return true;
        }
    }
    return false;
}

bool Scanner::scanPlain()
{
    const std::size_t begin = m_at;
    const std::size_t end = m_source.text.find_first_of(" \t.=]#\r\n\"'", m_at);
    m_at = end == std::string::npos ? m_source.text.size() : end;
    return m_at > begin;
}

enum class LineKind { Blank, Comment, Other };

LineKind kindOf(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return LineKind::Blank;
    return line[first] == '#' ? LineKind::Comment : LineKind::Other;
}

// Goes up from `from` over lines of one kind, not above `limit`.
std::size_t above(const SourceText &source, std::size_t from, std::size_t limit, LineKind kind)
{
    while (from > limit) {
        const std::size_t lineBreak =
            from < 2 ? std::string::npos : source.text.rfind('\n', from - 2);
        const std::size_t begin =
            std::max(limit, lineBreak == std::string::npos ? 0 : lineBreak + 1);
        if (kindOf(source.at({begin, from})) != kind)
            break;
        from = begin;
    }
    return from;
}

} // namespace

std::optional<SourceText> scanSource(std::string text)
{
    return Scanner(std::move(text)).run();
}

std::size_t commentBegin(const SourceText &source, std::size_t section)
{
    const std::size_t header = source.sections[section].header.begin;
    return section == 0
               ? header
               : above(source, header, source.sections[section - 1].bodyEnd(), LineKind::Comment);
}

std::size_t leadBegin(const SourceText &source, std::size_t section)
{
    const std::size_t comments = commentBegin(source, section);
    return section == 0
               ? comments
               : above(source, comments, source.sections[section - 1].bodyEnd(), LineKind::Blank);
}

std::size_t trailEnd(const SourceText &source, std::size_t section)
{
    const std::size_t body = source.sections[section].bodyEnd();
    const bool isLast = section + 1 == source.sections.size();
    const std::size_t limit =
        isLast ? source.text.size() : source.sections[section + 1].header.begin;
    std::size_t at = body;
    while (at < limit) {
        const std::size_t lineBreak = source.text.find('\n', at);
        const std::size_t end = lineBreak == std::string::npos ? source.text.size() : lineBreak + 1;
        if (kindOf(source.at({at, end})) != LineKind::Comment)
            return at;
        at = end;
    }
    return isLast ? at : body;
}

std::string_view indentAt(const SourceText &source, std::size_t begin)
{
    const std::string_view rest = std::string_view(source.text).substr(begin);
    return rest.substr(0, std::min(rest.size(), rest.find_first_not_of(" \t")));
}

bool hasBlankAbove(const SourceText &source, std::size_t section)
{
    const std::size_t lead = leadBegin(source, section);
    const std::string_view rest = std::string_view(source.text).substr(lead);
    return kindOf(rest.substr(0, rest.find('\n'))) == LineKind::Blank;
}

} // namespace hexwerk::lossless
