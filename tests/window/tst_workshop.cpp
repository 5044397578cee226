#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/rulebook/rulebook_window.h"
#include "editor/text/language_menu.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"
#include "tests/window/window_checks.h"
#include "tests/window/workshop_test.h"
#include "texts/translation/spoken_texts.h"

namespace hexwerk::assault::ui::tst_workshop {

using namespace editor;
using namespace Qt::Literals::StringLiterals;
using translation::UnitState;

// The workshop of translators, by its keys.
class tst_Workshop final : public window::WorkshopTest
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init() { openWindow("fr"); }
    void cleanup() { closeWindow(); }
    void twentyTextsAreTranslatedByKeysAloneAndSpoken();
    void scenariosOfTheUserSpeakToo();
    void whatIsTakenBackIsNoLongerSpoken();
    void aFailingCheckNeedsWorkAndOffersAFix();
    void whatIsTypedIsNotLost();
    void aFilterOrAnotherLanguageKeepsWhatIsTyped();
    void anImportIsShownAndNotOverwritten();
    void aStepIsTakenBack();
    void aStaleTextIsConfirmedByOneKey();
    void filtersShowWhatTheySay();
    void ownTextsThatCannotBeReadAreLeftAlone();
    void aTermIsPutInByItsLetter();
    void bothParagraphsAndTheCommentStandBesideTheSource();
    void theKeysAreSaid();

private:
    // As by a click in the language menu.
    void choose(const QString &code)
    {
        auto &menu = *m_window->findChild<LanguageMenu *>();
        emit menu.aboutToShow();
        for (QAction *choice : menu.actions())
            if (choice->data().toString() == code)
                return choice->trigger();
        QFAIL(qPrintable(code));
    }
    void trigger(const QKeySequence &key)
    {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == key)
                return action->trigger();
        QFAIL(qPrintable(key.toString()));
    }
    bool isShown(const QString &text)
    {
        return !window::shownTexts(m_window.get()).filter(text).isEmpty();
    }
    QString bookText() { return m_window->findChild<RulebookWindow *>()->text().toPlainText(); }
};

void tst_Workshop::twentyTextsAreTranslatedByKeysAloneAndSpoken()
{
    int keys = 0;
    int letters = 0;
    int done = 0;
    const auto translate = [&](const QString &where, int wanted) {
        find(where);
        for (int k = 0; k < wanted; ++k, ++done) {
            const QString text = u"Texte-%1."_s.arg(done);
            QTest::keyClicks(&target(), text);
            QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier); // one chord
            letters += static_cast<int>(text.size());
            keys += static_cast<int>(text.size()) + 1;
        }
    };
    translate(u"rulebook/R10.0"_s, 8);
    translate(u"assault/cards/german_infantry/unit."_s, 5);
    translate(u"scenarios/training-infantry/title"_s, 1);
    translate(u"assault/terms/term.sequence_of_play.word"_s, 1);
    translate(u"translations/hexwerk/hexwerk::Actions"_s, 5);
    QCOMPARE(done, 20);
    QVERIFY(keys <= letters + 3 * done);
    QCOMPARE(workshop().workshop().own().texts.size(), std::size_t{20});
    // Everything is open before the switch.
    m_window->showInRulebook(u"R10.0a"_s);
    m_window->open(window::kTraining);
    trigger(QKeySequence(u"Ctrl+3"_s)); // the library
    QVERIFY(!isShown(u"Texte-"_s));
    QVERIFY(!bookText().contains(u"Texte-"_s));

    choose(u"fr"_s);
    QTRY_VERIFY(isShown(u"Texte-8."_s)); // a card
    QVERIFY(isShown(u"Texte-15."_s));    // an action of a menu
    QVERIFY(bookText().contains(u"Texte-0."_s));
    auto *terms = m_window->findChild<RulebookWindow *>()->findChild<QTreeWidget *>(u"terms"_s);
    QVERIFY(!terms->findItems(u"Texte-14."_s, Qt::MatchExactly).isEmpty());
    m_window->play();
    QTRY_VERIFY(m_window->windowTitle().contains(u"Texte-13."_s)); // a scenario
    m_window->showMode(MainWindow::Mode::Start);
    auto *files = m_window->findChild<QListWidget *>(u"files"_s);
    QTRY_VERIFY(files->item(files->count() - 1)->text().startsWith(u"Texte-13."_s));
    // What is not translated is English.
    QVERIFY(isShown(u"Rulebook"_s));
    choose(u"en"_s);
    QTRY_VERIFY(!isShown(u"Texte-15."_s));
    QVERIFY(!bookText().contains(u"Texte-"_s));
}

void tst_Workshop::scenariosOfTheUserSpeakToo()
{
    QFile shipped(window::kTraining);
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    QFile own(m_folder.filePath(u"valley.toml"_s));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write(shipped.readAll().replace("en = \"Infantry training\"", "en = \"My valley\""));
    own.close();
    m_window->open(own.fileName());
    workshop().open("fr"); // reads them
    find(u"scenarios/own/valley/title"_s);
    QTest::keyClicks(&target(), u"Ma riviere."_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    choose(u"fr"_s);
    m_window->play();
    QTRY_VERIFY(m_window->windowTitle().contains(u"Ma riviere."_s));
    // The file itself is as it was.
    QVERIFY(own.open(QIODevice::ReadOnly));
    QVERIFY(!own.readAll().contains("Ma riviere"));
}

void tst_Workshop::whatIsTakenBackIsNoLongerSpoken()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir."_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    choose(u"fr"_s);
    m_window->showInRulebook(u"R10.0a"_s);
    const QString title = QString::fromStdString(unit("assault/rulebook/R10.0a/title").source);
    QVERIFY(bookText().contains(u"Tir."_s));
    QVERIFY(!bookText().contains(title));
    workshop().workshop().undoStack().undo();
    QVERIFY(!bookText().contains(u"Tir."_s));
    QVERIFY(bookText().contains(title));
    workshop().workshop().undoStack().redo();
    QVERIFY(bookText().contains(u"Tir."_s));
}

void tst_Workshop::aFailingCheckNeedsWorkAndOffersAFix()
{
    workshop().open("de");
    find(u"assault/rulebook/R10.1a/text"_s);
    const QString right = target().toPlainText();
    target().setPlainText(right + u" Und so weiter..."_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(unit("assault/rulebook/R10.1a/text").state == UnitState::Draft);
    find(u"assault/rulebook/R10.1b/text"_s);
    find(u"assault/rulebook/R10.1a/text"_s);
    const auto *offers = workshop().findChild<QListWidget *>(u"offers"_s);
    int ellipsis = 0;
    for (int row = 0; row < offers->count(); ++row)
        if (offers->item(row)->text().contains(u"An ellipsis is one character"_s))
            ellipsis = offers->item(row)->data(Qt::UserRole).toInt();
    QVERIFY(ellipsis >= 1 && ellipsis <= 9);
    QTest::keyClick(&target(), static_cast<Qt::Key>(Qt::Key_0 + ellipsis), Qt::AltModifier);
    QCOMPARE(target().toPlainText(), right + u" Und so weiter…"_s);
}

void tst_Workshop::whatIsTypedIsNotLost()
{
    find(u"rulebook/R10.0"_s);
    QTest::keyClicks(&target(), u"presque"_s);
    auto *table = workshop().findChild<QTableView *>(u"texts"_s);
    const std::string key =
        workshop().workshop().units()[static_cast<const TextList *>(table->model())->unitAt(0)].key;
    QTest::keyClick(&target(), Qt::Key_F3); // to the next one
    QCOMPARE(unit(key).target, std::string("presque"));
    QVERIFY(unit(key).state == UnitState::Draft);
    // It is on the disk.
    const std::filesystem::path library = m_folder.filePath(u"hexwerk"_s).toStdString();
    QCOMPARE(translation::loadOwnTexts(library, "fr").value->texts.at(key).targets.at(0),
             std::string("presque"));
}

void tst_Workshop::aFilterOrAnotherLanguageKeepsWhatIsTyped()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    find(u"no such text"_s);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
    find(u"rulebook/R10.0b/title"_s);
    QTest::keyClicks(&target(), u"Fumée"_s.left(3));
    workshop().open("it");
    workshop().open("fr");
    QCOMPARE(unit("assault/rulebook/R10.0b/title").target, std::string("Fum"));
}

void tst_Workshop::anImportIsShownAndNotOverwritten()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    QTest::keyClick(&target(), Qt::Key_Down, Qt::ControlModifier); // needs work
    translation::Import import;
    import.changes.push_back({"assault/rulebook/R10.0a/title",
                              "",
                              1,
                              {"Tir"},
                              {"Tir direct"},
                              UnitState::Draft,
                              UnitState::Final});
    workshop().workshop().take(import, u"a.po"_s);
    QCOMPARE(target().toPlainText(), u"Tir direct"_s);
    find(u"rulebook/R10.0b/title"_s);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir direct"));
    QVERIFY(unit("assault/rulebook/R10.0a/title").state == UnitState::Final);
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
}

void tst_Workshop::aStepIsTakenBack()
{
    find(u"rulebook/R10.0a/title"_s);
    QTest::keyClicks(&target(), u"Tir"_s);
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string("Tir"));
    workshop().workshop().undoStack().undo();
    QCOMPARE(unit("assault/rulebook/R10.0a/title").target, std::string());
    QVERIFY(workshop().workshop().own().texts.empty());
    workshop().workshop().undoStack().redo();
    QVERIFY(unit("assault/rulebook/R10.0a/title").state == UnitState::Final);
}

void tst_Workshop::aStaleTextIsConfirmedByOneKey()
{
    translation::OwnTexts own{"fr", {}};
    own.texts["assault/rulebook/R10.0a/title"] = {{"Fire directly"}, {"Tir"}, UnitState::Final, {}};
    QFile file(m_folder.filePath(u"hexwerk/translations/fr.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(*translation::writeNotes(own, {})));
    file.close();
    workshop().open("fr");
    box("show").setCurrentIndex(static_cast<int>(TextList::Show::Stale));
    QCOMPARE(workshop().findChild<QTableView *>(u"texts"_s)->model()->rowCount(), 1);
    QVERIFY(source().contains(u"directly"_s)); // the words that are gone are shown
    target().setFocus();
    QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isStale(unit("assault/rulebook/R10.0a/title")));
    QVERIFY(stateNow(unit("assault/rulebook/R10.0a/title")) == UnitState::Final);
}

void tst_Workshop::filtersShowWhatTheySay()
{
    workshop().open("de");
    auto *model = workshop().findChild<QTableView *>(u"texts"_s)->model();
    const auto all = static_cast<int>(workshop().workshop().units().size());
    QCOMPARE(model->rowCount(), all);
    int rules = 0;
    for (const auto &one : workshop().workshop().units())
        rules += one.kind == translation::UnitKind::Rule;
    box("kind").setCurrentText(u"Rules"_s);
    QCOMPARE(model->rowCount(), rules);
    QCOMPARE(rules, 2 * 811); // title and text of each
    box("show").setCurrentIndex(static_cast<int>(TextList::Show::Unfinished));
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(!target().isEnabled());
}

void tst_Workshop::ownTextsThatCannotBeReadAreLeftAlone()
{
    QFile file(m_folder.filePath(u"hexwerk/translations/it.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.translations\"\nlanguage = [");
    file.close();
    workshop().open("it");
    QCOMPARE(workshop().workshop().language(), std::string("fr"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("format = \"hexwerk.translations\"\nlanguage = ["));
}

void tst_Workshop::aTermIsPutInByItsLetter()
{
    workshop().open("de");
    find(u"rulebook/R10.0c/text"_s); // "A unit with a red or yellow close combat marker ..."
    const auto &terms = part<QListWidget>("terms");
    QString letter;
    for (int row = 0; row < terms.count(); ++row)
        if (terms.item(row)->text().contains(u"close combat → Nahkampf"_s))
            letter = terms.item(row)->text().section(u' ', 0, 0);
    QVERIFY(letter.startsWith(u"Alt+"_s));
    // No menu has this letter.
    for (const QAction *menu : workshop().menuBar()->actions())
        QVERIFY(QKeySequence::mnemonic(menu->text()) != QKeySequence(letter));
    type(u"Ein "_s);
    const auto key = static_cast<Qt::Key>(Qt::Key_A + letter.back().toLatin1() - 'A');
    QTest::keyClick(&target(), key, Qt::AltModifier);
    QCOMPARE(target().toPlainText(), u"Ein Nahkampf"_s);
}

void tst_Workshop::bothParagraphsAndTheCommentStandBesideTheSource()
{
    find(u"rulebook/R9.6.4.2g/title"_s);
    // From the tables of contents of both books.
    const QString paragraphs = part<QLabel>("paragraphs").text();
    QVERIFY2(paragraphs.contains(u"English edition 9.6.4.2g"_s), qPrintable(paragraphs));
    QVERIFY2(paragraphs.contains(u"German edition 9.6.6.2g"_s), qPrintable(paragraphs));
    find(u"terms/term.game_turn.word"_s);
    QVERIFY(part<QLabel>("paragraphs").isHidden());
    QVERIFY(source().contains(u"Comment: One run through all phases"_s)); // its definition
}

void tst_Workshop::theKeysAreSaid()
{
    const QString keys = part<QLabel>("keys").text();
    for (const QString &key : {u"Ctrl+Return"_s, u"Ctrl+Down"_s, u"Ctrl+Shift+Return"_s, u"F3"_s,
                               u"Alt+0"_s, u"Alt+1"_s, u"Alt+letter"_s})
        QVERIFY2(keys.contains(key), qPrintable(key));
}

HW_WINDOW_TEST(tst_Workshop)

} // namespace hexwerk::assault::ui::tst_workshop

#include "tst_workshop.moc"
