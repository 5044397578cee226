#include "app/workshop/replacer.h"

namespace hexwerk {

Replacer::Replacer(const Replacing &what)
    : m_by(what.by)
    , m_isPattern(what.isPattern)
{
    if (what.find.isEmpty())
        return;
    const QString words = what.isPattern ? what.find : QRegularExpression::escape(what.find);
    // Of the user's own pattern alone, so that what is wrong is named with its place there.
    const QRegularExpression own(words);
    if (!own.isValid()) {
        m_error = own.errorString();
        return;
    }
    // A pattern that goes back and forth without end gives up.
    const auto limited = QStringLiteral("(*LIMIT_MATCH=200000)");
    const QString edged =
        what.isWhole ? QStringLiteral("(?<![\\p{L}\\p{N}_])(?:%1)(?![\\p{L}\\p{N}_])").arg(words)
                     : words;
    m_pattern.setPattern(limited + edged);
    QRegularExpression::PatternOptions options =
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
    if (!what.isCaseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    m_pattern.setPatternOptions(options);
    m_isValid = m_pattern.isValid();
}

QString Replacer::substitute(const QRegularExpressionMatch &match) const
{
    if (!m_isPattern)
        return m_by;
    QString text;
    for (qsizetype at = 0; at < m_by.size(); ++at) {
        const QChar next = at + 1 < m_by.size() ? m_by[at + 1] : QChar();
        if (m_by[at] != QLatin1Char('\\') || next.isNull()) {
            text += m_by[at];
            continue;
        }
        ++at;
        if (next >= QLatin1Char('0') && next <= QLatin1Char('9'))
            text += match.captured(next.digitValue());
        else
            text += next == QLatin1Char('n') ? QLatin1Char('\n') : next;
    }
    return text;
}

std::optional<QString> Replacer::replaced(const QString &text) const
{
    if (!m_isValid)
        return std::nullopt;
    QString result;
    qsizetype done = 0;
    bool isFound = false;
    for (qsizetype from = 0; from <= text.size();) {
        const QRegularExpressionMatch match = m_pattern.match(text, from);
        if (!match.isValid()) {
            m_hasGivenUp = true;
            return std::nullopt;
        }
        if (!match.hasMatch())
            break;
        from = match.capturedEnd();
        if (match.capturedLength() == 0) { // nothing is not to be replaced
            ++from;
            if (from < text.size() && text[from].isLowSurrogate())
                ++from;
            continue;
        }
        isFound = true;
        result += text.mid(done, match.capturedStart() - done) + substitute(match);
        done = match.capturedEnd();
    }
    if (!isFound)
        return std::nullopt;
    return result + text.mid(done);
}

} // namespace hexwerk
