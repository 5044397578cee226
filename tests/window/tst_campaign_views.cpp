// What the page of a campaign shows beside the roster: the way on the chart, the calendar, the
// story of a battle, and nothing of a plan before its side is alone.
#include <QComboBox>
#include <QTabWidget>
#include <QTextBrowser>

#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/campaign/report_dialog.h"
#include "app/assault/campaign/roster_delegate.h"
#include "app/assault/campaign/way_chart.h"
#include "tests/test_program.h"
#include "tests/window/campaign_hands.h"

namespace hexwerk::assault::ui::tst_campaign_views {

class tst_CampaignViews final : public CampaignHands
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void strengthMedalsAndStatesAreDrawn();
    void theChartShowsTheWay();
    void theCalendarListsTheBattles();
    void aTrackHasItsBoxes();
    void aPlanIsCoveredUntilItsSideIsAlone();
    void againstTheComputerNobodyIsSentAway();
    void aResultIsEnteredByKeysAlone();

private:
    // The Axis wins battle 1 at the table; one core unit is reduced and one is lost.
    void axisWins()
    {
        planNothing();
        inDialog<ReportDialog>("tell-result", [](ReportDialog &dialog) {
            auto &table = *dialog.findChild<QTableWidget *>();
            static_cast<QSpinBox *>(table.cellWidget(0, 1))->setValue(1);
            static_cast<QSpinBox *>(table.cellWidget(1, 1))->setValue(0);
            dialog.findChildren<QComboBox *>().first()->setCurrentIndex(1);
        });
        QVERIFY(position().question == CampaignQuestion::Plan);
    }
    void see(int view)
    {
        page().findChild<QTabWidget *>(QStringLiteral("campaign-views"))->setCurrentIndex(view);
    }
    QString story() { return page().findChild<QTextBrowser *>()->toPlainText(); }
    CampaignChart &chart() { return *page().findChild<CampaignChart *>(); }
    QPoint middleOf(std::size_t battle)
    {
        return chart().onScreen(chart().shape().boxes[battle].center());
    }
};

void tst_CampaignViews::strengthMedalsAndStatesAreDrawn()
{
    axisWins();
    const auto badge = [&](int row) {
        return roster().item(row, 7)->data(RosterDelegate::BadgeRole);
    };
    const auto boxes = [&](int row) {
        return roster().item(row, 2)->data(RosterDelegate::BoxesRole);
    };
    // Half of three lost points come back, rounded up: 3 of 4.
    QCOMPARE(boxes(0).toPoint(), QPoint(3, 4));
    QCOMPARE(boxes(1).toPoint(), QPoint(0, 4));
    QCOMPARE(boxes(2).toPoint(), QPoint(3, 3));
    QCOMPARE(badge(0).toInt(), int(RosterDelegate::Badge::Reduced));
    QCOMPARE(badge(1).toInt(), int(RosterDelegate::Badge::Lost));
    QCOMPARE(badge(2).toInt(), int(RosterDelegate::Badge::Good));
    // Each state has a ground of its own.
    QSet<QRgb> grounds;
    for (int row = 0; row < 3; ++row) {
        const QRect cell = roster().visualItemRect(roster().item(row, 7));
        const QImage picture = roster().viewport()->grab(cell).toImage();
        grounds.insert(picture.pixel(int(10 * picture.devicePixelRatio()), picture.height() / 2));
    }
    QCOMPARE(grounds.size(), 3);
}

void tst_CampaignViews::theChartShowsTheWay()
{
    using Way = BattleMark::Way;
    const auto ways = [&] {
        std::vector<Way> all;
        for (const BattleMark &mark : wayMarks(position()).battles)
            all.push_back(mark.way);
        return all;
    };
    // Outpost, crossing, hill.
    QVERIFY(ways() == (std::vector{Way::Now, Way::None, Way::None}));
    axisWins();
    QVERIFY(ways() == (std::vector{Way::Fought, Way::None, Way::Now}));
    QVERIFY(wayMarks(position()).way == (std::vector<std::pair<std::size_t, std::size_t>>{{0, 2}}));
    see(1);
    QTest::mouseClick(chart().viewport(), Qt::LeftButton, {}, middleOf(0));
    QVERIFY2(story().startsWith(QLatin1String("Battle 1, ")), qPrintable(story()));
    QVERIFY(story().contains(QLatin1String("Won by Axis")));
    QVERIFY(!story().contains(QLatin1String("Battle 2")));
    QTest::mouseClick(chart().viewport(), Qt::LeftButton, {}, middleOf(1));
    QCOMPARE(story(), QStringLiteral("The crossing\n11 July 1943\nNot reached so far."));
    // By keys alone.
    chart().setFocus();
    QTest::keyClick(chart().viewport(), Qt::Key_Left);
    QVERIFY(story().startsWith(QLatin1String("Battle 1, ")));
    // A battle that was told by hand has no game.
    QTest::keyClick(chart().viewport(), Qt::Key_Return);
    QCOMPARE(told(), QStringLiteral("There is no game of this battle to open."));
    planNothing();
    QTest::mouseDClick(chart().viewport(), Qt::LeftButton, {}, middleOf(2));
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
}

void tst_CampaignViews::theCalendarListsTheBattles()
{
    auto &calendar = *page().findChild<CampaignCalendar *>();
    const auto row = [&](int place) {
        QStringList texts;
        for (int column = 0; column < calendar.columnCount(); ++column)
            texts << calendar.item(place, column)->text();
        return texts.join(QLatin1Char('|'));
    };
    QCOMPARE(calendar.rowCount(), 1);
    QVERIFY2(row(0).startsWith(QLatin1String("10 July 1943|1. ")), qPrintable(row(0)));
    QVERIFY(row(0).endsWith(QLatin1String("|Up next|")));
    axisWins();
    QCOMPARE(calendar.rowCount(), 2);
    QVERIFY2(row(0).contains(QLatin1String("|Won by Axis|4")), qPrintable(row(0)));
    see(2);
    calendar.selectRow(0);
    QVERIFY(story().startsWith(QLatin1String("Battle 1, ")));
    calendar.selectRow(1);
    QVERIFY(story().startsWith(QLatin1String("Battle 2, ")));
    m_languages.speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY2(row(0).startsWith(QLatin1String("10. Juli 1943|")), qPrintable(row(0)));
    QVERIFY(story().startsWith(QLatin1String("Gefecht 2, ")));
}

void tst_CampaignViews::aTrackHasItsBoxes()
{
    auto &board = *page().findChild<StatusBoard *>();
    QCOMPARE(board.tracks().size(), std::size_t(1));
    QCOMPARE(board.tracks()[0].name, QStringLiteral("Momentum"));
    QCOMPARE(board.tracks()[0].value, 0);
    axisWins(); // -1
    QCOMPARE(board.tracks()[0].value, -1);
}

void tst_CampaignViews::aPlanIsCoveredUntilItsSideIsAlone()
{
    axisWins();
    QVERIFY(hasToPlan(position(), 0) && hasToPlan(position(), 1));
    inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
        auto &tree = *dialog.findChild<QTreeWidget *>();
        auto &cover = *dialog.findChild<HandOverPanel *>();
        QVERIFY(cover.isVisible() && !tree.isVisible());
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("agree"))->isVisible());
        QTest::keyClick(&dialog, Qt::Key_H);
        QVERIFY(!cover.isVisible() && tree.isVisible());
    });
    // Nothing on the page tells what was decided.
    QVERIFY(position().question == CampaignQuestion::Plan);
    QCOMPARE(int(position().asked), 1);
    QSettings().setValue(QStringLiteral("play/one-player"), true);
    inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
        QVERIFY(dialog.findChild<QTreeWidget *>()->isVisible());
    });
    QVERIFY(position().question == CampaignQuestion::Battle);
}

// Who plays against it decides for both.
void tst_CampaignViews::againstTheComputerNobodyIsSentAway()
{
    axisWins();
    QVERIFY(hasToPlan(position(), 0) && hasToPlan(position(), 1));
    page().session().setPlayers({{"axis", "regular"}});
    for (int side = 0; side < 2; ++side)
        inDialog<PlanDialog>("decide", [](PlanDialog &dialog) {
            QVERIFY(dialog.findChild<QTreeWidget *>()->isVisible());
            QVERIFY(!dialog.findChild<HandOverPanel *>()->isVisible());
        });
    QVERIFY(position().question == CampaignQuestion::Battle);
}

// Five units with two losses, a reduction, two kills and an objective: under 60 presses.
void tst_CampaignViews::aResultIsEnteredByKeysAlone()
{
    planNothing();
    inDialog<ReportDialog>("tell-result", [](ReportDialog &dialog) {
        int presses = 0;
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, with);
            ++presses;
        };
        auto &table = *dialog.findChild<QTableWidget *>();
        press(Qt::Key_W, Qt::AltModifier);
        press(Qt::Key_Down); // the Axis
        while (!table.hasFocus() && presses < 20)
            press(Qt::Key_Tab);
        press(Qt::Key_2);
        press(Qt::Key_Plus);
        press(Qt::Key_Plus);
        press(Qt::Key_Down);
        press(Qt::Key_0);
        press(Qt::Key_Down);
        press(Qt::Key_O);
        press(Qt::Key_Down);
        press(Qt::Key_9); // more than it has
        QVERIFY2(presses < 60, qPrintable(QString::number(presses)));
        const BattleReport report = dialog.report();
        QCOMPARE(report.winner, std::string("axis"));
        QCOMPARE(report.fates[0].strength, 2);
        QCOMPARE(report.fates[0].kills, 2);
        QCOMPARE(report.fates[1].strength, 0);
        QCOMPARE(report.fates[2].strength, 3);
        QCOMPARE(report.fates[2].objectives, 1);
        QCOMPARE(report.fates[3].strength, 4);
        // A lost unit is ticked, and the tick taken away gives it its strength back.
        QTableWidgetItem &lost = *table.item(1, 4);
        QCOMPARE(lost.checkState(), Qt::Checked);
        lost.setCheckState(Qt::Unchecked);
        QCOMPARE(dialog.report().fates[1].strength, 4);
        lost.setCheckState(Qt::Checked);
        QCOMPARE(dialog.report().fates[1].strength, 0);
    });
    QCOMPARE(position().fought.size(), std::size_t(1));
}

HW_WINDOW_TEST(tst_CampaignViews)

} // namespace hexwerk::assault::ui::tst_campaign_views

#include "tst_campaign_views.moc"
