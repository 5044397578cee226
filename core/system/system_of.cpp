#include "core/system/system_of.h"

#include "core/files/document.h"
#include "core/system/game_reader.h"

namespace hexwerk {

LoadResult<const Rules *> systemOf(const TextSource &file, std::span<const Rules *const> systems)
{
    HW_EXPECTS(!systems.empty());
    const Rules *rules = systems.front();
    std::optional<Problem> unknown;
    const auto look = [&](TableReader &table) {
        std::string id;
        const auto value = table.find("system");
        if (value && value->read(id))
            rules = findRules(systems, id);
        if (!rules) {
            value->report(FileProblem::UnknownId, FileExpectation::System, idsOf(systems));
            unknown = table.context().problems.back();
        }
        table.ignoreRest();
    };
    ReadContext context{file.file, {}, {}};
    const std::string format = rootText(file.text, "format");
    const std::optional<Beginning> game = beginningOf(format, systems);
    readDocument(context, file.text, format, [&](TableReader &table) {
        if (game)
            table.readTable(tableOf(*game), look);
        else
            look(table);
        table.ignoreRest();
    });
    if (unknown)
        return {std::nullopt, {*unknown}};
    return {rules, {}};
}

} // namespace hexwerk
