// The forms of the books' worked examples, entered at the table by mouse and by keys, and dice told
// until the books say what came of them. What the forms alone give is in tst_table_examples.
#include <QPushButton>

#include "app/assault/assistant/dice_table.h"
#include "editor/assault/text/play_text.h"
#include "tests/core/assault/tabletop/told_attack.h"
#include "tests/test_program.h"
#include "tests/window/entered_form.h"

#include <array>
#include <functional>
#include <variant>

namespace hexwerk::assault::ui::tst_entered_examples {

class tst_EnteredExamples final : public window::EnteredForm
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare();
        QApplication::setDoubleClickInterval(20); // milliseconds, which are waited for often
    }
    void init()
    {
        if (!m_window) // one for all examples
            open();
    }
    void cleanupTestCase() { m_window.reset(); }
    void theFormOfAnExample_data();
    void theFormOfAnExample();
    void theResultOfAnExample_data();
    void theResultOfAnExample();

private:
    void tellRoll(const std::vector<std::string> &faces);
    void choose(const Order &order);
    std::string said(const std::string &what) const;
};

namespace {

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
    add("W-42 fire and move", tanks, [](AttackForm &f) { f.action = Action::FireAndMove; });
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
    add("cards of both sides", rifles, [](AttackForm &f) {
        f.attackerCards = {"us.handie_talkie"};
        f.targetCards = {"any.haze"};
    });
    const AttackForm infantry = {.kind = AttackKind::Mines, .target = rifles.attacker};
    add("W-20 retreat out of mines", infantry, [](AttackForm &f) {
        f.mines.isLeft = true;
        f.motion = TargetMotion::FallsBack;
    });
    add("W-20 tank mines that were found", infantry, [](AttackForm &f) {
        f.target.card = "us.m4a1";
        f.mines = {.kind = MineKind::AntiTank, .isFound = true};
    });
    add("W-23 from the flank", example("us.m4a1", "ger.pak40"), [](AttackForm &f) {
        f.kind = AttackKind::Overrun;
        f.area = AreaOfImpact::Flank;
    });
    add("W-48 two hexes", example("us.mortar81", ""), [](AttackForm &f) {
        f.kind = AttackKind::Smoke;
        f.range = 6;
        f.smokeHexes = 2;
    });
    add("wall under a tank", AttackForm{.kind = AttackKind::Ground, .target = tanks.attacker},
        [](AttackForm &f) { f.sides = {{HexsideKind::StoneWall}}; });
    return all;
}

} // namespace

void tst_EnteredExamples::theFormOfAnExample_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("isByKeys");
    const std::vector<Example> all = examples();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const bool isByKeys : {false, true})
            if (HW_SHARE == 1 || isByKeys == (i % 2 == 0)) // in turn under the sanitizers
                QTest::addRow("%s by %s", all[i].name, isByKeys ? "keys" : "mouse")
                    << static_cast<int>(i) << isByKeys;
}

void tst_EnteredExamples::theFormOfAnExample()
{
    QFETCH(const int, place);
    QFETCH(const bool, isByKeys);
    m_isByKeys = isByKeys;
    const Example example = examples()[static_cast<std::size_t>(place)];
    know(example.others);
    enter(example.form);
}

namespace {

// The faces of the next roll that is open, then blanks for its other dice; or a decision.
using Told = std::variant<std::vector<std::string>, Order>;

struct Played
{
    const char *name;
    AttackForm form;
    std::vector<Told> told;
    const char *about;    // "changes", or the roll whose dice are meant
    const char *expected; // from the book
    std::vector<std::string> others = {};
};

using Faces = std::vector<std::string>;

std::vector<Played> played()
{
    const auto with = [](AttackForm form, const std::function<void(AttackForm &)> &change) {
        change(form);
        return form;
    };
    const AttackForm rifles = example("us.rifles43", "ger.rifles43");
    const AttackForm covered = with(rifles, [](AttackForm &f) { f.terrain = "light_forest"; });
    const AttackForm assault = with(rifles, [](AttackForm &f) { f.kind = AttackKind::Assault; });
    const AttackForm bunker = with(example("us.rifles43", "ger.hmg42"), [](AttackForm &f) {
        f.kind = AttackKind::Assault;
        f.work = {OverlayKind::Bunker, Sector::Front};
    });
    const AttackForm onWheels = with(example("us.rifles43", "ger.panzer4g"),
                                     [](AttackForm &f) { f.kind = AttackKind::Assault; });
    const AttackForm mines{.kind = AttackKind::Mines, .target = rifles.attacker};
    const AttackForm tankMines{.kind = AttackKind::Mines,
                               .target = {.id = {}, .card = "us.m4a1"},
                               .mines = {.kind = MineKind::AntiTank}};
    const AttackForm overrun =
        with(example("us.m4a1", "ger.pak40"), [](AttackForm &f) { f.kind = AttackKind::Overrun; });
    const AttackForm smoke = with(example("us.mortar81", ""), [](AttackForm &f) {
        f.kind = AttackKind::Smoke;
        f.range = 4;
    });
    const AttackForm onTruck = with(example("us.rifles43", "ger.truck"),
                                    [](AttackForm &f) { f.kind = AttackKind::Assault; });
    return {
        {"W-36 concealed", covered, {}, "first", "spotting 1"},
        {"a card with a green die", // [R8.3c]
         with(covered,
              [](AttackForm &f) {
                  f.target.markers = {Marker::Firing};
                  f.attackerCards = {"us.handie_talkie"};
              }),
         {},
         "first",
         "attack YYGG"},
        {"W-36 firing",
         with(covered, [](AttackForm &f) { f.target.markers = {Marker::Firing}; }),
         {},
         "first",
         "attack YYG"},
        {"W-36 fire and move",
         with(covered, [](AttackForm &f) { f.target.markers = {Marker::FireAndMove}; }),
         {},
         "first",
         "spotting 1"},
        {"W-36 adjacent",
         with(covered, [](AttackForm &f) { f.range = 1; }),
         {},
         "first",
         "attack YYG"},
        {"W-37 attacker", rifles, {Faces{"C", "C"}, Faces{}}, "critical_attack", "GG"},
        {"W-37 defender", rifles, {Faces{"C", "C"}, Faces{}}, "critical_defence", "BB"},
        {"W-38",
         with(rifles,
              [](AttackForm &f) {
                  f.terrain = "heavy_forest";
                  f.target.markers = {Marker::Firing};
                  f.attacker.experience = Experience::Elite;
              }),
         {Faces{"C", "DD", "X"}, Faces{"C", "C", "X"}},
         "changes",
         "us1 place firing, ger1 damage 1"},
        {"W-39",
         rifles,
         {Faces{"DD", "D"}, Faces{}},
         "changes",
         "us1 place firing, ger1 flip, ger1 damage 1"},
        {"W-46",
         with(example("us.mortar81", "ger.panzer4g"),
              [](AttackForm &f) { f.action = Action::IndirectFire; }),
         {Faces{"D", "X", "-", "C"}},
         "attack",
         "YB"},
        {"W-50",
         bunker,
         {Faces{}, Faces{}, Faces{}, Faces{}, Stay{}, Stay{}},
         "last",
         "assault_attack RYG, defence_defence RY, defence_attack YYG, assault_defence RY"},
        {"W-51",
         bunker,
         {Faces{}, Faces{}, Faces{"D", "C"}, Faces{}},
         "changes",
         "us1 flip, us1 damage 1"},
        {"W-56 C and D",
         onWheels,
         {Choose{std::string(kWheels)}, Faces{"CD"}, Faces{}, Faces{}, Faces{}},
         "changes",
         "ger1 damage 1, ger1 place immobilised"},
        {"W-56 D",
         onWheels,
         {Choose{std::string(kWheels)}, Faces{"D"}, Faces{}, Faces{}, Faces{}},
         "changes",
         "ger1 place immobilised"},
        {"W-56 X", // [R11.1.5a] in the second round
         onWheels,
         {Choose{std::string(kWheels)}, Faces{}, Faces{}, Faces{}, Faces{}, Stay{}, Stay{},
          Choose{std::string(kWheels)}, Faces{"X"}, Faces{}, Faces{}, Faces{}},
         "marks",
         "suppressed"},
        {"W-56 no way in",
         with(onWheels, [](AttackForm &f) { f.isFast = true; }),
         {Choose{std::string(kWheels)}, Faces{}},
         "last roll",
         "assault_defence"},
        {"W-57 one X", assault, {Faces{"X"}, Faces{}, Faces{}, Faces{}}, "changes", ""},
        {"W-20 not found",
         mines,
         {Faces{"4"}},
         "rolls",
         "mine_detection 1, mine_attack YG, mine_defence G"},
        {"W-20 found", mines, {Faces{"5"}}, "rolls", "mine_detection 1"},
        {"W-21 D",
         tankMines,
         {Faces{"1"}, Faces{"D"}, Faces{}},
         "changes",
         "us1 damage 1, us1 place immobilised, us1 halt"},
        {"W-21 C", tankMines, {Faces{"1"}, Faces{"C"}, Faces{}}, "last roll", "critical_defence"},
        {"W-21 X", tankMines, {Faces{"1"}, Faces{"X"}, Faces{}}, "changes", "us1 place suppressed"},
        {"W-23 front", overrun, {React{}, Faces{"X"}, Faces{}}, "changes", "us1 place suppressed"},
        {"W-23 flank",
         with(overrun, [](AttackForm &f) { f.area = AreaOfImpact::Flank; }),
         {TurnTo{}, React{}, Faces{}},
         "changes",
         "us1 place fast_action, ger1 off"},
        {"W-23 rear",
         with(overrun, [](AttackForm &f) { f.area = AreaOfImpact::Rear; }),
         {},
         "changes",
         "us1 place fast_action, ger1 off"},
        {"W-47", smoke, {Faces{"DD", "D"}, Faces{"D"}, Faces{"CD"}}, "smoke", "3 1 2"},
        {"W-48", smoke, {Faces{"CD", "DD", "D", "D"}}, "smoke", "4"},
        {"W-54 slow",
         with(onTruck, [](AttackForm &f) { f.aboard = {{.id = {}, .card = "ger.hmg42"}}; }),
         {Decline{}},
         "aboard",
         "delayed_action",
         {"ger.hmg42"}},
        {"W-54 grenadiers",
         with(onTruck, [](AttackForm &f) { f.aboard = {{.id = {}, .card = "ger.grenadiers43"}}; }),
         {Decline{}},
         "aboard",
         "normal_action",
         {"ger.grenadiers43"}},
        {"W-54 others",
         with(onTruck, [](AttackForm &f) { f.aboard = {{.id = {}, .card = "ger.rifles43"}}; }),
         {Decline{}},
         "aboard",
         "fast_action",
         {"ger.rifles43"}},
        {"W-57 two X", assault, {Faces{"X", "X"}, Faces{}, Faces{}, Faces{}}, "marks", "fallback"},
    };
}

} // namespace

void tst_EnteredExamples::theResultOfAnExample_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("isByKeys");
    const std::vector<Played> all = played();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const bool isByKeys : {false, true})
            if (HW_SHARE == 1 || isByKeys == (i % 2 == 0)) // in turn under the sanitizers
                QTest::addRow("%s by %s", all[i].name, isByKeys ? "keys" : "mouse")
                    << static_cast<int>(i) << isByKeys;
}

// The columns of a battle die, in their order.
static int columnOf(const std::string &face)
{
    if (face[0] >= '1' && face[0] <= '6') // of a plain die
        return face[0] - '1';
    static constexpr std::array<std::string_view, 6> kColumns = {"-", "X", "D", "DD", "C", "CD"};
    return static_cast<int>(std::find(kColumns.begin(), kColumns.end(), face) - kColumns.begin());
}

void tst_EnteredExamples::tellRoll(const std::vector<std::string> &faces)
{
    const auto &rolls = desk().attack()->rolls();
    const auto open = std::find_if(rolls.begin(), rolls.end(), [](const TableRoll &roll) {
        return std::any_of(roll.faces.begin(), roll.faces.end(),
                           [](const auto &face) { return !face; });
    });
    QVERIFY(open != rolls.end());
    const auto place = static_cast<std::size_t>(open - rolls.begin());
    const std::size_t dice = open->faces.size();
    for (std::size_t die = 0; die < dice; ++die) {
        const int column = columnOf(die < faces.size() ? faces[die] : "-");
        if (m_isByKeys)
            QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_1 + column));
        else
            QTest::mouseClick(page().findChild<DiceTable *>()->button(place, die, column),
                              Qt::LeftButton);
        QCoreApplication::processEvents();
    }
}

void tst_EnteredExamples::choose(const Order &order)
{
    const std::vector<Order> choices = desk().attack()->choices();
    // Units and facings are those of the stage.
    const bool isOne =
        std::holds_alternative<React>(order) || std::holds_alternative<TurnTo>(order);
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const Order &choice) {
        return choice == order || (isOne && choice.index() == order.index());
    });
    QVERIFY(found != choices.end());
    const auto choice = static_cast<int>(found - choices.begin());
    const QString text = std::holds_alternative<TurnTo>(order)
                             ? QStringLiteral("Turn the gun by one vertex")
                             : PlayText::order(desk().attack()->position(), *found);
    if (m_isByKeys) {
        QTest::keyClick(&page(), static_cast<Qt::Key>(Qt::Key_1 + choice));
    } else {
        QPushButton *button = nullptr;
        for (ChoiceRow *row : rows())
            if (auto *one = row->button(choice); one && one->accessibleName() == text)
                button = one;
        QVERIFY2(button, qPrintable(text));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCoreApplication::processEvents();
}

std::string tst_EnteredExamples::said(const std::string &what) const
{
    const TableAttack &attack = *desk().attack();
    if (what == "changes")
        return changes(attack);
    if (what == "marks")
        return markersOf(attack, "ger1");
    if (what == "aboard")
        return markersOf(attack, "known0");
    if (what == "smoke") {
        std::string counts;
        for (const TableChange &change : attack.result().changes)
            if (change.kind == TableChange::LaySmoke)
                counts += (counts.empty() ? "" : " ") + std::to_string(change.points);
        return counts;
    }
    if (what == "rolls")
        return rollsOf(attack);
    if (what == "first")
        return words(attack.rolls().front());
    const std::string all = rollsOf(attack);
    if (what == "last") // of a close combat: its last round
        return all.substr(all.rfind("assault_attack"));
    if (what == "last roll")
        return std::string(toString(attack.rolls().back().use));
    for (const TableRoll &roll : attack.rolls())
        if (toString(roll.use) == what)
            return toString(roll.dice);
    return {};
}

void tst_EnteredExamples::theResultOfAnExample()
{
    QFETCH(const int, place);
    QFETCH(const bool, isByKeys);
    m_isByKeys = isByKeys;
    const Played example = played()[static_cast<std::size_t>(place)];
    know(example.others);
    enter(example.form);
    for (int row = 0; m_isByKeys && row < 10; ++row)
        QTest::keyClick(&page(), Qt::Key_Down); // to the dice
    for (const Told &told : example.told)
        if (const auto *faces = std::get_if<std::vector<std::string>>(&told))
            tellRoll(*faces);
        else
            choose(std::get<Order>(told));
    QCOMPARE(QString::fromStdString(said(example.about)), QString::fromLatin1(example.expected));
}

HW_WINDOW_TEST(tst_EnteredExamples)

} // namespace hexwerk::assault::ui::tst_entered_examples

#include "tst_entered_examples.moc"
