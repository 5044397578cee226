// What is to be remembered of translations and has no place in their own files: states, the
// sources that they were made from, checks that are silenced. A file of its own, in the user's
// library or beside the texts of the program.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "texts/translation/alarm.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/change.h"
#include "texts/translation/text_unit.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::translation {

struct TextNote
{
    std::optional<UnitState> state;            // none: as its own file says
    std::vector<std::string> sources;          // that it was made from; empty: not known
    std::map<CheckCode, std::string> silenced; // with the reason
    bool operator==(const TextNote &) const = default;
};

struct TranslationNotes
{
    std::string language;
    std::map<std::string, TextNote> texts; // by key
    bool operator==(const TranslationNotes &) const = default;
};

// Below a folder of data: "translations/notes_de.toml".
std::string notesFile(std::string_view language);

// `file` is what problems call the text.
LoadResult<TranslationNotes> readNotes(std::string_view text, const std::string &file);
// Of all folders of data; the first that has a key wins. Broken files are named and left out.
LoadResult<TranslationNotes> loadNotes(const DataPaths &paths, const std::string &language);
// As a file. `before` is what it said, empty if there was none: its comments stay. Empty if it
// cannot be changed.
std::optional<std::string> writeNotes(const TranslationNotes &notes, const std::string &before);

// States and sources of the notes. Where the source is another now, the translation is stale. What
// the file of a text says of itself comes first: rules say their state, the program what is not
// finished.
void applyNotes(const TranslationNotes &notes, Catalogue &catalogue);
// After these changes: the states that their own files cannot say, and the sources as they are.
void noteChanges(const Catalogue &catalogue, const std::vector<TextChange> &changes,
                 TranslationNotes &notes);
std::set<std::pair<std::string, CheckCode>> silencedChecks(const TranslationNotes &notes);

} // namespace hexwerk::translation
