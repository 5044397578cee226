#include <QToolButton>
#include <QToolTip>

#include "app/assault/answer/choices.h"
#include "app/assault/answer/mine_panel.h"
#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_test.h"

#include <map>

namespace hexwerk::assault::ui::tst_why_not {

using Hand = window::By;

// What cannot be chosen says why not, for every kind of question.
class tst_WhyNot final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { closeWindow(); }
    void whatCanBeClickedSaysNothing();
    void whoCannotBeNamedSaysWhy();
    void aHexThatCannotBeEnteredNamesTheRule();
    void whatIsTooFarSaysSo();
    void anEnemyOutOfSightSaysWhy();
    void aUnitThatHasActedSaysWhy();
    void theStatusLineAndTheToolTipSayIt_data() { byMouseAndByKey(); }
    void theStatusLineAndTheToolTipSayIt();
    void everyButtonThatIsOffSaysWhy();
};

void tst_WhyNot::initTestCase()
{
    forgetSettings();
    m_languages.speak(QStringLiteral("en"));
}

// The hexes that an offered order names: the second means.
static std::vector<Hex> offered(const Position &p, const Picked &picked)
{
    std::vector<Hex> hexes;
    for (const Order &order : Assault::legalOrders(p)) {
        if (const auto *step = std::get_if<Step>(&order)) {
            if (step->by == By::Default)
                hexes.push_back(step->to);
        } else if (const auto *lay = std::get_if<Lay>(&order)) {
            if (lay->mine == picked.mine)
                hexes.push_back(lay->hex);
        } else if (const auto *place = std::get_if<Place>(&order)) {
            if (place->unit == picked.unit)
                hexes.push_back(place->hex);
        } else if (const auto *target = std::get_if<Target>(&order);
                   target && target->unit == UnitId{}) {
            hexes.push_back(target->hex);
        } else if (const UnitId unit = unitOf(order); unit != UnitId{}) {
            hexes.push_back(p.unit(unit).at);
        }
    }
    return hexes;
}

static bool isIn(const std::vector<Hex> &hexes, Hex hex)
{
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

// What a click can mean now, with every unit or kind that may be picked.
static std::vector<Picked> picks(const Position &p)
{
    if (p.pending.question == Question::LayMine)
        return {{.mine = MineKind::Dummy}};
    std::vector<Picked> all;
    if (p.pending.question == Question::Announce || p.pending.question == Question::Place ||
        p.pending.question == Question::Disembark)
        for (const Order &order : Assault::legalOrders(p))
            if (const UnitId unit = unitOf(order);
                unit != UnitId{} && (all.empty() || all.back().unit != unit) && all.size() < 3)
                all.push_back({.unit = unit});
    if (all.empty() || p.pending.question == Question::Announce)
        all.push_back({});
    return all;
}

template<typename Look>
static void lookAtEveryQuestion(Look look)
{
    std::map<Question, int> seen;
    for (const auto &[scenario, seed] : window::livelyGames()) {
        Position p = Assault::start(*setUpGame(scenario, *window::livelyLibrary()).value);
        play::RandomPlayer<Assault> player(seed);
        for (; !p.pending.isOver(); say(p, player.answer(p)))
            if (++seen[p.pending.question] <= 4)
                for (const Picked &picked : picks(p))
                    look(p, picked);
    }
    QVERIFY(seen.size() + 1 >= window::kQuestions); // all but the end
}

void tst_WhyNot::whatCanBeClickedSaysNothing()
{
    int looked = 0;
    lookAtEveryQuestion([&](const Position &p, const Picked &picked) {
        std::vector<Hex> hexes = offered(p, picked);
        for (const auto &mark : highlightsOf(SeenPosition(p), picked)) // where whole ways lead
            if (p.pending.question == Question::Step ||
                (p.pending.question == Question::Announce && picked.unit != UnitId{}))
                hexes.push_back(mark.hex);
        for (const Hex hex : hexes) {
            if (hex.isNowhere())
                continue;
            const QString why = WhyNot::of(p, picked, hex);
            QVERIFY2(
                why.isEmpty(),
                qPrintable(QString::fromStdString(asks(p) + " " + toString(hex) + ": ") + why));
            ++looked;
        }
    });
    QVERIFY(looked > 200);
}

static bool isAboutUnits(Question question)
{
    switch (question) {
    case Question::Target:
    case Question::AttackPassenger:
    case Question::React:
    case Question::LastShot:
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::Cover:
    case Question::Support:
        return true;
    default:
        return false;
    }
}

static bool isAboutHexes(Question question)
{
    switch (question) {
    case Question::Place:
    case Question::Disembark:
    case Question::LayMine:
    case Question::SmokeHex:
    case Question::Fallback:
        return true;
    default:
        return false;
    }
}

void tst_WhyNot::whoCannotBeNamedSaysWhy()
{
    std::map<Question, int> said;
    lookAtEveryQuestion([&](const Position &p, const Picked &picked) {
        const std::vector<Hex> hexes = offered(p, picked);
        const Question question = p.pending.question;
        const bool moves =
            (question == Question::Step && walkInProgress(p)) ||
            (question == Question::Announce && picked.unit != UnitId{} && p.phase == Phase::Action);
        std::vector<Hex> lit;
        for (const auto &mark : highlightsOf(SeenPosition(p), picked))
            lit.push_back(mark.hex);
        for (std::size_t i = 0; i < p.board().size(); i += 1 + i % 3) {
            const Hex hex = p.board().hexAt(i);
            const bool isTaken =
                std::any_of(p.units.begin(), p.units.end(),
                            [hex](const Unit &unit) { return unit.at == hex && unit.inPlay(); });
            const bool isDue = (isAboutUnits(question) && isTaken) ||
                               (isAboutHexes(question) &&
                                (question != Question::Place || picked.unit != UnitId{})) ||
                               (moves && !isTaken && !isIn(lit, hex) &&
                                !wayTo(p, picked.unit, {}, hex).hexes.size());
            if (!isDue || isIn(hexes, hex))
                continue;
            if (question == Question::Step && walkInProgress(p)->at == hex)
                continue;
            const QString why = WhyNot::of(p, picked, hex);
            QVERIFY2(!why.isEmpty(), (asks(p) + " " + toString(hex)).c_str());
            ++said[question];
        }
    });
    QVERIFY(said.size() >= 10);
}

void tst_WhyNot::aHexThatCannotBeEnteredNamesTheRule()
{
    assault::Table table;
    table.terrain("E7", "plain_building").rifles("g1", "L1", {"suppressed"});
    table.unit("u1", "E8", "drill.lorry").facing(0);
    const Position p = table.begin();
    const UnitId lorry = id(p, "u1");
    const auto why = WhyNot::refusalAt(p, {.unit = lorry}, at("E7"));
    const auto moves = reachOf(p, lorry, Action::NormalMove, MoveKind::Normal);
    QVERIFY(std::none_of(moves.begin(), moves.end(),
                         [](const auto &one) { return one.hex == at("E7"); }));
    QVERIFY(why.has_value());
    QVERIFY(why->message == Message::ProhibitedTerrain);
}

void tst_WhyNot::whatIsTooFarSaysSo()
{
    const Position p =
        assault::Table().rifles("g1", "L1", {"suppressed"}).rifles("u1", "B9").begin();

    const auto next = WhyNot::refusalAt(p, {.unit = id(p, "u1")}, at("B5")); // a hex too far
    QVERIFY(next && next->message == Message::NotEnoughMovement);
    QCOMPARE(next->rule, std::string_view("R9.0a"));
    const QString far = WhyNot::of(p, {.unit = id(p, "u1")}, at("K2"));
    QVERIFY2(far.contains(QLatin1String("K2")) && far.contains(QLatin1String("R9.0a")),
             qPrintable(far));
    QVERIFY(WhyNot::of(p, {}, at("K2")).isEmpty()); // nobody is chosen
}

void tst_WhyNot::anEnemyOutOfSightSaysWhy()
{
    const Position p = assault::Table()
                           .terrain("E5", "heavy_forest")
                           .rifles("g1", "E2")
                           .rifles("u1", "E9")
                           .begin();
    const auto why = WhyNot::refusalAt(p, {.unit = id(p, "u1")}, at("E2"));
    QVERIFY(why.has_value());
    const auto ruling = shotRuling(p, unit(p, "u1"), id(p, "g1"), Action::Fire);
    QVERIFY(!ruling && *why == ruling.error());
}

void tst_WhyNot::aUnitThatHasActedSaysWhy()
{
    Position p = assault::Table().rifles("g1", "L1").rifles("u1", "B9").rifles("u2", "D9").begin();
    p.unit(id(p, "u1")).activated = true;
    const auto why = WhyNot::refusalAt(p, {}, at("B9"));
    QVERIFY(why && why->message == Message::AlreadyActivated);
    QVERIFY(WhyNot::of(p, {}, at("D9")).isEmpty());
}

void tst_WhyNot::theStatusLineAndTheToolTipSayIt()
{
    QFETCH(int, by);
    openWindow();
    assault::Table table;
    table.rifles("g1", "L1", {"suppressed"}).rifles("u1", "B9").rifles("u2", "C9");
    play(table.scenario);
    QStringList told;
    connect(&m_window->playPage(), &PlayPage::told, this,
            [&told](const QString &words) { told << words; });
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    MapCanvas &canvas = m_window->playPage().canvas();
    const Hex far = at("E9");

    if (static_cast<Hand>(by) == Hand::Mouse) {
        QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("K2")).center());
        QVERIFY2(told.last().contains(QLatin1String("R9.0a")), qPrintable(told.last()));
        emit canvas.toolTipRequested(at("K2"), canvas.mapToGlobal(QPoint(5, 5)));
        QVERIFY2(QToolTip::text().contains(QLatin1String("R9.0a")), qPrintable(QToolTip::text()));
        return;
    }
    canvas.setFocus();
    canvas.setCursor(at("B9"));
    for (int i = 0; i < 20 && canvas.cursor().column() < far.column() + 3; ++i)
        m_hands->press(Qt::Key_Right);
    QVERIFY2(told.last().contains(QLatin1String("R9.0a")), qPrintable(told.last()));
}

void tst_WhyNot::everyButtonThatIsOffSaysWhy()
{
    int off = 0;
    lookAtEveryQuestion([&](const Position &p, const Picked &picked) {
        for (const Choice &choice : QuestionChoices::of(SeenPosition(p), picked)) {
            QVERIFY(choice.allowed == Assault::query(p, choice.order).has_value() ||
                    p.pending.isChance());
            if (choice.allowed)
                continue;
            ++off;
            QVERIFY2(choice.tip.contains(QLatin1String("(R")) ||
                         choice.tip.contains(QLatin1String("(D")),
                     qPrintable(choice.text + QStringLiteral(": ") + choice.tip));
        }
    });
    QVERIFY(off > 10);

    assault::Table table;
    table.zone("north", "axis", ZonePurpose::Mines, {"C3", "D3", "E3"});
    table.scenario.mines = {{"axis", 1, 0, {"north"}}};
    table.rifles("g1", "F1").rifles("u1", "F10");
    MinePanel panel;
    panel.ask(table.beginSupport(), MineKind::Dummy); // no anti-tank mines at all
    const QToolButton *tank = panel.findChildren<QToolButton *>().at(1);
    QVERIFY(!tank->isEnabled());
    QVERIFY2(tank->toolTip().contains(QLatin1String("R9.6.4.1b")), qPrintable(tank->toolTip()));
}

HW_WINDOW_TEST(tst_WhyNot)

} // namespace hexwerk::assault::ui::tst_why_not

#include "tst_why_not.moc"
