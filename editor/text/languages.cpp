#include "editor/text/languages.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include "core/base/contract.h"
#include "editor/text/local_text.h"
#include "editor/text/own_translator.h"
#include "texts/translation/pseudo_language.h"
#include "texts/translation/spoken_texts.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace hexwerk::editor {

static const QString kSettingsKey = QStringLiteral("language");

namespace {

// Asked by all threads that draw or write.
struct Shared
{
    std::mutex guard;
    std::shared_ptr<const translation::SpokenTexts> own =
        std::make_shared<translation::SpokenTexts>();
    std::string code; // what is spoken
    QString made;     // a language that is made when it is first spoken
    std::function<translation::OwnTexts()> make;
};

} // namespace

static Shared &shared()
{
    static Shared all;
    return all;
}

Languages::~Languages()
{
    forget();
}

void Languages::forget()
{
    QCoreApplication::removeTranslator(&m_qt);
    for (const auto &translator : m_texts)
        QCoreApplication::removeTranslator(translator.get());
    m_texts.clear();
}

void Languages::setOwn(std::shared_ptr<const translation::SpokenTexts> own)
{
    const std::scoped_lock lock(shared().guard);
    shared().own = own ? std::move(own) : std::make_shared<translation::SpokenTexts>();
}

std::shared_ptr<const translation::SpokenTexts> Languages::own()
{
    const std::scoped_lock lock(shared().guard);
    return shared().own;
}

std::string Languages::spoken()
{
    const std::scoped_lock lock(shared().guard);
    return shared().code;
}

void Languages::setMade(const QString &code, std::function<translation::OwnTexts()> make)
{
    auto texts = std::make_shared<translation::SpokenTexts>(*own());
    const std::scoped_lock lock(shared().guard);
    texts->remove(shared().made.toStdString());
    shared().own = std::move(texts);
    shared().made = code;
    shared().make = std::move(make);
}

void Languages::makeIfWanted(const QString &code)
{
    const auto before = own();
    std::function<translation::OwnTexts()> make;
    {
        const std::scoped_lock lock(shared().guard);
        if (code == shared().made && !before->of(code.toStdString()))
            make = shared().make;
    }
    if (!make)
        return;
    auto texts = std::make_shared<translation::SpokenTexts>(*before);
    texts->set(make());
    setOwn(std::move(texts));
}

QStringList Languages::available()
{
    QStringList codes = {QStringLiteral("en"), QStringLiteral("de")};
    for (const std::string &code : own()->languages())
        if (!codes.contains(QString::fromStdString(code)))
            codes << QString::fromStdString(code);
    const std::scoped_lock lock(shared().guard);
    if (!shared().made.isEmpty() && !codes.contains(shared().made))
        codes << shared().made;
    return codes;
}

LanguageChain Languages::chain(const std::string &code)
{
    return languageChain(code, own()->standIns());
}

// Of languages that Qt does not know: that of the next one of the chain.
static QLocale localeOf(const QString &code)
{
    for (const std::string &language : Languages::chain(code.toStdString()))
        if (const QLocale locale(QString::fromStdString(language)); locale.language() != QLocale::C)
            return locale;
    return QLocale(QLocale::English);
}

QString Languages::nativeName(const QString &code)
{
    // Qt calls plain English "American English".
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    if (code == toQString(translation::kPseudoLanguage))
        return toQString(translation::pseudoText("Pseudo-language"));
    const QLocale locale(code);
    const QString name = locale.nativeLanguageName();
    if (name.isEmpty())
        return code;
    const bool isNarrower = code.contains(QLatin1Char('-'));
    return isNarrower ? QStringLiteral("%1 (%2)").arg(name, locale.nativeTerritoryName()) : name;
}

std::optional<QString> Languages::find(const QString &tag)
{
    QString wanted = tag.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
    wanted.replace(QLatin1Char('_'), QLatin1Char('-'));
    const QStringList codes = available();
    while (!wanted.isEmpty()) {
        for (const QString &code : codes)
            if (code.compare(wanted, Qt::CaseInsensitive) == 0)
                return code;
        wanted.truncate(std::max<qsizetype>(0, wanted.lastIndexOf(QLatin1Char('-'))));
    }
    return std::nullopt;
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

Translators Languages::translators(const QString &code)
{
    Translators all;
    const auto texts = own();
    for (const std::string &language : chain(code.toStdString())) {
        if (const translation::OwnTexts *const mine = texts->of(language))
            all.push_back(std::make_unique<OwnTranslator>(*mine));
        auto shipped = std::make_unique<QTranslator>();
        if (shipped->load(QStringLiteral(":/i18n/hexwerk_%1.qm")
                              .arg(QString::fromStdString(language)))) // English: its plurals
            all.push_back(std::move(shipped));
    }
    return all;
}

void Languages::load(const QString &code)
{
    makeIfWanted(code);
    const QLocale locale = localeOf(code);
    m_current = code;
    {
        const std::scoped_lock lock(shared().guard);
        shared().code = code.toStdString();
    }
    QLocale::setDefault(locale);
    if (auto *const application = qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        application->setLayoutDirection(locale.textDirection());
    forget();
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    m_texts = translators(code);
    for (auto translator = m_texts.rbegin(); translator != m_texts.rend(); ++translator)
        QCoreApplication::installTranslator(translator->get()); // the last one is asked first
}

void Languages::choose(const QString &code)
{
    speak(code);
    QSettings().setValue(kSettingsKey, code);
}

} // namespace hexwerk::editor
