// writeFile() for what is too large to be held at once.
#pragma once

#include "core/files/atomic_file.h"
#include "core/files/open_file.h"

#include <filesystem>
#include <string_view>

namespace hexwerk {

// The target is as it was until finish() succeeds.
class NewFile
{
public:
    explicit NewFile(const std::filesystem::path &path);
    ~NewFile();
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;

    // After a failure each further call gives the same one.
    const WriteResult &result() const { return m_result; }
    [[nodiscard]] WriteResult write(std::string_view piece);
    [[nodiscard]] WriteResult finish();

private:
    WriteResult open(const std::filesystem::path &path);
    WriteResult complete();

    WriteResult m_result;
    std::filesystem::path m_target; // what a link leads to
    std::filesystem::path m_name;   // empty: written through, or finished
    OpenFile m_file;
    OpenFile m_held; // until it has its name
};

} // namespace hexwerk
