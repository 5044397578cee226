#include "editor/assault/document/file_text.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/files/writers/board_writer.h"
#include "editor/assault/document/tile_sheet.h"

namespace hexwerk::assault::ui {

static std::string freshText(const FileState &file, const Scenario &scenario)
{
    return file.kind == FileKind::Tile ? freshTileText(tileOf(scenario))
                                       : freshScenarioText(scenario);
}

tl::expected<std::string, PatchError> changedText(const FileState &file, const Scenario &scenario)
{
    if (file.text.empty())
        return freshText(file, scenario);
    if (file.kind == FileKind::Tile)
        return patched(file.text, toTree(tileOf(file.scenario)), toTree(tileOf(scenario)),
                       KeyOrder(keyRows("hexwerk.tile")));
    return changedScenarioText(file.text, file.scenario, scenario);
}

std::string textNow(const FileState &file, const Scenario &scenario)
{
    return changedText(file, scenario).value_or(freshText(file, scenario));
}

} // namespace hexwerk::assault::ui
