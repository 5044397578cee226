// Data that is text, in the language of the window.
#pragma once

#include <QLocale>
#include <QString>

#include "core/base/local_text.h"

#include <string>
#include <string_view>

namespace hexwerk::editor {

inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// For a button, a label of a form or a tab: the text as it is, with no key in it.
inline QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

// "de": the tag under which texts in the language of the window stand.
inline std::string windowLanguage()
{
    return QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
}

inline QString inWindowLanguage(const LocalText &text)
{
    return toQString(textIn(text, windowLanguage()));
}

} // namespace hexwerk::editor
