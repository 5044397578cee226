// Translations that came from elsewhere, for the memory alone: kept in the user's library.
#include "app/workshop/workshop.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "texts/translation/placeholders.h"
#include "texts/translation/tmx_file.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

namespace hexwerk {

using translation::ExchangeFile;
using translation::MemoryEntry;
using translation::TextUnit;

static std::string memoryFile(const std::string &language)
{
    return "translations/memory_" + language + ".tmx";
}

bool Workshop::loadForeign()
{
    m_foreign.clear();
    const std::filesystem::path file = m_library / memoryFile(language());
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return true;
    const auto text = readTextFile(file);
    const auto read =
        text ? translation::readTmx(*text.value)
             : translation::ExchangeResult(tl::unexpected(translation::ExchangeProblem{}));
    if (read)
        m_foreign = translation::memoryOf(*read);
    return read.has_value();
}

const translation::Memory &Workshop::memory() const
{
    if (!m_memory) {
        std::vector<MemoryEntry> entries = translation::memoryOf(units());
        entries.insert(entries.end(), m_foreign.begin(), m_foreign.end());
        m_memory = std::make_unique<translation::Memory>(std::move(entries));
    }
    return *m_memory;
}

std::vector<translation::MemoryMatch> Workshop::remembered(const std::string &source) const
{
    constexpr int kLeast = 60; // percent
    constexpr std::size_t kMost = 4;
    return memory().find(source, kLeast, kMost);
}

QString Workshop::learn(const ExchangeFile &file, int &learned)
{
    learned = 0;
    if (!loadForeign())
        return tr("The memory of this language could not be read; nothing was added to it.");
    std::set<std::pair<std::string, std::string>> known;
    for (const MemoryEntry &entry : memory().entries())
        known.emplace(entry.source, entry.target);
    for (MemoryEntry &entry : translation::memoryOf(file))
        if (known.emplace(entry.source, entry.target).second) {
            entry.key.clear();
            m_foreign.push_back(std::move(entry));
            ++learned;
        }
    if (learned == 0)
        return {};
    ExchangeFile kept;
    kept.header.language = language();
    for (const MemoryEntry &entry : m_foreign) {
        translation::ExchangeEntry &one = kept.entries.emplace_back();
        one.sources = {entry.source};
        one.targets = {entry.target};
        one.state = translation::UnitState::Final;
    }
    m_memory.reset();
    const std::filesystem::path path = m_library / memoryFile(language());
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    const auto written = writeFile(path, translation::writeTmx(kept));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

// Exactly the same source, and nothing there yet.
std::vector<translation::TextChange> Workshop::filledFrom(const ExchangeFile &file) const
{
    std::unordered_map<std::string, std::string> targets;
    for (const MemoryEntry &entry : translation::memoryOf(file))
        targets.emplace(entry.source, entry.target);
    std::vector<translation::TextChange> changes;
    for (std::size_t at = 0; at < units().size(); ++at) {
        const TextUnit &unit = units()[at];
        const auto found = targets.find(unit.source);
        if (unit.isPlural || !unit.target.empty() || found == targets.end() ||
            !translation::placeholderDifference(unit.source, found->second,
                                                translation::NumberPlaceholder::Needed)
                 .isNone())
            continue;
        changes.push_back({unit.key,
                           unit.file,
                           0,
                           unit.targets(),
                           {found->second},
                           unit.state,
                           translation::UnitState::Review});
    }
    return changes;
}

} // namespace hexwerk
