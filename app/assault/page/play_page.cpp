#include "app/assault/page/play_page.h"

#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QTabWidget>
#include <QTimer>

#include "app/assault/beside/notice_view.h"
#include "app/assault/beside/scenario_view.h"
#include "app/assault/page/course.h"
#include "app/assault/page/game_saving.h"
#include "app/assault/page/notices.h"
#include "app/assault/page/off_profile_note.h"
#include "app/assault/page/play_panels.h"
#include "app/assault/page/play_switches.h"
#include "app/assault/page/referee_desk.h"
#include "app/assault/page/taking_back.h"
#include "app/table/rule_view.h"
#include "editor/text/local_text.h"
#include "editor/text/refusal_text.h"

#include <utility>

namespace hexwerk::assault::ui {

PlayPage::PlayPage(SharedLibrary library, RulesText rules, Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_rules(std::move(rules))
    , m_library(std::move(library))
    , m_game(m_library)
    , m_look(m_game)
    , m_plan(m_look)
    , m_actions(actions)
    , m_canvas(new MapCanvas(this))
    , m_stack(new StackView(*m_canvas))
    , m_card(new CardPeek(*m_canvas))
    , m_notice(new NoticeView(*m_canvas))
    , m_sightPanel(new SightPanel(this))
    , m_board(new BoardShow(m_look, this))
    , m_log(new PlayLog(actions, this))
    , m_guide(new GuidePanel(m_rules, this))
    , m_question(new QuestionPanel(this))
    , m_answer(new AnswerPanel(this))
    , m_policies(new PolicyPanel(this))
    , m_cover(new HandOverPanel(this))
    , m_tabs(new QTabWidget(this))
    , m_preview(new PreviewView(m_rules, this))
    , m_scenarioView(new ScenarioView(this))
    , m_rule(new RuleView(m_rules, this))
    , m_list(new UnitList(this))
    , m_offProfile(new OffProfileNote(this))
    , m_buttons(new GameButtons(actions, this))
    , m_panels(new PlayPanels(
          {.map = {m_canvas, m_sightPanel},
           .board = m_board,
           .log = m_log,
           .side = {m_guide, m_question, m_answer, m_cover, m_policies, m_offProfile},
           .tabs = m_tabs,
           .pages = {m_scenarioView, m_preview, m_rule, m_list},
           .buttons = m_buttons},
          actions, this))
    , m_input(new PlayInput(*m_canvas, {m_answer, m_policies, m_cover}, this))
    , m_way(new WayOrders(m_game, m_look, this))
    , m_notices(new Notices(*m_notice, m_look, actions, m_library, this))
    , m_course(new Course(*m_guide, m_game, m_look, this))
    , m_moments(new Moments(m_game, m_look, *m_log, actions, this))
    , m_takingBack(new TakingBack(m_game, m_look, *m_moments, *m_way, actions, this))
    , m_saving(new GameSaving(m_game, m_look, this))
    , m_referee(new RefereeDesk(m_game, m_look, *m_canvas, *m_input, actions, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_panels);
    m_game.keepIn(keptGamesFolder());
    connectGame();
    connectQuestion();
    connectCanvas();
    connectSight();
    connectUnits();
    connectMoments();
    connectSentences();
    addSwitches();
    retranslate();
}

void PlayPage::connectGame()
{
    connect(&m_game, &PlayGame::changed, this, [this] {
        m_look.lookAgain();
        m_look.setMoment({});
        m_plan.forgetPoints();
        m_moments->stop();
        m_isPlayed = true;
        refresh();
    });
    connect(m_way, &WayOrders::takenBack, this, &PlayPage::refresh);
    connect(m_buttons, &GameButtons::takeBackWanted, this, &PlayPage::takeBack);
    connect(m_buttons, &GameButtons::saveWanted, this, &PlayPage::save);
    connect(m_saving, &GameSaving::saved, this, &PlayPage::changed);
    connect(m_referee, &RefereeDesk::scenarioWanted, this, &PlayPage::scenarioWanted);
    connect(m_offProfile, &OffProfileNote::tableWanted, this, &PlayPage::tableWanted);
    connect(m_notices, &Notices::replayWanted, m_moments, &Moments::replay);
    connect(m_notices, &Notices::exportWanted, m_moments, &Moments::exportLog);
    connect(m_notices, &Notices::playAgainWanted, this, &PlayPage::playAgain);
    connect(m_notices, &Notices::startWanted, this, &PlayPage::startWanted);
}

void PlayPage::connectQuestion()
{
    connectPolicies();
    connect(m_answer, &AnswerPanel::chosen, this, &PlayPage::say);
    connect(m_answer, &AnswerPanel::pointedAt, this, &PlayPage::pointedAt);
    connect(m_answer, &AnswerPanel::unitChosen, this, &PlayPage::choose);
    connect(m_answer, &AnswerPanel::mineChosen, this, &PlayPage::chooseMine);
    connect(m_answer, &AnswerPanel::rollWanted, this, [this] { m_game.roll(m_input->origin()); });
    connect(m_board, &BoardShow::corrected, this, &PlayPage::say);
    connect(m_input, &PlayInput::hidingKeyReleased, this, &PlayPage::releaseHidingKey);
    connect(&m_pictures, &PictureStore::read, this, &PlayPage::refreshMap);
}

void PlayPage::connectCanvas()
{
    connect(m_canvas, &MapCanvas::hexClicked, this, [this](const HexPointer &pointer) {
        m_input->setOrigin(pointer.origin == PointerOrigin::Key ? Origin::Key : Origin::Mouse);
        clicked(pointer);
    });
    connect(m_canvas, &MapCanvas::hexHovered, this, &PlayPage::hovered);
    connect(m_canvas, &MapCanvas::cursorMoved, this, [this](Hex hex) {
        HexPointer pointer;
        pointer.hex = hex;
        pointer.facing = static_cast<int>(m_canvas->cursorSide());
        hovered(pointer);
    });
    connect(m_canvas, &MapCanvas::toolTipRequested, this, &PlayPage::showToolTip);
}

void PlayPage::connectMoments()
{
    connect(m_moments, &Moments::moved, this, [this] {
        m_plan.forgetPoints();
        refresh();
    });
    connect(m_moments, &Moments::rested, this, &PlayPage::refreshTexts);
    connect(m_moments, &Moments::branched, this, [this] {
        m_way->forget();
        m_shownOrders = SIZE_MAX;
    });
}

// In the status bar, and with their rules.
void PlayPage::connectSentences()
{
    connect(&m_game, &PlayGame::refused, this,
            [this](const Refusal &refusal) { emit told(RefusalText::withRule(refusal)); });
    connect(m_input, &PlayInput::cameTooEarly, this,
            [this] { emit told(tr("The question has just changed; the key was not used.")); });
    connect(m_way, &WayOrders::told, this, &PlayPage::told);
    connect(m_moments, &Moments::told, this, &PlayPage::told);
    connect(m_saving, &GameSaving::told, this, &PlayPage::told);
    connect(m_preview, &PreviewView::ruleWanted, this, &PlayPage::showRule);
    connect(m_guide, &GuidePanel::ruleWanted, this, &PlayPage::showRule);
    connect(m_board, &BoardShow::ruleWanted, this, &PlayPage::showRule);
    connect(m_log, &PlayLog::ruleWanted, this, &PlayPage::showRule);
    connect(m_sightPanel, &SightPanel::ruleWanted, this, &PlayPage::showRule);
}

void PlayPage::addSwitches()
{
    using Usual = PlaySwitches::Usual;
    auto *switches = new PlaySwitches(m_actions, this);
    switches->add(Act::SkipOnly, QLatin1String("play/skip-only-answers"), Usual::On,
                  [this](bool isOn) { m_game.skipOnlyAnswers(isOn); });
    switches->add(Act::RollTogether, QLatin1String("play/roll-together"), Usual::On,
                  [this](bool isOn) { m_game.rollTogether(isOn); });
    switches->add(Act::WholeWay, QLatin1String("play/whole-way"), Usual::On,
                  [this](bool isOn) { m_way->showToOthers(isOn); });
    switches->add(Act::DiceTwice, QLatin1String("play/dice-twice"), Usual::On,
                  [this](bool isOn) { m_answer->askTwice(isOn); });
    switches->add(Act::Notices, QLatin1String("play/notices"), Usual::On, [](bool) {});
    switches->add(Act::OnePlayer, QLatin1String("play/one-player"), Usual::Off,
                  [this](bool isOn) { m_look.handOver().setOnePlayer(isOn); });
    connect(switches, &PlaySwitches::switched, this, &PlayPage::refresh);
}

std::vector<Problem> PlayPage::start(const Scenario &scenario, const QString &folder)
{
    m_folder = folder;
    forgetShown();
    m_notices->expectBriefing();
    m_course->end();
    m_rule->showRule({});
    m_tabs->setCurrentWidget(m_scenarioView);
    m_fits = false;
    return m_game.begin(scenario);
}

void PlayPage::playAgain()
{
    if (mayLeave())
        start(m_game.scenario(), QString(m_folder));
}

void PlayPage::forgetShown()
{
    m_look.pick({});
    m_look.setMoment({});
    m_way->forget();
    lookAlong(SightMode::Off);
    m_look.handOver().forget();
    m_plan.forgetPoints();
    m_stack->close();
    if (m_game.isRunning())
        refresh();
    m_shownOrders = SIZE_MAX;
    m_moments->forget();
    m_notices->forget();
}

PlayGame::Resumed PlayPage::resume(const QString &path, Values values)
{
    forgetShown();
    return showResumed(m_game.resume(path, values), QFileInfo(path).absolutePath());
}

PlayGame::Resumed PlayPage::lookOn(const QString &path)
{
    forgetShown();
    return showResumed(m_game.lookOn(path), QFileInfo(path).absolutePath());
}

PlayGame::Resumed PlayPage::recover(const QString &path)
{
    forgetShown();
    return showResumed(m_game.recover(path), {});
}

PlayGame::Resumed PlayPage::showResumed(PlayGame::Resumed resumed, const QString &folder)
{
    if (m_game.isRunning() && !hasErrors(resumed.problems)) {
        m_folder = folder;
        m_fits = false;
    }
    m_notices->forget(); // of turns that passed while it was read
    refresh();
    return resumed;
}

void PlayPage::setLibrary(SharedLibrary library)
{
    m_library = std::move(library);
    m_game.setLibrary(m_library);
    m_notices->setLibrary(m_library);
}

QString PlayPage::title() const
{
    return m_game.isRunning() ? editor::inWindowLanguage(m_look.scenario().title) : QString();
}

bool PlayPage::canTakeBack() const
{
    return m_takingBack->isPossible();
}

void PlayPage::takeBack()
{
    m_takingBack->takeBack();
}

void PlayPage::takeBackRoll()
{
    m_takingBack->takeBackRoll();
}

void PlayPage::setAnswerPause(int pause)
{
    m_input->setPause(pause);
}

bool PlayPage::save()
{
    return m_saving->save();
}

bool PlayPage::saveAs()
{
    return m_saving->saveAs();
}

void PlayPage::saveSideCopy()
{
    m_saving->saveSideCopy();
}

bool PlayPage::mayLeave()
{
    return m_saving->mayLeave();
}

void PlayPage::showRule(const QString &id)
{
    m_rule->showRule(id);
    if (!id.isEmpty())
        m_tabs->setCurrentWidget(m_rule);
}

void PlayPage::teach(Guide guide)
{
    m_course->begin(std::move(guide));
}

void PlayPage::askForSeed()
{
    m_saving->askForSeed();
}

// A look along a line ends first, then the look at another moment, then the rest of a way is taken
// back, then the last way point goes, then a hex that was picked, then the unit, then a variation.
void PlayPage::chooseNothing()
{
    if (!m_stack->hex().isNowhere())
        return m_stack->close();
    if (m_notices->isShown())
        return m_notices->hide();
    if (m_sight.isOn())
        return lookAlong(SightMode::Off);
    if (m_look.moment())
        return showMoment({});
    if (!m_way->isEmpty())
        return m_way->takeBackRest();
    if (!m_plan.points().empty()) {
        m_plan.dropLastPoint();
        return refreshMap();
    }
    const Picked &picked = m_look.picked();
    if (m_game.isBranch() && picked.unit == UnitId{} && picked.hex.isNowhere())
        return m_moments->setWhatIf(false);
    m_look.pick({.unit = picked.hex.isNowhere() ? UnitId{} : picked.unit});
    refresh();
}

void PlayPage::showMoment(std::optional<std::size_t> orders)
{
    m_moments->show(orders);
}

void PlayPage::updateLogActions(bool plays)
{
    m_moments->updateActions(plays);
}

void PlayPage::updateRefereeActions(bool plays)
{
    m_referee->updateActions(plays);
}

void PlayPage::correct(UnitId unit, Hex hex)
{
    m_referee->correct(unit, hex);
}

void PlayPage::showLuck()
{
    m_referee->showLuck();
}

QByteArrayList PlayPage::layoutOfPanels() const
{
    return m_panels->layoutOfPanels();
}

void PlayPage::restorePanels(const QByteArrayList &layout)
{
    m_panels->restore(layout);
}

void PlayPage::resetPanels()
{
    m_panels->reset();
}

void PlayPage::arrangePanels()
{
    m_panels->arrange();
}

void PlayPage::refresh()
{
    if (!m_game.isRunning())
        return;
    keepPicked();
    m_course->refresh();
    const QWidget *focus = QApplication::focusWidget();
    const bool answered = focus && m_answer->isAncestorOf(focus);
    refreshQuestion();
    m_offProfile->follow(m_game);
    m_board->refresh();
    m_panels->refresh();
    refreshMap();
    refreshUnits();
    m_moments->refresh();
    if (m_look.position().pending.isOver())
        m_tabs->setCurrentWidget(m_scenarioView);
    if (answered)
        m_canvas->setFocus(); // what was answered is gone
    m_buttons->refresh(canTakeBack(), m_game.lastRollByHand().has_value());
    m_notices->refresh();
    emit changed();
    m_way->goOn();
}

void PlayPage::refreshTexts()
{
    m_scenarioView->showScenario(m_look.position());
    previewQuestion();
}

void PlayPage::retranslate()
{
    m_tabs->setTabText(0, tr("Scenario"));
    m_tabs->setTabText(1, tr("Dice"));
    m_tabs->setTabText(2, tr("Rule"));
    m_tabs->setTabText(3, tr("Units"));
    m_tabs->setTabToolTip(1, tr("Dice and chances"));
    m_tabs->setTabToolTip(3, tr("Units and what they may still do (Shift+I)"));
    m_preview->setAccessibleName(tr("Dice and chances"));
    m_scenarioView->setAccessibleName(tr("Scenario"));
    m_rule->setAccessibleName(tr("Rule"));
    m_buttons->retranslate();
    m_board->retranslate();
    m_rule->retranslate();
    m_list->retranslate();
    m_log->retranslate(m_game);
    refresh();
    m_notices->retranslate();
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

void PlayPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_fits, true))
        return;
    // Only when the layout has given the map its place.
    QTimer::singleShot(0, this, &PlayPage::turnBoard);
}

} // namespace hexwerk::assault::ui
