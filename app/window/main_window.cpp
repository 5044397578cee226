#include "app/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/basis/large_type.h"
#include "app/basis/recent_files.h"
#include "app/basis/theme.h"
#include "app/editing/sheet_tabs.h"
#include "app/manual/context_help.h"
#include "app/manual/manual.h"
#include "app/manual/manual_names.h"
#include "app/rulebook/rulebook_window.h"
#include "app/window/start_page.h"
#include "core/files/guide_reader.h"
#include "editor/keys/action_keys.h"
#include "editor/panels/wheel_scrolls.h"
#include "editor/text/languages.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

MainWindow::MainWindow(std::vector<SystemKit *> kits, RulesText rules, editor::Languages &languages,
                       const QStringList &shipped, QWidget *parent)
    : QMainWindow(parent)
    , m_languages(languages)
    , m_rules(std::move(rules))
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_start(
          new StartPage(std::vector<const SystemKit *>(kits.begin(), kits.end()), shipped, this))
    , m_editPage(new QWidget(this))
    , m_head(new QWidget(m_editPage))
    , m_tabs(new SheetTabs(m_head))
    , m_editors(new QStackedWidget(m_editPage))
{
    makeRooms(kits);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_editPage);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins({});
    head->addWidget(m_tabs, 1);
    auto *column = new QVBoxLayout(m_editPage);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_editors, 1);
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    qApp->installEventFilter(this);
    qApp->installEventFilter(new editor::WheelScrolls(this));
    makeMenus();
    makeToolBar();
    makeStatusBar();
    connectActions();
    connectTabs();
    retranslate();
    restoreLayout();
    showMode(Mode::Start);
}

MainWindow::~MainWindow() = default;

void MainWindow::makeStatusBar()
{
    m_told = new QLabel(this);
    m_status = new QWidget(this);
    m_counted = new QToolButton(this);
    m_counted->setAutoRaise(true);
    m_counted->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_counted, &QToolButton::clicked, this, [this] { editing().showProblems(); });
    m_told->setTextFormat(Qt::PlainText);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *ofEditors = new QHBoxLayout(m_status);
    ofEditors->setContentsMargins({});
    statusBar()->addWidget(m_told, 1);
    statusBar()->addPermanentWidget(m_status);
    statusBar()->addPermanentWidget(m_counted);
}

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::New, &MainWindow::makeNew);
    on(Act::Open, &MainWindow::openFromDialog);
    on(Act::Save, [this] { m_mode == Mode::Play ? playView().save() : save(*m_front->edited); });
    on(Act::SaveAs, [this] { m_mode == Mode::Play ? playView().saveAs() : editing().saveAs(); });
    on(Act::Close, &MainWindow::closeScenario);
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (m_mode == Mode::Play)
            return playView().takeBack();
        if (m_mode == Mode::Assist)
            return m_front->assistant->takeBack();
        if (m_mode == Mode::Campaign)
            return m_front->campaign->takeBack();
        if (editing().cancelDrag())
            return;
        commitField();
        editing().undoStack().undo();
    });
    on(Act::Redo, [this] { editing().undoStack().redo(); });
    on(Act::CancelTool,
       [this] { m_mode == Mode::Play ? playView().cancel() : editing().perform(Act::CancelTool); });
    for (const Act act : {Act::Cut, Act::Copy, Act::Paste, Act::Delete, Act::SelectAll,
                          Act::Compare, Act::MapPage, Act::ScenarioPage, Act::LibraryPage})
        on(act, [this, act] { editing().perform(act); });
    on(Act::Play, &MainWindow::play);
    on(Act::BackToEditor, &MainWindow::editPlayed);
    on(Act::BackToGame, [this] {
        setFront(*waiting());
        showMode(Mode::Play);
    });
    on(Act::ResetLayout, &MainWindow::resetLayout);
    on(Act::Find, &MainWindow::find);
    on(Act::Assistant, &MainWindow::assist);
    on(Act::Campaign, &MainWindow::showCampaign);
    on(Act::Manual, [this] { showInManual({}); });
    on(Act::ContextHelp, [this] { showInManual(manual().sectionFor(m_contextHelp->widget())); });
    m_contextHelp = new ContextHelp(*m_actions[Act::ContextHelp], *this);
    on(Act::Rulebook, [this] { m_mode == Mode::Play ? showWhyHere() : void(showInRulebook({})); });
    on(Act::SearchRules, [this] {
        showInRulebook({});
        rulebook().search();
    });
    on(Act::Translate, &MainWindow::translate);
    on(Act::Guide, [this] { beginGuide(0); });
    on(Act::FullGuide, [this] { beginGuide(1); });
    on(Act::Shortcuts, &MainWindow::showShortcuts);
    on(Act::ReportProblem, &MainWindow::reportProblem);
    on(Act::About, &MainWindow::about);
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    connectThemes();
    connectCanvases();
    connect(m_start, &StartPage::newWanted, m_actions[Act::New], &QAction::trigger);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::openFromDialog);
    connect(m_start, &StartPage::fileWanted, this, &MainWindow::open);
    connect(m_start, &StartPage::guideWanted, this, &MainWindow::beginGuide);
    connect(m_start, &StartPage::assistantWanted, this, &MainWindow::assist);
    m_actions[Act::Guide]->setEnabled(!m_start->course(0).isEmpty());
    m_actions[Act::FullGuide]->setEnabled(!m_start->course(1).isEmpty());
}

void MainWindow::connectThemes()
{
    auto *themes = new QActionGroup(this);
    for (const auto &[act, theme] :
         {std::pair(Act::Light, Theme::Light), std::pair(Act::Dark, Theme::Dark)}) {
        themes->addAction(m_actions[act]);
        m_actions[act]->setChecked(chosenTheme() == theme);
        connect(m_actions[act], &QAction::triggered, this, [theme = theme] { chooseTheme(theme); });
    }
    m_actions[Act::LargeType]->setChecked(isLargeType());
    connect(m_actions[Act::LargeType], &QAction::triggered, this, [this](bool isLarge) {
        chooseType(isLarge ? TypeSize::Large : TypeSize::Normal);
        arrangeForType();
    });
    connect(m_actions[Act::FullScreen], &QAction::triggered, this, [this](bool isFull) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, isFull));
    });
}

void MainWindow::arrangeForType()
{
    for (const auto &room : m_rooms) {
        for (const EditorPlace *place : room->places())
            if (place->kit)
                place->kit->page().resetPanels();
        if (!room->play)
            continue;
        room->play->arrangePanels();
        QTimer::singleShot(0, &room->play->surface(), &editor::SurfaceView::zoomToFit);
    }
}

// The zoom is that of the map that is seen.
void MainWindow::connectCanvases()
{
    using editor::SurfaceView;
    const auto zoom = [this](Act act, void (SurfaceView::*how)()) {
        connect(m_actions[act], &QAction::triggered, this, [this, how] {
            SurfaceView &map = m_mode == Mode::Play ? playView().surface() : editing().canvas();
            (map.*how)();
        });
    };
    zoom(Act::ZoomIn, &SurfaceView::zoomIn);
    zoom(Act::ZoomOut, &SurfaceView::zoomOut);
    zoom(Act::ZoomFit, &SurfaceView::zoomToFit);
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &SheetTabs::closeWanted, this, [this](int tab) {
        m_tabs->show(tab);
        closeScenario();
    });
    connect(m_tabs, &SheetTabs::shown, this, [this] {
        m_told->clear();
        if (m_mode != Mode::Edit)
            return;
        setEdited(m_tabs->editor(m_tabs->currentIndex()));
        updateTitle();
        updateActions();
    });
    connect(m_actions[Act::NextTab], &QAction::triggered, this, [this] { m_tabs->step(1); });
    connect(m_actions[Act::PreviousTab], &QAction::triggered, this, [this] { m_tabs->step(-1); });
}

void MainWindow::play()
{
    if (m_mode != Mode::Edit)
        return;
    if (editing().playsItsFile()) {
        const editor::Document &file = editing().document();
        if (!editing().mayPlay())
            return;
        const bool isOnDisk = !file.isModified() && !file.path().isEmpty();
        if (isOnDisk || save(*m_front->edited))
            openCampaign(*m_front, file.path());
        return;
    }
    // A game under way is left for one that can begin.
    const editor::Document &document = editing().document();
    if (!editing().mayPlay() || !playView().mayLeave())
        return;
    const auto problems = playView().start(document.sheet().textLater()(), document.path());
    if (hasErrors(problems))
        return tellProblems(tr("The scenario cannot be played yet."),
                            m_front->kit.textsOf(problems));
    playView().setAtTable(false);
    m_front->isPlayedHere = true;
    showMode(Mode::Play);
}

void MainWindow::assist()
{
    if (m_mode == Mode::Assist || !hasData(*m_front))
        return;
    SystemRoom &room = *m_front;
    if (!room.assistant) {
        room.assistant = room.kit.makeAssistant(m_rules, this);
        if (!room.assistant)
            return m_told->setText(
                //: %1 is a rule system
                tr("%1 has no table assistant.").arg(room.kit.name()));
        m_pages->addWidget(room.assistant);
        connect(room.assistant, &AssistantView::changed, this, &MainWindow::updateActions);
        connect(room.assistant, &AssistantView::leaveWanted, this,
                [this] { showMode(m_beforeAssistant); });
        connect(room.assistant, &AssistantView::tableWanted, this,
                [this, &room](const ValuePath &path) { showTableValue(room, path); });
        connect(room.assistant, &AssistantView::gameWanted, this, &MainWindow::playAtTable);
        connect(room.assistant, &AssistantView::languageWanted, this,
                [this](const QString &language) { m_languages.choose(language); });
    }
    QStringList scenarios = m_start->shipped();
    for (const QString &file : RecentFiles::all())
        if (!scenarios.contains(file))
            scenarios << file;
    room.assistant->offer(scenarios);
    m_beforeAssistant = m_mode;
    showMode(Mode::Assist);
}

void MainWindow::playAtTable(const std::string &scenario, const QString &file)
{
    if (!playView().mayLeave())
        return;
    const auto problems = playView().start(scenario, file);
    if (hasErrors(problems))
        return tellProblems(tr("The game cannot be played on its board."),
                            m_front->kit.textsOf(problems));
    m_front->isPlayedHere = false;
    showMode(Mode::Play);
    setAtTable();
}

void MainWindow::setAtTable()
{
    playView().setAtTable(true);
    setLargeForTable(true);
}

// A board beside the table is read from further away than the editor.
void MainWindow::setLargeForTable(bool isLarge)
{
    if (m_isLargeForTable == isLarge)
        return;
    const bool hasToSwitch = isLargeType() != isLarge;
    m_isLargeForTable = isLarge && hasToSwitch;
    if (!hasToSwitch)
        return;
    showType(isLarge ? TypeSize::Large : TypeSize::Normal);
    m_actions[Act::LargeType]->setChecked(isLarge);
    arrangeForType();
}

// The scenario that the course goes through is opened, and played from its beginning.
void MainWindow::beginGuide(int part)
{
    open(m_start->course(part));
    if (m_mode != Mode::Edit)
        return;
    play();
    if (m_mode == Mode::Play)
        playView().teach(loadGuide(m_paths, m_front->kit.rules().id(),
                                   m_front->kit.rules().grammar(), playView().scenarioId()));
}

void MainWindow::editPlayed()
{
    if (m_front->isPlayedHere || !m_front->isRunning())
        return showMode(Mode::Edit);
    const PlayView::Played played = playView().played();
    EditorKit &editor = *editorOf(*m_front);
    const int tab = m_tabs->tabWith(editor, *editor.document().sheetOf(played.text));
    if (tab >= 0)
        m_tabs->show(tab);
    else
        m_tabs->add(editor, editor.document().sheetOf(played.shown));
    m_front->isPlayedHere = true;
    showMode(Mode::Edit);
    if (tab < 0)
        m_told->setText(played.leftOut);
}

void MainWindow::showTableValue(SystemRoom &room, const ValuePath &path)
{
    EditorKit *editor = editorOf(room);
    if (!editor)
        return;
    showEditor(*editor);
    editor->showTableValue(path);
    if (room.isRunning())
        m_told->setText(
            tr("The game is waiting; %1 takes you back to it.")
                .arg(editor::tipWithKey(m_actions[Act::BackToGame]->text().remove(QLatin1Char('&')),
                                        *m_actions[Act::BackToGame])));
}

void MainWindow::showMode(Mode mode)
{
    m_mode = mode;
    if (mode != Mode::Play)
        setLargeForTable(false);
    m_pages->currentWidget()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    switch (mode) {
    case Mode::Start:
        m_pages->setCurrentWidget(m_start);
        break;
    case Mode::Edit:
        m_tabs->ensureTab(editing());
        m_pages->setCurrentWidget(m_editPage);
        editing().page().showMap();
        break;
    case Mode::Play:
        m_played = m_front;
        m_pages->setCurrentWidget(&playView());
        playView().surface().setFocus();
        break;
    case Mode::Assist:
        m_pages->setCurrentWidget(m_front->assistant);
        m_front->assistant->setFocus();
        break;
    case Mode::Campaign:
        m_pages->setCurrentWidget(m_front->campaign);
        m_front->campaign->setFocus();
        break;
    }
    // What is not seen does not say how small the window may be.
    m_pages->currentWidget()->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_told->clear();
    updateTitle();
    updateActions();
}

// The editor is likely to be wanted next, and takes longer to make than anybody wants to wait.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    QTimer::singleShot(kAfterFirstFrame, this, [this] {
        if (m_front->kit.hasData() && !m_isUnusable)
            editorOf(*m_front);
    });
}

// What the start page does not need is read after its first frame, and before the first input.
void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (std::exchange(m_wantsData, false))
        QMetaObject::invokeMethod(this, &MainWindow::readDataOfFront, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto mayLeaveGame = [](const auto &room) {
        return !room->play || room->play->mayLeave();
    };
    const auto mayClose = [](const auto &room) {
        const auto places = room->places();
        return std::all_of(places.begin(), places.end(), [](const EditorPlace *place) {
            return !place->kit || place->kit->mayClose();
        });
    };
    if (!mayLeaveAll() || !std::all_of(m_rooms.begin(), m_rooms.end(), mayLeaveGame) ||
        !std::all_of(m_rooms.begin(), m_rooms.end(), mayClose))
        return event->ignore();
    saveLayout();
    for (const auto &room : m_rooms)
        for (const EditorPlace *place : room->places())
            if (place->keeper)
                place->keeper->dropAll();
    setLargeForTable(false);
    event->accept();
}

} // namespace hexwerk
