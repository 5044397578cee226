#include "texts/translation/toml_source.h"

#include "core/files/toml_text.h"
#include "core/files/words.h"
#include "texts/translation/lines.h"

namespace hexwerk::translation {

tl::expected<TomlTable, Problem> readSource(std::string_view text, const std::string &file)
{
    if (const auto bad = firstBadByte(text))
        return tl::unexpected(Problem{
            .code = FileProblem::NotUtf8, .file = file, .line = LineIndex(text).lineAt(*bad)});
    auto root = readToml(text);
    if (!root)
        return tl::unexpected(Problem{.code = FileProblem::Syntax,
                                      .file = file,
                                      .line = root.error().line,
                                      .column = root.error().column,
                                      .found = root.error().description});
    return std::move(*root);
}

const std::string *textOf(const TomlTable &table, std::string_view key)
{
    const TomlValue *value = table.find(key);
    return value ? value->as<std::string>() : nullptr;
}

} // namespace hexwerk::translation
