#include "core/files/file_batch.h"

#include <optional>
#include <vector>

namespace hexwerk {

namespace fs = std::filesystem;

const std::string *FileBatch::find(const fs::path &file) const
{
    const auto found = m_files.find(file);
    return found == m_files.end() ? nullptr : &found->second;
}

void FileBatch::set(const fs::path &file, std::string content)
{
    m_files.insert_or_assign(file, std::move(content));
}

static fs::path beside(const fs::path &file, const char *what)
{
    return file.parent_path() / ("." + file.filename().string() + what);
}

namespace {

// Takes back at its end what was not kept.
class Attempt
{
public:
    ~Attempt()
    {
        std::error_code ignored;
        if (m_kept)
            for (const fs::path &file : m_replaced)
                fs::remove(beside(file, ".before"), ignored);
        else
            takeBack();
    }

    std::optional<WriteFailure> stage(const fs::path &file, const std::string &content)
    {
        if (const std::error_code error = makeFolder(file.parent_path()))
            return WriteFailure{WriteStep::Create, error};
        m_staged.push_back(file);
        const WriteResult written = writeFile(beside(file, ".new"), content);
        return written ? std::nullopt : std::optional(written.error());
    }

    std::optional<WriteFailure> replace(const fs::path &file)
    {
        std::error_code error;
        if (fs::exists(file, error))
            fs::rename(file, beside(file, ".before"), error);
        if (!error) {
            m_replaced.push_back(file);
            fs::rename(beside(file, ".new"), file, error);
        }
        return error ? std::optional(WriteFailure{WriteStep::Replace, error}) : std::nullopt;
    }

    void keep() { m_kept = true; }

private:
    std::error_code makeFolder(const fs::path &folder)
    {
        std::error_code error;
        if (folder.empty() || fs::is_directory(folder, error))
            return {};
        if (const std::error_code above = makeFolder(folder.parent_path()))
            return above;
        error.clear();
        if (fs::create_directory(folder, error))
            m_folders.push_back(folder);
        return error;
    }

    void takeBack() const
    {
        std::error_code ignored;
        for (auto file = m_replaced.rbegin(); file != m_replaced.rend(); ++file) {
            fs::remove(*file, ignored);
            if (fs::exists(beside(*file, ".before"), ignored))
                fs::rename(beside(*file, ".before"), *file, ignored);
        }
        for (const fs::path &file : m_staged)
            fs::remove(beside(file, ".new"), ignored);
        for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder)
            fs::remove(*folder, ignored);
    }

    std::vector<fs::path> m_folders; // that were not there
    std::vector<fs::path> m_staged;
    std::vector<fs::path> m_replaced;
    bool m_kept = false;
};

} // namespace

tl::expected<void, BatchFailure> FileBatch::write() const
{
    Attempt attempt;
    for (const auto &[file, content] : m_files)
        if (const auto failure = attempt.stage(file, content))
            return tl::unexpected(BatchFailure{file, *failure});
    for (const auto &[file, content] : m_files)
        if (const auto failure = attempt.replace(file))
            return tl::unexpected(BatchFailure{file, *failure});
    attempt.keep();
    return {};
}

} // namespace hexwerk
