#include "texts/translation/known_words.h"

#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"
#include "texts/translation/catalogue.h"

#include <utility>

namespace hexwerk::translation {

std::string knownWordsFile(std::string_view language)
{
    return "translations/words_" + std::string(language) + ".toml";
}

static void append(std::vector<std::string> &to, const std::vector<std::string> &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

static void readInto(KnownWords &known, TableReader &table)
{
    std::string said; // the reason, for those who read the file
    std::string language;
    table.require({"language"});
    table.readId("language", language);
    std::vector<std::string> parts;
    if (table.read("prefixes", parts))
        append(known.prefixes, parts);
    if (table.read("joints", parts))
        append(known.joints, parts);
    table.eachTable("word", [&](TableReader &one) {
        std::vector<std::string> words;
        one.require({"words", "reason"});
        one.read("words", words);
        one.read("reason", said);
        known.words.insert(words.begin(), words.end());
    });
    table.eachTable("homonym", [&](TableReader &one) {
        std::string source;
        std::vector<std::string> targets;
        one.require({"source", "targets", "reason"});
        one.read("source", source);
        one.read("targets", targets);
        one.read("reason", said);
        append(known.homonyms[source], targets);
    });
    table.eachTable("synonym", [&](TableReader &one) {
        std::string target;
        std::vector<std::string> sources;
        one.require({"sources", "target", "reason"});
        one.read("sources", sources);
        one.read("target", target);
        one.read("reason", said);
        append(known.synonyms[target], sources);
    });
}

static void readText(KnownWords &known, std::string_view text, ReadContext &context)
{
    readDocument(context, text, "hexwerk.words",
                 [&known](TableReader &table) { readInto(known, table); });
}

LoadResult<KnownWords> readKnownWords(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    KnownWords known;
    readText(known, text, context);
    return loaded(std::move(known), std::move(context.problems));
}

LoadResult<KnownWords> loadKnownWords(const DataPaths &paths, std::string_view language)
{
    KnownWords known;
    std::vector<Problem> problems;
    for (const std::filesystem::path &file : filesWithTexts(paths, knownWordsFile(language))) {
        const auto text = readTextFile(file);
        addProblems(problems, text.problems);
        if (!text)
            continue;
        ReadContext context{file.string(), {}, {}};
        readText(known, *text.value, context);
        addProblems(problems, context.problems);
    }
    return {std::move(known), std::move(problems)};
}

} // namespace hexwerk::translation
