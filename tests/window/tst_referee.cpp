#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include "app/assault/beside/luck_dialog.h"
#include "app/assault/editing/editor_page.h"
#include "app/assault/referee/correct_dialog.h"
#include "app/assault/referee/position_dialog.h"
#include "app/editing/sheet_tabs.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_referee {

// What a referee sets right, the luck of the dice, and a position that becomes a scenario.
class tst_Referee final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void r5_0b_aUnitIsCorrectedByKeyLoggedAndTakenBack();
    void r5_0b_whatWillChangeIsToldBefore();
    void r5_0b_theMapHasAMenuForIt();
    void r5_0b_itWorksInTheMiddleOfAnAction();
    void anotherMomentIsNotCorrected();
    void namesKeepTheirAmpersands();
    void luckIsCountedAndCopied();
    void aPositionBecomesAScenario();

private:
    QAction *action(const char *key) const;
    void press(QDialog &dialog, QDialogButtonBox::StandardButton button)
    {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
    }
};

static Scenario duel()
{
    assault::Table table;
    table.rifles("u1", "E8").rifles("g1", "E6").rifles("g2", "C2");
    table.scenario.title = {{"en", "Duel"}};
    table.scenario.sides[0].name = {{"en", "Axis"}};
    table.scenario.sides[1].name = {{"en", "Allies"}};
    return table.scenario;
}

void tst_Referee::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
    play(duel());
    while (m_hands->position().phase == Phase::Support)
        m_window->playPage().game().say(Pass{}, Origin::Mouse);
}

QAction *tst_Referee::action(const char *key) const
{
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(QString::fromLatin1(key)))
            return action;
    return nullptr;
}

static QComboBox *box(QDialog &dialog, const char *path)
{
    return dialog.findChild<QComboBox *>(QString::fromLatin1(path));
}

static void choose(QDialog &dialog, const char *path, const char *value)
{
    QComboBox *field = box(dialog, path);
    field->setCurrentIndex(field->findData(QString::fromLatin1(value)));
}

static QString told(QDialog &dialog)
{
    return dialog.findChild<QLabel *>(QStringLiteral("changes"))->text();
}

void tst_Referee::r5_0b_aUnitIsCorrectedByKeyLoggedAndTakenBack()
{
    const Position before = m_hands->position();
    m_window->playPage().canvas().setCursor(at("E6"));
    m_hands->onNext<CorrectDialog>([this](CorrectDialog &dialog) {
        choose(dialog, "unit.g1.strength", "2");
        choose(dialog, "unit.g1.experience", "elite");
        dialog.findChild<QCheckBox *>(QStringLiteral("unit.g1.markers.suppressed"))->click();
        press(dialog, QDialogButtonBox::Ok);
        return !dialog.isVisible();
    });

    m_window->playPage().canvas().setFocus();
    m_hands->press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);

    const Position &p = m_hands->position();
    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(markers(p, "g1"), "suppressed");
    QVERIFY(p.experience(id(p, "g1")) == Experience::Elite);
    QVERIFY2(log().contains(QStringLiteral("Referee: Strength of Rifles 43 (g1) from “4” to “2”.")),
             qPrintable(log()));
    QVERIFY(log().contains(QStringLiteral("Referee: Experience of")));
    for (int i = 0; i < 3; ++i)
        m_window->playPage().takeBack();
    QVERIFY(m_hands->position() == before);
}

void tst_Referee::r5_0b_whatWillChangeIsToldBefore()
{
    m_hands->onNext<CorrectDialog>([this](CorrectDialog &dialog) {
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        [&] {
            QCOMPARE(told(dialog), QStringLiteral("Nothing changes yet."));
            QVERIFY(!ok->isEnabled());
            QVERIFY(!box(dialog, "unit.g1.facing")); // [R9.8b]
            choose(dialog, "unit.g1.at", "C2");
            QVERIFY2(told(dialog).contains(QStringLiteral("(g2) is already in C2")),
                     qPrintable(told(dialog)));
            QVERIFY(ok->isEnabled());
            for (const char *marker : {"firing", "fast_action"})
                dialog
                    .findChild<QCheckBox *>(QStringLiteral("unit.g1.markers.") +
                                            QLatin1String(marker))
                    ->click();
            QVERIFY2(told(dialog).contains(QStringLiteral("not possible")),
                     qPrintable(told(dialog)));
            QVERIFY(!ok->isEnabled());
        }();
        press(dialog, QDialogButtonBox::Cancel);
        return !dialog.isVisible();
    });
    const Position before = m_hands->position();
    m_window->playPage().correct(id(before, "g1"), at("E6"));
    QVERIFY(m_hands->position() == before);
}

void tst_Referee::r5_0b_theMapHasAMenuForIt()
{
    m_hands->onNext<CorrectDialog>([this](CorrectDialog &dialog) {
        choose(dialog, "smoke.A1", "3");
        press(dialog, QDialogButtonBox::Ok);
        return !dialog.isVisible();
    });
    QTimer menus;
    connect(&menus, &QTimer::timeout, this, [] {
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget()))
            QTest::keyClick(menu, Qt::Key_Return);
    });
    menus.start(50);
    HexPointer pointer;
    pointer.hex = at("A1");
    QTimer::singleShot(20, this, [] {
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget()))
            menu->setActiveAction(menu->actions().front());
    });

    emit m_window->playPage().canvas().contextMenuRequested(
        pointer, m_window->playPage().canvas().mapToGlobal(QPoint(5, 5)));

    QCOMPARE(m_hands->position().smoke.size(), std::size_t(1));
    QCOMPARE(m_hands->position().smoke[0].count, 3);
}

void tst_Referee::r5_0b_itWorksInTheMiddleOfAnAction()
{
    PlayGame &game = m_window->playPage().game();
    game.say(announce(game.position(), "u1", Action::Fire), Origin::Mouse);
    QVERIFY(action("Ctrl+Alt+A")->isEnabled());
    game.say(Correct{"unit.u1.strength", "4", "3"}, Origin::Mouse);
    QCOMPARE(strength(game.position(), "u1"), 3);
    QCOMPARE(asked(), QStringLiteral("target allied u1"));
}

void tst_Referee::anotherMomentIsNotCorrected()
{
    QAction *correct = action("Ctrl+Alt+A");
    m_window->playPage().game().say(Pass{}, Origin::Mouse);
    QVERIFY(correct->isEnabled());
    m_window->playPage().showMoment(0);
    QVERIFY(!correct->isEnabled());
    QVERIFY2(correct->toolTip().startsWith(QStringLiteral("You are viewing another moment")),
             qPrintable(correct->toolTip()));
    m_window->playPage().showMoment({});
    QVERIFY(correct->isEnabled());
    QVERIFY(correct->toolTip().startsWith(QStringLiteral("Correct a unit")));
}

void tst_Referee::namesKeepTheirAmpersands()
{
    Scenario scenario = duel();
    scenario.objectives.push_back({.id = "mill", .hex = at("D4"), .name = {{"en", "Farm & mill"}}});
    play(scenario);
    bool isWhole = false;
    m_hands->onNext<CorrectDialog>([&](CorrectDialog &dialog) {
        auto *subject = dialog.findChild<QComboBox *>();
        subject->setCurrentIndex(subject->count() - 1); // the game
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            isWhole = isWhole || label->text().contains(QStringLiteral("Farm && mill"));
        dialog.reject();
        return true;
    });
    action("Ctrl+Alt+A")->trigger();
    QVERIFY(isWhole);
}

void tst_Referee::luckIsCountedAndCopied()
{
    PlayGame &game = m_window->playPage().game();
    game.say(announce(game.position(), "u1", Action::Fire), Origin::Mouse);
    game.say(Target{id(game.position(), "g1")}, Origin::Mouse);
    while (game.position().pending.question != Question::BattleDice)
        game.say(Decline{}, Origin::Mouse);
    const int dice = game.position().pending.dice.size();
    game.say(shows(game.position(), {"D"}), Origin::Mouse);
    m_hands->onNext<LuckDialog>([&](LuckDialog &dialog) {
        [&] {
            auto *table = dialog.findChild<QTableWidget *>();
            QCOMPARE(table->rowCount(), 2);
            QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Allies"));
            QCOMPARE(table->item(1, 1)->text(), QStringLiteral("Attack"));
            QCOMPARE(table->item(1, 2)->text(), QString::number(dice));
            QCOMPARE(table->item(1, 4)->text(), QStringLiteral("1"));
            QVERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
        }();
        const auto buttons = dialog.findChildren<QPushButton *>();
        for (QPushButton *button : buttons)
            if (button->text().startsWith(QStringLiteral("Copy")))
                button->click();
        dialog.reject();
        return true;
    });
    action("Ctrl+Alt+H")->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("Who\tRoll\tDice\t")));
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 3);
}

void tst_Referee::aPositionBecomesAScenario()
{
    PlayGame &game = m_window->playPage().game();
    game.say(Correct{"unit.g1.strength", "4", "2"}, Origin::Mouse);
    game.say(announce(game.position(), "u1", Action::NormalMove), Origin::Mouse);
    const std::size_t orders = game.game().log().size();
    m_hands->onNext<PositionDialog>([](PositionDialog &dialog) {
        [&] {
            const QString text = dialog.findChild<QLabel *>(QStringLiteral("not-said"))->text();
            QVERIFY2(text.contains(QStringLiteral("An action is in progress")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("The turn starts again")), qPrintable(text));
        }();
        dialog.accept();
        return true;
    });

    action("Ctrl+Alt+V")->trigger();

    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    const Scenario &scenario = m_window->document().scenario();
    QCOMPARE(scenario.id, std::string("table-turn-1"));
    QCOMPARE(scenario.title.at("en"), std::string("Duel (1/3)"));
    QCOMPARE(scenario.units.size(), std::size_t(3));
    QVERIFY(scenario.units[1].half || scenario.units[1].damage == 2);
    QVERIFY(m_window->document().isModified());
    QCOMPARE(game.game().log().size(), orders); // the game stays
    m_window->document().undoStack().setClean();
}

HW_WINDOW_TEST(tst_Referee)

} // namespace hexwerk::assault::ui::tst_referee

#include "tst_referee.moc"
