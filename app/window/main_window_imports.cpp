// What comes from elsewhere and goes there: bundles, and maps of Tiled.
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/files/import_dialog.h"
#include "app/assault/files/import_map_dialog.h"
#include "app/assault/files/scenario_files.h"
#include "app/basis/file_path.h"
#include "app/window/main_window.h"
#include "core/assault/files/bundles/bundle_export.h"
#include "core/assault/files/bundles/bundle_import.h"
#include "editor/assault/commands/import_map_command.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/text/bundle_text.h"
#include "editor/text/local_text.h"
#include "editor/text/tmx_text.h"
#include "editor/tmx/tmx_reader.h"

#include <cstdlib>
#include <filesystem>

namespace hexwerk {

static constexpr qsizetype kMostReasonLines = 7; // a sentence and six problems

static const char *variable(const char *name)
{
    return std::getenv(name);
}

bool MainWindow::isBundle(const QString &path)
{
    QFile file(path);
    return path.endsWith(QLatin1String(".hexwerk"), Qt::CaseInsensitive) ||
           (QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) &&
            looksLikeZip(file.read(4).toStdString()));
}

void MainWindow::setDataPaths(DataPaths paths)
{
    m_paths = std::move(paths);
    updateCorrections();
}

void MainWindow::tellRefusal(const QString &sentence, const QString &reason)
{
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("refused-file"));
    const QStringList lines = reason.split(QLatin1Char('\n'));
    const auto more = static_cast<int>(lines.size() - kMostReasonLines);
    if (more > 0)
        box.setDetailedText(reason);
    box.setInformativeText(more > 0 ? lines.mid(0, kMostReasonLines).join(QLatin1Char('\n')) +
                                          QLatin1Char('\n') +
                                          tr("And %n more: see the details.", nullptr, more)
                                    : reason);
    box.exec();
}

void MainWindow::exportBundle()
{
    commitField();
    const auto text = textOf(m_document);
    if (!text) {
        QMessageBox::critical(this, tr("Hexwerk"), text.error());
        return;
    }
    const QFileInfo file(m_document.path());
    const auto bundle = bundleOf(m_document.scenario(), *text, file.path().toStdU16String(),
                                 m_paths, m_document.library());
    if (!bundle)
        return tellRefusal(tr("The bundle was not written."),
                           assault::ui::BundleText::sentence(bundle.error()));
    const QString id = editor::toQString(m_document.scenario().id);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save as a bundle"), QDir(file.path()).filePath(id + QStringLiteral(".hexwerk")),
        tr("Bundles (*.hexwerk);;All files (*)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".hexwerk");
    if (const WriteResult written = writeFile(path.toStdU16String(), bundleBytes(*bundle));
        !written) {
        QMessageBox::critical(this, tr("Hexwerk"),
                              tr("%1 could not be written: %2. The file before is unchanged.")
                                  .arg(QDir::toNativeSeparators(path),
                                       QString::fromStdString(written.error().reason.message())));
        return;
    }
    m_told->setText(tr("The bundle has the scenario and %n tiles, cards and pictures of your own.",
                       nullptr, static_cast<int>(bundle->items.size())));
}

void MainWindow::takeBundle(const QString &path)
{
    const assault::ui::SharedLibrary library = m_document.sharedLibrary();
    const auto bundle = loadBundle(path.toStdU16String(), *library);
    if (!bundle)
        return tellRefusal(tr("%1 was not taken in.").arg(QFileInfo(path).fileName()),
                           assault::ui::BundleText::sentence(bundle.error()));
    assault::ui::ImportDialog dialog(*bundle, *library, userLibrary(variable),
                                     QFileInfo(path).absolutePath(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const assault::ImportPlace &place = dialog.place();
    if (const auto written = importBundle(*bundle, dialog.taken(), place); !written) {
        const BatchFailure &failure = written.error();
        QMessageBox::critical(this, tr("Hexwerk"),
                              tr("%1 could not be written: %2. Nothing was taken in.")
                                  .arg(QString::fromStdString(failure.file.string()),
                                       QString::fromStdString(failure.failure.reason.message())));
        return;
    }
    readLibraryAgain();
    if (dialog.bringsScenario())
        open(QString::fromStdU16String(place.scenario.u16string()));
}

void MainWindow::importMapFromDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a map of Tiled"),
                                                      QFileInfo(m_document.path()).path(),
                                                      tr("Maps of Tiled (*.tmx);;All files (*)"));
    if (!path.isEmpty())
        importMap(path);
}

// Into the scenario under edit, or into a new one.
void MainWindow::importMap(const QString &path)
{
    commitField();
    auto map = editor::loadTmx(path);
    if (!map)
        return tellRefusal(tr("%1 was not imported.").arg(QFileInfo(path).fileName()),
                           editor::TmxText::sentence(map.error()));
    using Into = assault::ui::ImportMapDialog::Into;
    const bool isEdited = m_mode == Mode::Edit;
    assault::ui::ImportMapDialog dialog(std::move(*map), path, m_document,
                                        isEdited ? Into::ThisOrNewScenario : Into::NewScenario,
                                        this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.isNew()) {
        m_document.push(
            std::make_unique<assault::ui::ImportMapCommand>(m_document, dialog.board()));
        return;
    }
    assault::Scenario scenario = assault::ui::emptyScenario();
    assault::ui::replaceMap(scenario.board, dialog.board());
    beginWith(scenario);
}

} // namespace hexwerk
