#include "core/files/toml_layout.h"

#include "core/base/contract.h"

namespace hexwerk {

static void separate(std::string &text, const LayoutStyle &style)
{
    if (!text.empty() && style.blankLines == BlankLines::BetweenTables)
        text += style.newline;
}

static std::string formatPairs(const TomlTable &table, const LayoutStyle &style)
{
    std::string text;
    for (const TomlEntry &entry : table.entries)
        if (!entry.value.hasHeaders())
            text += style.pairIndent +
                    formatPair(formatKey(entry.key) + " = ", entry.value, style.text()) +
                    style.newline;
    return text;
}

static void addSubsections(std::string &text, const std::string &prefix, const TomlTable &table,
                           const LayoutStyle &style)
{
    for (const TomlEntry &entry : table.entries) {
        if (!entry.value.hasHeaders())
            continue;
        separate(text, style);
        text += formatSections(prefix + formatKey(entry.key), entry.value, style);
    }
}

std::string formatSections(const std::string &path, const TomlValue &value,
                           const LayoutStyle &style)
{
    HW_EXPECTS(value.hasHeaders());
    std::string text;
    if (const TomlArray *array = value.as<TomlArray>()) {
        for (const TomlValue &element : *array) {
            const TomlTable &table = *element.as<TomlTable>();
            separate(text, style);
            text +=
                style.headerIndent + "[[" + path + "]]" + style.newline + formatPairs(table, style);
            addSubsections(text, path + ".", table, style);
        }
        return text;
    }
    const TomlTable &table = *value.as<TomlTable>();
    const std::string pairs = formatPairs(table, style);
    if (!pairs.empty() || table.entries.empty())
        text = style.headerIndent + "[" + path + "]" + style.newline + pairs;
    addSubsections(text, path + ".", table, style);
    return text;
}

std::string formatDocument(const TomlTable &root, const LayoutStyle &style)
{
    std::string text = formatPairs(root, style);
    addSubsections(text, "", root, style);
    return text;
}

} // namespace hexwerk
