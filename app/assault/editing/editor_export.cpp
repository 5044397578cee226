// The map on its way out: to a file or a printer.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrinter>

#include "app/assault/editing/editor.h"
#include "app/assault/files/export.h"
#include "app/assault/files/export_dialog.h"
#include "app/assault/map/map_styles.h"
#include "app/paper/print_book.h"
#include "app/paper/progress_window.h"
#include "editor/assault/canvas/map_pages.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void Editor::exportMap()
{
    m_host.commitField();
    ExportDialog dialog(sceneToExport(m_document, chosenMapStyle()), posterText(m_document),
                        regionsOf(m_document, m_page->selection().hexes()),
                        ExportDialog::Purpose::Export, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = ExportDialog::endingOf(dialog.format());
    const QString id = editor::toQString(m_document.scenario().id);
    QString path = QFileDialog::getSaveFileName(
        window(), tr("Export map"), QFileInfo(m_document.path()).dir().filePath(id + ending),
        tr("Maps (*%1);;All files (*)").arg(ending));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    ProgressWindow progress(tr("Exporting the map..."), window());
    const QString failure =
        renderScenario(m_document, dialog.choice(), path, dialog.style(), progress.progress());
    if (!failure.isEmpty())
        return m_host.tellRefusal(tr("The map was not exported."), failure);
    if (progress.wasCanceled())
        return m_host.tell(tr("The map was not exported."));
    //: %1 is a file
    m_host.tell(tr("The map was saved as %1.").arg(QDir::toNativeSeparators(path)));
}

void Editor::printMap()
{
    m_host.commitField();
    MapScene scene = sceneToExport(m_document, chosenMapStyle());
    ExportDialog dialog(scene, posterText(m_document),
                        regionsOf(m_document, m_page->selection().hexes()),
                        ExportDialog::Purpose::Print, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    scene.style = dialog.style();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(editor::inWindowLanguage(m_document.scenario().title));
    const editor::SheetBook book = mapBook(scene, dialog.choice(), printer.docName());
    if (printBook(book, printer, window()))
        m_host.tell(tr("The map was sent to the printer."));
}

} // namespace hexwerk::assault::ui
