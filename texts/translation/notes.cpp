#include "texts/translation/notes.h"

#include "core/files/key_order.h"
#include "core/files/lossless_patch.h"
#include "core/files/migration.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"
#include "texts/translation/toml_source.h"

#include <algorithm>
#include <array>
#include <span>

namespace hexwerk::translation {

namespace {

constexpr std::string_view kFormat = "hexwerk.translations";

const std::array<KeyRow, 3> &noteRows()
{
    static const std::array<KeyRow, 3> rows = {
        KeyRow{"", "format version language *text"},
        KeyRow{"text", "key state sources silenced"},
        KeyRow{"text.silenced", "check reason"},
    };
    return rows;
}

const TomlArray *arrayIn(const TomlTable &table, std::string_view key)
{
    const TomlValue *value = table.find(key);
    return value ? value->as<TomlArray>() : nullptr;
}

TextNote noteOf(const TomlTable &table, const std::string &file, std::vector<Problem> &problems)
{
    TextNote note;
    const auto report = [&](const char *key, const std::string &found) {
        problems.push_back(
            {.code = FileProblem::BadName, .file = file, .key = key, .found = found});
    };
    if (const std::string *state = textOf(table, "state")) {
        note.state = unitState(*state);
        if (!note.state)
            report("text.state", *state);
    }
    if (const TomlArray *sources = arrayIn(table, "sources"))
        for (const TomlValue &source : *sources)
            if (const auto *text = source.as<std::string>())
                note.sources.push_back(*text);
    if (const TomlArray *silenced = arrayIn(table, "silenced"))
        for (const TomlValue &one : *silenced) {
            const auto *row = one.as<TomlTable>();
            const std::string *check = row ? textOf(*row, "check") : nullptr;
            const std::string *reason = row ? textOf(*row, "reason") : nullptr;
            const std::string_view name = check ? std::string_view(*check) : std::string_view();
            if (const std::optional<CheckCode> code = checkCode(name); code.has_value())
                note.silenced.insert_or_assign(*code, reason ? *reason : std::string());
            else
                report("text.silenced.check", std::string(name));
        }
    return note;
}

TomlTable treeOf(const std::string &key, const TextNote &note)
{
    TomlTable table;
    table.style = TableStyle::Header;
    table.set("key", key);
    if (note.state)
        table.set("state", std::string(toString(*note.state)));
    TomlArray sources;
    for (const std::string &source : note.sources)
        sources.emplace_back(source);
    if (!sources.empty())
        table.set("sources", std::move(sources));
    TomlArray silenced;
    for (const auto &[code, reason] : note.silenced) {
        TomlTable row;
        row.set("check", std::string(toString(code))).set("reason", reason);
        silenced.emplace_back(std::move(row));
    }
    if (!silenced.empty())
        table.set("silenced", std::move(silenced));
    return table;
}

TomlTable treeOf(const TranslationNotes &notes)
{
    TomlTable root;
    root.set("format", std::string(kFormat)).set("version", kNewestVersion);
    root.set("language", notes.language);
    TomlArray texts;
    for (const auto &[key, note] : notes.texts)
        if (!(note == TextNote()))
            texts.emplace_back(treeOf(key, note));
    if (!texts.empty())
        root.set("text", std::move(texts));
    return root;
}

// Of the kinds whose files say it.
bool saysItsState(const TextUnit &unit)
{
    return unit.kind == UnitKind::Rule;
}

void apply(const TextNote &note, TextUnit &unit)
{
    const bool hasSource = !note.sources.empty();
    const bool isSame = note.sources == unit.sources();
    if (saysItsState(unit)) {
        if (hasSource && isStale(unit))
            unit.sourceBefore = note.sources.front();
        return;
    }
    if (unit.state == UnitState::Untranslated)
        return;
    if (note.state && *note.state != UnitState::Untranslated) {
        const bool isUnfinished = unit.kind == UnitKind::Program && unit.state == UnitState::Draft;
        const bool isFinished = unit.kind == UnitKind::Program && unit.state == UnitState::Final;
        if (isUnfinished)
            unit.state = std::min(*note.state, UnitState::Review);
        else if (!isFinished)
            unit.state = *note.state;
    }
    if (!hasSource)
        return;
    unit.madeFrom = isSame ? unit.sourceHash : hashOfSource(note.sources.front());
    if (!isSame)
        unit.sourceBefore = note.sources.front();
}

} // namespace

std::string notesFile(std::string_view language)
{
    return "translations/notes_" + std::string(language) + ".toml";
}

LoadResult<TranslationNotes> readNotes(std::string_view text, const std::string &file)
{
    std::vector<Problem> problems;
    const auto root = readSource(text, file);
    if (!root)
        return {std::nullopt, {root.error()}};
    const std::string *format = textOf(*root, "format");
    const TomlValue *version = root->find("version");
    const std::int64_t *number = version ? version->as<std::int64_t>() : nullptr;
    const std::string *language = textOf(*root, "language");
    if (!format || *format != kFormat)
        problems.push_back({.code = FileProblem::WrongFormat, .file = file, .key = "format"});
    else if (!number || *number > kNewestVersion)
        problems.push_back({.code = FileProblem::NewerVersion, .file = file, .key = "version"});
    else if (!language)
        problems.push_back({.code = FileProblem::MissingKey, .file = file, .key = "language"});
    if (hasErrors(problems))
        return {std::nullopt, std::move(problems)};
    TranslationNotes notes{*language, {}};
    if (const TomlArray *texts = arrayIn(*root, "text"))
        for (const TomlValue &one : *texts) {
            const auto *table = one.as<TomlTable>();
            const std::string *key = table ? textOf(*table, "key") : nullptr;
            if (!key)
                problems.push_back(
                    {.code = FileProblem::MissingKey, .file = file, .key = "text.key"});
            else if (!notes.texts.emplace(*key, noteOf(*table, file, problems)).second)
                problems.push_back({.code = FileProblem::DuplicateId,
                                    .file = file,
                                    .key = "text.key",
                                    .found = *key});
        }
    return loaded(std::move(notes), std::move(problems));
}

LoadResult<TranslationNotes> loadNotes(const DataPaths &paths, const std::string &language)
{
    TranslationNotes notes{language, {}};
    std::vector<Problem> problems;
    for (const std::filesystem::path &file : filesWithTexts(paths, notesFile(language))) {
        const auto text = readTextFile(file);
        addProblems(problems, text.problems);
        if (!text)
            continue;
        auto more = readNotes(*text.value, file.string());
        addProblems(problems, more.problems);
        if (more)
            notes.texts.merge(more.value->texts);
    }
    return {std::move(notes), std::move(problems)};
}

std::optional<std::string> writeNotes(const TranslationNotes &notes, const std::string &before)
{
    const KeyOrder order{std::span<const KeyRow>(noteRows())};
    const TomlTable wanted = order.arranged("", treeOf(notes));
    if (before.empty())
        return formatDocument(wanted);
    auto result = rewritten(before, wanted, order);
    return result ? std::optional(std::move(*result)) : std::nullopt;
}

void applyNotes(const TranslationNotes &notes, Catalogue &catalogue)
{
    for (TextUnit &unit : catalogue.units)
        if (const auto note = notes.texts.find(unit.key); note != notes.texts.end())
            apply(note->second, unit);
}

void noteChanges(const Catalogue &catalogue, const std::vector<TextChange> &changes,
                 TranslationNotes &notes)
{
    for (const TextChange &change : changes) {
        const TextUnit *unit = catalogue.find(change.key);
        if (!unit)
            continue;
        TextNote &note = notes.texts[change.key];
        note.sources = unit->sources();
        note.state.reset();
        if (!saysItsState(*unit) && change.stateAfter != UnitState::Final)
            note.state = change.stateAfter;
    }
}

std::set<std::pair<std::string, CheckCode>> silencedChecks(const TranslationNotes &notes)
{
    std::set<std::pair<std::string, CheckCode>> silenced;
    for (const auto &[key, note] : notes.texts)
        for (const auto &[code, reason] : note.silenced)
            silenced.insert({key, code});
    return silenced;
}

} // namespace hexwerk::translation
