// Tiles under edit: made, opened, and saved into the library of the user.
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/editing/editor.h"
#include "app/assault/files/scenario_files.h"
#include "app/editing/sheet_tabs.h"
#include "core/assault/system_id.h"
#include "editor/assault/commands/tile_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/panels/map/open_tile_dialog.h"
#include "editor/assault/panels/map/tile_dialog.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void Editor::connectTiles()
{
    connect(m_own[OwnAct::NewTile], &QAction::triggered, this, &Editor::newTile);
    connect(m_own[OwnAct::OpenTile], &QAction::triggered, this, &Editor::openTileFromDialog);
    connect(m_own[OwnAct::NameTile], &QAction::triggered, this, [this] { nameTile(); });
    connect(m_page, &EditorPage::tileWanted, this, &Editor::openTile);
}

// Whether the user may change the tile where it lies.
static bool isOwn(const std::string &id)
{
    return QFileInfo::exists(tileFile(id));
}

bool Editor::comesWithUs(const QString &path) const
{
    const QString folder = QFileInfo(path).canonicalPath();
    return std::any_of(m_paths.folders.begin(), m_paths.folders.end(), [&](const auto &place) {
        const std::filesystem::path tiles = place / systemFolder(kSystemId, "tiles");
        const std::filesystem::path whole = tiles.parent_path() / kWholeSystem;
        return QFileInfo::exists(QString::fromStdU16String(whole.u16string())) &&
               QFileInfo(QString::fromStdU16String(tiles.u16string())).canonicalFilePath() ==
                   folder;
    });
}

// By a tile of the library, or by one that is not saved yet.
bool Editor::isTaken(const std::string &id) const
{
    if (m_document.library().tile(id) || isOwn(id))
        return true;
    for (const int tab : m_host.tabs().of(*this)) {
        const Sheet &sheet = sheetIn(tab);
        if (sheet.state().kind == FileKind::Tile && sheet.scenario.id == id)
            return true;
    }
    return false;
}

void Editor::newTile()
{
    m_host.commitField();
    const auto taken = [this](const std::string &id) { return isTaken(id); };
    const Tile fresh{.id = freshTileId("my-tile", taken), .name = {}, .columns = 10, .rows = 8};
    TileDialog dialog(TileDialog::Asks::Everything, fresh, m_document.library(), taken, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_host.tabs().add(*this,
                      m_document.newSheet({{}, scenarioOf(dialog.tile()), {}, FileKind::Tile}));
    m_host.showEditor(*this);
}

void Editor::openTileFromDialog()
{
    m_host.commitField();
    OpenTileDialog dialog(m_document.sharedLibrary(), isOwn, window());
    if (dialog.exec() == QDialog::Accepted)
        openTile(dialog.tile());
}

// One that Hexwerk comes with is opened as a copy.
void Editor::openTile(const std::string &id)
{
    if (isOwn(id))
        return m_host.open(tileFile(id));
    const Tile *shipped = m_document.library().tile(id);
    if (!shipped)
        return;
    Tile copy = *shipped;
    copy.underlay.reset(); // its picture lies elsewhere
    copy.id = freshTileId(id, [this](const std::string &other) { return isTaken(other); });
    m_host.tabs().add(*this, m_document.newSheet({{}, scenarioOf(copy), {}, FileKind::Tile}));
    m_host.showEditor(*this);
    //: %1 and %2 are ids of tiles
    m_host.tell(tr("%1 stays as it is; your copy is called %2 until you rename it.")
                    .arg(editor::toQString(id), editor::toQString(copy.id)));
}

// True if the tile has a name that it can be saved under.
bool Editor::nameTile()
{
    m_host.commitField();
    const std::string own = m_document.scenario().id;
    const bool isSaved = !m_document.path().isEmpty() && own == m_document.saved().id;
    const auto taken = [&](const std::string &id) {
        return id == own ? !isSaved && (m_document.library().tile(id) || isOwn(id)) : isTaken(id);
    };
    TileDialog dialog(TileDialog::Asks::Name, tileOf(m_document.scenario()), m_document.library(),
                      taken, window());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_document.push(
        std::make_unique<NameTileCommand>(m_document, dialog.tile().id, dialog.tile().name));
    return true;
}

bool Editor::saveTileAs()
{
    return nameTile() && saveTile();
}

// Into the library, under its id; nothing there is written over but the tile itself.
bool Editor::saveTile()
{
    const std::string id = m_document.scenario().id;
    const bool isSame = !m_document.path().isEmpty() && id == m_document.saved().id;
    const bool isMine = isSame || !(m_document.library().tile(id) || isOwn(id));
    if (!isMine && !nameTile())
        return false;
    const QString path = isSame ? m_document.path() : tileFile(m_document.scenario().id);
    if (!QDir().mkpath(QFileInfo(path).path()) || !write(path))
        return false;
    if (QFileInfo(path).canonicalPath() != QFileInfo(tileFolder()).canonicalFilePath())
        return true; // opened elsewhere, saved there
    auto library = std::make_shared<DataStore>(m_document.library());
    library->tiles[m_document.scenario().id] = tileOf(m_document.scenario());
    const QByteArray view = m_page->view();
    setLibrary(library);
    m_page->setView(view);
    m_host.tell(tr("The tile is in your library: %1").arg(QDir::toNativeSeparators(path)));
    return true;
}

} // namespace hexwerk::assault::ui
