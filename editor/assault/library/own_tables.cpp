#include "editor/assault/library/own_tables.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"
#include "core/files/key_order.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

namespace fs = std::filesystem;

static TomlTable treeOf(const std::string &text)
{
    auto tree = readToml(text);
    return tree ? std::move(*tree) : TomlTable();
}

std::string textOfCorrections(const TomlTable &own)
{
    return formatDocument(KeyOrder(keyRows("hexwerk.system")).arranged("", own));
}

fs::path ownTablesIn(const fs::path &folder)
{
    return folder / systemFolder(kSystemId) / "own.toml";
}

static std::string fileIn(const fs::path &folder)
{
    return folder.empty() ? std::string() : ownTablesIn(folder).string();
}

// Whether it stands in a folder that is asked before the owner's, or in his under an earlier name.
static bool countsMore(const std::string &file, const std::string &own, const DataPaths &paths)
{
    const auto rank = [&](const fs::path &path) {
        return std::find(paths.folders.begin(), paths.folders.end(),
                         path.parent_path().parent_path()) -
               paths.folders.begin();
    };
    return std::pair(rank(file), file) < std::pair(rank(own), own);
}

OwnTables::OwnTables(const DataPaths &paths, const fs::path &folder,
                     const std::vector<TextSource> &sources)
    : m_text(fileIn(folder), {}, editor::OwnText::File::IsNew)
{
    const std::string own = fileIn(folder);
    for (const TextSource &source : sources) {
        if (source.file == own)
            continue;
        const bool isUpper =
            !m_lower.empty() && !own.empty() && countsMore(source.file, own, paths);
        (isUpper ? m_upper : m_lower).push_back(source);
    }
    read();
}

void OwnTables::read()
{
    const TomlTable whole = m_lower.empty() ? TomlTable() : treeOf(m_lower.front().text);
    const TomlValue *id = whole.find("id");
    const TomlValue *version = whole.find("data_version");
    m_own = id && version ? emptyOverlay(*id->as<std::string>(),
                                         static_cast<int>(*version->as<std::int64_t>()))
                          : TomlTable();
    const std::string file = m_text.file();
    m_text = editor::OwnText(file, textOfCorrections(m_own), editor::OwnText::File::IsNew);
    std::error_code none;
    if (file.empty() || !fs::exists(file, none))
        return;
    LoadResult<std::string> text = readTextFile(file);
    m_problems = std::move(text.problems);
    if (!text)
        return;
    std::vector<TextSource> all = m_lower;
    all.push_back({file, *text.value});
    if (LoadResult<SystemData> system = readSystem(all); !system) {
        m_problems = std::move(system.problems);
        return;
    }
    m_own = treeOf(*text.value);
    m_text = editor::OwnText(file, *text.value, editor::OwnText::File::IsThere);
}

Corrections OwnTables::corrections() const
{
    TomlTable shipped = m_lower.empty() ? TomlTable() : treeOf(m_lower.front().text);
    for (std::size_t i = 1; i < m_lower.size(); ++i)
        shipped = laidOver(std::move(shipped), withoutHead(treeOf(m_lower[i].text)));
    TomlTable upper;
    for (const TextSource &source : m_upper)
        upper = laidOver(std::move(upper), withoutHead(treeOf(source.text)));
    return {std::move(shipped), m_own, std::move(upper)};
}

std::vector<TextSource> OwnTables::sourcesWith(const std::string &text) const
{
    std::vector<TextSource> all = m_lower;
    if (!text.empty() && isActive(text))
        all.push_back({m_text.file(), text});
    all.insert(all.end(), m_upper.begin(), m_upper.end());
    return all;
}

std::vector<TextSource> OwnTables::sourcesWith(const TomlTable &own) const
{
    return sourcesWith(textOfCorrections(own));
}

std::vector<TextSource> OwnTables::sources() const
{
    return sourcesWith(m_text.text());
}

LoadResult<TomlTable> OwnTables::readOthers(const std::string &file) const
{
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    if (isSystem(*text.value) && extendedBy(*text.value).empty())
        return {std::nullopt, {{.code = FileProblem::MissingKey, .file = file, .key = "extends"}}};
    std::vector<TextSource> all = m_lower;
    all.push_back({file, *text.value});
    LoadResult<SystemData> system = readSystem(all);
    if (!system)
        return {std::nullopt, std::move(system.problems)};
    return {treeOf(*text.value), {}};
}

std::optional<editor::WriteFault> OwnTables::write(const TomlTable &own)
{
    const bool holds = !valuesOf(own).empty() || own.find("active");
    const auto fault =
        m_text.write(m_own, own, KeyOrder(keyRows("hexwerk.system")),
                     holds ? editor::OwnText::Holds::Something : editor::OwnText::Holds::Nothing);
    if (!fault)
        m_own = own;
    return fault;
}

} // namespace hexwerk::assault::ui
