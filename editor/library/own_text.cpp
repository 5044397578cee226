#include "editor/library/own_text.h"

#include "core/files/atomic_file.h"
#include "core/files/lossless_patch.h"
#include "core/files/text_file.h"

#include <filesystem>
#include <utility>

namespace hexwerk::editor {

namespace fs = std::filesystem;

OwnText::OwnText(std::string file, std::string text, File which)
    : m_file(std::move(file))
    , m_base(std::move(text))
    , m_last(which == File::IsThere ? m_base : std::string())
    , m_which(which)
{
}

std::optional<WriteFault> OwnText::write(const TomlTable &before, const TomlTable &after,
                                         const KeyOrder &order, Holds holds)
{
    std::error_code ignored; // writing says it better
    const LoadResult<std::string> now = readTextFile(m_file);
    if (now && *now.value != m_last)
        *this = OwnText(m_file, *now.value, File::IsThere);
    if (!m_tree)
        m_tree = before;
    if (m_which == File::IsNew && holds == Holds::Nothing) {
        fs::remove(m_file, ignored);
        m_last.clear();
        return std::nullopt;
    }
    const auto changed = patched(m_base, *m_tree, after, order);
    if (!changed)
        return WriteFault{m_file, {}};
    fs::create_directories(fs::path(m_file).parent_path(), ignored);
    if (const WriteResult written = writeFile(m_file, *changed); !written)
        return WriteFault{m_file, written.error().reason.message()};
    m_last = *changed;
    return std::nullopt;
}

} // namespace hexwerk::editor
