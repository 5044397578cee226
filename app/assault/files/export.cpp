#include "app/assault/files/export.h"

#include <QCoreApplication>
#include <QDir>

#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString cannotWrite(const QString &path)
{
    return QCoreApplication::translate("hexwerk::assault::ui::Export", "%1 could not be written.")
        .arg(QDir::toNativeSeparators(path));
}

PosterText posterText(const ScenarioDocument &document)
{
    const LocalText &title = document.scenario().title;
    const QString first = editor::inWindowLanguage(title);
    QStringList others;
    for (const auto &[tag, text] : title)
        if (const QString other = editor::toQString(text); other != first)
            others << other;
    others.removeDuplicates();
    return {first, others.join(QStringLiteral(" · "))};
}

MapScene sceneToExport(const ScenarioDocument &document, const MapStyle &style)
{
    const Selection nothing(document);
    PictureStore pictures;
    sceneOf(document, nothing, {}, &pictures); // asks for the picture, to be read
    pictures.finish();
    MapScene scene = sceneOf(document, nothing, {}, &pictures);
    scene.style = style;
    return scene;
}

QString exportSentence(const ExportFailure &failure, const QString &path)
{
    using Fault = ExportFailure::Fault;
    switch (failure.fault) {
    case Fault::Format:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The map can be written as .png, .svg or .pdf, not as %1.")
            .arg(QDir::toNativeSeparators(path));
    case Fault::TooLarge:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The picture would be more than %1 pixels wide or high. Choose smaller hexes.")
            .arg(kMostExportPixels);
    case Fault::TooManyPages:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The map would take more than %1 pages. Choose smaller hexes.")
            .arg(kMostExportPages);
    case Fault::NotWritten:
        if (path.isEmpty())
            return QCoreApplication::translate("hexwerk::assault::ui::Export",
                                               "The map could not be printed.");
        if (failure.reason.isEmpty())
            return cannotWrite(path);
        return QCoreApplication::translate("hexwerk::assault::ui::Export",
                                           "%1 could not be written: %2.")
            .arg(QDir::toNativeSeparators(path), failure.reason);
    }
    return {};
}

QString renderScenario(const ScenarioDocument &document, const MapExport &how, const QString &path,
                       const MapStyle &style)
{
    const auto failure = exportMap(sceneToExport(document, style), how, path,
                                   editor::inWindowLanguage(document.scenario().title));
    return failure ? exportSentence(*failure, path) : QString();
}

} // namespace hexwerk::assault::ui
