#include <QDialogButtonBox>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "core/base/hash.h"
#include "editor/text/language_menu.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "editor/text/tongue.h"
#include "tests/test_program.h"
#include "texts/translation/spoken_texts.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::tst_languages {

using namespace editor;

class tst_Languages final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void tagsOfAllKindsAreFound_data();
    void tagsOfAllKindsAreFound();
    void everyLanguageHasItsNameAndItsTexts();
    void theSwitchReachesOpenWidgets();
    void numbersFollowTheLanguage();
    void standardButtonsAreGermanToo();
    void aChoiceIsRememberedASpokenLanguageIsNot();
    void theMenuSwitchesAndShowsTheCurrentLanguage();
    void everyLanguageOfAChainGivesItsPartOfTheProgram();
    void languagesOfUsersAreFoundWithTheirCountry();
    void theirLanguageDecidesOnTheDirection();
    void aLanguageIsMadeWhenItIsFirstSpoken();
};

void tst_Languages::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_languages"));
}

void tst_Languages::init()
{
    QSettings().clear();
}

void tst_Languages::tagsOfAllKindsAreFound_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("language");
    QTest::newRow("code") << "de"
                          << "de";
    QTest::newRow("BCP 47") << "de-AT"
                            << "de";
    QTest::newRow("locale name") << "de_DE.UTF-8"
                                 << "de";
    QTest::newRow("capitals") << "EN-us"
                              << "en";
    QTest::newRow("not available") << "fr"
                                   << "";
    QTest::newRow("begins like German") << "den"
                                        << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void tst_Languages::tagsOfAllKindsAreFound()
{
    QFETCH(QString, tag);
    QFETCH(QString, language);
    QCOMPARE(Languages::find(tag).value_or(QString()), language);
}

void tst_Languages::everyLanguageHasItsNameAndItsTexts()
{
    QCOMPARE(Languages::available(), QStringList({"en", "de"}));
    QCOMPARE(Languages::nativeName("en"), "English");
    QCOMPARE(Languages::nativeName("de"), "Deutsch");
    for (const QString &code : Languages::available()) {
        QTranslator texts;
        QVERIFY2(texts.load(QStringLiteral(":/i18n/hexwerk_%1.qm").arg(code)), qPrintable(code));
    }
}

void tst_Languages::theSwitchReachesOpenWidgets()
{
    Languages languages;
    languages.speak("en");
    QWidget window;
    LanguageMenu menu(languages, &window);
    QCOMPARE(menu.title(), "Language");

    languages.speak("de");
    QCoreApplication::processEvents();
    QCOMPARE(menu.title(), "Sprache");

    languages.speak("en");
    QCoreApplication::processEvents();
    QCOMPARE(menu.title(), "Language");
}

void tst_Languages::numbersFollowTheLanguage()
{
    Languages languages;
    languages.speak("de");
    QCOMPARE(QLocale().toString(12.5, 'f', 1), "12,5");
    languages.speak("en");
    QCOMPARE(QLocale().toString(12.5, 'f', 1), "12.5");
}

void tst_Languages::standardButtonsAreGermanToo()
{
    Languages languages;
    languages.speak("de");
    QDialogButtonBox buttons(QDialogButtonBox::Cancel);
    QCOMPARE(buttons.button(QDialogButtonBox::Cancel)->text().remove('&'), "Abbrechen");
}

void tst_Languages::aChoiceIsRememberedASpokenLanguageIsNot()
{
    Languages languages;
    languages.choose("de");
    QCOMPARE(Languages::preferred(), "de");
    languages.speak("en");
    QCOMPARE(languages.current(), "en");
    QCOMPARE(Languages::preferred(), "de");
    languages.choose("en");
    QCOMPARE(Languages::preferred(), "en");
}

void tst_Languages::theMenuSwitchesAndShowsTheCurrentLanguage()
{
    Languages languages;
    languages.speak("en");
    QWidget window;
    LanguageMenu menu(languages, &window);
    QAction *english = menu.actions().at(0);
    QAction *german = menu.actions().at(1);
    QVERIFY(english->isChecked() && !german->isChecked());

    german->trigger();
    QCOMPARE(languages.current(), "de");
    QVERIFY(german->isChecked() && !english->isChecked());
    QCOMPARE(Languages::preferred(), "de");

    languages.speak("en");
    QCoreApplication::processEvents();
    QVERIFY(english->isChecked() && !german->isChecked());
}

static void add(translation::OwnTexts &own, const char *context, const char *source,
                const std::vector<std::string> &targets)
{
    own.texts[std::string("translations/hexwerk/") + context + "/" +
              Hash().add(source).add("").text()] = {
        {source}, targets, translation::UnitState::Final, {}};
}

static std::shared_ptr<const translation::SpokenTexts>
spoken(const std::vector<translation::OwnTexts> &languages)
{
    auto all = std::make_shared<translation::SpokenTexts>();
    for (const translation::OwnTexts &own : languages)
        all->set(own);
    return all;
}

void tst_Languages::everyLanguageOfAChainGivesItsPartOfTheProgram()
{
    constexpr const char *kMenu = "hexwerk::editor::LanguageMenu";
    translation::OwnTexts brazil{"pt-BR", {}};
    add(brazil, kMenu, "Language", {"&Idioma"});
    translation::OwnTexts wider{"pt", {}};
    add(wider, kMenu, "Language", {"&Língua"});
    add(wider, kMenu, "Show the window in this language", {"Mostrar nesta língua"});
    add(wider, "hexwerk::Test", "%n unit(s)", {"%n unidade", "%n unidades"});
    Languages::setOwn(spoken({brazil, wider, {"de-AT", {}}}));
    Languages languages;
    const auto say = [](const char *text) {
        return QCoreApplication::translate("hexwerk::editor::LanguageMenu", text);
    };
    languages.speak("pt-BR");
    QCOMPARE(say("Language"), "&Idioma");
    QCOMPARE(say("Show the window in this language"), "Mostrar nesta língua");
    QCOMPARE(say("Anything else"), "Anything else");
    QCOMPARE(QCoreApplication::translate("hexwerk::Test", "%n unit(s)", nullptr, 1), "1 unidade");
    QCOMPARE(QCoreApplication::translate("hexwerk::Test", "%n unit(s)", nullptr, 3), "3 unidades");
    QCOMPARE(windowLanguage(), "pt-BR");
    QCOMPARE(Tongue("pt-BR").translate(kMenu, "Language"), "&Idioma");
    languages.speak("pt");
    QCOMPARE(say("Language"), "&Língua");
    // What nobody put into the German of Austria is German.
    languages.speak("de-AT");
    QCOMPARE(say("Language"), "Sprache");
    QCOMPARE(inWindowLanguage({{"en", "Hill"}, {"de", "Hügel"}}), "Hügel");
    languages.speak("en");
    QCOMPARE(say("Language"), "Language");
    QCOMPARE(Tongue("pt").translate(kMenu, "Language"), "&Língua");
    Languages::setOwn(nullptr);
}

void tst_Languages::languagesOfUsersAreFoundWithTheirCountry()
{
    Languages::setOwn(spoken({{"pt", {}}, {"pt-BR", {}}, {"zh-Hant", {}}}));
    QCOMPARE(Languages::available(), QStringList({"en", "de", "pt", "pt-BR", "zh-Hant"}));
    QCOMPARE(Languages::find("pt_BR.UTF-8").value_or(""), "pt-BR");
    QCOMPARE(Languages::find("pt_PT@euro").value_or(""), "pt");
    QCOMPARE(Languages::find("zh_Hant_TW").value_or(""), "zh-Hant");
    QVERIFY(!Languages::find("zh"));
    QCOMPARE(Languages::nativeName("pt"), "português");
    QCOMPARE(Languages::nativeName("pt-BR"), "português (Brasil)");
    Languages::setOwn(nullptr);
    QCOMPARE(Languages::available(), QStringList({"en", "de"}));
}

void tst_Languages::theirLanguageDecidesOnTheDirection()
{
    Languages::setOwn(spoken({{"he", {}}, {"ar-EG", {}}, {"xx", {}}}));
    Languages languages;
    for (const char *code : {"he", "ar-EG"}) {
        languages.speak(QString::fromLatin1(code));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    }
    for (const char *code : {"xx", "de", "en"}) {
        languages.speak(QString::fromLatin1(code));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }
    Languages::setOwn(nullptr);
}

void tst_Languages::aLanguageIsMadeWhenItIsFirstSpoken()
{
    int made = 0;
    Languages languages;
    languages.speak("en");
    QVERIFY(!Languages::available().contains("qps"));
    Languages::setMade("qps", [&made] {
        ++made;
        translation::OwnTexts own{"qps", {}};
        add(own, "hexwerk::editor::LanguageMenu", "Language", {"[&Lang]"});
        return own;
    });
    QCOMPARE(Languages::available(), QStringList({"en", "de", "qps"}));
    QCOMPARE(made, 0);
    QWidget window;
    LanguageMenu menu(languages, &window);
    menu.actions().at(2)->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(menu.title(), "[&Lang]");
    languages.speak("de");
    languages.speak("qps");
    QCOMPARE(made, 1);
    languages.speak("en");
    Languages::setMade({}, {});
    QCOMPARE(Languages::available(), QStringList({"en", "de"}));
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 2);
}

HW_WINDOW_TEST(tst_Languages)

} // namespace hexwerk::tst_languages

#include "tst_languages.moc"
