// What other files say: another program wrote the file of the scenario, or one wants to compare.
#include <QFileDialog>
#include <QFileInfo>

#include "app/assault/files/compare_dialog.h"
#include "app/assault/files/scenario_files.h"
#include "app/editing/editor_page.h"
#include "app/files/changed_file_bar.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
#include "editor/assault/commands/replace_command.h"

namespace hexwerk {

void MainWindow::connectChangedFile()
{
    connect(m_changedFile, &ChangedFileBar::loadWanted, this, &MainWindow::loadChangedFile);
    connect(m_changedFile, &ChangedFileBar::compareWanted, this,
            [this] { compareWith(m_document.path()); });
    connect(m_actions[Act::Compare], &QAction::triggered, this, &MainWindow::compareWithFile);
}

// One step: undo brings back what was here.
void MainWindow::loadChangedFile()
{
    commitField();
    const assault::ui::OpenResult result = assault::ui::openScenario(m_document.path());
    if (!result.file)
        return tellProblems(notOpened(m_document.path()), result.problems);
    m_document.push(std::make_unique<assault::ui::ReplaceScenarioCommand>(
        m_document, result.file->scenario, assault::ui::ReplacedBy::FileOnDisk));
    m_document.markSaved(m_document.path(), result.file->text);
    m_changedFile->look();
    m_editor->canvas().setFocus();
}

void MainWindow::compareWithFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a scenario"),
                                                      QFileInfo(m_document.path()).path(),
                                                      tr("Scenarios (*.toml);;All files (*)"));
    if (!path.isEmpty())
        compareWith(path);
}

void MainWindow::compareWith(const QString &path)
{
    commitField();
    assault::ui::OpenResult result = assault::ui::openScenario(path);
    if (!result.file)
        return tellProblems(notOpened(path), result.problems);
    const QString name = QFileInfo(path).fileName();
    const bool isOwn = m_tabs->tabOf(path) == m_tabs->currentIndex();
    auto *dialog = new assault::ui::CompareDialog(
        {m_document.scenario(), nameOf(m_document.sheet())},
        //: %1 is a file; as it lies on the disk
        {std::move(result.file->scenario), isOwn ? tr("%1 on the disk").arg(name) : name},
        m_document.sharedLibrary(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &assault::ui::CompareDialog::jumpWanted, m_editor,
            [this](assault::ui::ItemRef item, const std::string &key, std::optional<Hex> hex) {
                m_editor->showPlace(item, key, hex, item.table);
            });
    // Its places are those of the scenario that was compared.
    connect(&m_document, &assault::ui::ScenarioDocument::replaced, dialog, &QDialog::close);
    dialog->show();
}

} // namespace hexwerk
