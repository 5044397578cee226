#include "app/assault/game/play_game.h"

#include "core/assault/aside/only_answer.h"
#include "core/assault/files/readers/game_record.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/base/hash.h"
#include "core/base/sealed.h"

#include <algorithm>
#include <random>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kLookPause = 500;                  // milliseconds
static constexpr std::uint64_t kMostSeed = 999'999'999; // can be read out and typed

// Too many for anyone to try them all.
static ProgramDice freshDice()
{
    std::random_device device;
    return {std::uint64_t{device()} << 32 | device(), ProgramDice::Seed::Sealed};
}

// Those after dice that were rolled in vain.
static ProgramDice nextDice(ProgramDice &dice)
{
    if (dice.isOpen)
        return {dice.randomness.below(kMostSeed) + 1, ProgramDice::Seed::Open};
    return {dice.randomness.below(UINT64_MAX), ProgramDice::Seed::Sealed};
}

std::string sealOf(std::uint64_t seed)
{
    const Commitment commitment = commitmentTo(seed, {});
    std::uint64_t digits = 0;
    for (std::size_t i = 0; i < sizeof digits; ++i)
        digits = digits << 8 | commitment[i];
    return hashText(digits);
}

PlayGame::PlayGame(SharedLibrary library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_dice(freshDice())
{
    m_looks.setInterval(kLookPause);
    connect(&m_looks, &QTimer::timeout, this, &PlayGame::lookAgain);
}

PlayGame::~PlayGame()
{
    blockSignals(true); // who would hear it is gone in part
    spendSeeds();
}

std::vector<Problem> PlayGame::begin(const Scenario &scenario)
{
    spendSeeds();
    return begin(scenario, drawnSecrets(scenario), *m_library);
}

std::vector<Problem> PlayGame::begin(const Scenario &scenario,
                                     const std::map<std::string, Salt> &secrets,
                                     const Library &library)
{
    auto game = setUpGame(scenario, library);
    if (!game)
        return game.problems;
    game.value->seeds = seedsOf(secrets, scenario);
    m_secrets = secrets;
    m_scenario = scenario;
    m_data = pinData(scenario, library);
    m_playedWith = playedWith(scenario, library);
    m_hasCourse = false;
    m_records.clear();
    m_saved.reset();
    m_lookedAt.clear();
    m_looks.stop();
    m_isCutShort = false;
    m_note.clear();
    m_policies.clear();
    m_waiting.reset();
    if (m_kept)
        m_kept->drop();
    m_dice = freshDice();
    m_game.emplace(Assault::start(*game.value));
    m_timeline.emplace(*m_game);
    emit changed();
    return game.problems;
}

// The same orders, with other seals.
void PlayGame::goOnWith(Game game)
{
    m_game.emplace(std::move(game));
    m_timeline.emplace(*m_game);
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        GameOrder kept = recordOf(m_game->log()[i], m_timeline->at(i + 1));
        m_records[i].json = std::move(kept.json);
        m_records[i].hash = std::move(kept.hash);
    }
}

// What the file of an older game does not have. The program gives it by itself.
void PlayGame::answerFormally()
{
    while (const auto answer = formalAnswer(position()))
        addByItself(*answer);
}

void PlayGame::addByItself(const Order &answer)
{
    const auto taken = m_game->apply(answer);
    HW_EXPECTS(taken);
    m_records.push_back(recordOf(m_game->log()[m_records.size()], position()));
    m_records.back().origin = nameOf(Origin::Only);
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

static bool isChance(const Order &order)
{
    return std::holds_alternative<Dice>(order) || std::holds_alternative<Draw>(order);
}

bool PlayGame::say(const Order &order, Origin origin)
{
    return give(
        order,
        {.json = {}, .origin = nameOf(origin), .dice = isChance(order) ? "hand" : std::string()});
}

bool PlayGame::give(const Order &order, GameOrder record)
{
    if (isLookingOn() && !m_waiting) {
        emit onlyLooksOn();
        return false;
    }
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
Ruling<> PlayGame::add(const Order &order, GameOrder record)
{
    HW_TRY(m_game->apply(order));
    GameOrder kept = recordOf(m_game->log().back(), position());
    record.json = std::move(kept.json);
    record.hash = std::move(kept.hash);
    record.note = std::exchange(m_note, {});
    m_records.push_back(record);
    keepOrder();
    tellSeedsAtEnd();
    return {};
}

Order PlayGame::rolled()
{
    const Pending &pending = position().pending;
    Dice dice;
    const int count = pending.plainDice + pending.dice.size();
    for (int i = 0; i < count; ++i)
        dice.faces.push_back(static_cast<std::uint8_t>(m_dice.randomness.below(6) + 1));
    return dice;
}

Ruling<> PlayGame::addRoll(Origin origin)
{
    const bool isDraw = position().pending.question == Question::CardDraw;
    GameOrder record{.json = {}, .origin = nameOf(origin), .dice = "program"};
    if (!std::exchange(m_dice.isKept, true)) {
        if (m_dice.isOpen)
            record.seed = std::to_string(m_dice.seed);
        else
            m_sealed[record.seal = seal()] = m_dice.seed;
    }
    HW_TRY(add(isDraw ? m_dice.randomness.drawn(Assault::outcomes(position())) : rolled(),
               std::move(record)));
    answerItself();
    return {};
}

// What one press may roll with others: neither a card nor who is first.
static bool isOfAnAttack(const Pending &pending)
{
    return pending.isChance() && pending.question != Question::CardDraw &&
           pending.use != RollUse::Setup && pending.use != RollUse::Initiative &&
           pending.use != RollUse::Players;
}

void PlayGame::roll(Origin origin)
{
    if (isLookingOn() && !m_waiting)
        return emit onlyLooksOn();
    const bool isAttack = isOfAnAttack(position().pending);
    auto rolled = addRoll(origin);
    while (rolled && isAttack && m_rollsTogether && isChance(m_game->log().back().order) &&
           isOfAnAttack(position().pending))
        rolled = addRoll(origin);
    if (!rolled)
        emit refused(rolled.error());
    emit changed();
}

void PlayGame::seedDice(std::uint64_t seed)
{
    m_dice = ProgramDice(seed, ProgramDice::Seed::Open);
    emit changed();
}

std::optional<std::uint64_t> PlayGame::openSeed() const
{
    return m_dice.isOpen ? std::optional(m_dice.seed) : std::nullopt;
}

void PlayGame::tellSeeds()
{
    for (GameOrder &record : m_records)
        if (const auto seed = m_sealed.find(record.seal); seed != m_sealed.end())
            record.seed = std::to_string(seed->second);
    m_sealed.clear();
    rewrite();
}

// When nothing is rolled any more.
void PlayGame::tellSeedsAtEnd()
{
    if (!position().pending.isOver() || m_sealed.empty())
        return;
    m_dice.isTold = true;
    m_dice.isOpen = m_dice.isOpen || m_dice.isKept;
    tellSeeds();
}

// The game is left, or goes on with other dice: nothing follows from them any more.
void PlayGame::spendSeeds()
{
    if (m_sealed.empty())
        return;
    if (!m_dice.isOpen)
        m_dice = freshDice();
    tellSeeds();
}

bool isOfPlayer(const GameOrder &record)
{
    return record.origin != nameOf(Origin::Policy) && record.origin != nameOf(Origin::Only);
}

// To an announcement, and behind what the program answered by itself to an order of a player.
std::size_t PlayGame::canTakeBack(Behind behind) const
{
    const auto &log = m_game->log();
    std::size_t keep = log.size();
    bool isPlayers = false;
    if (isLookingOn() && !m_waiting)
        return 0;
    while (keep > 0 &&
           (behind == Behind::Anything || !log[keep - 1].revealed || isUnrolled(keep - 1))) {
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
    cutTo(orders, gone > canTakeBack(Behind::Nothing)
                      ? "taken back behind dice: " + std::to_string(gone) + " orders"
                      : m_note);
}

std::optional<std::size_t> PlayGame::lastRollByHand() const
{
    const auto &log = m_game->log();
    for (std::size_t order = log.size(); order-- > 0 && !log[order].announced;)
        if (std::holds_alternative<Dice>(log[order].order) && m_records[order].dice == "hand")
            return order;
    return std::nullopt;
}

void PlayGame::takeBackRoll()
{
    const auto roll = lastRollByHand();
    if (!roll)
        return;
    const std::size_t gone = m_game->log().size() - *roll;
    cutTo(*roll, "a roll is entered again: " + std::to_string(gone) + " orders taken back");
}

void PlayGame::cutTo(std::size_t orders, const std::string &note)
{
    m_note = note;
    m_game->takeBackTo(orders);
    m_timeline->cutTo(orders);
    if (m_dice.isTold)
        m_dice = freshDice();
    // What was rolled in vain comes from the old seed: the next dice say theirs.
    else if (std::any_of(m_records.begin() + static_cast<std::ptrdiff_t>(orders), m_records.end(),
                         [](const GameOrder &order) { return order.dice == "program"; }))
        m_dice = nextDice(m_dice);
    m_records.resize(orders);
    m_policies.clear();
    answerFormally();
    rewrite();
    emit changed();
}

void PlayGame::setCourse(bool isOn)
{
    if (std::exchange(m_hasCourse, isOn) != isOn && !isLookingOn() && !m_records.empty())
        rewrite();
}

void PlayGame::setBookmark(std::size_t order, const QString &name)
{
    if (isLookingOn())
        return emit onlyLooksOn();
    m_records[order].bookmark = name.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::setNote(std::size_t order, const QString &note)
{
    if (isLookingOn())
        return emit onlyLooksOn();
    m_records[order].note = note.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::branchAt(std::size_t orders, const Knowledge &known)
{
    spendSeeds();
    if (!m_waiting)
        m_waiting = Waiting{*m_game,      m_scenario, m_secrets, m_records, std::move(m_saved),
                            m_isCutShort, m_dice};
    m_dice = freshDice(); // it foretells nothing
    m_isCutShort = false;
    m_saved.reset();
    m_note.clear();
    m_policies.clear();
    m_game->takeBackTo(orders);
    m_timeline->cutTo(orders);
    m_records.resize(orders);
    answerFormally();
    if (const Knowledge sure = knownTo(known); sure != Knowledge{true, true})
        imagine(sure);
    emit changed();
}

// What who has a copy for one side knows is known to everybody there.
Knowledge PlayGame::knownTo(const Knowledge &players) const
{
    const SideSeeds &seeds = position().seeds;
    return {seeds[0] && (players[0] || !seeds[1]), seeds[1] && (players[1] || !seeds[0])};
}

// [R9.6.4.1c] Nobody learns from it what lies face down.
void PlayGame::imagine(const Knowledge &known)
{
    m_secrets = drawnSecrets(m_scenario);
    play::Randomness drawn(freshDice().seed);
    goOnWith(imagined(*m_game, seedsOf(m_secrets, m_scenario), drawn, known));
    m_scenario.board.minefields = minefieldsOf(m_game->start());
}

void PlayGame::leaveBranch()
{
    spendSeeds();
    Waiting waiting = *std::exchange(m_waiting, std::nullopt);
    m_game.emplace(std::move(waiting.game));
    m_timeline.emplace(*m_game);
    m_scenario = std::move(waiting.scenario);
    m_secrets = std::move(waiting.secrets);
    m_records = std::move(waiting.records);
    m_saved = std::move(waiting.saved);
    m_isCutShort = waiting.isCutShort;
    m_dice = std::move(waiting.dice);
    m_note.clear();
    m_policies.clear();
    emit changed();
}

} // namespace hexwerk::assault::ui
