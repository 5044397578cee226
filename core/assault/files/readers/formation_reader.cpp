#include "core/assault/files/readers/formation_reader.h"

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/files/document.h"
#include "core/files/source_marks.h"

namespace hexwerk::assault {

static void readUnits(TableReader &table, FormationUnits &units)
{
    table.require({"card"});
    table.readId("card", units.card);
    table.read("count", units.count, IntRange{1, 20});
}

static void readFormationCard(TableReader &table, FormationCard &card, SourceMarks &marks)
{
    table.require({"id", "name", "nation", "type", "units"});
    table.readId("id", card.id);
    table.read("name", card.name);
    table.readId("nation", card.nation);
    table.read("type", card.type);
    table.read("command", card.command);
    table.read("command_points", card.commandPoints, IntRange{0, 99});
    table.readTables("units", card.units, readUnits);
    table.readPicture("picture", card.picture);
    marks = readSourceMarks(table);
}

LoadResult<FormationFile> readFormations(std::string_view text, const std::string &file,
                                         Places places)
{
    ReadContext context{file, {}, {}, places};
    FormationFile formations;
    readDocument(context, text, "hexwerk.formations", {kSystemId}, [&](TableReader &table) {
        table.readTables("formation", formations.formations,
                         [&](TableReader &formation, FormationCard &card) {
                             readFormationCard(formation, card, formations.marks.emplace_back());
                         });
    });
    formations.places = std::move(context.places);
    return loaded(std::move(formations), std::move(context.problems));
}

} // namespace hexwerk::assault
