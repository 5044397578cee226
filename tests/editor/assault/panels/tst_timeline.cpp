#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/course/timeline_model.h"
#include "editor/assault/panels/course/timeline_panel.h"
#include "editor/assault/panels/course/timeline_view.h"
#include "editor/assault/panels/map/points_panel.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_timeline {

// Reinforcements on their time line, by mouse and by key; and the points of the sides.
class tst_Timeline final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void groupsStandBelowTheirSidesInTheirTurns();
    void aGroupIsDraggedToAnotherTurnInOneStep();
    void aDragIsGivenUp_data();
    void aDragIsGivenUp();
    void altAndAnArrowMoveAGroup();
    void noGroupLeavesTheGame();
    void aGroupIsAddedWhereTheCursorIs();
    void deleteRemovesTheChosenGroup();
    void enterAsksForTheWholeGroup();
    void pointsFollowEveryEdit();

private:
    TimelineView &view() const { return m_panel->view(); }
    int turnOf(std::size_t group) const
    {
        return m_document->scenario().reinforcements.at(group).turn;
    }
    QModelIndex cell(int row, int column) const { return view().model()->index(row, column); }
    QPoint at(int row, int column) const { return view().visualRect(cell(row, column)).center(); }
    QToolButton *button(const char *words) const;

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<TimelinePanel> m_panel;
};

// Two groups of the allies below their heading; above it that of the axis, who get none.
static constexpr int kAllies = 1;
static constexpr int kFirst = 2;
static constexpr int kSecond = 3;

void tst_Timeline::init()
{
    m_document = std::make_unique<ScenarioDocument>(sampleLibrary());
    m_properties = std::make_unique<Properties>(*sampleLibrary());
    Scenario scenario = sampleScenario();
    scenario.reinforcements.push_back({5, "allied", "", {}, FormationChoice{}, {}});
    m_document->reset(scenario);
    m_panel = std::make_unique<TimelinePanel>(*m_document, *m_properties);
    m_panel->resize(900, 400);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    view().setFocus();
}

void tst_Timeline::cleanup()
{
    m_panel.reset();
}

QToolButton *tst_Timeline::button(const char *words) const
{
    for (auto *one : m_panel->findChildren<QToolButton *>())
        if (one->toolTip().startsWith(QLatin1String(words)))
            return one;
    return nullptr;
}

void tst_Timeline::groupsStandBelowTheirSidesInTheirTurns()
{
    QCOMPARE(view().model()->rowCount(), 4);
    QCOMPARE(view().model()->columnCount(), m_document->scenario().turns + 1);
    QVERIFY(cell(0, 0).data().toString().startsWith(QStringLiteral("Axis: 0 group")));
    QVERIFY(cell(kAllies, 0).data().toString().startsWith(QStringLiteral("Allies: 2 group")));
    QCOMPARE(cell(kFirst, 0).data().toString(),
             QStringLiteral("2 × us.rifles43 (US) – allied-entry"));
    QVERIFY(!cell(kFirst, 3).data(Qt::DecorationRole).isNull());
    QVERIFY(cell(kFirst, 4).data(Qt::DecorationRole).isNull());
    QVERIFY(!cell(kSecond, 5).data(Qt::DecorationRole).isNull());
}

void tst_Timeline::aGroupIsDraggedToAnotherTurnInOneStep()
{
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at(kFirst, 3));
    for (const int turn : {4, 5, 6})
        QTest::mouseMove(view().viewport(), at(kFirst, turn));
    QCOMPARE(turnOf(0), 3); // until it is dropped
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(kFirst, 6));
    QCOMPARE(turnOf(0), 6);
    QCOMPARE(view().currentIndex(), cell(kFirst, 6));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(turnOf(0), 3);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(kFirst, 5)); // nothing is there
    QCOMPARE(turnOf(0), 3);
}

void tst_Timeline::aDragIsGivenUp_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("Escape") << int{Qt::Key_Escape} << 0;
    QTest::newRow("Ctrl+Z") << int{Qt::Key_Z} << int{Qt::ControlModifier};
}

void tst_Timeline::aDragIsGivenUp()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at(kFirst, 3));
    QTest::mouseMove(view().viewport(), at(kFirst, 5));
    QTest::keyClick(&view(), static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at(kFirst, 5));
    QCOMPARE(turnOf(0), 3);
    QVERIFY(!m_document->undoStack().canUndo());
}

void tst_Timeline::altAndAnArrowMoveAGroup()
{
    view().setCurrentIndex(cell(kSecond, 0));
    QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(turnOf(1), 4);
    QCOMPARE(view().currentIndex(), cell(kSecond, 4));
    QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(turnOf(1), 5);
    QCOMPARE(m_document->undoStack().count(), 2);
    QTest::mouseClick(button("One turn earlier"), Qt::LeftButton);
    QCOMPARE(turnOf(1), 4);
}

void tst_Timeline::noGroupLeavesTheGame()
{
    view().setCurrentIndex(cell(kSecond, 5));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(turnOf(1), m_document->scenario().turns);
    QVERIFY(!button("One turn later")->isEnabled());
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(turnOf(1), 1);
}

void tst_Timeline::aGroupIsAddedWhereTheCursorIs()
{
    view().setCurrentIndex(cell(kFirst, 4));
    QTest::mouseClick(button("Add a group"), Qt::LeftButton);
    const Reinforcement &added = m_document->scenario().reinforcements.back();
    QCOMPARE(m_document->scenario().reinforcements.size(), std::size_t{3});
    QCOMPARE(added.turn, 4);
    QCOMPARE(added.side, std::string("allied"));
    QCOMPARE(added.zone, std::string("allied-entry"));
    QVERIFY(view().currentIndex() == cell(kSecond + 1, 4));
}

void tst_Timeline::deleteRemovesTheChosenGroup()
{
    view().setCurrentIndex(cell(kFirst, 3));
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(m_document->scenario().reinforcements.size(), std::size_t{1});
    QVERIFY(m_document->scenario().reinforcements.front().formation.has_value());
}

void tst_Timeline::enterAsksForTheWholeGroup()
{
    ItemRef asked;
    connect(m_panel.get(), &TimelinePanel::editWanted, this, [&](ItemRef group) { asked = group; });
    view().setCurrentIndex(cell(kSecond, 5));
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY((asked == ItemRef{Table::Reinforcement, 1}));
}

void tst_Timeline::pointsFollowEveryEdit()
{
    auto library = std::make_shared<DataStore>(*sampleLibrary());
    library->cards.units["us.rifles43"].points = 6;
    ScenarioDocument document(library);
    document.reset(sampleScenario());
    PointsPanel panel(document);
    const auto *table = panel.findChild<QTableWidget *>();
    const auto shown = [&](int column) { return table->item(kAllies, column)->text(); };
    QCOMPARE(shown(2), QStringLiteral("6"));  // one stands there
    QCOMPARE(shown(5), QStringLiteral("12")); // two come later
    QCOMPARE(shown(6), QStringLiteral("18"));
    document.push(std::make_unique<ChangePropertyCommand>(
        document, *m_properties->find(Table::ReinforcementUnits, "count"),
        std::vector{ItemRef{Table::ReinforcementUnits, 0, 0}}, PropertyValue(3)));
    QCOMPARE(shown(6), QStringLiteral("24"));
    document.undoStack().undo();
    QCOMPARE(shown(6), QStringLiteral("18"));
}

HW_WINDOW_TEST(tst_Timeline)

} // namespace hexwerk::assault::ui::tst_timeline

#include "tst_timeline.moc"
