#include "app/workshop/pseudo_language.h"

#include <QSettings>

#include "app/workshop/workshop.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "texts/translation/pseudo_language.h"

namespace hexwerk {

static const QString kPseudoKey = QStringLiteral("workshop/pseudo");

bool isPseudoLanguageWanted(const QStringList &arguments)
{
    const QString code = editor::toQString(translation::kPseudoLanguage);
    return QSettings().value(kPseudoKey).toBool() || arguments.contains(code) ||
           arguments.contains(QStringLiteral("--lang=") + code);
}

void keepPseudoLanguage(bool isWanted)
{
    QSettings().setValue(kPseudoKey, isWanted);
}

void offerPseudoLanguage(const DataPaths &paths, const std::vector<std::string> &systems)
{
    editor::Languages::setMade(editor::toQString(translation::kPseudoLanguage), [paths, systems] {
        auto texts = translation::loadCatalogue(
            paths, systems, std::string(translation::kPseudoLanguage), Workshop::ownScenarios());
        translation::addProgramTexts(texts, paths);
        return translation::pseudoTexts(texts);
    });
}

void withdrawPseudoLanguage()
{
    editor::Languages::setMade({}, {});
}

} // namespace hexwerk
