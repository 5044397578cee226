// The owner's library in the window: its page, its steps, and what scenarios have of it.
#include "app/editor_page.h"
#include "app/main_window.h"
#include "app/play/play_page.h"
#include "app/sheet_tabs.h"
#include "app/start_page.h"
#include "editor/commands/item_commands.h"
#include "editor/library/card_uses.h"
#include "editor/library/library_document.h"
#include "editor/panels/library_page.h"

#include <cstdlib>
#include <utility>

namespace hexwerk {

using namespace editor;

void MainWindow::setLibrary(const SharedLibrary &library)
{
    if (m_ownLibrary)
        m_ownLibrary->setLibrary(library);
    m_document.setLibrary(library);
    m_start->setLibrary(library);
    m_play->setLibrary(library);
}

void MainWindow::showLibrary()
{
    if (!m_ownLibrary) {
        const auto variable = [](const char *name) -> const char * { return std::getenv(name); };
        m_ownLibrary = std::make_unique<LibraryDocument>(m_paths, userLibrary(variable),
                                                         m_document.sharedLibrary());
        connect(m_ownLibrary.get(), &LibraryDocument::libraryChanged, this,
                &MainWindow::setLibrary);
        connect(m_ownLibrary.get(), &LibraryDocument::stepped, this, &MainWindow::updateActions);
        const auto scenarios = [this] {
            std::vector<OpenScenario> open;
            for (int tab = 0; tab < m_tabs->count(); ++tab)
                open.push_back({nameOf(m_tabs->sheet(tab)), &m_tabs->sheet(tab).scenario});
            return open;
        };
        auto *page = new LibraryPage(*m_ownLibrary, scenarios, m_editor);
        connect(page, &LibraryPage::told, m_told, &QLabel::setText);
        connect(page, &LibraryPage::renamed, this, &MainWindow::followCard);
        m_editor->setLibraryPage(page);
    }
    m_editor->showLibrary();
}

// Steps of the library lead back to what was in the files then; they end where others write there.
void MainWindow::readLibraryAgain()
{
    m_editor->setLibraryPage(nullptr);
    m_ownLibrary.reset();
    if (auto found = loadData(m_paths))
        setLibrary(std::make_shared<const DataStore>(std::move(*found.value)));
}

// A step in each open scenario that names the card.
void MainWindow::followCard(const CardRef &card, const std::string &id)
{
    m_ownLibrary->flush(); // the scenarios are to find it under its new id
    const int before = m_tabs->currentIndex();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (countUses(m_tabs->sheet(tab).scenario, card) == 0)
            continue;
        m_tabs->show(tab);
        m_document.push(std::make_unique<FollowCardCommand>(m_document, card, id));
    }
    if (m_tabs->currentIndex() != before)
        m_tabs->show(before);
    m_editor->showLibrary();
}

void MainWindow::commitCards()
{
    if (m_ownLibrary)
        m_ownLibrary->flush();
}

QUndoStack &MainWindow::undoStack()
{
    return m_editor->isLibraryShown() ? m_ownLibrary->undoStack() : m_document.undoStack();
}

} // namespace hexwerk
