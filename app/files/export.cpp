#include "app/files/export.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>
#include <QWidget>

#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/text/local_text.h"

namespace hexwerk {

static QString cannotWrite(const QString &path)
{
    return QCoreApplication::translate("hexwerk::MainWindow", "%1 could not be written.")
        .arg(QDir::toNativeSeparators(path));
}

assault::ui::MapScene sceneToExport(const assault::ui::ScenarioDocument &document)
{
    const assault::ui::Selection nothing(document);
    assault::ui::PictureStore pictures;
    assault::ui::sceneOf(document, nothing, {}, &pictures); // asks for the picture, to be read
    pictures.finish();
    return assault::ui::sceneOf(document, nothing, {}, &pictures);
}

QString exportSentence(const assault::ui::ExportFailure &failure, const QString &path)
{
    using Fault = assault::ui::ExportFailure::Fault;
    switch (failure.fault) {
    case Fault::Format:
        return QCoreApplication::translate(
                   "hexwerk::MainWindow",
                   "The map can be written as .png, .svg or .pdf, not as %1.")
            .arg(QDir::toNativeSeparators(path));
    case Fault::TooLarge:
        return QCoreApplication::translate(
                   "hexwerk::MainWindow",
                   "The picture would be more than %1 pixels wide or high. Choose smaller hexes.")
            .arg(assault::ui::kMostExportPixels);
    case Fault::TooManyPages:
        return QCoreApplication::translate(
                   "hexwerk::MainWindow",
                   "The map would take more than %1 pages. Choose smaller hexes.")
            .arg(assault::ui::kMostExportPages);
    case Fault::NotWritten:
        if (path.isEmpty())
            return QCoreApplication::translate("hexwerk::MainWindow",
                                               "The map could not be printed.");
        if (failure.reason.isEmpty())
            return cannotWrite(path);
        return QCoreApplication::translate("hexwerk::MainWindow", "%1 could not be written: %2.")
            .arg(QDir::toNativeSeparators(path), failure.reason);
    }
    return {};
}

QString renderScenario(const assault::ui::ScenarioDocument &document,
                       const assault::ui::MapExport &how, const QString &path)
{
    const auto failure = assault::ui::exportMap(
        sceneToExport(document), how, path, editor::inWindowLanguage(document.scenario().title));
    return failure ? exportSentence(*failure, path) : QString();
}

QString saveScreenshot(QWidget &window, const QString &path)
{
    return window.grab().save(path) ? QString() : cannotWrite(path);
}

} // namespace hexwerk
