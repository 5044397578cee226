// [R4.9.2] Command points of a game at a real table, put on cards by hand.
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_tracked_points {

class tst_TrackedPoints final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void r6_2_2b_pointsArePutOnCardsByHand();
};

void tst_TrackedPoints::init()
{
    QDir(keptTablesFolder()).removeRecursively();
    openWindow();
}

void tst_TrackedPoints::r6_2_2b_pointsArePutOnCardsByHand()
{
    openAssistant();
    QFile shipped(scenario());
    QVERIFY(shipped.open(QFile::ReadOnly));
    QByteArray text = shipped.readAll();
    QVERIFY(text.contains("command_points = false"));
    text.replace("command_points = false", "command_points = true");
    QTemporaryDir folder;
    QFile planned(folder.filePath(QStringLiteral("planned.toml")));
    QVERIFY(planned.open(QFile::WriteOnly) && planned.write(text) == text.size());
    planned.close();
    assistant().beginGame(planned.fileName());
    QCoreApplication::processEvents();
    press("p");
    QVERIFY(table().game.phase == Phase::Planning);
    QVERIFY(isSaid(QStringLiteral("Put your command points on unit cards.")));
    // [R6.0a] Planning follows the initiative; what comes later is open.
    QVERIFY(isSaid(QStringLiteral("▶ Planning phase")));
    QVERIFY(isSaid(QStringLiteral("○ Support phase")));
    QVERIFY(isSaid(QStringLiteral("○ Organization phase")));
    // Three of six, and one of four: three are held back.
    const auto more = [this] {
        QCoreApplication::processEvents(); // what was added is shown
        for (auto *button : page().findChildren<QAbstractButton *>())
            if (button->isVisible() && button->isEnabled() &&
                button->accessibleName() == QStringLiteral("One point more on Rifles 43"))
                return button;
        return static_cast<QAbstractButton *>(nullptr);
    };
    for (int point = 0; point < 4; ++point) {
        QVERIFY(more());
        more()->click();
    }
    QVERIFY(!more());
    QVERIFY(isSaid(QStringLiteral("All command points lie on cards.")));
    QCOMPARE(session().records().size(), std::size_t{5});

    press("p");
    QVERIFY(table().game.phase == Phase::Action);
    QVERIFY(isSaid(QStringLiteral("✓ Planning phase")));
    press("14"); // the first unit moves
    QCOMPARE(int(table().game.points[unit("us1").side].onCards[0].left), 2);
    session().takeBack();
    QCOMPARE(int(table().game.points[0].onCards[0].left), 3);
}

HW_WINDOW_TEST(tst_TrackedPoints)

} // namespace hexwerk::assault::ui::tst_tracked_points

#include "tst_tracked_points.moc"
