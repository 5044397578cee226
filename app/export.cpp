#include "app/export.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPixmap>
#include <QWidget>

#include "editor/canvas/map_painter.h"
#include "editor/canvas/map_picture.h"
#include "editor/models/picture_store.h"
#include "editor/models/scene_builder.h"
#include "editor/models/selection.h"

namespace hexwerk {

static constexpr int kPixelsPerHex = 64;

static QString cannotWrite(const QString &path)
{
    return QCoreApplication::translate("hexwerk::MainWindow", "%1 could not be written.").arg(path);
}

static bool writePdf(const editor::MapScene &scene, const QString &path)
{
    QPdfWriter writer(path);
    const bool isWide = scene.board.columns() > scene.board.rows();
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(isWide ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    editor::paintMap(painter, scene, QRectF(0, 0, writer.width(), writer.height()));
    return painter.end();
}

QString renderScenario(const editor::ScenarioDocument &document, const QString &path)
{
    const editor::Selection nothing(document);
    editor::PictureStore pictures;
    editor::sceneOf(document, nothing, {}, &pictures); // asks for the picture, to be read
    pictures.finish();
    const editor::MapScene scene = editor::sceneOf(document, nothing, {}, &pictures);
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return writePdf(scene, path) ? QString() : cannotWrite(path);
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return QCoreApplication::translate("hexwerk::MainWindow",
                                           "The map can be written as .png or .pdf, not as %1.")
            .arg(path);
    const bool written = editor::saveMapPng(scene, kPixelsPerHex, path).isEmpty();
    return written ? QString() : cannotWrite(path);
}

QString saveScreenshot(QWidget &window, const QString &path)
{
    return window.grab().save(path) ? QString() : cannotWrite(path);
}

} // namespace hexwerk
