#include <QComboBox>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "app/assault/files/scenario_files.h"
#include "core/assault/files/checks/content_problem.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"

namespace hexwerk::assault::ui::tst_support_schedule {

using Qt::Literals::StringLiterals::operator""_s;
using Ids = std::vector<std::string>;

// Who gets which aircraft and batteries when, and what is wrong with decks, points and support: by
// hands in the whole window.
class tst_SupportSchedule final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openEditor(m_training); }
    void cleanup() { closeEditor(); }
    void aSideGetsSupportByKeysAlone();
    void everyStepIsTakenBack();
    void theListSaysWhoGetsWhatWhen_data();
    void theListSaysWhoGetsWhatWhen();
    void aProblemLeadsToItsField_data();
    void aProblemLeadsToItsField();
    void aProblemIsMendedByOneClick();
    void whatIsSavedIsReadAgain();

private:
    // That can be seen: every list has buttons of the same names.
    template<typename T>
    T *seen(const QString &name) const
    {
        for (T *widget : m_window->findChildren<T *>())
            if (widget->isVisible() && widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    void openPage() const
    {
        page().showScenario();
        page().scenarioPage().showTable(Table::Support);
        QCoreApplication::processEvents();
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    static QString focus() { return QApplication::focusWidget()->accessibleName(); }
    const std::vector<SupportSupply> &supports() const { return document().scenario().supports; }
    QListWidget *problemsWith(const Scenario &scenario) const;

    Scenario m_training;
    std::string m_allied;
};

void tst_SupportSchedule::initTestCase()
{
    prepare();
    m_training = window::trainingInfantry();
    m_allied = "allied";
    QVERIFY(std::any_of(m_training.sides.begin(), m_training.sides.end(),
                        [this](const SideSpec &side) { return side.id == m_allied; }));
}

// From the list of pages to the third card.
void tst_SupportSchedule::aSideGetsSupportByKeysAlone()
{
    openPage();
    auto *add = seen<QToolButton>(u"Add an entry to this list"_s);
    QVERIFY(add);
    add->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(supports().size(), std::size_t{1});
    QCOMPARE(supports()[0].side, m_training.sides[0].id);
    QCOMPARE(supports()[0].cards.size(), std::size_t{1}); // one of its nation stands there
    QVERIFY(!document().library().cards.supports.at(supports()[0].cards[0]).nation.empty());

    auto *turn = seen<QSpinBox>(u"Turn"_s);
    turn->setFocus();
    press(Qt::Key_Up);
    QCOMPARE(supports()[0].turn, 2);
    press(Qt::Key_Tab); // to the side
    QCOMPARE(focus(), QStringLiteral("Side"));
    press(Qt::Key_Tab);
    QCOMPARE(focus(), QStringLiteral("Cards 1: number"));
    press(Qt::Key_Up);
    QCOMPARE(supports()[0].cards.size(), std::size_t{2});
    QCOMPARE(supports()[0].cards[0], supports()[0].cards[1]);
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    QCOMPARE(focus(), QStringLiteral("Cards: add"));
    press(Qt::Key_Space);
    QCOMPARE(focus(), QStringLiteral("Cards 2: card"));
    QCOMPARE(supports()[0].cards.size(), std::size_t{3});
    QVERIFY(supports()[0].cards[2] != supports()[0].cards[0]);
}

void tst_SupportSchedule::everyStepIsTakenBack()
{
    openPage();
    std::vector<Scenario> states = {document().scenario()};
    const auto keep = [&] { states.push_back(document().scenario()); };
    seen<QToolButton>(u"Add an entry to this list"_s)->click();
    keep();
    seen<QToolButton>(u"Cards: add"_s)->click();
    keep();
    QComboBox *side = seen<QComboBox>(u"Side"_s);
    side->setFocus();
    press(side->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    keep();
    seen<QToolButton>(u"Cards 1: remove"_s)->click();
    keep();
    seen<QToolButton>(u"Remove the selected entry"_s)->click();
    QVERIFY(supports().empty());
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
        document().undoStack().undo();
        QVERIFY(document().scenario() == *state);
    }
    QVERIFY(!document().undoStack().canUndo());
    while (document().undoStack().canRedo())
        document().undoStack().redo();
    QVERIFY(supports().empty());
}

void tst_SupportSchedule::theListSaysWhoGetsWhatWhen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("line");
    QTest::newRow("English") << "en"
                             << "Support cards"
                             << "Turn 2: Allied, 2 × A-36A, dive attack, 1 × us.gone";
    QTest::newRow("German") << "de"
                            << "Unterstützungskarten"
                            << "Runde 2: Alliierte, 2 × A-36A, Sturzangriff, 1 × us.gone";
}

void tst_SupportSchedule::theListSaysWhoGetsWhatWhen()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    QFETCH(QString, line);
    Scenario scenario = m_training;
    for (SideSpec &side : scenario.sides)
        if (side.id == m_allied)
            side.name = {{"en", "Allied"}, {"de", "Alliierte"}};
    scenario.supports = {{m_allied, {"us.a36_dive", "us.a36_dive", "us.gone"}, 2}};
    document().reset(scenario);
    openPage();
    m_languages.speak(language);
    QCoreApplication::processEvents();
    const auto *list = seen<QListView>(page);
    m_languages.speak(QStringLiteral("en"));
    QVERIFY(list);
    m_languages.speak(language);
    const QString said = list->model()->index(0, 0).data().toString();
    m_languages.speak(QStringLiteral("en"));
    QCOMPARE(said, line);
}

using Break = void (*)(Scenario &);

void tst_SupportSchedule::aProblemLeadsToItsField_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<Break>("breakIt");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, ProblemCode code, Break breakIt, const char *title,
                        const char *field) {
        QTest::newRow(name) << int{code.value()} << breakIt << QString::fromLatin1(title)
                            << QString::fromLatin1(field);
    };
    row(
        "a card of another nation", ContentProblem::ForeignCard,
        [](Scenario &s) {
            s.sides[1].nations = {"ger"};
            s.sides[1].deck = {"ger.crest", "us.a36_dive"};
        },
        "Sides", "Deck");
    row(
        "an unknown card", FileProblem::UnknownId,
        [](Scenario &s) {
            s.neutralDeck = {"any.dust", "any.dusk"};
        },
        "Game", "Neutral deck");
    row(
        "a card in two decks", ContentProblem::CardInTwoDecks,
        [](Scenario &s) {
            s.neutralDeck = {"any.dust"};
            s.sides[1].deck = {"any.dust"};
        },
        "Sides", "Deck");
    row(
        "points that no unit brings", ContentProblem::PointsWithoutUnits,
        [](Scenario &s) {
            s.options["command_points"] = true;
            std::erase_if(s.units, [](const UnitSpec &unit) { return unit.side == "allied"; });
            s.sides[0].formations = {{.from = {"us.rifle_platoon"}}};
            s.sides[0].commandPoints = 9;
        },
        "Sides", "Command points");
    row(
        "six requests", ContentProblem::TooManyRequests,
        [](Scenario &s) {
            s.supports = {{"allied", {"us.a36_dive"}, 1}, {"allied", Ids(6, "us.a36_dive"), 2}};
        },
        "Support cards", "Cards 1: number");
    row(
        "support without a battery", ContentProblem::EmptySupply,
        [](Scenario &s) {
            s.supports = {{"allied", {}, 1}};
        },
        "Support cards", "Cards: add");
    row(
        "a battery of the enemy", ContentProblem::ForeignCard,
        [](Scenario &s) {
            s.supports = {{"allied", {"ger.lefh18"}, 1}};
        },
        "Support cards", "Cards 1: number");
    row(
        "support that nobody has", ContentProblem::NoSupportCards,
        [](Scenario &s) { s.options["support"] = true; }, "Optional rules", "");
}

QListWidget *tst_SupportSchedule::problemsWith(const Scenario &scenario) const
{
    document().reset(scenario);
    page().problems().lookNow();
    page().showProblems();
    return page().problems().findChild<QListWidget *>();
}

void tst_SupportSchedule::aProblemLeadsToItsField()
{
    QFETCH(int, code);
    QFETCH(Break, breakIt);
    QFETCH(QString, title);
    QFETCH(QString, field);
    Scenario broken = m_training;
    breakIt(broken);
    QListWidget *list = problemsWith(broken);
    const auto &problems = page().problems().problems();
    std::size_t row = 0;
    while (row < problems.size() && int{problems[row].code.value()} != code)
        ++row;
    QVERIFY(row < problems.size());
    QListWidgetItem *item = list->item(static_cast<int>(row));
    list->scrollToItem(item);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());

    ScenarioPage &pages = page().scenarioPage();
    QVERIFY(pages.isVisible());
    QCOMPARE(pages.titleOf(pages.currentPage()), title);
    if (!field.isEmpty())
        QTRY_COMPARE(focus(), field);
    QVERIFY(!focus().isEmpty());
}

void tst_SupportSchedule::aProblemIsMendedByOneClick()
{
    Scenario broken = m_training;
    broken.supports = {{m_allied, Ids(4, "us.a36_dive"), 1},
                       {m_allied, {"us.howitzers105", "us.howitzers105"}, 1}};
    const QListWidget *list = problemsWith(broken);
    QCOMPARE(list->count(), 1);
    QPushButton *fix = nullptr;
    for (QPushButton *button : page().problems().findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == QLatin1String("Keep 1 of these cards"))
            fix = button;
    QVERIFY(fix);
    QVERIFY(QTest::qWaitFor([fix] { return fix->visibleRegion().contains(fix->rect().center()); }));
    QTest::mouseClick(fix, Qt::LeftButton);
    QCOMPARE(supports()[1].cards, Ids{"us.howitzers105"});
    QVERIFY(page().problems().problems().empty());
    QCOMPARE(document().undoStack().count(), 1);
}

// A card that the library does not have stays where it is.
void tst_SupportSchedule::whatIsSavedIsReadAgain()
{
    Scenario scenario = m_training;
    scenario.supports = {{m_allied, {"us.gone", "us.a36_dive"}, 1}};
    document().reset(scenario);
    openPage();
    auto *number = seen<QSpinBox>(u"Cards 2: number"_s);
    number->setFocus();
    press(Qt::Key_Up);
    seen<QToolButton>(u"Add an entry to this list"_s)->click();
    const std::vector<SupportSupply> before = supports();
    QCOMPARE(before[0].cards, (Ids{"us.gone", "us.a36_dive", "us.a36_dive"}));
    QCOMPARE(before.size(), std::size_t{2});
    const QString path = m_folder.filePath(QStringLiteral("support.toml"));
    QVERIFY(saveScenario(document(), path).isEmpty());
    const auto read = loadScenario(path.toStdString());
    QVERIFY(read.value.has_value());
    QVERIFY(read.value->scenario == document().scenario());
    QCOMPARE(read.value->scenario.supports, before);
}

HW_WINDOW_TEST(tst_SupportSchedule)

} // namespace hexwerk::assault::ui::tst_support_schedule

#include "tst_support_schedule.moc"
