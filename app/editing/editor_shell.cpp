#include "app/editing/editor_shell.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QToolBar>
#include <QUndoView>

#include "editor/canvas/icons.h"

#include <utility>

namespace hexwerk {

EditorShell::EditorShell(editor::Document &document, Actions &actions, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_actions(actions)
    , m_toolBar(new QToolBar(this))
    , m_tools(new QActionGroup(this))
    , m_pages(new QStackedWidget(this))
    , m_history(new QUndoView(&document.undoStack(), this))
{
    setCentralWidget(m_pages);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->toggleViewAction()->setVisible(false); // it comes and goes with its page
    m_toolBar->setIconSize({22, 22});
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
    m_history->setCleanIcon(editor::icon(QStringLiteral("save")));
    connect(&document, &editor::Document::replaced, this,
            [this, &document] { m_history->setStack(&document.undoStack()); });
}

EditorShell::~EditorShell() = default;

void EditorShell::setCanvas(editor::SurfaceView *canvas)
{
    m_canvas = canvas;
    m_pages->addWidget(canvas);
}

void EditorShell::addTools(const std::vector<QAction *> &tools)
{
    for (QAction *tool : tools) {
        m_tools->addAction(tool);
        m_toolBar->addAction(tool);
    }
}

void EditorShell::addPanels(std::vector<PanelEntry> entries)
{
    for (PanelEntry &entry : entries) {
        if (!entry.panel)
            entry.panel = m_history;
        auto *dock = new QDockWidget(this);
        dock->setObjectName(entry.id);
        // Nobody's keys should go to what lies behind the tab of another.
        connect(dock, &QDockWidget::visibilityChanged, entry.panel, &QWidget::setEnabled);
        m_panels.push_back({std::move(entry), dock});
    }
}

void EditorShell::keepPanelKeys(const QString &prefix, editor::KeyPlace place)
{
    for (const Panel &panel : m_panels) {
        QAction *action = panel.dock->toggleViewAction();
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(panel.entry.key)));
        editor::ActionKeys::all().add(*action, prefix + panel.entry.id, place);
    }
}

QDockWidget *EditorShell::dockOf(QLatin1String id) const
{
    return findChild<QDockWidget *>(id, Qt::FindDirectChildrenOnly);
}

std::vector<QDockWidget *> EditorShell::docksIn(Qt::DockWidgetArea area) const
{
    std::vector<QDockWidget *> docks;
    for (const Panel &panel : m_panels)
        if (panel.entry.area == area)
            docks.push_back(panel.dock);
    return docks;
}

// Docks lay out what they are given at once, and the window should not wait for that before it
// shows its first page.
void EditorShell::dockPanels()
{
    if (std::exchange(m_areDocked, true))
        return;
    for (const Panel &panel : m_panels) {
        panel.dock->setWidget(panel.entry.panel);
        addDockWidget(panel.entry.area, panel.dock);
    }
    for (const auto area : {Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        QDockWidget *first = nullptr;
        QDockWidget *before = nullptr;
        for (const Panel &panel : m_panels) {
            if (panel.entry.area != area || panel.entry.lies == PanelEntry::Lies::Alone)
                continue;
            if (before)
                tabifyDockWidget(before, panel.dock);
            before = panel.dock;
            first = first ? first : panel.dock;
        }
        if (first)
            first->raise();
    }
}

std::vector<QAction *> EditorShell::panelActions() const
{
    std::vector<QAction *> actions(m_panels.size());
    for (const Panel &panel : m_panels)
        actions[static_cast<std::size_t>(panel.entry.key) - 1] = panel.dock->toggleViewAction();
    return actions;
}

// Only the page that is seen needs room.
void EditorShell::giveRoomTo(const QWidget *page)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        QWidget *one = m_pages->widget(i);
        const auto policy = one == page ? QSizePolicy::Expanding : QSizePolicy::Ignored;
        one->setSizePolicy(policy, policy);
    }
}

void EditorShell::showPage(QWidget *page, Act act)
{
    m_shown = act;
    giveRoomTo(page);
    m_pages->setCurrentWidget(page);
    checkPage();
    m_toolBar->setVisible(act == Act::MapPage);
    page->setFocus();
    emit pageShown();
}

void EditorShell::checkPage()
{
    for (const Act one : {Act::MapPage, Act::ScenarioPage, Act::LibraryPage})
        m_actions[one]->setChecked(one == m_shown);
}

// The panels of one page beside another page would be too wide for the window.
void EditorShell::bringPanelsBack()
{
    giveRoomTo(nullptr);
    const std::vector<QDockWidget *> docks = std::exchange(m_putAway, {});
    for (QDockWidget *dock : docks)
        dock->show();
    const std::vector<QDockWidget *> beside = docksIn(Qt::RightDockWidgetArea);
    for (QDockWidget *dock : docks)
        if (!beside.empty() && dock == beside.front())
            dock->raise();
}

void EditorShell::showMap()
{
    bringPanelsBack();
    showPage(m_canvas, Act::MapPage);
    if (m_wantsMapRoom)
        askForMapRoom();
}

void EditorShell::showBeside(QWidget *page, Act act)
{
    dockPanels();
    bringPanelsBack();
    for (const Panel &panel : m_panels) {
        const bool stays =
            act == Act::ScenarioPage && panel.entry.beside == PanelEntry::Beside::MapAndScenario;
        if (stays || panel.dock->isHidden())
            continue;
        panel.dock->hide();
        m_putAway.push_back(panel.dock);
    }
    showPage(page, act);
}

void EditorShell::bringUp(QLatin1String id)
{
    dockPanels();
    dockOf(id)->show();
    dockOf(id)->raise();
}

void EditorShell::retranslatePanels()
{
    m_toolBar->setWindowTitle(tr("Tools"));
    m_history->setEmptyLabel(tr("As opened"));
    m_history->setAccessibleName(tr("History"));
    m_history->setToolTip(tr("Click a step to go there; the disk marks the saved state"));
    for (const Panel &panel : m_panels) {
        panel.dock->setWindowTitle(panel.entry.title());
        QAction *action = panel.dock->toggleViewAction();
        action->setToolTip(tr("Show or hide this panel"));
        action->setStatusTip(tr("Show or hide this panel"));
        const auto name = [&panel](const char *button, const QString &text) {
            auto *found = panel.dock->findChild<QAbstractButton *>(QLatin1String(button));
            found->setToolTip(text);
            found->setAccessibleName(text);
        };
        name("qt_dockwidget_closebutton", tr("Close this panel"));
        name("qt_dockwidget_floatbutton", tr("Undock this panel, or dock it again"));
    }
}

void EditorShell::setVisible(bool isVisible)
{
    if (isVisible)
        dockPanels();
    QMainWindow::setVisible(isVisible);
}

} // namespace hexwerk
