#include "core/files/document.h"

#include "core/files/limits.h"
#include "core/files/migration.h"
#include "core/files/words.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <array>

namespace hexwerk {

// Line and column of a byte. A byte order mark and the rest of a character count nothing.
static SourcePlace placeOfByte(std::string_view text, std::size_t byte)
{
    SourcePlace place{1, 1};
    for (std::size_t i = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0; i < byte; ++i) {
        if (text[i] == '\n')
            place = {place.line + 1, 1};
        else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            ++place.column;
    }
    return place;
}

static void noteAt(ReadContext &context, std::string_view text, std::size_t byte, Problem problem)
{
    const SourcePlace place = placeOfByte(text, byte);
    problem.file = context.file;
    problem.line = place.line;
    problem.column = place.column;
    addProblem(context.problems, std::move(problem));
}

// The parsed table, or empty with the one problem that ended reading.
static std::optional<toml::table> parsed(ReadContext &context, std::string_view text)
{
    if (const std::optional<std::size_t> bad = firstBadByte(text)) {
        const auto byte = static_cast<unsigned char>(text[*bad]);
        noteAt(context, text, *bad,
               {.code = FileProblem::NotUtf8, .found = fmt::format("0x{:02X}", byte)});
        return std::nullopt;
    }
    if (const std::optional<BeyondLimit> beyond = beyondLimit(text)) {
        noteAt(context, text, beyond->byte,
               {.code = beyond->code, .values = {std::to_string(beyond->limit)}});
        return std::nullopt;
    }
    try {
        return toml::parse(text);
    } catch (const toml::parse_error &error) {
        context.problems.push_back({.code = FileProblem::Syntax,
                                    .file = context.file,
                                    .line = static_cast<int>(error.source().begin.line),
                                    .column = static_cast<int>(error.source().begin.column),
                                    .found = std::string(error.description())});
        return std::nullopt;
    }
}

// Whether the rest of the file can be understood at all.
static bool readHeader(TableReader &table, std::string_view format)
{
    table.require({"format", "version"});
    std::string name;
    if (const auto value = table.find("format"); value && value->read(name) && name != format) {
        value->report(FileProblem::WrongFormat, FileExpectation::OneOf, {std::string(format)});
        return false;
    }
    int version = 1;
    const auto value = table.find("version");
    if (value && value->read(version, {1, 1'000'000}) && version > kNewestVersion) {
        value->report(FileProblem::NewerVersion, FileExpectation::WholeNumber,
                      {"1", std::to_string(kNewestVersion)});
        return false;
    }
    return true;
}

void readDocument(ReadContext &context, std::string_view text, std::string_view format,
                  const std::function<void(TableReader &)> &take)
{
    const std::optional<std::string> newest = migrated(text, *context.migrations);
    const std::optional<toml::table> root = parsed(context, newest ? *newest : text);
    if (!root)
        return;
    TableReader table(context, *root, {});
    if (readHeader(table, format))
        take(table);
    else
        table.ignoreRest();
}

static bool isOf(TableReader &table, OfSystem system)
{
    if (system.mustBeSaid)
        table.require({"system"});
    std::string said;
    const auto value = table.find("system");
    if (!value || !value->read(said) || said == system.id)
        return true;
    value->report(FileProblem::WrongSystem, FileExpectation::OneOf, {std::string(system.id)});
    return false;
}

void readDocument(ReadContext &context, std::string_view text, std::string_view format,
                  OfSystem system, const std::function<void(TableReader &)> &take)
{
    readDocument(context, text, format, [&](TableReader &table) {
        if (isOf(table, system))
            take(table);
        else
            table.ignoreRest();
    });
}

std::string rootText(std::string_view text, std::string_view key)
{
    // Keys of the root stand before the first header. A '[' within a value leaves a part that
    // cannot be parsed.
    ReadContext context;
    std::optional<toml::table> root = parsed(context, text.substr(0, text.find("\n[")));
    if (!root)
        root = parsed(context, text);
    const auto *value = root ? root->get_as<std::string>(key) : nullptr;
    return value ? value->get() : std::string();
}

Expectation expectedLike(const PlainValue &value)
{
    constexpr std::array kExpected = {FileExpectation::TrueOrFalse, FileExpectation::WholeNumber,
                                      FileExpectation::Text};
    static_assert(kExpected.size() == std::variant_size_v<PlainValue>);
    return kExpected[value.index()];
}

} // namespace hexwerk
