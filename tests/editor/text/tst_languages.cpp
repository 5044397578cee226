#include <QDialogButtonBox>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "editor/text/language_menu.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"

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
    QCOMPARE(menu.title(), "&Language");

    languages.speak("de");
    QCoreApplication::processEvents();
    QCOMPARE(menu.title(), "&Sprache");

    languages.speak("en");
    QCoreApplication::processEvents();
    QCOMPARE(menu.title(), "&Language");
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

HW_WINDOW_TEST(tst_Languages)

} // namespace hexwerk::tst_languages

#include "tst_languages.moc"
