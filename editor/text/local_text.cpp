#include "editor/text/local_text.h"

#include <QLocale>

#include "editor/text/languages.h"
#include "texts/translation/spoken_texts.h"

namespace hexwerk::editor {

std::string windowLanguage()
{
    const std::string spoken = Languages::spoken();
    return spoken.empty() ? QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString() : spoken;
}

QString saidIn(const LocalText &text, const std::string &language)
{
    const auto own = Languages::own();
    return toQString(own->textIn(text, languageChain(language, own->standIns())));
}

QString inWindowLanguage(const LocalText &text)
{
    return saidIn(text, windowLanguage());
}

RuleText saidIn(const RuleEntry &entry, const std::string &language)
{
    return textIn(entry, Languages::chain(language));
}

} // namespace hexwerk::editor
