#include "editor/assault/document/sheet_check.h"

#include "core/assault/files/checks/board_check.h"
#include "core/assault/files/checks/picture_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/files/source_map.h"
#include "editor/assault/document/tile_sheet.h"

namespace hexwerk::assault::ui {

static std::vector<Problem> problemsOfTile(const BoardSpec &board, const DataStore &library)
{
    const SourceMap nowhere;
    CheckList list({}, nowhere);
    checkBoard(board, library.system.terrain, {}, KeyPath().key("board"), list);
    return std::move(list.problems());
}

std::vector<Problem> problemsOf(const Scenario &scenario, const FileState &file,
                                const DataStore &library)
{
    std::vector<Problem> problems = file.kind == FileKind::Tile
                                        ? problemsOfTile(scenario.board, library)
                                        : validateScenario(scenario, library);
    const QString folder = folderOf(file);
    if (folder.isEmpty())
        return problems;
    for (Problem &problem :
         checkPicture(scenario.board, folder.toStdU16String(), KeyPath().key("board")))
        problems.push_back(std::move(problem));
    return problems;
}

} // namespace hexwerk::assault::ui
