#include "core/base/contract.h"
#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_reader.h"
#include "tests/fuzz/targets.h"

#include <algorithm>

namespace hexwerk::fuzz {

void readTmxMap(std::string_view input)
{
    const QByteArray text(input.data(), static_cast<qsizetype>(input.size()));
    const auto map = editor::readTmx(text, [](const QString &) { return std::nullopt; });
    if (!map)
        return;
    HW_EXPECTS(map->columns % 2 == 0 && map->columns <= editor::kLargestTmxBoard);
    for (const std::vector<int> &layer : map->layers) {
        HW_EXPECTS(layer.size() == map->index(0, map->rows));
        HW_EXPECTS(std::all_of(layer.begin(), layer.end(), [&](int tile) {
            return tile >= -1 && tile < static_cast<int>(map->tiles.size());
        }));
    }
}

} // namespace hexwerk::fuzz
