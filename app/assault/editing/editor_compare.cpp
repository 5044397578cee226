// What other files say: another program wrote the file of the scenario, or one wants to compare.
#include <QFileDialog>
#include <QFileInfo>

#include "app/assault/editing/editor.h"
#include "app/assault/files/compare_dialog.h"
#include "app/assault/files/scenario_files.h"
#include "app/editing/sheet_tabs.h"
#include "editor/assault/commands/replace_command.h"

namespace hexwerk::assault::ui {

// One step: undo brings back what was here.
void Editor::reload()
{
    m_host.commitField();
    const OpenResult result = openScenario(m_document.path());
    if (!result.file)
        return m_host.tellNotOpened(m_document.path(), m_kit.textsOf(result.problems));
    m_document.push(std::make_unique<ReplaceScenarioCommand>(m_document, result.file->scenario,
                                                             ReplacedBy::FileOnDisk));
    m_document.markSaved(m_document.path(), result.file->text);
    m_page->canvas().setFocus();
}

void Editor::compareWithFile()
{
    const QString path = QFileDialog::getOpenFileName(window(), tr("Compare with a scenario"),
                                                      QFileInfo(m_document.path()).path(),
                                                      tr("Scenarios (*.toml);;All files (*)"));
    if (!path.isEmpty())
        compareWith(path);
}

void Editor::compareWith(const QString &path)
{
    m_host.commitField();
    OpenResult result = openScenario(path);
    if (!result.file)
        return m_host.tellNotOpened(path, m_kit.textsOf(result.problems));
    const QString name = QFileInfo(path).fileName();
    const bool isOwn = m_host.tabs().tabOf(path) == m_host.tabs().currentIndex();
    auto *dialog = new CompareDialog(
        {m_document.scenario(), hexwerk::nameOf(m_document.sheet())},
        //: %1 is a file; as it lies on the disk
        {std::move(result.file->scenario), isOwn ? tr("%1 on disk").arg(name) : name},
        m_document.sharedLibrary(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareDialog::jumpWanted, m_page,
            [this](ItemRef item, const std::string &key, std::optional<Hex> hex) {
                m_page->showPlace(item, key, hex, item.table);
            });
    // Its places are those of the scenario that was compared.
    connect(&m_document, &ScenarioDocument::replaced, dialog, &QDialog::close);
    dialog->show();
}

} // namespace hexwerk::assault::ui
