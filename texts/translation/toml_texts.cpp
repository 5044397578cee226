#include "texts/translation/toml_texts.h"

#include "core/files/key_order.h"
#include "core/files/lossless_patch.h"
#include "core/files/lossless_source.h"
#include "core/files/lossless_tree.h"
#include "core/rulebook/rulebook.h"
#include "texts/translation/lines.h"
#include "texts/translation/toml_source.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace hexwerk::translation {

namespace {

constexpr std::string_view kSource = kSourceLanguage;
// Of a rule that does not say what it was translated from: of no source that there is.
constexpr std::string_view kNoHash = "0000000000000000";

struct FormatKind
{
    std::string_view format;
    UnitKind kind;
};
constexpr std::array kFormats = {
    FormatKind{"hexwerk.rulebook", UnitKind::Rule},
    FormatKind{"hexwerk.sections", UnitKind::Table},
    FormatKind{"hexwerk.terms", UnitKind::Term},
    FormatKind{"hexwerk.rulings", UnitKind::Ruling},
    FormatKind{"hexwerk.guide", UnitKind::Lesson},
    FormatKind{"hexwerk.examples", UnitKind::Example},
    FormatKind{"hexwerk.cards", UnitKind::Card},
    FormatKind{"hexwerk.formations", UnitKind::Card},
    FormatKind{"hexwerk.system", UnitKind::Table},
    FormatKind{"hexwerk.scenario", UnitKind::Scenario},
    FormatKind{"hexwerk.campaign", UnitKind::Scenario},
    FormatKind{"hexwerk.stamp", UnitKind::Tile},
    FormatKind{"hexwerk.tile", UnitKind::Tile},
};

std::optional<UnitKind> kindOf(const TomlTable &root, const std::string &name)
{
    const std::string *format = textOf(root, "format");
    const auto found = std::find_if(kFormats.begin(), kFormats.end(), [&](const FormatKind &row) {
        return format && row.format == *format;
    });
    if (found == kFormats.end())
        return std::nullopt;
    if (found->kind == UnitKind::Scenario && name.find("/templates/") != std::string::npos)
        return UnitKind::Template;
    return found->kind;
}

// As of BCP 47: "de", "pt-BR".
bool isLanguageTag(std::string_view key)
{
    const std::size_t size = std::min(key.find('-'), key.size());
    return (size == 2 || size == 3) &&
           std::all_of(key.begin(), key.begin() + static_cast<int>(size),
                       [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isLocalText(const TomlTable &table)
{
    return textOf(table, kSource) &&
           std::all_of(table.entries.begin(), table.entries.end(), [](const TomlEntry &entry) {
               return isLanguageTag(entry.key) && entry.value.as<std::string>();
           });
}

// Walks through the values of a file, with where they stand in the text.
class TextCollector
{
public:
    TextCollector(const lossless::SourceText &source, std::string name, std::string language,
                  UnitKind kind)
        : m_lines(source.text)
        , m_name(std::move(name))
        , m_language(std::move(language))
        , m_kind(kind)
    {
    }

    void walk(const TomlTable &table, const lossless::SourceNode &node);
    std::vector<TextUnit> take() { return std::move(m_units); }

private:
    struct Step
    {
        std::string key;
        std::string shown; // the id of an element
    };

    void enter(const TomlValue &value, const lossless::SourceNode &node);
    void addRule(const TomlTable &rule, const lossless::SourceNode &node);
    void addTerm(const TomlTable &term, const lossless::SourceNode &node);
    void addText(const std::string &source, const std::string *target, std::string key,
                 const lossless::SourceNode *node, const std::vector<std::string> &under);
    int lineOf(const lossless::SourceNode *node) const;
    std::string shownPath() const;
    std::string owner() const;

    LineIndex m_lines;
    std::string m_name;
    std::string m_language;
    UnitKind m_kind;
    std::vector<Step> m_path;
    std::vector<TextUnit> m_units;
};

int TextCollector::lineOf(const lossless::SourceNode *node) const
{
    return node && node->value ? m_lines.lineAt(node->value->span.begin) : 0;
}

std::string TextCollector::shownPath() const
{
    std::string path;
    for (const Step &step : m_path)
        path += (path.empty() ? "" : ".") + step.shown;
    return path;
}

std::string TextCollector::owner() const
{
    for (auto step = m_path.rbegin(); step != m_path.rend(); ++step)
        if (step->shown != step->key)
            return step->shown;
    return {};
}

void TextCollector::addText(const std::string &source, const std::string *target, std::string key,
                            const lossless::SourceNode *node, const std::vector<std::string> &under)
{
    if (source.empty())
        return;
    TextUnit unit;
    unit.key = std::move(key);
    unit.kind = m_kind;
    unit.file = m_name;
    unit.line = lineOf(node);
    unit.context = owner();
    unit.source = source;
    if (target)
        unit.target = *target;
    unit.state = unit.target.empty() ? UnitState::Untranslated : UnitState::Final;
    unit.sourceHash = hashOfSource(source);
    for (const Step &step : m_path)
        unit.place.push_back(step.key);
    unit.place.insert(unit.place.end(), under.begin(), under.end());
    m_units.push_back(std::move(unit));
}

void TextCollector::walk(const TomlTable &table, const lossless::SourceNode &node)
{
    const std::string stem = m_name.substr(0, m_name.rfind('.'));
    if (isLocalText(table)) {
        const lossless::SourceNode *there = node.find(m_language);
        addText(*textOf(table, kSource), textOf(table, m_language), stem + "/" + shownPath(),
                there ? there : node.find(kSource), {m_language});
        return;
    }
    if (m_kind == UnitKind::Rule && m_path.size() == 2)
        return addRule(table, node);
    if (m_kind == UnitKind::Term && m_path.size() == 2)
        addTerm(table, node);
    for (const TomlEntry &entry : table.entries)
        if (const lossless::SourceNode *child = node.find(entry.key)) {
            m_path.push_back({entry.key, entry.key});
            enter(entry.value, *child);
            m_path.pop_back();
        }
}

const TomlTable *tableIn(const TomlTable *table, std::string_view key)
{
    const TomlValue *value = table ? table->find(key) : nullptr;
    return value ? value->as<TomlTable>() : nullptr;
}

// Its id, or where the books have a heading; empty for others.
std::string idIn(const TomlTable &element)
{
    if (const std::string *const id = textOf(element, "id"))
        return *id;
    const TomlTable *const paragraph = tableIn(&element, "paragraph");
    if (!paragraph || paragraph->entries.empty())
        return {};
    const TomlEntry &first = paragraph->entries.front();
    const std::string *const number = first.value.as<std::string>();
    if (!number)
        return {};
    return paragraph->entries.size() == 1 ? first.key + ":" + *number : *number;
}

void TextCollector::enter(const TomlValue &value, const lossless::SourceNode &node)
{
    if (const auto *table = value.as<TomlTable>())
        return walk(*table, node);
    const auto *array = value.as<TomlArray>();
    if (!array || array->size() != node.elements.size())
        return;
    for (std::size_t i = 0; i < array->size(); ++i) {
        const auto *element = (*array)[i].as<TomlTable>();
        const std::string id = element ? idIn(*element) : std::string();
        m_path.push_back({std::to_string(i), id.empty() ? std::to_string(i) : id});
        enter((*array)[i], node.elements[i]);
        m_path.pop_back();
    }
}

const lossless::SourceNode *nodeIn(const lossless::SourceNode *node, std::string_view key)
{
    return node ? node->find(key) : nullptr;
}

RuleText ruleTextOf(const TomlTable *table)
{
    RuleText text;
    const auto take = [&](std::string_view key, std::string &to) {
        if (const std::string *value = table ? textOf(*table, key) : nullptr)
            to = *value;
    };
    take("title", text.title);
    take("text", text.text);
    take("from", text.from);
    return text;
}

void TextCollector::addRule(const TomlTable &rule, const lossless::SourceNode &node)
{
    const std::string *id = textOf(rule, "id");
    const TomlTable *texts = tableIn(&rule, "text");
    const TomlTable *source = tableIn(texts, kSource);
    const TomlTable *target = tableIn(texts, m_language);
    if (!id || !source)
        return;
    const RuleText english = ruleTextOf(source);
    const std::string *state = target ? textOf(*target, "state") : nullptr;
    const lossless::SourceNode *places = node.find("text");
    for (const std::string field : {"title", "text"}) {
        const std::string *original = textOf(*source, field);
        const lossless::SourceNode *there = nodeIn(nodeIn(places, m_language), field);
        const std::size_t before = m_units.size();
        if (original)
            addText(*original, target ? textOf(*target, field) : nullptr,
                    m_name.substr(0, m_name.rfind('/')) + "/" + *id + "/" + field,
                    there ? there : nodeIn(nodeIn(places, kSource), field),
                    {"text", m_language, field});
        if (m_units.size() == before)
            continue;
        TextUnit &unit = m_units.back();
        unit.sourceHash = hexwerk::sourceHash(english);
        unit.madeFrom = ruleTextOf(target).from;
        if (unit.target.empty())
            continue;
        if (unit.madeFrom.empty())
            unit.madeFrom = std::string(kNoHash);
        unit.state = state ? unitState(*state).value_or(UnitState::Draft) : UnitState::Draft;
    }
}

void TextCollector::addTerm(const TomlTable &term, const lossless::SourceNode &node)
{
    if (const std::string *word = textOf(term, kSource)) {
        const lossless::SourceNode *there = node.find(m_language);
        const std::size_t before = m_units.size();
        addText(*word, textOf(term, m_language),
                m_name.substr(0, m_name.rfind('.')) + "/" + shownPath() + ".word",
                there ? there : node.find(kSource), {m_language});
        const TomlTable *definition = tableIn(&term, "definition");
        const std::string *said = definition ? textOf(*definition, kSource) : nullptr;
        if (said && m_units.size() > before)
            m_units.back().comment = *said;
    }
}

// The value at the place, with the tables on the way to it made.
TomlValue *placeIn(TomlTable &root, const std::vector<std::string> &place)
{
    TomlTable *table = &root;
    TomlValue *value = nullptr;
    for (std::size_t i = 0; i < place.size(); ++i) {
        if (auto *array = value ? value->as<TomlArray>() : nullptr) {
            const std::size_t at = std::stoul(place[i]);
            if (at >= array->size())
                return nullptr;
            value = &(*array)[at];
        } else {
            table = value ? value->as<TomlTable>() : table;
            if (!table)
                return nullptr;
            const bool isLast = i + 1 == place.size();
            if (!table->find(place[i]))
                table->set(place[i], isLast ? TomlValue("") : TomlValue(TomlTable{}));
            value = table->find(place[i]);
        }
        table = value->as<TomlTable>();
    }
    return value;
}

// Of a rule the state and the source are those of title and text together.
struct RuleStamp
{
    std::vector<std::string> place; // of the texts in the language
    std::string hash;
    UnitState state = UnitState::Final;
    bool isCurrent = true;
};

void stamp(TomlTable &root, const RuleStamp &rule)
{
    TomlValue *texts = placeIn(root, rule.place);
    auto *table = texts ? texts->as<TomlTable>() : nullptr;
    if (!table)
        return;
    for (const char *field : {"title", "text"})
        if (!table->find(field))
            table->set(field, "");
    const UnitState state = std::max(rule.state, UnitState::Draft);
    table->set("state", std::string(toString(state)));
    if (rule.isCurrent)
        table->set("from", rule.hash);
}

// New keys of rules under headers of their own, as the rest of that format.
std::vector<KeyRow> rowsOfRules(const std::string &languages)
{
    return {{"rule", "id paragraph differs see_also exception_to replaces *text"},
            {"rule.text", languages},
            {"rule.text.-", "title text state from"}};
}

} // namespace

std::vector<TextUnit> textsOfToml(std::string_view text, const std::string &name,
                                  const std::string &language, std::vector<Problem> &problems)
{
    const auto root = readSource(text, name);
    if (!root) {
        problems.push_back(root.error());
        return {};
    }
    const std::optional<UnitKind> kind = kindOf(*root, name);
    const auto source = kind ? lossless::scanSource(std::string(text)) : std::nullopt;
    const auto tree = source ? lossless::sourceTree(*source) : std::nullopt;
    if (!tree)
        return {};
    TextCollector collector(*source, name, language, *kind);
    collector.walk(*root, *tree);
    std::vector<TextUnit> units = collector.take();
    std::stable_sort(units.begin(), units.end(), [](const TextUnit &one, const TextUnit &other) {
        return one.line < other.line;
    });
    return units;
}

std::optional<std::string> changedToml(const std::string &text, const std::string &name,
                                       const std::string &language,
                                       const std::vector<TextChange> &changes)
{
    std::vector<Problem> problems;
    const std::vector<TextUnit> units = textsOfToml(text, name, language, problems);
    auto root = readSource(text, name);
    if (!root)
        return std::nullopt;
    std::map<std::string, const TextChange *, std::less<>> byKey;
    for (const TextChange &change : changes)
        if (change.after.size() != 1 || !byKey.emplace(change.key, &change).second)
            return std::nullopt;
    std::map<std::vector<std::string>, RuleStamp> rules;
    std::set<std::vector<std::string>> changedRules;
    std::size_t done = 0;
    for (const TextUnit &unit : units) {
        const auto change = byKey.find(unit.key);
        const bool isChanged = change != byKey.end();
        if (unit.kind == UnitKind::Rule) {
            const std::vector<std::string> place(unit.place.begin(), unit.place.end() - 1);
            RuleStamp &rule = rules[place];
            rule.place = place;
            rule.hash = unit.sourceHash;
            rule.state = std::min(rule.state, isChanged ? change->second->stateAfter : unit.state);
            rule.isCurrent &= (isChanged && change->second->stateAfter > UnitState::Draft) ||
                              unit.madeFrom == unit.sourceHash;
            if (isChanged)
                changedRules.insert(place);
        }
        if (!isChanged)
            continue;
        TomlValue *value = placeIn(*root, unit.place);
        if (!value)
            return std::nullopt;
        *value = change->second->after.front();
        ++done;
    }
    if (done != changes.size())
        return std::nullopt;
    for (const auto &place : changedRules)
        stamp(*root, rules[place]);
    const std::string languages = "*" + std::string(kSource) + " *" + language;
    const std::vector<KeyRow> rows = rowsOfRules(languages);
    const bool isRulebook = kindOf(*root, name) == UnitKind::Rule;
    auto result =
        rewritten(text, *root,
                  KeyOrder(isRulebook ? std::span<const KeyRow>(rows) : std::span<const KeyRow>()));
    return result ? std::optional(std::move(*result)) : std::nullopt;
}

} // namespace hexwerk::translation
