// The table assistant by hand: one attack by keys and by mouse with every press counted, what is
// remembered, and what is taken back.
#include <QLineEdit>

#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_assistant {

class tst_Assistant final : public window::AttackTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void anAttackByKeys();
    void anAttackByMouse();
    void fireBackOverTheSameGround();
    void aRangeOfTwoDigits();
    void aWrongDieIsCorrectedWithOnePress();
    void everyStepCanBeTakenBack();
    void aWrongPressLosesNoDice();
    void rarerQuestionsByKeys();
    void whoHelpsIsNobodyElse();
    void closeCombatAsksForWithdrawal();
    void aBlockedLineSaysWhy();
    void theProgramCanRoll();
    void theResultIsTurnedInTheOpponentsLanguage();
    void terrainThatIsUsedHasAButton();
    void itIsOpenedAndLeftByKey();
    void aPressBesideTheListOfUnitsLeavesTheKeysWithIt();
};

void tst_Assistant::aPressBesideTheListOfUnitsLeavesTheKeysWithIt()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a"));
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    page().setFocus(); // as a press beside it does
    QCOMPARE(QApplication::focusWidget(), field);
    press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), &page());
}

void tst_Assistant::anAttackByKeys()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a2"));
    press(QStringLiteral("1")); // who is attacked is asked at once
    press(QStringLiteral("3221"));
    const AttackForm &form = desk().form();
    QCOMPARE(form.attacker.id, std::string("ger1"));
    QCOMPARE(form.target.id, std::string("us1"));
    QCOMPARE(form.range, 3);
    QCOMPARE(form.sight.hindering.size(), std::size_t{1});
    QCOMPARE(form.terrain, std::string("light_forest"));
    QVERIFY(desk().attack());
    const int dice = [&] {
        int count = 0;
        for (const TableRoll &roll : desk().attack()->rolls())
            count += static_cast<int>(roll.faces.size());
        return count;
    }();
    press(QString(dice, QLatin1Char('2'))); // each shows a suppression, spotting a 2: blind
    while (!desk().attack()->isDone())
        press(QStringLiteral("1"));
    press(Qt::Key_Return);
    QVERIFY(m_presses - dice <= 10 + 1); // and one that the blind shot has more
    QCOMPARE(desk().counters().front().id, std::string("ger1"));
    QVERIFY(desk().counters().front().markers.has(Marker::Firing));
}

void tst_Assistant::anAttackByMouse()
{
    beginAttacks();
    meet();
    const auto pickFirst = [&] {
        QCoreApplication::processEvents();
        auto *list = page().findChild<UnitPicker *>()->list();
        QTest::qWait(QApplication::doubleClickInterval()); // this is another click
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(0)).center());
        ++m_presses;
    };
    click(buttonThatSays(QStringLiteral("Attacker")));
    pickFirst(); // Rifles us1
    pickFirst(); // and, asked at once, ger1
    click(choice(QStringLiteral("2")));
    click(choice(QStringLiteral("clear")));
    click(choice(QStringLiteral("Clear")));
    click(choice(QStringLiteral("Fire")));
    const int form = m_presses;
    QCOMPARE(form, 7);
    const auto rolls = desk().attack()->rolls();
    for (std::size_t roll = 0; roll < rolls.size(); ++roll)
        for (std::size_t die = 0; die < rolls[roll].faces.size(); ++die)
            click(page().findChild<DiceTable *>()->button(roll, die, 1));
    click(buttonThatSays(QStringLiteral("Done on the table")));
    QCOMPARE(m_presses, form + 4 + 1); // YYG against Y
    QVERIFY(desk().counters().front().markers.has(Marker::Firing));
}

void tst_Assistant::fireBackOverTheSameGround()
{
    beginAttacks();
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
    form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
    form.range = 4;
    form.sight.hindering = {"brush"};
    form.terrain = "heavy_forest";
    desk().setForm(form);
    desk().swap();
    AttackForm back = desk().form();
    back.terrain = "light_forest"; // under the first attacker
    desk().setForm(back);
    while (!desk().attack()->isDone())
        press(QStringLiteral("r"));
    press(Qt::Key_Return);
    m_presses = 0;
    press(QStringLiteral("x"));
    QCOMPARE(desk().form().attacker.id, std::string("us1"));
    QCOMPARE(desk().form().range, 4);
    QCOMPARE(desk().form().sight, form.sight);
    QCOMPARE(desk().form().terrain, std::string("heavy_forest"));
    QVERIFY(desk().attack());
    QCOMPARE(m_presses, 1); // and one more when the dice are told
}

void tst_Assistant::aRangeOfTwoDigits()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21d12"));
    QCOMPARE(desk().form().range, 12);
    press(QStringLiteral("d1"));
    press(Qt::Key_Down);
    press(QStringLiteral("2")); // sight by now: hindered, for which a hex lies between
    QCOMPARE(desk().form().range, 2);
    QCOMPARE(desk().form().sight.hindering.size(), std::size_t{1});
}

void tst_Assistant::aWrongDieIsCorrectedWithOnePress()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a212111"));
    auto *dice = page().findChild<DiceTable *>();
    press(QStringLiteral("333")); // D on each
    QVERIFY(dice->button(0, 1, 2)->isChecked());
    m_presses = 0;
    click(dice->button(0, 1, 0));
    QCOMPARE(m_presses, 1);
    QVERIFY(dice->button(0, 1, 0)->isChecked());
    QVERIFY(!dice->button(0, 1, 2)->isChecked());
    QVERIFY(std::get<Symbols>(*desk().attack()->rolls()[0].faces[1]) == Symbols());
}

void tst_Assistant::everyStepCanBeTakenBack()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    const AttackForm begun = desk().form();
    press(QStringLiteral("32"));
    press(QStringLiteral("f1"));
    press(QStringLiteral("222"));
    QVERIFY(desk().attack()->hasEntries());
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Backspace);
    QVERIFY(!desk().attack()->hasEntries());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk().form(), begun);
}

void tst_Assistant::aWrongPressLosesNoDice()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    press(QStringLiteral("2111"));
    press(QStringLiteral("333"));
    const auto told = desk().attack()->rolls();
    click(choice(QStringLiteral("7"))); // a slip
    QVERIFY(!desk().attack() || !desk().attack()->hasEntries());
    press(Qt::Key_Backspace);
    QCOMPARE(desk().form().range, 2);
    QVERIFY(desk().attack()->rolls() == told);

    press(QStringLiteral("e")); // another attack, by mistake
    press(Qt::Key_Escape);
    press(Qt::Key_Backspace);
    QVERIFY(desk().attack()->rolls() == told);

    while (!desk().attack()->isDone())
        press(QStringLiteral("r"));
    const auto rolled = desk().attack()->rolls();
    const auto counters = desk().counters();
    press(Qt::Key_Return);
    QVERIFY(desk().counters() != counters);
    press(Qt::Key_Backspace); // done too early
    QVERIFY(desk().counters() == counters);
    QVERIFY(desk().attack()->rolls() == rolled);
}

void tst_Assistant::rarerQuestionsByKeys()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    press(QStringLiteral("4m"));
    press(QStringLiteral("2")); // the target moves
    QVERIFY(desk().form().motion == TargetMotion::Moves);
    press(Qt::Key_Down);
    press(QStringLiteral("3")); // hexes hinder
    QCOMPARE(desk().form().sight.hindering.size(), std::size_t{3});
    press(Qt::Key_Down);
    press(QStringLiteral("2")); // smoke markers
    QCOMPARE(desk().form().sight.smoke, 2);
    press(Qt::Key_Up);
    press(QStringLiteral("0"));
    QVERIFY(desk().form().sight.hindering.empty());
    for (int i = 0; i < 30; ++i)
        press(Qt::Key_Down);
    press(QStringLiteral("5")); // experience of the attacker, the last one
    QVERIFY(desk().form().attacker.experience == Experience::Elite);
    press(Qt::Key_Escape);
    QVERIFY(desk().attack());
}

void tst_Assistant::whoHelpsIsNobodyElse()
{
    beginAttacks();
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
    form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
    form.joined = {{.unit = {.id = "us2", .card = "us.rifles43", .strength = 4}}};
    desk().setForm(form);
    QVERIFY(desk().attack());
    desk().setUnit(Role::Attacker, form.joined[0].unit);
    QVERIFY(desk().faults().empty());
    QVERIFY(desk().form().joined.empty());

    desk().setForm(form);
    const std::vector<FormQuestion> asked = FormQuestions(desk()).main();
    AttackForm assault = desk().form();
    asked.back().choose(assault, 2);
    QVERIFY(assault.kind == AttackKind::Assault);
    QVERIFY(assault.joined.empty());
}

void tst_Assistant::closeCombatAsksForWithdrawal()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21f3"));
    QCOMPARE(desk().form().kind, AttackKind::Assault);
    QCOMPARE(desk().attack()->rolls().size(), std::size_t{4});
    press(QStringLiteral("f3")); // to the dice
    while (desk().attack()->position().pending.isChance())
        press(QStringLiteral("1"));
    QVERIFY(desk().attack()->position().pending.question == Question::Withdraw);
    const std::vector<Order> choices = desk().attack()->choices();
    QCOMPARE(choices.size(), std::size_t{2});
    press(QStringLiteral("1"));
    QVERIFY(desk().attack()->isDone() ||
            desk().attack()->position().pending.question == Question::Withdraw);
}

void tst_Assistant::aBlockedLineSaysWhy()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    press(QStringLiteral("34"));
    QVERIFY(!desk().attack());
    const QString said = page().findChild<PreviewView *>()->toPlainText();
    QVERIFY2(said.contains(QStringLiteral("line of sight is blocked")), qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("R10.2b")));
    press(QStringLiteral("l1"));
    QVERIFY(desk().attack());
}

void tst_Assistant::theProgramCanRoll()
{
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    press(QStringLiteral("2111"));
    while (!desk().attack()->isDone())
        press(QStringLiteral("r"));
    QVERIFY(result().contains(QStringLiteral("Place Firing on Rifles 43 (ger1)")));
}

void tst_Assistant::theResultIsTurnedInTheOpponentsLanguage()
{
    QSettings().setValue(QStringLiteral("assistant/opponent"), QStringLiteral("de"));
    beginAttacks();
    meet();
    press(QStringLiteral("a21"));
    press(QStringLiteral("2111"));
    press(QStringLiteral("222222"));
    QVERIFY(result().contains(QStringLiteral("Rifles 43 (us1)")));
    press(QStringLiteral("o"));
    QVERIFY(card().isTurned());
    QVERIFY2(result().contains(QStringLiteral("Legen Sie „")), qPrintable(result()));
    press(QStringLiteral("o"));
    QVERIFY2(result().contains(QStringLiteral("Place ")), qPrintable(result()));
    press(QStringLiteral("z"));
    int turned = 0;
    for (const auto *card : page().findChildren<ResultCard *>())
        if (card->isVisible())
            turned +=
                card->isTurned() && card->text().contains(QStringLiteral("Legen Sie")) ? 1 : 0;
    QCOMPARE(turned, 1);
    press(Qt::Key_Escape);
}

// [screens 7.3] The last three; each keeps its place.
void tst_Assistant::terrainThatIsUsedHasAButton()
{
    beginAttacks();
    meet();
    const std::vector<std::string> before = desk().usualTerrain();
    QCOMPARE(before.size(), std::size_t{3});
    const auto use = [this](const std::string &terrain) {
        AttackForm form;
        form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
        form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
        form.terrain = terrain;
        desk().setForm(form);
        play::Randomness random(3);
        while (!desk().attack()->isDone())
            if (desk().attack()->choices().empty())
                desk().rollRest(random);
            else
                desk().choose(Order(desk().attack()->choices().front()));
        desk().finish();
    };
    use(before[0]);
    use(before[2]);
    use("rocky");
    QCOMPARE(desk().usualTerrain(), (std::vector<std::string>{before[0], "rocky", before[2]}));
}

void tst_Assistant::itIsOpenedAndLeftByKey()
{
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(!page().isVisible());
    press("1");
    QVERIFY(page().isVisible());
    press(Qt::Key_Escape); // to where it begins
    QVERIFY(!page().isVisible());
    QVERIFY(m_window->mode() == MainWindow::Mode::Assist);
    press(Qt::Key_Escape);
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
}

HW_WINDOW_TEST(tst_Assistant)

} // namespace hexwerk::assault::ui::tst_assistant

#include "tst_assistant.moc"
