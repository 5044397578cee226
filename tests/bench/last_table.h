// The last numbers that were kept in the tree, and which rows have become slower since.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::bench {

using Nanoseconds = std::chrono::duration<double, std::nano>;

struct Row
{
    std::string name; // of the benchmark
    Nanoseconds time = {};
    std::string commit = {}; // at which it was measured, without spaces
    bool operator==(const Row &) const = default;
};
using Table = std::vector<Row>;

// A row a line: nanoseconds, commit, name; `#` begins a comment. Lines that are none are left out.
Table tableFrom(std::string_view text);
// With `heading` as a comment before the rows.
std::string toText(const Table &table, std::string_view heading);
// `last` with the rows of `now` in the places of those of their names; new ones come last.
Table merged(Table last, const Table &now);

// Null where there is none of that name.
const Row *rowOf(const Table &table, std::string_view name);
// Whether it takes more than a tenth more time.
bool isSlower(const Row &now, const Row &before);

} // namespace hexwerk::bench
