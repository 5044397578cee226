#include "texts/translation/notes.h"

#include "core/files/document.h"
#include "core/files/key_order.h"
#include "core/files/lossless_patch.h"
#include "core/files/migration.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"
#include "core/files/toml_reader.h"

#include <algorithm>
#include <array>
#include <span>

namespace hexwerk::translation {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFolder = "translations";
constexpr std::string_view kFormat = "hexwerk.translations";
// Of the two files that there were once.
constexpr std::string_view kNotesBefore = "notes_";
constexpr std::string_view kOwnBefore = "own_";
constexpr std::string_view kOwnFormatBefore = "hexwerk.own_texts";

const std::array<KeyRow, 3> &noteRows()
{
    static const std::array<KeyRow, 3> rows = {
        KeyRow{"", "format version language stand_ins *text"},
        KeyRow{"text", "key state sources targets silenced"},
        KeyRow{"text.silenced", "check reason"},
    };
    return rows;
}

std::vector<std::string> checkNames()
{
    std::vector<std::string> names;
    for (std::size_t code = 0; code <= static_cast<std::size_t>(kLastCheck); ++code)
        names.emplace_back(toString(static_cast<CheckCode>(code)));
    return names;
}

std::vector<std::string> stateNames()
{
    std::vector<std::string> names;
    for (std::size_t state = 0; state <= static_cast<std::size_t>(UnitState::Final); ++state)
        names.emplace_back(toString(static_cast<UnitState>(state)));
    return names;
}

void readSilenced(TableReader &table, TextNote &note)
{
    table.require({"check"});
    std::string reason;
    table.read("reason", reason);
    const auto value = table.find("check");
    const auto code = value ? value->readName(checkNames()) : std::nullopt;
    if (code)
        note.silenced.insert_or_assign(static_cast<CheckCode>(*code), reason);
}

void readState(TableReader &table, TextNote &note)
{
    const auto value = table.find("state");
    const auto state = value ? value->readName(stateNames()) : std::nullopt;
    if (state)
        note.state = static_cast<UnitState>(*state);
}

// Version 1 of the older file of a user's own texts calls some of them otherwise.
enum class Wording : std::uint8_t { Notes, OwnTexts };

void readNote(TableReader &table, Wording wording, TranslationNotes &notes)
{
    table.require({"key"});
    std::string key;
    const auto value = table.find("key");
    if (!value || !value->read(key))
        return table.ignoreRest();
    const auto [place, isNew] = notes.texts.try_emplace(key);
    if (!isNew) {
        value->report(FileProblem::DuplicateId);
        return table.ignoreRest();
    }
    TextNote &note = place->second;
    readState(table, note);
    if (wording == Wording::Notes) {
        table.read("sources", note.sources);
        table.read("targets", note.targets);
        table.eachTable("silenced", [&](TableReader &check) { readSilenced(check, note); });
        return;
    }
    table.read("source", note.sources);
    table.read("target", note.targets);
    table.readTable("silenced", [&note](TableReader &checks) {
        checks.eachKey([&note](std::string_view name, const ValueReader &reason) {
            if (const auto code = checkCode(name))
                reason.read(note.silenced[*code]);
            else
                reason.report(FileProblem::BadName, FileExpectation::Id);
        });
    });
    // It told the state and the source of every text, also of one with nothing but a silenced
    // check.
    if (note.targets.empty() && !note.silenced.empty()) {
        note.state.reset();
        note.sources.clear();
    }
}

LoadResult<TranslationNotes> readAs(Wording wording, std::string_view format, std::string_view text,
                                    const std::string &file)
{
    ReadContext context{file, {}, {}};
    TranslationNotes notes;
    readDocument(context, text, format, [&](TableReader &table) {
        table.require({"language"});
        table.readId("language", notes.language);
        if (wording == Wording::Notes)
            table.read("stand_ins", notes.standIns);
        table.eachTable("text", [&](TableReader &one) { readNote(one, wording, notes); });
    });
    return loaded(std::move(notes), std::move(context.problems));
}

TomlTable treeOf(const std::string &key, const TextNote &note)
{
    TomlTable table;
    table.style = TableStyle::Header;
    table.set("key", key);
    if (note.state)
        table.set("state", std::string(toString(*note.state)));
    const auto setTexts = [&table](const char *name, const std::vector<std::string> &texts) {
        if (!texts.empty())
            table.set(name, TomlArray(texts.begin(), texts.end()));
    };
    setTexts("sources", note.sources);
    setTexts("targets", note.targets);
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
    if (!notes.standIns.empty())
        root.set("stand_ins", TomlArray(notes.standIns.begin(), notes.standIns.end()));
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

void applyOwn(const TextNote &note, TextUnit &unit)
{
    if (unit.isPlural)
        unit.targetForms = note.targets;
    else
        unit.target = note.targets.front();
    unit.state =
        isEmpty(note.targets) ? UnitState::Untranslated : note.state.value_or(UnitState::Draft);
    if (note.sources.empty())
        return;
    unit.madeFrom =
        note.sources == unit.sources() ? unit.sourceHash : hashOfSource(note.sources.front());
    unit.sourceBefore = note.sources.front();
}

void apply(const TextNote &note, TextUnit &unit)
{
    if (!note.targets.empty())
        return applyOwn(note, unit);
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
    return std::string(kFolder) + "/" + std::string(language) + ".toml";
}

std::vector<std::string> notedLanguages(const fs::path &folder)
{
    std::set<std::string> languages;
    for (const fs::path &file : tomlFiles(folder / kFolder)) {
        std::string name = file.stem().string();
        for (const std::string_view older : {kOwnBefore, kNotesBefore})
            if (name.starts_with(older))
                name.erase(0, older.size());
        languages.insert(std::move(name));
    }
    return {languages.begin(), languages.end()};
}

LoadResult<TranslationNotes> readNotes(std::string_view text, const std::string &file)
{
    return readAs(Wording::Notes, kFormat, text, file);
}

static std::vector<fs::path> olderFiles(const fs::path &folder, const std::string &language)
{
    std::vector<fs::path> files;
    for (const std::string_view older : {kOwnBefore, kNotesBefore})
        files.push_back(folder / kFolder / (std::string(older) + language + ".toml"));
    return files;
}

// What the user translated comes before what is known of the texts of the files.
static void join(TextNote &note, TextNote &&older)
{
    if (note.targets.empty() && !older.targets.empty())
        note.targets = std::move(older.targets);
    if (note.sources.empty())
        note.sources = std::move(older.sources);
    if (!note.state)
        note.state = older.state;
    note.silenced.merge(older.silenced);
}

LoadResult<TranslationNotes> loadNotes(const fs::path &folder, const std::string &language)
{
    TranslationNotes notes{language, {}};
    std::vector<Problem> problems;
    std::vector<fs::path> files = olderFiles(folder, language);
    files.insert(files.begin(), folder / notesFile(language));
    for (const fs::path &file : files) {
        std::error_code error;
        if (!fs::exists(file, error))
            continue;
        const LoadResult<std::string> text = readTextFile(file);
        addProblems(problems, text.problems);
        if (!text)
            continue;
        const bool isOwn = rootText(*text.value, "format") == kOwnFormatBefore;
        auto read = isOwn ? readAs(Wording::OwnTexts, kOwnFormatBefore, *text.value, file.string())
                          : readNotes(*text.value, file.string());
        addProblems(problems, read.problems);
        if (!read)
            continue;
        if (notes.standIns.empty())
            notes.standIns = std::move(read.value->standIns);
        for (auto &[key, note] : read.value->texts)
            join(notes.texts[key], std::move(note));
    }
    return loaded(std::move(notes), std::move(problems));
}

LoadResult<TranslationNotes> loadNotes(const DataPaths &paths, const std::string &language)
{
    TranslationNotes notes{language, {}};
    std::vector<Problem> problems;
    for (const fs::path &folder : paths.folders) {
        auto more = loadNotes(folder, language);
        addProblems(problems, more.problems);
        if (!more)
            continue;
        notes.texts.merge(more.value->texts);
        if (notes.standIns.empty())
            notes.standIns = std::move(more.value->standIns);
    }
    return {std::move(notes), std::move(problems)};
}

void removeOlderNotes(const fs::path &folder, const std::string &language)
{
    for (const fs::path &file : olderFiles(folder, language)) {
        std::error_code error;
        fs::remove(file, error);
    }
}

WriteResult keepNotes(const fs::path &folder, const TranslationNotes &notes)
{
    const fs::path file = folder / notesFile(notes.language);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    const auto before = readTextFile(file);
    const bool hasComments = before && before.value->find('#') != std::string::npos;
    auto text = writeNotes(notes, hasComments ? *before.value : std::string()); // else faster
    if (!text)
        text = writeNotes(notes, {});
    if (auto written = writeFile(file, *text); !written)
        return written;
    removeOlderNotes(folder, notes.language);
    return {};
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
        note.targets.clear(); // its file has it
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
