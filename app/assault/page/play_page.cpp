#include "app/assault/page/play_page.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QTabWidget>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/beside/notice_view.h"
#include "app/assault/beside/points_bar.h"
#include "app/assault/beside/scenario_view.h"
#include "app/assault/page/analysing.h"
#include "app/assault/page/asking.h"
#include "app/assault/page/computer_play.h"
#include "app/assault/page/course.h"
#include "app/assault/page/example_show.h"
#include "app/assault/page/game_saving.h"
#include "app/assault/page/hint_show.h"
#include "app/assault/page/map_hand.h"
#include "app/assault/page/notices.h"
#include "app/assault/page/off_profile_note.h"
#include "app/assault/page/overruling.h"
#include "app/assault/page/play_panels.h"
#include "app/assault/page/play_switches.h"
#include "app/assault/page/referee_desk.h"
#include "app/assault/page/taking_back.h"
#include "app/assault/rule_pictures.h"
#include "app/report/program_log.h"
#include "app/table/game_files.h"
#include "app/table/rule_view.h"
#include "core/assault/scenario/alternate_history.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/keys/action_keys.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr QLatin1String kEnforce("play/enforce");

PlayPage::PlayPage(SharedData library, RulesText rules, OwnActions &actions, QWidget *parent)
    : PlayView(parent)
    , m_rules(std::move(rules))
    , m_library(std::move(library))
    , m_game(m_library)
    , m_computer(m_game)
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
    , m_examplePanel(new ExamplePanel(m_rules, this))
    , m_points(new PointsBar(this))
    , m_question(new QuestionPanel(this))
    , m_answer(new AnswerPanel(this))
    , m_cards(new HandRow(m_library, this))
    , m_policies(new PolicyPanel(this))
    , m_cover(new HandOverPanel(this))
    , m_computerPanel(new ComputerPanel(this))
    , m_refusal(new RefusalPanel(this))
    , m_hintPanel(new HintPanel(this))
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
           .side = {m_guide, m_examplePanel, m_points, m_question, m_refusal, m_answer, m_cards,
                    m_hintPanel, m_cover, m_computerPanel, m_policies, m_offProfile},
           .tabs = m_tabs,
           .pages = {m_scenarioView, m_preview, m_rule, m_list},
           .buttons = m_buttons},
          actions, this))
    , m_input(new PlayInput(*m_canvas, {m_answer, m_cards, m_policies, m_cover, m_refusal}, this))
    , m_way(new WayOrders(m_game, m_look, this))
    , m_chances(new Chances(*m_preview, m_look, m_plan, this))
    , m_sight(new SightShow(*m_canvas, *m_sightPanel, m_look, actions, this))
    , m_map(new MapShow(*m_canvas, m_look, m_plan, *m_way, *m_sight, actions, this))
    , m_units(new UnitsShow({*m_canvas, *m_stack, *m_card, *m_list}, m_look, *m_sight, *m_input,
                            actions, m_library, this))
    , m_notices(new Notices(*m_notice, m_look, actions, m_library, this))
    , m_course(new Course(*m_guide, m_game, m_look, this))
    , m_computerPlay(new ComputerPlay(*m_computerPanel, m_computer, m_look, actions, this))
    , m_asking(new Asking({*m_question, *m_answer, *m_cards, *m_policies, *m_cover, *m_refusal},
                          m_game, m_look, *m_way, *m_computerPlay, *m_input, actions, this))
    , m_answering(new Answering(m_game, m_look, m_plan, *m_way, *m_chances, *m_input, this))
    , m_overruling(new Overruling(*m_refusal, m_game, m_look, *m_way, *m_input, this))
    , m_hand(new MapHand(*m_canvas, {*m_map, *m_sight, *m_units, *m_chances}, *m_input, m_look,
                         m_plan, *m_answering, *m_overruling, this))
    , m_moments(new Moments(m_game, m_look, *m_log, actions, this))
    , m_example(new ExampleShow(*m_examplePanel, m_game, m_look, *m_moments, actions, this))
    , m_takingBack(new TakingBack(m_game, m_look, *m_moments, *m_way, actions, this))
    , m_saving(new GameSaving(m_game, m_look, this))
    , m_referee(new RefereeDesk(m_game, m_look, *m_canvas, *m_input, actions, this))
    , m_hint(new HintShow(*m_hintPanel, *m_map, m_game, m_look, *m_way, *m_input, actions, this))
    , m_analysing(new Analysing(m_game, m_look, *m_moments, actions, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_panels);
    m_game.keepIn(keptGamesFolder());
    m_rule->drawWith(rulePicture);
    connectGame();
    connectQuestion();
    connectMap();
    connectMoments();
    connectSentences();
    addSwitches();
    connectWindow();
    retranslate();
}

void PlayPage::connectGame()
{
    connect(&m_game, &PlayGame::changed, this, [this] {
        m_refused = {};
        m_look.lookAgain();
        m_look.setMoment({});
        m_plan.forgetPoints();
        m_moments->stop();
        m_map->noteChange();
        refresh();
    });
    connect(m_way, &WayOrders::takenBack, this, &PlayPage::refresh);
    connect(m_computerPlay, &ComputerPlay::changed, this, &PlayPage::refresh);
    connect(m_buttons, &GameButtons::takeBackWanted, this, &PlayPage::takeBack);
    connect(m_buttons, &GameButtons::saveWanted, this, &PlayPage::save);
    connect(m_saving, &GameSaving::saved, this, &PlayPage::changed);
    connect(m_referee, &RefereeDesk::scenarioWanted, this, &PlayPage::scenarioWanted);
    connect(m_referee, &RefereeDesk::assistantWanted, this, &PlayPage::assistantWanted);
    connect(m_offProfile, &OffProfileNote::tableWanted, this, &PlayPage::tableWanted);
    connect(m_notices, &Notices::replayWanted, m_moments, &Moments::replay);
    connect(m_notices, &Notices::analysisWanted, m_actions[OwnAct::Analyse], &QAction::trigger);
    connect(m_notices, &Notices::exportWanted, m_moments, &Moments::exportLog);
    connect(m_notices, &Notices::playAgainWanted, this, &PlayPage::playAgain);
    connect(m_notices, &Notices::optionWanted, this, &PlayPage::playWith, Qt::QueuedConnection);
    connect(m_notices, &Notices::exchangeWanted, this, &PlayPage::exchangeSides,
            Qt::QueuedConnection);
    m_notices->askIfExchanged([this] { return m_historical.has_value(); });
    connect(m_notices, &Notices::startWanted, this, &PlayPage::startWanted);
    m_notices->setBattleAsked([this] { return isBattle(); });
    m_notices->askWhoPlays([this] { return m_computer.played(); });
    m_computer.waitWhile([this] { return m_notices->isBriefing(); });
    connect(m_notices, &Notices::computerWanted, this, [this](SideIndex side, bool isOn) {
        std::array<bool, 2> computers = m_computer.played();
        computers[side] = isOn;
        m_computer.setPlayed(computers);
    });
}

void PlayPage::connectQuestion()
{
    connect(m_answer, &AnswerPanel::chosen, m_answering, &Answering::say);
    connect(m_answer, &AnswerPanel::unitChosen, m_answering, &Answering::pickUnit);
    connect(m_answer, &AnswerPanel::mineChosen, m_answering, &Answering::pickMine);
    connect(m_answer, &AnswerPanel::pointedAt, this, [this](const Order &order) {
        m_chances->show(order);
        m_units->offerCard(order);
    });
    connect(m_cards, &HandRow::picked, m_answering, &Answering::pickCard);
    connect(m_cards, &HandRow::pointedAt, m_units, &UnitsShow::peekAt);
    connect(m_board, &BoardShow::corrected, m_answering, &Answering::say);
    connect(m_asking, &Asking::arrived, this, [this] {
        m_canvas->setFocus(); // the button is gone
        refresh();
    });
    connect(m_answering, &Answering::picked, this, [this] {
        m_asking->refresh();
        m_map->refresh();
    });
    connect(m_answering, &Answering::unitPicked, this, [this](UnitId unit) {
        m_refused = {};
        m_overruling->drop();
        m_course->choose(unit);
        m_asking->refresh();
        m_map->refresh();
        m_units->refresh();
    });
    connect(m_overruling, &Overruling::asked, m_asking, &Asking::refresh);
    connect(m_overruling, &Overruling::unitForced, m_answering, &Answering::pickForced);
    connect(m_refusal, &RefusalPanel::ruleWanted, this, [this] { showCase(shownCase()); });
    connect(m_answering, &Answering::wayPointAdded, this, [this](Hex hex) {
        m_map->refresh();
        m_map->showWay(hex);
    });
}

void PlayPage::connectMap()
{
    connect(m_map, &MapShow::wayTold, m_chances, &Chances::showWay);
    connect(m_chances, &Chances::shown, this, [this] { m_tabs->setCurrentWidget(m_preview); });
    connect(m_hand, &MapHand::clicked, m_notices, &Notices::hide);
    connect(m_hint, &HintShow::switched, this, &PlayPage::refresh);
    connect(m_units, &UnitsShow::chosen, m_hand, &MapHand::chooseInStack);
    connect(m_units, &UnitsShow::listWanted, this, [this] { m_tabs->setCurrentWidget(m_list); });
    connect(m_list, &UnitList::unitWanted, m_hand, &MapHand::goToUnit);
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
        m_map->forgetOrders();
    });
}

// In the status bar, and with their rules.
void PlayPage::connectSentences()
{
    const auto tellRefusal = [this](const Refusal &refusal) {
        m_refused = [p = m_look.position(), refusal] {
            return RuleCases::ofRefusal(p, refusal, {});
        };
        const QString sentence = RefusalText::withRule(refusal);
        addToLog(LogLevel::Info, "refusal", rulesForLog(sentence));
        emit told(sentence);
    };
    connect(&m_game, &PlayGame::refused, this, tellRefusal);
    connect(m_hand, &MapHand::refused, this, tellRefusal);
    connect(m_answering, &Answering::refusedAt, this, [this](Hex hex) {
        const RuleCase why = RuleCases::ofClick(m_look.position(), m_look.picked(), hex);
        if (!why.rule.isEmpty())
            m_refused = [p = m_look.position(), picked = m_look.picked(), hex] {
                return RuleCases::ofClick(p, picked, hex);
            };
    });
    connect(m_input, &PlayInput::cameTooEarly, this,
            [this] { emit told(tr("The question has just changed; the key press was ignored.")); });
    connect(m_way, &WayOrders::told, this, &PlayPage::told);
    connect(m_map, &MapShow::told, this, &PlayPage::told);
    connect(m_units, &UnitsShow::told, this, &PlayPage::told);
    connect(m_answering, &Answering::told, this, &PlayPage::told);
    connect(m_hand, &MapHand::told, this, &PlayPage::told);
    connect(m_moments, &Moments::told, this, &PlayPage::told);
    connect(m_computerPlay, &ComputerPlay::told, this, &PlayPage::told);
    connect(m_saving, &GameSaving::told, this, &PlayPage::told);
    connect(m_preview, &PreviewView::ruleWanted, this, &PlayPage::showRule);
    connect(m_preview, &PreviewView::caseWanted, this, &PlayPage::showCase);
    connect(m_guide, &GuidePanel::ruleWanted, this, &PlayPage::showRule);
    connect(m_examplePanel, &ExamplePanel::ruleWanted, this, &PlayPage::showRule);
    connect(m_board, &BoardShow::ruleWanted, this, &PlayPage::showRule);
    connect(m_log, &PlayLog::ruleWanted, this,
            [this](const QModelIndex &line) { showLogLine(line); });
    connect(m_sightPanel, &SightPanel::ruleWanted, this, &PlayPage::showRule);
    connect(m_points, &PointsBar::ruleWanted, this, &PlayPage::showRule);
    connect(m_hintPanel, &HintPanel::ruleWanted, this, &PlayPage::showRule);
}

void PlayPage::addSwitches()
{
    using Usual = PlaySwitches::Usual;
    auto *switches = new PlaySwitches(m_actions, this);
    switches->add(OwnAct::SkipOnly, QLatin1String("play/skip-only-answers"), Usual::On,
                  [this](bool isOn) { m_game.skipOnlyAnswers(isOn); });
    switches->add(OwnAct::RollTogether, QLatin1String("play/roll-together"), Usual::On,
                  [this](bool isOn) { m_game.rollTogether(isOn); });
    switches->add(OwnAct::WholeWay, QLatin1String("play/whole-way"), Usual::On,
                  [this](bool isOn) { m_way->showToOthers(isOn); });
    switches->add(OwnAct::DiceTwice, QLatin1String("play/dice-twice"), Usual::On,
                  [this](bool isOn) { m_answer->askTwice(isOn); });
    switches->add(OwnAct::Notices, QLatin1String("play/notices"), Usual::On, [](bool) {});
    switches->add(OwnAct::OnePlayer, QLatin1String("play/one-player"), Usual::Off,
                  [this](bool isOn) {
                      m_look.handOver().setOnePlayer(isOn);
                      m_game.setOnePlayer(isOn);
                  });
    switches->add(OwnAct::Enforce, kEnforce, Usual::On, [this](bool isOn) {
        m_overruling->setEnforced(isOn);
        m_answering->setEnforced(isOn);
        m_answer->setEnforced(isOn);
    });
    connect(switches, &PlaySwitches::switched, this, &PlayPage::refresh);
}

// What is set for games on the screen stays as it is.
void PlayPage::setAtTable(bool isAtTable)
{
    QSettings settings;
    const QVariant usual = settings.value(kEnforce, true);
    m_actions[OwnAct::Enforce]->setChecked(!isAtTable && usual.toBool());
    settings.setValue(kEnforce, usual);
    if (isAtTable)
        emit told(tr("You can play what the rules do not allow: click it, then press Y."));
}

// For a game that begins.
void PlayPage::prepare(const QString &folder)
{
    m_map->setFolder(folder);
    m_historical.reset();
    forgetShown();
    m_course->end();
    m_rule->showRule({});
    m_tabs->setCurrentWidget(m_scenarioView);
    m_map->fitNextTime();
}

std::vector<Problem> PlayPage::start(const Scenario &scenario, const QString &folder)
{
    prepare(folder);
    m_notices->expectBriefing();
    return m_game.begin(scenario);
}

void PlayPage::playAgain()
{
    if (!mayLeave())
        return;
    restart(m_game.scenario());
}

// With the same players.
void PlayPage::restart(const Scenario &scenario)
{
    const std::array<bool, 2> computers = m_computer.played();
    std::optional<Scenario> historical = std::move(m_historical);
    start(scenario, QString(m_map->folder()));
    m_historical = std::move(historical);
    m_computer.setPlayed(computers);
    m_notices->retranslate(); // the briefing says who plays
}

bool PlayPage::isBegun() const
{
    const auto &records = m_game.records();
    return std::any_of(records.begin(), records.end(), isOfPlayer);
}

// [R4.9a] Only before its players' first order: nothing of a game is lost.
void PlayPage::playWith(const std::string &option, bool isOn)
{
    if (isBegun())
        return;
    Scenario scenario = m_game.scenario();
    scenario.options[option] = isOn;
    restart(scenario);
}

// [R5.3a] Likewise only before the first order.
void PlayPage::exchangeSides(bool isOn)
{
    if (isBegun() || isOn == m_historical.has_value())
        return;
    Scenario scenario = m_game.scenario();
    if (isOn) {
        m_historical = scenario;
        return restart(alternateHistory(scenario, m_library->cards));
    }
    m_historical->options = scenario.options; // agreed on meanwhile
    restart(*std::exchange(m_historical, std::nullopt));
}

void PlayPage::forgetShown()
{
    m_computerPlay->forget();
    m_look.pick({});
    m_look.setMoment({});
    m_way->forget();
    m_sight->end();
    m_look.handOver().forget();
    m_plan.forgetPoints();
    m_units->closeStack();
    m_example->end();
    if (m_game.isRunning())
        refresh();
    m_map->forgetOrders();
    m_moments->forget();
    m_notices->forget();
}

void PlayPage::setLibrary(SharedData library)
{
    m_library = std::move(library);
    m_game.setLibrary(m_library);
    m_units->setLibrary(m_library);
    m_cards->setLibrary(m_library);
    m_notices->setLibrary(m_library);
}

QString PlayPage::title() const
{
    return m_game.isRunning() ? editor::inWindowLanguage(m_look.scenario().title) : QString();
}

void PlayPage::refresh()
{
    if (!m_game.isRunning())
        return;
    m_overruling->drop();
    m_answering->keepPicked();
    m_hand->forgetTap();
    m_course->refresh();
    const QWidget *focus = QApplication::focusWidget();
    const bool answered = focus && m_answer->isAncestorOf(focus);
    m_asking->refresh();
    m_offProfile->follow(m_game);
    m_points->show(m_look.position());
    m_board->refresh();
    m_panels->refresh();
    m_hint->refresh();
    m_map->refresh();
    m_units->refresh();
    m_moments->refresh();
    m_example->refresh();
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
    m_chances->refresh();
}

void PlayPage::retranslate()
{
    m_tabs->setTabText(0, tr("Scenario"));
    m_tabs->setTabText(1, tr("Dice"));
    m_tabs->setTabText(2, tr("Rule"));
    m_tabs->setTabText(3, tr("Units"));
    m_tabs->setTabToolTip(1, tr("Dice and chances"));
    m_tabs->setTabToolTip(3, editor::tipWithKey(tr("Units and what they can still do"),
                                                editor::keyOf(QStringLiteral("assault.UnitList"))));
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
    PlayView::changeEvent(event);
}

void PlayPage::showEvent(QShowEvent *event)
{
    PlayView::showEvent(event);
    m_map->fit();
}

} // namespace hexwerk::assault::ui
