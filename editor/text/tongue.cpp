#include "editor/text/tongue.h"

#include <QCoreApplication>

#include "editor/text/local_text.h"

namespace hexwerk::editor {

Tongue::Tongue(const QString &code)
    : m_code(code)
    , m_translators(std::make_shared<const Translators>(Languages::translators(code)))
{
}

QString Tongue::code() const
{
    return m_code.isEmpty() ? QString::fromStdString(windowLanguage()) : m_code;
}

QString Tongue::translate(const char *context, const char *text, const char *comment, int n) const
{
    if (!m_translators)
        return QCoreApplication::translate(context, text, comment, n);
    QString said;
    for (const auto &translator : *m_translators)
        if (said.isEmpty())
            said = translator->translate(context, text, comment, n);
    if (said.isEmpty())
        said = QString::fromUtf8(text);
    return n < 0 ? said : said.replace(QLatin1String("%n"), QString::number(n));
}

QString Tongue::of(const LocalText &text) const
{
    return saidIn(text, code().toStdString());
}

} // namespace hexwerk::editor
