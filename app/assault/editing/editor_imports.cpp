// What comes from elsewhere and goes there: bundles, and maps of Tiled.
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/editing/editor.h"
#include "app/assault/files/import_dialog.h"
#include "app/assault/files/import_map_dialog.h"
#include "app/assault/files/scenario_files.h"
#include "app/basis/file_path.h"
#include "core/assault/files/bundles/bundle_export.h"
#include "core/assault/files/bundles/bundle_import.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/text/bundle_text.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"
#include "editor/text/tmx_text.h"
#include "editor/tmx/tmx_reader.h"

#include <cstdlib>
#include <filesystem>

namespace hexwerk::assault::ui {

static const char *variable(const char *name)
{
    return std::getenv(name);
}

static bool isBundle(const QString &path)
{
    QFile file(path);
    return path.endsWith(QLatin1String(".hexwerk"), Qt::CaseInsensitive) ||
           (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) &&
            looksLikeZip(file.read(4).toStdString()));
}

bool Editor::takeIn(const QString &path)
{
    if (isBundle(path))
        takeBundle(path);
    else if (path.endsWith(QLatin1String(".tmx"), Qt::CaseInsensitive))
        importMap(path);
    else
        return false;
    return true;
}

void Editor::exportBundle()
{
    m_host.commitField();
    const auto text = textOf(m_document);
    if (!text) {
        QMessageBox::critical(window(), tr("Hexwerk"), text.error());
        return;
    }
    const QFileInfo file(m_document.path());
    const auto bundle =
        bundleOf(m_document.scenario(), *text, toPath(file.path()), m_paths, m_document.library());
    if (!bundle)
        return m_host.tellRefusal(tr("The bundle was not written."),
                                  BundleText::sentence(bundle.error()));
    const QString id = editor::toQString(m_document.scenario().id);
    const QString path = editor::fileToSave(
        window(), tr("Save as bundle"), QDir(file.path()).filePath(id + QStringLiteral(".hexwerk")),
        tr("Bundles (*.hexwerk);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const WriteResult written = writeFile(toPath(path), bundleBytes(filesOf(*bundle)));
        !written) {
        QMessageBox::critical(window(), tr("Hexwerk"),
                              tr("%1 could not be written: %2. The existing file is unchanged.")
                                  .arg(QDir::toNativeSeparators(path),
                                       QString::fromStdString(written.error().reason.message())));
        return;
    }
    m_host.tell(tr("The bundle contains the scenario and %n of your tiles, cards and pictures.",
                   nullptr, static_cast<int>(bundle->items.size())));
}

void Editor::takeBundle(const QString &path)
{
    const SharedData library = m_document.sharedLibrary();
    const auto bundle = loadBundle(toPath(path), *library);
    if (!bundle)
        return m_host.tellRefusal(tr("%1 was not imported.").arg(QFileInfo(path).fileName()),
                                  BundleText::sentence(bundle.error()));
    ImportDialog dialog(*bundle, *library, userLibrary(variable), QFileInfo(path).absolutePath(),
                        window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ImportPlace &place = dialog.place();
    if (const auto written = importBundle(*bundle, dialog.taken(), place); !written) {
        const BatchFailure &failure = written.error();
        QMessageBox::critical(window(), tr("Hexwerk"),
                              tr("%1 could not be written: %2. Nothing was imported.")
                                  .arg(QString::fromStdString(failure.file.string()),
                                       QString::fromStdString(failure.failure.reason.message())));
        return;
    }
    readLibraryAgain();
    if (dialog.bringsHead())
        m_host.open(QString::fromStdU16String(place.head.u16string()));
}

void Editor::importMapFromDialog()
{
    const QString path = QFileDialog::getOpenFileName(window(), tr("Import Tiled map"),
                                                      QFileInfo(m_document.path()).path(),
                                                      tr("Tiled maps (*.tmx);;All files (*)"));
    if (!path.isEmpty())
        importMap(path);
}

// Into the scenario under edit, or into a new one.
void Editor::importMap(const QString &path)
{
    m_host.commitField();
    auto map = editor::loadTmx(path);
    if (!map)
        return m_host.tellRefusal(tr("%1 was not imported.").arg(QFileInfo(path).fileName()),
                                  editor::TmxText::sentence(map.error()));
    using Into = ImportMapDialog::Into;
    const bool isEdited = m_host.isSeen(*this);
    ImportMapDialog dialog(std::move(*map), path, m_document,
                           isEdited ? Into::ThisOrNewScenario : Into::NewScenario, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.isNew()) {
        m_document.push(std::make_unique<ImportMapCommand>(m_document, dialog.board()));
        return;
    }
    Scenario scenario = emptyScenario();
    replaceMap(scenario.board, dialog.board());
    beginWith(scenario);
}

} // namespace hexwerk::assault::ui
