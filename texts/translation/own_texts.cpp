#include "texts/translation/own_texts.h"

#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::translation {

namespace fs = std::filesystem;

static constexpr std::string_view kOwnFolder = "translations";
static constexpr std::string_view kOwnName = "own_";

std::string ownTextsFile(std::string_view language)
{
    return std::string(kOwnFolder) + "/" + std::string(kOwnName) + std::string(language) + ".toml";
}

std::vector<std::string> ownLanguages(const fs::path &library)
{
    std::vector<std::string> languages;
    for (const fs::path &file : tomlFiles(library / kOwnFolder)) {
        const std::string name = file.stem().string();
        if (name.starts_with(kOwnName))
            languages.push_back(name.substr(kOwnName.size()));
    }
    std::sort(languages.begin(), languages.end());
    return languages;
}

static void readState(TableReader &table, UnitState &state)
{
    const auto value = table.find("state");
    std::string name;
    if (!value || !value->read(name))
        return;
    if (const auto known = unitState(name))
        state = *known;
    else
        value->report(FileProblem::BadName, FileExpectation::Id);
}

static void readSilenced(TableReader &table, OwnText &own)
{
    table.readTable("silenced", [&own](TableReader &checks) {
        checks.eachKey([&own](std::string_view name, const ValueReader &reason) {
            if (const auto code = checkCode(name))
                reason.read(own.silenced[*code]);
            else
                reason.report(FileProblem::BadName, FileExpectation::Id);
        });
    });
}

LoadResult<OwnTexts> readOwnTexts(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    OwnTexts own;
    readDocument(context, text, "hexwerk.own_texts", [&own](TableReader &table) {
        table.require({"language"});
        table.readId("language", own.language);
        table.eachTable("text", [&own](TableReader &one) {
            one.require({"key", "source"});
            std::string key;
            one.read("key", key);
            OwnText &mine = own.texts[key];
            one.read("source", mine.sources);
            one.read("target", mine.targets);
            readState(one, mine.state);
            readSilenced(one, mine);
        });
    });
    return loaded(std::move(own), std::move(context.problems));
}

static TomlArray arrayOf(const std::vector<std::string> &texts)
{
    return {texts.begin(), texts.end()};
}

std::string writeOwnTexts(const OwnTexts &own)
{
    const TextStyle style;
    std::string text = "format = \"hexwerk.own_texts\"\nversion = 1\n" +
                       formatPair("language = ", TomlValue(own.language), style) + "\n";
    for (const auto &[key, mine] : own.texts) {
        text += "\n[[text]]\n" + formatPair("key = ", TomlValue(key), style) + "\n" +
                formatPair("source = ", TomlValue(arrayOf(mine.sources)), style) + "\n";
        if (!mine.targets.empty())
            text += formatPair("target = ", TomlValue(arrayOf(mine.targets)), style) + "\n";
        text += formatPair("state = ", TomlValue(toString(mine.state)), style) + "\n";
        if (mine.silenced.empty())
            continue;
        TomlTable checks;
        for (const auto &[code, reason] : mine.silenced)
            checks.set(toString(code), TomlValue(reason));
        text += formatPair("silenced = ", TomlValue(std::move(checks)), style) + "\n";
    }
    return text;
}

LoadResult<OwnTexts> loadOwnTexts(const fs::path &library, const std::string &language)
{
    const fs::path file = library / ownTextsFile(language);
    std::error_code error;
    if (!fs::exists(file, error))
        return {OwnTexts{language, {}}, {}};
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return {{}, text.problems};
    return readOwnTexts(*text.value, file.string());
}

void applyOwnTexts(const OwnTexts &own, Catalogue &catalogue)
{
    for (TextUnit &unit : catalogue.units) {
        const auto found = own.texts.find(unit.key);
        if (found == own.texts.end())
            continue;
        const OwnText &mine = found->second;
        if (!mine.targets.empty()) {
            if (unit.isPlural)
                unit.targetForms = mine.targets;
            else
                unit.target = mine.targets.front();
        }
        unit.state = isEmpty(unit.targets()) ? UnitState::Untranslated : mine.state;
        if (mine.sources.empty())
            continue;
        unit.madeFrom =
            mine.sources == unit.sources() ? unit.sourceHash : hashOfSource(mine.sources.front());
        unit.sourceBefore = mine.sources.front();
    }
}

// "title" or "text" of the rule in the key of such a text; empty for others.
static std::pair<std::string, std::string> ruleOfKey(const std::string &key)
{
    static constexpr std::string_view kRules = "/rulebook/";
    const std::size_t at = key.find(kRules);
    const std::size_t last = key.rfind('/');
    if (at == std::string::npos || last < at + kRules.size())
        return {};
    const std::size_t from = at + kRules.size();
    return {key.substr(from, last - from), key.substr(last + 1)};
}

void applyOwnTexts(const OwnTexts &own, Rulebook &rulebook)
{
    for (const auto &[key, mine] : own.texts) {
        const auto [rule, part] = ruleOfKey(key);
        const RuleEntry *const entry = rule.empty() ? nullptr : rulebook.find(rule);
        if (!entry || isEmpty(mine.targets))
            continue;
        RuleText text = hexwerk::textIn(*entry, own.language);
        (part == "title" ? text.title : text.text) = mine.targets.front();
        rulebook.setText(rule, own.language, std::move(text));
    }
}

std::vector<TextChange> changesOf(const OwnTexts &own, const Catalogue &files)
{
    std::vector<TextChange> changes;
    for (const TextUnit &unit : files.units) {
        const auto found = own.texts.find(unit.key);
        if (found == own.texts.end() || found->second.targets.empty() ||
            (found->second.targets == unit.targets() && found->second.state == unit.state))
            continue;
        changes.push_back({unit.key, unit.file, 0, unit.targets(), found->second.targets,
                           unit.state, found->second.state});
    }
    return changes;
}

} // namespace hexwerk::translation
