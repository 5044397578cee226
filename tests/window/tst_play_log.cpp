#include <QInputDialog>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

#include "app/assault/beside/log_export.h"
#include "app/assault/map/preview_view.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_play_log {

using Hand = window::By;

// Looking back in a game: other moments, marks, what might have been.
class tst_PlayLog final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void keysGoBackAndForth();
    void aClickShowsThatMoment();
    void theTabulatorAndTheFilterStayInTheGame();
    void lettersStayInTheGame();
    void nothingIsAnsweredInThePast();
    void theLogRunsByItself();
    void theDiceAreThoseOfTheMoment();
    void aRunOfStepsIsOneRow();
    void whatATriggerSaysIsAHeading();
    void aFilterFindsWordsDiceAndMarks();
    void itStaysAtItsEnd();
    void marksStandInTheLogAndInTheFile();
    void aTakeBackGoesToTheAnnouncementBefore();
    void whatIfLeavesTheGameAlone();
    void r9_6_4_1c_whatIfKeepsTheMinesOfOnePlayer();
    void escapeEndsAVariation();
    void whatIfMayBecomeAGameOfItsOwn();
    void exportsSayEveryLine();
    void theLogSaysWhoRolled();
    void theSeedCanBeSetBeforeTheFirstRoll();
    void aSeedThatNobodySetIsNotShown();

private:
    PlayPage &page() const { return m_window->playPage(); }
    PlayLog &logView() const { return *page().findChild<PlayLog *>(); }
    std::size_t orders() const { return page().game().game().log().size(); }
    QString shownPosition() const;
    void walk();
    void answerText(const QString &text);

    QTemporaryDir m_folder;
};

void tst_PlayLog::initTestCase()
{
    // Its own: what is switched here is not switched in tests beside it.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
}

void tst_PlayLog::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
    setUp();
}

void tst_PlayLog::cleanup()
{
    closeWindow();
}

// Where the counters of the map stand.
QString tst_PlayLog::shownPosition() const
{
    QStringList counters;
    for (const SceneUnit &unit : page().canvas().scene().units)
        counters << unit.id + QLatin1Char('@') + QString::fromStdString(toString(unit.hex));
    counters.sort();
    return counters.join(QLatin1Char(' '));
}

// The first unit of the side that begins goes two hexes.
void tst_PlayLog::walk()
{
    const SideIndex side = m_hands->position().pending.side;
    const auto &units = m_hands->position().units;
    const UnitId walker = std::find_if(units.begin(), units.end(), [side](const Unit &unit) {
                              return unit.side == side && unit.inPlay();
                          })->id;
    m_hands->say(Announce{walker, Action::FastMove}, Hand::Mouse);
    for (int steps = 0; steps < 2;) {
        const auto legal = Assault::legalOrders(m_hands->position());
        const auto next = std::find_if(legal.begin(), legal.end(), [](const Order &order) {
            return std::holds_alternative<Step>(order) || std::holds_alternative<Decline>(order);
        });
        QVERIFY2(next != legal.end(), qPrintable(asked()));
        const Order order = *next;
        m_hands->say(order, Hand::Mouse);
        steps += std::holds_alternative<Step>(order) ? 1 : 0;
    }
}

void tst_PlayLog::itStaysAtItsEnd()
{
    auto &rows = *logView().findChild<QTreeView *>();
    auto &words = *logView().findChild<QLineEdit *>();
    const QScrollBar &bar = *rows.verticalScrollBar();
    const auto isAtEnd = [&bar] { return bar.maximum() > 0 && bar.value() == bar.maximum(); };
    rows.setFixedHeight(60);
    walk();
    QTRY_VERIFY(isAtEnd());
    rows.setFixedHeight(90);
    rows.setFixedHeight(45);
    QTRY_VERIFY(isAtEnd());
    words.setText(u"nobody says this"_qs);
    QTRY_COMPARE(bar.maximum(), 0);
    words.clear();
    QTRY_VERIFY(isAtEnd());
    // Whoever reads further up is not disturbed.
    rows.verticalScrollBar()->setValue(0);
    for (int orders = 0; orders < 4; ++orders)
        if (m_hands->position().pending.isChance())
            page().game().roll(Origin::Key);
        else
            page().game().say(Assault::legalOrders(m_hands->position()).back(), Origin::Key);
    QTest::qWait(50);
    QCOMPARE(bar.value(), 0);
}

void tst_PlayLog::answerText(const QString &text)
{
    m_hands->onNext<QInputDialog>([text](QInputDialog &dialog) {
        dialog.setTextValue(text);
        dialog.accept();
        return true;
    });
}

void tst_PlayLog::keysGoBackAndForth()
{
    walk();
    const QString now = shownPosition();
    const std::size_t last = orders();
    m_hands->press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(page().moment() == last - 1);
    QVERIFY(shownPosition() != now);
    m_hands->press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!page().moment());
    QCOMPARE(shownPosition(), now);
    m_hands->press(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(page().moment() == std::size_t{0});
    m_hands->press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(page().moment() == std::size_t{1});
    m_hands->press(Qt::Key_End, Qt::AltModifier);
    QVERIFY(!page().moment());
    m_hands->press(Qt::Key_Home, Qt::AltModifier);
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!page().moment());
    QCOMPARE(shownPosition(), now);
    QCOMPARE(orders(), last);
}

void tst_PlayLog::aClickShowsThatMoment()
{
    walk();
    auto *rows = logView().findChild<QTreeView *>();
    const QModelIndex row = rows->model()->index(1, 0);
    rows->scrollTo(row);
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(row).center());
    const std::size_t order = row.data(LogModel::OrderRole).toULongLong();
    QVERIFY(page().moment() == order + 1);
    QString units;
    for (const Unit &unit : page().game().positionAt(order + 1).units)
        if (unit.inPlay())
            units += QLatin1Char('x');
    QCOMPARE(page().canvas().scene().units.size(), static_cast<std::size_t>(units.size()));
}

void tst_PlayLog::theTabulatorAndTheFilterStayInTheGame()
{
    auto *rows = logView().findChild<QTreeView *>();
    rows->setFocus(Qt::TabFocusReason);
    QVERIFY(rows->hasFocus());
    QVERIFY(!page().moment());
    m_hands->press(Qt::Key_Down);
    QVERIFY(page().moment());
    const auto moment = page().moment();
    auto *words = logView().findChild<QLineEdit *>();
    words->setFocus();
    QTest::keyClicks(words, QStringLiteral("turn"));
    QVERIFY(page().moment() == moment);
}

// They are keys of the game, whatever the rows begin with.
void tst_PlayLog::lettersStayInTheGame()
{
    walk();
    auto *rows = logView().findChild<QTreeView *>();
    rows->setFocus();
    QString text;
    for (int row = 0; row < rows->model()->rowCount(); ++row)
        text += rows->model()->index(row, 0).data().toString().left(1);
    QVERIFY(!text.isEmpty());
    for (const QChar letter : text)
        rows->keyboardSearch(letter);
    QVERIFY(!page().moment());
}

void tst_PlayLog::nothingIsAnsweredInThePast()
{
    const std::size_t before = orders();
    m_hands->press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(page().moment());
    QVERIFY(!page().findChild<AnswerPanel *>()->isVisible());
    for (const Unit &unit : m_hands->position().units)
        if (!unit.at.isNowhere())
            m_hands->hex(unit.at, Hand::Mouse);
    m_hands->hex(at("G6"), Hand::Mouse);
    QCOMPARE(orders(), before);
    m_hands->press(Qt::Key_Escape);
    QVERIFY(page().findChild<AnswerPanel *>()->isVisible());
}

void tst_PlayLog::theLogRunsByItself()
{
    m_hands->press(Qt::Key_F7);
    QVERIFY(page().moment() == std::size_t{0});
    QTRY_VERIFY(page().moment() == std::size_t{1});
    m_hands->press(Qt::Key_F7);
    const auto stopped = page().moment();
    QTest::qWait(900);
    QVERIFY(page().moment() == stopped);
}

void tst_PlayLog::theDiceAreThoseOfTheMoment()
{
    PlayGame &game = page().game();
    const auto shown = [this] { return page().findChild<PreviewView *>()->toPlainText(); };
    game.say(announce(game.position(), "us2", Action::Fire), Origin::Mouse);
    game.say(Target{id(game.position(), "ger3")}, Origin::Mouse);
    game.say(d6({6}), Origin::Mouse); // spotted
    for (int i = 0; i < 20 && game.position().pending.question != Question::Announce; ++i) {
        const bool rolls = game.position().pending.question == Question::BattleDice;
        game.say(rolls ? shows(game.position()) : Order(Decline{}), Origin::Mouse);
    }
    QVERIFY(game.position().pending.question == Question::Announce);
    QVERIFY2(shown().contains(QStringLiteral("The last attack")), qPrintable(shown()));

    m_hands->press(Qt::Key_Home, Qt::AltModifier);

    QTRY_VERIFY2(!shown().contains(QStringLiteral("The last attack")), qPrintable(shown()));
    m_hands->press(Qt::Key_End, Qt::AltModifier);
    QTRY_VERIFY2(shown().contains(QStringLiteral("The last attack")), qPrintable(shown()));
}

void tst_PlayLog::aRunOfStepsIsOneRow()
{
    walk();
    const LogModel &model = logView().model();
    const QModelIndex row = model.index(model.rowCount() - 1, 0);
    QCOMPARE(model.rowCount(row), 2);
    QVERIFY2(row.data().toString().endsWith(QStringLiteral(": 2 hexes.")),
             qPrintable(row.data().toString()));
    QVERIFY(model.parent(model.index(1, 0, row)) == row);
    QVERIFY(model.rowOf(model.index(0, 0, row).data(LogModel::OrderRole).toULongLong()) ==
            model.index(0, 0, row));
}

void tst_PlayLog::whatATriggerSaysIsAHeading()
{
    assault::Table table;
    table.rifles("u1", "D8").rifles("g1", "D2");
    table.scenario.turns = 2;
    table.scenario.objectives = {{.id = "farm", .hex = at("F5"), .name = {}, .holder = "axis"}};
    Trigger trigger{.on = TriggerEvent::TurnEnd};
    trigger.effects = {{.kind = EffectKind::Say, .text = {{"en", "Night falls."}}},
                       {.kind = EffectKind::Objective, .objective = "farm", .side = "allied"}};
    table.scenario.triggers = {trigger};
    play(table.scenario);
    for (int i = 0; i < 10 && m_hands->position().turn < 2; ++i)
        QVERIFY(page().game().say(Pass{}, Origin::Key));

    const auto kindOfLine = [this](const char *words) {
        int kind = -1;
        window::eachLine(logView().model(), [&](const QModelIndex &line) {
            if (line.data().toString().contains(QLatin1String(words)))
                kind = line.data(LogModel::KindRole).toInt();
        });
        return kind;
    };
    QCOMPARE(kindOfLine("Night falls."), static_cast<int>(LogModel::Kind::Heading));
    QCOMPARE(kindOfLine("holds farm"), static_cast<int>(LogModel::Kind::Happening));
}

void tst_PlayLog::aFilterFindsWordsDiceAndMarks()
{
    walk();
    page().game().setBookmark(1, QStringLiteral("Here"));
    LogModel model;
    model.follow(page().game());
    LogFilter filter(model, nullptr);
    const int all = filter.rowCount();
    filter.look(QStringLiteral("turn 1"), LogFilter::Show::Everything, kNobody);
    QCOMPARE(filter.rowCount(), 1);
    filter.look({}, LogFilter::Show::Marks, kNobody);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.index(0, 0).data().toString(), QStringLiteral("Here"));
    filter.look({}, LogFilter::Show::Everything, 0);
    const int ofOne = filter.rowCount();
    filter.look({}, LogFilter::Show::Everything, 1);
    QVERIFY(ofOne > 1 && filter.rowCount() > 1 && ofOne + filter.rowCount() <= all + 1);
    filter.look({}, LogFilter::Show::Dice, kNobody);
    for (int i = 0; i < filter.rowCount(); ++i)
        QCOMPARE(filter.index(i, 0).data(LogModel::KindRole).toInt(),
                 static_cast<int>(LogModel::Kind::Dice));
}

void tst_PlayLog::marksStandInTheLogAndInTheFile()
{
    const QString path = m_folder.filePath(QStringLiteral("marked.toml"));
    QVERIFY(page().game().saveAs(path).has_value());
    answerText(QStringLiteral("Set up"));
    m_hands->press(Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY(log().endsWith(QStringLiteral("Set up")));
    answerText(QStringLiteral("It's time"));
    m_hands->press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(log().endsWith(QStringLiteral("It's time")));
    m_window->open(path);
    QVERIFY2(log().endsWith(QStringLiteral("Set up\nIt's time")), qPrintable(log()));
}

void tst_PlayLog::aTakeBackGoesToTheAnnouncementBefore()
{
    const std::size_t before = orders();
    walk();
    m_hands->press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(page().moment());
    m_hands->press(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(orders(), before);
    QVERIFY(!page().moment());
    QCOMPARE(asked(), QStringLiteral("announce allied"));
}

void tst_PlayLog::whatIfLeavesTheGameAlone()
{
    const QString path = m_folder.filePath(QStringLiteral("kept.toml"));
    QVERIFY(page().game().saveAs(path).has_value());
    walk();
    const auto hash = Assault::hash(m_hands->position());
    const std::size_t before = orders();
    const QByteArray file = window::contents(path);
    m_hands->press(Qt::Key_F8);
    QVERIFY(page().game().isBranch());
    while (m_hands->position().turn == 1)
        m_hands->say(Assault::legalOrders(m_hands->position()).back(), Hand::Key);
    QVERIFY(orders() > before);
    QCOMPARE(window::contents(path), file);
    m_hands->press(Qt::Key_F8);
    QVERIFY(!page().game().isBranch());
    QCOMPARE(orders(), before);
    QCOMPARE(Assault::hash(m_hands->position()), hash);
    QCOMPARE(page().game().path(), path);
    QCOMPARE(window::contents(path), file);
}

// Who plays both sides knows all of them; two at one machine do not.
void tst_PlayLog::r9_6_4_1c_whatIfKeepsTheMinesOfOnePlayer()
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "A1");
    for (const char *hex : {"B3", "C3", "D3", "E3", "F3", "G3"})
        table.mine(hex, MineKind::AntiPersonnel);
    play(table.scenario);
    for (const bool isOne : {true, false}) {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Alt+Y")))
                action->setChecked(isOne);
        const Position before = m_hands->position();
        m_hands->press(Qt::Key_F8);
        QVERIFY(page().game().isBranch());
        QCOMPARE(m_hands->position() == before, isOne); // sealed anew, they are never the same
        m_hands->press(Qt::Key_F8);
    }
}

// After the unit that is chosen.
void tst_PlayLog::escapeEndsAVariation()
{
    const auto hash = Assault::hash(m_hands->position());
    m_hands->press(Qt::Key_F8);
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->press(Qt::Key_Escape);
    QCOMPARE(page().chosen(), UnitId{});
    QVERIFY(page().game().isBranch());
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!page().game().isBranch());
    QCOMPARE(Assault::hash(m_hands->position()), hash);
    m_hands->press(Qt::Key_Escape); // the game itself is not left
    QVERIFY(page().game().isRunning());
}

void tst_PlayLog::whatIfMayBecomeAGameOfItsOwn()
{
    const QString path = m_folder.filePath(QStringLiteral("branch.toml"));
    const QString kept = m_folder.filePath(QStringLiteral("origin.toml"));
    QVERIFY(page().game().saveAs(kept).has_value());
    const std::size_t before = orders();
    m_hands->press(Qt::Key_F8);
    QVERIFY(page().game().path().isEmpty());
    walk();
    QVERIFY(page().game().saveAs(path).has_value());
    m_hands->press(Qt::Key_F8);
    QCOMPARE(orders(), before);
    QCOMPARE(page().game().path(), kept);
    m_window->open(path);
    QVERIFY(orders() > before);
}

void tst_PlayLog::exportsSayEveryLine()
{
    walk();
    const LogModel &model = logView().model();
    const QString text = logAsText(model, QStringLiteral("A <game>"));
    const QString html = logAsHtml(model, QStringLiteral("A <game>"));
    QVERIFY(text.startsWith(QStringLiteral("A <game>\n========\n")));
    QVERIFY(html.contains(QStringLiteral("<h1>A &lt;game&gt;</h1>")));
    window::eachLine(model, [&](const QModelIndex &line) {
        QVERIFY(text.contains(line.data().toString()));
        QVERIFY(html.contains(line.data().toString().toHtmlEscaped()));
    });
}

void tst_PlayLog::theLogSaysWhoRolled()
{
    page().game().seedDice(482913557);
    for (const char *text : {"Roll attack and defence together", "Check dice entered by hand"})
        if (QAction *action = m_hands->action(QLatin1String(text)); action->isChecked())
            action->trigger();
    const auto rollBy = [this](const auto &roll) {
        while (!m_hands->position().pending.isChance())
            m_hands->say(Assault::legalOrders(m_hands->position()).front(), Hand::Key);
        roll();
    };
    rollBy([this] { m_hands->press(Qt::Key_R); });
    rollBy([this] {
        const Pending &asked = m_hands->position().pending;
        const Dice ones{std::vector<std::uint8_t>(asked.plainDice, 1)};
        m_hands->say(asked.plainDice > 0 ? Order(ones) : shows(m_hands->position()), Hand::Key);
    });
    const auto &records = page().game().records();
    QStringList who;
    window::eachLine(logView().model(), [&who](const QModelIndex &line) {
        if (const QString said = line.data(LogModel::DiceRole).toString(); !said.isEmpty())
            who << said;
    });
    QCOMPARE(who, QStringList({QStringLiteral("by the program, seed 482913557"),
                               QStringLiteral("by hand")}));
    QCOMPARE(records.back().dice, std::string("hand"));
    const QString text = logAsText(logView().model(), QStringLiteral("Game"));
    for (const QString &said : who)
        QCOMPARE(text.count(QStringLiteral("(%1)").arg(said)), 1);
}

void tst_PlayLog::theSeedCanBeSetBeforeTheFirstRoll()
{
    answerText(QStringLiteral("482913557"));
    m_hands->press(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(page().game().openSeed(), std::optional<std::uint64_t>(482913557));
    while (!m_hands->position().pending.isChance())
        m_hands->say(Assault::legalOrders(m_hands->position()).front(), Hand::Key);
    const auto *shown = page().findChild<QLabel *>(QStringLiteral("seed"));
    QVERIFY(shown->isVisible());
    QCOMPARE(shown->text(), QStringLiteral("Seed 482913557"));
    m_hands->press(Qt::Key_R);

    answerText(QStringLiteral("1")); // it has begun to speak
    m_hands->press(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(page().game().openSeed(), std::optional<std::uint64_t>(482913557));
}

void tst_PlayLog::aSeedThatNobodySetIsNotShown()
{
    while (!m_hands->position().pending.isChance())
        m_hands->say(Assault::legalOrders(m_hands->position()).front(), Hand::Key);
    const auto *shown = page().findChild<QLabel *>(QStringLiteral("seed"));
    QCOMPARE(shown->text(), QStringLiteral("Seal ") + QString::fromStdString(page().game().seal()));
    m_hands->press(Qt::Key_R);
    QVERIFY(log().contains(QStringLiteral("seal ")) || !log().contains(QStringLiteral("seed ")));
}

HW_WINDOW_TEST(tst_PlayLog)

} // namespace hexwerk::assault::ui::tst_play_log

#include "tst_play_log.moc"
