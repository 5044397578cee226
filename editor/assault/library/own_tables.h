// The owner's corrections of the tables as his file has them, between those of other files.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "editor/assault/library/corrections.h"
#include "editor/library/own_text.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// Their file below the folder of the owner.
std::filesystem::path ownTablesIn(const std::filesystem::path &folder);

class OwnTables
{
public:
    // `folder`: the owner's, one of the paths, or empty. `sources`: what was loaded from the paths.
    OwnTables(const DataPaths &paths, const std::filesystem::path &folder,
              const std::vector<TextSource> &sources);

    // With what the file says.
    Corrections corrections() const;
    const TomlTable &own() const { return m_own; }
    const std::string &file() const { return m_text.file(); }
    // Why the file cannot be read.
    const std::vector<Problem> &problems() const { return m_problems; }
    // What a system with such corrections is read from; without them while they are switched off.
    std::vector<TextSource> sourcesWith(const TomlTable &own) const;
    // The same, with the text of the file as it is.
    std::vector<TextSource> sources() const;
    // The corrections of another file, if they are sound and for this system.
    LoadResult<TomlTable> readOthers(const std::string &file) const;
    std::optional<editor::WriteFault> write(const TomlTable &own);

private:
    void read();
    std::vector<TextSource> sourcesWith(const std::string &text) const;

    std::vector<TextSource> m_lower; // the whole system first
    std::vector<TextSource> m_upper; // count more than the owner's file
    editor::OwnText m_text;
    TomlTable m_own;
    std::vector<Problem> m_problems;
};

// As a file of its own.
std::string textOfCorrections(const TomlTable &own);

} // namespace hexwerk::assault::ui
