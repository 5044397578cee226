#include "editor/document/file_text.h"

#include "core/files/board_writer.h"
#include "editor/document/tile_sheet.h"

namespace hexwerk::editor {

std::string freshText(const FileState &file, const Scenario &scenario)
{
    return file.kind == FileKind::Tile ? freshTileText(tileOf(scenario))
                                       : freshScenarioText(scenario);
}

tl::expected<std::string, PatchError> changedText(const FileState &file, const Scenario &scenario)
{
    if (file.text.empty())
        return freshText(file, scenario);
    if (file.kind == FileKind::Tile)
        return patched(file.text, toTree(tileOf(file.scenario)), toTree(tileOf(scenario)));
    return changedScenarioText(file.text, file.scenario, scenario);
}

} // namespace hexwerk::editor
