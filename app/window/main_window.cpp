#include "app/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "app/assault/editing/trial_dialog.h"
#include "app/assault/kit.h"
#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "app/editing/editor_page.h"
#include "app/files/changed_file_bar.h"
#include "app/window/sheet_tabs.h"
#include "app/window/start_page.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/guide_reader.h"
#include "editor/assault/document/file_text.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/library/library_document.h"
#include "editor/panels/wheel_scrolls.h"
#include "editor/text/languages.h"

#include <utility>

namespace hexwerk {

MainWindow::MainWindow(SystemKit &kit, RulesText rules, editor::Languages &languages,
                       const QStringList &shipped, QWidget *parent)
    : QMainWindow(parent)
    , m_kit(static_cast<assault::ui::Kit &>(kit))
    , m_languages(languages)
    , m_rules(std::move(rules))
    , m_document(m_kit.library())
    , m_keeper(m_document, editor::journalFolder())
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(kit, shipped, this))
    , m_editor(new EditorPage(m_document, m_actions, this))
    , m_tabs(new SheetTabs(m_document, *m_editor))
    , m_changedFile(new ChangedFileBar(m_document, m_editor))
    , m_play(kit.makePlay(m_rules, m_actions, this))
{
    for (QWidget *page : std::initializer_list<QWidget *>{m_start, m_editor, m_play})
        m_pages->addWidget(page);
    auto *head = new QWidget(m_editor);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins({});
    row->addWidget(m_tabs, 1);
    row->addWidget(m_changedFile);
    m_editor->setMenuWidget(head);
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    qApp->installEventFilter(this);
    qApp->installEventFilter(new editor::WheelScrolls(this));
    makeMenus();
    makeToolBar();
    makeStatusBar();
    connectActions();
    connectDocument();
    connectTabs();
    connectTiles();
    connectJournals();
    connectChangedFile();
    retranslate();
    restoreLayout();
    showMode(Mode::Start);
}

MainWindow::~MainWindow()
{
    delete m_editor; // before the documents that it watches
}

void MainWindow::makeStatusBar()
{
    m_told = new QLabel(this);
    m_counted = new QToolButton(this);
    m_counted->setAutoRaise(true);
    m_counted->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_counted, &QToolButton::clicked, m_editor, &EditorPage::showProblems);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_told, 1);
    m_corrections = new QToolButton(this);
    m_corrections->setAutoRaise(true);
    m_corrections->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_corrections, &QToolButton::clicked, m_actions[Act::Corrections], &QAction::trigger);
    statusBar()->addPermanentWidget(m_corrections);
    statusBar()->addPermanentWidget(m_counted);
}

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::New, &MainWindow::newFromTemplate);
    on(Act::SaveTemplate, &MainWindow::saveAsTemplate);
    on(Act::Open, &MainWindow::openFromDialog);
    on(Act::Save, [this] { m_mode == Mode::Play ? m_play->save() : save(); });
    on(Act::SaveAs, [this] { m_mode == Mode::Play ? m_play->saveAs() : saveAs(); });
    on(Act::Bundle, &MainWindow::exportBundle);
    on(Act::ExportMap, &MainWindow::exportMap);
    on(Act::PrintMap, &MainWindow::printMap);
    on(Act::ImportMap, &MainWindow::importMapFromDialog);
    on(Act::Close, &MainWindow::closeScenario);
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (m_mode == Mode::Play)
            return m_play->takeBack();
        if (m_editor->tools().cancelDrag())
            return;
        commitField();
        undoStack().undo();
    });
    on(Act::Redo, [this] { undoStack().redo(); });
    on(Act::LibraryPage, &MainWindow::showLibrary);
    on(Act::Corrections, &MainWindow::switchCorrections);
    on(Act::Play, &MainWindow::play);
    on(Act::TrialRun, &MainWindow::tryOut);
    on(Act::BackToEditor, &MainWindow::editPlayed);
    on(Act::BackToGame, [this] { showMode(Mode::Play); });
    connect(m_play, &PlayView::startWanted, this, [this] { showMode(Mode::Start); });
    connect(m_play, &PlayView::scenarioWanted, this, [this](const std::string &text) {
        if (const auto scenario = assault::salvagedScenario(text))
            beginWith(*scenario);
    });
    on(Act::ResetLayout, &MainWindow::resetLayout);
    on(Act::Find, &MainWindow::find);
    on(Act::Guide, &MainWindow::beginGuide);
    on(Act::About, &MainWindow::about);
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    connectThemes();
    connectCanvases();
    connect(m_start, &StartPage::newWanted, this, &MainWindow::newFromTemplate);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::openFromDialog);
    connect(m_start, &StartPage::fileWanted, this, &MainWindow::open);
    connect(m_start, &StartPage::guideWanted, this, &MainWindow::beginGuide);
    m_actions[Act::Guide]->setEnabled(!m_start->training().isEmpty());
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
        m_editor->resetPanels();
        m_play->arrangePanels();
        QTimer::singleShot(0, &m_play->surface(), &editor::SurfaceView::zoomToFit);
    });
    connect(m_actions[Act::FullScreen], &QAction::triggered, this, [this](bool isFull) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, isFull));
    });
}

// The zoom is that of the map that is seen.
void MainWindow::connectCanvases()
{
    using editor::SurfaceView;
    const auto zoom = [this](Act act, void (SurfaceView::*how)()) {
        connect(m_actions[act], &QAction::triggered, this, [this, how] {
            SurfaceView &map = m_mode == Mode::Play ? m_play->surface() : m_editor->canvas();
            (map.*how)();
        });
    };
    zoom(Act::ZoomIn, &SurfaceView::zoomIn);
    zoom(Act::ZoomOut, &SurfaceView::zoomOut);
    zoom(Act::ZoomFit, &SurfaceView::zoomToFit);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &assault::ui::ScenarioDocument::cleanChanged, this,
            &MainWindow::updateTitle);
    connect(&m_document, &assault::ui::ScenarioDocument::stepped, this, &MainWindow::updateActions);
    connect(&m_document, &assault::ui::ScenarioDocument::replaced, this, [this] {
        updateTitle();
        updateActions();
    });
    connect(&m_document, &assault::ui::ScenarioDocument::pathChanged, this,
            &MainWindow::updateTitle);
    connect(m_editor, &EditorPage::told, m_told, &QLabel::setText);
    connect(m_editor, &EditorPage::pageShown, this, &MainWindow::updateActions);
    connect(m_play, &PlayView::told, m_told, &QLabel::setText);
    connect(m_play, &PlayView::tableWanted, this, &MainWindow::showTableValue);
    connect(m_play, &PlayView::changed, this, [this] {
        m_told->clear();
        updateTitle();
        updateActions();
    });
    connect(m_editor, &EditorPage::problemsCounted, this, [this](int errors, int warnings) {
        m_errors = errors;
        m_warnings = warnings;
        updateActions();
    });
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &SheetTabs::closeWanted, this, [this](int tab) {
        m_tabs->show(tab);
        closeScenario();
    });
    connect(m_tabs, &SheetTabs::shown, this, [this] { m_told->clear(); });
    connect(m_actions[Act::NextTab], &QAction::triggered, this, [this] { m_tabs->step(1); });
    connect(m_actions[Act::PreviousTab], &QAction::triggered, this, [this] { m_tabs->step(-1); });
}

void MainWindow::play()
{
    if (m_mode != Mode::Edit)
        return;
    commitField();
    commitCards();
    if (!setUp() || !m_play->mayLeave()) // a game under way is left for one that can begin
        return;
    const auto problems = m_play->start(
        assault::ui::textNow(m_document.file(), m_document.scenario()), m_document.path());
    if (hasErrors(problems))
        return tellProblems(tr("The scenario cannot be played yet."), problems);
    m_isPlayedHere = true;
    showMode(Mode::Play);
}

// The scenario that the course goes through is opened, and played from its beginning.
void MainWindow::beginGuide()
{
    open(m_start->training());
    if (m_mode != Mode::Edit)
        return;
    play();
    if (m_mode == Mode::Play)
        m_play->teach(loadGuide(m_paths, m_kit.rules().id(), m_document.scenario().id));
}

void MainWindow::editPlayed()
{
    if (m_isPlayedHere || !m_play->isRunning())
        return showMode(Mode::Edit);
    const PlayView::Played played = m_play->played();
    const auto scenario = assault::salvagedScenario(played.text);
    const auto shown = assault::salvagedScenario(played.shown);
    const int tab = m_tabs->tabWith(*scenario);
    if (tab >= 0)
        m_tabs->show(tab);
    else
        m_tabs->add({{}, *shown, {}});
    m_isPlayedHere = true;
    showMode(Mode::Edit);
    if (tab < 0)
        m_told->setText(played.leftOut);
}

std::optional<assault::NewGame> MainWindow::setUp()
{
    auto game = setUpGame(m_document.scenario(), m_document.library());
    if (!game)
        tellProblems(tr("The scenario cannot be played yet."), game.problems);
    return std::move(game.value);
}

void MainWindow::tryOut()
{
    commitField();
    commitCards();
    const auto game = setUp();
    if (!game)
        return;
    auto *trial = new assault::ui::TrialDialog(assault::Assault::start(*game), this);
    trial->setAttribute(Qt::WA_DeleteOnClose);
    trial->show();
}

void MainWindow::showMode(Mode mode)
{
    m_mode = mode;
    m_pages->setCurrentIndex(static_cast<int>(mode));
    if (mode == Mode::Edit) {
        m_tabs->ensureTab();
        m_editor->showMap();
    }
    if (mode == Mode::Play)
        m_play->surface().setFocus();
    m_told->clear();
    updateTitle();
    updateActions();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeaveAll() || !m_play->mayLeave())
        return event->ignore();
    saveLayout();
    m_keeper.dropAll();
    event->accept();
}

} // namespace hexwerk
