#include "editor/text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include "core/base/contract.h"

namespace hexwerk::editor {

static const QString kSettingsKey = QStringLiteral("language");

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

QStringList Languages::available()
{
    return {QStringLiteral("en"), QStringLiteral("de")};
}

QString Languages::nativeName(const QString &code)
{
    QString name = QLocale(code).nativeLanguageName();
    // Qt calls plain English "American English".
    return code == QLatin1String("en") ? QStringLiteral("English") : name;
}

std::optional<QString> Languages::find(const QString &tag)
{
    const QString language = tag.section(QLatin1Char('.'), 0, 0)
                                 .replace(QLatin1Char('-'), QLatin1Char('_'))
                                 .section(QLatin1Char('_'), 0, 0)
                                 .toLower();
    if (!available().contains(language))
        return std::nullopt;
    return language;
}

QString Languages::preferred()
{
    if (const auto chosen = find(QSettings().value(kSettingsKey).toString()))
        return *chosen;
    for (const QString &tag : QLocale::system().uiLanguages())
        if (const auto language = find(tag))
            return *language;
    return available().first();
}

void Languages::speak(const QString &code)
{
    HW_EXPECTS(available().contains(code));
    if (code == m_current)
        return;
    m_current = code;
    const QLocale locale(code);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/hexwerk_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
}

void Languages::choose(const QString &code)
{
    speak(code);
    QSettings().setValue(kSettingsKey, code);
}

} // namespace hexwerk::editor
