// Menus, tool bar, title and status of the window.
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include "app/basis/book_event.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/window/main_window.h"
#include "editor/canvas/icons.h"
#include "editor/text/language_menu.h"

#include <utility>

namespace hexwerk {

void MainWindow::makeMenus()
{
    using Place = SystemActions::Place;
    const auto add = [this](QMenu *menu, std::initializer_list<Act> acts) {
        for (const Act act : acts)
            menu->addAction(m_actions[act]);
    };
    const auto begin = [&](std::initializer_list<Act> acts) {
        QMenu *menu = menuBar()->addMenu(QString());
        menu->setToolTipsVisible(true);
        add(menu, acts);
        return menu;
    };
    m_fileMenu = begin({Act::New, Act::Open});
    addOwn(*m_fileMenu, Place::New);
    m_recentMenu = m_fileMenu->addMenu(QString());
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    m_fileMenu->addSeparator();
    add(m_fileMenu, {Act::Save, Act::SaveAs});
    addOwn(*m_fileMenu, Place::Save);
    add(m_fileMenu, {Act::Compare, Act::Close});
    m_fileMenu->addSeparator();
    add(m_fileMenu, {Act::Quit});
    m_editMenu =
        begin({Act::Undo, Act::Redo, Act::Cut, Act::Copy, Act::Paste, Act::Delete, Act::SelectAll});
    m_moveMenu = m_editMenu->addMenu(editor::icon(QStringLiteral("move")), QString());
    addOwn(*m_moveMenu, Place::Move);
    add(m_editMenu, {Act::CancelTool, Act::Find});
    m_viewMenu = begin({Act::MapPage, Act::ScenarioPage, Act::LibraryPage});
    addOwn(*m_viewMenu, Place::Pages);
    add(m_viewMenu, {Act::NextTab, Act::PreviousTab, Act::ZoomIn, Act::ZoomOut, Act::ZoomFit});
    addOwn(*m_viewMenu, Place::Map);
    m_viewMenu->addSeparator();
    m_panelsMenu = m_viewMenu->addMenu(QString());
    add(m_viewMenu, {Act::ResetLayout, Act::Light, Act::Dark, Act::LargeType, Act::FullScreen});
    m_languageMenu = new editor::LanguageMenu(m_languages, this);
    m_viewMenu->addMenu(m_languageMenu);
    m_toolsMenu = begin({});
    m_playMenu = begin({Act::Play, Act::BackToGame});
    addOwn(*m_playMenu, Place::Begin);
    add(m_playMenu, {Act::BackToEditor, Act::Campaign, Act::Assistant});
    addOwn(*m_playMenu, Place::Play);
    m_helpMenu = begin({Act::Manual, Act::ContextHelp, Act::Rulebook, Act::SearchRules,
                        Act::Translate, Act::Guide, Act::FullGuide, Act::Shortcuts,
                        Act::ReportProblem, Act::About, Act::AboutQt});
    // Their keys work while the menus are hidden.
    for (const Act act : {Act::Undo, Act::FullScreen, Act::Quit, Act::Light, Act::Dark, Act::Manual,
                          Act::ContextHelp})
        addAction(m_actions[act]);
}

// Those of all systems; only what is of use in front is seen.
void MainWindow::addOwn(QWidget &place, SystemActions::Place which)
{
    for (const auto &room : m_rooms)
        for (QAction *action : room->actions->in(which)) {
            if (!action) {
                action = new QAction(&place);
                action->setSeparator(true);
            }
            place.addAction(action);
        }
}

// Of the editor in front: its tools, and what works on its map in menus of their own; its panels.
void MainWindow::makeToolMenus()
{
    for (QMenu *menu : {m_toolsMenu, m_panelsMenu}) {
        qDeleteAll(menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
        menu->clear();
    }
    const EditorKit *kit = m_front->edited->kit.get();
    if (!kit)
        return;
    for (const ToolMenu &tools : kit->toolMenus()) {
        QMenu *menu = m_toolsMenu;
        if (!tools.title.isEmpty()) {
            menu = m_toolsMenu->addMenu(tools.title);
            menu->setToolTipsVisible(true);
        }
        menu->addActions(tools.actions);
        if (menu == m_toolsMenu)
            m_toolsMenu->addSeparator();
    }
    for (QAction *action : m_front->edited->kit->page().panelActions())
        m_panelsMenu->addAction(action);
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
    addOwn(*m_toolBar, SystemActions::Place::Buttons);
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
    if (m_mode == Mode::Start || m_mode == Mode::Assist) {
        setWindowTitle(QStringLiteral("Hexwerk"));
        setWindowModified(false);
        return;
    }
    if (m_mode == Mode::Campaign) {
        setWindowTitle(m_front->campaign->title());
        setWindowModified(false);
        return;
    }
    const bool plays = m_mode == Mode::Play;
    QString name =
        plays ? QFileInfo(playView().path()).fileName() : nameOf(editing().document().sheet());
    if (name.isEmpty() && plays)
        name = playView().title();
    //: %1 is a file; [*] is where the star of unsaved changes stands
    setWindowTitle(tr("%1[*]").arg(name));
    setWindowModified(plays ? playView().isUnsaved() : editing().document().isModified());
}

void MainWindow::updateActions()
{
    const bool edits = m_mode == Mode::Edit;
    const bool plays = m_mode == Mode::Play;
    const bool assists = m_mode == Mode::Assist;
    const auto set = [this](std::initializer_list<Act> acts, bool isVisible, bool isEnabled) {
        for (const Act act : acts) {
            m_actions[act]->setVisible(isVisible);
            m_actions[act]->setEnabled(isEnabled);
        }
    };
    for (const Act act :
         {Act::Compare, Act::Close, Act::Redo, Act::Cut, Act::Copy, Act::Paste, Act::Delete,
          Act::SelectAll, Act::MapPage, Act::ScenarioPage, Act::LibraryPage, Act::Play})
        set({act}, !plays, edits && editing().hasUseFor(act));
    for (const Act act : {Act::MapPage, Act::ScenarioPage, Act::LibraryPage})
        m_actions[act]->setVisible(!plays && (!edits || editing().hasPages()));
    for (QAction *separator : m_editorSeparators)
        separator->setVisible(!plays);
    const bool waits = !plays && waiting();
    set({Act::BackToGame}, waits, waits);
    set({Act::Save, Act::SaveAs, Act::ZoomIn, Act::ZoomOut, Act::ZoomFit, Act::CancelTool,
         Act::ResetLayout},
        true, edits || plays);
    const bool mayEdit = plays && m_front->kit.hasEditor();
    set({Act::BackToEditor}, mayEdit, mayEdit);
    set({Act::NextTab, Act::PreviousTab}, true, edits && m_tabs->count() > 1);
    m_actions[Act::Assistant]->setEnabled(!assists);
    const bool hasCampaign = m_front->campaign && m_front->campaign->isRunning();
    set({Act::Campaign}, true, hasCampaign && m_mode != Mode::Campaign);
    for (const Act act : {Act::Rulebook, Act::SearchRules}) // their keys lead to the sheet there
        m_actions[act]->setEnabled(!assists);
    m_actions[Act::Undo]->setEnabled(plays     ? playView().canTakeBack()
                                     : assists ? m_front->assistant->canTakeBack()
                                     : m_mode == Mode::Campaign
                                         ? m_front->campaign->canTakeBack()
                                         : edits && editing().undoStack().canUndo());
    m_actions[Act::Redo]->setEnabled(edits && editing().undoStack().canRedo());
    updateOwnActions();
    m_moveMenu->menuAction()->setVisible(!plays && !m_moveMenu->isEmpty());
    m_toolsMenu->menuAction()->setVisible(edits && !m_toolsMenu->isEmpty());
    m_panelsMenu->menuAction()->setVisible(edits && !m_panelsMenu->isEmpty());
    m_toolBar->setVisible(edits || plays);
    menuBar()->setVisible(!assists);
    statusBar()->setVisible(!assists);
    m_counted->setVisible(edits);
    updateCounted();
    m_awake.keep(assists || (plays && playView().isRunning() && !playView().isOver()));
}

// Those of the system in front; of the others none is seen.
void MainWindow::updateOwnActions()
{
    using Seen = SystemActions::Seen;
    for (const auto &room : m_rooms) {
        const bool isFront = room.get() == m_front;
        const bool edits = isFront && m_mode == Mode::Edit;
        const bool plays = isFront && m_mode == Mode::Play;
        const bool isCampaign = room->edited == &room->campaigns;
        const Seen seen = plays     ? Seen::Game
                          : edits   ? (isCampaign ? Seen::Campaign : Seen::Editor)
                          : isFront ? Seen::Start
                                    : Seen::Nothing;
        if (std::exchange(room->seen, seen) != seen)
            room->actions->update(seen);
        // That which is seen has the last word.
        std::array<EditorPlace *, 2> places = room->places();
        if (!isCampaign)
            std::swap(places[0], places[1]);
        for (const EditorPlace *place : places) {
            if (!place->kit)
                continue;
            const bool isEdited = edits && place == room->edited;
            place->kit->updateActions(isEdited);
            for (QAction *action : place->kit->page().panelActions())
                action->setEnabled(isEdited);
        }
        if (room->play)
            room->play->updateActions(plays);
    }
}

void MainWindow::updateCounted()
{
    const QString errors = tr("%n error(s)", nullptr, m_front->edited->errors);
    const QString warnings = tr("%n warning(s)", nullptr, m_front->edited->warnings);
    //: %1 are errors, %2 warnings, both with their number
    m_counted->setText(m_front->edited->errors + m_front->edited->warnings == 0
                           ? tr("No problems")
                           : tr("%1, %2").arg(errors, warnings));
    m_counted->setIcon(editor::icon(m_front->edited->errors > 0     ? QStringLiteral("error")
                                    : m_front->edited->warnings > 0 ? QStringLiteral("problems")
                                                                    : QStringLiteral("check")));
    m_counted->setToolTip(tr("Show the problems in the scenario"));
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
    for (const auto &room : m_rooms) {
        room->actions->retranslate();
        for (const EditorPlace *place : room->places())
            if (place->kit)
                place->kit->retranslate();
    }
    m_fileMenu->setTitle(tr("&File"));
    m_recentMenu->setTitle(tr("Recent fi&les"));
    m_editMenu->setTitle(tr("&Edit"));
    m_moveMenu->setTitle(tr("&Move"));
    m_viewMenu->setTitle(tr("&View"));
    m_panelsMenu->setTitle(tr("Panel&s"));
    m_toolsMenu->setTitle(tr("&Tools"));
    m_playMenu->setTitle(tr("&Play"));
    m_helpMenu->setTitle(tr("&Help"));
    m_toolBar->setWindowTitle(tr("Main toolbar"));
    makeToolMenus();
    updateTitle();
    updateActions();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == BookEvent::kind())
        return showInRulebook(static_cast<BookEvent *>(event)->rule(),
                              static_cast<BookEvent *>(event)->why());
    return QMainWindow::event(event);
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
