#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include "app/rulebook/rulebook_window.h"
#include "tests/test_program.h"
#include "tests/window/workshop_test.h"

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
};

void tst_Workshop::twentyTextsAreTranslatedByKeysAloneAndSpoken()
{
    // The titles of the first rules of chapter 10, and the first texts of the menus.
    find(u"rulebook/R10.0"_s);
    int keys = 0;
    int letters = 0;
    int done = 0;
    const auto translate = [&](int wanted) {
        for (int k = 0; k < wanted; ++k, ++done) {
            const QString text = u"Texte "_s + QString::number(done);
            QTest::keyClicks(&target(), text);
            QTest::keyClick(&target(), Qt::Key_Return, Qt::ControlModifier); // one chord
            letters += static_cast<int>(text.size());
            keys += static_cast<int>(text.size()) + 1;
        }
    };
    translate(14);
    find(u"translations/hexwerk/hexwerk::Actions"_s);
    translate(6);
    QCOMPARE(done, 20);
    QVERIFY(keys <= letters + 3 * done);
    const auto &own = workshop().workshop().own();
    QCOMPARE(own.texts.size(), std::size_t{20});
    // Spoken after a click: rules in the book, actions in the menus.
    m_languages.speak(u"fr"_s);
    m_window->showInRulebook(u"R10.0a"_s);
    auto &book = *m_window->findChild<RulebookWindow *>();
    auto &readings = *book.findChild<QComboBox *>(u"reading"_s);
    readings.setCurrentIndex(readings.findText(u"English edition · français"_s));
    QVERIFY(book.text().toPlainText().contains(u"Texte 0"_s));
    QVERIFY(book.text().toPlainText().contains(u"Texte 13"_s));
    const auto actions = [this] {
        QStringList texts;
        for (const QAction *action : m_window->findChildren<QAction *>())
            texts << action->text();
        return texts;
    };
    QTRY_VERIFY(actions().contains(u"Texte 14"_s));
    // What is not translated is English, with its plurals.
    QVERIFY(!actions().filter(u"Rulebook"_s).isEmpty());
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
    QFile file(m_folder.filePath(u"hexwerk/translations/own_fr.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(translation::writeOwnTexts(own)));
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
    QCOMPARE(rules, 2 * 778); // title and text of each
    box("show").setCurrentIndex(static_cast<int>(TextList::Show::Unfinished));
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(!target().isEnabled());
}

void tst_Workshop::ownTextsThatCannotBeReadAreLeftAlone()
{
    QFile file(m_folder.filePath(u"hexwerk/translations/own_it.toml"_s));
    QDir().mkpath(QFileInfo(file).path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.own_texts\"\nlanguage = [");
    file.close();
    workshop().open("it");
    QCOMPARE(workshop().workshop().language(), std::string("fr"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("format = \"hexwerk.own_texts\"\nlanguage = ["));
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
