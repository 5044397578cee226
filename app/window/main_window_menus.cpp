// Menus, tool bar, title and status of the window.
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QToolButton>

#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/window/main_window.h"
#include "editor/canvas/icons.h"
#include "editor/text/language_menu.h"

#include <array>

namespace hexwerk {

void MainWindow::makeMenus()
{
    const auto fill = [this](QMenu *&menu, std::initializer_list<Act> acts) {
        menu = menuBar()->addMenu(QString());
        menu->setToolTipsVisible(true);
        for (const Act act : acts)
            menu->addAction(m_actions[act]);
    };
    fill(m_fileMenu, {Act::New, Act::Open, Act::NewTile, Act::OpenTile});
    m_recentMenu = m_fileMenu->addMenu(QString());
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_actions[Act::Save], m_actions[Act::SaveAs], m_actions[Act::SideCopy],
                            m_actions[Act::NameTile], m_actions[Act::Bundle],
                            m_actions[Act::SaveTemplate], m_actions[Act::ImportMap],
                            m_actions[Act::ExportMap], m_actions[Act::PrintMap],
                            m_actions[Act::Compare], m_actions[Act::Close]});
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(m_actions[Act::Quit]);
    fill(m_editMenu,
         {Act::Undo, Act::Redo, Act::Cut, Act::Copy, Act::Paste, Act::Delete, Act::SelectAll});
    m_moveMenu = m_editMenu->addMenu(editor::icon(QStringLiteral("move")), QString());
    for (const Act act : {Act::MoveUp, Act::MoveDown, Act::MoveLeft, Act::MoveRight})
        m_moveMenu->addAction(m_actions[act]);
    m_editMenu->addActions({m_actions[Act::CancelTool], m_actions[Act::Find]});
    fill(m_viewMenu,
         {Act::MapPage, Act::ScenarioPage, Act::LibraryPage, Act::Corrections, Act::NextTab,
          Act::PreviousTab, Act::ZoomIn, Act::ZoomOut, Act::ZoomFit, Act::TurnBoard, Act::Grid,
          Act::HexNames, Act::Levels, Act::Zones, Act::Picture});
    m_viewMenu->addSeparator();
    m_panelsMenu = m_viewMenu->addMenu(QString());
    for (QAction *action : m_editing->page().panelActions())
        m_panelsMenu->addAction(action);
    m_viewMenu->addAction(m_actions[Act::ResetLayout]);
    m_viewMenu->addActions({m_actions[Act::Light], m_actions[Act::Dark], m_actions[Act::LargeType],
                            m_actions[Act::FullScreen]});
    m_languageMenu = new editor::LanguageMenu(m_languages, this);
    m_viewMenu->addMenu(m_languageMenu);
    fill(m_toolsMenu, {});
    makeToolGroups();
    fill(m_playMenu, {Act::Play, Act::BackToGame, Act::TrialRun, Act::BackToEditor, Act::NextUnit});
    for (const Act act : kMapViewActs)
        m_playMenu->addAction(m_actions[act]);
    for (const Act act : kPlayPanelActs)
        m_playMenu->addAction(m_actions[act]);
    m_playMenu->addAction(m_actions[Act::Animation]);
    m_playMenu->addSeparator();
    for (const Act act : {Act::TakeBackRoll, Act::DiceSeed, Act::Reactions, Act::SkipOnly,
                          Act::RollTogether, Act::WholeWay, Act::DiceTwice, Act::OnePlayer,
                          Act::Notices, Act::Correct, Act::Luck, Act::PositionScenario})
        m_playMenu->addAction(m_actions[act]);
    m_playMenu->addSeparator();
    for (const Act act : kLogActs)
        m_playMenu->addAction(m_actions[act]);
    fill(m_helpMenu, {Act::Guide, Act::About, Act::AboutQt});
}

// The tools themselves, then what works on the map, in menus of their own.
void MainWindow::makeToolGroups()
{
    m_toolsMenu->addActions(m_editing->toolGroup(ToolGroup::Tools));
    m_toolsMenu->addSeparator();
    for (std::size_t i = 0; i < m_toolMenus.size(); ++i) {
        m_toolMenus[i] = m_toolsMenu->addMenu(QString());
        m_toolMenus[i]->setToolTipsVisible(true);
        m_toolMenus[i]->addActions(m_editing->toolGroup(static_cast<ToolGroup>(i + 1)));
    }
    m_toolMenus[static_cast<std::size_t>(ToolGroup::Tiles) - 1]->addAction(
        m_actions[Act::TurnTile]);
}

void MainWindow::makeToolBar()
{
    m_toolBar = new QToolBar(this);
    m_toolBar->setObjectName(QStringLiteral("main"));
    m_toolBar->setMovable(false);
    m_toolBar->toggleViewAction()->setVisible(false); // it comes and goes with its page
    m_toolBar->setIconSize({22, 22});
    addToolBar(m_toolBar);
    const auto add = [this](std::initializer_list<Act> acts) {
        for (const Act act : acts)
            m_toolBar->addAction(m_actions[act]);
        return m_toolBar->addSeparator();
    };
    add({Act::New, Act::Open, Act::Save});
    add({Act::Undo, Act::Redo});
    add({Act::ZoomIn, Act::ZoomOut, Act::ZoomFit});
    m_editorSeparators = {add({Act::MapPage, Act::ScenarioPage, Act::LibraryPage})};
    for (const Act act : {Act::Play, Act::BackToGame, Act::BackToEditor})
        m_toolBar->addAction(m_actions[act]);
    for (const Act act : kMapViewActs)
        m_toolBar->addAction(m_actions[act]);
    for (const Act act : kPlayPanelActs)
        m_toolBar->addAction(m_actions[act]);
    // Last: where "Edit" of the play view stands nothing may be removed by a second click.
    m_editorSeparators.push_back(m_toolBar->addSeparator());
    for (const Act act : {Act::Cut, Act::Copy, Act::Paste, Act::Delete})
        m_toolBar->addAction(m_actions[act]);
    // These say in words what they do: they lead to whole pages.
    for (const Act act : {Act::MapPage, Act::ScenarioPage, Act::LibraryPage, Act::Play,
                          Act::BackToGame, Act::BackToEditor})
        if (auto *button = qobject_cast<QToolButton *>(m_toolBar->widgetForAction(m_actions[act])))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    for (const QString &path : RecentFiles::all()) {
        const QFileInfo file(path);
        //: %1 is a file, %2 the folder it lies in
        QAction *action =
            m_recentMenu->addAction(tr("%1 in %2").arg(file.fileName(), file.dir().dirName()));
        action->setToolTip(path);
        action->setStatusTip(path);
        action->setProperty("listed", true);
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("No file yet"))->setEnabled(false);
}

void MainWindow::updateTitle()
{
    if (m_mode == Mode::Start) {
        setWindowTitle(QStringLiteral("Hexwerk"));
        setWindowModified(false);
        return;
    }
    const bool plays = m_mode == Mode::Play;
    QString name = plays ? QFileInfo(m_play->path()).fileName() : nameOf(m_document.sheet());
    if (name.isEmpty() && plays)
        name = m_play->title();
    //: %1 is a file; [*] is where the star of unsaved changes stands
    setWindowTitle(tr("%1[*]").arg(name));
    setWindowModified(plays ? m_play->isUnsaved() : m_document.isModified());
}

void MainWindow::updateActions()
{
    const bool edits = m_mode == Mode::Edit;
    const bool plays = m_mode == Mode::Play;
    const QUndoStack &stack = m_editing->undoStack();
    const auto enable = [this](std::initializer_list<Act> acts, bool enabled) {
        for (const Act act : acts)
            m_actions[act]->setEnabled(enabled);
    };
    const std::initializer_list<Act> ofEditor = {
        Act::ExportMap, Act::PrintMap,  Act::Bundle,  Act::SaveTemplate, Act::Compare,
        Act::Close,     Act::Redo,      Act::Cut,     Act::Copy,         Act::Paste,
        Act::Delete,    Act::SelectAll, Act::MoveUp,  Act::MoveDown,     Act::MoveLeft,
        Act::MoveRight, Act::TurnTile,  Act::MapPage, Act::ScenarioPage, Act::LibraryPage,
        Act::Play,      Act::TrialRun};
    enable(ofEditor, edits);
    const bool mayName = edits && m_editing->hasUseFor(Act::NameTile);
    m_actions[Act::NameTile]->setEnabled(mayName);
    m_actions[Act::NameTile]->setVisible(mayName);
    for (const Act act : ofEditor)
        m_actions[act]->setVisible(!plays);
    for (QAction *separator : m_editorSeparators)
        separator->setVisible(!plays);
    const bool waits = !plays && m_play->isRunning();
    m_actions[Act::BackToGame]->setEnabled(waits);
    m_actions[Act::BackToGame]->setVisible(waits);
    enable({Act::Save, Act::SaveAs, Act::ZoomIn, Act::ZoomOut, Act::ZoomFit, Act::Grid,
            Act::HexNames, Act::Levels, Act::Zones, Act::Picture, Act::CancelTool,
            Act::ResetLayout},
           edits || plays);
    for (const Act act : {Act::BackToEditor, Act::TurnBoard, Act::NextUnit, Act::TakeBackRoll,
                          Act::DiceSeed, Act::Reactions, Act::SkipOnly, Act::RollTogether,
                          Act::WholeWay, Act::DiceTwice, Act::OnePlayer, Act::Notices, Act::Correct,
                          Act::Luck, Act::PositionScenario, Act::SideCopy}) {
        m_actions[act]->setEnabled(plays);
        m_actions[act]->setVisible(plays);
    }
    for (const Act act : kLogActs)
        m_actions[act]->setVisible(plays);
    m_play->updateActions(plays);
    enable({Act::NextTab, Act::PreviousTab}, edits && m_tabs->count() > 1);
    for (const Act act : ofEditor)
        if (!m_editing->hasUseFor(act))
            m_actions[act]->setEnabled(false);
    m_actions[Act::ImportMap]->setEnabled(!plays);
    m_actions[Act::ImportMap]->setVisible(!plays);
    m_actions[Act::Undo]->setEnabled(plays ? m_play->canTakeBack() : edits && stack.canUndo());
    m_actions[Act::Redo]->setEnabled(edits && stack.canRedo());
    m_editing->enableTools(edits);
    for (QAction *action : m_editing->page().panelActions())
        action->setEnabled(edits);
    for (QMenu *menu : {m_moveMenu, m_toolsMenu, m_panelsMenu})
        menu->menuAction()->setVisible(!plays);
    m_toolBar->setVisible(m_mode != Mode::Start);
    m_counted->setVisible(edits);
    updateCounted();
    m_awake.keep(plays && m_play->isRunning() && !m_play->isOver());
}

void MainWindow::updateCounted()
{
    const QString errors = tr("%n error(s)", nullptr, m_errors);
    const QString warnings = tr("%n warning(s)", nullptr, m_warnings);
    //: %1 are errors, %2 warnings, both with their number
    m_counted->setText(m_errors + m_warnings == 0 ? tr("No problems")
                                                  : tr("%1, %2").arg(errors, warnings));
    m_counted->setIcon(editor::icon(m_errors > 0     ? QStringLiteral("error")
                                    : m_warnings > 0 ? QStringLiteral("problems")
                                                     : QStringLiteral("check")));
    m_counted->setToolTip(tr("Show what is wrong with the scenario"));
}

void MainWindow::about()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Hexwerk"));
    box.setIconPixmap(windowIcon().pixmap(64, 64));
    box.setTextFormat(Qt::RichText);
    box.setText(
        tr("<h3>Hexwerk %1</h3><p>A workshop for tactical hex wargames: scenario editor, rules "
           "and play.</p><p>Free software under the GNU General Public License, version 3 or "
           "later.</p>")
            .arg(QCoreApplication::applicationVersion()));
    box.exec();
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_editing->retranslate();
    m_fileMenu->setTitle(tr("&File"));
    m_recentMenu->setTitle(tr("Opened &last"));
    m_editMenu->setTitle(tr("&Edit"));
    m_moveMenu->setTitle(tr("&Move"));
    m_viewMenu->setTitle(tr("&View"));
    m_panelsMenu->setTitle(tr("&Panels"));
    m_toolsMenu->setTitle(tr("&Tools"));
    const std::array titles = {tr("&Way of painting"), tr("&Hexes"), tr("&Turning and stamps"),
                               tr("T&iles and board"), tr("&Units")};
    for (std::size_t i = 0; i < m_toolMenus.size(); ++i)
        m_toolMenus[i]->setTitle(titles[i]);
    m_playMenu->setTitle(tr("&Play"));
    m_helpMenu->setTitle(tr("&Help"));
    m_toolBar->setWindowTitle(tr("Main tool bar"));
    updateTitle();
    updateActions();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions[Act::FullScreen]->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

} // namespace hexwerk
