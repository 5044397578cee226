#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/forms/property_form.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_various {

// Several items at once: what they share is shown, what differs is called so, and a change is one
// step for all of them.
class tst_Various final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatDiffersIsCalledVarious();
    void whatIsAlikeIsShown();
    void whatBelongsToOneAloneIsNotShown();
    void aChangeIsOneStepForAll();
    void leavingAFieldThatDiffersChangesNothing();
    void otherItemsBeginAnotherStep();

private:
    template<typename T>
    T *inside(const char *key) const
    {
        return m_form->fieldOf(key)->findChild<T *>();
    }
    const std::vector<UnitSpec> &units() const { return m_document->scenario().units; }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
    std::unique_ptr<PropertyForm> m_form;
};

void tst_Various::init()
{
    m_form.reset();
    m_document = std::make_unique<ScenarioDocument>(sampleLibrary());
    m_properties = std::make_unique<Properties>(*sampleLibrary());
    Scenario scenario = sampleScenario();
    scenario.units = {unitOf("a", "ger.rifles43", "axis"), unitOf("b", "ger.pak40", "axis"),
                      unitOf("c", "ger.pak40", "axis")};
    scenario.units[0].experience = Experience::Elite;
    scenario.units[1].damage = 2;
    scenario.units[1].half = true;
    scenario.units[1].markers = {"suppressed"};
    scenario.units[1].facing = 2;
    scenario.units[2].facing = 3;
    m_document->reset(scenario);
    m_form = std::make_unique<PropertyForm>(*m_document, *m_properties, nullptr);
    m_form->show();
    m_form->setItems({{Table::Unit, 0}, {Table::Unit, 1}});
}

void tst_Various::whatDiffersIsCalledVarious()
{
    const QString various = QStringLiteral("various");
    QCOMPARE(inside<QComboBox>("experience")->currentIndex(), -1);
    QCOMPARE(inside<QComboBox>("experience")->placeholderText(), various);
    QCOMPARE(inside<QComboBox>("card")->placeholderText(), various);
    QCOMPARE(inside<QSpinBox>("damage")->text(), various);
    QCOMPARE(inside<QCheckBox>("half")->checkState(), Qt::PartiallyChecked);
    QCOMPARE(inside<QLineEdit>("markers")->placeholderText(), various);
    QVERIFY(inside<QLineEdit>("markers")->text().isEmpty());
    m_form->setItems({{Table::Unit, 1}, {Table::Unit, 2}});
    QCOMPARE(inside<QLabel>("facing")->text(), various);
}

void tst_Various::whatIsAlikeIsShown()
{
    QCOMPARE(inside<QComboBox>("side")->currentData().toString(), QStringLiteral("axis"));
    QCOMPARE(inside<QCheckBox>("activated")->checkState(), Qt::Unchecked);
    QCOMPARE(inside<QSpinBox>("player")->text(), QStringLiteral("none"));
}

void tst_Various::whatBelongsToOneAloneIsNotShown()
{
    QVERIFY(!m_form->fieldOf("id")->isVisible());
    QVERIFY(!m_form->fieldOf("at")->isVisible());
    QVERIFY(!m_form->fieldOf("facing")->isVisible()); // infantry has none
    m_form->setItems({{Table::Unit, 0}});
    QVERIFY(m_form->fieldOf("id")->isVisible());
}

void tst_Various::aChangeIsOneStepForAll()
{
    const Scenario before = m_document->scenario();
    QTest::keyClick(inside<QSpinBox>("damage"), Qt::Key_Up); // from "various" to the least
    QCOMPARE(units()[1].damage, 0);
    QCOMPARE(inside<QSpinBox>("damage")->text(), QStringLiteral("0"));
    QTest::keyClick(inside<QSpinBox>("damage"), Qt::Key_Down);
    QCOMPARE(inside<QSpinBox>("damage")->text(), QStringLiteral("0"));
    QTest::mouseClick(inside<QCheckBox>("half"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(units()[0].half && units()[1].half);
    QTest::keyClick(inside<QComboBox>("experience"), Qt::Key_Home);
    QVERIFY(units()[0].experience == Experience::Recruit);
    QVERIFY(units()[1].experience == Experience::Recruit);
    QCOMPARE(m_document->undoStack().count(), 3);
    QTest::keyClicks(inside<QLineEdit>("markers"), QStringLiteral("dug_in"));
    QTest::keyClick(inside<QLineEdit>("markers"), Qt::Key_Return);
    QCOMPARE(units()[0].markers, std::vector<std::string>{"dug_in"});
    QCOMPARE(units()[1].markers, std::vector<std::string>{"dug_in"});
    QCOMPARE(m_document->undoStack().count(), 4);
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QVERIFY(m_document->scenario() == before);
    QCOMPARE(inside<QSpinBox>("damage")->text(), QStringLiteral("various"));
}

void tst_Various::leavingAFieldThatDiffersChangesNothing()
{
    for (const char *key : {"damage", "markers", "player", "experience"}) {
        m_form->fieldOf(key)->setFocus();
        QTest::keyClick(m_form->fieldOf(key)->focusProxy(), Qt::Key_Return);
    }
    m_form->setItems({{Table::Unit, 2}});
    QVERIFY(!m_document->undoStack().canUndo());
}

void tst_Various::otherItemsBeginAnotherStep()
{
    QTest::keyClick(inside<QSpinBox>("damage"), Qt::Key_Up);
    QTest::keyClick(inside<QSpinBox>("damage"), Qt::Key_Up);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_form->setItems({{Table::Unit, 0}, {Table::Unit, 2}});
    QTest::keyClick(inside<QSpinBox>("damage"), Qt::Key_Up);
    QCOMPARE(m_document->undoStack().count(), 2);
}

HW_WINDOW_TEST(tst_Various)

} // namespace hexwerk::assault::ui::tst_various

#include "tst_various.moc"
