// Strict reading of TOML tables: every key is asked for by name and type, everything that is wrong
// is noted with its place, and keys that nobody asked for are named. For core/files alone.
#pragma once

#include "core/base/local_text.h"
#include "core/files/key_path.h"
#include "core/files/last_of.h"
#include "core/files/limits.h"
#include "core/files/migration.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace toml {
inline namespace v3 {
class node;
class table;
} // namespace v3
} // namespace toml

namespace hexwerk {

// What all readers of one file share.
struct ReadContext
{
    std::string file;
    std::vector<Problem> problems;
    SourceMap places;
    Places keeps = Places::Kept;
    const Migrations *migrations = &hexwerk::migrations();
};

struct IntRange
{
    std::int64_t least;
    std::int64_t greatest;
};

class TableReader;
class ValueReader;

// A value that may be true or false, a number or a text.
using PlainValue = std::variant<bool, std::int64_t, std::string>;

// Read by a function beside the type: readValue(reader, target), with what it says of itself.
template<typename T>
concept ReadByItsOwn = requires(const ValueReader &reader, T &target)
{
    {
        readValue(reader, target)
        } -> std::same_as<bool>;
};

// One value of a table or an array. Each read() says whether it took the value; if not, the reason
// is noted and the target keeps what it had.
class ValueReader
{
public:
    ValueReader(ReadContext &context, const toml::node &node, KeyPath path);

    bool read(bool &target) const;
    bool read(int &target, IntRange range) const;
    bool read(std::string &target) const;
    bool read(LocalText &target) const;
    bool read(PlainValue &target) const;
    // A name that other keys refer to: letters, digits, '.', '_', '-'; not empty.
    bool readId(std::string &target) const;
    // The name of a picture in the folder of the file, or below.
    bool readPicture(std::string &target) const;
    // The name of a file in the folder of this one, or below: ends with `ending`.
    bool readFileName(std::string &target, std::string_view ending) const;
    // A date without a time, as its text: "1943-07-10".
    bool readDate(std::string &target) const;
    // What a system has of its own.
    template<ReadByItsOwn T>
    bool read(T &target) const
    {
        return readValue(*this, target);
    }
    // A text that `parse` makes a value of; empty: it does not understand it.
    template<typename T, typename Parse>
    bool readParsed(T &target, Parse parse, Expectation expected) const
    {
        const std::optional<std::string> text = readText(expected);
        const auto value = text ? parse(*text) : std::nullopt;
        if (text && !value)
            report(FileProblem::BadName, expected);
        if (value)
            target = *value;
        return value.has_value();
    }
    template<typename Enum>
    requires(std::is_enum_v<Enum> && !ReadByItsOwn<Enum>) bool read(Enum &target) const
    {
        std::vector<std::string> names;
        for (int i = 0; i <= static_cast<int>(kLastOf<Enum>); ++i)
            names.emplace_back(toString(static_cast<Enum>(i)));
        const std::optional<std::size_t> place = readName(names);
        if (place)
            target = static_cast<Enum>(*place);
        return place.has_value();
    }
    template<typename T, typename... Extra>
    bool read(std::optional<T> &target, Extra... extra) const
    {
        T value = {};
        if (!read(value, extra...))
            return false;
        target = value;
        return true;
    }
    template<typename T, typename... Extra>
    bool read(std::vector<T> &target, Extra... extra) const
    {
        std::vector<T> values;
        const bool good = eachElement([&](const ValueReader &element) {
            T value = {};
            if (!element.read(value, extra...))
                return false;
            values.push_back(std::move(value));
            return true;
        });
        if (good)
            target = std::move(values);
        return good;
    }

    // A whole number, or the place of a text among the names.
    std::optional<std::variant<int, std::size_t>>
    readNumberOrName(IntRange range, const std::vector<std::string> &names) const;

    bool isText() const;
    bool isTable() const;
    // Calls `take` with the table; false and a problem if it is none.
    bool readTable(const std::function<void(TableReader &)> &take) const;
    // Calls `take` for each element; false if the value is no array, has more than `most` elements,
    // or a call says false.
    bool eachElement(const std::function<bool(const ValueReader &)> &take,
                     std::size_t most = limits::kMostElements) const;
    // The place of the text among the names; none and a problem if it is not among them.
    std::optional<std::size_t> readName(const std::vector<std::string> &names) const;

    void report(ProblemCode code, Expectation expected = FileExpectation::Nothing,
                std::vector<std::string> values = {}) const;
    const KeyPath &path() const { return m_path; }

private:
    bool wrongType(Expectation expected, std::vector<std::string> values = {}) const;
    std::optional<std::string> readText(Expectation expected) const;
    bool hasAtMost(std::size_t most, std::size_t size) const;

    ReadContext *m_context;
    const toml::node *m_node;
    KeyPath m_path;
};

// One table. Its end of life names the keys that were not asked for.
class TableReader
{
public:
    TableReader(ReadContext &context, const toml::table &table, KeyPath path);
    ~TableReader();
    TableReader(const TableReader &) = delete;
    TableReader &operator=(const TableReader &) = delete;

    // Notes each of the keys that is not there.
    void require(std::initializer_list<std::string_view> keys);
    bool has(std::string_view key) const;
    // A key that is absent is no problem: the target keeps its value and the answer is false.
    template<typename T, typename... Extra>
    bool read(std::string_view key, T &target, Extra... extra)
    {
        const std::optional<ValueReader> value = find(key);
        return value && value->read(target, extra...);
    }
    bool readId(std::string_view key, std::string &target);
    bool readPicture(std::string_view key, std::string &target);
    bool readFileName(std::string_view key, std::string &target, std::string_view ending);
    bool readDate(std::string_view key, std::string &target);
    bool readTable(std::string_view key, const std::function<void(TableReader &)> &take);
    // An array of at most so many tables, in order.
    template<typename T, typename Read>
    void readTables(std::string_view key, std::vector<T> &target, Read take,
                    std::size_t most = limits::kMostRows)
    {
        eachTable(
            key, [&](TableReader &table) { take(table, target.emplace_back()); }, most);
    }
    void eachTable(std::string_view key, const std::function<void(TableReader &)> &take,
                   std::size_t most = limits::kMostRows);
    // Every key of this table, in the order of the text; a problem alone if there are more than
    // `most`.
    void eachKey(const std::function<void(std::string_view, const ValueReader &)> &take,
                 std::size_t most = limits::kMostRows);
    // At most one of the keys may be there; with `exactly`, one has to be.
    enum class Count { AtMostOne, ExactlyOne };
    void oneOf(std::initializer_list<std::string_view> keys, Count count);

    // The keys not asked for so far need not be named.
    void ignoreRest();
    // Marks the key as known; empty if it is not there.
    std::optional<ValueReader> find(std::string_view key);
    // Speaks of the table itself.
    void report(ProblemCode code, std::string key, Expectation expected = FileExpectation::Nothing,
                std::vector<std::string> values = {});
    const KeyPath &path() const { return m_path; }
    ReadContext &context() { return *m_context; }

private:
    ReadContext *m_context;
    const toml::table *m_table;
    KeyPath m_path;
    std::vector<std::string_view> m_known; // keys asked for: views into literals or the table
    bool m_knowsAll = false;
};

} // namespace hexwerk
