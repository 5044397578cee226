// The table assistant at the three sizes it is made for: what is shown, how many taps an attack
// takes, and no clipped word in either language.
#include "tests/test_program.h"
#include "tests/window/table_test.h"

#include <initializer_list>

namespace hexwerk::assault::ui::tst_assistant_sizes {

class tst_AssistantSizes final : public window::AttackTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void aSmallScreenHasTwoPages();
    void eightTapsForTwoKnownUnits_data();
    void eightTapsForTwoKnownUnits();
    void everySizeFits_data();
    void everySizeFits();
};

void tst_AssistantSizes::aSmallScreenHasTwoPages()
{
    beginAttacks({800, 600});
    QCOMPARE(m_window->size(), QSize(800, 600));
    meet();
    press(QStringLiteral("a21"));
    QVERIFY(!page().findChild<DiceTable *>()->isVisible());
    press(QStringLiteral("3121")); // turns the page by itself
    QVERIFY(page().findChild<DiceTable *>()->isVisible());
    QVERIFY(!page().findChild<PreviewView *>()->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(page().findChild<PreviewView *>()->isVisible());
    press(Qt::Key_Return);
    QVERIFY(page().findChild<DiceTable *>()->isVisible());
}

void tst_AssistantSizes::eightTapsForTwoKnownUnits_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1024, 1366)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// Range, sight, cover and action, each another than it was.
void tst_AssistantSizes::eightTapsForTwoKnownUnits()
{
    QFETCH(const QSize, size);
    QApplication::setDoubleClickInterval(20); // ms: what follows at once is no second tap
    beginAttacks(size);
    desk().unfollow({desk().newCounter("us.rifles43"), desk().newCounter("ger.rifles43")});
    int taps = 0;
    const auto tap = [&](QWidget *widget, QPoint at) {
        QVERIFY(widget && widget->isVisible());
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        ++taps;
        QTest::qWait(2 * QApplication::doubleClickInterval());
    };
    const auto tapButton = [&](const QString &text) {
        QPushButton *found = nullptr;
        for (auto *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && button->text().contains(text))
                found = button;
        QVERIFY2(found, qPrintable(text));
        tap(found, found->rect().center());
    };
    const auto tapUnit = [&](const QString &id) {
        auto *list = page().findChild<UnitPicker *>()->list();
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->text().contains(id))
                return tap(list->viewport(), list->visualItemRect(list->item(row)).center());
        QFAIL(qPrintable(id));
    };
    tapButton(QStringLiteral("(A)"));
    tapUnit(QStringLiteral("(us1)"));
    tapUnit(QStringLiteral("(ger1)")); // it asks by itself
    const std::vector<int> choices = {3, 1, 1, 1};
    for (std::size_t row = 0; row < choices.size(); ++row) {
        std::vector<ChoiceRow *> rows;
        for (auto *shown : page().findChildren<ChoiceRow *>())
            if (shown->isVisible())
                rows.push_back(shown);
        QVERIFY(row < rows.size());
        QPushButton *button = rows[row]->button(choices[row]);
        QVERIFY(button);
        tap(button, button->rect().center());
    }
    QVERIFY2(taps <= 8, qPrintable(QString::number(taps)));
    QCOMPARE(desk().form().range, 4);
    QCOMPARE(desk().form().sight.hindering.size(), std::size_t{1});
    QVERIFY(desk().form().terrain != "clear");
    QVERIFY(desk().form().action == Action::MoveAndFire);
    QVERIFY(page().findChild<DiceTable *>()->isVisible());
}

void tst_AssistantSizes::everySizeFits_data()
{
    addSizes();
}

void tst_AssistantSizes::everySizeFits()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QFETCH(QSize, size);
    m_languages.speak(language);
    applyTheme(isDark ? Theme::Dark : Theme::Light);
    beginAttacks(size);
    const auto check = [&](const char *where) { checkLayout(where, size); };
    check("begun");
    press(QStringLiteral("a"));
    check("who attacks");
    press(Qt::Key_Escape);
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.m4a1", .strength = 3};
    form.target = {.id = "ger1", .card = "ger.grenadiers43", .strength = 4};
    form.target.markers = {Marker::Suppressed, Marker::AttackDiceMinus1};
    form.terrain = "heavy_forest";
    form.range = 4;
    form.sight.hindering = {"brush"};
    desk().setForm(form);
    check("form");
    press(QStringLiteral("m"));
    check("further");
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    check("dice");
    for (int i = 0; i < 40 && !desk().attack()->isDone(); ++i) {
        const Pending &asked = desk().attack()->position().pending;
        press(asked.use == RollUse::Defence ? QStringLiteral("1") : QStringLiteral("6"));
        if (asked.use == RollUse::CriticalAttack)
            check("critical hit");
    }
    QVERIFY(desk().attack()->isDone());
    check("result");
    press(QStringLiteral("z"));
    check("large");
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    form.kind = AttackKind::Assault;
    form.action = Action::NormalMove;
    desk().setForm(form);
    check("assault");

    form = {.kind = AttackKind::Overrun,
            .attacker = desk().newCounter("us.m4a1"),
            .target = desk().newCounter("ger.pak40")};
    desk().setForm(form);
    check("overrun");
    press(Qt::Key_Return); // on a small screen the dice are behind it
    check("last shot");
    press(Qt::Key_Escape);
    for (const AttackKind kind : {AttackKind::Mines, AttackKind::Ground, AttackKind::Smoke}) {
        form = {.kind = kind};
        if (kind == AttackKind::Smoke)
            form.attacker = desk().newCounter("us.mortar81");
        else
            form.target = desk().newCounter("us.m4a1");
        form.range = 4;
        form.sides = {{HexsideKind::TankBarricade}};
        desk().setForm(form);
        check("hazard");
        press(QStringLiteral("m"));
        check("further of a hazard");
        press(Qt::Key_Escape);
    }
}

HW_WINDOW_TEST(tst_AssistantSizes)

} // namespace hexwerk::assault::ui::tst_assistant_sizes

#include "tst_assistant_sizes.moc"
