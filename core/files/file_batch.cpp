#include "core/files/file_batch.h"

#include "core/base/hash.h"
#include "core/files/batch_record.h"
#include "core/files/text_file.h"

#include <algorithm>
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

// Folders that have to be made for what lies in this one, outer ones first.
static void addMissing(std::vector<fs::path> &folders, const fs::path &folder)
{
    std::error_code error;
    if (folder.empty() || fs::exists(folder, error) ||
        std::find(folders.begin(), folders.end(), folder) != folders.end())
        return;
    addMissing(folders, folder.parent_path());
    folders.push_back(folder);
}

// Another name of the file, so that it is there whole until the new content takes its place in one
// step; a copy where a file has but one name.
static std::error_code keepBeside(const fs::path &file)
{
    std::error_code error;
    fs::remove(keptBeside(file), error);
    fs::create_hard_link(file, keptBeside(file), error);
    if (error)
        fs::copy_file(file, keptBeside(file), error);
    return error;
}

namespace {

// Takes back at its end what was not kept.
class Attempt
{
public:
    explicit Attempt(fs::path records)
        : m_records(std::move(records))
    {
    }
    ~Attempt()
    {
        if (!m_isKept) {
            m_record.giveUp();
            m_plan.takeBack();
        }
        m_record.remove();
        std::error_code ignored;
        for (auto folder = m_made.rbegin(); folder != m_made.rend(); ++folder)
            fs::remove(*folder, ignored); // if nothing came into it
    }
    Attempt(const Attempt &) = delete;
    Attempt &operator=(const Attempt &) = delete;

    void plan(const fs::path &file, const std::string &content)
    {
        addMissing(m_plan.folders, file.parent_path());
        m_plan.files.push_back({file, hashOfFile(file), Hash().add(content).text()});
    }

    std::optional<BatchFailure> begin()
    {
        addMissing(m_made, m_records);
        for (const fs::path &folder : m_made)
            if (const std::error_code error = made(folder))
                return BatchFailure{folder, {WriteStep::Create, error}};
        return failed(m_records, m_record.begin(m_records, m_plan));
    }

    std::optional<BatchFailure> stage(const fs::path &file, const std::string &content)
    {
        for (const fs::path &folder : m_plan.folders)
            if (file.lexically_relative(folder).begin()->string() != "..")
                if (const std::error_code error = made(folder))
                    return BatchFailure{file, {WriteStep::Create, error}};
        if (auto failure = failed(file, writeFile(stagedBeside(file), content)))
            return failure;
        std::error_code error;
        if (const fs::file_status old = fs::status(file, error); fs::exists(old))
            fs::permissions(stagedBeside(file), old.permissions(), error);
        return std::nullopt;
    }

    std::optional<BatchFailure> commit() { return failed(m_records, m_record.commit()); }

    std::optional<BatchFailure> replace(const fs::path &file)
    {
        std::error_code error;
        if (fs::exists(file, error))
            error = keepBeside(file);
        if (!error)
            fs::rename(stagedBeside(file), file, error);
        if (error)
            return BatchFailure{file, {WriteStep::Replace, error}};
        flushFolderOf(file);
        return std::nullopt;
    }

    void keep()
    {
        m_isKept = true;
        m_plan.tidyUp();
    }

private:
    static std::error_code made(const fs::path &folder)
    {
        std::error_code error;
        fs::create_directory(folder, error);
        return error;
    }

    static std::optional<BatchFailure> failed(const fs::path &file, const WriteResult &result)
    {
        return result ? std::nullopt : std::optional(BatchFailure{file, result.error()});
    }

    fs::path m_records;
    std::vector<fs::path> m_made; // for the record
    BatchPlan m_plan;
    BatchRecord m_record;
    bool m_isKept = false;
};

} // namespace

// What a link leads to is replaced, not the link.
static std::map<fs::path, std::string> resolved(const std::map<fs::path, std::string> &files)
{
    std::map<fs::path, std::string> real;
    for (const auto &[file, content] : files) {
        std::error_code error;
        const fs::path path = fs::weakly_canonical(fs::current_path(error) / file, error);
        real.emplace(error ? file : path, content);
    }
    return real;
}

tl::expected<void, BatchFailure> FileBatch::write(const fs::path &records) const
{
    const std::map<fs::path, std::string> files = resolved(m_files);
    std::error_code error;
    Attempt attempt(fs::current_path(error) / records);
    for (const auto &[file, content] : files)
        attempt.plan(file, content);
    if (auto failure = attempt.begin())
        return tl::unexpected(*failure);
    for (const auto &[file, content] : files)
        if (auto failure = attempt.stage(file, content))
            return tl::unexpected(*failure);
    if (auto failure = attempt.commit())
        return tl::unexpected(*failure);
    for (const auto &[file, content] : files)
        if (auto failure = attempt.replace(file))
            return tl::unexpected(*failure);
    attempt.keep();
    return {};
}

} // namespace hexwerk
