// The map on its way out: to a file or a printer.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

#include "app/assault/files/export.h"
#include "app/assault/files/export_dialog.h"
#include "app/window/main_window.h"
#include "editor/text/local_text.h"

namespace hexwerk {

void MainWindow::exportMap()
{
    commitField();
    assault::ui::ExportDialog dialog(assault::ui::sceneToExport(m_document),
                                     assault::ui::ExportDialog::Purpose::Export, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = assault::ui::ExportDialog::endingOf(dialog.format());
    const QString id = editor::toQString(m_document.scenario().id);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export map"), QFileInfo(m_document.path()).dir().filePath(id + ending),
        tr("Maps (*%1);;All files (*)").arg(ending));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    const QString failure = assault::ui::renderScenario(m_document, dialog.choice(), path);
    if (!failure.isEmpty())
        return tellRefusal(tr("The map was not exported."), failure);
    //: %1 is a file
    m_told->setText(tr("The map was saved as %1.").arg(QDir::toNativeSeparators(path)));
}

void MainWindow::printMap()
{
    commitField();
    const assault::ui::MapScene scene = assault::ui::sceneToExport(m_document);
    assault::ui::ExportDialog dialog(scene, assault::ui::ExportDialog::Purpose::Print, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(editor::inWindowLanguage(m_document.scenario().title));
    printer.setPageOrientation(scene.board.columns() > scene.board.rows() ? QPageLayout::Landscape
                                                                          : QPageLayout::Portrait);
    QPrintDialog chooser(&printer, this);
    if (chooser.exec() != QDialog::Accepted)
        return;
    if (const auto failure = assault::ui::printMap(printer, scene, dialog.choice().drawing))
        return tellRefusal(tr("The map was not printed."),
                           assault::ui::exportSentence(*failure, {}));
    m_told->setText(tr("The map was sent to the printer."));
}

} // namespace hexwerk
