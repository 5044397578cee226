// What is kept of translations and has no place in the files of the texts: the user's own ones,
// states, the sources that they were made from, checks that are silenced. One file per language, in
// the user's library or beside the texts of the program.
#pragma once

#include "core/files/atomic_file.h"
#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "texts/translation/alarm.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/change.h"
#include "texts/translation/text_unit.h"

#include <filesystem>
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
    std::vector<std::string> sources; // that it was made from; empty: not known
    std::vector<std::string> targets; // one, or the forms of a plural; empty: as its own file says
    std::optional<UnitState> state;   // none: likewise
    std::map<CheckCode, std::string> silenced; // with the reason
    bool operator==(const TextNote &) const = default;
};

struct TranslationNotes
{
    std::string language;
    std::map<std::string, TextNote> texts;  // by key
    std::vector<std::string> standIns = {}; // languages for what is not translated, before English
    bool operator==(const TranslationNotes &) const = default;
};

// Below a folder of data: "translations/de.toml".
std::string notesFile(std::string_view language);
// Tags of the languages that a folder of data has such files of, in order.
std::vector<std::string> notedLanguages(const std::filesystem::path &folder);

// `file` is what problems call the text.
LoadResult<TranslationNotes> readNotes(std::string_view text, const std::string &file);
// Of a folder of data, with what older versions kept there in two files, notes_de.toml and
// own_de.toml; without texts if there is none of them.
LoadResult<TranslationNotes> loadNotes(const std::filesystem::path &folder,
                                       const std::string &language);
// Of all folders of data; the first that has a key wins. Broken files are named and left out.
LoadResult<TranslationNotes> loadNotes(const DataPaths &paths, const std::string &language);
// As a file. `before` is what it said, empty if there was none: its comments stay. Empty if it
// cannot be changed.
std::optional<std::string> writeNotes(const TranslationNotes &notes, const std::string &before);
// Into a folder of data, in place of the older files, which go once it is there.
WriteResult keepNotes(const std::filesystem::path &folder, const TranslationNotes &notes);
// The older files of a folder whose notes are in the new one.
void removeOlderNotes(const std::filesystem::path &folder, const std::string &language);

// The user's translations, states and sources. Where the source is another now, the translation is
// stale. Of what is not the user's own the file says more: rules their state, the program what is
// not finished.
void applyNotes(const TranslationNotes &notes, Catalogue &catalogue);
// After these changes: the states that their own files cannot say, and the sources as they are.
void noteChanges(const Catalogue &catalogue, const std::vector<TextChange> &changes,
                 TranslationNotes &notes);
std::set<std::pair<std::string, CheckCode>> silencedChecks(const TranslationNotes &notes);

} // namespace hexwerk::translation
