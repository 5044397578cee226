// Tiles under edit: made, opened, and saved into the library of the user.
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/files/scenario_files.h"
#include "app/editing/editor_page.h"
#include "app/files/changed_file_bar.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
#include "core/assault/system_id.h"
#include "editor/assault/commands/tile_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/panels/map/open_tile_dialog.h"
#include "editor/assault/panels/map/tile_dialog.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk {

void MainWindow::connectTiles()
{
    connect(m_actions[Act::NewTile], &QAction::triggered, this, &MainWindow::newTile);
    connect(m_actions[Act::OpenTile], &QAction::triggered, this, &MainWindow::openTileFromDialog);
    connect(m_actions[Act::NameTile], &QAction::triggered, this, [this] { nameTile(); });
    connect(m_editor, &EditorPage::tileWanted, this, &MainWindow::openTile);
}

// Whether the user may change the tile where it lies.
static bool isOwn(const std::string &id)
{
    return QFileInfo::exists(assault::ui::tileFile(id));
}

bool MainWindow::comesWithUs(const QString &path) const
{
    const QString folder = QFileInfo(path).canonicalPath();
    return std::any_of(m_paths.folders.begin(), m_paths.folders.end(), [&](const auto &place) {
        const std::filesystem::path tiles = place / systemFolder(assault::kSystemId, "tiles");
        const std::filesystem::path whole = tiles.parent_path() / assault::kWholeSystem;
        return QFileInfo::exists(QString::fromStdU16String(whole.u16string())) &&
               QFileInfo(QString::fromStdU16String(tiles.u16string())).canonicalFilePath() ==
                   folder;
    });
}

// By a tile of the library, or by one that is not saved yet.
bool MainWindow::isTaken(const std::string &id) const
{
    if (m_document.library().tile(id) || isOwn(id))
        return true;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const assault::ui::Sheet &sheet = m_tabs->sheet(tab);
        if (sheet.file->kind == assault::ui::FileKind::Tile && sheet.scenario.id == id)
            return true;
    }
    return false;
}

void MainWindow::newTile()
{
    commitField();
    const auto taken = [this](const std::string &id) { return isTaken(id); };
    const assault::Tile fresh{
        .id = assault::ui::freshTileId("my-tile", taken), .name = {}, .columns = 10, .rows = 8};
    assault::ui::TileDialog dialog(assault::ui::TileDialog::Asks::Everything, fresh,
                                   m_document.library(), taken, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_tabs->add({{}, assault::ui::scenarioOf(dialog.tile()), {}, assault::ui::FileKind::Tile});
    showMode(Mode::Edit);
}

void MainWindow::openTileFromDialog()
{
    commitField();
    assault::ui::OpenTileDialog dialog(m_document.sharedLibrary(), isOwn, this);
    if (dialog.exec() == QDialog::Accepted)
        openTile(dialog.tile());
}

// One that Hexwerk comes with is opened as a copy.
void MainWindow::openTile(const std::string &id)
{
    if (isOwn(id))
        return open(assault::ui::tileFile(id));
    const assault::Tile *shipped = m_document.library().tile(id);
    if (!shipped)
        return;
    assault::Tile copy = *shipped;
    copy.underlay.reset(); // its picture lies elsewhere
    copy.id =
        assault::ui::freshTileId(id, [this](const std::string &other) { return isTaken(other); });
    m_tabs->add({{}, assault::ui::scenarioOf(copy), {}, assault::ui::FileKind::Tile});
    showMode(Mode::Edit);
    //: %1 and %2 are ids of tiles
    m_told->setText(tr("%1 stays as it is; your copy is called %2 as long as you do not name it "
                       "otherwise.")
                        .arg(editor::toQString(id), editor::toQString(copy.id)));
}

// True if the tile has a name that it can be saved under.
bool MainWindow::nameTile()
{
    commitField();
    const std::string own = m_document.scenario().id;
    const bool isSaved = !m_document.path().isEmpty() && own == m_document.saved().id;
    const auto taken = [&](const std::string &id) {
        return id == own ? !isSaved && (m_document.library().tile(id) || isOwn(id)) : isTaken(id);
    };
    assault::ui::TileDialog dialog(assault::ui::TileDialog::Asks::Name,
                                   assault::ui::tileOf(m_document.scenario()), m_document.library(),
                                   taken, this);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_document.push(std::make_unique<assault::ui::NameTileCommand>(m_document, dialog.tile().id,
                                                                   dialog.tile().name));
    return true;
}

bool MainWindow::saveTileAs()
{
    return nameTile() && saveTile();
}

// Into the library, under its id; nothing there is written over but the tile itself.
bool MainWindow::saveTile()
{
    const std::string id = m_document.scenario().id;
    const bool isSame = !m_document.path().isEmpty() && id == m_document.saved().id;
    const bool isMine = isSame || !(m_document.library().tile(id) || isOwn(id));
    if (!isMine && !nameTile())
        return false;
    const QString path =
        isSame ? m_document.path() : assault::ui::tileFile(m_document.scenario().id);
    if (!QDir().mkpath(QFileInfo(path).path()) || !write(path))
        return false;
    if (QFileInfo(path).canonicalPath() != QFileInfo(assault::ui::tileFolder()).canonicalFilePath())
        return true; // opened elsewhere, saved there
    auto library = std::make_shared<assault::ui::Library>(m_document.library());
    library->tiles[m_document.scenario().id] = assault::ui::tileOf(m_document.scenario());
    const EditorView view = m_editor->view();
    setLibrary(library);
    m_editor->setView(view);
    m_told->setText(tr("The tile is in your library: %1").arg(QDir::toNativeSeparators(path)));
    return true;
}

} // namespace hexwerk
