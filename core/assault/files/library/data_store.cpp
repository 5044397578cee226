#include "core/assault/files/library/data_store.h"

#include "core/assault/board/compose.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/readers/system_overlay.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/base/hash.h"
#include "core/files/book_reader.h"
#include "core/files/document.h"
#include "core/files/rules_index_reader.h"
#include "core/files/text_file.h"
#include "core/files/words.h"

#include <algorithm>

namespace hexwerk::assault {

namespace fs = std::filesystem;

const Tile *DataStore::tile(std::string_view id) const
{
    const auto found = tiles.find(id);
    return found == tiles.end() ? nullptr : &found->second;
}

TileLookup DataStore::tileLookup() const
{
    return [this](std::string_view id) { return tile(id); };
}

std::vector<std::string> DataStore::tileIds() const
{
    std::vector<std::string> ids;
    for (const auto &[id, tile] : tiles)
        ids.push_back(id);
    return ids;
}

std::vector<std::string> DataStore::cardIds() const
{
    return keysOf(cards.units);
}

TerrainChart DataStore::terrainFor(std::string_view profile) const
{
    TerrainChart chart = system.terrain;
    const auto found = system.profiles.find(std::string(profile));
    if (found != system.profiles.end())
        chart.replace(found->second.terrain);
    return chart;
}

class DataLoader
{
public:
    LoadResult<DataStore> load(const DataPaths &paths)
    {
        if (!loadSystem(paths))
            return {std::nullopt, std::move(m_problems)};
        for (const fs::path &folder : paths.folders) {
            for (const fs::path &file : tomlFiles(folder / systemFolder(kSystemId, "cards")))
                withText(file, [&](const std::string &text) { noteCards({file.string(), text}); });
            for (const fs::path &file : tomlFiles(folder / systemFolder(kSystemId, "tiles")))
                withText(file, [&](const std::string &text) { addTile(text, file.string()); });
        }
        return finish();
    }

    LoadResult<DataStore> load(const std::vector<TextSource> &files)
    {
        std::vector<TextSource> system;
        std::vector<TextSource> tiles;
        for (const TextSource &source : files)
            if (isSystem(source.text))
                system.push_back(source);
            else if (rootText(source.text, "format") == "hexwerk.tile")
                tiles.push_back(source);
            else
                noteCards(source);
        if (system.empty() || !readTables(system.front(), {system.begin() + 1, system.end()}))
            return {std::nullopt, std::move(m_problems)};
        for (const TextSource &source : tiles)
            addTile(source.text, source.file);
        return finish();
    }

private:
    struct CardSource
    {
        std::string file;
        CardFile cards;
    };

    void noteCards(const TextSource &source)
    {
        if (rootText(source.text, "format") == "hexwerk.formations")
            m_formations.push_back(source);
        else
            addCards(source.text, source.file);
    }

    LoadResult<DataStore> finish()
    {
        for (CardSource &source : m_cards) // the whole vocabulary is at hand now
            checkAndAdd(source);
        for (const TextSource &source : m_formations) // whose unit cards are all at hand now
            addFormations(source.text, source.file);
        return {std::move(m_store), std::move(m_problems)};
    }

    void note(std::vector<Problem> problems)
    {
        m_problems.insert(m_problems.end(), problems.begin(), problems.end());
    }

    template<typename Use>
    void withText(const fs::path &file, Use use)
    {
        LoadResult<std::string> text = readTextFile(file);
        note(std::move(text.problems));
        if (text)
            use(*text.value);
    }

    // The first whole system, with the corrections over it: those of earlier folders come last.
    bool loadSystem(const DataPaths &paths)
    {
        std::optional<TextSource> whole;
        std::vector<TextSource> corrections;
        for (const fs::path &folder : paths.folders)
            for (const fs::path &file : tomlFiles(folder / systemFolder(kSystemId))) {
                if (file == folder / rulesIndexFile(kSystemId) ||
                    file == folder / termsFile(kSystemId) ||
                    file == folder / rulingsFile(kSystemId) ||
                    file == folder / sectionsFile(kSystemId))
                    continue;
                withText(file, [&](const std::string &text) {
                    TextSource source{file.string(), text};
                    if (!isSystem(text))
                        note(readSystem({source}).problems);
                    else if (!extendedBy(text).empty() && isActive(text))
                        corrections.insert(corrections.begin(), std::move(source));
                    else if (!extendedBy(text).empty())
                        return; // switched off
                    else if (!whole)
                        whole = std::move(source);
                });
            }
        if (!whole) {
            const fs::path first = paths.folders.empty() ? fs::path() : paths.folders[0];
            const fs::path file = first / systemFolder(kSystemId) / kWholeSystem;
            m_problems.push_back({.code = FileProblem::CannotRead, .file = file.string()});
            return false;
        }
        return readTables(*whole, corrections);
    }

    // Corrections that are broken are left out.
    bool readTables(const TextSource &whole, const std::vector<TextSource> &corrections)
    {
        LoadResult<SystemData> system = readSystem({whole});
        note(std::move(system.problems));
        if (!system)
            return false;
        m_store.systemSources = {whole};
        for (const TextSource &source : corrections) {
            std::vector<TextSource> sources = m_store.systemSources;
            sources.push_back(source);
            LoadResult<SystemData> corrected = readSystem(sources);
            note(std::move(corrected.problems));
            if (!corrected)
                continue;
            system = std::move(corrected);
            m_store.systemSources = std::move(sources);
        }
        m_store.system = std::move(*system.value);
        m_store.systemHash = Hash().add(whole.text).value();
        return true;
    }

    void addCards(const std::string &text, const std::string &file)
    {
        LoadResult<CardFile> cards = readCards(text, file);
        note(std::move(cards.problems));
        if (!cards)
            return;
        for (const auto &effect : cards.value->effects)
            m_store.cards.effects.insert(effect);
        m_cards.push_back({file, std::move(*cards.value)});
    }

    void checkAndAdd(CardSource &source)
    {
        const std::vector<Problem> faults =
            checkCards(source.cards, m_store.system, m_store.cards.effects, source.file);
        note(faults);
        if (hasErrors(faults))
            return;
        for (UnitCard &card : source.cards.units)
            m_store.cards.units.try_emplace(card.id, std::move(card));
        for (CommandCard &card : source.cards.commands)
            m_store.cards.commands.try_emplace(card.id, std::move(card));
        for (SupportCard &card : source.cards.supports)
            m_store.cards.supports.try_emplace(card.id, std::move(card));
    }

    void addFormations(const std::string &text, const std::string &file)
    {
        LoadResult<FormationFile> formations = readFormations(text, file);
        note(std::move(formations.problems));
        if (!formations)
            return;
        const std::vector<Problem> faults =
            checkFormations(*formations.value, m_store.system, m_store.cards, file);
        note(faults);
        if (hasErrors(faults))
            return;
        for (FormationCard &card : formations.value->formations)
            m_store.cards.formations.try_emplace(card.id, card);
    }

    void addTile(const std::string &text, const std::string &file)
    {
        LoadResult<TileFile> tile = readTile(text, file);
        note(std::move(tile.problems));
        if (!tile)
            return;
        const std::vector<Problem> faults = checkTile(*tile.value, m_store.system, file);
        note(faults);
        if (!hasErrors(faults))
            m_store.tiles.try_emplace(tile.value->tile.id, tile.value->tile);
    }

    DataStore m_store;
    std::vector<CardSource> m_cards;
    std::vector<TextSource> m_formations;
    std::vector<Problem> m_problems;
};

LoadResult<DataStore> loadData(const DataPaths &paths)
{
    return DataLoader().load(paths);
}

LoadResult<DataStore> dataFrom(const std::vector<TextSource> &files)
{
    return DataLoader().load(files);
}

} // namespace hexwerk::assault
