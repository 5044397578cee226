// The map on its way out: to a file or a printer.
#include <QDir>
#include <QFileInfo>
#include <QPrinter>

#include "app/assault/editing/editor.h"
#include "app/assault/files/export.h"
#include "app/assault/files/export_dialog.h"
#include "app/assault/files/vassal_dialog.h"
#include "app/assault/map/map_styles.h"
#include "app/assault/paper/sheets_dialog.h"
#include "app/paper/print_book.h"
#include "app/paper/progress_window.h"
#include "app/report/program_log.h"
#include "editor/assault/canvas/map_pages.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/tmx/tmx_export.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

// Beside the scenario at first. Empty if none was chosen.
static QString exportedFile(QWidget *window, const ScenarioDocument &document, const QString &title,
                            const QString &filter, const QString &ending)
{
    const QString id = editor::toQString(document.scenario().id);
    const QString path = editor::fileToSave(
        window, title, QFileInfo(document.path()).dir().filePath(id + ending), filter);
    return path;
}

void Editor::exportMap()
{
    m_host.commitField();
    ExportDialog dialog(sceneToExport(m_document, chosenMapStyle()), posterText(m_document),
                        regionsOf(m_document, m_page->selection().hexes()),
                        ExportDialog::Purpose::Export, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = ExportDialog::endingOf(dialog.format());
    const QString path = exportedFile(window(), m_document, tr("Export map"),
                                      tr("Maps (*%1);;All files (*)").arg(ending), ending);
    if (path.isEmpty())
        return;
    ProgressWindow progress(tr("Exporting the map..."), window());
    const QString failure =
        renderScenario(m_document, dialog.choice(), path, dialog.style(), progress.progress());
    addToLog(failure.isEmpty() ? LogLevel::Info : LogLevel::Error, "export",
             (failure.isEmpty() ? QStringLiteral("map ") : QStringLiteral("failed: map ")) +
                 nameForLog(path));
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

void Editor::printSheets()
{
    m_host.commitField();
    ensureLibrary();
    PictureStore store;
    const CardPictures find = [&](const std::string &name) {
        const QString file =
            QString::fromStdU16String(m_ownLibrary->pictureNamed(name).u16string());
        store.find(file); // asks for it, to be read
        store.finish();
        return store.find(file);
    };
    const QString id = editor::toQString(m_document.scenario().id);
    //: %1 is the id of the scenario, all is the name of a file
    const QString file = QFileInfo(m_document.path())
                             .dir()
                             .filePath(tr("%1-sheets").arg(id) + QStringLiteral(".pdf"));
    SheetsDialog({m_document, m_ownLibrary->corrections(), *m_rules, find}, file, window()).exec();
}

void Editor::exportModule()
{
    m_host.commitField();
    const MapScene scene = sceneToExport(m_document, chosenMapStyle());
    VassalDialog dialog(scene, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        exportedFile(window(), m_document, tr("Export VASSAL module"),
                     tr("VASSAL modules (*.vmod);;All files (*)"), QStringLiteral(".vmod"));
    if (path.isEmpty())
        return;
    VassalExport how = dialog.choice();
    how.briefing = briefingPage(m_document);
    ProgressWindow progress(tr("Exporting the module..."), window());
    const auto failure = exportVassal(m_document, scene, how, path, progress.progress());
    if (failure && failure->fault == ExportFailure::Fault::Cancelled)
        return m_host.tell(tr("The module was not exported."));
    if (failure)
        return m_host.tellRefusal(tr("The module was not exported."),
                                  exportSentence(*failure, path));
    //: %1 is a file
    m_host.tell(tr("The module was saved as %1.").arg(QDir::toNativeSeparators(path)));
}

void Editor::exportTiledMap()
{
    m_host.commitField();
    const QString path =
        exportedFile(window(), m_document, tr("Export Tiled map"),
                     tr("Tiled maps (*.tmx);;All files (*)"), QStringLiteral(".tmx"));
    if (path.isEmpty())
        return;
    const MapScene scene = sceneToExport(m_document, chosenMapStyle());
    if (const auto failure = exportTiled(m_document, scene, kTmxHexWidth, path))
        return m_host.tellRefusal(tr("The map was not exported."), exportSentence(*failure, path));
    //: %1 is a file, the other two lie beside it
    m_host.tell(tr("The map was saved as %1, with its tileset (.tsx and .png) beside it.")
                    .arg(QDir::toNativeSeparators(path)));
}

} // namespace hexwerk::assault::ui
