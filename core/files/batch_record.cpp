#include "core/files/batch_record.h"

#include "core/files/text_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <system_error>
#include <utility>

namespace hexwerk {

namespace fs = std::filesystem;
using std::string_view_literals::operator""sv;

static constexpr std::string_view kStart = ".hexwerk-batch-";
// Words end with a zero byte, which no path has.
static constexpr std::string_view kFormat = "hexwerk.batch 1";
static constexpr std::string_view kFile = "file";     // path, hash before, hash after
static constexpr std::string_view kFolder = "folder"; // path
static constexpr std::string_view kReady = "ready";
static constexpr std::string_view kCommit = "commit";
static constexpr std::string_view kBack = "back";

static fs::path besideOf(const fs::path &file, std::string_view what)
{
    return file.parent_path() / ("." + file.filename().string() + std::string(what));
}

fs::path stagedBeside(const fs::path &file)
{
    return besideOf(file, ".new");
}

fs::path keptBeside(const fs::path &file)
{
    return besideOf(file, ".before");
}

void BatchPlan::takeBack() const
{
    std::error_code ignored;
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (hashOfFile(file->path) != file->after)
            continue; // not yet done, or changed by somebody else since
        if (const fs::path kept = keptBeside(file->path); fs::exists(kept, ignored))
            fs::rename(kept, file->path, ignored);
        else if (file->before.empty())
            fs::remove(file->path, ignored);
    }
    tidyUp();
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder)
        fs::remove(*folder, ignored); // unless somebody put something in
}

void BatchPlan::finish() const
{
    std::error_code ignored;
    for (const File &file : files)
        if (const fs::path staged = stagedBeside(file.path);
            fs::exists(staged, ignored) && hashOfFile(file.path) == file.before) {
            fs::rename(staged, file.path, ignored);
            flushFolderOf(file.path);
        }
    tidyUp();
}

void BatchPlan::tidyUp() const
{
    std::error_code ignored;
    for (const File &file : files) {
        fs::remove(stagedBeside(file.path), ignored);
        fs::remove(keptBeside(file.path), ignored);
        removeLeftBeside(file.path);
    }
}

static void addWord(std::string &text, std::string_view word)
{
    text += word;
    text += '\0';
}

static std::string textOf(const BatchPlan &plan)
{
    std::string text;
    addWord(text, kFormat);
    for (const BatchPlan::File &file : plan.files) {
        addWord(text, kFile);
        for (const std::string &word : {file.path.string(), file.before, file.after})
            addWord(text, word);
    }
    for (const fs::path &folder : plan.folders) {
        addWord(text, kFolder);
        addWord(text, folder.string());
    }
    addWord(text, kReady);
    return text;
}

// What a record says; a word that was cut short is not there.
struct Recorded
{
    BatchPlan plan;
    bool isReady = false; // the plan is whole: something may have been done
    bool isCommitted = false;
};

static Recorded recorded(std::string_view text)
{
    const auto next = [&text]() -> std::string_view {
        const std::size_t end = text.find('\0');
        const std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? ""sv : text.substr(end + 1);
        return end == std::string_view::npos ? ""sv : word;
    };
    Recorded said;
    if (next() != kFormat)
        return said;
    while (!text.empty()) {
        const std::string_view word = next();
        if (word == kFile) {
            const fs::path path = next();
            const std::string before(next());
            said.plan.files.push_back({path, before, std::string(next())});
        } else if (word == kFolder) {
            said.plan.folders.emplace_back(next());
        } else if (word == kReady) {
            said.isReady = true;
        } else {
            said.isCommitted = word == kCommit;
        }
    }
    return said;
}

BatchRecord::~BatchRecord()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

WriteResult BatchRecord::begin(const fs::path &folder, const BatchPlan &plan)
{
    std::error_code error;
    for (int i = 0; m_file.empty() || fs::exists(m_file, error); ++i)
        m_file =
            folder / (std::string(kStart) + std::to_string(::getpid()) + "-" + std::to_string(i));
    if (const WriteResult written = writeFile(m_file, textOf(plan)); !written)
        return written;
    m_descriptor = ::open(m_file.c_str(), O_RDONLY | O_CLOEXEC);
    if (m_descriptor >= 0)
        ::flock(m_descriptor, LOCK_EX);
    return {};
}

WriteResult BatchRecord::commit()
{
    return appendToFile(m_file, std::string(kCommit) + '\0');
}

void BatchRecord::giveUp()
{
    // Where it cannot be said, a kill before the end lets the batch be finished after all.
    if (m_descriptor >= 0)
        static_cast<void>(appendToFile(m_file, std::string(kBack) + '\0'));
}

void BatchRecord::remove()
{
    std::error_code ignored;
    if (m_descriptor >= 0)
        fs::remove(m_file, ignored);
}

void finishBatches(const fs::path &folder)
{
    std::error_code error;
    std::vector<fs::path> records;
    removeLeftBeside(folder / kStart);
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().filename().string().starts_with(kStart))
            records.push_back(at->path());
    for (const fs::path &record : records) {
        const int descriptor =
            ::open(record.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
            const LoadResult<std::string> text = readTextFile(record);
            const Recorded said = text ? recorded(*text.value) : Recorded();
            if (said.isReady && said.isCommitted)
                said.plan.finish();
            else if (said.isReady)
                said.plan.takeBack();
            fs::remove(record, error);
        }
        ::close(descriptor);
    }
}

} // namespace hexwerk
