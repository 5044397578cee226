#include "app/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "app/editing/sheet_tabs.h"
#include "app/files/changed_file_bar.h"
#include "app/window/start_page.h"
#include "core/files/guide_reader.h"
#include "editor/panels/wheel_scrolls.h"
#include "editor/text/languages.h"

#include <utility>

namespace hexwerk {

MainWindow::MainWindow(SystemKit &kit, RulesText rules, editor::Languages &languages,
                       const QStringList &shipped, QWidget *parent)
    : QMainWindow(parent)
    , m_kit(kit)
    , m_languages(languages)
    , m_rules(std::move(rules))
    , m_actions(this)
    , m_editing(kit.makeEditor(*this, m_rules, m_actions, this))
    , m_document(m_editing->document())
    , m_keeper(m_document, editor::journalFolder())
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(kit, shipped, this))
    , m_tabs(new SheetTabs(*m_editing))
    , m_changedFile(new ChangedFileBar(m_document))
    , m_play(kit.makePlay(m_rules, m_actions, this))
{
    EditorShell &editorPage = m_editing->page();
    for (QWidget *page : std::initializer_list<QWidget *>{m_start, &editorPage, m_play})
        m_pages->addWidget(page);
    auto *head = new QWidget(&editorPage);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins({});
    row->addWidget(m_tabs, 1);
    row->addWidget(m_changedFile);
    editorPage.setMenuWidget(head);
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
    connectJournals();
    connectChangedFile();
    retranslate();
    restoreLayout();
    showMode(Mode::Start);
}

MainWindow::~MainWindow() = default;

void MainWindow::makeStatusBar()
{
    m_told = new QLabel(this);
    m_counted = new QToolButton(this);
    m_counted->setAutoRaise(true);
    m_counted->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_counted, &QToolButton::clicked, m_editing.get(), &EditorKit::showProblems);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_told, 1);
    statusBar()->addPermanentWidget(m_editing->statusButton());
    statusBar()->addPermanentWidget(m_counted);
}

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::Open, &MainWindow::openFromDialog);
    on(Act::Save, [this] { m_mode == Mode::Play ? m_play->save() : save(); });
    on(Act::SaveAs, [this] { m_mode == Mode::Play ? m_play->saveAs() : m_editing->saveAs(); });
    on(Act::Close, &MainWindow::closeScenario);
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (m_mode == Mode::Play)
            return m_play->takeBack();
        if (m_editing->cancelDrag())
            return;
        commitField();
        m_editing->undoStack().undo();
    });
    on(Act::Redo, [this] { m_editing->undoStack().redo(); });
    on(Act::Play, &MainWindow::play);
    on(Act::BackToEditor, &MainWindow::editPlayed);
    on(Act::BackToGame, [this] { showMode(Mode::Play); });
    connect(m_play, &PlayView::startWanted, this, [this] { showMode(Mode::Start); });
    connect(m_play, &PlayView::scenarioWanted, this,
            [this](const std::string &text) { m_editing->beginWith(text); });
    on(Act::ResetLayout, &MainWindow::resetLayout);
    on(Act::Find, &MainWindow::find);
    on(Act::Guide, &MainWindow::beginGuide);
    on(Act::About, &MainWindow::about);
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    connectThemes();
    connectCanvases();
    connect(m_start, &StartPage::newWanted, m_actions[Act::New], &QAction::trigger);
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
        m_editing->page().resetPanels();
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
            SurfaceView &map = m_mode == Mode::Play ? m_play->surface() : m_editing->canvas();
            (map.*how)();
        });
    };
    zoom(Act::ZoomIn, &SurfaceView::zoomIn);
    zoom(Act::ZoomOut, &SurfaceView::zoomOut);
    zoom(Act::ZoomFit, &SurfaceView::zoomToFit);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &editor::Document::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &editor::Document::stepped, this, &MainWindow::updateActions);
    connect(&m_document, &editor::Document::replaced, this, [this] {
        updateTitle();
        updateActions();
    });
    connect(&m_document, &editor::Document::pathChanged, this, &MainWindow::updateTitle);
    connect(m_editing.get(), &EditorKit::told, m_told, &QLabel::setText);
    connect(m_editing.get(), &EditorKit::changed, this, &MainWindow::updateActions);
    connect(m_play, &PlayView::told, m_told, &QLabel::setText);
    connect(m_play, &PlayView::tableWanted, this, &MainWindow::showTableValue);
    connect(m_play, &PlayView::changed, this, [this] {
        m_told->clear();
        updateTitle();
        updateActions();
    });
    connect(m_editing.get(), &EditorKit::problemsCounted, this, [this](int errors, int warnings) {
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
    // A game under way is left for one that can begin.
    if (!m_editing->mayPlay() || !m_play->mayLeave())
        return;
    const auto problems = m_play->start(m_document.sheet().textLater()(), m_document.path());
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
        m_play->teach(loadGuide(m_paths, m_kit.rules().id(), m_play->scenarioId()));
}

void MainWindow::editPlayed()
{
    if (m_isPlayedHere || !m_play->isRunning())
        return showMode(Mode::Edit);
    const PlayView::Played played = m_play->played();
    const int tab = m_tabs->tabWith(*m_document.sheetOf(played.text));
    if (tab >= 0)
        m_tabs->show(tab);
    else
        m_tabs->add(m_document.sheetOf(played.shown));
    m_isPlayedHere = true;
    showMode(Mode::Edit);
    if (tab < 0)
        m_told->setText(played.leftOut);
}

void MainWindow::showTableValue(const ValuePath &path)
{
    showMode(Mode::Edit);
    m_editing->showTableValue(path);
    if (m_play->isRunning())
        m_told->setText(
            tr("The game waits as it is; %1 goes back to it.")
                .arg(m_actions[Act::BackToGame]->shortcut().toString(QKeySequence::NativeText)));
}

void MainWindow::showMode(Mode mode)
{
    m_mode = mode;
    m_pages->setCurrentIndex(static_cast<int>(mode));
    if (mode == Mode::Edit) {
        m_tabs->ensureTab();
        m_editing->page().showMap();
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
