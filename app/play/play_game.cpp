#include "app/play/play_game.h"

#include "core/base/hash.h"
#include "core/files/game_setup.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <random>
#include <utility>

namespace hexwerk {

using assault::Assault;

static constexpr std::uint64_t kMostSeed = 999'999'999; // can be read out and typed

static std::uint64_t seedFrom(play::Randomness &randomness)
{
    return randomness.below(kMostSeed) + 1;
}

static std::uint64_t freshSeed()
{
    std::random_device device;
    play::Randomness randomness(std::uint64_t{device()} << 32 | device());
    return seedFrom(randomness);
}

PlayGame::PlayGame(editor::SharedLibrary library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_dice(freshSeed())
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
    m_isCutShort = false;
    m_note.clear();
    m_policies.clear();
    m_waiting.reset();
    if (m_kept)
        m_kept->drop();
    m_dice = ProgramDice(freshSeed());
    m_game.emplace(Assault::start(*game.value));
    m_timeline.emplace(*m_game);
    emit changed();
    return game.problems;
}

PlayGame::Resumed PlayGame::load(const QString &path)
{
    LoadResult<std::string> text = readTextFile(path.toStdString());
    if (!text)
        return {.problems = std::move(text.problems)};
    LoadResult<LoadedGame> loaded = salvageGame(*text.value, path.toStdString());
    if (!loaded)
        return {.problems = std::move(loaded.problems)};
    Resumed resumed{.problems = begin(loaded.value->game.scenario)};
    if (hasErrors(resumed.problems))
        return resumed;
    replay(*loaded.value, resumed);
    m_isCutShort = loaded.value->wasCutShort;
    return resumed;
}

void PlayGame::replay(const LoadedGame &saved, Resumed &resumed)
{
    using Why = Resumed::Why;
    const auto stop = [&](Why why) {
        resumed.differsFrom = m_records.size() + 1;
        resumed.why = why;
    };
    resumed.changed = changedSince(saved.game.data, m_data);
    resumed.hasOtherCorrections = m_data.corrections != saved.game.data.corrections;
    for (const GameOrder &record : saved.game.orders) {
        const auto order = Assault::orderFromJson(position(), record.json);
        const auto taken = order ? m_game->apply(*order) : tl::unexpected(order.error());
        if (!taken) {
            resumed.refusal = taken.error();
            return stop(Why::Refused);
        }
        if (!record.hash.empty() && record.hash != hashText(Assault::hash(position()))) {
            m_game->takeBackTo(m_records.size());
            return stop(Why::OtherPosition);
        }
        m_records.push_back(record);
    }
    resumed.broken = saved.broken;
    if (saved.broken)
        stop(Why::Broken);
    else if (saved.missing > 0)
        stop(Why::Missing);
    else
        m_data = saved.game.data;
}

PlayGame::Resumed PlayGame::resume(const QString &path)
{
    Resumed resumed = load(path);
    if (hasErrors(resumed.problems))
        return resumed;
    if (resumed.differsFrom == 0)
        m_path = path;
    emit changed();
    return resumed;
}

PlayGame::Resumed PlayGame::recover(const QString &path)
{
    Resumed resumed = load(path);
    if (hasErrors(resumed.problems))
        return resumed;
    rewrite();
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

std::string nameOf(Origin origin)
{
    switch (origin) {
    case Origin::Mouse:
        return "mouse";
    case Origin::Key:
        return "key";
    case Origin::Policy:
        return "policy";
    case Origin::Only:
        return "only";
    }
    Q_UNREACHABLE();
}

static bool isChance(const assault::Order &order)
{
    return std::holds_alternative<assault::Dice>(order) ||
           std::holds_alternative<assault::Draw>(order);
}

bool PlayGame::say(const assault::Order &order, Origin origin)
{
    return give(
        order,
        {.json = {}, .origin = nameOf(origin), .dice = isChance(order) ? "hand" : std::string()});
}

bool PlayGame::give(const assault::Order &order, GameOrder record)
{
    const auto added = add(order, std::move(record));
    if (!added) {
        emit refused(added.error());
        return false;
    }
    answerItself();
    emit changed();
    return true;
}

// `record` says what does not follow from the game.
Ruling<> PlayGame::add(const assault::Order &order, GameOrder record)
{
    HW_TRY(m_game->apply(order));
    GameOrder kept = recordOf(m_game->log().size() - 1);
    record.json = std::move(kept.json);
    record.hash = std::move(kept.hash);
    record.note = std::exchange(m_note, {});
    m_records.push_back(record);
    keepOrder();
    return {};
}

// On the disk before anyone sees what came of it.
void PlayGame::keepOrder()
{
    if (m_isCutShort)
        return rewrite();
    if (!m_path.isEmpty())
        write(appendOrder(m_path.toStdString(), m_records.size(), m_records.back()));
    if (m_path.isEmpty() && m_kept && !m_waiting)
        told(m_kept->isWhole() ? m_kept->append(m_records.size(), m_records.back())
                               : m_kept->write(file()));
}

void PlayGame::told(const WriteResult &kept)
{
    if (!kept && !std::exchange(m_toldKeeping, true))
        emit keepFailed(kept.error());
}

assault::Order PlayGame::drawn()
{
    const auto cards = Assault::outcomes(position());
    std::uint64_t total = 0;
    for (const auto &card : cards)
        total += card.weight;
    std::uint64_t left = m_dice.randomness.below(total);
    std::size_t i = 0;
    while (left >= cards[i].weight)
        left -= cards[i++].weight;
    return cards[i].order;
}

assault::Order PlayGame::rolled()
{
    const assault::Pending &pending = position().pending;
    assault::Dice dice;
    const int count = pending.plainDice + pending.dice.size();
    for (int i = 0; i < count; ++i)
        dice.faces.push_back(static_cast<std::uint8_t>(m_dice.randomness.below(6) + 1));
    return dice;
}

void PlayGame::roll(Origin origin)
{
    const bool isDraw = position().pending.question == assault::Question::CardDraw;
    GameOrder record{.json = {}, .origin = nameOf(origin), .dice = "program"};
    if (!std::exchange(m_dice.isKept, true))
        record.seed = std::to_string(m_dice.seed);
    give(isDraw ? drawn() : rolled(), std::move(record));
}

void PlayGame::seedDice(std::uint64_t seed)
{
    m_dice = ProgramDice(seed);
    emit changed();
}

static bool isOfPlayer(const GameOrder &record)
{
    return record.origin != nameOf(Origin::Policy) && record.origin != nameOf(Origin::Only);
}

// To an announcement, and behind what the program answered by itself to an order of a player.
std::size_t PlayGame::canTakeBack(Behind behind) const
{
    const auto &log = m_game->log();
    std::size_t keep = log.size();
    bool isPlayers = false;
    while (keep > 0 && (behind == Behind::Anything || !log[keep - 1].revealed)) {
        --keep;
        isPlayers = isPlayers || isOfPlayer(m_records[keep]);
        if (isPlayers && log[keep].announced)
            break;
    }
    return log.size() - keep;
}

void PlayGame::takeBack(Behind behind)
{
    if (const std::size_t orders = canTakeBack(behind); orders > 0)
        takeBackTo(m_game->log().size() - orders);
}

void PlayGame::takeBackTo(std::size_t orders)
{
    const std::size_t gone = m_game->log().size() - orders;
    if (gone > canTakeBack(Behind::Nothing))
        m_note = "taken back behind dice: " + std::to_string(gone) + " orders";
    m_game->takeBackTo(orders);
    m_timeline->cutTo(orders);
    // What was rolled in vain comes from the old seed: the next dice say theirs.
    if (std::any_of(m_records.begin() + static_cast<std::ptrdiff_t>(orders), m_records.end(),
                    [](const GameOrder &order) { return order.dice == "program"; }))
        m_dice = ProgramDice(seedFrom(m_dice.randomness));
    m_records.resize(orders);
    m_policies.clear();
    rewrite();
    emit changed();
}

void PlayGame::rewrite()
{
    m_isCutShort = false;
    if (!m_path.isEmpty())
        write(writeGame(m_path.toStdString(), file()));
    if (m_path.isEmpty() && m_kept && !m_waiting)
        told(m_kept->write(file()));
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
        m_waiting = Waiting{*m_game, m_records, m_path, m_isCutShort, m_dice};
    m_dice = ProgramDice(freshSeed()); // it foretells nothing
    m_isCutShort = false;
    m_path.clear();
    m_note.clear();
    m_policies.clear();
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
    m_isCutShort = waiting.isCutShort;
    m_dice = std::move(waiting.dice);
    m_note.clear();
    m_policies.clear();
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
    if (!result)
        return result;
    m_path = path;
    m_isCutShort = false;
    if (m_kept && !m_waiting)
        m_kept->drop();
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
