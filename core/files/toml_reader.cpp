#include "core/files/toml_reader.h"

#include "core/files/picture.h"
#include "core/files/words.h"
#include "core/files/zip_archive.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <sstream>

namespace hexwerk {

// A value as TOML writes it, long ones cut: the same in every language.
static std::string shownValue(const toml::node &node)
{
    if (node.is_table())
        return "{...}";
    if (node.is_array())
        return "[...]";
    if (const auto *text = node.as_string())
        return fmt::format("\"{}\"", shortened(text->get(), 40));
    if (const auto *number = node.as_floating_point())
        return fmt::format("{}", number->get());
    std::ostringstream out;
    node.visit([&out](const auto &value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (toml::is_value<Value>)
            out << value;
    });
    return out.str();
}

static SourcePlace placeOf(const toml::node &node)
{
    return {static_cast<int>(node.source().begin.line),
            static_cast<int>(node.source().begin.column)};
}

static void note(ReadContext &context, ProblemCode code, SourcePlace place, std::string key,
                 std::string found, Expectation expected, std::vector<std::string> values)
{
    addProblem(context.problems, {.code = code,
                                  .file = context.file,
                                  .line = place.line,
                                  .column = place.column,
                                  .key = std::move(key),
                                  .found = std::move(found),
                                  .expected = expected,
                                  .values = std::move(values)});
}

ValueReader::ValueReader(ReadContext &context, const toml::node &node, KeyPath path)
    : m_context(&context)
    , m_node(&node)
    , m_path(std::move(path))
{
    if (context.keeps == Places::Kept)
        context.places.add(m_path.positional, placeOf(node));
}

void ValueReader::report(ProblemCode code, Expectation expected,
                         std::vector<std::string> values) const
{
    note(*m_context, code, placeOf(*m_node), m_path.shown, shownValue(*m_node), expected,
         std::move(values));
}

bool ValueReader::wrongType(Expectation expected, std::vector<std::string> values) const
{
    report(FileProblem::WrongType, expected, std::move(values));
    return false;
}

bool ValueReader::read(bool &target) const
{
    const auto value = m_node->value_exact<bool>();
    if (!value)
        return wrongType(FileExpectation::TrueOrFalse);
    target = *value;
    return true;
}

bool ValueReader::read(int &target, IntRange range) const
{
    const auto value = m_node->value_exact<std::int64_t>();
    if (!value || *value < range.least || *value > range.greatest) {
        report(value ? FileProblem::OutOfRange : FileProblem::WrongType,
               FileExpectation::WholeNumber,
               {std::to_string(range.least), std::to_string(range.greatest)});
        return false;
    }
    target = static_cast<int>(*value);
    return true;
}

bool ValueReader::read(std::string &target) const
{
    const auto *value = m_node->as_string();
    if (!value)
        return wrongType(FileExpectation::Text);
    if (!isWithin(value->get(), limits::kLongestText)) {
        report(FileProblem::TooLong, FileExpectation::Nothing,
               {std::to_string(limits::kLongestText)});
        return false;
    }
    target = value->get();
    return true;
}

bool ValueReader::readId(std::string &target) const
{
    const auto value = m_node->value_exact<std::string>();
    if (!value)
        return wrongType(FileExpectation::Id);
    const bool good = !value->empty() && std::all_of(value->begin(), value->end(), [](char c) {
        return c == '.' || isBareKeyCharacter(c);
    });
    if (!good) {
        report(FileProblem::BadName, FileExpectation::Id);
        return false;
    }
    if (value->size() > limits::kLongestId) {
        report(FileProblem::TooLong, FileExpectation::Nothing,
               {std::to_string(limits::kLongestId)});
        return false;
    }
    target = *value;
    return true;
}

bool ValueReader::readPicture(std::string &target) const
{
    std::string name;
    if (!read(name))
        return false;
    if (!isPictureName(name)) {
        report(FileProblem::BadName, FileExpectation::PictureName);
        return false;
    }
    target = std::move(name);
    return true;
}

bool ValueReader::readFileName(std::string &target, std::string_view ending) const
{
    std::string name;
    if (!read(name))
        return false;
    if (!isSafeName(name) || !name.ends_with(ending)) {
        report(FileProblem::BadName, FileExpectation::FileName, {std::string(ending)});
        return false;
    }
    target = std::move(name);
    return true;
}

bool ValueReader::readDate(std::string &target) const
{
    const auto value = m_node->value_exact<toml::date>();
    if (!value)
        return wrongType(FileExpectation::Date);
    std::ostringstream text;
    text << *value;
    target = text.str();
    return true;
}

std::optional<std::string> ValueReader::readText(Expectation expected) const
{
    auto text = m_node->value_exact<std::string>();
    if (!text)
        report(FileProblem::WrongType, expected);
    return text;
}

bool ValueReader::read(LocalText &target) const
{
    const toml::table *table = m_node->as_table();
    if (!table)
        return wrongType(FileExpectation::LocalTexts);
    if (!hasAtMost(limits::kMostGroups, table->size()))
        return false;
    LocalText texts;
    bool good = true;
    for (auto &&[key, node] : *table)
        good &= ValueReader(*m_context, node, m_path.key(key.str()))
                    .read(texts[std::string(key.str())]);
    if (good) {
        target = std::move(texts);
        std::string place =
            std::filesystem::path(m_context->file).stem().string() + "/" + m_path.shown;
        std::erase(place, '"'); // of ids with a full stop
        target.place = std::make_shared<const std::string>(std::move(place));
    }
    return good;
}

bool ValueReader::read(PlainValue &target) const
{
    if (const auto flag = m_node->value_exact<bool>())
        target = *flag;
    else if (const auto number = m_node->value_exact<std::int64_t>())
        target = *number;
    else if (isText()) {
        std::string text;
        if (!read(text))
            return false;
        target = std::move(text);
    } else
        return wrongType(FileExpectation::AnyValue);
    return true;
}

bool ValueReader::isText() const
{
    return m_node->is_string();
}

bool ValueReader::isTable() const
{
    return m_node->is_table();
}

bool ValueReader::readTable(const std::function<void(TableReader &)> &take) const
{
    const toml::table *table = m_node->as_table();
    if (!table)
        return wrongType(FileExpectation::Table);
    TableReader reader(*m_context, *table, m_path);
    take(reader);
    return true;
}

// The id of an array's element, for its key path.
static std::string idOf(const toml::node &element)
{
    const toml::table *table = element.as_table();
    const auto *id = table ? table->get_as<std::string>("id") : nullptr;
    return id ? id->get() : std::string();
}

bool ValueReader::hasAtMost(std::size_t most, std::size_t size) const
{
    if (size > most)
        report(FileProblem::TooMany, FileExpectation::Nothing, {std::to_string(most)});
    return size <= most;
}

bool ValueReader::eachElement(const std::function<bool(const ValueReader &)> &take,
                              std::size_t most) const
{
    const toml::array *array = m_node->as_array();
    if (!array)
        return wrongType(FileExpectation::Array);
    if (!hasAtMost(most, array->size()))
        return false;
    bool good = true;
    for (std::size_t i = 0; i < array->size(); ++i) {
        const toml::node &element = (*array)[i];
        good &= take(ValueReader(*m_context, element, m_path.element(i, idOf(element))));
    }
    return good;
}

std::optional<std::size_t> ValueReader::readName(const std::vector<std::string> &names) const
{
    const auto text = m_node->value_exact<std::string>();
    const auto found = text ? std::find(names.begin(), names.end(), *text) : names.end();
    if (found == names.end()) {
        report(text ? FileProblem::BadName : FileProblem::WrongType, FileExpectation::OneOf, names);
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - names.begin());
}

std::optional<std::variant<int, std::size_t>>
ValueReader::readNumberOrName(IntRange range, const std::vector<std::string> &names) const
{
    if (m_node->is_string()) {
        const std::optional<std::size_t> place = readName(names);
        return place ? std::optional(std::variant<int, std::size_t>(*place)) : std::nullopt;
    }
    if (!m_node->is_integer()) {
        wrongType(FileExpectation::NumberOrText, names);
        return std::nullopt;
    }
    int number = 0;
    return read(number, range) ? std::optional(std::variant<int, std::size_t>(number))
                               : std::nullopt;
}

TableReader::TableReader(ReadContext &context, const toml::table &table, KeyPath path)
    : m_context(&context)
    , m_table(&table)
    , m_path(std::move(path))
{
}

TableReader::~TableReader()
{
    if (m_knowsAll)
        return;
    for (auto &&[key, node] : *m_table) {
        if (std::find(m_known.begin(), m_known.end(), key.str()) != m_known.end())
            continue;
        if (isFull(m_context->problems)) {
            addProblem(m_context->problems, {.code = FileProblem::UnknownKey}); // counted alone
            continue;
        }
        const SourcePlace place{static_cast<int>(key.source().begin.line),
                                static_cast<int>(key.source().begin.column)};
        note(*m_context, FileProblem::UnknownKey, place, m_path.key(key.str()).shown, {},
             FileExpectation::OneOf, likest(key.str(), {m_known.begin(), m_known.end()}));
    }
}

bool TableReader::has(std::string_view key) const
{
    return m_table->contains(key);
}

void TableReader::require(std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys)
        if (!has(key))
            report(FileProblem::MissingKey, m_path.key(key).shown);
}

std::optional<ValueReader> TableReader::find(std::string_view key)
{
    m_known.push_back(key);
    const toml::node *node = m_table->get(key);
    if (!node)
        return std::nullopt;
    return ValueReader(*m_context, *node, m_path.key(key));
}

bool TableReader::readId(std::string_view key, std::string &target)
{
    const std::optional<ValueReader> value = find(key);
    return value && value->readId(target);
}

bool TableReader::readPicture(std::string_view key, std::string &target)
{
    const std::optional<ValueReader> value = find(key);
    return value && value->readPicture(target);
}

bool TableReader::readFileName(std::string_view key, std::string &target, std::string_view ending)
{
    const std::optional<ValueReader> value = find(key);
    return value && value->readFileName(target, ending);
}

bool TableReader::readDate(std::string_view key, std::string &target)
{
    const std::optional<ValueReader> value = find(key);
    return value && value->readDate(target);
}

bool TableReader::readTable(std::string_view key, const std::function<void(TableReader &)> &take)
{
    const std::optional<ValueReader> value = find(key);
    return value && value->readTable(take);
}

void TableReader::eachTable(std::string_view key, const std::function<void(TableReader &)> &take,
                            std::size_t most)
{
    if (const std::optional<ValueReader> value = find(key))
        value->eachElement([&take](const ValueReader &element) { return element.readTable(take); },
                           most);
}

void TableReader::eachKey(const std::function<void(std::string_view, const ValueReader &)> &take,
                          std::size_t most)
{
    m_knowsAll = true;
    if (m_table->size() > most)
        return report(FileProblem::TooMany, m_path.shown, FileExpectation::Nothing,
                      {std::to_string(most)});
    for (auto &&[key, node] : *m_table)
        take(key.str(), ValueReader(*m_context, node, m_path.key(key.str())));
}

void TableReader::ignoreRest()
{
    m_knowsAll = true;
}

void TableReader::oneOf(std::initializer_list<std::string_view> keys, Count count)
{
    m_known.insert(m_known.end(), keys.begin(), keys.end());
    const auto present = [this](std::string_view key) { return has(key); };
    const auto there = std::count_if(keys.begin(), keys.end(), present);
    if (there > 1 || (there == 0 && count == Count::ExactlyOne))
        report(there > 1 ? FileProblem::Conflict : FileProblem::MissingKey, m_path.shown,
               FileExpectation::OneKeyOf, {keys.begin(), keys.end()});
}

void TableReader::report(ProblemCode code, std::string key, Expectation expected,
                         std::vector<std::string> values)
{
    note(*m_context, code, placeOf(*m_table), std::move(key), {}, expected, std::move(values));
}

} // namespace hexwerk
