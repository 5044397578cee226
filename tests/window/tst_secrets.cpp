#include <QListWidget>
#include <QToolTip>

#include "app/assault/answer/why_not.h"
#include "app/assault/game/planned_way.h"
#include "tests/core/assault/promises.h"
#include "tests/share.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_secrets {

// [R9.6.4.1c] Two games that differ only in what one side knows show the other side the same: every
// text, mark, tip and odds of the window, over random games.
class tst_Secrets final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void theWindowShowsTheSame_data();
    void theWindowShowsTheSame();
    void aDifferenceWouldBeSeen();

private:
    struct Shown
    {
        QStringList texts;
        MapScene scene;
    };
    static Shown shownIn(MainWindow &window);
    static QString difference(MainWindow &one, MainWindow &other);
    std::unique_ptr<MainWindow> opened(const Scenario &scenario);

    std::vector<std::unique_ptr<MainWindow>> m_windows;
};

void tst_Secrets::initTestCase()
{
    forgetSettings();
    m_languages.speak(QStringLiteral("en"));
}

void tst_Secrets::cleanup()
{
    m_windows.clear();
}

// The kinds of what lies there from the start are shifted by `turned`.
static Scenario mined(std::size_t turned)
{
    assault::Table table(3);
    table.rifles("g1", "C2").rifles("g2", "E3").unit("g3", "F2", "ger.hmg42");
    table.rifles("u1", "D7").rifles("u2", "E7").rifles("u3", "F6");
    const char *const hexes[] = {"C4", "D4", "E4", "F4", "G4", "D5", "E5"};
    for (std::size_t i = 0; i < std::size(hexes); ++i)
        table.mine(hexes[i], kAllMineKinds[(i + turned) % 3]);
    table.zone("field", "axis", ZonePurpose::Mines, {"B3", "C3", "D3", "H4", "H5"});
    table.scenario.mines = {{"axis", 1, 1, {"field"}}};
    return table.scenario;
}

std::unique_ptr<MainWindow> tst_Secrets::opened(const Scenario &scenario)
{
    auto window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                               m_languages);
    window->resize(1280, 800);
    window->show();
    window->editing(); // made a moment later by itself, and so in one window before the other
    window->playPage().start(scenario);
    window->showMode(MainWindow::Mode::Play);
    window->playPage().game().seedDice(1); // its own seed is no secret of a side
    window::Hands::settle();
    window->playPage().canvas().zoomToFit();
    return window;
}

// All that can be read, without asking for it and by pointing at every hex.
tst_Secrets::Shown tst_Secrets::shownIn(MainWindow &window)
{
    window::Hands::settle();
    Shown shown;
    for (const QObject *object : window.findChildren<QObject *>()) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        const auto *action = qobject_cast<const QAction *>(object);
        // Of a tip that fades out what it says is asked for below.
        if (widget ? !widget->isVisible() || widget->windowType() == Qt::ToolTip : !action)
            continue;
        for (const char *name : {"text", "plainText", "toolTip", "statusTip", "accessibleName",
                                 "accessibleDescription", "enabled", "checked"})
            if (const QVariant value = object->property(name); value.isValid())
                shown.texts << QString::fromLatin1(name) + QLatin1Char('=') + value.toString();
        if (const auto *list = qobject_cast<const QListWidget *>(object))
            for (int row = 0; row < list->count(); ++row)
                shown.texts << list->item(row)->text();
    }
    PlayPage &page = window.playPage();
    window::eachLine(page.findChild<PlayLog *>()->model(), [&shown](const QModelIndex &line) {
        shown.texts << line.data().toString() << line.data(Qt::ToolTipRole).toString();
    });
    shown.scene = page.canvas().scene();
    const auto told = connect(&page, &PlayPage::told, &page,
                              [&shown](const QString &words) { shown.texts << words; });
    const Board &board = page.game().position().board();
    for (std::size_t i = 0; i < board.size(); ++i) {
        HexPointer pointer;
        pointer.hex = board.hexAt(i);
        emit page.canvas().hexHovered(pointer);
        for (const auto &mark : page.canvas().scene().highlights)
            shown.texts << QString::fromStdString(toString(mark.hex)) + mark.text;
        emit page.canvas().toolTipRequested(pointer.hex, {});
        shown.texts << QToolTip::text();
    }
    disconnect(told);
    QToolTip::hideText();
    return shown;
}

QString tst_Secrets::difference(MainWindow &one, MainWindow &other)
{
    const Shown first = shownIn(one);
    const Shown second = shownIn(other);
    for (qsizetype i = 0; i < std::min(first.texts.size(), second.texts.size()); ++i)
        if (first.texts[i] != second.texts[i])
            return first.texts[i] + QStringLiteral(" <> ") + second.texts[i];
    if (first.texts.size() != second.texts.size())
        return QStringLiteral("one says more");
    return first.scene == second.scene ? QString() : QStringLiteral("the maps differ");
}

void tst_Secrets::theWindowShowsTheSame_data()
{
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3, 4})
        if (testing::takesPart(static_cast<std::size_t>(seed - 1)))
            QTest::addRow("%d", seed) << seed;
}

void tst_Secrets::theWindowShowsTheSame()
{
    QFETCH(int, seed);
    const std::size_t turned = 1 + static_cast<std::size_t>(seed) % 2;
    for (const std::size_t kinds : {std::size_t{0}, turned})
        m_windows.push_back(opened(mined(kinds)));
    PlayGame &a = m_windows[0]->playPage().game();
    PlayGame &b = m_windows[1]->playPage().game();
    play::RandomPlayer<Assault> player(static_cast<std::uint64_t>(seed));
    const MineKind kinds[] = {MineKind::AntiPersonnel, MineKind::AntiTank, MineKind::Dummy,
                              MineKind::Dummy};
    const char *const hexes[] = {"B3", "C3", "D3", "H4"};
    std::size_t laid = 0;
    int compared = 0;
    for (int i = 0; i < 45 && !a.position().pending.isOver(); ++i) {
        const QString found = difference(*m_windows[0], *m_windows[1]);
        QVERIFY2(found.isEmpty(), qPrintable(QString::fromStdString(asks(a.position())) +
                                             QStringLiteral(": ") + found));
        ++compared;
        if (a.position().pending.question == Question::LayMine) {
            // Covered: the axis is not there, and lays another order of kinds in each game.
            QVERIFY(a.say(Lay{kinds[laid], at(hexes[laid])}, Origin::Mouse));
            QVERIFY(b.say(Lay{kinds[std::size(kinds) - 1 - laid], at(hexes[laid])}, Origin::Mouse));
            ++laid;
            continue;
        }
        const Order order = player.answer(a.position());
        QVERIFY(a.say(order, Origin::Mouse));
        QVERIFY(b.say(order, Origin::Mouse));
        const auto &events = a.game().log().back().events;
        if (std::any_of(events.begin(), events.end(), [](const Event &event) {
                return std::holds_alternative<MineFound>(event.what);
            }))
            break; // now it is known
    }
    QCOMPARE(laid, std::size(kinds));
    QVERIFY(compared >= 8);
}

// The comparison sees what it is there to see: the kinds, once their side looks at them.
void tst_Secrets::aDifferenceWouldBeSeen()
{
    for (const std::size_t kinds : {std::size_t{0}, std::size_t{1}})
        m_windows.push_back(opened(mined(kinds)));
    QCOMPARE(difference(*m_windows[0], *m_windows[1]), QString());

    for (const auto &window : m_windows)
        QTest::mouseClick(
            window->playPage().findChild<HandOverPanel *>()->findChild<QPushButton *>(),
            Qt::LeftButton);

    QVERIFY(!difference(*m_windows[0], *m_windows[1]).isEmpty());
}

HW_WINDOW_TEST(tst_Secrets)

} // namespace hexwerk::assault::ui::tst_secrets

#include "tst_secrets.moc"
