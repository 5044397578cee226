#include <QPushButton>
#include <QTemporaryDir>

#include "app/assault/beside/guide_panel.h"
#include "app/assault/game/lessons.h"
#include "app/window/start_page.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/guide_reader.h"
#include "core/play/answerer.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

#include <set>

namespace hexwerk::assault::ui::tst_guide {

using Hand = window::By;

// The course through the infantry training.
class tst_Guide final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void everyLessonIsWholeInBothLanguages();
    void everyLessonComesUpOnceInSomeGame();
    void itBeginsOnTheStartPageAndFollowsTheGame();
    void noLessonFlashesBy();
    void itIsReadAgainAndEnded();
    void itGoesOnWithASavedGame();
    void itSpeaksTheLanguageOfTheWindow();

private:
    void begin();
    GuidePanel &panel() const { return *m_window->playPage().findChild<GuidePanel *>(); }
    QString said() const;
    QPushButton *button(const QString &name) const;
};

static const Guide &shipped()
{
    static const Guide kGuide =
        loadGuide(window::shippedPaths(), kSystemId, kRuleGrammar, "training-infantry");
    return kGuide;
}

void tst_Guide::init()
{
    m_languages.speak(QStringLiteral("en"));
    const QString training = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), window::shippedRulebook(),
                                            m_languages, QStringList{training});
    m_window->setDataPaths(window::shippedPaths());
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_hands = std::make_unique<window::Hands>(*m_window);
}

void tst_Guide::begin()
{
    for (auto *button : m_window->findChildren<QPushButton *>())
        if (button->isVisible() && button->accessibleName() == QStringLiteral("Learn to play"))
            QTest::mouseClick(button, Qt::LeftButton);
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
    QVERIFY(shipped().lessons.size() >= 20);
    const Rulebook rules = window::shippedRulebook();
    std::set<std::string> ids;
    for (const Lesson &lesson : shipped().lessons) {
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
    std::set<std::size_t> met;
    for (std::uint64_t seed = 1; seed <= 60 && met.size() < shipped().lessons.size(); ++seed) {
        PlayGame game(window::shippedLibrary());
        game.begin(trainingScenario());
        Lessons lessons(shipped());
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
        QCOMPARE(shipped().lessons[lessons.explained().front()].id, std::string("set_up"));
        QCOMPARE(shipped().lessons[lessons.explained().back()].id, std::string("over"));
        met.insert(once.begin(), once.end());
    }
    for (std::size_t i = 0; i < shipped().lessons.size(); ++i)
        QVERIFY2(met.contains(i), shipped().lessons[i].id.c_str());
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

HW_WINDOW_TEST(tst_Guide)

} // namespace hexwerk::assault::ui::tst_guide

#include "tst_guide.moc"
