// The pages of the editor: map, scenario and library. Panels come and go with them.
#include <QDockWidget>
#include <QToolBar>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/panels/map/problems_panel.h"

#include <utility>

namespace hexwerk::assault::ui {

ScenarioPage &EditorPage::scenarioPage()
{
    if (!m_scenario) {
        m_scenario = new ScenarioPage(m_document, m_properties, this);
        m_pages->addWidget(m_scenario);
    }
    return *m_scenario;
}

void EditorPage::setLibraryPage(LibraryPage *page)
{
    if (isLibraryShown())
        showMap();
    delete m_library;
    m_library = page;
    if (page)
        m_pages->addWidget(page);
}

bool EditorPage::isLibraryShown() const
{
    return m_library && m_pages->currentWidget() == m_library;
}

// Only the page that is seen needs room.
void EditorPage::giveRoomTo(const QWidget *page)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        QWidget *one = m_pages->widget(i);
        const auto policy = one == page ? QSizePolicy::Expanding : QSizePolicy::Ignored;
        one->setSizePolicy(policy, policy);
    }
}

void EditorPage::showPage(QWidget *page, Act act)
{
    giveRoomTo(page);
    m_pages->setCurrentWidget(page);
    for (const Act one : {Act::MapPage, Act::ScenarioPage, Act::LibraryPage})
        m_actions[one]->setChecked(one == act);
    m_toolBar->setVisible(act == Act::MapPage);
    page->setFocus();
    emit pageShown();
}

// The panels of one page beside another page would be too wide for the window.
void EditorPage::bringPanelsBack()
{
    giveRoomTo(nullptr);
    for (QDockWidget *dock : std::exchange(m_putAway, {})) {
        dock->show();
        if (dock == m_propertiesDock)
            dock->raise();
    }
}

void EditorPage::putPanelsAway(std::initializer_list<QDockWidget *> docks)
{
    for (QDockWidget *dock : docks) {
        if (dock->isHidden())
            continue;
        dock->hide();
        m_putAway.push_back(dock);
    }
}

void EditorPage::showMap()
{
    bringPanelsBack();
    showPage(m_canvas, Act::MapPage);
    if (m_wantsMapRoom)
        askForMapRoom();
}

void EditorPage::showScenario()
{
    if (m_document.isTile()) // it has no such page
        return showMap();
    dockPanels();
    bringPanelsBack();
    putPanelsAway(
        {m_paletteDock, m_minimapDock, m_historyDock, m_layersDock, m_trayDock, m_propertiesDock});
    showPage(&scenarioPage(), Act::ScenarioPage);
}

void EditorPage::showLibrary()
{
    dockPanels();
    bringPanelsBack();
    putPanelsAway({m_paletteDock, m_minimapDock, m_historyDock, m_layersDock, m_trayDock,
                   m_propertiesDock, m_problemsDock, m_timelineDock, m_pointsDock});
    showPage(m_library, Act::LibraryPage);
}

void EditorPage::showProblems()
{
    if (isLibraryShown())
        showMap();
    dockPanels();
    m_problemsDock->show();
    m_problemsDock->raise();
    m_problemsPanel->goToList();
}

} // namespace hexwerk::assault::ui
