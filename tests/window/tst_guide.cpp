#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>

#include "app/assault/beside/guide_panel.h"
#include "app/assault/game/lessons.h"
#include "app/basis/actions.h"
#include "app/window/start_page.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/guide_reader.h"
#include "core/play/answerer.h"
#include "editor/keys/action_keys.h"
#include "editor/keys/keyed_text.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::ui::tst_guide {

using Hand = window::By;

// The course: the infantry training, then the full rules.
class tst_Guide final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void everyLessonIsWholeInBothLanguages_data() { parts(); }
    void everyLessonIsWholeInBothLanguages();
    void everyLessonComesUpOnceInSomeGame_data() { parts(); }
    void everyLessonComesUpOnceInSomeGame();
    void partTwoTeachesEveryChapterOfTheFullRules();
    void itBeginsOnTheStartPageAndFollowsTheGame();
    void partTwoBeginsOnTheStartPageAndInTheMenu();
    void partTwoIsPlayedThroughItsFirstTurn();
    void noLessonFlashesBy();
    void aMomentMayAskForAPointOfTheFocus();
    void noLessonOfPartTwoTellsWhatIsSecret();
    void itIsReadAgainAndEnded();
    void itGoesOnWithASavedGame();
    void itSpeaksTheLanguageOfTheWindow();
    void itNamesTheKeysThatAreInForce();

private:
    static void parts();
    void begin(const char *button = "Learn to play");
    GuidePanel &panel() const { return *m_window->playPage().findChild<GuidePanel *>(); }
    QString said() const;
    QPushButton *button(const QString &name) const;
};

static Guide shipped(const std::string &scenario)
{
    return loadGuide(window::shippedPaths(), kSystemId, kRuleGrammar, scenario);
}

void tst_Guide::parts()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("first");
    QTest::newRow("part one") << QByteArray("training-infantry") << QByteArray("set_up");
    QTest::newRow("part two") << QByteArray("training-command") << QByteArray("draw");
}

void tst_Guide::init()
{
    m_languages.speak(QStringLiteral("en"));
    const QString folder = QStringLiteral(HW_SOURCE_DIR "/scenarios/");
    m_window = std::make_unique<MainWindow>(
        window::shippedLibrary(), window::shippedRulebook(), m_languages,
        QStringList{folder + QStringLiteral("training-infantry.toml"),
                    folder + QStringLiteral("training-command.toml")});
    m_window->setDataPaths(window::shippedPaths());
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_hands = std::make_unique<window::Hands>(*m_window);
}

void tst_Guide::begin(const char *button)
{
    for (auto *each : m_window->findChildren<QPushButton *>())
        if (each->isVisible() && each->accessibleName() == QLatin1String(button))
            QTest::mouseClick(each, Qt::LeftButton);
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    m_hands->settle();
}

QString tst_Guide::said() const
{
    QStringList words;
    if (panel().isVisible())
        for (const auto *label : panel().findChildren<QLabel *>())
            words << label->text();
    return words.join(QLatin1Char('\n'));
}

QPushButton *tst_Guide::button(const QString &name) const
{
    for (auto *button : panel().findChildren<QPushButton *>())
        if (button->accessibleName() == name || button->text() == name)
            return button;
    return nullptr;
}

void tst_Guide::everyLessonIsWholeInBothLanguages()
{
    QFETCH(QByteArray, scenario);
    const Guide guide = shipped(scenario.toStdString());
    QVERIFY(guide.lessons.size() >= 20);
    const Rulebook rules = window::shippedRulebook();
    std::set<std::string> ids;
    for (const Lesson &lesson : guide.lessons) {
        QVERIFY2(ids.insert(lesson.id).second, lesson.id.c_str());
        for (const char *language : {"en", "de"})
            for (const LocalText *text : {&lesson.title, &lesson.text})
                QVERIFY2(text->contains(language) && !text->at(language).empty(),
                         lesson.id.c_str());
        QVERIFY2(!lesson.rules.empty(), lesson.id.c_str());
        for (const std::string &rule : lesson.rules)
            QVERIFY2(rules.find(rule), rule.c_str());
        QVERIFY(lesson.on != LessonMoment());
    }
}

void tst_Guide::everyLessonComesUpOnceInSomeGame()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, first);
    const Guide guide = shipped(scenario.toStdString());
    std::set<std::size_t> met;
    for (std::uint64_t seed = 1; seed <= 60 && met.size() < guide.lessons.size(); ++seed) {
        PlayGame game(window::shippedLibrary());
        game.begin(shippedScenario(scenario.toStdString()));
        Lessons lessons(guide);
        play::RandomPlayer<Assault> player(seed);
        lessons.follow(game.position(), {});
        while (game.position().pending.question != Question::Over) {
            const Order order = player.answer(game.position());
            if (const auto *announced = std::get_if<Announce>(&order))
                lessons.choose(game.position(), announced->unit);
            QVERIFY(game.say(order, Origin::Mouse));
            lessons.follow(game.position(), game.game().log().back().events);
        }
        const std::set<std::size_t> once(lessons.explained().begin(), lessons.explained().end());
        QCOMPARE(once.size(), lessons.explained().size());
        QCOMPARE(guide.lessons[lessons.explained().front()].id, first.toStdString());
        QCOMPARE(guide.lessons[lessons.explained().back()].id, std::string("over"));
        met.insert(once.begin(), once.end());
    }
    for (std::size_t i = 0; i < guide.lessons.size(); ++i)
        QVERIFY2(met.contains(i), guide.lessons[i].id.c_str());
}

// By the headings of the book: points, cards, planning, answers, air support, off-board artillery.
void tst_Guide::partTwoTeachesEveryChapterOfTheFullRules()
{
    std::string rules;
    for (const Lesson &lesson : shipped("training-command").lessons)
        for (const std::string &rule : lesson.rules)
            rules += rule + ' ';
    for (const char *section : {"R4.9.1", "R4.9.2", "R5.9", "R6.2.1", "R6.2.2", "R8.3", "R12.3.1",
                                "R12.3.4", "R12.3.5", "R12.3.6", "R12.4.1", "R12.4.3", "R12.4.4"})
        QVERIFY2(rules.find(section) != std::string::npos, section);
}

void tst_Guide::itBeginsOnTheStartPageAndFollowsTheGame()
{
    begin();
    QVERIFY2(said().contains(QStringLiteral("Setting up")), qPrintable(said()));
    QVERIFY(said().contains(QStringLiteral("R5.8a")));
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    QVERIFY2(said().contains(QStringLiteral("Time to act")), qPrintable(said()));
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    QVERIFY2(said().contains(QStringLiteral("Choosing a target")), qPrintable(said()));
    m_hands->hex(at("I6"), Hand::Mouse);
    QVERIFY2(said().contains(QStringLiteral("First it must be spotted")), qPrintable(said()));
    emit panel().ruleWanted(QStringLiteral("R10.5e"));
    QVERIFY2(shown().contains(QStringLiteral("R10.5e")), qPrintable(shown()));
}

void tst_Guide::partTwoBeginsOnTheStartPageAndInTheMenu()
{
    begin("Learn the full rules");
    QCOMPARE(m_window->playView().scenarioId(), std::string("training-command"));
    QVERIFY2(said().contains(QStringLiteral("A hand of cards")), qPrintable(said()));
    QVERIFY(said().contains(QStringLiteral("R6.2.1a")));
    m_window->showMode(MainWindow::Mode::Start);
    auto *const act = m_window->findChild<Actions *>();
    QVERIFY((*act)[Act::FullGuide]->isEnabled());
    (*act)[Act::Guide]->trigger();
    QVERIFY2(said().contains(QStringLiteral("Setting up")), qPrintable(said()));
    (*act)[Act::FullGuide]->trigger();
    QVERIFY2(said().contains(QStringLiteral("A hand of cards")), qPrintable(said()));
}

// By the orders of both sides: each step that the course speaks of can be done in the first turn.
void tst_Guide::partTwoIsPlayedThroughItsFirstTurn()
{
    begin("Learn the full rules");
    PlayGame &game = m_window->playPage().game();
    game.seedDice(1);
    const auto say = [&](const Order &order) {
        QVERIFY2(game.say(order, Origin::Mouse), asks(game.position()).c_str());
        m_hands->settle();
    };
    const auto asked = [&] { return game.position().pending.question; };
    // Rolls, draws, and declines what can be declined.
    const auto goOnTo = [&](Question question) {
        for (int i = 0; i < 100 && asked() != question; ++i) {
            const Position &p = game.position();
            if (p.pending.isChance())
                game.roll(Origin::Mouse);
            else
                say(Assault::query(p, Decline{}) ? Order(Decline{})
                                                 : Assault::legalOrders(p).front());
        }
        QVERIFY2(asked() == question, asks(game.position()).c_str());
        m_hands->settle();
    };
    const auto met = [&](const char *title) {
        const Guide guide = shipped("training-command");
        const auto &explained = panel().lessons().explained();
        return std::any_of(explained.begin(), explained.end(),
                           [&](std::size_t i) { return guide.lessons[i].title.at("en") == title; });
    };
    goOnTo(Question::PlayCard); // of the Allies, with a full hand
    QCOMPARE(game.position().hands[game.position().pending.side].cards.size(), std::size_t{3});
    QVERIFY(met("Playing a card"));
    goOnTo(Question::Allot);
    QVERIFY(met("Planning in secret"));
    for (const char *card : {"us.howitzers105", "us.a36_strafing", "us.rangers43", "us.rifles43"})
        say(Allot{card});
    QVERIFY(met("Asking for support"));
    for (const char *card : {"ger.rifles43", "ger.rifles43", "ger.hmg42"})
        say(Allot{card});
    goOnTo(Question::Announce);
    QVERIFY(met("The guns are far away"));
    say(CallIn{"us.howitzers105"});
    goOnTo(Question::SupportSpotter);
    QVERIFY(met("Somebody has to look"));
    say(Support{id(game.position(), "us5")});
    goOnTo(Question::SupportHex);
    say(Target{{}, at("M4")});
    goOnTo(Question::FireMode);
    QVERIFY(met("How the guns fire"));
    say(Choose{"fire_support"});
    goOnTo(Question::Announce);
    QVERIFY(met("Near or far") && met("The second attack") && met("Smoke and dust"));
    while (game.position().phase == Phase::Support)
        say(Pass{});
    goOnTo(Question::Announce);
    QVERIFY(met("Every action has a price"));
    say(CallIn{"us.a36_strafing"});
    goOnTo(Question::SupportTarget);
    QVERIFY(met("Where the aircraft dives"));
    say(Target{id(game.position(), "ger2"), {}});
    goOnTo(Question::AntiAir);
    QVERIFY(met("Anti-aircraft fire"));
    say(React{id(game.position(), "ger4")});
    goOnTo(Question::Announce);
    QVERIFY(met("Driven off or not") && met("From the command focus"));
}

// What comes up while the program goes on by itself waits until what is read was answered.
void tst_Guide::noLessonFlashesBy()
{
    const auto moment = [](const char *event) {
        LessonMoment on;
        on.event = event;
        return on;
    };
    Guide guide;
    for (const char *event : {"passed", "turn_began", "phase_began"})
        guide.lessons.push_back({.id = event, .on = moment(event)});
    Lessons lessons(guide);
    const Position p = assault::Table().rifles("u1", "D8").rifles("g1", "D2").begin();
    using By = Lessons::By;

    QVERIFY(lessons.follow(p, {{.what = Passed{}}}, By::Player));
    QCOMPARE(lessons.at(), std::size_t{0});
    QVERIFY(lessons.follow(p, {{.what = TurnBegan{}}}, By::Program));
    QVERIFY(lessons.follow(p, {{.what = PhaseBegan{}}}, By::Program));
    QCOMPARE(lessons.at(), std::size_t{0});
    QCOMPARE(lessons.explained().size(), std::size_t{3});
    QVERIFY(lessons.follow(p, {}, By::Player));
    QCOMPARE(lessons.at(), std::size_t{1});
    QVERIFY(lessons.follow(p, {}, By::Player));
    QCOMPARE(lessons.at(), std::size_t{2});
    QVERIFY(!lessons.follow(p, {}, By::Player));

    lessons.goTo(0); // read again: it stays
    QVERIFY(!lessons.follow(p, {}, By::Player));
    QCOMPARE(lessons.at(), std::size_t{0});
}

void tst_Guide::aMomentMayAskForAPointOfTheFocus()
{
    LessonMoment focus;
    focus.event = "point_spent";
    focus.focus = true;
    Guide guide;
    guide.lessons = {{.id = "focus", .on = focus}};
    Lessons lessons(guide);
    const Position p = assault::Table().rifles("u1", "D8").rifles("g1", "D2").begin();
    QVERIFY(!lessons.follow(p, {{.what = PointSpent{.left = 2}}}));
    QVERIFY(lessons.follow(p, {{.what = PointSpent{.ofFocus = true, .left = 2}}}));
    QCOMPARE(lessons.lesson().id, std::string("focus"));
}

// The screen shows a lesson before it is handed over: what comes up must not depend on a hand or on
// a request that the other side does not know.
void tst_Guide::noLessonOfPartTwoTellsWhatIsSecret()
{
    const auto lessonsBefore = [](const char *secret) {
        PlayGame game(window::shippedLibrary());
        game.begin(shippedScenario("training-command"));
        Lessons lessons(shipped("training-command"));
        play::RandomPlayer<Assault> chance(1);
        std::vector<std::string> cards = {secret,        "us.rifles43",  "us.rifles43",
                                          "us.rifles43", "ger.rifles43", "ger.rifles43",
                                          "ger.hmg42"};
        std::size_t next = 0;
        while (game.position().phase != Phase::Action) {
            const Pending &pending = game.position().pending;
            const Order order = pending.question == Question::Allot      ? Allot{cards.at(next++)}
                                : pending.question == Question::PlayCard ? Order(Decline{})
                                : pending.question == Question::Announce
                                    ? Order(Pass{})
                                    : chance.answer(game.position());
            if (!game.say(order, Origin::Mouse))
                return std::vector<std::size_t>();
            lessons.follow(game.position(), game.game().log().back().events);
        }
        return lessons.explained();
    };
    const auto guns = lessonsBefore("us.howitzers105");
    QVERIFY(guns.size() > 4);
    QCOMPARE(lessonsBefore("us.a36_strafing"), guns);
    QCOMPARE(lessonsBefore("us.rangers43"), guns);
}

void tst_Guide::itIsReadAgainAndEnded()
{
    begin();
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    QVERIFY(!button(QStringLiteral("Next explanation"))->isEnabled());
    QTest::mouseClick(button(QStringLiteral("Previous explanation")), Qt::LeftButton);
    QVERIFY2(said().contains(QStringLiteral("Setting up")), qPrintable(said()));
    QTest::mouseClick(button(QStringLiteral("Next explanation")), Qt::LeftButton);
    QVERIFY(said().contains(QStringLiteral("Time to act")));
    QTest::mouseClick(button(QStringLiteral("End the course")), Qt::LeftButton);
    QVERIFY(!panel().isVisible());
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    QVERIFY(!panel().isVisible());
    // A game that is begun without the course has none.
    m_window->playPage().start(trainingScenario());
    m_hands->settle();
    QVERIFY(!panel().isVisible());
}

// Until its player ends it.
void tst_Guide::itGoesOnWithASavedGame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("course.toml"));
    begin();
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    const std::vector<std::size_t> explained = panel().lessons().explained();
    QVERIFY(explained.size() > 1);
    QVERIFY(m_window->playPage().game().saveAs(path));

    m_window->open(path);
    m_hands->settle();
    QVERIFY(panel().isVisible());
    QCOMPARE(panel().lessons().explained(), explained);
    QVERIFY2(said().contains(QStringLiteral("Time to act")), qPrintable(said()));

    QTest::mouseClick(button(QStringLiteral("End the course")), Qt::LeftButton);
    m_window->open(path);
    m_hands->settle();
    QVERIFY(!panel().isVisible());
}

void tst_Guide::itSpeaksTheLanguageOfTheWindow()
{
    begin();
    m_languages.speak(QStringLiteral("de"));
    m_hands->settle();
    QVERIFY2(said().contains(QStringLiteral("Aufstellen")), qPrintable(said()));
}

void tst_Guide::itNamesTheKeysThatAreInForce()
{
    begin();
    const auto forget = qScopeGuard([] { editor::ActionKeys::all().resetAll(); });
    const Guide guide = shipped("training-infantry");
    const auto lesson = std::ranges::find(guide.lessons, std::string("announce"), &Lesson::id);
    QVERIFY(lesson != guide.lessons.end());
    const QString text = editor::inWindowLanguage(lesson->text).simplified();
    QVERIFY(editor::withKeys(text).contains(QStringLiteral("a click or with G, then")));
    QVERIFY(editor::withKeys(text).contains(QStringLiteral("rolled, Ctrl+Z takes")));
    editor::ActionKeys::all().set(QStringLiteral("assault.NextUnit"), {QKeySequence(Qt::Key_F12)});
    QVERIFY(editor::withKeys(text).contains(QStringLiteral("a click or with F12, then")));
    editor::ActionKeys::all().set(QStringLiteral("assault.NextUnit"), {});
    QVERIFY(editor::withKeys(text).contains(QStringLiteral("a click or with Next unit, then")));
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    QVERIFY2(!said().contains(QLatin1Char('{')), qPrintable(said()));
}

HW_WINDOW_TEST(tst_Guide)

} // namespace hexwerk::assault::ui::tst_guide

#include "tst_guide.moc"
