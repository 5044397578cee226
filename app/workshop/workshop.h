// All texts of one language at hand: what the workshop changes, checks and keeps.
#pragma once

#include <QObject>
#include <QUndoStack>

#include "app/workshop/drawn_texts.h"
#include "core/files/data_paths.h"
#include "core/system/rules.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/checks.h"
#include "texts/translation/import.h"
#include "texts/translation/memory.h"
#include "texts/translation/own_texts.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

// Another translation of a text.
struct UnitChange
{
    std::size_t unit = 0; // place in the list of units
    std::vector<std::string> targets;
    translation::UnitState state = translation::UnitState::Draft;
};

class Workshop final : public QObject
{
    Q_OBJECT

public:
    // `library`: where the user's own texts are kept. `places`: where the systems draw texts.
    Workshop(DataPaths paths, std::vector<const Rules *> systems, std::filesystem::path library,
             std::function<TextPlaces()> places, QObject *parent);
    ~Workshop() override;

    // Scenarios of the user that were open last, wherever they lie.
    static std::vector<std::filesystem::path> ownScenarios();

    // Reads everything; own texts that cannot be read are an error, and then nothing is changed.
    // Empty, or why not.
    QString open(const std::string &language);

    const std::string &language() const { return m_catalogue.language; }
    const std::vector<translation::TextUnit> &units() const { return m_catalogue.units; }
    const translation::Catalogue &catalogue() const { return m_catalogue; }
    const translation::OwnTexts &own() const { return m_own; }
    const Terms &terms() const { return m_terms; }
    QUndoStack &undoStack() { return m_undo; }

    // As a step that can be undone; kept at once.
    void change(std::size_t unit, const std::vector<std::string> &targets,
                translation::UnitState state);
    // The translation fits the source as it is now.
    void confirm(std::size_t unit);
    void silence(std::size_t unit, translation::CheckCode code, const QString &reason);
    // All in one step, which is called so.
    void changeAll(const std::vector<UnitChange> &changes, const QString &name);
    // All of an import in one step.
    void take(const translation::Import &import, const QString &name);
    // What it would change.
    std::vector<UnitChange> changesOf(const translation::Import &import) const;
    // After a change that nobody has read yet: what was approved is to be reviewed, and what is
    // stale or fails a check needs work.
    translation::UnitState stateAfter(std::size_t unit,
                                      const std::vector<std::string> &targets) const;

    std::vector<translation::Alarm> check(const translation::TextUnit &unit) const;
    std::vector<translation::Alarm> checkAll() const;
    // Indices of the units that fail a check.
    std::vector<bool> failing() const;
    std::vector<translation::MemoryMatch> remembered(const std::string &source) const;
    // Keeps what a file of another memory says, for `remembered`. Empty, or why not.
    QString learn(const translation::ExchangeFile &file, int &learned);
    // What the file translates of the texts that have no translation yet.
    std::vector<translation::TextChange> filledFrom(const translation::ExchangeFile &file) const;
    // In the language menu, from now on.
    void offerPseudoLanguage(bool isOffered);
    // The files of the project with the user's own texts in them, below `folder`. Empty, or why
    // not.
    QString exportForProject(const std::filesystem::path &folder, int &files) const;

signals:
    void changed(std::size_t unit);
    void manyChanged();
    // Own texts could not be written: the reason.
    void keepFailed(const QString &reason);

private:
    friend class OwnTextCommand;
    void put(std::size_t unit, const std::vector<std::string> &targets,
             translation::UnitState state, const std::string &madeFrom,
             const translation::OwnText *own);
    void keep();
    void makeChecker();
    std::optional<translation::DrawnSize> drawn(const translation::TextUnit &unit,
                                                const std::string &text) const;
    bool loadForeign();
    const translation::Memory &memory() const;
    std::vector<std::string> systemNames() const;

    DataPaths m_paths;
    std::vector<const Rules *> m_systems;
    std::filesystem::path m_library;
    std::function<TextPlaces()> m_places;
    mutable std::unique_ptr<DrawnTexts> m_drawn; // made when it is first wanted,
    mutable std::string m_drawnIn;               // in that language of the window
    translation::Catalogue m_files;              // as they are
    translation::Catalogue m_catalogue;
    translation::OwnTexts m_own;
    Terms m_terms; // of all systems
    std::unique_ptr<translation::Checker> m_checker;
    std::vector<translation::MemoryEntry> m_foreign;       // of memories of others
    mutable std::unique_ptr<translation::Memory> m_memory; // made when it is first wanted
    QUndoStack m_undo;
};

} // namespace hexwerk
