#include "app/assault/map/sight_panel.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_sight_in_play {

using Hand = window::By;

// Looking along lines of sight in a game.
class tst_SightInPlay final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void aThreadSaysWhyItIsBlocked_data() { byMouseAndByKey(); }
    void aThreadSaysWhyItIsBlocked();
    void aThreadIsDragged();
    void aThreadSaysNothingToTheGame();
    void aUnitShowsWhatItSees();
    void aHexSaysWhoSeesIt_data() { byMouseAndByKey(); }
    void aHexSaysWhoSeesIt();
    void secretsOfASideChangeNothing();
    void theSectionShowsWhereTheLineIsCut();

private:
    MapCanvas &canvas() { return m_window->playPage().canvas(); }
    const std::vector<SceneSightLine> &threads() { return canvas().scene().sightLines; }
    SightPanel &panel() { return *m_window->playPage().findChild<SightPanel *>(); }
    void point(const char *hex, Hand by);
    // A pair of hexes between which something blocks.
    std::pair<Hex, Hex> blockedPair();
};

void tst_SightInPlay::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
    setUp();
}

void tst_SightInPlay::point(const char *hex, Hand by)
{
    if (by == Hand::Key)
        return canvas().setCursor(at(hex));
    QTest::mouseMove(canvas().viewport(), canvas().viewRect(at(hex)).center());
}

std::pair<Hex, Hex> tst_SightInPlay::blockedPair()
{
    const Position &p = m_hands->position();
    const Hex from = p.unit(id(p, "us2")).at;
    for (std::size_t i = 0; i < p.board().size(); ++i)
        if (const Hex to = p.board().hexAt(i); to != from && distance(from, to) > 2) {
            const SightLine line =
                p.setting->sight.line({from, UnitType::Infantry}, {to, std::nullopt}, p.smoke);
            const bool free = std::none_of(p.units.begin(), p.units.end(),
                                           [to](const Unit &unit) { return unit.at == to; });
            if (line.status == SightStatus::Blocked && free)
                return {from, to};
        }
    return {};
}

void tst_SightInPlay::aThreadSaysWhyItIsBlocked()
{
    QFETCH(int, by);
    const Hand hand = static_cast<Hand>(by);
    const auto [from, to] = blockedPair();
    QVERIFY(!to.isNowhere());
    const Position before = m_hands->position();

    m_hands->press(Qt::Key_Escape); // nobody is chosen, from whom it would begin
    canvas().setCursor(at("A1"));
    m_hands->press(Qt::Key_S, Qt::ShiftModifier);
    m_hands->hex(from, hand);
    m_hands->hex(to, hand);

    QVERIFY(panel().isVisible());
    const std::vector<SceneSightLine> thread{{from, to, SightStatus::Blocked}};
    QVERIFY(threads() == thread);
    QVERIFY2(panel().text().contains(QStringLiteral("blocked")), qPrintable(panel().text()));
    QVERIFY2(panel().text().contains(QStringLiteral("(R10.")), qPrintable(panel().text()));
    QVERIFY(panel().profile().profile().has_value());
    QVERIFY(m_hands->position() == before);
    // It is kept while the pointer goes elsewhere, and ends with Escape.
    point("B2", hand);
    QVERIFY(threads() == thread);
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!panel().isVisible());
    QVERIFY(threads().empty());
}

void tst_SightInPlay::aThreadIsDragged()
{
    m_hands->press(Qt::Key_S, Qt::ShiftModifier);
    QWidget *map = canvas().viewport();
    const auto centre = [this](const char *hex) { return canvas().viewRect(at(hex)).center(); };

    QTest::mousePress(map, Qt::LeftButton, {}, centre("E4"));
    QTest::mouseMove(map, centre("G4"));
    QVERIFY(threads().size() == 1);
    QVERIFY(threads().front().to == at("G4"));
    QTest::mouseMove(map, centre("H4"));
    QTest::mouseRelease(map, Qt::LeftButton, {}, centre("H4"));
    QTest::mouseMove(map, centre("B2"));

    QVERIFY(threads().front().from == at("E4"));
    QVERIFY(threads().front().to == at("H4"));
}

void tst_SightInPlay::aThreadSaysNothingToTheGame()
{
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    const Position before = m_hands->position();
    m_hands->press(Qt::Key_S, Qt::ShiftModifier);

    m_hands->hex(at("I6"), Hand::Mouse); // would be a shot

    QVERIFY(m_hands->position() == before);
    QVERIFY(threads().size() == 1);
    QVERIFY(threads().front().from == before.unit(id(before, "us2")).at);
    m_hands->press(Qt::Key_Escape);
    m_hands->hex(at("I6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("spotting 1d6"));
}

void tst_SightInPlay::aUnitShowsWhatItSees()
{
    const Position &p = m_hands->position();
    const UnitId unit = id(p, "us2");
    m_hands->chooseUnit(unit, Hand::Key);

    m_hands->press(Qt::Key_V, Qt::ShiftModifier);

    const auto &marked = canvas().scene().highlights;
    QCOMPARE(marked.size(), p.board().size()); // with the unit's own hex
    const auto seen =
        p.setting->sight.fieldOfView({p.unit(unit).at, UnitType::Infantry}, {}, p.smoke);
    for (const auto &highlight : marked)
        if (highlight.hex != p.unit(unit).at)
            QCOMPARE(highlight.kind == HighlightKind::SightBlocked,
                     seen[p.board().index(highlight.hex)] == SightStatus::Blocked);
    m_hands->press(Qt::Key_V, Qt::ShiftModifier);
    QVERIFY(canvas().scene().highlights.size() < p.board().size());
}

void tst_SightInPlay::aHexSaysWhoSeesIt()
{
    QFETCH(int, by);
    const Position &p = m_hands->position();
    m_hands->press(Qt::Key_W, Qt::ShiftModifier);

    point("G5", static_cast<Hand>(by));

    std::optional<UnitType> seen; // who stands in G5
    for (const Unit &unit : p.units)
        if (unit.inPlay() && unit.at == at("G5"))
            seen = p.card(unit.id).type;
    for (const Unit &unit : p.units) {
        if (!unit.inPlay() || unit.at == at("G5"))
            continue;
        const QString name = QString::fromStdString(p.setting->unitName(unit.id));
        QVERIFY2(panel().text().contains(QStringLiteral("(%1) in").arg(name)), qPrintable(name));
        const auto &marked = canvas().scene().highlights;
        QVERIFY(std::any_of(marked.begin(), marked.end(), [&](const auto &highlight) {
            return highlight.hex == unit.at &&
                   highlight.text == QString::number(distance(unit.at, at("G5")));
        }));
        // A thread leads there from those who see it, and from nobody else.
        const SightStatus status =
            p.setting->sight.line({unit.at, p.card(unit.id).type}, {at("G5"), seen}, p.smoke)
                .status;
        const SceneSightLine thread{unit.at, at("G5"), status};
        QCOMPARE(std::count(threads().begin(), threads().end(), thread),
                 status == SightStatus::Blocked ? 0 : 1);
    }
    m_hands->press(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(threads().empty());
}

void tst_SightInPlay::secretsOfASideChangeNothing()
{
    const auto shownWith = [this](MineKind kind) {
        Scenario scenario = trainingScenario();
        scenario.board.minefields.push_back({at("G5"), kind, scenario.sides[1].id});
        openWindow();
        play(scenario);
        for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
            m_hands->hex(at(hex), Hand::Mouse);
        QString shown;
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_V, Qt::Key_W}) {
            m_hands->press(key, Qt::ShiftModifier);
            for (const char *hex : {"E4", "G5", "H5"}) {
                point(hex, Hand::Mouse);
                shown += panel().text();
                for (const auto &highlight : canvas().scene().highlights)
                    shown += QString::number(static_cast<int>(highlight.kind));
            }
        }
        return shown;
    };
    const QString mined = shownWith(MineKind::AntiTank);
    QVERIFY(mined.contains(QStringLiteral("Who sees G5?")));
    QCOMPARE(mined, shownWith(MineKind::Dummy));
}

void tst_SightInPlay::theSectionShowsWhereTheLineIsCut()
{
    const auto [from, to] = blockedPair();
    const Position &p = m_hands->position();
    const SightEnd ends[] = {{from, UnitType::Infantry}, {to, std::nullopt}};
    const SightLine line = p.setting->sight.line(ends[0], ends[1], p.smoke);

    const SightProfile profile =
        profileOf(p.board(), p.setting->data.terrain, p.setting->sight, ends[0], ends[1], line);

    QCOMPARE(profile.hexes.size(), line.path.size() + 2);
    QVERIFY(profile.hexes.front().hex == from && profile.hexes.back().hex == to);
    QVERIFY(profile.cut.has_value());
    QVERIFY(profile.hexes[*profile.cut].effect.has_value());
    for (const auto &hex : profile.hexes)
        QCOMPARE(hex.level, static_cast<int>(p.board().at(hex.hex).level));
}

HW_WINDOW_TEST(tst_SightInPlay)

} // namespace hexwerk::assault::ui::tst_sight_in_play

#include "tst_sight_in_play.moc"
