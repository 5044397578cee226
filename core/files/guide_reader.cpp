#include "core/files/guide_reader.h"

#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"
#include "core/rulebook/rulebook.h"

#include <set>

namespace hexwerk {

static void readMoment(TableReader &table, LessonMoment &on)
{
    for (const auto &[key, name] :
         {std::pair("question", &on.question), std::pair("use", &on.use),
          std::pair("phase", &on.phase), std::pair("event", &on.event),
          std::pair("marker", &on.marker), std::pair("chosen", &on.chosen)})
        table.readId(key, *name);
    table.read("turn", on.turn, IntRange{1, 99});
}

static void readRules(TableReader &table, std::vector<std::string> &rules)
{
    const std::optional<ValueReader> value = table.find("rules");
    if (!value)
        return;
    value->eachElement([&rules](const ValueReader &element) {
        std::string &rule = rules.emplace_back();
        if (element.read(rule) && !isRuleId(rule))
            element.report(FileProblem::BadName, FileExpectation::Id);
        return true;
    });
}

static void readLesson(TableReader &table, Lesson &lesson)
{
    table.require({"id", "on", "title", "text"});
    table.readId("id", lesson.id);
    table.readTable("on", [&lesson](TableReader &on) { readMoment(on, lesson.on); });
    table.read("title", lesson.title);
    table.read("text", lesson.text);
    readRules(table, lesson.rules);
}

LoadResult<Guide> readGuide(std::string_view text, const std::string &file, std::string_view system)
{
    ReadContext context{file, {}, {}};
    Guide guide;
    readDocument(context, text, "hexwerk.guide", {system}, [&guide](TableReader &table) {
        table.require({"scenario"});
        table.readId("scenario", guide.scenario);
        std::set<std::string> ids;
        table.readTables("lesson", guide.lessons, [&ids](TableReader &one, Lesson &lesson) {
            readLesson(one, lesson);
            if (!ids.insert(lesson.id).second)
                one.report(FileProblem::DuplicateId, one.path().key("id").shown);
        });
    });
    return loaded(std::move(guide), std::move(context.problems));
}

Guide loadGuide(const DataPaths &paths, std::string_view system, std::string_view scenario)
{
    for (const std::filesystem::path &folder : paths.folders)
        for (const std::filesystem::path &file :
             tomlFiles(folder / systemFolder(system, kGuideFolder))) {
            const LoadResult<std::string> text = readTextFile(file);
            LoadResult<Guide> guide =
                text ? readGuide(*text.value, file.string(), system) : LoadResult<Guide>();
            if (guide && guide.value->scenario == scenario)
                return std::move(*guide.value);
        }
    return {};
}

} // namespace hexwerk
