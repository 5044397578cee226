#include "core/files/limits.h"

#include <algorithm>
#include <vector>

namespace hexwerk {

namespace {

// Knows as much of TOML as is needed to count: what ends texts and comments, and where keys stand.
class LimitScan
{
public:
    explicit LimitScan(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<BeyondLimit> run()
    {
        while (m_at < m_text.size() && !m_beyond)
            step();
        return m_beyond;
    }

private:
    // An array or an inline table that is open; the first is the text itself.
    struct Open
    {
        bool isArray = false;
        bool isInKey = true;
        int depth = 0;          // its level
        int parts = 1;          // of the key
        std::size_t length = 0; // of the key's last part
    };

    char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    void fail(ProblemCode code, std::size_t limit) { m_beyond = BeyondLimit{code, m_at, limit}; }

    void step()
    {
        switch (peek()) {
        case '#':
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
            return;
        case '"':
        case '\'':
            return passText();
        case '\n':
            endLine();
            break;
        case '[':
            open(true);
            break;
        case '{':
            open(false);
            break;
        case ']':
        case '}':
            if (m_open.size() > 1)
                m_open.pop_back();
            break;
        case '.':
            addPart();
            break;
        case '=':
            addValue();
            m_open.back().isInKey = false;
            break;
        case ',':
            addValue();
            beginKey(!m_open.back().isArray);
            break;
        case ' ':
        case '\t':
            break;
        default:
            lengthen(1);
        }
        ++m_at;
    }

    void passText()
    {
        const char quote = peek();
        const bool isTriple = peek(1) == quote && peek(2) == quote;
        const std::size_t begin = m_at;
        m_at += isTriple ? 3 : 1;
        while (m_at < m_text.size() && !endsText(quote, isTriple))
            m_at += quote == '"' && peek() == '\\' ? 2 : 1;
        lengthen(m_at - begin);
    }

    // Passes the quotes at the end; a text on one line ends with it, in a broken file.
    bool endsText(char quote, bool isTriple)
    {
        if (!isTriple && peek() == '\n')
            return true;
        if (peek() != quote || (isTriple && (peek(1) != quote || peek(2) != quote)))
            return false;
        m_at += isTriple ? 3 : 1;
        for (int i = 0; i < 2 && isTriple && peek() == quote; ++i) // belong to the text
            ++m_at;
        return true;
    }

    void endLine()
    {
        if (m_open.size() > 1)
            return;
        if (m_isHeader)
            m_open.front().depth = m_open.front().parts;
        m_isHeader = false;
        beginKey(true);
    }

    void beginKey(bool isKey)
    {
        Open &open = m_open.back();
        open.isInKey = isKey;
        open.parts = 1;
        open.length = 0;
    }

    void open(bool isArray)
    {
        Open &around = m_open.back();
        if (m_open.size() == 1 && around.isInKey) { // [a.b] or [[a.b]]
            if (!m_isHeader)
                addValue();
            m_isHeader = true;
            around.depth = 0;
            return;
        }
        const int depth = around.depth + (around.isArray ? 1 : around.parts);
        m_open.push_back({.isArray = isArray, .isInKey = !isArray, .depth = depth});
        if (depth > limits::kDeepest)
            fail(FileProblem::TooDeep, limits::kDeepest);
    }

    void addPart()
    {
        Open &open = m_open.back();
        if (!open.isInKey)
            return;
        open.length = 0;
        if (open.depth + ++open.parts > limits::kDeepest)
            fail(FileProblem::TooDeep, limits::kDeepest);
    }

    void addValue()
    {
        if (++m_values > limits::kMostValues)
            fail(FileProblem::TooMany, limits::kMostValues);
    }

    void lengthen(std::size_t bytes)
    {
        Open &open = m_open.back();
        open.length += bytes;
        if (open.isInKey && open.length > limits::kLongestKey)
            fail(FileProblem::TooLong, limits::kLongestKey);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
    bool m_isHeader = false; // this line
    std::vector<Open> m_open = {{}};
    std::optional<BeyondLimit> m_beyond;
};

} // namespace

std::optional<BeyondLimit> beyondLimit(std::string_view text)
{
    if (text.size() > limits::kLargestToml)
        return BeyondLimit{FileProblem::TooLarge, 0, limits::kLargestToml >> 20};
    return LimitScan(text).run();
}

} // namespace hexwerk
