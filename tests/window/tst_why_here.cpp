#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextBlock>
#include <QTreeView>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/assistant/rule_sheet.h"
#include "app/assault/assistant/table_assistant.h"
#include "app/assault/map/shown_attacks.h"
#include "app/rulebook/rulebook_window.h"
#include "app/table/rule_view.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/ways.h"
#include "core/files/text_file.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_why_here {

using namespace Qt::Literals::StringLiterals;

// "Why here", and which units of a game a rule touches.
class tst_WhyHere final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void aDieOpensItsRuleWithAllThatMakesItsPool();
    void theBookHasTheNumbersAboveTheRule();
    void aRefusedStepSaysWhatItsCostIsMadeOf();
    void theCostOfEveryStepIsTheSumOfItsParts();
    void aRefusalOpensItsRuleWithOneKey();
    void aLineOfTheLogOpensItsRuleWithItsNumbers();
    void aRuleNamesTheUnitsThatItTouches_data();
    void aRuleNamesTheUnitsThatItTouches();
    void aClickOnATouchedUnitChoosesIt();
    void whatIsHiddenChangesNoAnswer();
    void atTheTableTheBookOpensAtTheRuleInForce();

private:
    void board(const QString &name);
    PlayPage &page() { return m_window->playPage(); }
    RulebookWindow &book() { return *m_window->findChild<RulebookWindow *>(); }
    QString strip();
    QString context() { return book().findChild<QTextBrowser *>(u"context"_s)->toPlainText(); }
    UnitId unit(const char *id) { return m_hands->position().setting->unitId(id); }
    QString linkOf(const QString &rule);
};

static QString textOfBoard(const QString &name)
{
    QFile file(u"" HW_SOURCE_DIR "/resources/assault/examples/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void tst_WhyHere::init()
{
    openWindow();
    m_window->setDataPaths(window::shippedPaths());
}

void tst_WhyHere::board(const QString &name)
{
    page().start(textOfBoard(name).toStdString(), {});
    QVERIFY(page().game().isRunning());
    m_window->showMode(MainWindow::Mode::Play);
    QCoreApplication::processEvents();
    m_hands->press(Qt::Key_Escape); // the briefing
}

QString tst_WhyHere::strip()
{
    const auto *shown = book().findChild<QFrame *>(u"whyHere"_s);
    return shown->isVisible() ? book().findChild<QTextBrowser *>(u"case"_s)->toPlainText()
                              : QString();
}

// Of the line of dice that has the rule.
QString tst_WhyHere::linkOf(const QString &rule)
{
    const auto *dice = page().findChild<PreviewView *>();
    for (QTextBlock block = dice->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QString link = part.fragment().charFormat().anchorHref();
                link.startsWith(rule + u'#'))
                return link;
    return {};
}

// W-40: a green and two yellow dice of the heavy forest beside the yellow one of the card.
void tst_WhyHere::aDieOpensItsRuleWithAllThatMakesItsPool()
{
    board(u"W-40.toml"_s);
    auto *dice = page().findChild<PreviewView *>();
    const Position &p = m_hands->position();
    const auto shot = ShownAttacks::shot(p, unit("u1"), unit("g1"), Action::Fire);
    QVERIFY(shot);
    dice->showAttacks(p, {*shot});
    const QString link = linkOf(u"R10.9.1a"_s);
    QVERIFY(!link.isEmpty());
    emit dice->anchorClicked(QUrl(link));
    const auto *rule = page().findChild<RuleView *>();
    QVERIFY(rule->isVisible());
    QCOMPARE(rule->rule(), u"R10.9.1a"_s);
    const RuleCase shown = rule->shownCase()();
    QStringList all;
    QStringList meant;
    for (const CaseLine &line : shown.lines) {
        all += line.dice;
        if (line.isMeant)
            meant += line.dice;
    }
    meant.sort();
    all.sort();
    QCOMPARE(meant, (QStringList{u"die:G"_s, u"die:Y"_s, u"die:Y"_s}));
    QCOMPARE(all, (QStringList{u"die:G"_s, u"die:Y"_s, u"die:Y"_s, u"die:Y"_s}));
    QVERIFY(shown.sentence.contains(u"Heavy forest"_s));
    QVERIFY(rule->toPlainText().contains(u"Why here:"_s));
    // Every die is drawn, and the image is one.
    for (const QString &name : all)
        QVERIFY(!m_window->systemKit().pictureOf(name, 20).isNull());
}

void tst_WhyHere::theBookHasTheNumbersAboveTheRule()
{
    aDieOpensItsRuleWithAllThatMakesItsPool();
    m_hands->press(Qt::Key_F1);
    QVERIFY(QTest::qWaitForWindowActive(&book()));
    QCOMPARE(book().rule(), u"R10.9.1a"_s);
    QVERIFY(strip().contains(u"Heavy forest"_s));
    QVERIFY(strip().contains(u"+3"_s));
    m_hands->press(Qt::Key_Escape);
    QCOMPARE(strip(), QString());
    QCOMPARE(book().rule(), u"R10.9.1a"_s);
    QVERIFY(book().showRule(u"R10.3e"_s)); // from elsewhere: no case
    QCOMPARE(strip(), QString());
}

// W-17: one point for the hex and one for the wire.
void tst_WhyHere::aRefusedStepSaysWhatItsCostIsMadeOf()
{
    board(u"W-17.toml"_s);
    const Position &p = m_hands->position();
    Walk walk = walkOf(p, unit("u1"), MoveKind::Normal);
    walk.points = 1;
    const Hex hex = *hexFromString("E6");
    const auto ruling = stepRuling(p, walk, hex, By::Default);
    QVERIFY(!ruling);
    const RuleCase shown = RuleCases::ofRefusal(p, ruling.error(), WhyNot::RefusedStep{walk, hex});
    QStringList lines;
    for (const CaseLine &line : shown.lines)
        lines << line.what + u' ' + line.value + u' ' + line.rule;
    QCOMPARE(lines, (QStringList{u"E6: Clear 1 R9.4a"_s, u"The hexside +1 R9.6.3.2b"_s,
                                 u"The hex costs 2 "_s, u"Movement points left 1 "_s}));
    QCOMPARE(shown.rule, u"R9.0a"_s);
}

// Against the chart, for every unit and every step of a whole scenario.
void tst_WhyHere::theCostOfEveryStepIsTheSumOfItsParts()
{
    const auto text = readTextFile(HW_SOURCE_DIR "/scenarios/gela-road.toml");
    page().start(*text.value, {});
    const Position &p = m_hands->position();
    const TerrainChart &chart = p.setting->data.terrain;
    int climbs = 0;
    for (const Unit &unit : p.units) {
        const UnitCard &card = p.card(unit.id);
        const auto type = static_cast<std::size_t>(card.movementType);
        for (std::size_t i = 0; i < p.board().size(); ++i)
            for (int k = 0; k < kDirections; ++k) {
                const auto d = static_cast<Direction>(k);
                const Hex from = p.board().hexAt(i);
                const Hex to = neighbour(from, d);
                if (!p.board().contains(to))
                    continue;
                Walk walk;
                walk.unit = unit.id;
                walk.at = from;
                const WaysIn ways = waysInto(p, walk, d);
                if (!ways.terrain)
                    continue;
                const TerrainRow &row = chart.row(p.board().at(to).terrain);
                const int levels = p.board().at(to).level - p.board().at(from).level;
                int wall = 0;
                for (const HexsideKind kind : p.board().at(from).kindsOn(d))
                    if (const HexsideRow &side = chart.row(kind); !side.isWater && !side.isCrossing)
                        wall += side.cost[type].value_or(0);
                QCOMPARE(ways.terrain->climb,
                         levels > 0 ? levels * p.setting->data.climb[type].value_or(0) : 0);
                QCOMPARE(ways.terrain->sides, wall);
                if (row.cost[type])
                    QCOMPARE(ways.terrain->cost, *row.cost[type] + ways.terrain->climb +
                                                     ways.terrain->sides + ways.terrain->water);
                climbs += levels > 0 ? 1 : 0;
            }
    }
    QVERIFY2(climbs > 100, qPrintable(QString::number(climbs)));
}

// W-8: Rifles have two movement points, three in haste.
void tst_WhyHere::aRefusalOpensItsRuleWithOneKey()
{
    board(u"W-8.toml"_s);
    m_hands->hex(*hexFromString("A7"), window::By::Mouse);
    m_hands->hex(*hexFromString("A1"), window::By::Mouse);
    QCOMPARE(page().shownRule(), u"R9.0a"_s);
    m_hands->press(Qt::Key_F1);
    QVERIFY(QTest::qWaitForWindowActive(&book()));
    QCOMPARE(book().rule(), u"R9.0a"_s);
    QVERIFY2(strip().contains(u"A1"_s), qPrintable(strip()));
    QStringList values;
    for (const CaseLine &line : page().shownCase()().lines)
        values << line.value;
    QCOMPARE(values, (QStringList{u"2"_s, u"3"_s}));
}

// W-42: a 1 where 2 was needed.
void tst_WhyHere::aLineOfTheLogOpensItsRuleWithItsNumbers()
{
    QVERIFY(m_window->showInRulebook(u"R10.3e"_s));
    emit book().findChild<QTextBrowser *>(u"bookText"_s)->anchorClicked(QUrl(u"show:W-42.1"_s));
    page().showMoment({});
    QCoreApplication::processEvents();
    auto *log = page().findChild<PlayLog *>();
    auto *rows = log->findChild<QTreeView *>();
    QModelIndex spotting;
    for (int row = 0; row < rows->model()->rowCount(); ++row)
        if (const QModelIndex index = rows->model()->index(row, 0);
            index.data(LogModel::RuleRole).toString() == u"R10.5e"_s)
            spotting = index;
    QVERIFY(spotting.isValid());
    emit log->ruleWanted(spotting);
    const auto *rule = page().findChild<RuleView *>();
    QCOMPARE(rule->rule(), u"R10.5e"_s);
    QStringList values;
    for (const CaseLine &line : rule->shownCase()().lines)
        values << line.value;
    QCOMPARE(values, (QStringList{u"1"_s, u"2+"_s}));
}

void tst_WhyHere::aRuleNamesTheUnitsThatItTouches_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("hexes");
    // What the examples of the book say of their units.
    QTest::newRow("immobilised") << "W-53.toml"
                                 << "R13.1c" << QStringList{"F5"};
    QTest::newRow("firing") << "W-36.toml"
                            << "R13.2f" << QStringList{"A3"};
    QTest::newRow("fire and move") << "W-36.toml"
                                   << "R13.2g" << QStringList{"C3"};
    QTest::newRow("hidden") << "W-35.toml"
                            << "R13.1h" << QStringList{"G3"};
    QTest::newRow("ambush") << "W-35.toml"
                            << "R13.1i" << QStringList{"H3"};
    QTest::newRow("mine detection") << "W-20.toml"
                                    << "R9.6.4.2e" << QStringList{"D6", "F6", "L6"};
    QTest::newRow("forest gives dice") << "W-40.toml"
                                       << "R10.9.1a" << QStringList{"C3"};
    QTest::newRow("assaults") << "W-49.toml"
                              << "R11.1.3.2a" << QStringList{"C6", "D5"};
    QTest::newRow("assaulted in a bunker") << "W-49.toml"
                                           << "R11.1.3.1b" << QStringList{"C5"};
    QTest::newRow("targets of a mortar") << "W-44.toml"
                                         << "R10.7.1a" << QStringList{"C13", "C3"};
    QTest::newRow("nobody") << "W-40.toml"
                            << "R13.1c" << QStringList();
}

void tst_WhyHere::aRuleNamesTheUnitsThatItTouches()
{
    QFETCH(QString, scenario);
    QFETCH(QString, rule);
    QFETCH(QStringList, hexes);
    board(scenario);
    QStringList touched;
    for (const PlayView::Touched &one : page().touchedBy(rule)) {
        QVERIFY(!one.why.isEmpty());
        touched << QString::fromStdString(
            toString(m_hands->position().units[static_cast<std::size_t>(one.unit)].at));
    }
    touched.sort();
    QCOMPARE(touched, hexes);
}

void tst_WhyHere::aClickOnATouchedUnitChoosesIt()
{
    board(u"W-40.toml"_s);
    QVERIFY(m_window->showInRulebook(u"R13.2f"_s));
    QVERIFY(!context().contains(u"In this game"_s));
    QVERIFY(book().showRule(u"R10.9.1a"_s));
    QVERIFY2(context().contains(u"In this game"_s) && context().contains(u"C3"_s),
             qPrintable(context()));
    const auto touched = page().touchedBy(u"R10.9.1a"_s);
    emit book()
        .findChild<QTextBrowser *>(u"context"_s)
        ->anchorClicked(QUrl(u"unit:%1"_s.arg(touched.front().unit)));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QVERIFY(page().canvas().cursor() == *hexFromString("C3"));
}

// Two games that differ in nothing but what lies face down say the same of every rule.
void tst_WhyHere::whatIsHiddenChangesNoAnswer()
{
    const QString open = textOfBoard(u"W-20.toml"_s);
    QString other = open;
    const auto first = other.indexOf(u"anti_personnel"_s);
    QVERIFY(first > 0);
    other.replace(first, 14, u"anti_tank"_s);
    QVERIFY(open != other);
    const Rulebook rules = window::shippedRulebook();
    std::vector<QStringList> answers;
    for (const QString &text : {open, other}) {
        page().start(text.toStdString(), {});
        QVERIFY(page().game().isRunning());
        QStringList &said = answers.emplace_back();
        for (const RuleEntry &entry : rules.entries())
            for (const PlayView::Touched &one : page().touchedBy(editor::toQString(entry.id)))
                said << editor::toQString(entry.id) + u' ' + one.name + u' ' + one.why;
    }
    QCOMPARE(answers[0].filter(u"R9.6.4.2e "_s).size(), 3); // two scouts and the engineers
    QCOMPARE(answers[0], answers[1]);
}

// Else the sheet with its link: nothing is refused, and no rule is read.
void tst_WhyHere::atTheTableTheBookOpensAtTheRuleInForce()
{
    m_window->assist();
    auto &assistant = *m_window->findChild<TableAssistant *>();
    assistant.beginAttacks();
    AttackDesk &desk = assistant.attackPage().desk();
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
    form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
    form.range = 2;
    desk.setForm(form);
    QCoreApplication::processEvents();
    assistant.attackPage().setFocus();
    auto *sheet = assistant.attackPage().findChild<RuleSheet *>();
    m_hands->press(Qt::Key_F1);
    QVERIFY(sheet->isVisible());
    QVERIFY(!m_window->findChild<RulebookWindow *>());
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!sheet->isVisible());
    m_hands->press(Qt::Key_1, Qt::AltModifier); // the rule of the first line of dice
    QVERIFY(sheet->isVisible());
    QVERIFY(sheet->shownCase() && !sheet->shownCase()().lines.empty());
    m_hands->press(Qt::Key_F1);
    QCOMPARE(book().rule(), sheet->rule());
    QVERIFY(!strip().isEmpty());
    book().close();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    assistant.attackPage().setFocus();
    m_hands->press(Qt::Key_Escape);
    form.range = 12; // Rifles do not reach so far
    desk.setForm(form);
    QVERIFY(desk.refusal());
    m_hands->press(Qt::Key_F1);
    QCOMPARE(book().rule(), editor::toQString(desk.refusal()->rule));
    QVERIFY(strip().contains(u"12"_s));
}

HW_WINDOW_TEST(tst_WhyHere)

} // namespace hexwerk::assault::ui::tst_why_here

#include "tst_why_here.moc"
