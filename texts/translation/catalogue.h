// Everything that has words, in one list.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "texts/translation/change.h"
#include "texts/translation/text_unit.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwerk::translation {

struct Catalogue
{
    std::string language;
    std::vector<TextUnit> units;                        // by file, in its order
    std::map<std::string, std::filesystem::path> files; // where a file of units lies, by its name
    std::vector<Problem> problems;                      // of files that were left out

    // Null for a key that is not there.
    const TextUnit *find(std::string_view key) const;
    // To be called once all units are there.
    void index();

private:
    std::unordered_map<std::string, std::size_t> m_places;
};

// The folder, and in the tree of sources the one around it, where scenarios and translations lie.
std::vector<std::filesystem::path> foldersWithTexts(const std::filesystem::path &folder);
// Where a file of that name lies below them, by folder.
std::vector<std::filesystem::path> filesWithTexts(const DataPaths &paths, const std::string &name);

// Where a folder of data has texts: its systems, its scenarios, the texts of the program. Scenarios
// and program texts may lie beside the folder too, as in the tree of sources. The first folder that
// has a key wins; its file is the one that is changed.
// `scenarios`: more of them, which users keep elsewhere; they come last.
Catalogue loadCatalogue(const DataPaths &paths, const std::vector<std::string> &systems,
                        const std::string &language,
                        const std::vector<std::filesystem::path> &scenarios = {});
// A language that the program does not ship has no file of its texts: they are those of one that it
// does, without translation.
void addProgramTexts(Catalogue &catalogue, const DataPaths &paths);

struct ChangedFile
{
    std::string name;           // "assault/terms.toml"
    std::filesystem::path path; // where it was read from
    std::string text;           // as it is to be
    bool operator==(const ChangedFile &) const = default;
};
struct ChangeFailure
{
    std::string file; // its name, or the key of a text that is not there
    bool operator==(const ChangeFailure &) const = default;
};

// The files that the changes change, each read afresh from where it lies; nothing is written. All
// that was not changed stays byte for byte, comments and layout included.
tl::expected<std::vector<ChangedFile>, ChangeFailure>
changedFiles(const Catalogue &catalogue, const std::vector<TextChange> &changes);

// Writes them all or none below `folder`, which may be the folder of data itself. `records` is
// where it notes what it does meanwhile: the user's library.
tl::expected<void, ChangeFailure> writeInto(const std::filesystem::path &folder,
                                            const std::vector<ChangedFile> &files,
                                            const std::filesystem::path &records);

} // namespace hexwerk::translation
