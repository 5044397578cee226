#include "core/files/reader_notes.h"

#include "core/base/contract.h"
#include "core/files/document.h"
#include "core/files/toml_reader.h"
#include "core/files/toml_text.h"

#include <utility>

namespace hexwerk {

static constexpr std::string_view kReaderNotes = "hexwerk.reader_notes";

std::string_view toString(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        return "note";
    case NoteKind::Erratum:
        return "erratum";
    case NoteKind::Question:
        return "question";
    }
    HW_UNREACHABLE();
}

static void readNote(TableReader &table, NoteKind kind, RuleNotes &all)
{
    table.require({"rule"});
    std::string rule;
    RuleNote note;
    table.readId("rule", rule);
    table.read("text", note.text);
    if (kind == NoteKind::Question) {
        table.read("answer", note.answer);
        table.read("answered", note.isAnswered);
    }
    all.notes[{rule, kind}] = std::move(note);
}

LoadResult<RuleNotes> readRuleNotes(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    RuleNotes all;
    readDocument(context, text, kReaderNotes, [&all](TableReader &table) {
        if (const auto bookmarks = table.find("bookmarks"))
            bookmarks->eachElement([&all](const ValueReader &rule) {
                return rule.readId(all.bookmarks.emplace_back());
            });
        for (const NoteKind kind : kNoteKinds)
            table.eachTable(toString(kind),
                            [&all, kind](TableReader &note) { readNote(note, kind, all); });
    });
    return loaded(std::move(all), std::move(context.problems));
}

std::string writeRuleNotes(const RuleNotes &notes)
{
    const TextStyle style;
    std::string text = "format = \"" + std::string(kReaderNotes) + "\"\nversion = 1\n";
    TomlArray rules(notes.bookmarks.begin(), notes.bookmarks.end());
    text += formatPair("bookmarks = ", TomlValue(std::move(rules)), style) + "\n";
    const auto add = [&](std::string_view key, TomlValue value) {
        text += formatPair(std::string(key) + " = ", value, style) + "\n";
    };
    for (const auto &[place, note] : notes.notes) {
        text += "\n[[" + std::string(toString(place.second)) + "]]\n";
        add("rule", TomlValue(place.first));
        add("text", TomlValue(note.text));
        if (!note.answer.empty())
            add("answer", TomlValue(note.answer));
        if (note.isAnswered)
            add("answered", TomlValue(true));
    }
    return text;
}

} // namespace hexwerk
