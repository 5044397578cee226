// The tree of a TOML file with the place in the source of every key.
#pragma once

#include "core/files/lossless_source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::lossless {

enum class NodeKind : std::uint8_t {
    Value,       // a scalar or an array
    InlineTable, // `{ ... }`
    Table,       // by its header, by dotted keys, or by the headers of its children
    TableArray,  // `[[...]]`
};

struct SourceNode;

struct SourceChild;

struct SourceNode
{
    NodeKind kind = NodeKind::Table;
    const SourceValue *value = nullptr; // of a Value or an InlineTable

    // The pair that states the value: a statement of `section`, or an item of the inline table
    // around it.
    std::size_t pair = 0;
    // Of a pair in the file's own lines, or of a Table: the section with its pairs. A Table that
    // has neither header nor dotted keys has none.
    std::optional<std::size_t> section;
    // Of a Table by dotted keys: how many parts of a key lead to it. Else 0.
    std::size_t dotted = 0;

    std::vector<SourceChild> children; // of a table, as they appear
    std::vector<SourceNode> elements;  // of an array or a TableArray

    const SourceNode *find(std::string_view key) const;
    SourceNode *find(std::string_view key);
    bool hasHeader() const { return kind == NodeKind::Table && section && dotted == 0; }
};

struct SourceChild
{
    std::string key;
    SourceNode node;
};

// The root. It points into `source`, which must outlive it. Empty if the source contradicts itself.
std::optional<SourceNode> sourceTree(const SourceText &source);

// All sections with a header under `node`, its own included, in the order of the file.
std::vector<std::size_t> sectionsOf(const SourceNode &node);

} // namespace hexwerk::lossless
