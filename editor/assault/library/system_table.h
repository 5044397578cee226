// The tables of a system as data: which values each has, in which rows and columns, as on the
// printed aids. One description for the pages, the lists and the tests.
#pragma once

#include "core/files/value_path.h"
#include "editor/assault/library/corrections.h"
#include "editor/assault/models/property.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

// An id of the files and what it is called.
using Word = std::pair<const char *, const char *>;

// Its `key` is that of the value within a row ("cost.foot"); empty: the row is the value.
struct TableColumn : FieldSpec
{
    const char *group = "";       // that several columns share, in English; or empty
    std::vector<Word> words = {}; // what a choice offers, beside or instead of `choices`
    bool mayMiss = false;         // a row without it has the plainest value of its kind
};

struct SystemTable
{
    const char *id;
    const char *label;       // English
    const char *rows;        // their path; "-" stands for any key or place: "terrain.-"
    std::vector<Word> names; // of rows that do not name themselves
    std::vector<TableColumn> columns;
    enum class Shape : std::uint8_t { Grid, List } shape = Shape::Grid; // List: one row, upright
};

const std::vector<SystemTable> &systemTables();
// The paths of the rows that are there, in the order of the printed table.
std::vector<ValuePath> rowsOf(const SystemTable &table, const TomlTable &tree);
ValuePath pathOf(const ValuePath &row, const TableColumn &column);

// A value of a table: where, and as what.
struct TableValue
{
    const SystemTable *table;
    const TableColumn *column;
    ValuePath row;
    ValuePath path;
};
// Every value that there is or could be, table by table, row by row.
std::vector<TableValue> cellsOf(const SystemTable &table, const TomlTable &tree);
// The value at the path or around it; empty if no table shows it.
std::optional<TableValue> findValue(const TomlTable &tree, const ValuePath &path);

// What a field shows of it.
PropertyValue shownValue(const TableColumn &column, const TomlValue *value);
// What a file says of it; empty: nothing, because the plainest is meant and `ours` says none.
std::optional<TomlValue> filedValue(const TableColumn &column, const PropertyValue &value,
                                    const TomlValue *ours);

// The rules that a key of [rules] names, as "terrain.cost".
std::vector<std::string> rulesNamed(const TomlTable &shipped, const std::string &key);
// The rules that speak of the value, the most special ones first.
std::vector<std::string> rulesOf(const TomlTable &shipped, const SystemTable &table,
                                 const ValuePath &path);

} // namespace hexwerk::assault::ui
