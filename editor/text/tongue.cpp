#include "editor/text/tongue.h"

#include <QCoreApplication>

#include "editor/text/local_text.h"

namespace hexwerk::editor {

Tongue::Tongue(const QString &code)
    : m_code(code)
    , m_translator(std::make_shared<QTranslator>())
{
    // English has only its plurals there.
    [[maybe_unused]] const bool isThere =
        m_translator->load(QStringLiteral(":/i18n/hexwerk_%1.qm").arg(code));
}

QString Tongue::code() const
{
    return m_code.isEmpty() ? QString::fromStdString(windowLanguage()) : m_code;
}

QString Tongue::translate(const char *context, const char *text, const char *comment, int n) const
{
    if (!m_translator)
        return QCoreApplication::translate(context, text, comment, n);
    QString said = m_translator->translate(context, text, comment, n);
    if (said.isEmpty())
        said = QString::fromUtf8(text);
    return n < 0 ? said : said.replace(QLatin1String("%n"), QString::number(n));
}

QString Tongue::of(const LocalText &text) const
{
    return toQString(textIn(text, code().toStdString()));
}

} // namespace hexwerk::editor
