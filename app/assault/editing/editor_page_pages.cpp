// The pages of the editor beside the map: scenario and library.
#include "app/assault/editing/editor_page.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/panels/map/problems_panel.h"

namespace hexwerk::assault::ui {

ScenarioPage &EditorPage::scenarioPage()
{
    if (!m_scenario) {
        m_scenario = new ScenarioPage(m_document, m_properties, this);
        addPage(m_scenario);
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
        addPage(page);
}

bool EditorPage::isLibraryShown() const
{
    return m_library && isShown(m_library);
}

void EditorPage::showScenario()
{
    if (m_document.isTile()) // it has no such page
        return showMap();
    showBeside(&scenarioPage(), Act::ScenarioPage);
}

void EditorPage::showLibrary()
{
    showBeside(m_library, Act::LibraryPage);
}

void EditorPage::showProblems()
{
    if (isLibraryShown())
        showMap();
    bringUp(QLatin1String("problems"));
    m_problemsPanel->goToList();
}

} // namespace hexwerk::assault::ui
