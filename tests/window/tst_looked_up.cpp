// What can be looked up during an attack at the table: rules, and the tables of dice.
#include "app/assault/assistant/assistant_settings.h"
#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_looked_up {

class tst_LookedUp final : public window::AttackTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void theRuleOfALineByKey();
    void aRuleIsReadInBothLanguages();
    void aFaceThatTheDieLacksLeadsToItsTable();
};

void tst_LookedUp::theRuleOfALineByKey()
{
    beginAttacks();
    meet();
    AttackForm form;
    form.attacker = desk().counters()[0];
    form.target = desk().counters()[1];
    desk().setForm(form);
    auto *rule = page().findChild<RuleView *>();
    QVERIFY(!rule->isVisible());
    QTest::keyClick(&page(), Qt::Key_9, Qt::AltModifier); // no such line
    QVERIFY(!rule->isVisible());
    QTest::keyClick(&page(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(rule->isVisible());
    QVERIFY2(rule->toPlainText().contains(QStringLiteral("R10.7.1")),
             qPrintable(rule->toPlainText()));
}

void tst_LookedUp::aRuleIsReadInBothLanguages()
{
    QSettings().setValue(kAssistantOpponent, QStringLiteral("de"));
    beginAttacks();
    press(Qt::Key_F1);
    const auto *rule = page().findChild<RuleView *>();
    QVERIFY(rule->isVisible());
    QCOMPARE(rule->language(), QStringLiteral("en"));
    press(QStringLiteral("o"));
    QCOMPARE(rule->language(), QStringLiteral("de"));
    click(buttonThatSays(QStringLiteral("Read in English")));
    QCOMPARE(rule->language(), QStringLiteral("en"));
    press(QStringLiteral("o"));
    press(Qt::Key_Escape);
    press(Qt::Key_F1); // begins in the language of the window
    QCOMPARE(rule->language(), QStringLiteral("en"));
    press(Qt::Key_Escape);
}

void tst_LookedUp::aFaceThatTheDieLacksLeadsToItsTable()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a1"));
    press(QStringLiteral("1"));
    press(QStringLiteral("3111"));
    const auto *dice = page().findChild<DiceTable *>();
    auto *note = page().findChild<OffProfileNote *>();
    QVERIFY(!note->isVisible());
    int face = 0;
    while (!dice->button(0, 0, face)->property("other").toBool())
        QVERIFY(++face < 6);
    click(dice->button(0, 0, face));
    QVERIFY(note->isVisible());
    ValuePath path;
    connect(&assistant(), &AssistantView::tableWanted, this,
            [&path](const ValuePath &wanted) { path = wanted; });
    emit note->linkActivated(QStringLiteral("table"));
    QCOMPARE(path.size(), std::size_t{3});
    QCOMPARE(path.front(), std::string("dice"));
    QVERIFY(!assistant().isVisible()); // the table is shown
    m_window->assist();
    while (dice->button(0, 0, face)->property("other").toBool())
        face = (face + 1) % 6;
    click(dice->button(0, 0, face)); // the die is corrected
    QVERIFY(!note->isVisible());
}

HW_WINDOW_TEST(tst_LookedUp)

} // namespace hexwerk::assault::ui::tst_looked_up

#include "tst_looked_up.moc"
