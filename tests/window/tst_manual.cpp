#include <QDialog>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

#include "app/manual/manual.h"
#include "app/manual/manual_names.h"
#include "app/manual/manual_window.h"
#include "app/rulebook/rulebook_window.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui::tst_manual {

using namespace editor;
using namespace Qt::Literals::StringLiterals;

static const QString kSmall = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");

// The manual: its text, its window, its search, and help on what is in use.
class tst_Manual final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void bothLanguagesHaveTheSameChaptersSectionsAndSteps();
    void namesAndKeysInBothLanguagesAreThoseOfTheSameThings();
    void everyNameAndKeyIsOneOfTheProgram();
    void noNameOfTheProgramIsTypedByHand();
    void everyLinkLeadsToASectionOrARule();
    void itIsReadInTheLanguageOfTheWindow();
    void aChangedKeyIsShown();
    void linksLeadThereAndBack();
    void rulesComeBeforePagesInTheSearch();
    void aPageIsFoundByWordsOfBothLanguages();
    void findingAsOneTypesIsQuick();
    void everyContextIsAPartOfTheProgramAndASection();
    void helpOpensAtWhatIsInUse();
    void helpCanBeReadBesideADialog();

private:
    const Manual &manual() { return m_window->manual(); }
    ManualWindow *shown(QWidget &owner)
    {
        return owner.findChild<ManualWindow *>(QString(), Qt::FindDirectChildrenOnly);
    }
    QString text() { return shown(*m_window)->text().toPlainText(); }
    QStringList find(const QString &typed);

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Manual::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
}

void tst_Manual::init()
{
    QSettings().clear();
    m_languages.speak(u"en"_s);
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages);
    m_window->setDataPaths({{HW_SOURCE_DIR "/resources"}});
    m_window->show();
    m_window->open(kSmall);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

static qsizetype count(const QString &text, const char *pattern)
{
    return text.count(
        QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption));
}

void tst_Manual::bothLanguagesHaveTheSameChaptersSectionsAndSteps()
{
    QCOMPARE(manual().languages(), QStringList({u"de"_s, u"en"_s}));
    const auto &english = manual().in(u"en"_s);
    const auto &german = manual().in(u"de"_s);
    QCOMPARE(english.size(), german.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        QCOMPARE(english[i].id, german[i].id);
        QCOMPARE(english[i].sections.size(), german[i].sections.size());
        for (std::size_t k = 0; k < english[i].sections.size(); ++k) {
            const ManualSection &en = english[i].sections[k];
            const ManualSection &de = german[i].sections[k];
            QCOMPARE(en.id, de.id);
            QCOMPARE(en.level, de.level);
            QVERIFY2(k == 0 || en.id.contains(u'#'), qPrintable(en.title));
            QVERIFY2(en.level > 1 || k == 0, qPrintable(en.id));
            QVERIFY2(!en.title.contains(u'{'), qPrintable(en.title));
            for (const char *pattern : {"^\\d+\\. ", "^- ", "^\\|", "^$", "`[^`]+`"})
                QVERIFY2(count(en.markdown, pattern) == count(de.markdown, pattern),
                         qPrintable(en.id + u": "_s + QLatin1String(pattern)));
        }
    }
    for (const auto &chapter : {std::pair(u"designers"_s, 10), std::pair(u"players"_s, 12)}) {
        const auto found = std::find_if(english.begin(), english.end(),
                                        [&](const auto &one) { return one.id == chapter.first; });
        QVERIFY(found != english.end());
        QCOMPARE(static_cast<int>(found->sections.size()),
                 1 + 1 + chapter.second); // head, page, tasks
    }
}

static QStringList marksOf(const QString &markdown)
{
    static const QRegularExpression mark(u"\\{\\w+:[^}]+\\}|\\]\\([^)]+\\)"_s);
    QStringList marks;
    for (auto all = mark.globalMatch(markdown); all.hasNext();)
        marks << all.next().captured();
    marks.sort();
    return marks;
}

void tst_Manual::namesAndKeysInBothLanguagesAreThoseOfTheSameThings()
{
    for (const ManualChapter &chapter : manual().in(u"en"_s))
        for (const ManualSection &section : chapter.sections)
            QCOMPARE(marksOf(manual().section(u"de"_s, section.id)->markdown),
                     marksOf(section.markdown));
}

void tst_Manual::everyNameAndKeyIsOneOfTheProgram()
{
    const ManualNames &names = m_window->manualNames();
    QStringList wrong;
    for (const QString &language : manual().languages()) {
        m_languages.speak(language);
        QCoreApplication::processEvents();
        for (const ManualChapter &chapter : manual().in(language))
            for (const QString &name : names.unknown(chapter.markdown, language))
                wrong << language + u' ' + chapter.id + u": "_s + name;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE(names.unknown(u"{ui:Nothing of that name} {key:Open} {key:Nothing}"_s, u"en"_s),
             QStringList({u"{ui:Nothing of that name}"_s, u"{key:Nothing}"_s}));
}

void tst_Manual::noNameOfTheProgramIsTypedByHand()
{
    static const QRegularExpression bold(u"\\*\\*([^*]+)\\*\\*"_s);
    static const QRegularExpression key(u"\\b(Ctrl|Strg|Alt|Shift|Umschalt)\\+\\w|\\bF\\d+\\b"_s);
    for (const QString &language : manual().languages())
        for (const ManualChapter &chapter : manual().in(language)) {
            const QRegularExpressionMatch byHand = bold.match(chapter.markdown);
            QVERIFY2(!byHand.hasMatch(), qPrintable(byHand.captured()));
            QString plain = chapter.markdown;
            plain.remove(QRegularExpression(u"\\{[^}]+\\}|`[^`]*`"_s));
            QVERIFY2(!key.match(plain).hasMatch(), qPrintable(key.match(plain).captured()));
        }
}

void tst_Manual::everyLinkLeadsToASectionOrARule()
{
    static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
    int count = 0;
    for (const QString &language : manual().languages())
        for (const ManualChapter &chapter : manual().in(language))
            for (auto all = link.globalMatch(chapter.markdown); all.hasNext(); ++count) {
                const QString to = all.next().captured(1);
                const QString place = to.section(u':', 1);
                const bool isThere =
                    to.startsWith(u"rule:"_s)
                        ? m_window->showInRulebook(place)
                        : to.startsWith(u"manual:"_s) && manual().section(language, place);
                QVERIFY2(isThere, qPrintable(to));
            }
    QVERIFY(count > 20);
}

void tst_Manual::itIsReadInTheLanguageOfTheWindow()
{
    QVERIFY(m_window->showInManual(u"designers#board"_s));
    QVERIFY(text().contains(u"Draw a board\n"_s));
    QVERIFY(text().contains(u"Choose File > New (Ctrl+N)"_s));
    const auto *tree = shown(*m_window)->findChild<QTreeWidget *>(u"manualChapters"_s);
    QCOMPARE(tree->currentItem()->text(0), u"Draw a board"_s);
    m_languages.speak(u"de"_s);
    QCoreApplication::processEvents();
    QCOMPARE(shown(*m_window)->section(), u"designers#board"_s);
    QVERIFY(text().contains(u"Eine Karte zeichnen\n"_s));
    QVERIFY2(text().contains(u"Wählen Sie Datei > Neu ("_s), qPrintable(text()));
    QVERIFY(!text().contains(u'{'));
    QCOMPARE(tree->currentItem()->text(0), u"Eine Karte zeichnen"_s);
}

void tst_Manual::aChangedKeyIsShown()
{
    QVERIFY(m_window->showInManual(u"designers#board"_s));
    QVERIFY(text().contains(u"Save with Ctrl+S."_s));
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(u"Ctrl+S"_s))
            action->setShortcut(QKeySequence(u"Ctrl+Alt+F12"_s));
    QVERIFY(m_window->showInManual(u"designers#board"_s));
    QVERIFY(text().contains(u"Save with Ctrl+Alt+F12."_s));
    QVERIFY(m_window->showInManual(u"keys#file"_s));
    QVERIFY(text().contains(u"Ctrl+Alt+F12"_s));
}

void tst_Manual::linksLeadThereAndBack()
{
    QVERIFY(m_window->showInManual(u"start#window"_s));
    ManualWindow &window = *shown(*m_window);
    auto *browser = window.findChild<QTextBrowser *>(u"manualText"_s);
    emit browser->anchorClicked(QUrl(u"manual:players#table"_s));
    QCOMPARE(window.section(), u"players#table"_s);
    const auto press = [&window](const QString &keys) {
        for (QAction *action : window.findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(keys))
                action->trigger();
    };
    press(u"Alt+Left"_s);
    QCOMPARE(window.section(), u"start#window"_s);
    press(u"Alt+Right"_s);
    QCOMPARE(window.section(), u"players#table"_s);
    emit browser->anchorClicked(QUrl(u"rule:R10.0a"_s));
    QCOMPARE(m_window->findChild<RulebookWindow *>()->rule(), u"R10.0a"_s);
    QVERIFY(!m_window->showInManual(u"players#nothing"_s));
    QCOMPARE(window.section(), u"players#table"_s);
}

// What the search with the rules lists, row by row.
QStringList tst_Manual::find(const QString &typed)
{
    m_window->showInRulebook({});
    auto &book = *m_window->findChild<RulebookWindow *>();
    book.search();
    book.findChild<QLineEdit *>(u"ruleSearch"_s)->setText(typed);
    const auto *hits = book.findChild<QListWidget *>(u"ruleHits"_s);
    QStringList rows;
    for (int row = 0; row < hits->count(); ++row)
        rows << hits->item(row)->data(Qt::AccessibleTextRole).toString();
    return rows;
}

void tst_Manual::rulesComeBeforePagesInTheSearch()
{
    const QStringList rows = find(u"line of sight"_s);
    const auto isPage = [](const QString &row) { return row.startsWith(u"Manual "_s); };
    QVERIFY(rows.size() > 2);
    QVERIFY(rows.front().startsWith(u'R'));
    QVERIFY(isPage(rows.back()));
    QVERIFY(std::is_partitioned(rows.begin(), rows.end(),
                                [&](const QString &row) { return !isPage(row); }));
    QVERIFY(rows.filter(QRegularExpression(u"^R\\d"_s)).size() <= RuleFinder::kMost);
}

void tst_Manual::aPageIsFoundByWordsOfBothLanguages()
{
    QVERIFY(find(u"poster"_s).contains(u"Manual Export, print and share"_s));
    QVERIFY(find(u"Windrose"_s).contains(u"Manual Exportieren, drucken und weitergeben"_s));
    const auto row = find(u"spreadsheet"_s).indexOf(u"Manual Make your own card"_s);
    QVERIFY(row >= 0);
    auto &book = *m_window->findChild<RulebookWindow *>();
    auto *typed = book.findChild<QLineEdit *>(u"ruleSearch"_s);
    for (qsizetype down = 0; down < row; ++down)
        QTest::keyClick(typed, Qt::Key_Down);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(shown(*m_window)->section(), u"designers#cards"_s);
    // And within the manual alone.
    shown(*m_window)->search();
    auto *line = shown(*m_window)->findChild<QLineEdit *>(u"ruleSearch"_s);
    line->setText(u"power cut"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(shown(*m_window)->section(), u"trouble#crash"_s);
}

void tst_Manual::findingAsOneTypesIsQuick()
{
    find(u"a"_s); // it is made when it is first wanted
    auto *line = m_window->findChild<RulebookWindow *>()->findChild<QLineEdit *>(u"ruleSearch"_s);
    std::vector<double> took; // milliseconds of the processor
    for (const QString &query : {u"line of sight"_s, u"Einheitenmarker drucken"_s,
                                 u"reaction fire"_s, u"Bündel weitergeben"_s})
        for (int length = 1; length <= query.size(); ++length) {
            const std::clock_t begin = std::clock();
            line->setText(query.left(length));
            took.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        }
    std::sort(took.begin(), took.end());
    const double usual = took[took.size() / 2];
    QVERIFY2(usual <= 50 * HW_SHARE, qPrintable(QString::number(usual)));
}

void tst_Manual::everyContextIsAPartOfTheProgramAndASection()
{
    QString sources;
    for (const char *folder : {"/app", "/editor"})
        for (QDirIterator all(QStringLiteral(HW_SOURCE_DIR) + QLatin1String(folder),
                              {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
             all.hasNext();) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            sources += QString::fromUtf8(file.readAll());
        }
    const auto &contexts = manual().contexts();
    QVERIFY(contexts.size() > 60);
    for (auto one = contexts.begin(); one != contexts.end(); ++one) {
        QVERIFY2(manual().section(u"en"_s, one.value()), qPrintable(one.value()));
        QVERIFY2(one.key().startsWith(u'Q') || sources.contains(u"class "_s + one.key() + u' ') ||
                     sources.contains(u"\""_s + one.key() + u"\""_s),
                 qPrintable(one.key()));
    }
}

void tst_Manual::helpOpensAtWhatIsInUse()
{
    m_window->editorPage().canvas().setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
    QCOMPARE(shown(*m_window)->section(), u"designers#editor"_s);
    // In a window of its own too.
    m_window->showInRulebook(u"R10.0a"_s);
    auto &book = *m_window->findChild<RulebookWindow *>();
    QVERIFY(QTest::qWaitForWindowActive(&book));
    QTest::keyClick(&book, Qt::Key_F1, Qt::ShiftModifier);
    QCOMPARE(shown(*m_window)->section(), u"players#rules"_s);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->play();
    m_window->playPage().surface().setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY2(shown(*m_window)->section().startsWith(u"players#"_s),
             qPrintable(shown(*m_window)->section()));
}

void tst_Manual::helpCanBeReadBesideADialog()
{
    QString before; // section of the manual
    QString after;  // of what was found with keys while the dialog was open
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_F1,
                        Qt::ShiftModifier);
        if (ManualWindow *const manual = shown(*dialog)) {
            before = manual->section();
            manual->search();
            auto *line = manual->findChild<QLineEdit *>(u"ruleSearch"_s);
            QTest::keyClicks(line, u"power cut"_s);
            QTest::keyClick(line, Qt::Key_Return);
            after = manual->section();
        }
        dialog->reject();
    });
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(u"Ctrl+Shift+E"_s))
            action->trigger();
    QCOMPARE(before, u"designers#export"_s);
    QCOMPARE(after, u"trouble#crash"_s);
}

HW_WINDOW_TEST(tst_Manual)

} // namespace hexwerk::assault::ui::tst_manual

#include "tst_manual.moc"
