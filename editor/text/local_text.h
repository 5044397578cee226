// Data that is text, in the language of the window.
#pragma once

#include <QString>

#include "core/base/local_text.h"
#include "core/rulebook/rulebook.h"

#include <string>
#include <string_view>

namespace hexwerk::editor {

inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// What is added to a roll: "+2", "−1" with a real minus, "0".
inline QString signedNumber(int number)
{
    return number < 0   ? QStringLiteral("−%1").arg(-number)
           : number > 0 ? QStringLiteral("+%1").arg(number)
                        : QStringLiteral("0");
}

// For a button, a label of a form or a tab: the text as it is, with no key in it.
inline QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

// "de": the tag under which texts in the language of the window stand.
std::string windowLanguage();

// What is shown of data: what users translated lies over what the text says itself, and the chain
// of the language is gone through.
QString saidIn(const LocalText &text, const std::string &language);
QString inWindowLanguage(const LocalText &text);
// The same of a rule, in which the user's own texts are put already.
RuleText saidIn(const RuleEntry &entry, const std::string &language);

} // namespace hexwerk::editor
