#include "core/files/reader_notes.h"

#include "core/files/document.h"
#include "core/files/toml_reader.h"
#include "core/files/toml_text.h"

#include <utility>

namespace hexwerk {

static constexpr std::string_view kReaderNotes = "hexwerk.reader_notes";

LoadResult<RuleNotes> readRuleNotes(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    RuleNotes all;
    readDocument(context, text, kReaderNotes, [&all](TableReader &table) {
        if (const auto bookmarks = table.find("bookmarks"))
            bookmarks->eachElement([&all](const ValueReader &rule) {
                return rule.readId(all.bookmarks.emplace_back());
            });
        table.eachTable("note", [&all](TableReader &note) {
            note.require({"rule", "text"});
            std::string rule;
            std::string words;
            note.readId("rule", rule);
            note.read("text", words);
            all.notes[rule] = words;
        });
    });
    return loaded(std::move(all), std::move(context.problems));
}

std::string writeRuleNotes(const RuleNotes &notes)
{
    const TextStyle style;
    std::string text = "format = \"" + std::string(kReaderNotes) + "\"\nversion = 1\n";
    TomlArray rules(notes.bookmarks.begin(), notes.bookmarks.end());
    text += formatPair("bookmarks = ", TomlValue(std::move(rules)), style) + "\n";
    for (const auto &[rule, words] : notes.notes)
        text += "\n[[note]]\n" + formatPair("rule = ", TomlValue(rule), style) + "\n" +
                formatPair("text = ", TomlValue(words), style) + "\n";
    return text;
}

} // namespace hexwerk
