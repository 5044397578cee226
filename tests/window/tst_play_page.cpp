#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "app/play/choices.h"
#include "core/files/game_file.h"
#include "editor/commands/place_commands.h"
#include "editor/text/languages.h"
#include "tests/core/assault/told.h"
#include "tests/window/hands.h"
#include "tests/window/lively.h"

#include <memory>
#include <set>

using namespace hexwerk;
using namespace hexwerk::assault;
using Hand = window::By;
using window::Hands;

// The play view as a player meets it.
class tst_PlayPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void oneKeyPlaysWhatIsUnsaved();
    void setUpIsFollowedByTurns_data();
    void setUpIsFollowedByTurns();
    void aClickOnAFarHexSendsTheWholeWay_data();
    void aClickOnAFarHexSendsTheWholeWay();
    void aWayEndsAtAForeignQuestion();
    void aWayIsShownBeforeItIsGone();
    void anAttackIsToldBeforeItIsOrdered();
    void takeBackGoesToTheLastAnnouncement_data();
    void takeBackGoesToTheLastAnnouncement();
    void takeBackBehindDiceAsksAndIsNoted();
    void aGameGoesOnInTheMiddleOfACloseCombat();
    void aGameGoesOnInTheMiddleOfAReaction();
    void handsEnterDice_data();
    void handsEnterDice();
    void aDieCanBeCorrectedBeforeTheLast();
    void theWinnerIsAnnouncedWithTheReason_data();
    void theWinnerIsAnnouncedWithTheReason();
    void aRefusalIsSaid();
    void anUnsavedGameIsNotLostUnasked();
    void everyQuestionHasItsPanel();
    void aGunIsTurnedAtItsVertices_data();
    void aGunIsTurnedAtItsVertices();
    void aGunIsPlacedWithItsFacing();
    void everyOrderCanBeGivenByMouseAndByKey_data();
    void everyOrderCanBeGivenByMouseAndByKey();

private:
    void openWindow(editor::SharedLibrary library);
    void play(const Scenario &scenario);
    void setUp();
    QString asked() const { return QString::fromStdString(asks(m_hands->position())); }
    QString place(const char *unit) const
    {
        return QString::fromStdString(where(m_hands->position(), unit));
    }
    QString log() const;
    QString shown() const;
    void answer(const char *dialog, QMessageBox::StandardButton button);
    void saveTo(const QString &path);

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Hands> m_hands;
    int m_answered = 0;
};

void tst_PlayPage::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QSettings().clear();
}

void tst_PlayPage::init()
{
    m_languages.speak(QStringLiteral("en"));
    m_answered = 0;
    openWindow(window::shippedLibrary());
}

void tst_PlayPage::openWindow(editor::SharedLibrary library)
{
    cleanup();
    m_window =
        std::make_unique<MainWindow>(std::move(library), window::shippedRulebook(), m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_hands = std::make_unique<Hands>(*m_window);
}

void tst_PlayPage::cleanup()
{
    m_hands.reset();
    m_window.reset();
}

void tst_PlayPage::play(const Scenario &scenario)
{
    m_window->playPage().start(scenario);
    QVERIFY(m_window->playPage().game().isRunning());
    m_window->showMode(MainWindow::Mode::Play);
    QCoreApplication::processEvents(); // the map is fitted into its place
}

// The training scenario up to its first turn.
void tst_PlayPage::setUp()
{
    play(trainingScenario());
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("announce allied"));
}

QString tst_PlayPage::log() const
{
    const auto *list = m_window->playPage().findChild<PlayLog *>();
    QStringList lines;
    for (int row = 0; row < list->count(); ++row)
        lines << list->item(row)->text();
    return lines.join(QLatin1Char('\n'));
}

// What the visible one of the three views beside the map says.
QString tst_PlayPage::shown() const
{
    for (const auto *view : m_window->playPage().findChildren<QTextBrowser *>())
        if (view->isVisible())
            return view->toPlainText();
    return {};
}

void tst_PlayPage::answer(const char *dialog, QMessageBox::StandardButton button)
{
    m_hands->onNext<QMessageBox>([this, dialog, button](QMessageBox &box) {
        if (box.objectName() == QLatin1String(dialog))
            ++m_answered;
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
    editor::ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<editor::PlaceSmokeCommand>(document, at("C4")));

    m_hands->press(Qt::Key_F5);

    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(m_hands->position().smoke.size(), std::size_t{1});
    QCOMPARE(asked(), QStringLiteral("place axis"));
    document.undoStack().setClean(); // nothing to ask about when the window closes
}

void tst_PlayPage::setUpIsFollowedByTurns_data()
{
    QTest::addColumn<int>("by");
    QTest::addRow("mouse") << static_cast<int>(Hand::Mouse);
    QTest::addRow("key") << static_cast<int>(Hand::Key);
}

void tst_PlayPage::setUpIsFollowedByTurns()
{
    QFETCH(int, by);
    play(trainingScenario());
    const Position &p = m_hands->position();
    QVERIFY(m_window->playPage().question().question().startsWith(QLatin1String("Axis")));
    QVERIFY2(shown().contains(QLatin1String("storm the house")), "no briefing");

    for (const auto &[name, hex] :
         {std::pair("ger4", "P3"), std::pair("us6", "D5"), std::pair("us3", "E6"),
          std::pair("us5", "F4"), std::pair("us4", "E4")})
        m_hands->say(Place{id(p, name), at(hex)}, static_cast<Hand>(by));

    QCOMPARE(place("us6"), QStringLiteral("D5"));
    QCOMPARE(place("us5"), QStringLiteral("F4"));
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QVERIFY(log().contains(QLatin1String("Turn 1 begins.")));
}

// Nobody near enough to react.
static Scenario outOfSight()
{
    Table table;
    table.rifles("u1", "B2").rifles("u2", "F4").rifles("g1", "L10", {"suppressed"});
    return table.scenario;
}

void tst_PlayPage::aClickOnAFarHexSendsTheWholeWay_data()
{
    setUpIsFollowedByTurns_data();
}

void tst_PlayPage::aClickOnAFarHexSendsTheWholeWay()
{
    QFETCH(int, by);
    play(outOfSight());
    const auto &orders = m_window->playPage().game().game().log();

    m_hands->chooseUnit(id(m_hands->position(), "u1"), static_cast<Hand>(by));
    m_hands->hex(at("B4"), static_cast<Hand>(by));

    QCOMPARE(place("u1"), QStringLiteral("B4"));
    QCOMPARE(orders.size(), std::size_t{3}); // the announcement and two steps
    QVERIFY(std::get<Announce>(orders[0].order).action == Action::NormalMove);

    m_hands->say(Pass{}, Hand::Key);
    m_hands->chooseUnit(id(m_hands->position(), "u2"), static_cast<Hand>(by));
    m_hands->hex(at("F7"), static_cast<Hand>(by)); // too far for a normal move

    QCOMPARE(place("u2"), QStringLiteral("F7"));
    QCOMPARE(orders.size(), std::size_t{8});
    QVERIFY(std::get<Announce>(orders[4].order).action == Action::FastMove);
}

void tst_PlayPage::aWayEndsAtAForeignQuestion()
{
    setUp();

    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse); // before the house
    m_hands->hex(at("G6"), Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("react axis us2"));
    const QString half = place("us2");
    QVERIFY(half != QLatin1String("H7") && half != QLatin1String("G6"));
    while (asked() == QLatin1String("react axis us2"))
        m_hands->say(Decline{}, Hand::Key);
    QCOMPARE(asked(), QStringLiteral("step allied us2"));
    QCOMPARE(place("us2"), half); // nobody moved it on
    m_hands->hex(at("G6"), Hand::Key);
    QCOMPARE(place("us2"), QStringLiteral("G6"));
}

void tst_PlayPage::aWayIsShownBeforeItIsGone()
{
    play(outOfSight());
    editor::MapCanvas &canvas = m_window->playPage().canvas();
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);

    const auto &lit = canvas.scene().highlights;
    const auto isLit = [&](const char *hex) {
        return std::any_of(lit.begin(), lit.end(),
                           [&](const auto &mark) { return mark.hex == at(hex); });
    };
    QVERIFY(isLit("B4"));
    QVERIFY(isLit("B5"));
    QVERIFY(!isLit("B6"));
    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("B5")).center());

    QCOMPARE(canvas.scene().arrows.size(), std::size_t{1});
    const std::vector<Hex> &way = canvas.scene().arrows.front().hexes;
    QCOMPARE(way.size(), std::size_t{4});
    QVERIFY(way.front() == at("B2") && way.back() == at("B5"));
}

void tst_PlayPage::anAttackIsToldBeforeItIsOrdered()
{
    setUp();
    editor::MapCanvas &canvas = m_window->playPage().canvas();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    const Position before = m_hands->position();

    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("I6")).center());

    const QString told = shown();
    // Both pools line by line, each with its rule and the sentence of the rule, and every chance.
    for (const char *word :
         {"Rifles 43 (us2) fires at Rifles 43 (ger3)", "Attack: 2 × Yellow, Green",
          "Defence: 2 × Yellow, Green", "Plain building: Yellow, Green", "R10.7.1b", "R10.9.1a",
          "Add the dice of the terrain chart", "Spotting: 3 or more", "66.7 %", "nothing happens",
          "suppressed", "falls back", "damaged", "down to half strength", "eliminated"})
        QVERIFY2(told.contains(QString::fromUtf8(word)), word);
    QVERIFY(m_hands->position() == before);

    m_hands->hex(at("I6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("spotting 1d6"));
}

void tst_PlayPage::takeBackGoesToTheLastAnnouncement_data()
{
    setUpIsFollowedByTurns_data();
}

void tst_PlayPage::takeBackGoesToTheLastAnnouncement()
{
    QFETCH(int, by);
    play(outOfSight());
    const Position before = m_hands->position();
    m_hands->chooseUnit(id(before, "u1"), Hand::Mouse);
    m_hands->hex(at("B4"), Hand::Mouse);
    QVERIFY(m_hands->position() != before);
    QVERIFY(log().contains(QLatin1String("moves to B4")));

    if (static_cast<Hand>(by) == Hand::Key)
        m_hands->press(Qt::Key_Z, Qt::ControlModifier);
    else
        for (auto *button : m_window->playPage().findChildren<QPushButton *>())
            if (button->text() == QLatin1String("Take back"))
                QTest::mouseClick(button, Qt::LeftButton);

    QVERIFY(m_hands->position() == before);
    QCOMPARE(log(), QString());
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
    QCOMPARE(saved.value->game.orders.back().note, std::string("taken back behind dice: 3 orders"));
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

void tst_PlayPage::handsEnterDice_data()
{
    setUpIsFollowedByTurns_data();
}

void tst_PlayPage::handsEnterDice()
{
    QFETCH(int, by);
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);

    m_hands->say(d6({6}), static_cast<Hand>(by));
    m_hands->say(roll({"D", "X", "-"}), static_cast<Hand>(by));
    m_hands->say(roll({"-", "-", "X"}), static_cast<Hand>(by));

    QCOMPARE(strength(m_hands->position(), "ger3"), 1);
    const auto &orders = m_window->playPage().game().game().log();
    QVERIFY(orders.back().order == roll({"-", "-", "X"}));
    QVERIFY2(shown().contains(QLatin1String("loses 1 strength point")), qPrintable(shown()));
}

void tst_PlayPage::aDieCanBeCorrectedBeforeTheLast()
{
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    m_hands->say(d6({6}), Hand::Key);

    m_hands->press(Qt::Key_4);         // a double damage that nobody rolled
    m_hands->press(Qt::Key_Backspace); // by key
    m_hands->press(Qt::Key_2);
    m_hands->press(Qt::Key_3);
    QTest::mouseClick(m_hands->button(QStringLiteral("Yellow: damage")), Qt::LeftButton);
    m_hands->press(Qt::Key_1); // the second die again
    m_hands->press(Qt::Key_1);

    QVERIFY(m_window->playPage().game().game().log().back().order == roll({"X", "-", "-"}));
}

void tst_PlayPage::theWinnerIsAnnouncedWithTheReason_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("winner");
    QTest::addColumn<QString>("reason");
    QTest::addRow("English") << "en"
                             << "The winner is: Axis."
                             << "Allies: objectives held: 1, fewer than 2";
    QTest::addRow("German") << "de"
                            << "Sieger: Achsenmächte."
                            << "Alliierte: gehaltene Zielfelder: 1, weniger als 2";
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

void tst_PlayPage::aRefusalIsSaid()
{
    play(trainingScenario());
    const Position before = m_hands->position();
    QSignalSpy told(&m_window->playPage(), &PlayPage::told);

    m_hands->hex(at("A1"), Hand::Mouse); // outside its zone

    QVERIFY(m_hands->position() == before);
    bool isSaid = false;
    for (const auto &arguments : told)
        isSaid = isSaid || arguments.front().toString().contains(QLatin1String("(R5.8"));
    QVERIFY(isSaid);
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

void tst_PlayPage::everyQuestionHasItsPanel()
{
    openWindow(window::livelyLibrary());
    std::set<Question> seen;
    for (const auto &[scenario, seed] : window::livelyGames()) {
        play(scenario);
        PlayPage &page = m_window->playPage();
        play::RandomPlayer<Assault> player(seed);
        for (;;) {
            const Position &p = m_hands->position();
            const Question question = p.pending.question;
            if (seen.insert(question).second) {
                QCoreApplication::processEvents();
                const auto visible = [&](auto *widget) { return widget && widget->isVisible(); };
                const QByteArray name(toString(question).data());
                QVERIFY2(!page.question().question().isEmpty(), name);
                switch (panelFor(question)) {
                case PanelKind::Choices:
                    QVERIFY2(visible(page.findChild<ChoicePanel *>()), name);
                    // At least one answer by button or one on the map.
                    QVERIFY2(!Choices::of(p, {}).empty() ||
                                 !page.canvas().scene().highlights.empty(),
                             name);
                    break;
                case PanelKind::Dice:
                    QVERIFY2(visible(page.findChild<DicePanel *>()), name);
                    break;
                case PanelKind::Units:
                    QVERIFY2(page.chosen() != UnitId{}, name);
                    QVERIFY2(!page.canvas().scene().highlights.empty(), name);
                    break;
                case PanelKind::Mines:
                    QVERIFY2(visible(page.findChild<MinePanel *>()), name);
                    QVERIFY2(!page.canvas().scene().highlights.empty(), name);
                    break;
                case PanelKind::Draw:
                    QVERIFY2(visible(page.findChild<ChoicePanel *>()), name);
                    QVERIFY2(!Choices::of(p, {}).empty(), name);
                    break;
                case PanelKind::Result: {
                    const auto labels = page.findChild<AnswerPanel *>()->findChildren<QLabel *>();
                    QVERIFY2(std::any_of(labels.begin(), labels.end(),
                                         [](const QLabel *label) {
                                             return label->isVisible() && !label->text().isEmpty();
                                         }),
                             name);
                    break;
                }
                }
            }
            if (p.pending.isOver())
                break;
            page.game().say(player.answer(p), Origin::Mouse);
        }
    }
    for (std::size_t i = 0; i < window::kQuestions; ++i)
        QVERIFY2(seen.contains(static_cast<Question>(i)),
                 toString(static_cast<Question>(i)).data());
}

// In the support phase: a click near a vertex, or the key of its button.
void tst_PlayPage::aGunIsTurnedAtItsVertices_data()
{
    setUpIsFollowedByTurns_data();
}

void tst_PlayPage::aGunIsTurnedAtItsVertices()
{
    QFETCH(int, by);
    openWindow(window::livelyLibrary());
    Table table;
    table.unit("ugun", "D5", "drill.howitzer").rifles("g1", "L10");
    table.scenario.units[0].facing = 1;
    play(table.scenario);
    editor::MapCanvas &canvas = m_window->playPage().canvas();
    const UnitId gun = id(m_hands->position(), "ugun");
    m_hands->say(announce(m_hands->position(), "ugun", Action::TurnFacing), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("facing allied ugun"));
    QVERIFY(canvas.scene().vertices && canvas.scene().vertices->hex == at("D5"));
    QVERIFY(canvas.scene().arc && canvas.scene().arc->facing == 1);

    if (static_cast<Hand>(by) == Hand::Mouse) {
        const QRect hex = canvas.viewRect(at("D5"));
        const QPoint left(hex.left() + hex.width() / 6, hex.center().y());
        QTest::mouseMove(canvas.viewport(), left);
        QCOMPARE(canvas.scene().arc->facing, 4); // before it is ordered
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, left);
    } else {
        m_hands->say(TurnTo{gun, 4}, Hand::Key);
    }

    QCOMPARE(static_cast<int>(m_hands->position().unit(gun).facing), 4);
    QVERIFY2(log().contains(QLatin1String("turns: left")), qPrintable(log()));
}

// Click the hex, then the vertex; Escape takes the hex back.
void tst_PlayPage::aGunIsPlacedWithItsFacing()
{
    openWindow(window::livelyLibrary());
    Table table;
    table.unit("ugun", "D5", "drill.howitzer").rifles("g1", "L10");
    table.scenario.zones = {{"south", "allied", ZonePurpose::Setup, {at("D8"), at("E8")}}};
    table.scenario.units[0].at.reset();
    table.scenario.units[0].zone = "south";
    play(table.scenario);
    editor::MapCanvas &canvas = m_window->playPage().canvas();
    QCOMPARE(asked(), QStringLiteral("place allied"));

    m_hands->hex(at("D8"), Hand::Mouse);
    QCOMPARE(place("ugun"), QStringLiteral("waiting"));
    QCOMPARE(canvas.scene().vertices->facings.size(), std::size_t{6});
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!canvas.scene().vertices);
    m_hands->say(Place{id(m_hands->position(), "ugun"), at("E8"), 3}, Hand::Mouse);

    QCOMPARE(place("ugun"), QStringLiteral("E8"));
    QCOMPARE(static_cast<int>(unit(m_hands->position(), "ugun").facing), 3);
}

void tst_PlayPage::everyOrderCanBeGivenByMouseAndByKey_data()
{
    setUpIsFollowedByTurns_data();
}

// Whatever the engine offers leads to the same position when hands say it.
void tst_PlayPage::everyOrderCanBeGivenByMouseAndByKey()
{
    QFETCH(int, by);
    openWindow(window::livelyLibrary());
    std::set<std::size_t> kinds;
    for (const auto &[scenario, seed] : window::livelyGames()) {
        play(scenario);
        play::RandomPlayer<Assault> player(seed);
        while (!m_hands->position().pending.isOver()) {
            Position wanted = m_hands->position();
            const std::string before = asks(wanted);
            const Order order = player.answer(wanted);
            kinds.insert(order.index());
            say(wanted, order);

            m_hands->say(order, static_cast<Hand>(by));

            QVERIFY2(m_hands->position() == wanted,
                     (before + " " + Assault::orderToJson(wanted, order)).c_str());
        }
    }
    QCOMPARE(kinds.size(), window::kOfferedOrders);
}

QTEST_MAIN(tst_PlayPage)
#include "tst_play_page.moc"
