// A game of a real table under way: what is told goes to the engine, and at once into its file.
#pragma once

#include <QObject>
#include <QString>

#include "app/assault/game/saved_game.h"
#include "core/assault/tabletop/table_play.h"
#include "core/play/match.h"
#include "core/system/game_reader.h"
#include "editor/assault/document/shared_data.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class TableSession final : public QObject
{
    Q_OBJECT

public:
    TableSession(SharedData library, QString folder, QObject *parent = nullptr);
    ~TableSession() override;

    // For the games begun or resumed from now on.
    void setLibrary(SharedData library) { m_library = std::move(library); }

    // A game of the scenario in a new file of the folder. Problems, without a game if one is an
    // error.
    std::vector<Problem> begin(const Scenario &scenario);
    // Two sides without units, in an edition: one attack after the other.
    std::vector<Problem> beginWithoutScenario(const std::string &profile);
    struct Resumed
    {
        std::vector<Problem> problems;    // without a game if one is an error
        std::size_t differsFrom = 0;      // the first order (from 1) that it does not have; 0: none
        std::vector<std::string> changed; // data since it was begun
        bool hasOwnValues = false;        // it goes on with those it was begun with
        bool isPlayedElsewhere = false;   // by another program: there is no game here
    };
    Resumed resume(const QString &path, Values values = Values::Own);

    bool isRunning() const { return m_match != nullptr; }
    // Only while a game is running.
    const TablePosition &position() const { return m_match->position(); }
    const TablePosition &positionAt(std::size_t orders) const
    {
        return m_match->positionAt(orders);
    }
    const play::Game<Tabletop> &game() const { return m_match->game(); }
    const std::vector<play::Record> &records() const { return m_match->records(); }
    const Scenario &scenario() const { return scenarioOf(m_file); }
    // Whether its units come from a scenario.
    bool hasScenario() const { return !scenario().units.empty() || !scenario().victories.empty(); }

    // Refused orders change nothing and are told by refused(); forced ones are done as far as they
    // can be.
    bool say(const TableOrder &order, play::Enforce enforce = play::Enforce::Yes);
    bool canTakeBack() const { return m_match && !m_match->records().empty(); }
    void takeBack();
    void setNote(std::size_t order, const QString &note);

    // Leaves it in its file.
    void close();
    QString path() const { return m_saved ? m_saved->path() : QString(); }
    [[nodiscard]] WriteResult saveCopy(const QString &path) const;

    // What is entered of the next attack, beside the file; empty: nothing.
    void keepDraft(const std::string &json);
    std::string draft() const;

    // The files of that folder, the last one first.
    struct Kept
    {
        QString path;
        QString title;
        int turn = 1; // the last that has begun
        std::size_t orders = 0;
        bool hasScenario = false;
    };
    static std::vector<Kept> keptIn(const QString &folder);
    static void remove(const QString &path);

signals:
    void changed();
    void refused(const hexwerk::Refusal &refusal);
    // It cannot be kept.
    void saveFailed(const hexwerk::WriteFailure &failure);

private:
    std::vector<Problem> beginAs(SharedHead head, const QString &title);
    void told(const WriteResult &result);
    GameFile file() const;
    // The cards of counters that have joined are kept in the file; whether there were new ones.
    bool keepJoinedCards();

    SharedData m_library;
    QString m_folder;
    GameFile m_file; // without its orders
    std::unique_ptr<play::MatchOf<Tabletop>> m_match;
    std::unique_ptr<SavedGame> m_saved;
};

// In the state folder of the user.
QString keptTablesFolder();

} // namespace hexwerk::assault::ui
