#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include "app/assault/answer/answer_panel.h"
#include "app/assault/answer/fitting.h"
#include "app/assault/answer/order_icon.h"
#include "app/assault/answer/order_key.h"
#include "app/assault/beside/scenario_view.h"
#include "app/assault/game/hand_over.h"
#include "app/assault/map/play_scene.h"
#include "core/assault/game/view.h"
#include "editor/assault/canvas/track_painter.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/core/assault/hands.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::ui::tst_play_panels {

// The panels of the play view beside the map, each asked on its own.
class tst_PlayPanels final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_languages.speak(QStringLiteral("en")); }
    void everyQuestionIsAskedInBothLanguages();
    void theOneFittingPanelIsShown();
    void everyOrderHasItsIconAndEveryActionItsRule();
    void everyActionHasItsLetter();
    void aThirdPassSaysWhoCouldStillAct();
    void theUnitThatIsChosenIsNamed();
    void aUnitIsShownOnlyWhatItsKindCanDo_data();
    void aUnitIsShownOnlyWhatItsKindCanDo();
    void actionsOfAnotherPhaseAreLeftOut();
    void aGunThatIsPulledMayTurn();
    void whatIsRefusedForTheMomentStaysGreyWithTheReason();
    void minesAreCountedAndChosen();
    void minesLieFaceDownButForWhoLaysThem();
    void aTransportShowsItsLoadAndSaysIt();
    void tracksStandInBoxesWithTheirThresholds();
    void everySourceOfDiceHasAName();

private:
    editor::Languages m_languages;
};

constexpr int kQuestions = static_cast<int>(Question::ImpactZone) + 1;

// A gun, a lorry with a passenger, infantry of both sides, mines and tracks.
static Scenario everything()
{
    assault::Table table;
    table.rifles("u1", "B2").unit("ugun", "C4", "drill.gun").unit("ulorry", "F4", "drill.lorry");
    table.rifles("g1", "L10");
    table.scenario.units[1].facing = 1;
    table.scenario.units[2].facing = 4;
    table.scenario.mines = {{"allied", 2, 1, {"field"}}};
    table.scenario.zones = {{"field", "allied", ZonePurpose::Mines, {at("H5"), at("H6")}}};
    table.scenario.tracks = {{"pressure",
                              "allied",
                              {{"en", "Pressure"}, {"de", "Druck"}},
                              0,
                              12,
                              2,
                              {{3, ThresholdEffect::Message, "", {{"en", "It begins."}}},
                               {12, ThresholdEffect::Loses, "", {}}}}};
    return table.scenario;
}

// Ready for its first activation, whatever the scenario asks before.
static Position announcing(Phase phase = Phase::Action)
{
    assault::Table table;
    table.scenario = everything();
    Position p = table.begin();
    p.phase = phase;
    p.pending = {.question = Question::Announce, .side = p.setting->sideIndex("allied")};
    return p;
}

static Position asking(Question question)
{
    Position p = announcing();
    p.pending = {.question = question,
                 .side = p.setting->sideIndex("allied"),
                 .unit = id(p, "u1"),
                 .other = id(p, "g1"),
                 .player = 1};
    p.points = {{.side = p.pending.side, .player = 1, .total = 5, .focus = 3}};
    if (question == Question::BattleDice)
        p.pending.dice = dice("YG");
    if (question == Question::PlainDice)
        p.pending.plainDice = 1;
    return p;
}

// [R8.1a]
void tst_PlayPanels::aThirdPassSaysWhoCouldStillAct()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("u2", "C2").rifles("g1", "L10");
    Position p = table.begin();
    const auto hint = [&p] { return QuestionChoices::hint(SeenPosition(p), {}); };
    say(p, Pass{});
    QVERIFY2(!hint().contains(QLatin1String("third pass")), qPrintable(hint()));
    say(p, Pass{});
    const QString words = hint();
    QVERIFY2(words.contains(QLatin1String("third pass")), qPrintable(words));
    for (const UnitId unit : {id(p, "u1"), id(p, "u2"), id(p, "g1")})
        QCOMPARE(words.contains(PlayText::unit(p, unit)), p.unit(unit).side == p.pending.side);
    say(p, announce(p, p.pending.side == p.unit(id(p, "u1")).side ? "u1" : "g1", Action::DigIn));
    QVERIFY2(!hint().contains(QLatin1String("third pass")), qPrintable(hint()));
}

void tst_PlayPanels::theUnitThatIsChosenIsNamed()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("g1", "L10");
    const Position p = table.begin();
    const QString name = PlayText::unit(p, id(p, "u1"));
    QVERIFY(!QuestionChoices::hint(SeenPosition(p), {}).contains(name));
    QVERIFY(QuestionChoices::hint(SeenPosition(p), {.unit = id(p, "u1")}).startsWith(name));
}

void tst_PlayPanels::everyQuestionIsAskedInBothLanguages()
{
    std::set<QString> english;
    for (const char *language : {"en", "de"}) {
        m_languages.speak(QString::fromLatin1(language));
        std::set<QString> questions;
        for (int i = 0; i < kQuestions; ++i) {
            const Position p = asking(static_cast<Question>(i));
            const QString text = PlayText::question(p);
            QVERIFY2(!text.isEmpty() && !QuestionChoices::hint(SeenPosition(p), {}).isEmpty(),
                     qPrintable(text));
            questions.insert(text);
            // One is asked by name, unless nobody is.
            const bool isOfSomebody = static_cast<Question>(i) != Question::Over &&
                                      static_cast<Question>(i) != Question::CardDraw;
            QCOMPARE(text.contains(PlayText::side(p, p.pending.side)), isOfSomebody);
            if (*language == 'e')
                english.insert(text);
            else
                QVERIFY2(!english.contains(text), qPrintable(text));
        }
        QCOMPARE(static_cast<int>(questions.size()), kQuestions - 1); // dice of both kinds
    }
}

// Those that need no frame under way; the others come in the games of tst_play_page.
void tst_PlayPanels::theOneFittingPanelIsShown()
{
    AnswerPanel panel;
    panel.show();
    const auto isShown = [&panel](auto *child) { return child && child->isVisibleTo(&panel); };
    for (const Question question :
         {Question::Over, Question::FirstSetup, Question::Place, Question::LayMine,
          Question::Announce, Question::Reroll, Question::Withdraw, Question::BattleDice,
          Question::PlainDice}) {
        const QByteArray name(toString(question).data());
        panel.ask(SeenPosition(asking(question)), {});

        const PanelKind kind = panelFor(question);
        QVERIFY2(isShown(panel.findChild<DicePanel *>()) == (kind == PanelKind::Dice), name);
        QVERIFY2(isShown(panel.findChild<MinePanel *>()) == (kind == PanelKind::Mines), name);
        QVERIFY2(isShown(panel.findChild<QListWidget *>(QStringLiteral("units"))) ==
                     (kind == PanelKind::Units),
                 name);
        const bool chooses = kind == PanelKind::Choices || kind == PanelKind::Units;
        QVERIFY2(isShown(panel.findChild<ChoicePanel *>()) == chooses, name);
    }
}

void tst_PlayPanels::everyOrderHasItsIconAndEveryActionItsRule()
{
    std::set<QString> icons;
    for (int i = 0; i < kActions; ++i) {
        const auto action = static_cast<Action>(i);
        const QString icon = iconOf(Announce{UnitId{1}, action}, Question::Announce);
        QVERIFY2(!editor::icon(icon).isNull(), qPrintable(icon));
        icons.insert(icon);
        const QString rule = PlayText::ruleOf(action);
        QVERIFY(rule.startsWith(QLatin1Char('R')) || rule.startsWith(QLatin1Char('D')));
    }
    QCOMPARE(static_cast<int>(icons.size()), kActions); // no two look alike

    const std::vector<Order> others = {Pass{},
                                       Step{},
                                       Step{.by = By::Road},
                                       TurnTo{},
                                       Stop{},
                                       Target{},
                                       Target{UnitId{1}, {}},
                                       Support{},
                                       React{},
                                       Decline{},
                                       Withdraw{},
                                       Stay{},
                                       Reroll{},
                                       Keep{},
                                       Place{},
                                       Place{.facing = 2},
                                       Lay{},
                                       Reveal{},
                                       Choose{},
                                       Draw{},
                                       Allot{},
                                       ShowPoints{},
                                       Dice{},
                                       Correct{}};
    for (const Order &order : others)
        for (int i = 0; i < kQuestions; ++i) {
            const QString icon = iconOf(order, static_cast<Question>(i));
            QVERIFY2(!editor::icon(icon).isNull(), qPrintable(icon));
        }
}

// One of its own for each, none that the play view uses, and no numbers: those are for lists.
void tst_PlayPanels::everyActionHasItsLetter()
{
    std::set<QChar> letters = {u'G', u'H', u'N', u'R'};
    for (int i = 0; i < kActions; ++i) {
        const QChar key = keyOf(Announce{UnitId{1}, static_cast<Action>(i)}, Question::Announce);
        QVERIFY(key >= u'A' && key <= u'Z');
        QVERIFY2(letters.insert(key).second, qPrintable(QString(key)));
    }
    for (const Order &order : {Order(Pass{}), Order(Stop{}), Order(Withdraw{}), Order(Decline{})})
        QVERIFY(letters.insert(keyOf(order, Question::Announce)).second);
    QCOMPARE(keyOf(Stay{}, Question::Withdraw), keyOf(Decline{}, Question::React)); // both say no
    QCOMPARE(keyOf(Keep{}, Question::Reroll), keyOf(Decline{}, Question::React));
    for (const Order &order : {Order(Target{}), Order(Support{}), Order(Choose{}), Order(Reroll{})})
        QVERIFY(keyOf(order, Question::Target).isNull());

    const Position p = announcing();
    ChoicePanel panel;
    panel.ask(SeenPosition(p), {.unit = id(p, "u1")}, {});
    for (const auto *button : panel.findChildren<QToolButton *>()) {
        const QString key = button->property("key").toString();
        QVERIFY2(key.size() == 1 && key[0].isLetter(), qPrintable(button->text()));
        QVERIFY(button->text().startsWith(key + QLatin1String("  ")));
    }
}

void tst_PlayPanels::aUnitIsShownOnlyWhatItsKindCanDo_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QStringList>("missing");
    const QString move = QStringLiteral("Move");
    QTest::newRow("infantry") << QStringLiteral("u1")
                              << QStringList{move, QStringLiteral("Fast move"),
                                             QStringLiteral("Fire"), QStringLiteral("Dig in")}
                              << QStringList{QStringLiteral("Turret fire"),
                                             QStringLiteral("Load a gun"),
                                             QStringLiteral("Unload a gun"),
                                             QStringLiteral("Dismount"),
                                             QStringLiteral("Indirect fire"),
                                             QStringLiteral("Turn the gun")};
    QTest::newRow("gun") << QStringLiteral("ugun") << QStringList{move, QStringLiteral("Fire")}
                         << QStringList{QStringLiteral("Dig in"), QStringLiteral("Move & fire"),
                                        QStringLiteral("Turret fire"), QStringLiteral("Detach")};
    QTest::newRow("unarmed lorry")
        << QStringLiteral("ulorry") << QStringList{move, QStringLiteral("Fast move")}
        << QStringList{QStringLiteral("Fire"), QStringLiteral("Dig in"),
                       QStringLiteral("Load a gun")};
}

static QStringList textsOf(const Position &p, const Picked &picked)
{
    QStringList texts;
    for (const Choice &choice : QuestionChoices::of(SeenPosition(p), picked))
        texts << choice.text;
    return texts;
}

void tst_PlayPanels::aUnitIsShownOnlyWhatItsKindCanDo()
{
    QFETCH(QString, unit);
    QFETCH(QStringList, shown);
    QFETCH(QStringList, missing);
    const Position p = announcing();

    const QStringList texts = textsOf(p, {.unit = id(p, unit.toStdString())});

    for (const QString &text : shown)
        QVERIFY2(texts.contains(text), qPrintable(text));
    for (const QString &text : missing)
        QVERIFY2(!texts.contains(text), qPrintable(text));
    QVERIFY(texts.contains(QStringLiteral("Pass")));
}

void tst_PlayPanels::aGunThatIsPulledMayTurn() // [R9.9c]
{
    assault::Table table =
        assault::Table().unit("ugun", "C4", "drill.heavy_gun").facing(1).rifles("g1", "L10");
    const Position p = table.begin();
    QVERIFY(fits(p, id(p, "ugun"), Action::NormalMove));
    QVERIFY(!fits(p, id(p, "ugun"), Action::FastMove));
}

void tst_PlayPanels::actionsOfAnotherPhaseAreLeftOut()
{
    const Position action = announcing();
    const Position support = announcing(Phase::Support);
    for (int i = 0; i < kActions; ++i)
        for (const char *name : {"u1", "ugun", "ulorry"}) {
            const UnitId unit = id(action, name);
            QVERIFY(!(fits(action, unit, static_cast<Action>(i)) &&
                      fits(support, unit, static_cast<Action>(i))));
        }
    QVERIFY(fits(support, id(support, "ugun"), Action::TurnFacing));
    QVERIFY(!fits(support, id(support, "u1"), Action::NormalMove));
}

void tst_PlayPanels::whatIsRefusedForTheMomentStaysGreyWithTheReason()
{
    const Position p = announcing(); // no enemy in sight and range
    for (const Choice &choice : QuestionChoices::of(SeenPosition(p), {.unit = id(p, "u1")})) {
        QVERIFY2(!choice.tip.isEmpty(), qPrintable(choice.text));
        if (choice.text == QLatin1String("Fire"))
            QVERIFY(!choice.allowed);
        if (choice.text == QLatin1String("Move")) {
            QVERIFY(choice.allowed);
            QVERIFY2(choice.tip.endsWith(QLatin1String("(R9.1a)")), qPrintable(choice.tip));
        }
    }
}

void tst_PlayPanels::minesAreCountedAndChosen()
{
    Position p = asking(Question::LayMine);
    QCOMPARE(minesLeft(p, MineKind::AntiPersonnel), 2);
    QCOMPARE(minesLeft(p, MineKind::AntiTank), 1);
    QCOMPARE(minesLeft(p, MineKind::Dummy), 3); // [R9.6.4.1b]
    p.minefields.push_back({.hex = at("H5"),
                            .side = p.pending.side,
                            .kind = Sealed<MineKind>(MineKind::AntiTank, Salt{})});
    QCOMPARE(minesLeft(p, MineKind::AntiTank), 0);

    MinePanel panel;
    panel.ask(p, MineKind::Dummy);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    const auto buttons = panel.findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), 3);
    QVERIFY(buttons[0]->isEnabled() && !buttons[1]->isEnabled() && buttons[2]->isChecked());
    QVERIFY2(buttons[0]->text().contains(QLatin1String("2 left")), qPrintable(buttons[0]->text()));
    std::vector<MineKind> chosen;
    connect(&panel, &MinePanel::chosen, this, [&](MineKind kind) { chosen.push_back(kind); });
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QTest::keyClick(&panel, Qt::Key_3);
    QVERIFY(chosen == (std::vector{MineKind::AntiPersonnel, MineKind::Dummy}));
}

void tst_PlayPanels::minesLieFaceDownButForWhoLaysThem()
{
    Position p = asking(Question::LayMine);
    const auto marker = [&](const char *hex, SideIndex side, bool found) {
        p.minefields.push_back({.hex = at(hex),
                                .side = side,
                                .kind = Sealed<MineKind>(MineKind::Dummy, Salt{}),
                                .found = found});
    };
    marker("H5", p.pending.side, false);
    marker("H6", enemyOf(p.pending.side), false);
    marker("H7", enemyOf(p.pending.side), true);
    const auto seen = [&](std::size_t place) {
        return sceneOf(viewFor(p, HandOver::secretOf(p)), p.setting->scenario, {})
            .mines[place]
            .kind.has_value();
    };
    QVERIFY(seen(0) && !seen(1) && seen(2));

    p.pending.question = Question::Announce;
    QVERIFY(!seen(0) && !seen(1) && seen(2));
}

void tst_PlayPanels::aTransportShowsItsLoadAndSaysIt()
{
    Position p = announcing();
    p.unit(id(p, "u1")).state = UnitState::Carried;
    p.unit(id(p, "u1")).carrier = id(p, "ulorry");
    p.unit(id(p, "u1")).at = at("F4");

    const auto scene = sceneOf(p, p.setting->scenario, {});
    const auto lorry = std::find_if(scene.units.begin(), scene.units.end(),
                                    [](const auto &one) { return one.id == u"ulorry"; });
    QVERIFY(lorry != scene.units.end());
    QCOMPARE(lorry->load.size(), std::size_t{1});
    QCOMPARE(lorry->facing, std::optional<int>(4));
    QCOMPARE(scene.units.size(), std::size_t{3}); // who is carried has no counter of its own

    const QString state = PlayText::state(p, id(p, "ulorry"));
    QVERIFY2(state.contains(QLatin1String("carries Rifles 43 (u1)")), qPrintable(state));
    QVERIFY2(state.contains(QLatin1String("faces left")), qPrintable(state));
    QVERIFY2(textsOf(p, {.unit = id(p, "u1")}).contains(QStringLiteral("Dismount")) ||
                 fits(p, id(p, "u1"), Action::Dismount),
             "a passenger gets off");
    QVERIFY(!fits(p, id(p, "u1"), Action::NormalMove));
}

void tst_PlayPanels::tracksStandInBoxesWithTheirThresholds()
{
    Position p = announcing();
    p.tracks = {4};
    ScenarioView view;
    view.resize(340, 500);
    view.show();
    view.showScenario(p);
    const QString text = view.toPlainText();
    for (const char *word :
         {"Troop Status Board", "Pressure: 4", "It begins.", "defeat at the end of the turn"})
        QVERIFY2(text.contains(QLatin1String(word)), word);
    QVERIFY(text.contains(QStringLiteral("✓ 3")) && text.contains(QStringLiteral("– 12")));

    // The value moves the filled box, and a narrow room takes more rows.
    const Track &track = p.setting->scenario.tracks[0];
    const TrackLook look{.side = Qt::darkGreen, .width = 340, .palette = {}, .font = view.font()};
    QVERIFY(trackPicture(track, 4, look).toImage() != trackPicture(track, 5, look).toImage());
    TrackLook narrow = look;
    narrow.width = 120;
    QVERIFY(trackPicture(track, 4, narrow).height() > trackPicture(track, 4, look).height());
    QVERIFY(trackPicture(track, 4, narrow).width() <= 121);
}

// The words of core for where dice come from.
void tst_PlayPanels::everySourceOfDiceHasAName()
{
    const Position p = assault::Table().rifles("u1", "B2").rifles("g1", "L10").begin();
    for (const char *source :
         {"card",     "hindrance", "fire_modification",   "covering_fire", "experience",
          "critical", "assault",   "half_strength",       "activated",     "vehicle",
          "wheels",   "ability",   "indirect_fire",       "joint_fire",    "mines",
          "blast",    "accuracy",  "off_board_artillery", "ground",        "command_card"})
        QVERIFY2(PlayText::source(p, {.source = source}) != QLatin1String(source), source);
    const Position cards =
        assault::dealt(assault::carded(assault::rifleField(), {"ger.crest"}, {"us.ammunition"}));
    const CommandCard *card = cards.setting->commandCard("us.ammunition");
    QVERIFY(card);
    QCOMPARE(PlayText::source(cards, {.source = "command_card", .sourceId = card->id}),
             editor::inWindowLanguage(card->name));
}

HW_WINDOW_TEST(tst_PlayPanels)

} // namespace hexwerk::assault::ui::tst_play_panels

#include "tst_play_panels.moc"
