#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/validation.h"
#include "editor/assault/commands/fixes.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/document/sheet_check.h"
#include "tests/core/assault/training.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_fixes {

// What a click on a problem mends.
class tst_Fixes final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFirstFixMends_data();
    void theFirstFixMends();
    void aFixIsOneStep();
    void aPictureThatIsGoneIsTakenOut();
    void onlyTheNameAtFaultLeavesItsList();
    void requestsAreCutToFiveOrComeLater();
    void whatOnlyTheDesignerKnowsHasNoFix();

private:
    std::vector<Problem> problems() const
    {
        return validateScenario(m_document->scenario(), *m_library);
    }
    Problem problemOf(int code) const; // the number of a ProblemCode

    SharedData m_library = std::make_shared<const DataStore>(assault::shippedData());
    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Properties> m_properties;
};

void tst_Fixes::init()
{
    m_document = std::make_unique<ScenarioDocument>(m_library);
    m_document->reset(assault::trainingScenario());
    m_properties = std::make_unique<Properties>(*m_library);
}

Problem tst_Fixes::problemOf(int code) const
{
    for (const Problem &problem : problems())
        if (problem.code.value() == code)
            return problem;
    return {};
}

using Break = void (*)(Scenario &);

// All neutral cards lie in the deck of one side, and the other has a nation without cards.
static void takeAllCards(Scenario &scenario)
{
    static const DataStore kData = assault::shippedData();
    scenario.options["command_cards"] = true;
    for (const auto &[id, card] : kData.cards.commands)
        if (card.nation.empty())
            scenario.sides[1].deck.push_back(id);
    scenario.sides[0].nations = {"nobody"};
}

void tst_Fixes::theFirstFixMends_data()
{
    QTest::addColumn<Break>("breakIt");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, Break breakIt, ProblemCode code) {
        QTest::newRow(name) << breakIt << int{code.value()};
    };
    row(
        "unknown card", [](Scenario &s) { s.units[0].card += "x"; }, FileProblem::UnknownId);
    row(
        "two in a hex", [](Scenario &s) { s.units[1].at = s.units[0].at; },
        ContentProblem::HexTaken);
    row(
        "off the board", [](Scenario &s) { s.units[0].at = Hex::at(90, 90); },
        ContentProblem::OffBoard);
    row(
        "the same id twice", [](Scenario &s) { s.units[1].id = s.units[0].id; },
        FileProblem::DuplicateId);
    row(
        "facing on infantry", [](Scenario &s) { s.units[0].facing = 2; },
        ContentProblem::FacingOnInfantry);
    row(
        "a track that a trigger needs is gone",
        [](Scenario &s) {
            Trigger each;
            each.on = TriggerEvent::TurnEnd;
            each.effects = {{"wanted", 1}};
            s.triggers.push_back(each);
        },
        FileProblem::UnknownId);
    row(
        "a track that a condition needs is gone",
        [](Scenario &s) {
            const Term gone{TermKind::Track, "wanted", "", 3, {}};
            s.victories[0].term = Term{TermKind::Not, "", "", 0, {gone}};
        },
        FileProblem::UnknownId);
    row(
        "a name within a condition is misspelt",
        [](Scenario &s) {
            const Term gone{TermKind::Losses, s.sides[0].id + "x", "", 3, {}};
            s.victories[0].term = Term{TermKind::All, "", "", 0, {gone}};
        },
        FileProblem::UnknownId);
    row(
        "a threshold beyond the end",
        [](Scenario &s) {
            s.tracks[0].thresholds = {{99, ThresholdEffect::Wins, "", {}}};
        },
        FileProblem::OutOfRange);
    row(
        "a threshold where the marker begins",
        [](Scenario &s) {
            s.tracks[0].thresholds = {{s.tracks[0].start, ThresholdEffect::Wins, "", {}}};
        },
        ContentProblem::NeverReached);
    row(
        "a part that can never hold",
        [](Scenario &s) {
            const Term never{TermKind::Turn, "", "", s.turns + 1, {}};
            s.victories[0].term = Term{TermKind::Any, "", "", 0, {s.victories[0].term, never}};
        },
        ContentProblem::NeverHolds);
    row(
        "objectives that let both sides win",
        [](Scenario &s) {
            const Term one{TermKind::ControlsAtLeast, "", "", 1, {}};
            s.victories = {{"axis", VictoryCheck::End, one}, {"allied", VictoryCheck::End, one}};
        },
        ContentProblem::BothCanWin);
    row(
        "what is won from the start",
        [](Scenario &s) {
            s.objectives[0].holder = "axis";
            const Term its{TermKind::Control, s.objectives[0].id, "", 0, {}};
            s.victories = {{"axis", VictoryCheck::EveryTurn, its}};
        },
        ContentProblem::WonFromStart);
    row(
        "units of another nation", [](Scenario &s) { s.sides[0].nations = {"ita"}; },
        ContentProblem::ForeignUnits);
    row(
        "a reinforcement of nothing",
        [](Scenario &s) {
            s.reinforcements = {{2, s.sides[0].id, s.zones[0].id, {}, {}, {}}};
        },
        ContentProblem::NothingArrives);
    row(
        "command points that nothing brings",
        [](Scenario &s) {
            s.options["command_points"] = true;
            s.sides[0].formations.clear();
            s.sides[0].commandPoints = 0;
        },
        ContentProblem::NoCommandPoints);
    row(
        "points beside those of formation cards",
        [](Scenario &s) {
            s.options["command_points"] = true;
            std::erase_if(s.units,
                          [&](const UnitSpec &unit) { return unit.side == s.sides[0].id; });
            s.sides[0].formations = {{.from = {"us.rifle_platoon"}}};
            s.sides[0].commandPoints = 3;
        },
        ContentProblem::PointsWithoutUnits);
    row(
        "a card of the deck is misspelt",
        [](Scenario &s) {
            s.sides[0].deck = {"us.a36_dive", "us.a36_drive"};
        },
        FileProblem::UnknownId);
    row(
        "a card of another nation in the deck",
        [](Scenario &s) {
            s.sides[0].nations = {"us"};
            s.sides[0].deck = {"us.a36_dive", "ger.crest"};
        },
        ContentProblem::ForeignCard);
    row(
        "a neutral card in two decks",
        [](Scenario &s) {
            s.neutralDeck = {"any.dust", "any.heat"};
            s.sides[0].deck = {"us.a36_dive", "any.dust"};
        },
        ContentProblem::CardInTwoDecks);
    row(
        "nothing to draw", [](Scenario &s) { takeAllCards(s); }, ContentProblem::NothingToDraw);
    row(
        "a card of another nation comes",
        [](Scenario &s) {
            s.supports = {{s.sides[0].id, {"us.a36_dive", "ger.lefh18"}, 1}};
        },
        ContentProblem::ForeignCard);
    row(
        "nothing but a card of another nation comes",
        [](Scenario &s) {
            s.supports = {{s.sides[0].id, {"ger.lefh18"}, 1}};
        },
        ContentProblem::ForeignCard);
    row(
        "support without a battery",
        [](Scenario &s) {
            s.supports = {{s.sides[0].id, {}, 1}};
        },
        ContentProblem::EmptySupply);
    row(
        "six requests at once",
        [](Scenario &s) {
            s.supports = {{s.sides[0].id, std::vector<std::string>(2, "us.a36_dive"), 1},
                          {s.sides[0].id, std::vector<std::string>(4, "us.a36_dive"), 1}};
        },
        ContentProblem::TooManyRequests);
    row(
        "support that nobody has", [](Scenario &s) { s.options["support"] = true; },
        ContentProblem::NoSupportCards);
    row(
        "no victory", [](Scenario &s) { s.victories.clear(); }, ContentProblem::NoVictory);
}

void tst_Fixes::theFirstFixMends()
{
    QFETCH(Break, breakIt);
    QFETCH(int, code);
    Scenario broken = m_document->scenario();
    breakIt(broken);
    m_document->reset(broken);
    const Problem problem = problemOf(code);
    QCOMPARE(int{problem.code.value()}, code);

    const auto fixes = Fixes::of(problem, *m_document, *m_properties);
    QVERIFY(!fixes.empty());
    m_document->push(fixes.front().command());

    for (const Problem &left : problems())
        QVERIFY2(int{left.code.value()} != code, left.key.c_str());
}

void tst_Fixes::aFixIsOneStep()
{
    Scenario broken = m_document->scenario();
    broken.units[1].at = broken.units[0].at;
    m_document->reset(broken);

    const auto fixes = Fixes::of(problemOf(static_cast<int>(ContentProblem::HexTaken)), *m_document,
                                 *m_properties);
    m_document->push(fixes.front().command());
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();

    QVERIFY(m_document->scenario() == broken);
    QVERIFY(fixes.size() >= 2); // another hex, or no such unit
}

void tst_Fixes::aPictureThatIsGoneIsTakenOut()
{
    Scenario broken = m_document->scenario();
    broken.board.underlay = Underlay{"gone.png", {}, 100};
    m_document->reset(broken, QStringLiteral("/nowhere/a.toml"));
    const auto found = problemsOf(m_document->scenario(), m_document->file(), *m_library);
    QVERIFY(found.back().code == FileProblem::PictureMissing);
    const auto fixes = Fixes::of(found.back(), *m_document, *m_properties);
    QCOMPARE(fixes.size(), std::size_t{1});
    m_document->push(fixes.front().command());
    QVERIFY(!m_document->scenario().board.underlay);
}

// Never the whole side.
void tst_Fixes::onlyTheNameAtFaultLeavesItsList()
{
    Scenario broken = m_document->scenario();
    broken.sides[0].nations = {"us"};
    broken.sides[0].deck = {"us.a36_dive", "ger.crest", "us.a36_dive"};
    m_document->reset(broken);
    const auto fixes = Fixes::of(problemOf(static_cast<int>(ContentProblem::ForeignCard)),
                                 *m_document, *m_properties);
    QCOMPARE(fixes.size(), std::size_t{2});
    m_document->push(fixes[0].command());
    QCOMPARE(m_document->scenario().sides[0].deck,
             (std::vector<std::string>{"us.a36_dive", "us.a36_dive"}));
    m_document->undoStack().undo();
    m_document->push(fixes[1].command());
    QCOMPARE(m_document->scenario().sides[0].nations, (std::vector<std::string>{"us", "ger"}));
    QCOMPARE(m_document->scenario().sides[0].deck, broken.sides[0].deck);
}

void tst_Fixes::requestsAreCutToFiveOrComeLater()
{
    const std::string side = m_document->scenario().sides[0].id;
    Scenario broken = m_document->scenario();
    broken.supports = {{side, {"us.a36_dive", "us.a36_dive", "us.howitzers105"}, 1},
                       {side, {"us.howitzers105", "us.m7_battery", "us.m7_battery"}, 1}};
    m_document->reset(broken);
    const auto fixes = Fixes::of(problemOf(static_cast<int>(ContentProblem::TooManyRequests)),
                                 *m_document, *m_properties);
    QVERIFY(fixes.size() >= 2);
    m_document->push(fixes[0].command());
    QCOMPARE(m_document->scenario().supports[1].cards,
             (std::vector<std::string>{"us.howitzers105", "us.m7_battery"}));
    m_document->undoStack().undo();
    m_document->push(fixes[1].command());
    QCOMPARE(m_document->scenario().supports[1].turn, 2);
    QVERIFY(problemOf(static_cast<int>(ContentProblem::TooManyRequests)).key.empty());
}

void tst_Fixes::whatOnlyTheDesignerKnowsHasNoFix()
{
    QVERIFY(Fixes::of({.code = ContentProblem::NoSize}, *m_document, *m_properties).empty());
}

HW_WINDOW_TEST(tst_Fixes)

} // namespace hexwerk::assault::ui::tst_fixes

#include "tst_fixes.moc"
