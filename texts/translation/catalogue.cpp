#include "texts/translation/catalogue.h"

#include "core/files/file_batch.h"
#include "core/files/text_file.h"
#include "texts/translation/toml_texts.h"
#include "texts/translation/ts_texts.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

namespace hexwerk::translation {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kScenarios = "scenarios";
constexpr std::string_view kOwnScenarios = "scenarios/own/"; // wherever they lie
constexpr std::string_view kProgram = "translations";

struct NamedFile
{
    std::string name;
    fs::path path;
};

void addTomlFiles(const fs::path &folder, const std::string &name, std::vector<NamedFile> &files)
{
    for (const fs::path &file : tomlFiles(folder))
        files.push_back({name + "/" + file.filename().string(), file});
    std::vector<fs::path> inner;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->is_directory(error))
            inner.push_back(entry->path());
    std::sort(inner.begin(), inner.end());
    for (const fs::path &one : inner)
        addTomlFiles(one, name + "/" + one.filename().string(), files);
}

std::vector<NamedFile> filesOf(const fs::path &folder, const std::vector<std::string> &systems,
                               const std::string &language)
{
    std::vector<NamedFile> files;
    for (const std::string &system : systems)
        addTomlFiles(folder / system, system, files);
    for (const fs::path &around : foldersWithTexts(folder)) {
        std::error_code error;
        addTomlFiles(around / kScenarios, std::string(kScenarios), files);
        const fs::path ts = around / kProgram / ("hexwerk_" + language + ".ts");
        if (fs::exists(ts, error))
            files.push_back({std::string(kProgram) + "/" + ts.filename().string(), ts});
    }
    return files;
}

SourceForms englishForms(const fs::path &beside)
{
    const auto text = readTextFile(beside.parent_path() / "hexwerk_en.ts");
    return text ? sourceFormsOfTs(*text.value) : SourceForms();
}

bool isTs(const std::string &name)
{
    return name.ends_with(".ts");
}

} // namespace

std::vector<fs::path> foldersWithTexts(const fs::path &folder)
{
    if (folder.filename() == "resources")
        return {folder, folder.parent_path()};
    return {folder};
}

std::vector<fs::path> filesWithTexts(const DataPaths &paths, const std::string &name)
{
    std::vector<fs::path> files;
    for (const fs::path &folder : paths.folders)
        for (const fs::path &around : foldersWithTexts(folder)) {
            std::error_code error;
            if (fs::exists(around / name, error))
                files.push_back(around / name);
        }
    return files;
}

const TextUnit *Catalogue::find(std::string_view key) const
{
    const auto found = m_places.find(std::string(key));
    return found == m_places.end() ? nullptr : &units[found->second];
}

void Catalogue::index()
{
    m_places.clear();
    m_places.reserve(units.size());
    for (std::size_t i = 0; i < units.size(); ++i)
        m_places.emplace(units[i].key, i);
}

Catalogue loadCatalogue(const DataPaths &paths, const std::vector<std::string> &systems,
                        const std::string &language, const std::vector<fs::path> &scenarios)
{
    Catalogue catalogue;
    catalogue.language = language;
    std::vector<NamedFile> files;
    for (const fs::path &folder : paths.folders)
        for (NamedFile &file : filesOf(folder, systems, language))
            files.push_back(std::move(file));
    for (const fs::path &file : scenarios)
        files.push_back({std::string(kOwnScenarios) + file.filename().string(), file});
    std::unordered_set<std::string> keys;
    std::set<fs::path> read;
    for (const NamedFile &file : files) {
        std::error_code error;
        if (!read.insert(fs::weakly_canonical(file.path, error)).second ||
            catalogue.files.contains(file.name))
            continue;
        const auto text = readTextFile(file.path);
        addProblems(catalogue.problems, text.problems);
        if (!text)
            continue;
        std::vector<TextUnit> units =
            isTs(file.name)
                ? textsOfTs(*text.value, file.name, englishForms(file.path), catalogue.problems)
                : textsOfToml(*text.value, file.name, language, catalogue.problems);
        for (TextUnit &unit : units)
            if (keys.insert(unit.key).second)
                catalogue.units.push_back(std::move(unit));
        catalogue.files.emplace(file.name, file.path);
    }
    catalogue.index();
    return catalogue;
}

void addProgramTexts(Catalogue &catalogue, const DataPaths &paths)
{
    const auto isProgram = [](const TextUnit &unit) { return unit.kind == UnitKind::Program; };
    if (std::any_of(catalogue.units.begin(), catalogue.units.end(), isProgram))
        return;
    Catalogue shipped = loadCatalogue(paths, {}, "de");
    for (TextUnit &unit : shipped.units) {
        if (!isProgram(unit))
            continue;
        unit.target.clear();
        unit.targetForms.clear();
        unit.state = UnitState::Untranslated;
        unit.madeFrom.clear();
        catalogue.units.push_back(std::move(unit));
    }
    catalogue.index();
}

tl::expected<std::vector<ChangedFile>, ChangeFailure>
changedFiles(const Catalogue &catalogue, const std::vector<TextChange> &changes)
{
    std::map<std::string, std::vector<TextChange>> byFile;
    for (const TextChange &change : changes) {
        const TextUnit *unit = catalogue.find(change.key);
        if (!unit)
            return tl::unexpected(ChangeFailure{change.key});
        byFile[unit->file].push_back(change);
    }
    std::vector<ChangedFile> files;
    for (const auto &[name, ofFile] : byFile) {
        const fs::path &path = catalogue.files.at(name);
        const auto text = readTextFile(path);
        if (!text)
            return tl::unexpected(ChangeFailure{name});
        auto changed = isTs(name) ? changedTs(*text.value, name, ofFile)
                                  : changedToml(*text.value, name, catalogue.language, ofFile);
        if (!changed)
            return tl::unexpected(ChangeFailure{name});
        if (*changed != *text.value)
            files.push_back({name, path, std::move(*changed)});
    }
    return files;
}

tl::expected<void, ChangeFailure>
writeInto(const fs::path &folder, const std::vector<ChangedFile> &files, const fs::path &records)
{
    FileBatch batch;
    for (const ChangedFile &file : files) {
        // The tree of sources has these beside the folder of data.
        const fs::path below = folder / file.name;
        const fs::path beside = folder.parent_path() / file.name;
        std::error_code error;
        const bool isBeside =
            folder.filename() == "resources" && fs::equivalent(beside, file.path, error) && !error;
        batch.set(isBeside ? beside : below, file.text);
    }
    if (const auto written = batch.write(records); !written)
        return tl::unexpected(ChangeFailure{written.error().file.string()});
    return {};
}

} // namespace hexwerk::translation
