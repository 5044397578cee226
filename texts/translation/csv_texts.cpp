#include "texts/translation/csv_texts.h"

#include "core/files/csv_table.h"
#include "core/rulebook/rulebook.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwerk::translation {

namespace {

constexpr std::string_view kKey = "key (";

struct CsvColumns
{
    std::optional<std::size_t> key;
    std::optional<std::size_t> source;
    std::optional<std::size_t> target;
    std::optional<std::size_t> state;
};

// The language is the column behind that of the source.
CsvColumns columnsOf(const CsvRow &head, ExchangeHeader &header)
{
    CsvColumns columns;
    for (std::size_t at = 0; at < head.size(); ++at) {
        const std::string name = head[at].text.value_or("");
        if (name.starts_with(kKey) && name.ends_with(')')) {
            columns.key = at;
            const std::string made = name.substr(kKey.size(), name.size() - kKey.size() - 1);
            const std::size_t space = std::min(made.rfind(' '), made.size());
            header.project = made.substr(0, space);
            header.version = made.substr(std::min(space + 1, made.size()));
        } else if (name == kSourceLanguage) {
            columns.source = at;
            columns.target = at + 1 < head.size() ? std::optional(at + 1) : std::nullopt;
            header.language = columns.target ? head[at + 1].text.value_or("") : std::string();
        } else if (name == "state") {
            columns.state = at;
        }
    }
    return columns;
}

ExchangeProblem problemOf(const CsvFault &fault)
{
    const auto kind = fault.kind == CsvFault::Kind::TooLarge ? ExchangeFault::TooLarge
                      : fault.kind == CsvFault::Kind::Utf16 || fault.kind == CsvFault::Kind::NotUtf8
                          ? ExchangeFault::NotUtf8
                          : ExchangeFault::Syntax;
    return {kind, fault.place.line, {}, fault.found};
}

} // namespace

ExchangeResult readCsvTexts(std::string_view text)
{
    const auto rows = readCsv(text);
    if (!rows)
        return tl::unexpected(problemOf(rows.error()));
    ExchangeFile file;
    file.header.project.clear();
    const CsvColumns columns = rows->empty() ? CsvColumns() : columnsOf(rows->front(), file.header);
    if (!columns.key || !columns.source || !columns.target)
        return tl::unexpected(ExchangeProblem{ExchangeFault::Syntax, 1, {}, "key, en"});
    for (std::size_t i = 1; i < rows->size(); ++i) {
        const CsvRow &row = (*rows)[i];
        const auto cell = [&row](std::size_t at) {
            return at < row.size() ? row[at].text.value_or("") : std::string();
        };
        ExchangeEntry &entry = file.entries.emplace_back();
        entry.key = cell(*columns.key);
        entry.sources = {cell(*columns.source)};
        entry.targets = {cell(*columns.target)};
        entry.at = row.front().place.line;
        const auto state = columns.state ? unitState(cell(*columns.state)) : std::nullopt;
        entry.saysState = state.has_value();
        if (!entry.targets.front().empty())
            entry.state = state.value_or(UnitState::Review);
    }
    return file;
}

static std::optional<std::string> cellOf(const std::string &text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

std::string writeCsvTexts(const ExchangeFile &file)
{
    const auto row = [](const std::vector<std::optional<std::string>> &cells) {
        std::string text = csvRow(cells, ',');
        text.back() = '\r';
        return text + '\n';
    };
    std::string text =
        row({std::string(kKey) + file.header.project + " " + file.header.version + ")",
             std::string(kSourceLanguage), file.header.language, "state", "comment"});
    for (const ExchangeEntry &entry : file.entries)
        if (!entry.isPlural)
            text += row({entry.key, cellOf(entry.sources.front()), cellOf(entry.targets.front()),
                         std::string(toString(entry.state)), cellOf(entry.comment)});
    return text;
}

} // namespace hexwerk::translation
