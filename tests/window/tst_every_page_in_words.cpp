#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <QTextDocumentFragment>

#include "app/assault/editing/editor_page.h"
#include "app/workshop/pseudo_language.h"
#include "core/assault/system_id.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "tests/test_program.h"
#include "tests/window/every_look.h"
#include "tests/window/hands.h"
#include "tests/window/window_checks.h"
#include "texts/translation/spoken_texts.h"

#include <map>
#include <memory>

namespace hexwerk::assault::ui::tst_every_page_in_words {

using namespace editor;
using window::kTraining;

// What the actions and texts of all pages say, in both languages.
class tst_EveryPageInWords final : public window::EveryLook
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanup() { end(); }
    void everyActionHasTextKeyAndTip();
    void aSwitchedWindowSaysTheSameAsAFreshOne_data();
    void aSwitchedWindowSaysTheSameAsAFreshOne();
    void everyWordOfEveryPageCanBeTranslated_data();
    void everyWordOfEveryPageCanBeTranslated();
    void rightToLeftTheWindowIsMirroredButNotTheBoard();

private:
    QStringList settledTexts() const;
    void goTo(const QString &state);
};

// When nothing changes any more.
QStringList tst_EveryPageInWords::settledTexts() const
{
    QStringList now = window::shownTexts(m_window.get());
    for (QStringList before; before != now; now = window::shownTexts(m_window.get())) {
        before = now;
        QTest::qWait(50);
    }
    return now;
}

void tst_EveryPageInWords::goTo(const QString &state)
{
    const std::map<QString, Question> questions = {{QStringLiteral("place"), Question::Place},
                                                   {QStringLiteral("announce"), Question::Announce},
                                                   {QStringLiteral("react"), Question::React},
                                                   {QStringLiteral("dice"), Question::BattleDice}};
    if (state == QLatin1String("start"))
        return waitForPreview();
    if (const auto question = questions.find(state); question != questions.end()) {
        m_window->open(m_games.at(question->second));
        return m_window->playPage().game().seedDice(1); // every game has its own
    }
    m_window->open(kTraining);
    EditorPage &editor = m_window->editorPage();
    editor.problems().lookNow();
    if (state == QLatin1String("unit"))
        editor.selection().set({{Table::Unit, 0, 0}});
    if (state == QLatin1String("scenario"))
        editor.showScenario();
    if (state == QLatin1String("library"))
        showLibrary();
}

void tst_EveryPageInWords::everyActionHasTextKeyAndTip()
{
    for (const char *language : {"en", "de"}) {
        m_languages.speak(QString::fromLatin1(language));
        makeWindow();
        QStringList faults = window::faultyActions(m_window.get());
        m_window->open(kTraining);
        faults += window::faultyActions(m_window.get());
        showLibrary();
        faults += window::faultyActions(m_window.get());
        for (const auto &[question, path] : m_games) {
            m_window->open(path);
            faults += window::faultyActions(m_window.get());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

void tst_EveryPageInWords::aSwitchedWindowSaysTheSameAsAFreshOne_data()
{
    QTest::addColumn<QString>("state");
    for (const char *state :
         {"start", "map", "unit", "scenario", "library", "place", "announce", "react", "dice"})
        QTest::newRow(state) << QString::fromLatin1(state);
}

void tst_EveryPageInWords::aSwitchedWindowSaysTheSameAsAFreshOne()
{
    QFETCH(QString, state);
    QSettings().clear(); // the training scenario alone stands on the start page
    m_languages.speak(QStringLiteral("de"));
    makeWindow();
    goTo(state);
    const QStringList german = settledTexts();
    m_languages.speak(QStringLiteral("en"));
    makeWindow();
    goTo(state);
    const QStringList english = settledTexts();

    m_languages.speak(QStringLiteral("de"));
    if (state == QLatin1String("start"))
        waitForPreview();
    const QStringList switched = settledTexts();

    QVERIFY(english != german);
    for (const QString &text : switched)
        QVERIFY2(german.contains(text), qPrintable(text));
    for (const QString &text : german)
        QVERIFY2(switched.contains(text), qPrintable(text));
}

void tst_EveryPageInWords::everyWordOfEveryPageCanBeTranslated_data()
{
    aSwitchedWindowSaysTheSameAsAFreshOne_data();
}

// What is left of a text without all that no translator has to do with.
static QString words(const QString &text)
{
    QString plain =
        Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    // What is translated stands in brackets, which may hold others.
    int depth = 0;
    QString rest;
    for (const QChar c : plain) {
        depth += c == QLatin1Char('[');
        if (depth == 0)
            rest += c;
        depth -= c == QLatin1Char(']') && depth > 0;
    }
    static const QRegularExpression names(QStringLiteral(
        "\\b(?:Ctrl|Shift|Alt|Meta|Del|Ins|Esc|Home|End|PgUp|PgDown|Space|Return|Enter|Tab|"
        "Backspace|Left|Right|Up|Down|F\\d+|[A-Z])(?=[+\\s,)]|$)|"       // keys
        "\\b[A-Z]{1,2}\\d+\\w*|\\bR\\d[\\w.]*|"                          // hexes, rules
        "\\((?:GER|ITA|US)\\)|\\([a-z0-9_]+\\)$|^(?:EN|DE|GER|ITA|US)$|" // nations, ids, tags
        "\\S+\\.(?:toml|svg|png)\\b|Hexwerk|ASSAULT|English|Deutsch"));
    return rest.remove(names);
}

void tst_EveryPageInWords::everyWordOfEveryPageCanBeTranslated()
{
    QFETCH(QString, state);
    QSettings().clear();
    offerPseudoLanguage({{HW_SOURCE_DIR "/resources"}}, {std::string(kSystemId)});
    m_languages.speak(QStringLiteral("qps"));
    makeWindow();
    goTo(state);
    QStringList typed; // what users write is theirs
    for (const auto *line : m_window->findChildren<QLineEdit *>())
        typed << line->text();
    for (const auto *page : m_window->findChildren<QPlainTextEdit *>())
        typed << page->toPlainText();
    QStringList ids;
    for (const SharedData &library : {m_library, window::shippedLibrary()})
        for (const auto &[id, card] : library->cards.units)
            ids << QString::fromStdString(id)
                << QString::fromStdString(id).section(QLatin1Char('.'), -1); // within its nation
    for (const char *folder : {"silhouette", "unit"})                        // names of pictures
        for (const QFileInfo &picture :
             QDir(QStringLiteral(HW_SOURCE_DIR "/resources/art/") + QLatin1String(folder))
                 .entryInfoList(QDir::Files))
            ids << picture.completeBaseName();
    for (const auto &zone : m_training.zones)
        ids << QString::fromStdString(zone.id);
    QStringList plain;
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    for (const QString &text : settledTexts())
        if (!typed.contains(text) && !ids.contains(text.section(QLatin1String(" ("), 0, 0)) &&
            words(text).contains(word))
            plain << text;
    m_window->document().undoStack().setClean();
    m_languages.speak(QStringLiteral("en"));
    withdrawPseudoLanguage();
    for (const QString &text : plain)
        qWarning("%s", qPrintable(text));
    QVERIFY2(plain.isEmpty(), qPrintable(QString::number(plain.size())));
}

void tst_EveryPageInWords::rightToLeftTheWindowIsMirroredButNotTheBoard()
{
    translation::SpokenTexts own;
    own.set({"he", {}});
    Languages::setOwn(std::make_shared<translation::SpokenTexts>(own));
    const auto openIn = [this](const QString &language) {
        m_languages.speak(language);
        makeWindow();
        m_window->open(kTraining);
        QTest::qWait(100);
    };
    const auto firstMenu = [this] {
        const QMenuBar &menus = *m_window->menuBar();
        return menus.actionGeometry(menus.actions().front()).center().x() * 2 < menus.width();
    };
    // From west to east, and where the mouse finds a hex.
    const auto verifyBoard = [this] {
        auto &canvas = *m_window->editorPage().findChild<MapCanvas *>();
        canvas.ensureVisible({2, 2});
        const QPoint west = canvas.viewRect({2, 2}).center();
        const QPoint east = canvas.viewRect({4, 2}).center();
        QVERIFY(west.x() < east.x());
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, west);
        QVERIFY(canvas.cursor() == (Hex{2, 2}));
    };
    openIn(QStringLiteral("he"));
    QCOMPARE(m_window->layoutDirection(), Qt::RightToLeft);
    QVERIFY(!firstMenu()); // on the right
    verifyBoard();
    openIn(QStringLiteral("en"));
    QCOMPARE(m_window->layoutDirection(), Qt::LeftToRight);
    QVERIFY(firstMenu());
    verifyBoard();
    Languages::setOwn(nullptr);
}

HW_WINDOW_TEST(tst_EveryPageInWords)

} // namespace hexwerk::assault::ui::tst_every_page_in_words

#include "tst_every_page_in_words.moc"
