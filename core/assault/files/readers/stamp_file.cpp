#include "core/assault/files/readers/stamp_file.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/board_reader.h"
#include "core/assault/files/writers/board_writer.h"
#include "core/assault/system_id.h"
#include "core/files/document.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

#include <algorithm>
#include <cstddef>

namespace hexwerk::assault {

static constexpr std::string_view kStampFormat = "hexwerk.stamp";

// Every hex stands in a patch, or nobody could say what the stamp covers.
static void checkHexes(TableReader &table, const Stamp &stamp)
{
    if (hasErrors(table.context().problems))
        return;
    const std::vector<Hex> hexes = hexesOf(stamp);
    if (hexes.empty())
        return table.report(FileProblem::MissingKey, "patch", FileExpectation::Table);
    const auto expect = [&](const KeyPath &path, Hex hex) {
        if (std::binary_search(hexes.begin(), hexes.end(), hex))
            return;
        const SourcePlace place = table.context().places.find(path.positional);
        addProblem(table.context().problems, {.code = ContentProblem::OutsideStamp,
                                              .file = table.context().file,
                                              .line = place.line,
                                              .column = place.column,
                                              .key = path.shown,
                                              .found = toString(hex)});
    };
    for (std::size_t i = 0; i < stamp.roads.size(); ++i)
        for (std::size_t k = 0; k < stamp.roads[i].hexes.size(); ++k)
            expect(KeyPath().key("road").element(i, {}).key("hexes").element(k, {}),
                   stamp.roads[i].hexes[k]);
    const auto expectEach = [&expect](std::string_view layer, const auto &items) {
        for (std::size_t i = 0; i < items.size(); ++i)
            expect(KeyPath().key(layer).element(i, {}).key("hex"), items[i].hex);
    };
    expectEach("hexside", stamp.hexsides);
    expectEach("overlay", stamp.overlays);
    expectEach("label", stamp.labels);
}

LoadResult<Stamp> readStamp(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    Stamp stamp;
    readDocument(context, text, kStampFormat, {kSystemId, false}, [&stamp](TableReader &table) {
        table.require({"id"});
        table.readId("id", stamp.id);
        table.read("name", stamp.name);
        readPainted(table, stamp);
        checkHexes(table, stamp);
    });
    return loaded(centred(std::move(stamp)), std::move(context.problems));
}

// Names begin at A1: the stamp is moved by an even number of columns into the corner.
static Stamp inCorner(const Stamp &stamp)
{
    int left = 0;
    int top = 0;
    for (const Hex hex : hexesOf(stamp)) {
        left = std::min(left, hex.column());
        top = std::min(top, hex.row());
    }
    return movedTo(stamp, Hex::at((1 - left) / 2 * 2, -top));
}

std::string stampText(const Stamp &stamp)
{
    TomlTable table;
    table.set("format", kStampFormat).set("version", 1).set("id", stamp.id);
    setUnlessEmpty(table, "name", stamp.name);
    setPainted(table, inCorner(stamp));
    return formatDocument(KeyOrder(keyRows(kStampFormat)).arranged("", std::move(table)));
}

} // namespace hexwerk::assault
