#include "core/files/toml_text.h"

#include "core/files/limits.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hexwerk {

static TomlTable fromTable(const toml::table &table);

static TomlValue fromNode(const toml::node &node)
{
    if (const auto *table = node.as_table())
        return fromTable(*table);
    if (const auto *array = node.as_array()) {
        TomlArray values;
        for (const toml::node &element : *array)
            values.push_back(fromNode(element));
        return values;
    }
    if (const auto *text = node.as_string())
        return text->get();
    if (const auto *number = node.as_integer())
        return number->get();
    if (const auto *number = node.as_floating_point())
        return number->get();
    if (const auto *truth = node.as_boolean())
        return truth->get();
    std::ostringstream text;
    node.visit([&text](const auto &value) {
        using Node = std::remove_cvref_t<decltype(value)>;
        if constexpr (toml::is_date<Node> || toml::is_time<Node> || toml::is_date_time<Node>)
            text << value.get();
    });
    return TomlDate{text.str()};
}

static TomlTable fromTable(const toml::table &table)
{
    TomlTable result;
    for (const auto &[key, node] : table)
        result.entries.push_back({std::string(key.str()), fromNode(node)});
    return result;
}

tl::expected<TomlTable, TomlSyntaxError> readToml(std::string_view text)
{
    if (const std::optional<BeyondLimit> beyond = beyondLimit(text)) {
        const auto before = text.substr(0, beyond->byte);
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        return tl::unexpected(TomlSyntaxError{static_cast<int>(line),
                                              static_cast<int>(widthOf(before)) + 1,
                                              std::string(beyond->code.name())});
    }
    try {
        return fromTable(toml::parse(text));
    } catch (const toml::parse_error &error) {
        const toml::source_position place = error.source().begin;
        return tl::unexpected(TomlSyntaxError{static_cast<int>(place.line),
                                              static_cast<int>(place.column),
                                              std::string(error.description())});
    }
}

Quoting quotingOf(std::string_view source)
{
    const bool isBasic = source.starts_with("\"\"\"");
    if (isBasic || source.starts_with("'''")) {
        const std::string_view text = source.substr(3);
        return {isBasic ? Quotes::MultiLineBasic : Quotes::MultiLineLiteral,
                text.starts_with('\n') || text.starts_with("\r\n")};
    }
    return {source.starts_with('\'') ? Quotes::Literal : Quotes::Basic};
}

static bool isControl(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
}

static bool fitsLiteral(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return isControl(c) || c == '\''; });
}

static bool fitsMultiLineLiteral(std::string_view text)
{
    return !text.ends_with('\'') && text.find("'''") == std::string_view::npos &&
           std::none_of(text.begin(), text.end(), [](char c) { return isControl(c) && c != '\n'; });
}

static std::string escaped(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return isControl(c) ? fmt::format("\\u{:04X}", static_cast<unsigned>(c))
                            : std::string(1, c);
    }
}

static std::string inBasic(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text)
        result += escaped(c);
    return result + '"';
}

// What stands between multi-line quotes.
static std::string asLines(std::string_view text, Quoting quoting, const TextStyle &style)
{
    // A line break right behind the quotes would not count.
    const bool breaks = quoting.startsOnNewLine || text.starts_with('\n');
    std::string result = breaks ? style.newline : "";
    for (const char c : text)
        if (c == '\n')
            result += style.newline;
        else
            result += c;
    return result;
}

static std::string inMultiLineBasic(std::string_view text, Quoting quoting, const TextStyle &style)
{
    std::string body;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isLast = i + 1 == text.size();
        const bool harmlessQuote = c == '"' && !isLast && !body.ends_with('"');
        body += c == '\n' || c == '\t' || harmlessQuote ? std::string(1, c) : escaped(c);
    }
    return "\"\"\"" + asLines(body, quoting, style) + "\"\"\"";
}

std::string formatText(std::string_view text, Quoting quoting, const TextStyle &style)
{
    switch (quoting.quotes) {
    case Quotes::Literal:
        if (fitsLiteral(text))
            return fmt::format("'{}'", text);
        break;
    case Quotes::MultiLineLiteral:
        if (fitsMultiLineLiteral(text))
            return "'''" + asLines(text, quoting, style) + "'''";
        return inMultiLineBasic(text, quoting, style);
    case Quotes::MultiLineBasic:
        return inMultiLineBasic(text, quoting, style);
    case Quotes::Basic:
        break;
    }
    const bool hasLines = text.find('\n') != std::string_view::npos;
    return hasLines ? inMultiLineBasic(text, {}, style) : inBasic(text);
}

std::string formatKey(std::string_view key)
{
    const auto isBare = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    };
    if (!key.empty() && std::all_of(key.begin(), key.end(), isBare))
        return std::string(key);
    return inBasic(key);
}

static std::string formatNumber(double number)
{
    if (std::isnan(number))
        return "nan";
    if (std::isinf(number))
        return number < 0 ? "-inf" : "inf";
    std::string text = fmt::format("{}", number);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

static std::string formatArray(const TomlArray &array, const TextStyle &style)
{
    std::string text;
    for (const TomlValue &element : array)
        text += (text.empty() ? "" : ", ") + formatValue(element, style);
    return "[" + text + "]";
}

static std::string formatInlineTable(const TomlTable &table, const TextStyle &style)
{
    std::string text;
    for (const TomlEntry &entry : table.entries)
        text += (text.empty() ? " " : ", ") + formatKey(entry.key) + " = " +
                formatValue(entry.value, style);
    return text.empty() ? "{}" : "{" + text + " }";
}

std::string formatValue(const TomlValue &value, const TextStyle &style)
{
    if (const auto *truth = value.as<bool>())
        return *truth ? "true" : "false";
    if (const auto *number = value.as<std::int64_t>())
        return std::to_string(*number);
    if (const auto *number = value.as<double>())
        return formatNumber(*number);
    if (const auto *text = value.as<std::string>())
        return formatText(*text, {}, style);
    if (const auto *date = value.as<TomlDate>())
        return date->text;
    if (const auto *array = value.as<TomlArray>())
        return formatArray(*array, style);
    return formatInlineTable(*value.as<TomlTable>(), style);
}

// The elements line by line, one level deeper than the key.
static std::string formatWrapped(const TomlArray &array, const TextStyle &style)
{
    const std::string indent = style.indent + "    ";
    std::string text = "[";
    std::string line;
    for (const TomlValue &element : array) {
        const std::string next = formatValue(element, style) + ",";
        if (!line.empty() && widthOf(line) + 1 + widthOf(next) > kWrapColumn) {
            text += style.newline + line;
            line.clear();
        }
        line += (line.empty() ? indent : " ") + next;
    }
    return text + style.newline + line + style.newline + style.indent + "]";
}

std::string formatPair(std::string_view head, const TomlValue &value, const TextStyle &style)
{
    const std::string text = formatValue(value, style);
    const auto *array = value.as<TomlArray>();
    const bool tooLong = style.indent.size() + widthOf(head) + widthOf(text) > kWrapColumn;
    return std::string(head) +
           (array && array->size() > 1 && tooLong ? formatWrapped(*array, style) : text);
}

std::size_t widthOf(std::string_view text)
{
    if (const std::size_t lineBreak = text.rfind('\n'); lineBreak != std::string_view::npos)
        text = text.substr(lineBreak + 1);
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    return text.size() -
           static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

} // namespace hexwerk
