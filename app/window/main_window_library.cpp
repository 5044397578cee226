// The owner's library in the window: its page, its steps, and what scenarios have of it.
#include <QToolButton>

#include "app/assault/kit.h"
#include "app/editing/editor_page.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
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

namespace hexwerk {

void MainWindow::setLibrary(const assault::ui::SharedLibrary &library)
{
    if (m_ownLibrary)
        m_ownLibrary->setLibrary(library);
    m_document.setLibrary(library);
    m_kit.setLibrary(library);
}

static std::filesystem::path ownFolder()
{
    return userLibrary([](const char *name) -> const char * { return std::getenv(name); });
}

void MainWindow::ensureLibrary()
{
    if (!m_ownLibrary) {
        m_ownLibrary = std::make_unique<assault::ui::LibraryDocument>(m_paths, ownFolder(),
                                                                      m_document.sharedLibrary());
        connect(m_ownLibrary.get(), &assault::ui::LibraryDocument::libraryChanged, this,
                &MainWindow::setLibrary);
        connect(m_ownLibrary.get(), &assault::ui::LibraryDocument::stepped, this,
                &MainWindow::updateActions);
        connect(m_ownLibrary.get(), &assault::ui::LibraryDocument::correctionsChanged, this,
                &MainWindow::updateCorrections);
        const auto scenarios = [this] {
            std::vector<assault::ui::OpenScenario> open;
            for (int tab = 0; tab < m_tabs->count(); ++tab)
                open.push_back({nameOf(m_tabs->sheet(tab)), &m_tabs->sheet(tab).scenario});
            return open;
        };
        auto *page = new assault::ui::LibraryPage(*m_ownLibrary, scenarios, m_editor);
        connect(page, &assault::ui::LibraryPage::told, m_told, &QLabel::setText);
        connect(page, &assault::ui::LibraryPage::renamed, this, &MainWindow::followCard);
        page->addTableAction(m_actions[Act::Corrections]);
        page->tables().setRulebook([this]() -> const Rulebook & { return *m_rules; });
        m_editor->setLibraryPage(page);
    }
}

void MainWindow::showLibrary()
{
    ensureLibrary();
    m_editor->showLibrary();
}

void MainWindow::showTableValue(const ValuePath &path)
{
    showMode(Mode::Edit);
    showLibrary();
    m_editor->libraryPage()->showTables();
    m_editor->libraryPage()->tables().showValue(path);
    if (m_play->isRunning())
        m_told->setText(
            tr("The game waits as it is; %1 goes back to it.")
                .arg(m_actions[Act::BackToGame]->shortcut().toString(QKeySequence::NativeText)));
}

void MainWindow::switchCorrections()
{
    ensureLibrary();
    if (m_ownLibrary->mayCorrect())
        m_ownLibrary->push(std::make_unique<assault::ui::SwitchCorrectionsCommand>(
            *m_ownLibrary, !m_ownLibrary->corrections().isActive()));
    m_ownLibrary->flush();
    updateCorrections(); // the action has turned by itself
}

// Before the library is opened its file is asked.
static TomlTable ownCorrections(const assault::ui::LibraryDocument *library, const DataPaths &paths)
{
    if (library)
        return library->corrections().own();
    const auto &folders = paths.folders;
    if (std::find(folders.begin(), folders.end(), ownFolder()) == folders.end())
        return {};
    const auto text = readTextFile(assault::ui::ownTablesIn(ownFolder()));
    const auto tree = readToml(text ? *text.value : std::string());
    return tree ? *tree : TomlTable();
}

void MainWindow::updateCorrections()
{
    const TomlTable own = ownCorrections(m_ownLibrary.get(), m_paths);
    const TomlValue *active = own.find("active");
    const bool counts = !active || !(*active == TomlValue(false));
    const bool isAny = !assault::valuesOf(own).empty();
    m_actions[Act::Corrections]->setChecked(counts);
    m_actions[Act::Corrections]->setEnabled(isAny || !counts);
    m_corrections->setVisible(isAny);
    m_corrections->setText(counts ? tr("My corrections count") : tr("My corrections are off"));
    m_corrections->setIcon(editor::icon(counts ? QStringLiteral("check") : QStringLiteral("stop")));
    m_corrections->setToolTip(m_actions[Act::Corrections]->toolTip());
}

// Steps of the library lead back to what was in the files then; they end where others write there.
void MainWindow::readLibraryAgain()
{
    m_editor->setLibraryPage(nullptr);
    m_ownLibrary.reset();
    if (!hasErrors(m_kit.load(m_paths)))
        setLibrary(m_kit.library());
    updateCorrections();
}

// A step in each open scenario that names the card.
void MainWindow::followCard(const assault::CardRef &card, const std::string &id)
{
    m_ownLibrary->flush(); // the scenarios are to find it under its new id
    const int before = m_tabs->currentIndex();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (assault::ui::countUses(m_tabs->sheet(tab).scenario, card) == 0)
            continue;
        m_tabs->show(tab);
        m_document.push(std::make_unique<assault::ui::FollowCardCommand>(m_document, card, id));
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
