#include "app/assault/game/play_game.h"

#include "core/assault/files/readers/game_setup.h"
#include "core/assault/game/decks.h"
#include "core/base/hash.h"
#include "core/base/sealed.h"

#include <algorithm>
#include <random>
#include <span>
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

PlayGame::PlayGame(SharedData library, QObject *parent)
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
    return begin(scenario, drawnSecrets(headOf(scenario)->seats()), *m_library);
}

std::vector<Problem> PlayGame::begin(const Scenario &scenario, const Secrets &secrets,
                                     const DataStore &library)
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
    m_exampleSteps.clear();
    m_saved.reset();
    m_lookedAt.clear();
    m_looks.stop();
    m_isCutShort = false;
    m_takenBack = 0;
    m_policies.clear();
    m_waiting.reset();
    if (m_kept)
        m_kept->drop();
    m_dice = freshDice();
    m_match = std::make_unique<Match>(Assault::start(*game.value));
    emit changed();
    return game.problems;
}

// The same orders, with other seals.
void PlayGame::goOnWith(play::Game<Assault> game)
{
    m_match = std::make_unique<Match>(std::move(game), m_match->records());
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
        return std::string(play::kOnlyOrigin);
    case Origin::Computer:
        return "computer";
    }
    Q_UNREACHABLE();
}

static bool isChance(const Order &order)
{
    return std::holds_alternative<Dice>(order) || std::holds_alternative<Draw>(order);
}

bool PlayGame::say(const Order &order, Origin origin, play::Enforce enforce)
{
    std::optional<Order> only = order;
    return sayAll([&only] { return std::exchange(only, std::nullopt); }, origin, enforce);
}

// True if it was told why nothing can be ordered.
bool PlayGame::isBarred(Origin origin)
{
    if (isLookingOn() && !m_waiting)
        emit onlyLooksOn();
    else if (origin != Origin::Computer && m_isComputers())
        emit isNotAsked();
    else
        return false;
    return true;
}

bool PlayGame::sayAll(const std::function<std::optional<Order>()> &next, Origin origin,
                      play::Enforce enforce)
{
    if (isBarred(origin))
        return false;
    const std::size_t before = records().size();
    Ruling<> said;
    while (said) {
        const auto order = next();
        if (!order)
            break;
        said = add(*order,
                   {.json = {},
                    .origin = nameOf(origin),
                    .dice = isChance(*order) ? "hand" : std::string()},
                   enforce);
        if (said)
            answerItself();
    }
    if (records().size() > before)
        emit changed();
    if (!said)
        emit refused(said.error());
    return said.has_value();
}

// `record` says what does not follow from the game.
Ruling<> PlayGame::add(const Order &order, play::Record record, play::Enforce enforce)
{
    record.takenBack = m_takenBack;
    HW_TRY(m_match->say(order, std::move(record), enforce));
    m_takenBack = 0;
    keepOrder();
    tellSeedsAtEnd();
    return {};
}

Ruling<> PlayGame::addRoll(Origin origin)
{
    play::Record record{.json = {}, .origin = nameOf(origin), .dice = "program"};
    if (!std::exchange(m_dice.isKept, true)) {
        if (m_dice.isOpen)
            record.seed = std::to_string(m_dice.seed);
        else
            m_sealed[record.seal = seal()] = m_dice.seed;
    }
    HW_TRY(add(Assault::roll(position(), m_dice.randomness), std::move(record)));
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
    if (isBarred(origin))
        return;
    const bool isAttack = isOfAnAttack(position().pending);
    const SideIndex drawing = isHandDraw(position()) ? position().pending.side : kNobody;
    const auto goesOn = [&] { // [R6.2.1a] a hand is drawn as one, like the dice of an attack
        const bool draws = isHandDraw(position()) && position().pending.side == drawing;
        return draws || (isAttack && isOfAnAttack(position().pending));
    };
    auto rolled = addRoll(origin);
    while (rolled && m_rollsTogether && isChance(game().log().back().order) && goesOn())
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
    for (std::size_t i = 0; i < records().size(); ++i)
        if (const auto seed = m_sealed.find(records()[i].seal); seed != m_sealed.end())
            m_match->record(i).seed = std::to_string(seed->second);
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

bool isOfPlayer(const play::Record &record)
{
    return record.origin != nameOf(Origin::Policy) && record.origin != nameOf(Origin::Only) &&
           record.origin != nameOf(Origin::Computer);
}

// To an announcement, and behind what the program answered by itself to an order of a player.
std::size_t PlayGame::canTakeBack(Behind behind) const
{
    const auto &log = game().log();
    std::size_t keep = log.size();
    bool isPlayers = false;
    if (isLookingOn() && !m_waiting)
        return 0;
    while (keep > 0 &&
           (behind == Behind::Anything || !log[keep - 1].revealed || isUnrolled(keep - 1))) {
        --keep;
        isPlayers = isPlayers || isOfPlayer(records()[keep]);
        if (isPlayers && log[keep].announced)
            break;
    }
    return log.size() - keep;
}

void PlayGame::takeBack(Behind behind)
{
    if (const std::size_t orders = canTakeBack(behind); orders > 0)
        takeBackTo(records().size() - orders);
}

void PlayGame::takeBackTo(std::size_t orders)
{
    const std::size_t gone = records().size() - orders;
    cutTo(orders, gone > canTakeBack(Behind::Nothing));
}

std::optional<std::size_t> PlayGame::lastRollByHand() const
{
    const auto &log = game().log();
    for (std::size_t order = log.size(); order-- > 0 && !log[order].announced;)
        if (std::holds_alternative<Dice>(log[order].order) && records()[order].dice == "hand")
            return order;
    return std::nullopt;
}

void PlayGame::takeBackRoll()
{
    const auto roll = lastRollByHand();
    if (!roll)
        return;
    cutTo(*roll, true);
}

void PlayGame::cutTo(std::size_t orders, bool isBehindDice)
{
    const std::span gone = std::span(records()).subspan(orders);
    m_takenBack += isBehindDice ? gone.size() : 0;
    for (const play::Record &order : gone)
        m_takenBack += order.takenBack;
    if (m_dice.isTold)
        m_dice = freshDice();
    // What was rolled in vain comes from the old seed: the next dice say theirs.
    else if (std::any_of(gone.begin(), gone.end(),
                         [](const play::Record &order) { return order.dice == "program"; }))
        m_dice = nextDice(m_dice);
    m_match->takeBackTo(orders);
    std::erase_if(m_exampleSteps, [orders](std::size_t step) { return step > orders; });
    m_policies.clear();
    m_match->answerFormally();
    rewrite();
    emit changed();
}

void PlayGame::setCourse(bool isOn)
{
    if (std::exchange(m_hasCourse, isOn) != isOn && isRunning() && !isLookingOn() &&
        !records().empty())
        rewrite();
}

void PlayGame::setBookmark(std::size_t order, const QString &name)
{
    if (isLookingOn())
        return emit onlyLooksOn();
    m_match->record(order).bookmark = name.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::setNote(std::size_t order, const QString &note)
{
    if (isLookingOn())
        return emit onlyLooksOn();
    m_match->record(order).note = note.toStdString();
    rewrite();
    emit marked();
}

void PlayGame::branchAt(std::size_t orders, const Knowledge &known)
{
    spendSeeds();
    auto branch = m_match->branch(orders);
    if (!m_waiting)
        m_waiting = Waiting{std::move(m_match), m_scenario,   m_secrets,
                            std::move(m_saved), m_isCutShort, m_dice};
    m_match = std::move(branch);
    m_dice = freshDice(); // it foretells nothing
    m_isCutShort = false;
    m_saved.reset();
    m_takenBack = 0;
    m_policies.clear();
    m_match->answerFormally();
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
    m_secrets = drawnSecrets(headOf(m_scenario)->seats());
    play::Randomness drawn(freshDice().seed);
    goOnWith(imagined(game(), seedsOf(m_secrets, m_scenario), drawn, known));
    m_scenario.board.minefields = minefieldsOf(game().start());
}

void PlayGame::leaveBranch()
{
    spendSeeds();
    Waiting waiting = *std::exchange(m_waiting, std::nullopt);
    m_match = std::move(waiting.match);
    m_scenario = std::move(waiting.scenario);
    m_secrets = std::move(waiting.secrets);
    m_saved = std::move(waiting.saved);
    m_isCutShort = waiting.isCutShort;
    m_dice = std::move(waiting.dice);
    m_takenBack = 0;
    m_policies.clear();
    emit changed();
}

} // namespace hexwerk::assault::ui
