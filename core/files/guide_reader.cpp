#include "core/files/guide_reader.h"

#include "core/files/document.h"
#include "core/files/rule_ids.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"

#include <set>

namespace hexwerk {

static void readMoment(TableReader &table, LessonMoment &on)
{
    for (const auto &[key, name] :
         {std::pair("question", &on.question), std::pair("use", &on.use),
          std::pair("phase", &on.phase), std::pair("event", &on.event),
          std::pair("marker", &on.marker), std::pair("chosen", &on.chosen)})
        table.readId(key, *name);
    table.read("focus", on.focus);
    table.read("turn", on.turn, IntRange{1, 99});
}

static void readLesson(TableReader &table, const RuleGrammar &grammar, Lesson &lesson)
{
    table.require({"id", "on", "title", "text"});
    table.readId("id", lesson.id);
    table.readTable("on", [&lesson](TableReader &on) { readMoment(on, lesson.on); });
    table.read("title", lesson.title);
    table.read("text", lesson.text);
    readRuleIds(table, "rules", grammar, lesson.rules);
}

LoadResult<Guide> readGuide(std::string_view text, const std::string &file, std::string_view system,
                            const RuleGrammar &grammar)
{
    ReadContext context{file, {}, {}};
    Guide guide;
    readDocument(context, text, "hexwerk.guide", {system}, [&](TableReader &table) {
        table.require({"scenario"});
        table.readId("scenario", guide.scenario);
        std::set<std::string> ids;
        table.readTables("lesson", guide.lessons, [&](TableReader &one, Lesson &lesson) {
            readLesson(one, grammar, lesson);
            if (!ids.insert(lesson.id).second)
                one.report(FileProblem::DuplicateId, one.path().key("id").shown);
        });
    });
    return loaded(std::move(guide), std::move(context.problems));
}

Guide loadGuide(const DataPaths &paths, std::string_view system, const RuleGrammar &grammar,
                std::string_view scenario)
{
    for (const std::filesystem::path &folder : paths.folders)
        for (const std::filesystem::path &file :
             tomlFiles(folder / systemFolder(system, kGuideFolder))) {
            const LoadResult<std::string> text = readTextFile(file);
            LoadResult<Guide> guide =
                text ? readGuide(*text.value, file.string(), system, grammar) : LoadResult<Guide>();
            if (guide && guide.value->scenario == scenario)
                return std::move(*guide.value);
        }
    return {};
}

} // namespace hexwerk
