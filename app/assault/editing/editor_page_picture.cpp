// The picture under the map, as the editor changes it.
#include <QMessageBox>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/picture_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/panels/map/picture_dialog.h"

namespace hexwerk::assault::ui {

void EditorPage::editPicture()
{
    if (!m_layers.isOpen(EditLayer::Picture))
        return emit m_toolBox->refused(EditLayer::Picture);
    const QString folder = folderOf(m_document.file());
    if (folder.isEmpty()) {
        QMessageBox box(QMessageBox::Information, tr("Picture under the map"),
                        tr("Save the scenario first."), QMessageBox::Ok, this);
        box.setObjectName(QStringLiteral("save-first"));
        box.setInformativeText(tr("The picture is looked for in the folder of the scenario."));
        box.exec();
        return;
    }
    PictureDialog dialog(m_document.scenario().board.underlay, m_document.board(), folder, this);
    const auto show = [&] { showPicture(dialog); };
    connect(&dialog, &PictureDialog::previewed, this, show);
    connect(&m_pictures, &PictureStore::read, &dialog, show);
    const bool isDone = dialog.exec() == QDialog::Accepted;
    if (isDone && dialog.underlay())
        m_document.push(std::make_unique<LayPictureCommand>(m_document, *dialog.underlay()));
    else if (isDone)
        m_document.push(std::make_unique<RemovePictureCommand>(m_document));
    refreshScene();
}

// As the dialog says now, wherever the file still lies.
void EditorPage::showPicture(const PictureDialog &dialog)
{
    MapScene scene = m_canvas->scene();
    const auto steps = dialog.file().isEmpty() ? nullptr : m_pictures.find(dialog.file());
    scene.picture.reset();
    if (dialog.underlay() && steps)
        scene.picture = {steps,
                         placeOf(*dialog.underlay(), steps->front().size(), scene.board.columns(),
                                 scene.board.rows()),
                         dialog.underlay()->opacity / 100.0};
    m_canvas->setScene(std::move(scene));
}

} // namespace hexwerk::assault::ui
