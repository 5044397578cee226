// Finds words in texts and puts others in their place.
#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>

namespace hexwerk {

struct Replacing
{
    QString find;
    QString by; // in a pattern \1 is what the first bracket found
    bool isWhole = false;
    bool isCaseSensitive = false;
    bool isPattern = false; // a regular expression
};

class Replacer
{
public:
    explicit Replacer(const Replacing &what);

    // Whether there is something to look for.
    bool isValid() const { return m_isValid; }
    // What is wrong with the pattern, in its own words; empty: nothing.
    QString error() const { return m_error; }
    // The text with all that was found replaced; empty where nothing was.
    std::optional<QString> replaced(const QString &text) const;
    // A pattern took too long for one of the texts, which was left out.
    bool hasGivenUp() const { return m_hasGivenUp; }

private:
    QString substitute(const QRegularExpressionMatch &match) const;

    QRegularExpression m_pattern;
    QString m_by;
    QString m_error;
    bool m_isPattern = false;
    bool m_isValid = false;
    mutable bool m_hasGivenUp = false;
};

} // namespace hexwerk
