// A TOML file byte by byte: what stands where, with all its spaces, comments and line ends. The
// parser of the library says what the values are; it does not keep any of that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::lossless {

// Bytes from `begin` to before `end`.
struct Span
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

// A dotted key has several parts. `path` is without quotes and escapes.
struct SourceKey
{
    Span span;
    std::vector<Span> parts;
    std::vector<std::string> path;
};

struct SourceItem;
enum class ValueShape : std::uint8_t { Scalar, Array, InlineTable };

// With its quotes or brackets.
struct SourceValue
{
    Span span;
    ValueShape shape = ValueShape::Scalar;
    std::vector<SourceItem> items;
};

// An element of an array, or a pair of an inline table.
struct SourceItem
{
    SourceKey key; // of a pair
    SourceValue value;
    std::optional<std::size_t> comma; // the one after it

    std::size_t begin() const { return key.path.empty() ? value.span.begin : key.span.begin; }
};

// `key = value`: whole lines, from the indent to after the line end.
struct SourceStatement
{
    Span lines;
    SourceKey key;
    SourceValue value;
};

enum class SectionKind : std::uint8_t { Root, Table, TableArray };

// A header and the statements under it. The first section of a file is the root and has no header.
struct SourceSection
{
    SectionKind kind = SectionKind::Root;
    SourceKey key;
    Span header; // its whole line
    std::vector<SourceStatement> statements;

    // After the last line that says something.
    std::size_t bodyEnd() const
    {
        return statements.empty() ? header.end : statements.back().lines.end;
    }
};

struct SourceText
{
    std::string text;
    std::vector<SourceSection> sections;
    std::string newline; // the first line end of the file; "\n" where there is none

    std::string_view at(Span span) const
    {
        return std::string_view(text).substr(span.begin, span.size());
    }
};

// `text` must be valid TOML. Empty if what was found does not add up to a document.
std::optional<SourceText> scanSource(std::string text);

// Where the comments begin that stand directly above the header.
std::size_t commentBegin(const SourceText &source, std::size_t section);
// The same, with the blank lines above those comments.
std::size_t leadBegin(const SourceText &source, std::size_t section);
// Where the section ends with the comments directly below it that do not lead to the next header.
std::size_t trailEnd(const SourceText &source, std::size_t section);
// Spaces and tabs at the beginning of the line at `begin`.
std::string_view indentAt(const SourceText &source, std::size_t begin);
// A blank line stands above the header and its comments.
bool hasBlankAbove(const SourceText &source, std::size_t section);

} // namespace hexwerk::lossless
