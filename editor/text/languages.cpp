#include "editor/text/languages.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include "core/base/contract.h"

#include <utility>

namespace hexwerk::editor {

static const QString kSettingsKey = QStringLiteral("language");

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_users)
        QCoreApplication::removeTranslator(m_users.get());
}

static Languages::More &more()
{
    static Languages::More languages;
    return languages;
}

void Languages::setMore(More languages)
{
    more() = std::move(languages);
}

QStringList Languages::available()
{
    QStringList codes = {QStringLiteral("en"), QStringLiteral("de")};
    if (more().codes)
        for (const QString &code : more().codes())
            if (!codes.contains(code))
                codes << code;
    return codes;
}

QString Languages::nativeName(const QString &code)
{
    QString name = QLocale(code).nativeLanguageName();
    // Qt calls plain English "American English".
    return code == QLatin1String("en") ? QStringLiteral("English") : name;
}

std::optional<QString> Languages::find(const QString &tag)
{
    if (available().contains(tag))
        return tag;
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
    load(code);
}

void Languages::speakAnew()
{
    load(m_current);
}

void Languages::load(const QString &code)
{
    m_current = code;
    const QLocale locale(code);
    QLocale::setDefault(locale);
    if (auto *const application = qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        application->setLayoutDirection(locale.textDirection());
    for (QTranslator *translator : {&m_qt, &m_own, m_users.get()})
        if (translator)
            QCoreApplication::removeTranslator(translator);
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // What users have not translated is English, whose plurals are in a file too.
    if (m_own.load(QStringLiteral(":/i18n/hexwerk_%1.qm").arg(code)) ||
        m_own.load(QStringLiteral(":/i18n/hexwerk_en.qm")))
        QCoreApplication::installTranslator(&m_own);
    m_users = more().translator ? more().translator(code) : nullptr;
    if (m_users)
        QCoreApplication::installTranslator(m_users.get());
}

void Languages::choose(const QString &code)
{
    speak(code);
    QSettings().setValue(kSettingsKey, code);
}

} // namespace hexwerk::editor
