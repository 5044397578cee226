#include <QDir>
#include <QJsonArray>
#include <QLabel>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/hands.h"
#include "tests/window/record.h"

namespace hexwerk::assault::ui::tst_recorded_games {

// Whole games that hands played in the window (record_game). If a rule, a card or a sentence was
// changed on purpose, they have to be recorded or approved anew: tests/README.md.
class tst_RecordedGames final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theCommandLineReplaysIt_data() { everyGame(); }
    void theCommandLineReplaysIt();
    void anotherHashIsNoticed_data() { everyGame(); }
    void anotherHashIsNoticed();
    void anotherOrderIsNoticed_data() { everyGame(); }
    void anotherOrderIsNoticed();
    void itWasPlayedByMouseAndByKey_data() { everyGame(); }
    void itWasPlayedByMouseAndByKey();
    void itsScenarioWasChangedInTheEditor_data();
    void itsScenarioWasChangedInTheEditor();
    void itUsesTheWholeGame_data();
    void itUsesTheWholeGame();
    void anEveningIsThreeHundredOrdersOfTheRoadToGela_data();
    void anEveningIsThreeHundredOrdersOfTheRoadToGela();
    void theProgramOrAHandRolled_data();
    void theProgramOrAHandRolled();
    void theWindowShowsItsEndAndItsLog_data() { everyGame(); }
    void theWindowShowsItsEndAndItsLog();

private:
    void everyGame();
    GameFile game() const;
    QJsonObject expected() const;
    static QString path(const char *ending);
    int replay(const QByteArray &text, QJsonObject &answer) const;

    QTemporaryDir m_folder;
};

void tst_RecordedGames::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
}

void tst_RecordedGames::everyGame()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("english") << "en";
    QTest::addRow("german") << "de";
    QTest::addRow("gela_road") << "en";
    QTest::addRow("evening_en") << "en";
    QTest::addRow("evening_de") << "de";
    QTest::addRow("port_of_gela") << "de";
}

QString tst_RecordedGames::path(const char *ending)
{
    return QStringLiteral(HW_SOURCE_DIR "/tests/data/games/%1.%2")
        .arg(QLatin1String(QTest::currentDataTag()), QLatin1String(ending));
}

GameFile tst_RecordedGames::game() const
{
    return loadGame(path("toml").toStdString()).value.value().game;
}

QJsonObject tst_RecordedGames::expected() const
{
    return QJsonDocument::fromJson(window::contents(path("expect.json"))).object();
}

// The exit code of `play`.
int tst_RecordedGames::replay(const QByteArray &text, QJsonObject &answer) const
{
    QFile file(m_folder.filePath(QStringLiteral("game.toml")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return -1;
    file.close();
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  {QStringLiteral("play"), file.fileName(), QStringLiteral("--json")});
    program.waitForFinished();
    answer = QJsonDocument::fromJson(program.readAllStandardOutput()).object();
    return program.exitCode();
}

void tst_RecordedGames::theCommandLineReplaysIt()
{
    QJsonObject answer;
    QVERIFY2(replay(window::contents(path("toml")), answer) == 0,
             "a rule or what is played with has changed: record the games anew");
    QCOMPARE(answer[QStringLiteral("hash")], expected()[QStringLiteral("hash")]);
    QCOMPARE(static_cast<int>(game().orders.size()), expected()[QStringLiteral("orders")].toInt());
    const bool isOver = expected().contains(QStringLiteral("winner"));
    QCOMPARE(answer[QStringLiteral("phase")] == QStringLiteral("over"), isOver);
    if (isOver)
        QCOMPARE(answer[QStringLiteral("winner")], expected()[QStringLiteral("winner")]);
}

void tst_RecordedGames::anotherHashIsNoticed()
{
    QByteArray text = window::contents(path("toml"));
    const qsizetype hash = text.lastIndexOf("\"hash\":\"") + 8;
    text[hash] = text[hash] == '0' ? '1' : '0';
    QJsonObject answer;
    QCOMPARE(replay(text, answer), 1);
}

void tst_RecordedGames::anotherOrderIsNoticed()
{
    QByteArray text = window::contents(path("toml"));
    const qsizetype last = text.lastIndexOf("\"order\":\"pass\"");
    QVERIFY(last > 0);
    text.replace(last, 14, "\"order\":\"stop\"");
    QJsonObject answer;
    QCOMPARE(replay(text, answer), 1);
}

void tst_RecordedGames::itWasPlayedByMouseAndByKey()
{
    int byMouse = 0;
    int byKey = 0;
    int byProgram = 0; // the only answer that the rules leave
    for (const play::Record &order : game().orders)
        ++(order.origin == "mouse" ? byMouse : order.origin == "only" ? byProgram : byKey);
    QCOMPARE(byMouse, expected()[QStringLiteral("by_mouse")].toInt());
    QCOMPARE(byKey, expected()[QStringLiteral("by_key")].toInt());
    QCOMPARE(byProgram, expected()[QStringLiteral("by_program")].toInt());
    // Neither is there for show: each gave a third of the orders at least.
    QVERIFY(3 * byMouse >= byMouse + byKey);
    QVERIFY(3 * byKey >= byMouse + byKey);
}

void tst_RecordedGames::itsScenarioWasChangedInTheEditor_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("english") << "en";
    QTest::addRow("german") << "de";
}

void tst_RecordedGames::itsScenarioWasChangedInTheEditor()
{
    Scenario played = assault::scenarioOf(game());
    const Scenario shipped =
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
    QVERIFY(played.turns < shipped.turns);
    int moved = 0;
    for (std::size_t i = 0; i < shipped.units.size(); ++i) {
        moved += played.units[i].at != shipped.units[i].at ? 1 : 0;
        played.units[i].at = shipped.units[i].at;
    }
    QCOMPARE(moved, 1);
    played.turns = shipped.turns;
    QVERIFY(played == shipped); // and nothing else
}

void tst_RecordedGames::itUsesTheWholeGame_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QByteArrayList>("said");
    QTest::addRow("gela_road") << QStringLiteral("gela-road")
                               << QByteArrayList{R"("order":"lay")",
                                                 R"("order":"draw")",
                                                 R"("order":"turn")",
                                                 R"("order":"react")",
                                                 R"("action":"indirect_fire")",
                                                 R"("action":"smoke")",
                                                 R"("action":"dismount")"};
    QTest::addRow("port_of_gela") << QStringLiteral("port-of-gela")
                                  << QByteArrayList{R"("order":"allot")",
                                                    R"("order":"show_points")",
                                                    R"("order":"draw")",
                                                    R"("order":"discard")",
                                                    R"("order":"play")",
                                                    R"("order":"call_in")",
                                                    R"("order":"choose","id":"fire_support")",
                                                    R"("order":"lay")"};
}

// As it is shipped, to its end, with orders that the training scenario does not know.
void tst_RecordedGames::itUsesTheWholeGame()
{
    QFETCH(const QString, scenario);
    QFETCH(const QByteArrayList, said);
    const GameFile played = game();
    const auto shipped = loadScenario(
        QStringLiteral(HW_SOURCE_DIR "/scenarios/%1.toml").arg(scenario).toStdString());
    QVERIFY(assault::scenarioOf(played) == shipped.value.value().scenario);
    QVERIFY(expected().contains(QStringLiteral("winner")));
    QByteArray orders;
    for (const play::Record &order : played.orders)
        orders += QByteArray::fromStdString(order.json);
    for (const QByteArray &one : said)
        QVERIFY2(orders.contains(one), one.constData());
}

void tst_RecordedGames::anEveningIsThreeHundredOrdersOfTheRoadToGela_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("evening_en") << "en";
    QTest::addRow("evening_de") << "de";
}

// Every order with the hand that gave it. Attack and defence may be rolled by one press.
void tst_RecordedGames::anEveningIsThreeHundredOrdersOfTheRoadToGela()
{
    QVERIFY(game().orders.size() == 300 || game().orders.size() == 301);
    QCOMPARE(assault::scenarioOf(game()).id, std::string("gela-road"));
    for (const play::Record &order : game().orders)
        QVERIFY(order.origin == "mouse" || order.origin == "key" || order.origin == "only");
}

void tst_RecordedGames::theProgramOrAHandRolled_data()
{
    QTest::addColumn<bool>("byHand");
    QTest::addRow("english") << false;
    QTest::addRow("german") << true;
    QTest::addRow("gela_road") << false;
    QTest::addRow("evening_en") << false;
    QTest::addRow("evening_de") << true;
    QTest::addRow("port_of_gela") << false;
}

void tst_RecordedGames::theProgramOrAHandRolled()
{
    QFETCH(bool, byHand);
    int rolls = 0;
    for (const play::Record &order : game().orders) {
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(order.json)).object();
        if (json[QStringLiteral("order")] != QLatin1String("dice"))
            continue;
        ++rolls;
        // A hand enters the number of a plain die and the symbols of battle dice.
        const bool isPlain = json[QStringLiteral("faces")].toArray().size() == 1;
        if (!isPlain)
            QCOMPARE(json.contains(QStringLiteral("symbols")), byHand);
    }
    QVERIFY(rolls > 20);
}

void tst_RecordedGames::theWindowShowsItsEndAndItsLog()
{
    QFETCH(QString, language);
    editor::Languages languages;
    languages.speak(language);
    MainWindow window(window::shippedLibrary(), window::shippedRulebook(), languages);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    const QTemporaryDir folder; // a copy: a game is held by whoever opens it
    const QString copy = folder.filePath(QStringLiteral("game.toml"));
    QVERIFY(QFile::copy(path("toml"), copy));
    window.open(copy);

    const Position &p = window.playPage().game().position();
    if (p.pending.isOver())
        QVERIFY(window.playPage().question().question().contains(PlayText::side(p, p.winner)));
    QCOMPARE(window::expectationOf(window, game()), window::contents(path("expect.json")));
    const QStringList golden =
        QString::fromUtf8(window::contents(path("log"))).split(QLatin1Char('\n'));
    const QStringList shown = window::logOf(window).split(QLatin1Char('\n'));
    for (qsizetype line = 0; line < std::min(golden.size(), shown.size()); ++line)
        QCOMPARE(shown[line], golden[line]);
    QCOMPARE(shown.size(), golden.size());
}

HW_WINDOW_TEST(tst_RecordedGames)

} // namespace hexwerk::assault::ui::tst_recorded_games

#include "tst_recorded_games.moc"
