#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/rulebook/rulebook_window.h"
#include "core/assault/tables/system_data.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/editor/assault/sample.h"
#include "tests/share.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_rulebook_window {

using namespace editor;
using namespace Qt::Literals::StringLiterals;

// The rulebook beside the window: reading, searching, keeping.
class tst_RulebookWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aRuleOpensInItsChapterWithWhatBelongsToIt();
    void everyRuleCanBeOpened();
    void aRuleOfTheOtherEditionIsOpenedThereAndSaid();
    void linksLeadThereAndBack();
    void aRuleIsFoundByKeysAlone();
    void escapeGoesBackToWhatWasRead();
    void oneKeyReadsTheOtherLanguage();
    void twoEditionsStandSideBySide();
    void aPageComparesTheOffBoardGunsOfBothEditions();
    void bookmarksAndNotesAreKept();
    void damagedNotesAreSetAside();
    void anUnknownIdOpensNothing();
    void tablesStandBesideTheirRule();
    void aBoardOfAnExampleIsDrawnAndPlayed();
    void errataAndQuestionsAreKeptBesideNotes();
    void aQuestionIsOpenUntilItIsAnswered();
    void notesOfEarlierVersionsAreRead();
    void everyMarkerIsDrawnWithItsRule();
    void theDiceAreDrawnWithTheirFaces();

private:
    RulebookWindow &book() { return *m_window->findChild<RulebookWindow *>(); }
    QString text() { return book().text().toPlainText(); }
    QString context() { return book().findChild<QTextBrowser *>(u"context"_s)->toPlainText(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *const to = QApplication::focusWidget() ? QApplication::focusWidget() : &book();
        QTest::keyClick(to, key, modifiers);
    }

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_RulebookWindow::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

void tst_RulebookWindow::init()
{
    QSettings().clear();
    m_languages.speak(u"en"_s);
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    m_window->show();
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    QVERIFY(QTest::qWaitForWindowActive(&book()));
}

void tst_RulebookWindow::cleanup()
{
    m_window.reset();
    QDir(m_folder.filePath(u"hexwerk"_s)).removeRecursively();
}

void tst_RulebookWindow::aRuleOpensInItsChapterWithWhatBelongsToIt()
{
    QVERIFY(text().contains(u"Line of sight"_s));
    for (const char *rule : {"R10.0a", "R10.3d", "R10.3e", "R10.9.8a"})
        QVERIFY2(text().contains(QString::fromLatin1(rule)), rule);
    QVERIFY(!text().contains(u"R11.0a"_s));
    QVERIFY(context().startsWith(u"R10.3e "_s));
    QVERIFY(context().contains(u"English edition 10.3e"_s));
    QVERIFY(context().contains(u"German edition 10.3e"_s));
    const auto *tree = book().findChild<QTreeWidget *>(u"chapters"_s);
    QVERIFY(tree->currentItem()->text(0).startsWith(u"10.3e "_s));
    // A rule is linked from both of its ends.
    QVERIFY(book().showRule(u"D9.7a"_s));
    QVERIFY(context().contains(u"R9.7a"_s));
    QVERIFY(book().showRule(u"R9.7a"_s));
    QVERIFY(context().contains(u"D9.7a"_s) && context().contains(u"D6.5a"_s));
}

void tst_RulebookWindow::everyRuleCanBeOpened()
{
    const Rulebook rules = window::shippedRulebook();
    QVERIFY(rules.entries().size() > 761);
    for (std::size_t n = 0; n < rules.entries().size(); ++n) {
        if (!testing::takesPart(n))
            continue;
        const RuleEntry &entry = rules.entries()[n];
        const QString id = toQString(entry.id);
        QVERIFY2(book().showRule(id), entry.id.c_str());
        QVERIFY2(context().startsWith(id + u' '), entry.id.c_str());
        QVERIFY2(text().contains(id), entry.id.c_str());
    }
}

void tst_RulebookWindow::aRuleOfTheOtherEditionIsOpenedThereAndSaid()
{
    QCOMPARE(book().reading().profile, std::string("sicily43-en"));
    QVERIFY(book().showRule(u"D9.13a"_s));
    QCOMPARE(book().reading().profile, std::string("gela-de"));
    QCOMPARE(book().reading().language, std::string("en"));
    QVERIFY(text().contains(u"D9.13a"_s));
    QStringList said;
    for (const QLabel *label : book().findChildren<QLabel *>())
        said << label->text();
    QVERIFY(said.contains(u"Only the German edition has D9.13a."_s));
}

void tst_RulebookWindow::linksLeadThereAndBack()
{
    emit book().findChild<QTextBrowser *>(u"context"_s)->anchorClicked(QUrl(u"rule:R10.3d"_s));
    QCOMPARE(book().rule(), u"R10.3d"_s);
    emit book().findChild<QTextBrowser *>(u"bookText"_s)->anchorClicked(QUrl(u"rule:R9.7a"_s));
    QCOMPARE(book().rule(), u"R9.7a"_s);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(book().rule(), u"R10.3d"_s);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(book().rule(), u"R10.3e"_s);
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(book().rule(), u"R10.3d"_s);
    emit book().findChild<QTextBrowser *>(u"context"_s)->anchorClicked(QUrl(u"term:minefield"_s));
    QVERIFY(context().contains(u"Minenfeld"_s));
}

void tst_RulebookWindow::aRuleIsFoundByKeysAlone()
{
    key(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"r9.7a"_s);
    key(Qt::Key_Return);
    QCOMPARE(book().rule(), u"R9.7a"_s);
    key(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"Sichtlinie"_s);
    const auto *hits = book().findChild<QListWidget *>(u"ruleHits"_s);
    QVERIFY(hits->count() > 3);
    key(Qt::Key_Down);
    QCOMPARE(hits->currentRow(), 1);
    const QString second = hits->item(1)->data(Qt::AccessibleTextRole).toString();
    key(Qt::Key_Return);
    QCOMPARE(book().rule(), second.section(u' ', 0, 0));
}

void tst_RulebookWindow::escapeGoesBackToWhatWasRead()
{
    key(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"R9.7a"_s);
    QVERIFY(context().startsWith(u"R9.7a "_s));
    key(Qt::Key_Escape);
    QCOMPARE(book().rule(), u"R10.3e"_s);
    QVERIFY(context().startsWith(u"R10.3e "_s));
    QVERIFY(text().contains(u"R10.3e"_s));
}

void tst_RulebookWindow::oneKeyReadsTheOtherLanguage()
{
    key(Qt::Key_F12);
    QCOMPARE(book().reading().language, std::string("de"));
    QCOMPARE(book().rule(), u"R10.3e"_s);
    QVERIFY(text().contains(u"Sichtlinie"_s));
    key(Qt::Key_F12);
    QCOMPARE(book().reading().language, std::string("en"));
    QVERIFY(!text().contains(u"Sichtlinie"_s));
}

void tst_RulebookWindow::twoEditionsStandSideBySide()
{
    auto *beside = book().findChild<QComboBox *>(u"beside"_s);
    beside->setCurrentIndex(beside->findText(u"Beside: German edition · Deutsch"_s));
    QVERIFY(text().contains(u"Line of sight"_s));
    QVERIFY(text().contains(u"Sichtlinie"_s));
    QVERIFY(text().contains(u"same"_s) && text().contains(u"different"_s));
    QVERIFY(text().contains(u"only here"_s)); // R10.0c is in the English book alone
    // Ten rules of the chapter differ in the books, though not all say so in their texts.
    QCOMPARE(text().split(u'\n').count(u"different"_s), 10);
    beside->setCurrentIndex(0);
    QVERIFY(!text().contains(u"Sichtlinie"_s));
}

// From a rule of either edition to the page, from the page to the rules of both, and back.
void tst_RulebookWindow::aPageComparesTheOffBoardGunsOfBothEditions()
{
    auto *const page = book().findChild<QTextBrowser *>(u"bookText"_s);
    auto *const beside = book().findChild<QTextBrowser *>(u"context"_s);
    const QUrl link(u"compare:off-board-guns"_s);
    for (const auto &[rule, first, second] :
         {std::tuple(u"R12.4f"_s, u"English edition"_s, u"German edition"_s),
          std::tuple(u"D12.4.3.2b"_s, u"German edition"_s, u"English edition"_s)}) {
        QVERIFY(book().showRule(rule));
        QVERIFY2(context().contains(u"compared in Off-board artillery"_s), qPrintable(context()));
        QVERIFY(beside->toHtml().contains(link.toString()));
        emit beside->anchorClicked(link);
        QVERIFY(page->verticalScrollBar()->value() > 0);
        const QString whole = text();
        const auto at = whole.indexOf(u"Off-board artillery: both editions side by side"_s);
        QVERIFY(at > whole.indexOf(u"R12.4e"_s) && at < whole.indexOf(u"R12.4.1a"_s));
        QVERIFY(whole.indexOf(first, at) < whole.indexOf(second, at));
        for (const QString &words : {u"Two: the first at the arrival time"_s, u"R12.4b R12.4.2a"_s,
                                     u"One: ranging rounds"_s, u"D12.4a D12.4.3a"_s})
            QVERIFY2(whole.contains(words), qPrintable(words));
        const auto *chapters = book().findChild<QTreeWidget *>(u"chapters"_s);
        QVERIFY(chapters->currentItem()->text(0).startsWith(u"Off-board artillery: both"_s));
        key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(book().rule(), rule);
        key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(book().rule(), QString());
    }
    // It is a chapter's own page in the tree, too.
    const auto *tree = book().findChild<QTreeWidget *>(u"chapters"_s);
    QCOMPARE(
        tree->findItems(u"Off-board artillery: both"_s, Qt::MatchStartsWith | Qt::MatchRecursive)
            .size(),
        1);
    key(Qt::Key_F12);
    QVERIFY(text().contains(u"Artillerie von außerhalb: beide Ausgaben nebeneinander"_s));
}

void tst_RulebookWindow::bookmarksAndNotesAreKept()
{
    key(Qt::Key_M, Qt::ControlModifier);
    key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"Ask \"the\" others; 2 = 2"_s);
    QVERIFY(book().showRule(u"R9.7a"_s));
    QVERIFY(book().findChild<QPlainTextEdit *>(u"note"_s)->toPlainText().isEmpty());
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    m_window->showInRulebook(u"R10.3e"_s);
    QCOMPARE(book().findChild<QPlainTextEdit *>(u"note"_s)->toPlainText(),
             u"Ask \"the\" others; 2 = 2"_s);
    const auto *own = book().findChild<QTreeWidget *>(u"own"_s);
    QCOMPARE(own->topLevelItemCount(), 2); // the bookmark and the note
    for (int row = 0; row < 2; ++row)
        QVERIFY(own->topLevelItem(row)->text(0).startsWith(u"R10.3e "_s));
}

void tst_RulebookWindow::damagedNotesAreSetAside()
{
    const QString file = m_folder.filePath(u"hexwerk/assault/reader/notes.toml"_s);
    m_window.reset();
    QDir().mkpath(QFileInfo(file).path());
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("format = \"hexwerk.reader_notes\"\nbookmarks = [");
    damaged.close();
    ReaderNotes notes(file);
    QCOMPARE(notes.damaged(), file + u".damaged"_s);
    QVERIFY(QFile::exists(notes.damaged()) && !QFile::exists(file));
    QVERIFY(notes.bookmarks().empty());
    QCOMPARE(notes.toggleBookmark("R9.7a"), QString());
    QVERIFY(ReaderNotes(file).isBookmarked("R9.7a"));
}

void tst_RulebookWindow::anUnknownIdOpensNothing()
{
    QVERIFY(!book().showRule(u"R10.99"_s));
    QCOMPARE(book().rule(), u"R10.3e"_s);
}

void tst_RulebookWindow::tablesStandBesideTheirRule()
{
    QVERIFY(book().showRule(u"R9.4a"_s));
    QStringList cells;
    for (QTextBlock block = book().text().document()->begin(); block.isValid();
         block = block.next())
        cells << block.text().trimmed();
    // Two points on foot, by the examples of the book.
    const auto row = cells.indexOf(u"Heavy forest"_s);
    QVERIFY(row > cells.indexOf(u"Terrain chart"_s));
    QCOMPARE(cells.value(row + 1), u"2"_s);
}

void tst_RulebookWindow::aBoardOfAnExampleIsDrawnAndPlayed()
{
    QVERIFY(book().showRule(u"R10.4c"_s));
    QVERIFY(text().contains(u"Example W-28:"_s));
    auto *const page = book().findChild<QTextBrowser *>(u"bookText"_s);
    const auto picture = [page] {
        return page->document()
            ->resource(QTextDocument::ImageResource, QUrl(u"example:W-28.1"_s))
            .value<QImage>();
    };
    QTRY_VERIFY(qAlpha(picture().pixel(picture().rect().center())) == 255);
    emit page->anchorClicked(QUrl(u"show:W-28.9"_s)); // there is no such board
    QCOMPARE(m_window->mode(), MainWindow::Mode::Start);
    emit page->anchorClicked(QUrl(u"show:W-28.1"_s));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QCOMPARE(m_window->playView().scenarioId(), std::string("w-28"));
}

void tst_RulebookWindow::errataAndQuestionsAreKeptBesideNotes()
{
    key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"noted"_s);
    key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"read two for three"_s);
    key(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"what of smoke"_s);
    QVERIFY(book().showRule(u"R9.7a"_s)); // writes the last one
    QVERIFY(book().showRule(u"R10.3e"_s));
    for (const QString &badge :
         {u"your note"_s, u"your erratum"_s, u"your question, open"_s,
          u"Your erratum: read two for three"_s, u"Your question: what of smoke"_s})
        QVERIFY2(text().contains(badge), qPrintable(badge));
    const auto *tree = book().findChild<QTreeWidget *>(u"chapters"_s);
    QVERIFY(!tree->currentItem()->icon(0).isNull());
    const ReaderNotes kept(m_folder.filePath(u"hexwerk/assault/reader/notes.toml"_s));
    QCOMPARE(kept.note("R10.3e", NoteKind::Note).text, u"noted"_s);
    QCOMPARE(kept.note("R10.3e", NoteKind::Erratum).text, u"read two for three"_s);
    QCOMPARE(kept.note("R10.3e", NoteKind::Question).text, u"what of smoke"_s);
    const auto *own = book().findChild<QTreeWidget *>(u"own"_s);
    QStringList rows;
    for (int row = 0; row < own->topLevelItemCount(); ++row)
        rows << own->topLevelItem(row)->text(0).section(u" – "_s, 1);
    QCOMPARE(rows, (QStringList{u"note"_s, u"erratum"_s, u"question, open"_s}));
    const QString exported = kept.asMarkdown();
    QCOMPARE(exported, u"# Notes\n\n## R10.3e\n\nnoted\n\n"
                       "# Errata\n\n## R10.3e\n\nread two for three\n\n"
                       "# Questions\n\n## R10.3e (open)\n\nwhat of smoke\n\n"_s);
}

void tst_RulebookWindow::aQuestionIsOpenUntilItIsAnswered()
{
    key(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"and smoke?"_s);
    auto *answer = book().findChild<QPlainTextEdit *>(u"answer"_s);
    auto *answered = book().findChild<QCheckBox *>(u"answered"_s);
    QVERIFY(answer->isVisible() && answered->isVisible() && !answered->isChecked());
    QTest::keyClicks(answer, u"it counts"_s);
    QTest::mouseClick(answered, Qt::LeftButton, {}, {8, answered->height() / 2});
    QVERIFY(answered->isChecked());
    QVERIFY(book().showRule(u"R9.7a"_s));
    QVERIFY(!text().contains(u"your question"_s));
    QVERIFY(book().showRule(u"R10.3e"_s));
    QVERIFY(text().contains(u"your question, answered"_s));
    QVERIFY(text().contains(u"Answer: it counts"_s));
    const ReaderNotes kept(m_folder.filePath(u"hexwerk/assault/reader/notes.toml"_s));
    QCOMPARE(kept.note("R10.3e", NoteKind::Question),
             (ReaderNote{u"and smoke?"_s, u"it counts"_s, true}));
    QVERIFY(kept.asMarkdown().contains(u"R10.3e (answered)"_s));
    // Notes and errata have no answer.
    key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!answer->isVisible() && !answered->isVisible());
}

void tst_RulebookWindow::notesOfEarlierVersionsAreRead()
{
    const QString file = m_folder.filePath(u"earlier.toml"_s);
    QFile earlier(file);
    QVERIFY(earlier.open(QIODevice::WriteOnly));
    earlier.write("format = \"hexwerk.reader_notes\"\nversion = 1\nbookmarks = [\"R9.7a\"]\n\n"
                  "[[note]]\nrule = \"R10.3e\"\ntext = \"as it was\"\n");
    earlier.close();
    const ReaderNotes notes(file);
    QVERIFY(notes.damaged().isEmpty() && notes.isBookmarked("R9.7a"));
    QCOMPARE(notes.note("R10.3e", NoteKind::Note), (ReaderNote{u"as it was"_s}));
    QVERIFY(!notes.has("R10.3e", NoteKind::Erratum) && !notes.has("R10.3e", NoteKind::Question));
}

// What is shown under the name in the text; null: it is not there.
static QImage drawnIn(const BookText &text, const QString &name)
{
    if (!text.toHtml().contains(u"picture:"_s + name))
        return {};
    return text.document()
        ->resource(QTextDocument::ImageResource, QUrl(u"picture:"_s + name))
        .value<QImage>();
}

void tst_RulebookWindow::everyMarkerIsDrawnWithItsRule()
{
    QVERIFY(book().showRule(u"R13.3b"_s));
    std::vector<QImage> seen;
    for (int i = 0; i < kMarkers; ++i) {
        const std::string name(toString(static_cast<Marker>(i)));
        const QImage picture = drawnIn(book().text(), u"marker:"_s + toQString(name));
        QVERIFY2(!picture.isNull(), name.c_str());
        for (const QImage &other : seen)
            QVERIFY2(other != picture, name.c_str()); // each is a picture of its own
        seen.push_back(picture);
    }
}

// Against the tables: six faces of each colour.
void tst_RulebookWindow::theDiceAreDrawnWithTheirFaces()
{
    QVERIFY(book().showRule(u"R10.7a"_s));
    const DiceFaces &faces = window::shippedLibrary()->system.dice.at("A");
    for (const Die die : kAllDice)
        for (int number = 1; number <= 6; ++number) {
            const QString name =
                u"die:%1/%2"_s.arg(QLatin1Char(letterOf(die)))
                    .arg(toQString(toString(faces.faces[static_cast<std::size_t>(die)]
                                                       [static_cast<std::size_t>(number - 1)])));
            QVERIFY2(!drawnIn(book().text(), name).isNull(), qPrintable(name));
        }
    QVERIFY(book().showRule(u"R4.5a"_s));
    for (const char *die : {"die:R", "die:Y", "die:G", "die:B"})
        QVERIFY2(!drawnIn(book().text(), QString::fromLatin1(die)).isNull(), die);
}

HW_WINDOW_TEST(tst_RulebookWindow)

} // namespace hexwerk::assault::ui::tst_rulebook_window

#include "tst_rulebook_window.moc"
