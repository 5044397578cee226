// Several files that are written all together, or not at all.
#pragma once

#include "core/files/atomic_file.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwerk {

struct BatchFailure
{
    std::filesystem::path file;
    WriteFailure failure;
    bool operator==(const BatchFailure &) const = default;
};

class FileBatch
{
public:
    // What the file is to say; null if nothing was said of it yet.
    const std::string *find(const std::filesystem::path &file) const;
    void set(const std::filesystem::path &file, std::string content);
    bool isEmpty() const { return m_files.empty(); }

    // Everything is written beside its target first; only then are the targets replaced, each in
    // one step. After a failure all files and folders are as they were. If the program is killed,
    // finishBatches(records) does the rest: a record of what is done lies in that folder meanwhile.
    [[nodiscard]] tl::expected<void, BatchFailure>
    write(const std::filesystem::path &records) const;

private:
    std::map<std::filesystem::path, std::string> m_files;
};

} // namespace hexwerk
