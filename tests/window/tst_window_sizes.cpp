#include <QDockWidget>
#include <QPushButton>
#include <QScrollBar>

#include "app/assault/answer/choices.h"
#include "app/assault/beside/play_log.h"
#include "app/assault/page/play_page.h"
#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "core/assault/engine/closed_orders.h"
#include "core/assault/files/readers/game_setup.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/library_page.h"
#include "tests/core/assault/table.h"
#include "tests/share.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"
#include "tests/window/lively.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault::ui::tst_window_sizes {

// Every page and question of the window on small screens and large ones, with writing of 100 to
// 200 % and the large writing of F9, in both languages: it stays within the screen, the map has its
// share of it, and what answers a question is seen.
// HEXWERK_PICTURES=FOLDER keeps a picture of each.
class tst_WindowSizes final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void theWindowOpensWithinTheScreen();
    void theMapHasHalfOfTheEditor_data() { everySize(); }
    void theMapHasHalfOfTheEditor();
    void propertiesAreSeenAtTheFirstStart_data();
    void propertiesAreSeenAtTheFirstStart();
    void everyPanelCanBeHiddenAndBroughtBack_data() { everySize(); }
    void everyPanelCanBeHiddenAndBroughtBack();
    void everyPageFits_data() { everySize(); }
    void everyPageFits();
    void panelsThatWereWantedStayAtTheNextStart();
    void largeWritingAndBackGivesThePanelsBack();
    void everyQuestionFits_data();
    void everyQuestionFits();
    void answersAreSeenInLargeWriting_data();
    void answersAreSeenInLargeWriting();
    void logAndBoardArePutAwayAndComeBack_data();
    void logAndBoardArePutAwayAndComeBack();

private:
    void everySize();
    void takeSize();
    void takeSize(const QString &language, QSize screen, int percent);
    void begin(const Scenario &scenario);
    double shareOf(const QWidget &map) const;
    QAction &action(Act act) const { return *(*m_window->findChild<Actions *>())[act]; }
    QDockWidget *dock(const char *name) const
    {
        return page().findChild<QDockWidget *>(QLatin1String(name));
    }
    void checkSize(const QString &where);
    void keepPicture(const QString &where) const;

    QFont m_font;
    QSize m_screen;
};

void tst_WindowSizes::initTestCase()
{
    prepare();
    m_font = QApplication::font();
}

void tst_WindowSizes::cleanup()
{
    m_window.reset();
    chooseType(TypeSize::Normal);
    QApplication::setFont(m_font);
}

// German is longer: English at the size in the middle alone.
void tst_WindowSizes::everySize()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("percent"); // 0: large writing
    std::size_t row = 0;
    for (const char *language : {"en", "de"})
        for (const QSize &screen : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)})
            for (const int percent : {100, 150, 200, 0}) {
                if (*language == 'e' && screen.width() != 1280)
                    continue;
                if (!testing::takesPart(row++, std::min(HW_SHARE, 3)))
                    continue;
                QTest::addRow("%s, %d x %d, %d %%", language, screen.width(), screen.height(),
                              percent)
                    << QString::fromLatin1(language) << screen << percent;
            }
}

void tst_WindowSizes::takeSize()
{
    QFETCH(QString, language);
    QFETCH(QSize, screen);
    QFETCH(int, percent);
    QSettings().clear();
    takeSize(language, screen, percent);
}

void tst_WindowSizes::takeSize(const QString &language, QSize screen, int percent)
{
    for (const char *key : {"skip-only-answers", "roll-together"})
        QSettings().setValue(QStringLiteral("play/") + QLatin1String(key), false);
    QSettings().setValue(QStringLiteral("play/one-player"), true);
    m_screen = screen;
    m_languages.speak(language);
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * std::max(percent, 100) / 100);
    QApplication::setFont(font);
    chooseType(percent == 0 ? TypeSize::Large : TypeSize::Normal);
    m_window = std::make_unique<MainWindow>(window::livelyLibrary(), Rulebook{}, m_languages);
    m_window->resize(screen);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_WindowSizes::begin(const Scenario &scenario)
{
    document().reset(scenario);
    m_window->showMode(MainWindow::Mode::Edit);
    QTest::qWait(20); // panels make room
}

double tst_WindowSizes::shareOf(const QWidget &map) const
{
    return 1. * map.width() * map.height() / (m_window->width() * m_window->height());
}

void tst_WindowSizes::checkSize(const QString &where)
{
    QTest::qWait(20);
    keepPicture(where);
    const QSize size = m_window->size();
    QVERIFY2(
        size == m_screen,
        qPrintable(QStringLiteral("%1: %2 x %3").arg(where).arg(size.width()).arg(size.height())));
}

void tst_WindowSizes::keepPicture(const QString &where) const
{
    if (const QString folder = qEnvironmentVariable("HEXWERK_PICTURES"); !folder.isEmpty())
        m_window->grab().save(
            QStringLiteral("%1/%2 %3.png")
                .arg(folder, QString::fromLatin1(QTest::currentDataTag()), where));
}

void tst_WindowSizes::theWindowOpensWithinTheScreen()
{
    for (const QSize &screen : {QSize(1024, 768), QSize(1280, 800), QSize(1280, 770)}) {
        const QSize size = MainWindow::firstSize(screen);
        QVERIFY(size.width() < screen.width() && size.height() < screen.height());
    }
    QCOMPARE(MainWindow::firstSize({1920, 1080}), QSize(1280, 800));
}

void tst_WindowSizes::theMapHasHalfOfTheEditor()
{
    takeSize();
    begin(window::trainingInfantry());
    QVERIFY2(shareOf(canvas()) >= 0.5, qPrintable(QString::number(shareOf(canvas()))));
    checkSize(QStringLiteral("map"));
    closeEditor();
}

void tst_WindowSizes::propertiesAreSeenAtTheFirstStart_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

// As large as the window opens on a screen of 1280 x 800.
void tst_WindowSizes::propertiesAreSeenAtTheFirstStart()
{
    QFETCH(QString, language);
    QSettings().clear();
    takeSize(language, MainWindow::firstSize({1280, 800}), 100);
    begin(window::trainingInfantry());
    QVERIFY(dock("properties")->isVisible());
    QVERIFY2(shareOf(canvas()) >= 0.48, qPrintable(QString::number(shareOf(canvas()))));
    closeEditor();
}

void tst_WindowSizes::everyPanelCanBeHiddenAndBroughtBack()
{
    takeSize();
    begin(window::trainingInfantry());
    for (QAction *panel : page().panelActions())
        for (int times = 0; times < 2; ++times) {
            const bool was = panel->isChecked();
            panel->trigger();
            QCOMPARE(panel->isChecked(), !was);
            checkSize(panel->text());
        }
    for (auto *panel : page().findChildren<QDockWidget *>())
        panel->hide();
    QTest::qWait(20);
    QVERIFY(shareOf(canvas()) >= 0.5);
    closeEditor();
}

void tst_WindowSizes::everyPageFits()
{
    takeSize();
    checkSize(QStringLiteral("start"));
    begin(window::trainingInfantry());
    ScenarioPage &pages = page().scenarioPage();
    page().showScenario();
    for (int i = 0; i < pages.pageCount(); i += 5) {
        pages.showPage(i);
        checkSize(QStringLiteral("scenario %1").arg(i));
    }
    action(Act::LibraryPage).trigger();
    for (const CardKind kind : {CardKind::Unit, CardKind::Formation}) {
        page().libraryPage()->showCards(kind);
        checkSize(QStringLiteral("cards %1").arg(static_cast<int>(kind)));
    }
    page().libraryPage()->showTables();
    checkSize(QStringLiteral("tables"));
    closeEditor();
}

void tst_WindowSizes::panelsThatWereWantedStayAtTheNextStart()
{
    QSettings().clear();
    for (int start = 0; start < 2; ++start) {
        takeSize(QStringLiteral("en"), {1280, 800}, 0);
        begin(window::trainingInfantry());
        QCOMPARE(dock("properties")->isHidden(), start == 0);
        dock("properties")->show();
        document().undoStack().setClean();
        m_window->close();
        m_window.reset();
    }
}

void tst_WindowSizes::largeWritingAndBackGivesThePanelsBack()
{
    QSettings().clear();
    takeSize(QStringLiteral("en"), {1280, 800}, 100);
    begin(window::trainingInfantry());
    QVERIFY(dock("properties")->isVisible());
    action(Act::LargeType).trigger();
    QTRY_VERIFY(dock("properties")->isHidden());
    QTRY_VERIFY(shareOf(canvas()) >= 0.5);
    action(Act::LargeType).trigger();
    QTRY_VERIFY(dock("properties")->isVisible());
    QTRY_VERIFY(shareOf(canvas()) >= 0.5);
    closeEditor();
}

// A game up to a question, and how much there is to say.
struct Worst
{
    Scenario scenario;
    std::vector<Order> orders;
    std::size_t size = 0;
};

static constexpr std::size_t kMostDemanded = 12;

static std::size_t demandOf(const Position &p)
{
    return p.pending.isChance() ? p.pending.dice.dice().size() + p.pending.plainDice
                                : QuestionChoices::of(SeenPosition(p), {}).size();
}

// Seven dice, target lists and reactions of ten and more.
static const std::map<Question, Worst> &worstQuestions()
{
    static std::map<Question, Worst> worst;
    if (!worst.empty())
        return worst;
    std::vector<window::LivelyGame> games = window::livelyGames();
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        games.push_back(window::livelyGame({window::LivelyBoard::Crowded, seed}));
    for (const auto &[scenario, seed] : games) {
        const auto begun = setUpGame(scenario, *window::livelyLibrary());
        Position p = Assault::start(*begun.value);
        play::RandomPlayer<Assault> player(seed);
        std::vector<Order> orders;
        while (!p.pending.isOver()) {
            const std::size_t size = demandOf(p);
            Worst &known = worst[p.pending.question];
            if (size >= known.size && size <= kMostDemanded)
                known = {scenario, orders, size};
            orders.push_back(player.answer(p));
            assault::say(p, orders.back());
        }
    }
    return worst;
}

// By a saved game: a window that shows every order on the way takes minutes.
static void goTo(MainWindow &window, Question question, const Worst &worst)
{
    static const QTemporaryDir kFolder;
    static int files = 0; // the window holds the last one
    const QString path = kFolder.filePath(QStringLiteral("worst_%1.toml").arg(++files));
    {
        PlayGame game(window::livelyLibrary());
        game.begin(worst.scenario);
        for (const Order &order : worst.orders)
            game.say(unproved(order), Origin::Mouse);
        QVERIFY(game.saveAs(path));
    }
    window.open(path);
    QVERIFY(window.playPage().game().position().pending.question == question);
}

void tst_WindowSizes::everyQuestionFits_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {150, 200, 0})
        if (HW_SHARE == 1 || percent == 200) // the widest alone under the sanitizers
            QTest::addRow("%d %%", percent) << percent;
}

// The smallest screen and the longer language.
void tst_WindowSizes::everyQuestionFits()
{
    QFETCH(int, percent);
    QSettings().clear();
    takeSize(QStringLiteral("de"), {1024, 768}, percent);
    for (const auto &[question, worst] : worstQuestions()) {
        goTo(*m_window, question, worst);
        checkSize(QString::fromStdString(std::string(toString(question))));
    }
}

void tst_WindowSizes::answersAreSeenInLargeWriting_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

// Of units to place there is a list, which scrolls.
void tst_WindowSizes::answersAreSeenInLargeWriting()
{
    QFETCH(QString, language);
    QSettings().clear();
    takeSize(language, {1280, 800}, 0);
    const auto *answer = m_window->playPage().findChild<AnswerPanel *>();
    for (const auto &[question, worst] : worstQuestions()) {
        goTo(*m_window, question, worst);
        const std::string name(toString(question));
        checkSize(QString::fromStdString(name));
        QTRY_VERIFY2(shareOf(m_window->playPage().canvas()) >= 0.55, name.c_str());
        if (question == Question::Place || question == Question::LayMine)
            continue;
        QTRY_VERIFY2(answer->verticalScrollBar()->maximum() == 0, name.c_str());
        QTRY_VERIFY2(answer->widget()->width() <= answer->viewport()->width(), name.c_str());
        for (const auto *button : answer->findChildren<QAbstractButton *>())
            if (button->isVisible())
                QVERIFY2(m_window->rect().contains(
                             QRect(button->mapTo(m_window.get(), QPoint()), button->size())),
                         qPrintable(button->text()));
    }
    QVERIFY(worstQuestions().at(Question::BattleDice).size >= 7);
    QVERIFY(worstQuestions().at(Question::Target).size >= 10);
    QVERIFY(worstQuestions().at(Question::React).size >= 10);
}

void tst_WindowSizes::logAndBoardArePutAwayAndComeBack_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 0})
        QTest::addRow("%d %%", percent) << percent;
}

// By keys, and as they were left.
void tst_WindowSizes::logAndBoardArePutAwayAndComeBack()
{
    QFETCH(int, percent);
    QSettings().clear();
    for (int start = 0; start < 2; ++start) {
        takeSize(QStringLiteral("en"), {1280, 800}, percent);
        PlayPage &play = m_window->playPage();
        play.start(window::trainingInfantry());
        m_window->showMode(MainWindow::Mode::Play);
        const auto *log = play.findChild<PlayLog *>();
        const auto *board = play.findChild<StatusBoard *>();
        const bool isAtFirst = (percent == 0) == (start == 1);
        QCOMPARE(log->isVisible(), isAtFirst);
        QCOMPARE(board->isVisible(), isAtFirst);
        QTest::keyClick(&play.canvas(), Qt::Key_F3);
        QTest::keyClick(&play.canvas(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(log->isVisible(), !isAtFirst);
        QCOMPARE(board->isVisible(), !isAtFirst);
        if (isAtFirst)
            QTRY_VERIFY(shareOf(play.canvas()) >= 0.55);
        m_window.reset();
    }
}

HW_WINDOW_TEST(tst_WindowSizes)

} // namespace hexwerk::assault::ui::tst_window_sizes

#include "tst_window_sizes.moc"
