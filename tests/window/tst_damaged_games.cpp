#include <QLabel>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/beside/resumed_text.h"
#include "app/assault/page/play_page.h"
#include "app/basis/recent_files.h"
#include "core/assault/files/readers/game_file.h"
#include "core/base/hash.h"
#include "editor/assault/text/problem_text.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"
#include "tests/window/main_window.h"
#include "tests/window/record.h"

#include <random>

namespace hexwerk::assault::ui::tst_damaged_games {

// Whatever is done to a game file: it is refused or opens up to its last good order, says why in a
// sentence, and stays as it is.
static constexpr int kDamages = 200 / HW_SHARE;

enum class Damage : std::uint8_t {
    CutShort,
    ByteChanged,
    BytesChanged,
    LineRemoved,
    LinesSwapped,
    LineDoubled,
    OtherVersion,
    CardMissing,
    CardChanged,
    TileMissing,
};

static constexpr int kKinds = 10;

class tst_DamagedGames final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aDamagedGameIsRefusedOrOpensUpToItsLastGoodOrder_data();
    void aDamagedGameIsRefusedOrOpensUpToItsLastGoodOrder();
    void theWindowSaysWhereAndWhy_data();
    void theWindowSaysWhereAndWhy();
    void cleanupTestCase();

private:
    static QString nameOf(int number)
    {
        static const std::array kNames = {"english", "german", "gela_road"};
        return QStringLiteral(HW_SOURCE_DIR "/tests/data/games/%1.toml")
            .arg(QLatin1String(kNames[static_cast<std::size_t>(number) % kNames.size()]));
    }
    QByteArray damaged(QByteArray text, Damage damage);
    SharedData libraryOf(Damage damage, const GameFile &game);
    std::size_t below(std::size_t n) { return m_random() % n; }
    QString write(const QByteArray &text) const;

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    std::mt19937 m_random{7};
    bool m_isAmongOrders = false;
    int m_refused = 0;
    int m_partly = 0;
    int m_whole = 0;
};

void tst_DamagedGames::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
}

static QByteArray joined(const QList<QByteArray> &lines)
{
    return lines.join('\n');
}

// A digit of a hash or version of [data] becomes another.
static QByteArray withOtherVersion(QByteArray text, std::size_t place)
{
    const qsizetype begin = text.indexOf("\n[data]");
    const qsizetype end = text.indexOf("\n[orders]");
    for (qsizetype at = begin + static_cast<qsizetype>(place) % (end - begin); at < end; ++at)
        if (text[at] >= '0' && text[at] <= '8') {
            ++text.data()[at];
            return text;
        }
    return text.replace("rules = 3", "rules = 1");
}

QByteArray tst_DamagedGames::damaged(QByteArray text, Damage damage)
{
    const auto size = static_cast<std::size_t>(text.size());
    QList<QByteArray> lines = text.split('\n');
    // Every other one among the orders, of which the file has fewer than of the rest.
    const auto line = [&] {
        m_isAmongOrders = !m_isAmongOrders;
        const qsizetype from = m_isAmongOrders ? lines.indexOf("[orders]") + 1 : 0;
        return from +
               static_cast<qsizetype>(below(static_cast<std::size_t>(lines.size() - from) - 1));
    };
    switch (damage) {
    case Damage::CutShort:
        return text.left(static_cast<qsizetype>(below(size)));
    case Damage::ByteChanged:
    case Damage::BytesChanged:
        for (std::size_t left = damage == Damage::ByteChanged ? 1 : 2 + below(8); left > 0; --left)
            text.data()[below(size)] = static_cast<char>(below(256));
        return text;
    case Damage::LineRemoved:
        lines.removeAt(line());
        return joined(lines);
    case Damage::LinesSwapped:
        lines.swapItemsAt(line(), line());
        return joined(lines);
    case Damage::LineDoubled: {
        const qsizetype twice = line();
        lines.insert(line(), lines[twice]);
        return joined(lines);
    }
    case Damage::OtherVersion:
        return withOtherVersion(text, below(size));
    case Damage::CardMissing:
    case Damage::CardChanged:
    case Damage::TileMissing:
        break; // it is the data that are damaged
    }
    return text;
}

SharedData tst_DamagedGames::libraryOf(Damage damage, const GameFile &game)
{
    auto data = std::make_shared<DataStore>(*window::shippedLibrary());
    const auto &units = scenarioOf(game).units;
    const std::string card = units[below(units.size())].card;
    if (damage == Damage::CardMissing)
        data->cards.units.erase(card);
    if (damage == Damage::CardChanged)
        data->cards.units.find(card)->second.movement += 1;
    if (damage == Damage::TileMissing)
        std::erase_if(data->tiles, [&](const auto &tile) {
            return tile.first == scenarioOf(game).board.tiles.front().tile;
        });
    return data;
}

QString tst_DamagedGames::write(const QByteArray &text) const
{
    const QString path = m_folder.filePath(QStringLiteral("damaged.toml"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(text);
    return path;
}

// How many orders stand before the first damage, if none is before the orders.
static std::size_t intactOrders(const QByteArray &whole, const QByteArray &damaged)
{
    static const QByteArray kOrders("\n[orders]\n");
    const auto same = std::mismatch(whole.begin(), whole.end(), damaged.begin(), damaged.end());
    const qsizetype length = same.first - whole.begin();
    const qsizetype begin = whole.indexOf(kOrders) + kOrders.size();
    return length < begin ? 0
                          : static_cast<std::size_t>(whole.mid(begin, length - begin).count('\n'));
}

void tst_DamagedGames::aDamagedGameIsRefusedOrOpensUpToItsLastGoodOrder_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < kDamages; ++number)
        QTest::addRow("%d", number) << number;
}

void tst_DamagedGames::aDamagedGameIsRefusedOrOpensUpToItsLastGoodOrder()
{
    QFETCH(int, number);
    const auto damage = static_cast<Damage>(number % kKinds);
    const QString original = nameOf(number / kKinds);
    const QByteArray whole = window::contents(original);
    const QByteArray text = damaged(whole, damage);
    const QString path = write(text);
    const GameFile saved = loadGame(original.toStdString()).value->game;
    PlayGame game(libraryOf(damage, saved));
    PlayGame played(window::shippedLibrary());
    played.resume(original);

    const PlayGame::Resumed resumed = game.resume(path);

    QCOMPARE(window::contents(path), text);
    const bool isOpen = !hasErrors(resumed.problems);
    const std::size_t intact = intactOrders(whole, text);
    const bool hasAllData = damage <= Damage::OtherVersion;
    QCOMPARE(game.isRunning(), isOpen);
    if (!isOpen) {
        ++m_refused;
        QVERIFY(intact == 0 || !hasAllData);
        for (const Problem &problem : resumed.problems)
            QVERIFY(!ProblemText::withPlace(problem).isEmpty());
        return;
    }
    ++(resumed.differsFrom > 0 ? m_partly : m_whole);
    QCOMPARE(resumed.differsFrom > 0, resumed.why != PlayGame::Resumed::Why::Nothing);
    QCOMPARE(game.path(), resumed.differsFrom > 0 ? QString() : path);
    const std::size_t orders = game.game().log().size();
    if (resumed.differsFrom > 0) {
        QCOMPARE(resumed.differsFrom, orders + 1);
        QVERIFY(!ResumedText::reason(resumed).isEmpty());
    }
    if (!hasAllData)
        return;
    QVERIFY2(orders >= intact, qPrintable(QStringLiteral("%1 of %2").arg(orders).arg(intact)));
    if (intact > 0)
        QCOMPARE(Assault::hash(game.positionAt(intact)), Assault::hash(played.positionAt(intact)));
}

// Neither is what the others are compared with.
void tst_DamagedGames::cleanupTestCase()
{
    qInfo("%d refused, %d opened in part, %d whole", m_refused, m_partly, m_whole);
    QVERIFY(m_refused > 0 && m_partly > 0 && m_whole > 0);
}

void tst_DamagedGames::theWindowSaysWhereAndWhy_data()
{
    QTest::addColumn<QByteArray>("order"); // that stands there for order 30
    QTest::addColumn<QString>("reason");
    QTest::addRow("missing") << QByteArray() << QStringLiteral("is missing from the file");
    QTest::addRow("broken") << QByteArray("30 = 'half an order")
                            << QStringLiteral("cannot be read");
    QTest::addRow("refused") << QByteArray(R"(30 = '{"order":"stop"}')")
                             << QStringLiteral("cannot be given");
}

void tst_DamagedGames::theWindowSaysWhereAndWhy()
{
    QFETCH(QByteArray, order);
    QFETCH(QString, reason);
    QByteArray text = window::contents(nameOf(0));
    const qsizetype begin = text.indexOf("\n30 = ") + 1;
    const qsizetype end = text.indexOf('\n', begin) + (order.isEmpty() ? 1 : 0);
    text.replace(begin, end - begin, order);
    const QString path = write(text);
    MainWindow window(window::shippedLibrary(), window::shippedRulebook(), m_languages);
    window.show();
    QStringList said;
    window::onNextDialog(window, [&said](QDialog *dialog) {
        const auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box)
            return false;
        said = {box->objectName(), box->text(), box->informativeText()};
        dialog->accept();
        return true;
    });

    window.open(path);

    QCOMPARE(said.value(0), QStringLiteral("game-differs"));
    QVERIFY2(said[1].contains(QLatin1String("from order 30 on")), qPrintable(said[1]));
    QVERIFY2(said[2].contains(reason), qPrintable(said[2]));
    QCOMPARE(window.playPage().game().game().log().size(), std::size_t{29});
    QCOMPARE(window::contents(path), text);
}

HW_WINDOW_TEST(tst_DamagedGames)

} // namespace hexwerk::assault::ui::tst_damaged_games

#include "tst_damaged_games.moc"
