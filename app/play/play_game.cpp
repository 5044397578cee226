#include "app/play/play_game.h"

#include "core/base/hash.h"
#include "core/files/game_setup.h"

#include <algorithm>
#include <random>
#include <utility>

namespace hexwerk {

using assault::Assault;

static std::uint64_t freshSeed()
{
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

PlayGame::PlayGame(editor::SharedLibrary library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_randomness(freshSeed())
{
}

std::vector<Problem> PlayGame::begin(const Scenario &scenario)
{
    const auto game = setUpGame(scenario, *m_library);
    if (!game)
        return game.problems;
    m_scenario = scenario;
    m_data = pinData(scenario, *m_library);
    m_records.clear();
    m_path.clear();
    m_note.clear();
    m_waiting.reset();
    m_game.emplace(Assault::start(*game.value));
    m_timeline.emplace(*m_game);
    emit changed();
    return game.problems;
}

PlayGame::Resumed PlayGame::resume(const QString &path)
{
    LoadResult<LoadedGame> loaded = loadGame(path.toStdString());
    if (!loaded)
        return {std::move(loaded.problems), 0};
    GameFile &saved = loaded.value->game;
    Resumed resumed{begin(saved.scenario), 0};
    if (!m_game || hasErrors(resumed.problems))
        return resumed;
    for (std::size_t i = 0; i < saved.orders.size() && resumed.differsFrom == 0; ++i) {
        const auto order = Assault::orderFromJson(position(), saved.orders[i].json);
        const bool taken = order && m_game->apply(*order);
        const bool same = saved.orders[i].hash.empty() ||
                          (taken && saved.orders[i].hash == hashText(Assault::hash(position())));
        if (!taken || !same)
            resumed.differsFrom = i + 1;
        if (taken)
            m_records.push_back(saved.orders[i]);
    }
    m_data = saved.data;
    if (resumed.differsFrom == 0) {
        m_path = path;
        if (loaded.value->wasCutShort)
            rewrite();
    }
    emit changed();
    return resumed;
}

GameOrder PlayGame::recordOf(std::size_t place) const
{
    // A hash when a turn begins.
    const auto &entry = m_game->log()[place];
    const bool newTurn =
        std::any_of(entry.events.begin(), entry.events.end(), [](const auto &event) {
            return std::holds_alternative<assault::TurnBegan>(event.what) ||
                   std::holds_alternative<assault::GameEnded>(event.what);
        });
    return {.json = Assault::orderToJson(position(), entry.order),
            .hash = newTurn ? hashText(Assault::hash(position())) : std::string()};
}

GameFile PlayGame::file() const
{
    return {m_scenario, m_data, m_records};
}

bool PlayGame::say(const assault::Order &order, Origin origin)
{
    const auto events = m_game->apply(order);
    if (!events) {
        emit refused(events.error());
        return false;
    }
    GameOrder record = recordOf(m_game->log().size() - 1);
    record.origin = origin == Origin::Mouse ? "mouse" : "key";
    record.note = std::exchange(m_note, {});
    m_records.push_back(record);
    if (!m_path.isEmpty())
        write(appendOrder(m_path.toStdString(), m_records.size(), record));
    emit changed();
    return true;
}

assault::Order PlayGame::drawn()
{
    const auto cards = Assault::outcomes(position());
    std::uint64_t total = 0;
    for (const auto &card : cards)
        total += card.weight;
    std::uint64_t left = m_randomness.below(total);
    std::size_t i = 0;
    while (left >= cards[i].weight)
        left -= cards[i++].weight;
    return cards[i].order;
}

void PlayGame::roll(Origin origin)
{
    const assault::Pending &pending = position().pending;
    if (pending.question == assault::Question::CardDraw) {
        say(drawn(), origin);
        return;
    }
    assault::Dice dice;
    const int count = pending.plainDice + pending.dice.size();
    for (int i = 0; i < count; ++i)
        dice.faces.push_back(static_cast<std::uint8_t>(m_randomness.below(6) + 1));
    say(dice, origin);
}

std::size_t PlayGame::canTakeBack(Behind behind) const
{
    if (behind == Behind::Nothing)
        return m_game->canTakeBack();
    const auto &log = m_game->log();
    const auto announced =
        std::find_if(log.rbegin(), log.rend(), [](const auto &entry) { return entry.announced; });
    return announced == log.rend() ? log.size()
                                   : static_cast<std::size_t>(announced - log.rbegin()) + 1;
}

void PlayGame::takeBack(Behind behind)
{
    if (const std::size_t orders = canTakeBack(behind); orders > 0)
        takeBackTo(m_game->log().size() - orders);
}

void PlayGame::takeBackTo(std::size_t orders)
{
    const std::size_t gone = m_game->log().size() - orders;
    if (gone > m_game->canTakeBack())
        m_note = "taken back behind dice: " + std::to_string(gone) + " orders";
    m_game->takeBackTo(orders);
    m_timeline->cutTo(orders);
    m_records.resize(orders);
    rewrite();
    emit changed();
}

void PlayGame::rewrite()
{
    if (!m_path.isEmpty())
        write(writeGame(m_path.toStdString(), file()));
}

void PlayGame::setBookmark(std::size_t order, const QString &name)
{
    m_records[order].bookmark = name.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::setNote(std::size_t order, const QString &note)
{
    m_records[order].note = note.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::branchAt(std::size_t orders)
{
    if (!m_waiting)
        m_waiting = Waiting{*m_game, m_records, m_path};
    m_path.clear();
    m_note.clear();
    m_game->takeBackTo(orders);
    m_timeline->cutTo(orders);
    m_records.resize(orders);
    emit changed();
}

void PlayGame::leaveBranch()
{
    Waiting waiting = *std::exchange(m_waiting, std::nullopt);
    m_game.emplace(std::move(waiting.game));
    m_timeline.emplace(*m_game);
    m_records = std::move(waiting.records);
    m_path = waiting.path;
    m_note.clear();
    emit changed();
}

bool PlayGame::isUnsaved() const
{
    const auto isLost = [](const Game &game, const QString &path) {
        return path.isEmpty() && !game.log().empty() && !game.position().pending.isOver();
    };
    return m_waiting ? isLost(m_waiting->game, m_waiting->path)
                     : isRunning() && isLost(*m_game, m_path);
}

WriteResult PlayGame::saveAs(const QString &path)
{
    WriteResult result = writeGame(path.toStdString(), file());
    if (result)
        m_path = path;
    return result;
}

void PlayGame::write(const WriteResult &result)
{
    if (result)
        return;
    m_path.clear(); // do not add to what may not fit any more
    emit saveFailed(result.error());
}

} // namespace hexwerk
