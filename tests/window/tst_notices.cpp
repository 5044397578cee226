// What is announced over the map: the briefing, each turn, the end.
#include <QCheckBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QWheelEvent>

#include "app/assault/analysis/analysis_dialog.h"
#include "app/assault/beside/notice_view.h"
#include "app/basis/large_type.h"
#include "app/window/start_page.h"
#include "core/play/answerer.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"
#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::tst_notices {

class tst_Notices final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void aGameBeginsWithItsBriefing();
    void theWheelOverItLeavesTheMap();
    void aTurnSaysWhoArrivesAndWhatIsJudged();
    void unitsOfATriggerAreAnnouncedWhenTheyCome();
    void anyOrderPutsItAway();
    void aClickOnATurnPutsItAway();
    void r4_9a_commandPointsAreAgreedOnBeforeTheGame();
    void r5_3a_theSidesAreExchangedBeforeTheGame();
    void theyCanBeSwitchedOff();
    void aGameThatGoesOnAnnouncesNothing();
    void theEndFitsInLargeWriting();
    void theEndSaysWhoWonAndLeadsOn();
    void theEndLeadsToTheAnalysis();
    void theEndGivesReasonLuckAndExport();

private:
    NoticeView &notice() const { return *m_window->findChild<NoticeView *>(); }
    PlayGame &game() const { return m_window->playPage().game(); }
    void pass();
    void press(const QString &button);
    void finish();
};

// Two turns; in the second one the allies get a machine gun.
static Scenario twoTurns()
{
    assault::Table table;
    table.rifles("u1", "D8").rifles("g1", "D2");
    Scenario scenario = table.scenario;
    scenario.title = {{"en", "Two turns"}, {"de", "Zwei Runden"}};
    scenario.briefing = {{"en", "Hold the <b>line</b>."}, {"de", "Halten Sie die Linie."}};
    scenario.turns = 2;
    scenario.zones = {{"south", "allied", ZonePurpose::Entry, {at("E8"), at("E9")}}};
    Reinforcement guns;
    guns.turn = 2;
    guns.side = "allied";
    guns.zone = "south";
    guns.units = {{"us.cal50_hmg", 1}};
    scenario.reinforcements = {guns};
    Victory axis{.side = "axis"};
    axis.term.kind = TermKind::SideHasNoUnits;
    axis.term.name = "allied";
    scenario.victories = {axis};
    scenario.firstSetup = "roll";
    scenario.options = {{"covering_fire", true}, {"command_cards", false}};
    scenario.tracks = {{.id = "ships", .side = "axis", .name = {{"en", "Ships"}}, .start = 5}};
    Term second{.kind = TermKind::Turn};
    second.number = 2;
    Trigger fleet{.on = TriggerEvent::TurnEnd};
    fleet.condition = second;
    fleet.effects = {{"ships", 3}};
    scenario.triggers = {fleet};
    return scenario;
}

void tst_Notices::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

void tst_Notices::pass()
{
    QVERIFY(game().say(Pass{}, Origin::Key));
}

void tst_Notices::press(const QString &button)
{
    for (auto *each : notice().findChildren<QPushButton *>())
        if (each->text() == button)
            return QTest::mouseClick(each, Qt::LeftButton);
    QFAIL(qPrintable(button));
}

// At the end of its words, too.
void tst_Notices::theWheelOverItLeavesTheMap()
{
    play(twoTurns());
    const MapCanvas &canvas = m_window->playPage().canvas();
    const QRect before = canvas.viewRect(at("D8"));
    auto *words = notice().findChild<QTextBrowser *>();
    for (QWidget *under : {static_cast<QWidget *>(&notice()), words->viewport()}) {
        const QPointF middle = under->rect().center();
        QWheelEvent event(middle, under->mapToGlobal(middle), {}, {0, -240}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(under, &event);
    }
    QCOMPARE(canvas.viewRect(at("D8")), before);
}

void tst_Notices::aGameBeginsWithItsBriefing()
{
    play(twoTurns());
    QVERIFY(notice().isVisible());
    QCOMPARE(notice().title(), QStringLiteral("Two turns"));
    for (const char *word : {"Hold the <b>line</b>.", "To win", "Turn 2 – allied: ", "HMG",
                             "Sets up first: Decided by a roll", "Acts first: allied",
                             "Different from the edition", "Movement with covering fire: Yes"})
        QVERIFY2(notice().text().contains(QString::fromUtf8(word)), qPrintable(notice().text()));
    QVERIFY(!notice().text().contains(QLatin1String("Command cards"))); // as in the edition
    m_languages.speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(notice().title(), QStringLiteral("Zwei Runden"));

    press(QStringLiteral("Beginnen"));
    QVERIFY(!notice().isVisible());
    QVERIFY(m_window->playPage().canvas().hasFocus());

    play(twoTurns());
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!notice().isVisible());
}

void tst_Notices::aTurnSaysWhoArrivesAndWhatIsJudged()
{
    play(twoTurns());
    m_hands->press(Qt::Key_Escape);
    pass();
    QVERIFY2(!notice().text().contains(QLatin1String("as things stand")),
             qPrintable(notice().text()));
    while (game().position().turn < 2 && game().position().pending.question == Question::Announce)
        pass();
    QVERIFY(notice().isVisible());
    QCOMPARE(notice().title(), QStringLiteral("Turn 2 – the last one"));
    QVERIFY2(notice().text().contains(QLatin1String("Arrives in this turn")),
             qPrintable(notice().text()));
    QVERIFY2(notice().text().contains(QLatin1String("as things stand")) &&
                 notice().text().contains(QLatin1String("Ships")),
             qPrintable(notice().text()));
    QVERIFY2(notice().text().contains(QLatin1String("checked at the end of this turn: axis")),
             qPrintable(notice().text()));
}

void tst_Notices::unitsOfATriggerAreAnnouncedWhenTheyCome()
{
    Scenario scenario = twoTurns();
    scenario.zones.push_back({"north", "axis", ZonePurpose::Entry, {at("E1"), at("F1")}});
    Trigger relief{.on = TriggerEvent::TurnEnd};
    relief.effects = {{.kind = EffectKind::Spawn,
                       .card = "ger.rifles43",
                       .count = 2,
                       .zone = "north",
                       .side = "axis"}};
    scenario.triggers.push_back(relief);
    play(scenario);
    const QString theirs = QStringLiteral("axis: 2 × ");
    QVERIFY2(!notice().text().contains(theirs), qPrintable(notice().text()));
    m_hands->press(Qt::Key_Escape);
    for (int i = 0; i < 10 && game().position().turn < 2; ++i)
        pass();
    QVERIFY(notice().isVisible());
    const QString text = notice().text();
    const QString arriving = text.mid(text.indexOf(QLatin1String("Arrives in this turn")));
    QVERIFY2(arriving.contains(theirs) && arriving.contains(QStringLiteral(" – north")),
             qPrintable(text));
    QVERIFY2(arriving.contains(QStringLiteral("allied: 1 × ")), qPrintable(text));
}

void tst_Notices::anyOrderPutsItAway()
{
    play(twoTurns());
    QVERIFY(notice().isVisible());
    pass();
    QVERIFY(!notice().isVisible());
}

// The briefing asks who plays: its buttons put it away.
void tst_Notices::aClickOnATurnPutsItAway()
{
    for (const bool onWords : {true, false}) {
        play(twoTurns());
        QTest::mouseClick(&notice(), Qt::LeftButton, Qt::NoModifier, {3, 3});
        QVERIFY(notice().isVisible());
        m_hands->press(Qt::Key_Escape);
        while (game().position().turn < 2)
            pass();
        QVERIFY(notice().isVisible());
        QWidget *under = onWords ? notice().findChild<QTextBrowser *>()->viewport() : &notice();
        QTest::mouseClick(under, Qt::LeftButton, Qt::NoModifier, {3, 3});
        QVERIFY(!notice().isVisible());
    }
}

void tst_Notices::r4_9a_commandPointsAreAgreedOnBeforeTheGame()
{
    Scenario scenario = twoTurns();
    // The last one that was made: those before it are on their way out.
    const auto tickOf = [this](const QString &english, const QString &german) {
        QCheckBox *found = nullptr;
        for (auto *box : notice().findChildren<QCheckBox *>())
            if (box->text().endsWith(english) || box->text().endsWith(german))
                found = box;
        return found;
    };
    const auto tick = [&tickOf] {
        return tickOf(QStringLiteral("Command points"), QStringLiteral("Kommandopunkte"));
    };
    play(scenario);
    QVERIFY(
        !tickOf(QStringLiteral("Command cards"), QStringLiteral("Kommandokarten"))->isChecked());
    QCOMPARE(tick()->text(), QStringLiteral("Play with: Command points"));
    QVERIFY(!tick()->isEnabled()); // no side has any
    QVERIFY(game().position().points.empty());

    for (SideSpec &side : scenario.sides)
        side.commandPoints = 5;
    play(scenario);
    QVERIFY(tick()->isEnabled() && !tick()->isChecked());
    m_languages.speak(QStringLiteral("de"));
    QTRY_COMPARE(tick()->text(), QStringLiteral("Spielen mit: Kommandopunkte"));
    m_languages.speak(QStringLiteral("en"));
    QTRY_COMPARE(tick()->text(), QStringLiteral("Play with: Command points"));

    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_COMPARE(game().position().points.size(), std::size_t{2});
    QTRY_VERIFY(notice().isVisible() && tick()->isChecked());
    QVERIFY2(notice().text().contains(QLatin1String("Command points: Yes")),
             qPrintable(notice().text()));
    press(QStringLiteral("Begin"));
    QVERIFY(game().position().pending.question == Question::Allot);

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("planned.toml"));
    QVERIFY(game().saveAs(path));
    play(twoTurns());
    QVERIFY(game().position().points.empty());
    QVERIFY(game().resume(path).problems.empty());
    QCOMPARE(game().position().points.size(), std::size_t{2});

    // And back, as long as nothing is ordered.
    play(scenario);
    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_VERIFY(!game().position().points.empty() && tick()->isChecked());
    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_VERIFY(game().position().points.empty() && !tick()->isChecked());
}

// The allies set up where the axis does, and the other way round; and back.
void tst_Notices::r5_3a_theSidesAreExchangedBeforeTheGame()
{
    const auto tick = [this] {
        QCheckBox *found = nullptr;
        for (auto *box : notice().findChildren<QCheckBox *>())
            if (box->text().startsWith(QLatin1String("Swap sides")))
                found = box;
        return found;
    };
    Scenario scenario = twoTurns();
    play(scenario);
    for (auto *box : notice().findChildren<QCheckBox *>())
        QVERIFY(!box->isVisible() || !box->text().startsWith(QLatin1String("Swap")));

    scenario.options["alternate_history"] = true;
    play(scenario);
    const auto sideAt = [this](const char *hex) {
        for (const Unit &unit : game().position().units)
            if (unit.at == at(hex))
                return unit.side;
        return SideIndex{2};
    };
    const SideIndex south = sideAt("D8");
    QVERIFY(south < 2 && sideAt("D2") == 1 - south && !tick()->isChecked());
    const QString warning = QStringLiteral("what the briefing says about one side");
    QVERIFY(!notice().text().contains(warning));

    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_COMPARE(sideAt("D8"), SideIndex(1 - south));
    QCOMPARE(sideAt("D2"), south);
    QTRY_VERIFY(notice().isVisible() && tick()->isChecked());
    QVERIFY2(notice().text().contains(warning), qPrintable(notice().text()));
    QVERIFY2(notice().text().contains(QStringLiteral("Turn 2 – axis: ")),
             qPrintable(notice().text()));
    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_COMPARE(sideAt("D8"), south);
    QTRY_VERIFY(!tick()->isChecked() && !notice().text().contains(warning));
    QVERIFY(game().scenario() == scenario);

    // A scenario that is opened afterwards is not exchanged.
    QTest::mouseClick(tick(), Qt::LeftButton);
    QTRY_COMPARE(sideAt("D8"), SideIndex(1 - south));
    play(scenario);
    QVERIFY(sideAt("D8") == south && !tick()->isChecked());
}

void tst_Notices::theyCanBeSwitchedOff()
{
    play(twoTurns());
    m_hands->press(Qt::Key_Escape);
    QAction *act = m_window->findChild<QAction *>(QStringLiteral("Announce turns"));
    QVERIFY(act && act->isChecked());
    act->trigger();
    play(twoTurns());
    QVERIFY(!notice().isVisible());
    act->trigger();
}

void tst_Notices::aGameThatGoesOnAnnouncesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("on.toml"));
    play(twoTurns());
    QVERIFY(game().saveAs(path));
    m_window->open(path);
    QVERIFY(!notice().isVisible());

    setUp(); // turns pass while it is read
    QVERIFY(game().saveAs(path));
    openWindow();
    m_window->open(path);
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QVERIFY(!notice().isVisible());
}

// A table is read from further away.
void tst_Notices::theEndFitsInLargeWriting()
{
    for (const char *language : {"en", "de"})
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
            chooseType(TypeSize::Large);
            closeWindow();
            openWindow(); // with the panels of that size
            m_languages.speak(QString::fromLatin1(language));
            m_window->resize(size);
            play(twoTurns());
            for (int i = 0; i < 50 && !game().position().pending.isOver(); ++i)
                if (!game().say(Pass{}, Origin::Key))
                    QVERIFY(
                        game().say(Assault::legalOrders(game().position()).front(), Origin::Key));
            QVERIFY(notice().isVisible());
            QCoreApplication::processEvents();
            const QStringList faults = window::faultsOfLayout(&notice());
            chooseType(TypeSize::Normal);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
        }
}

void tst_Notices::finish()
{
    for (int i = 0; i < 50 && !game().position().pending.isOver(); ++i)
        if (!game().say(Pass{}, Origin::Key))
            QVERIFY(game().say(Assault::legalOrders(game().position()).front(), Origin::Key));
}

void tst_Notices::theEndSaysWhoWonAndLeadsOn()
{
    play(twoTurns());
    finish();
    QVERIFY(game().position().pending.isOver());
    QVERIFY(notice().isVisible());
    QVERIFY2(notice().title().contains(QLatin1String("draw"), Qt::CaseInsensitive),
             qPrintable(notice().title()));
    QVERIFY2(notice().text().contains(QLatin1String("in play, 0 lost")),
             qPrintable(notice().text()));

    press(QStringLiteral("Replay"));
    QVERIFY(!notice().isVisible());
    QVERIFY(m_window->playPage().moment().has_value());
    m_window->playPage().showMoment({});
    QVERIFY(notice().isVisible()); // back at the end

    press(QStringLiteral("Play again"));
    QVERIFY(!game().position().pending.isOver());
    QVERIFY(game().game().log().empty());
    QCOMPARE(notice().title(), QStringLiteral("Two turns"));

    finish();
    press(QStringLiteral("Start page"));
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
}

void tst_Notices::theEndLeadsToTheAnalysis()
{
    play(twoTurns());
    finish();
    press(QStringLiteral("Analyse..."));
    const auto *dialog = m_window->findChild<AnalysisDialog *>();
    QVERIFY(dialog && dialog->isVisible());
}

void tst_Notices::theEndGivesReasonLuckAndExport()
{
    Scenario scenario = assault::trainingScenario();
    scenario.objectives = {{"yard", Hex::at(0, 0), {{"en", "Yard"}}, "allied"}};
    Victory allied{.side = "allied"};
    allied.term = {.kind = TermKind::Control, .name = "yard"};
    scenario.victories = {allied};
    play(scenario);
    play::RandomPlayer<Assault> player(5);
    while (!game().position().pending.isOver())
        QVERIFY(game().say(player.answer(game().position()), Origin::Key));

    QVERIFY(notice().isVisible());
    QCOMPARE(notice().title(), QStringLiteral("The winner is: Allies."));
    const QString text = notice().text();
    QVERIFY2(text.contains(QLatin1String("Yard")), qPrintable(text)); // the reason
    std::map<SideIndex, std::size_t> dice;
    for (const auto &entry : game().game().log())
        for (const Event &event : entry.events)
            if (const auto *rolled = std::get_if<DiceRolled>(&event.what);
                rolled && !rolled->symbols.empty())
                dice[game().position().unit(rolled->unit).side] += rolled->symbols.size();
    QVERIFY(dice.size() == 2);
    for (const auto &[side, count] : dice)
        QVERIFY2(text.contains(QStringLiteral("%1 rolled %2 battle dice: ")
                                   .arg(QString::fromStdString(scenario.sides[side].name.at("en")))
                                   .arg(count)),
                 qPrintable(text));

    QString asked;
    m_hands->onNext<QFileDialog>([&asked](QFileDialog &dialog) {
        asked = dialog.windowTitle();
        dialog.reject();
        return true;
    });
    press(QStringLiteral("Export log..."));
    QTRY_COMPARE(asked, QStringLiteral("Export log"));
}

HW_WINDOW_TEST(tst_Notices)

} // namespace hexwerk::assault::ui::tst_notices

#include "tst_notices.moc"
