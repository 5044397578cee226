// The owner's library in the window: its page, its steps, and what scenarios have of it.
#include <QToolButton>

#include "app/assault/editing/editor.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/files/readers/system_overlay.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/library/card_uses.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/canvas/icons.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hexwerk::assault::ui {

void Editor::setLibrary(const SharedData &library)
{
    if (m_ownLibrary)
        m_ownLibrary->setLibrary(library);
    m_document.setLibrary(library);
    m_data.set(library);
}

static std::filesystem::path ownFolder()
{
    return userLibrary([](const char *name) -> const char * { return std::getenv(name); });
}

void Editor::ensureLibrary()
{
    if (!m_ownLibrary) {
        m_ownLibrary =
            std::make_unique<LibraryDocument>(m_paths, ownFolder(), m_document.sharedLibrary());
        connect(m_ownLibrary.get(), &LibraryDocument::libraryChanged, this, &Editor::setLibrary);
        connect(m_ownLibrary.get(), &LibraryDocument::stepped, this, &Editor::changed);
        connect(m_ownLibrary.get(), &LibraryDocument::correctionsChanged, this,
                &Editor::updateCorrections);
        const auto scenarios = [this] {
            std::vector<OpenScenario> open;
            for (const int tab : m_host.tabs().of(*this))
                open.push_back({hexwerk::nameOf(sheetIn(tab)), &sheetIn(tab).scenario});
            return open;
        };
        auto *page = new LibraryPage(*m_ownLibrary, scenarios, m_page);
        connect(page, &LibraryPage::told, this, &Editor::told);
        connect(page, &LibraryPage::renamed, this, &Editor::followCard);
        page->addTableAction(m_own[OwnAct::Corrections]);
        page->tables().setRulebook([this]() -> const Rulebook & { return *m_rules; });
        m_page->setLibraryPage(page);
    }
}

void Editor::showLibrary()
{
    ensureLibrary();
    m_page->showLibrary();
}

void Editor::showTableValue(const ValuePath &path)
{
    showLibrary();
    m_page->libraryPage()->showTables();
    m_page->libraryPage()->tables().showValue(path);
}

void Editor::switchCorrections()
{
    ensureLibrary();
    if (m_ownLibrary->mayCorrect())
        m_ownLibrary->push(std::make_unique<SwitchCorrectionsCommand>(
            *m_ownLibrary, !m_ownLibrary->corrections().isActive()));
    m_ownLibrary->flush();
    updateCorrections(); // the action has turned by itself
}

// Before the library is opened its file is asked.
static TomlTable ownCorrections(const LibraryDocument *library, const DataPaths &paths)
{
    if (library)
        return library->corrections().own();
    const auto &folders = paths.folders;
    if (std::find(folders.begin(), folders.end(), ownFolder()) == folders.end())
        return {};
    const auto text = readTextFile(ownTablesIn(ownFolder()));
    const auto tree = readToml(text ? *text.value : std::string());
    return tree ? *tree : TomlTable();
}

void Editor::updateCorrections()
{
    const TomlTable own = ownCorrections(m_ownLibrary.get(), m_paths);
    const TomlValue *active = own.find("active");
    const bool counts = !active || !(*active == TomlValue(false));
    const bool isAny = !valuesOf(own).empty();
    m_own[OwnAct::Corrections]->setChecked(counts);
    m_own[OwnAct::Corrections]->setEnabled(isAny || !counts);
    m_corrections->setVisible(isAny);
    m_corrections->setText(counts ? tr("My corrections apply") : tr("My corrections are off"));
    m_corrections->setIcon(editor::icon(counts ? QStringLiteral("check") : QStringLiteral("stop")));
    m_corrections->setToolTip(m_own[OwnAct::Corrections]->toolTip());
}

// Steps of the library lead back to what was in the files then; they end where others write there.
void Editor::readLibraryAgain()
{
    m_page->setLibraryPage(nullptr);
    m_ownLibrary.reset();
    if (!hasErrors(m_data.load(m_paths)))
        setLibrary(m_data.now());
    updateCorrections();
}

// A step in each open scenario that names the card.
void Editor::followCard(const CardRef &card, const std::string &id)
{
    m_ownLibrary->flush(); // the scenarios are to find it under its new id
    const int before = m_host.tabs().currentIndex();
    for (const int tab : m_host.tabs().of(*this)) {
        if (countUses(sheetIn(tab).scenario, card) == 0)
            continue;
        m_host.tabs().show(tab);
        m_document.push(std::make_unique<FollowCardCommand>(m_document, card, id));
    }
    if (m_host.tabs().currentIndex() != before)
        m_host.tabs().show(before);
    m_page->showLibrary();
}

void Editor::commitCards()
{
    if (m_ownLibrary)
        m_ownLibrary->flush();
}

QUndoStack &Editor::undoStack()
{
    return m_page->isLibraryShown() ? m_ownLibrary->undoStack() : m_document.undoStack();
}

} // namespace hexwerk::assault::ui
