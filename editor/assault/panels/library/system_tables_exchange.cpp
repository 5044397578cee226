// Corrections to a file and from one.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "core/files/atomic_file.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/panels/library/import_corrections_dialog.h"
#include "editor/assault/panels/library/system_tables_page.h"
#include "editor/assault/text/problem_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void SystemTablesPage::exportFromDialog()
{
    const QString path =
        editor::fileToSave(this, tr("Export corrections"), QStringLiteral("corrections.toml"),
                           tr("Corrections (*.toml)"));
    if (!path.isEmpty())
        exportTo(path);
}

void SystemTablesPage::exportTo(const QString &path)
{
    const TomlTable own = m_document.corrections().switched(true);
    const WriteResult result = writeFile(path.toStdString(), textOfCorrections(own));
    const QString file = QDir::toNativeSeparators(path);
    emit told(result ? tr("Your corrections are stored in %1.").arg(file)
                     : tr("%1 could not be written: %2.")
                           .arg(file, editor::toQString(result.error().reason.message())));
}

void SystemTablesPage::importFromDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import corrections"), {},
                                                      tr("Corrections (*.toml)"));
    if (!path.isEmpty())
        importFrom(path);
}

void SystemTablesPage::importFrom(const QString &path)
{
    const auto read = m_document.tables().readOthers(path.toStdString());
    const auto refuse = [&](const std::vector<Problem> &problems) {
        for (const Problem &problem : problems)
            if (problem.severity() == Severity::Error)
                return emit told(
                    //: %1 is a file, %2 a sentence
                    tr("Nothing was imported from %1. %2")
                        .arg(QFileInfo(path).fileName(), ProblemText::withPlace(problem)));
    };
    if (!read)
        return refuse(read.problems);
    const std::vector<Problem> problems =
        m_document.problemsWith(m_document.corrections().withAll(*read.value));
    if (hasErrors(problems))
        return refuse(problems);
    ImportCorrectionsDialog dialog(m_document, *read.value, QFileInfo(path).fileName(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_document.push(std::make_unique<ImportCorrectionsCommand>(m_document, *read.value));
}

} // namespace hexwerk::assault::ui
