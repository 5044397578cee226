#include "editor/text/own_translator.h"

#include "core/base/hash.h"
#include "texts/translation/plural_rules.h"

#include <algorithm>

namespace hexwerk::editor {

static constexpr std::string_view kProgramKeys = "translations/hexwerk/";

OwnTranslator::OwnTranslator(const translation::OwnTexts &own)
    : m_language(own.language)
{
    for (const auto &[key, text] : own.texts) {
        if (!key.starts_with(kProgramKeys) || translation::isEmpty(text.targets))
            continue;
        QStringList forms;
        for (const std::string &target : text.targets)
            forms << QString::fromStdString(target);
        m_texts.insert(QByteArray::fromStdString(key), forms);
    }
}

QString OwnTranslator::translate(const char *context, const char *source,
                                 const char *disambiguation, int n) const
{
    if (!context || !source)
        return {};
    const std::string key = std::string(kProgramKeys) + context + "/" +
                            Hash().add(source).add(disambiguation ? disambiguation : "").text();
    const auto found = m_texts.constFind(QByteArray::fromStdString(key));
    if (found == m_texts.constEnd())
        return {};
    if (found->size() == 1 || n < 0)
        return found->front();
    const auto form = translation::pluralForm(m_language, n);
    return (*found)[std::min<qsizetype>(form, found->size() - 1)];
}

} // namespace hexwerk::editor
