#include "app/assault/page/play_page.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMessageBox>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "app/assault/beside/notice_view.h"
#include "app/assault/map/play_scene.h"
#include "app/basis/large_type.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

PlayPage::PlayPage(SharedLibrary library, RulesText rules, Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_rules(std::move(rules))
    , m_library(std::move(library))
    , m_game(m_library)
    , m_look(m_game)
    , m_plan(m_look)
    , m_way(new WayOrders(m_game, m_look, this))
    , m_actions(actions)
    , m_canvas(new MapCanvas(this))
    , m_stack(new StackView(*m_canvas))
    , m_card(new CardPeek(*m_canvas))
    , m_notice(new NoticeView(*m_canvas))
    , m_sightPanel(new SightPanel(this))
    , m_board(new StatusBoard(this))
    , m_boardView(new QScrollArea(this))
    , m_dryRun(new QPushButton(this))
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
    , m_units(new UnitList(this))
    , m_offProfile(new QLabel(this))
    , m_takeBack(new QPushButton(this))
    , m_rollAgain(new QToolButton(this))
    , m_save(new QPushButton(this))
    , m_table(new QSplitter(Qt::Vertical, this))
    , m_halves(new QSplitter(this))
{
    m_table->addWidget(makeMap());
    m_table->addWidget(makeBoard());
    m_table->addWidget(m_log);
    m_halves->addWidget(m_table);
    m_halves->addWidget(makeSide());
    for (QSplitter *each : {m_table, m_halves}) {
        each->setStretchFactor(0, 1);
        each->setChildrenCollapsible(false);
    }
    arrangePanels();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_halves);
    m_offProfile->setWordWrap(true);
    m_offProfile->setTextFormat(Qt::RichText);
    m_offProfile->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_offProfile->hide();
    m_game.keepIn(keptGamesFolder());
    connectGame();
    connectLog();
    connectReferee();
    connectPolicies();
    connectCanvas();
    connectSight();
    connectUnits();
    connectPanels();
    connect(&m_pictures, &PictureStore::read, this, &PlayPage::refreshMap);
    qApp->installEventFilter(this);
    retranslate();
}

void PlayPage::connectGame()
{
    connect(&m_game, &PlayGame::changed, this, [this] {
        m_look.lookAgain();
        m_look.setMoment({});
        m_plan.forgetPoints();
        runLog(false);
        m_isPlayed = true;
        refresh();
    });
    connect(m_way, &WayOrders::told, this, &PlayPage::told);
    connect(m_way, &WayOrders::takenBack, this, &PlayPage::refresh);
    connect(&m_game, &PlayGame::refused, this, &PlayPage::tellRefusal);
    connect(&m_game, &PlayGame::saveFailed, this, [this](const WriteFailure &failure) {
        QMessageBox::warning(this, tr("Save game"),
                             tr("The game file cannot be written any more: %1. Save it again.")
                                 .arg(QString::fromStdString(failure.reason.message())));
    });
    connect(&m_game, &PlayGame::changedUnderneath, this, [this](const QString &path) {
        QMessageBox::warning(this, tr("Save game"),
                             tr("Another program changed %1. Nothing was added to it. Save the "
                                "game under another name.")
                                 .arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_game, &PlayGame::onlyLooksOn, this, [this] {
        emit told(
            tr("This game is being played in another window. Save it to continue with a copy."));
    });
    connect(m_answer, &AnswerPanel::chosen, this, &PlayPage::say);
    connect(m_answer, &AnswerPanel::pointedAt, this, &PlayPage::pointedAt);
    connect(m_answer, &AnswerPanel::unitChosen, this, &PlayPage::choose);
    connect(m_answer, &AnswerPanel::mineChosen, this, &PlayPage::chooseMine);
    connect(m_answer, &AnswerPanel::rollWanted, this, [this] { m_game.roll(m_origin); });
    connect(m_preview, &PreviewView::ruleWanted, this, &PlayPage::showRule);
    connect(m_guide, &GuidePanel::ruleWanted, this, &PlayPage::showRule);
    connect(m_guide, &GuidePanel::ended, this, [this] { m_game.setCourse(false); });
    connect(m_takeBack, &QPushButton::clicked, this, &PlayPage::takeBack);
    connect(m_actions[Act::TakeBackRoll], &QAction::triggered, this, &PlayPage::takeBackRoll);
    connect(m_save, &QPushButton::clicked, this, &PlayPage::save);
}

void PlayPage::connectCanvas()
{
    connect(m_canvas, &MapCanvas::hexClicked, this, [this](const HexPointer &pointer) {
        m_origin = pointer.origin == PointerOrigin::Key ? Origin::Key : Origin::Mouse;
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

std::vector<Problem> PlayPage::start(const Scenario &scenario, const QString &folder)
{
    m_scenario = scenario;
    m_folder = folder;
    forgetShown();
    m_noticedTurn = -1;
    m_guide->end();
    m_rule->showRule({});
    m_tabs->setCurrentWidget(m_scenarioView);
    m_fits = false;
    return m_game.begin(scenario);
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
    m_log->forget();
    forgetNotices();
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
        m_scenario = m_look.position().setting->scenario;
        m_folder = folder;
        m_fits = false;
    }
    forgetNotices(); // of turns that passed while it was read
    refresh();
    return resumed;
}

QString PlayPage::title() const
{
    return editor::inWindowLanguage(m_scenario.title);
}

void PlayPage::showRule(const QString &id)
{
    m_rule->showRule(id);
    if (!id.isEmpty())
        m_tabs->setCurrentWidget(m_rule);
}

void PlayPage::refresh()
{
    if (!m_game.isRunning())
        return;
    keepPicked();
    followGuide();
    const QWidget *focus = QApplication::focusWidget();
    const bool answered = focus && m_answer->isAncestorOf(focus);
    refreshQuestion();
    refreshOffProfile();
    m_log->follow(m_game);
    refreshBoard();
    refreshMap();
    refreshUnits();
    m_look.moment() ? m_resting.start() : refreshTexts();
    if (m_look.position().pending.isOver())
        m_tabs->setCurrentWidget(m_scenarioView);
    if (answered)
        m_canvas->setFocus(); // what was answered is gone
    m_takeBack->setEnabled(canTakeBack());
    m_rollAgain->setVisible(m_game.lastRollByHand().has_value());
    m_takeBack->setToolTip(canTakeBack()
                               ? tr("Goes back to the last announcement; asks before it goes "
                                    "behind dice (Ctrl+Z)")
                               : tr("Nothing has been ordered yet"));
    refreshNotice();
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
    m_takeBack->setText(tr("Take back"));
    m_save->setText(tr("Save game"));
    m_save->setToolTip(tr("Saves the game; afterwards every order is added to the file (Ctrl+S)"));
    m_boardView->setAccessibleName(tr("Troop Status Board"));
    m_dryRun->setText(tr("What if..."));
    m_dryRun->setToolTip(tr("Shows how the markers would move if something happened now"));
    m_preview->setAccessibleName(tr("Dice and chances"));
    m_scenarioView->setAccessibleName(tr("Scenario"));
    m_rule->setAccessibleName(tr("Rule"));
    m_rule->retranslate();
    m_units->retranslate();
    m_log->retranslate(m_game);
    refresh();
    if (m_notice->isVisible())
        showNotice(m_notified);
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
    if (m_fits)
        return;
    m_fits = true;
    // Only when the layout has given the map its place.
    QTimer::singleShot(0, this, &PlayPage::turnBoard);
}

// A key that was meant for the question before.
bool PlayPage::isTooEarly(const QObject &watched, const QEvent &event) const
{
    if (m_answerPause == 0 || !m_asked.isValid() || m_asked.hasExpired(m_answerPause))
        return false;
    const auto isIn = [&watched](const QObject *place) {
        for (const QObject *each = &watched; each; each = each->parent())
            if (each == place)
                return true;
        return false;
    };
    const bool isAnswer = isIn(m_answer) || isIn(m_policies) || isIn(m_cover);
    if (event.type() == QEvent::Shortcut)
        return isAnswer;
    if (event.type() != QEvent::KeyPress || !watched.isWidgetType())
        return false;
    const int key = static_cast<const QKeyEvent &>(event).key();
    return (isAnswer || isIn(m_canvas)) &&
           (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter);
}

bool PlayPage::eventFilter(QObject *watched, QEvent *event)
{
    if (isTooEarly(*watched, *event)) {
        emit told(tr("The question has just changed; the key was not used."));
        return true;
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
        m_origin = Origin::Key;
    else if (event->type() == QEvent::MouseButtonPress)
        m_origin = Origin::Mouse;
    else if (event->type() == QEvent::KeyRelease)
        keyReleased(static_cast<const QKeyEvent &>(*event));
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut ||
        event->type() == QEvent::MouseButtonPress)
        m_canvas->finishMotion(); // nobody waits for it
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk::assault::ui
