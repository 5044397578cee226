#include "core/files/stamp_file.h"

#include "core/files/board_reader.h"
#include "core/files/board_writer.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

#include <algorithm>

namespace hexwerk {

static constexpr std::string_view kStampFormat = "hexwerk.stamp";

// Every hex needs a terrain, or nobody could say what the stamp covers.
static void checkHexes(TableReader &table, const Stamp &stamp)
{
    if (hexesOf(stamp).empty() && table.context().problems.empty())
        table.report(ProblemCode::MissingKey, "patch", Expectation::Table);
}

LoadResult<Stamp> readStamp(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    Stamp stamp;
    readDocument(context, text, kStampFormat, [&stamp](TableReader &table) {
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
    return formatDocument(KeyOrder(kStampFormat).arranged("", std::move(table)));
}

} // namespace hexwerk
