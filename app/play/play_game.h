// The game under way: says orders to the engine, rolls dice, takes back, saves as it goes on.
#pragma once

#include <QObject>
#include <QString>

#include "core/assault/assault.h"
#include "core/files/game_file.h"
#include "core/play/answerer.h"
#include "core/play/game.h"
#include "editor/document/library.h"

#include <optional>
#include <vector>

namespace hexwerk {

// Who gave an order: kept in the game file.
enum class Origin : std::uint8_t { Mouse, Key };

class PlayGame final : public QObject
{
    Q_OBJECT

public:
    explicit PlayGame(editor::SharedLibrary library, QObject *parent = nullptr);

    // Problems, without a game if one is an error.
    std::vector<Problem> begin(const Scenario &scenario);
    // Goes on with a saved game. `differsFrom` of the result is the first order (from 1) that
    // today's rules or data no longer take, or after which the position differs; 0 if none.
    struct Resumed
    {
        std::vector<Problem> problems;
        std::size_t differsFrom = 0;
    };
    Resumed resume(const QString &path);

    bool isRunning() const { return m_game.has_value(); }
    // Only while a game is running.
    const play::Game<assault::Assault> &game() const { return *m_game; }
    const assault::Position &position() const { return m_game->position(); }
    // For the games begun from now on.
    void setLibrary(editor::SharedLibrary library) { m_library = std::move(library); }
    const editor::Library &library() const { return *m_library; }

    // Refused orders change nothing but are told by refused().
    bool say(const assault::Order &order, Origin origin);
    // Rolls real faces for the pending question of chance, or draws a card.
    void roll(Origin origin);
    // The dice of roll() follow from it; without, every program rolls its own.
    void seedDice(std::uint64_t seed) { m_randomness = play::Randomness(seed); }

    // How far a take-back may go: up to the last announcement, but not behind dice, or all the
    // same; then the game file says so.
    enum class Behind : std::uint8_t { Nothing, Anything };
    // How many orders it would remove.
    std::size_t canTakeBack(Behind behind) const;
    void takeBack(Behind behind);

    QString path() const { return m_path; }
    // It would be lost: it has begun, is not over, and is in no file.
    bool isUnsaved() const;
    // From now on every order is added to that file.
    [[nodiscard]] WriteResult saveAs(const QString &path);

signals:
    void changed();
    void refused(const hexwerk::Refusal &refusal);
    void saveFailed(const hexwerk::WriteFailure &error);

private:
    assault::Order drawn();
    GameOrder recordOf(std::size_t place) const;
    GameFile file() const;
    void write(const WriteResult &result);

    editor::SharedLibrary m_library;
    Scenario m_scenario;
    GameData m_data;
    std::optional<play::Game<assault::Assault>> m_game;
    std::vector<GameOrder> m_records;
    play::Randomness m_randomness;
    QString m_path;
    std::string m_note; // of the next order
};

} // namespace hexwerk
