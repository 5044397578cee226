#include <QPushButton>
#include <QTemporaryDir>

#include "app/assault/answer/choices.h"
#include "app/assault/beside/log_model.h"
#include "app/assault/map/preview_view.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/commands/place_commands.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/lively.h"
#include "tests/window/play_test.h"

#include <numeric>
#include <set>

namespace hexwerk::assault::ui::tst_play_page {

using Hand = window::By;

// The play view as a player meets it.
class tst_PlayPage final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void oneKeyPlaysWhatIsUnsaved();
    void anAttackIsToldBeforeItIsOrdered();
    void r10_7_2a_whatCancelledWhichIsShown();
    void anOverrunIsToldWithItsLastShot();
    void whoCanOnlyMoveInIsAskedAgain_data() { byMouseAndByKey(); }
    void whoCanOnlyMoveInIsAskedAgain();
    void takeBackBehindDiceAsksAndIsNoted();
    void aGameGoesOnInTheMiddleOfACloseCombat();
    void aGameGoesOnInTheMiddleOfAReaction();
    void whatMayHappenIsNeverCalledZero();
    void theWinnerIsAnnouncedWithTheReason_data();
    void theWinnerIsAnnouncedWithTheReason();
    void aGameThatTheBoardEndsSaysSo();
    void anUnsavedGameIsNotLostUnasked();

private:
    void answer(const char *dialog, QMessageBox::StandardButton button);
    void saveTo(const QString &path);

    QTemporaryDir m_folder;
    int m_answered = 0;
};

void tst_PlayPage::init()
{
    m_languages.speak(QStringLiteral("en"));
    m_answered = 0;
    openWindow();
}

void tst_PlayPage::answer(const char *dialog, QMessageBox::StandardButton button)
{
    m_hands->onNext<QMessageBox>([this, dialog, button](QMessageBox &box) {
        if (box.objectName() == QLatin1String(dialog))
            ++m_answered;
        [&box] { QVERIFY(window::isEnterHarmless(box)); }();
        QTest::mouseClick(box.button(button), Qt::LeftButton);
        return true;
    });
}

void tst_PlayPage::saveTo(const QString &path)
{
    m_hands->saveAs(path);
    QVERIFY(QFile::exists(path));
}

void tst_PlayPage::oneKeyPlaysWhatIsUnsaved()
{
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<PlaceSmokeCommand>(document, at("C4")));

    m_hands->press(Qt::Key_F5);

    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(m_hands->position().smoke.size(), std::size_t{1});
    QCOMPARE(asked(), QStringLiteral("place axis"));
    document.undoStack().setClean(); // nothing to ask about when the window closes
}

void tst_PlayPage::anAttackIsToldBeforeItIsOrdered()
{
    setUp();
    MapCanvas &canvas = m_window->playPage().canvas();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    const Position before = m_hands->position();

    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("I6")).center());

    const QString told = shown();
    // Both pools line by line, each with its rule and the sentence of the rule, and every chance.
    for (const char *word :
         {"Rifles 43 (us2) fires at Rifles 43 (ger3)", "Attack: 2 × Yellow, Green",
          "Defence: 2 × Yellow, Green", "Plain building: Yellow, Green", "R10.7.1b", "R10.9.1a",
          "terrain defence bonus that the terrain chart lists",
          "Spotting (included above): 3 or more", "66.7 %", "nothing happens", "suppressed",
          "damaged, suppressed", "eliminated", "Show \"at least\""})
        QVERIFY2(told.contains(QString::fromUtf8(word)), word);
    QVERIFY(m_hands->position() == before);
    // What excludes each other adds to all; counted as at least, eliminated is in every row.
    const auto percents = [this] {
        std::vector<double> found;
        const QRegularExpression row(QStringLiteral("^\\s*([\\d.]+) %\\s*$"),
                                     QRegularExpression::MultilineOption);
        // Of the shot; the close combat that is possible there has its own.
        const QString shot = this->shown().section(QStringLiteral("Show "), 1, 1);
        for (auto match = row.globalMatch(shot); match.hasNext();)
            found.push_back(match.next().captured(1).toDouble());
        return found;
    };
    const std::vector<double> exact = percents();
    QCOMPARE(qRound(10 * std::accumulate(exact.begin(), exact.end(), 0.0)), 1000);
    auto *view = m_window->playPage().findChild<PreviewView *>();
    emit view->anchorClicked(QUrl(QStringLiteral("chances:other")));
    const std::vector<double> atLeast = percents();
    QCOMPARE(atLeast.size(), std::size_t{6});
    QCOMPARE(atLeast.back(), exact.back());
    QCOMPARE(qRound(10 * (100 - atLeast.front())), qRound(10 * exact.front()));
    emit view->anchorClicked(QUrl(QStringLiteral("chances:other")));
    QVERIFY(percents() == exact);

    m_hands->hex(at("I6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("spotting 1d6"));
}

void tst_PlayPage::r10_7_2a_whatCancelledWhichIsShown()
{
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    m_hands->say(d6({6}), Hand::Mouse);
    QVERIFY2(asked().startsWith(QStringLiteral("attack ")), qPrintable(asked()));
    const auto rolled = [this](const std::vector<Symbols> &faces) {
        Dice dice;
        dice.symbols = faces;
        dice.symbols.resize(static_cast<std::size_t>(m_hands->position().pending.dice.size()));
        m_hands->say(dice, Hand::Mouse);
    };
    rolled({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
    rolled({{1, 0, 0}, {0, 0, 1}, {0, 0, 1}});

    // The pictures of both symbols: C takes C, X takes X, one X has nothing to take, D is left.
    for (const auto *view : m_window->playPage().findChildren<QTextBrowser *>())
        if (view->isVisible()) {
            const QString html = view->toHtml();
            QVERIFY2(html.contains(QRegularExpression(
                         QStringLiteral("symbol:C[^>]*> cancels <img[^>]*symbol:C"))),
                     qPrintable(html));
            QVERIFY(html.contains(
                QRegularExpression(QStringLiteral("symbol:X[^>]*> cancels <img[^>]*symbol:X"))));
            QCOMPARE(view->toPlainText().count(QStringLiteral("cancels")), 2);
            QVERIFY(view->toPlainText().contains(QStringLiteral("R10.7.2a")));
        }
}

void tst_PlayPage::anOverrunIsToldWithItsLastShot()
{
    openWindow(window::livelyLibrary());
    play(window::livelyGame({window::LivelyBoard::Overrun, 1}).scenario);
    while (m_hands->position().phase == Phase::Support)
        m_hands->say(Pass{}, Hand::Mouse); // the gun need not turn
    MapCanvas &canvas = m_window->playPage().canvas();
    m_hands->say(announce(m_hands->position(), "u1", Action::NormalMove), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("step allied u1"));

    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("F5")).center());

    const QString told = shown();
    for (const char *word : {"(u1) overruns", "Click here to overrun the gun.",
                             "The gun is overrun: ", "Last shot: 2 × Yellow", "R9.10.3d",
                             "Defence of the vehicle", "R9.10.3e", "immobilised"})
        QVERIFY2(told.contains(QString::fromUtf8(word)), qPrintable(told));
    QVERIFY(!told.contains(QLatin1String("assaults")));

    m_hands->hex(at("F5"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("last_shot axis g1"));
    QVERIFY2(shown().contains(QStringLiteral("Last shot: 2 × Yellow")), qPrintable(shown()));
}

// u1 does not see g1 behind the forest, but can walk round it into the hex.
void tst_PlayPage::whoCanOnlyMoveInIsAskedAgain()
{
    QFETCH(int, by);
    const auto hand = static_cast<Hand>(by);
    assault::Table table;
    table.terrain("E4", "heavy_forest").rifles("g1", "E3").rifles("u1", "E5").rifles("g2", "L1");
    QString told;
    connect(&m_window->playPage(), &PlayPage::told, this,
            [&told](const QString &words) { told = words; });
    for (const bool hasCtrl : {false, true}) {
        play(table.scenario);
        m_hands->chooseUnit(id(m_hands->position(), "u1"), hand);
        if (!hasCtrl) {
            m_hands->hex(at("E3"), hand);
            QCOMPARE(asked(), QStringLiteral("announce allied"));
            QVERIFY2(told.endsWith(QLatin1String("click again to do it")), qPrintable(told));
            QVERIFY2(shown().contains(QLatin1String("Click twice to move in and fight.")),
                     qPrintable(shown()));
            m_hands->hex(at("L2"), hand); // out of reach: the first click does not count any more
            m_hands->hex(at("E3"), hand);
            QCOMPARE(asked(), QStringLiteral("announce allied"));
        }
        m_hands->hex(at("E3"), hand, hasCtrl ? Qt::ControlModifier : Qt::NoModifier);
        const auto &log = m_window->playPage().game().game().log();
        QVERIFY(!log.empty());
        const Action action = std::get<Announce>(log.front().order).action;
        QVERIFY2(action == Action::NormalMove || action == Action::FastMove,
                 toString(action).data());
    }
}

void tst_PlayPage::takeBackBehindDiceAsksAndIsNoted()
{
    setUp();
    const QString file = m_folder.filePath(QStringLiteral("noted.toml"));
    saveTo(file);
    const Position before = m_hands->position();
    m_hands->chooseUnit(id(before, "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    m_hands->say(d6({1}), Hand::Key);
    const Position spotted = m_hands->position();

    answer("behind-dice", QMessageBox::No);
    m_hands->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_hands->position() == spotted);
    answer("behind-dice", QMessageBox::Yes);
    m_hands->press(Qt::Key_Z, Qt::ControlModifier);

    QCOMPARE(m_answered, 2);
    QVERIFY(m_hands->position() == before);
    m_hands->say(Pass{}, Hand::Key);
    const auto saved = loadGame(file.toStdString());
    QVERIFY(saved);
    QCOMPARE(saved.value->game.orders.back().takenBack, std::size_t{3});
    const LogModel &log = *m_window->playPage().findChild<LogModel *>();
    bool isTold = false;
    for (int row = 0; row < log.rowCount(); ++row)
        isTold = isTold || log.index(row, 0).data().toString() ==
                               QStringLiteral("3 orders were taken back here, with their dice.");
    QVERIFY(isTold);
}

void tst_PlayPage::aGameGoesOnInTheMiddleOfACloseCombat()
{
    setUp();
    const Position &p = m_hands->position();
    const QString file = m_folder.filePath(QStringLiteral("combat.toml"));
    saveTo(file);
    m_hands->say(announce(p, "us2", Action::NormalMove), Hand::Mouse);
    for (int i = 0; i < 20 && !p.pending.isChance(); ++i) {
        if (p.pending.question == Question::Step)
            m_hands->hex(at("I6"), Hand::Mouse);
        else
            m_hands->say(Decline{}, Hand::Key);
    }
    m_hands->say(roll({"D", "X", "-"}), Hand::Mouse);
    QVERIFY2(asked().startsWith(QLatin1String("defence_defence")), qPrintable(asked()));
    const Position inTheMiddle = p;

    cleanup();
    init();
    m_window->open(file);

    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QVERIFY(m_hands->position() == inTheMiddle);
    QVERIFY2(shown().contains(QLatin1String("assaults")), qPrintable(shown()));
    m_hands->say(shows(m_hands->position()), Hand::Key);
    QVERIFY2(asked().startsWith(QLatin1String("defence_attack")), qPrintable(asked()));
    QCOMPARE(loadGame(file.toStdString()).value->game.orders.size(),
             m_window->playPage().game().game().log().size()); // it is saved as it goes on
}

void tst_PlayPage::aGameGoesOnInTheMiddleOfAReaction()
{
    setUp();
    const QString file = m_folder.filePath(QStringLiteral("reaction.toml"));
    saveTo(file);
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("G6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("react axis us2"));
    const Position inTheMiddle = m_hands->position();

    cleanup();
    init();
    m_window->open(file);

    QVERIFY(m_hands->position() == inTheMiddle);
    QVERIFY(m_window->playPage().question().question().startsWith(QLatin1String("Axis: react")));
    m_hands->say(React{id(inTheMiddle, "ger3")}, Hand::Mouse);
    QVERIFY(m_hands->position().pending.isChance());
}

void tst_PlayPage::whatMayHappenIsNeverCalledZero()
{
    QCOMPARE(PreviewView::percent(0), QStringLiteral("0.0 %"));
    QCOMPARE(PreviewView::percent(0.0004), QStringLiteral("under 0.1 %"));
    QCOMPARE(PreviewView::percent(0.001), QStringLiteral("0.1 %"));
}

void tst_PlayPage::theWinnerIsAnnouncedWithTheReason_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("winner");
    QTest::addColumn<QString>("reason");
    QTest::addRow("English") << "en"
                             << "The winner is: Axis."
                             << "Allies: objectives held: 1, fewer than 3";
    QTest::addRow("German") << "de"
                            << "Sieger: Achsenmächte."
                            << "Alliierte: gehaltene Zielfelder: 1, weniger als 3";
}

void tst_PlayPage::theWinnerIsAnnouncedWithTheReason()
{
    QFETCH(QString, language);
    QFETCH(QString, winner);
    QFETCH(QString, reason);
    m_languages.speak(language);
    setUp();
    while (!m_hands->position().pending.isOver()) {
        if (m_hands->position().pending.question == Question::Place) // the reinforcement
            m_hands->hex(at("T6"), Hand::Mouse);
        else
            m_hands->say(Pass{}, Hand::Key);
    }

    QCOMPARE(m_window->playPage().question().question(), winner);
    bool isSaid = false;
    for (const auto *label : m_window->playPage().findChildren<QLabel *>())
        isSaid = isSaid || (label->isVisible() && label->text().contains(reason));
    QVERIFY(isSaid);
    QVERIFY2(log().endsWith(reason + QLatin1Char('.')) || log().contains(reason),
             qPrintable(log().right(300)));
    QVERIFY(log().contains(winner));
    QVERIFY(shown().contains(reason)); // among the conditions
}

void tst_PlayPage::aGameThatTheBoardEndsSaysSo()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("g1", "L10");
    Scenario &scenario = table.scenario;
    scenario.tracks = {{.id = "fear", .side = "axis", .name = {{"en", "Fear"}}, .max = 3}};
    scenario.tracks[0].thresholds = {
        {.at = 1, .effect = ThresholdEffect::Loses, .text = {{"en", "They run."}}}};
    Trigger each;
    each.on = TriggerEvent::TurnEnd;
    each.effects = {{.track = "fear", .add = 1}};
    scenario.triggers = {each};
    play(scenario);
    while (!m_hands->position().pending.isOver())
        m_hands->say(Pass{}, Hand::Key);

    QCOMPARE(m_hands->position().winner, SideIndex{1});
    QVERIFY2(log().contains(QLatin1String("Because of: Fear at 1 (They run).")), qPrintable(log()));
}

void tst_PlayPage::anUnsavedGameIsNotLostUnasked()
{
    setUp();
    answer("unsaved-game", QMessageBox::Cancel);
    m_window->close();
    QVERIFY(m_window->isVisible());
    saveTo(m_folder.filePath(QStringLiteral("kept.toml")));
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(m_answered, 1);
}

HW_WINDOW_TEST(tst_PlayPage)

} // namespace hexwerk::assault::ui::tst_play_page

#include "tst_play_page.moc"
