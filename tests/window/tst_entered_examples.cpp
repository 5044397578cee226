// The forms of the books' worked examples, entered at the table by mouse and by keys: what the page
// then has is the form whose dice and results tst_table_examples compares with the books.
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTimer>

#include "app/assault/assistant/form_questions.h"
#include "app/assault/assistant/table_assistant.h"
#include "app/basis/theme.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"

#include <bit>
#include <functional>

namespace hexwerk::assault::ui::tst_entered_examples {

class tst_EnteredExamples final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        QApplication::setDoubleClickInterval(20); // milliseconds, which are waited for often
    }
    void init();
    void cleanup() { m_window.reset(); }
    void theFormOfAnExample_data();
    void theFormOfAnExample();

private:
    AttackPage &page() const { return *m_window->findChild<AttackPage *>(); }
    AttackDesk &desk() const { return page().desk(); }
    void pick(const std::string &card, Role role);
    bool enterNext(const AttackForm &wanted);
    void press(ChoiceRow &row, int choice, const FormQuestion &question);
    std::vector<ChoiceRow *> rows() const;

    bool m_isByKeys = false;
};

namespace {

// How much of a form is not as wanted; units by their cards.
int difference(const AttackForm &a, const AttackForm &b)
{
    int count = 0;
    const auto add = [&count](bool isSame, int weight = 1) { count += isSame ? 0 : weight; };
    const auto addUnit = [&](const TableUnit &one, const TableUnit &other) {
        add(one.card == other.card);
        count += std::abs(one.strength - other.strength);
        count += std::popcount(static_cast<unsigned>(one.markers.bits() ^ other.markers.bits()));
        add(one.experience == other.experience);
        add(one.activated == other.activated);
    };
    const auto addMaybe = [&](const std::optional<TableUnit> &one,
                              const std::optional<TableUnit> &other) {
        add(one.has_value() == other.has_value(), 2);
        if (one && other)
            add(one->card == other->card);
    };
    addUnit(a.attacker, b.attacker);
    addUnit(a.target, b.target);
    // An assault has neither range nor sight.
    add(a.kind == b.kind, 20);
    if (a.kind == AttackKind::Shot && b.kind == AttackKind::Shot) {
        count += std::abs(a.range - b.range);
        add(a.sight.isBlocked == b.sight.isBlocked);
        count += std::abs(int(a.sight.hindering.size()) - int(b.sight.hindering.size()));
        count += std::abs(a.sight.smoke - b.sight.smoke);
        add(a.action == b.action, 3);
        add(a.isReaction == b.isReaction);
        add(a.isOutOfArc == b.isOutOfArc);
        add(a.motion == b.motion);
        count += std::abs(int(a.joined.size()) - int(b.joined.size()));
        add(a.spotter.has_value() == b.spotter.has_value());
        add(a.coverDie == b.coverDie);
    }
    add(a.isFast == b.isFast);
    add(a.isBackward == b.isBackward);
    addMaybe(a.assaultSupport, b.assaultSupport);
    addMaybe(a.defenceSupport, b.defenceSupport);
    add(a.terrain == b.terrain);
    add(a.isDugIn == b.isDugIn);
    add(a.work.has_value() == b.work.has_value(), 2);
    if (a.work && b.work) {
        add(a.work->kind == b.work->kind);
        add(a.work->side == b.work->side);
    }
    for (const TableSide &side : b.sides)
        add(std::find(a.sides.begin(), a.sides.end(), side) != a.sides.end());
    for (const TableSide &side : a.sides)
        add(std::find(b.sides.begin(), b.sides.end(), side) != b.sides.end());
    add(a.road.has_value() == b.road.has_value(), 2);
    if (a.road && b.road) {
        add(a.road->kind == b.road->kind);
        add(a.road->isAlongSight == b.road->isAlongSight);
    }
    add(a.area == b.area);
    addMaybe(a.carrier, b.carrier);
    count += std::abs(int(a.aboard.size()) - int(b.aboard.size()));
    return count;
}

AttackForm example(const char *attacker, const char *target)
{
    return {
        .attacker = {.id = {}, .card = attacker}, .target = {.id = {}, .card = target}, .range = 2};
}

struct Example
{
    const char *name;
    AttackForm form;
    std::vector<std::string> others = {}; // cards of units that are known at this table
};

std::vector<Example> examples()
{
    std::vector<Example> all;
    const auto add = [&all](const char *name, AttackForm form,
                            const std::function<void(AttackForm &)> &change,
                            std::vector<std::string> others = {}) {
        change(form);
        all.push_back({name, std::move(form), std::move(others)});
    };
    const AttackForm rifles = example("us.rifles43", "ger.rifles43");
    const AttackForm tanks = example("us.m4a1", "ger.panzer4g");
    add("W-18 wall", example("us.rifles43", "ger.hmg42"),
        [](AttackForm &f) { f.sides = {{HexsideKind::StoneWall}}; });
    add("W-35 brush and hidden", rifles, [](AttackForm &f) {
        f.terrain = "light_forest";
        f.range = 4;
        f.sight.hindering = {"brush", "brush"};
        f.target.markers = {Marker::Hidden};
    });
    add("W-35 hide action", rifles, [](AttackForm &f) {
        f.terrain = "light_forest";
        f.target.markers = {Marker::HideAction};
    });
    add("W-40 heavy forest", rifles, [](AttackForm &f) {
        f.terrain = "heavy_forest";
        f.target.markers = {Marker::Firing};
    });
    add("W-41 flank", tanks, [](AttackForm &f) { f.area = AreaOfImpact::Flank; });
    add("W-41 rear", tanks, [](AttackForm &f) { f.area = AreaOfImpact::Rear; });
    add("W-42 move and fire", tanks, [](AttackForm &f) { f.action = Action::MoveAndFire; });
    add("W-42 turret fire", tanks, [](AttackForm &f) {
        f.action = Action::TurretFire;
        f.isOutOfArc = true;
        f.target.markers = {Marker::FastAction};
    });
    add("W-43 joint fire", rifles,
        [](AttackForm &f) { f.joined = {{.unit = {.id = {}, .card = "us.rifles43"}, .range = 2}}; },
        {"us.rifles43"});
    add("W-44 mortar", example("us.mortar81", "ger.rifles43"), [](AttackForm &f) {
        f.action = Action::IndirectFire;
        f.range = 8;
    });
    add("W-45 spotter", example("us.mortar81", "ger.rifles43"),
        [](AttackForm &f) {
            f.action = Action::IndirectFire;
            f.range = 8;
            f.spotter = {.unit = {.id = {}, .card = "us.rifles43"}, .range = 8};
        },
        {"us.rifles43"});
    add("W-49 bunker", example("us.rifles43", "ger.hmg42"),
        [](AttackForm &f) {
            f.kind = AttackKind::Assault;
            f.target.markers = {Marker::Firing};
            f.target.activated = true;
            f.work = {OverlayKind::Bunker, Sector::Front};
            f.assaultSupport = TableUnit{.id = {}, .card = "us.rifles43"};
            f.defenceSupport = TableUnit{.id = {}, .card = "ger.rifles43"};
        },
        {"us.rifles43", "ger.rifles43"});
    add("W-52 dug in", rifles, [](AttackForm &f) {
        f.kind = AttackKind::Assault;
        f.isDugIn = true;
    });
    add("W-53 rear of a tank", tanks, [](AttackForm &f) {
        f.kind = AttackKind::Assault;
        f.area = AreaOfImpact::Rear;
    });
    return all;
}

} // namespace

void tst_EnteredExamples::init()
{
    QSettings().clear();
    applyTheme(Theme::Light);
    m_languages.speak(QStringLiteral("en"));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->assist();
    m_window->findChild<TableAssistant *>()->beginAttacks();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

// A new counter by letters of its card; the row by mouse or by Enter.
void tst_EnteredExamples::pick(const std::string &card, Role role)
{
    if (m_isByKeys)
        QTest::keyClick(&page(), role == Role::Attacker ? Qt::Key_A : Qt::Key_T);
    else
        for (auto *button : page().findChildren<QPushButton *>())
            if (button->isVisible() &&
                button->text().contains(role == Role::Attacker ? QStringLiteral("(A)")
                                                               : QStringLiteral("(T)"))) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
    auto *picker = page().findChild<UnitPicker *>();
    QVERIFY(picker->isVisible());
    const UnitCard &own = *desk().rules().cards.unit(card);
    const QString name = QString::fromStdString(std::string(textIn(own.name, "en")));
    // A digit would choose one that is listed.
    QTest::keyClicks(picker->field(), name[0].isDigit() ? name.section(u' ', -1) : name);
    const QString nation = QString::fromStdString(
        std::string(textIn(desk().rules().data.nations.at(own.nation), "en")));
    QListWidget &list = *picker->list();
    const auto isIt = [&](int row) {
        const QString text = list.item(row)->text();
        return text.contains(QStringLiteral("New: %1, %2").arg(name, nation)) ||
               text.endsWith(QStringLiteral("New: %1, %2").arg(name, nation));
    };
    int row = 0;
    while (row < list.count() && !isIt(row))
        ++row;
    QVERIFY2(row < list.count(), card.c_str());
    if (m_isByKeys) {
        for (int i = 0; i < row; ++i)
            QTest::keyClick(picker->field(), Qt::Key_Down);
        QTest::keyClick(picker->field(), Qt::Key_Return);
    } else {
        list.scrollToItem(list.item(row));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualItemRect(list.item(row)).center());
        QTest::qWait(QApplication::doubleClickInterval() + 10); // no double click
    }
    if (picker->isVisible()) // it asks for the target by itself
        QTest::keyClick(picker->field(), Qt::Key_Escape);
    QCoreApplication::processEvents();
}

std::vector<ChoiceRow *> tst_EnteredExamples::rows() const
{
    std::vector<ChoiceRow *> shown;
    for (auto *row : page().findChildren<ChoiceRow *>())
        if (row->isVisible())
            shown.push_back(row);
    return shown;
}

void tst_EnteredExamples::press(ChoiceRow &row, int choice, const FormQuestion &question)
{
    QPushButton *button = row.button(choice);
    const bool isInList = !button;
    if (isInList) { // behind the last one
        QTimer::singleShot(0, this, [&question, choice, this] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QAction *action = menu->actions().at(choice);
            QCOMPARE(action->text(), question.choices.at(choice));
            if (m_isByKeys) {
                for (int i = 0; i <= choice; ++i)
                    QTest::keyClick(menu, Qt::Key_Down);
                QTest::keyClick(menu, Qt::Key_Return);
            } else {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            }
        });
        for (auto *one : row.findChildren<QPushButton *>())
            if (one->isVisible())
                button = one;
    }
    QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(question.text));
    QTest::mouseClick(button, Qt::LeftButton);
}

// The next press that brings the form nearer; false if none does.
bool tst_EnteredExamples::enterNext(const AttackForm &wanted)
{
    const int now = difference(desk().form(), wanted);
    for (const bool isFurther : {false, true}) {
        const FormQuestions all(desk());
        const std::vector<FormQuestion> questions = isFurther ? all.further() : all.main();
        for (std::size_t i = 0; i < questions.size(); ++i)
            for (int choice = 0; choice < questions[i].choices.size(); ++choice) {
                AttackForm tried = desk().form();
                questions[i].choose(tried, choice);
                if (difference(tried, wanted) >= now)
                    continue;
                // A number chooses itself.
                const int digit =
                    questions[i].isNumbered ? choice + 1 : questions[i].choices[choice].toInt();
                const bool hasButton = questions[i].shown == 0 || choice < questions[i].shown - 1;
                const bool byDigit = m_isByKeys && hasButton && digit <= 9;
                if (isFurther) {
                    QTest::keyClick(&page(), Qt::Key_M);
                    QCoreApplication::processEvents();
                }
                if (byDigit && isFurther) {
                    for (std::size_t up = 0; up < questions.size(); ++up)
                        QTest::keyClick(&page(), Qt::Key_Up);
                    for (std::size_t down = 0; down < i; ++down)
                        QTest::keyClick(&page(), Qt::Key_Down);
                    QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_0 + digit));
                } else if (byDigit && !questions[i].key.isEmpty()) {
                    QTest::keyClick(&page(), questions[i].key[0].toLatin1());
                    QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_0 + digit));
                } else {
                    press(*rows().at(i), choice, questions[i]);
                }
                if (isFurther)
                    QTest::keyClick(&page(), Qt::Key_Escape);
                QCoreApplication::processEvents();
                return difference(desk().form(), wanted) < now;
            }
    }
    return false;
}

void tst_EnteredExamples::theFormOfAnExample_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("isByKeys");
    const std::vector<Example> all = examples();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const bool isByKeys : {false, true})
            QTest::addRow("%s by %s", all[i].name, isByKeys ? "keys" : "mouse")
                << static_cast<int>(i) << isByKeys;
}

void tst_EnteredExamples::theFormOfAnExample()
{
    QFETCH(const int, place);
    QFETCH(const bool, isByKeys);
    m_isByKeys = isByKeys;
    const Example example = examples()[static_cast<std::size_t>(place)];
    std::vector<TableUnit> known;
    for (const std::string &card : example.others)
        known.push_back({.id = "known" + std::to_string(known.size()),
                         .card = card,
                         .strength = desk().rules().cards.unit(card)->strength});
    desk().unfollow(known);
    AttackForm wanted = example.form;
    for (TableUnit *unit : {&wanted.attacker, &wanted.target})
        unit->strength = desk().rules().cards.unit(unit->card)->strength;

    pick(wanted.attacker.card, Role::Attacker);
    pick(wanted.target.card, Role::Target);
    QCOMPARE(desk().form().attacker.card, wanted.attacker.card);
    QCOMPARE(desk().form().target.card, wanted.target.card);
    for (int presses = 0; presses < 40 && enterNext(wanted); ++presses)
        continue;
    QCOMPARE(difference(desk().form(), wanted), 0);
    QVERIFY(desk().faults().empty());
    QVERIFY(desk().attack());
}

HW_WINDOW_TEST(tst_EnteredExamples)

} // namespace hexwerk::assault::ui::tst_entered_examples

#include "tst_entered_examples.moc"
