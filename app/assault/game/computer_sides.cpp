#include "app/assault/game/computer_sides.h"

#include <QApplication>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include "app/assault/game/side_to_speak.h"
#include "core/assault/mind/playing_on.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <random>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kModalPause = 200;        // milliseconds, until a dialog is looked for again
static constexpr int kReading = 1500;          // milliseconds
static constexpr int kTurnPauses = 3;          // instead of one
static constexpr std::size_t kLooksBack = 200; // orders
static constexpr int kLostGames = 30;          // of those that a hopeless game is played on in

ComputerSides::ComputerSides(PlayGame &game)
    : m_game(game)
{
    m_thinking.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ComputerSides::speak);
    connect(&m_game, &PlayGame::changed, this, &ComputerSides::goOn);
    m_game.askWhoseItIs([this] { return isToSpeak(); });
}

ComputerSides::~ComputerSides()
{
    m_game.askWhoseItIs([] { return false; });
    rush();
    m_thinking.waitForDone();
}

void ComputerSides::setPlayed(std::array<bool, 2> played)
{
    if (std::exchange(m_played, played) == played)
        return;
    m_game.setAgainstComputer(playsAny());
    forgetThoughts();
    m_isHeld = false;
    goOn();
    emit changed();
}

void ComputerSides::setOpponents(std::array<Opponent, 2> opponents)
{
    if (std::exchange(m_opponents, opponents) == opponents)
        return;
    forgetThoughts();
    goOn();
}

void ComputerSides::takeUp()
{
    std::array<bool, 2> played = {};
    std::array<bool, 2> isKnown = {};
    const auto &records = m_game.records();
    for (std::size_t i = records.size(); i-- > 0 && records.size() - i < kLooksBack;) {
        const bool isComputer = records[i].origin == nameOf(Origin::Computer);
        if (!isComputer && !isOfPlayer(records[i]))
            continue;
        const Pending &pending = m_game.positionAt(i).pending;
        if (pending.side == kNobody || pending.isChance() || isKnown[pending.side])
            continue;
        isKnown[pending.side] = true;
        played[pending.side] = isComputer;
    }
    setPlayed(played);
    if (isToSpeak())
        setHeld(true);
}

bool ComputerSides::isToSpeak() const
{
    if (!playsAny() || !m_game.isRunning() || (m_game.isLookingOn() && !m_game.isBranch()))
        return false;
    const Position &p = m_game.position();
    if (p.pending.isOver())
        return false;
    const SideIndex side = sideToSpeak(p);
    return side == kNobody ? m_played[0] && m_played[1] : m_played[side];
}

void ComputerSides::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    m_isConceding = false;
    goOn();
    emit changed();
}

void ComputerSides::setUnseen(bool isUnseen)
{
    if (std::exchange(m_isUnseen, isUnseen) != isUnseen)
        goOn();
}

void ComputerSides::hurry()
{
    if (!isToSpeak())
        return;
    m_isHurried = true;
    m_pause.start(0);
    if (m_isThinking)
        rush();
    else if (!m_order)
        begin();
}

// Whether the action that is over was a player's, with dice: an attack by the computer would take
// its result off the screen.
bool ComputerSides::hasJustRolled() const
{
    const auto &log = m_game.game().log();
    bool hasRolled = false;
    for (std::size_t order = log.size(); order-- > 0;) {
        hasRolled = hasRolled || std::holds_alternative<Dice>(log[order].order);
        if (log[order].announced)
            return hasRolled && isOfPlayer(m_game.records()[order]);
    }
    return false;
}

// What is announced of a turn and what a player has rolled can be read; the steps of a move belong
// together.
int ComputerSides::pauseBefore(const Position &p)
{
    const int pause = std::exchange(m_turn, p.turn) != p.turn ? kTurnPauses * m_pace
                      : p.pending.question == Question::Step  ? m_pace / 3
                                                              : m_pace;
    const bool isRead = p.pending.question == Question::Announce && hasJustRolled();
    return isRead ? std::max(pause, kReading) : pause;
}

// The game has changed, or who plays it, or whether it waits: a thought about the question that is
// still open is kept.
void ComputerSides::goOn()
{
    const std::size_t orders = m_game.isRunning() ? m_game.records().size() : 0;
    const std::uint64_t hash = m_game.isRunning() ? hashOf(m_game.position()) : 0;
    if (orders < m_orders || (m_isThinking && hash != m_hash))
        forgetThoughts(); // about what is taken back, or about a question that is gone
    else if (hash != m_hash)
        leaveQuestion();
    m_orders = orders;
    m_hash = hash;
    m_pause.stop();
    if (!isToSpeak() || m_isHeld || m_isUnseen)
        return;
    m_pause.start(pauseBefore(m_game.position()));
    if (!m_isThinking && !m_order)
        begin();
}

void ComputerSides::leaveQuestion()
{
    m_order.reset();
    m_isHurried = false;
    ++m_question;
}

void ComputerSides::rush()
{
    for (const Mind &mind : m_minds)
        if (mind.isRushed)
            *mind.isRushed = true;
}

void ComputerSides::forgetThoughts()
{
    rush();
    leaveQuestion();
    m_isThinking = false;
    m_minds = {};
    m_judgedTurn = {};
    m_hopelessTurns = {};
    m_isConceding = false;
    m_hasConceded = false;
}

ComputerSides::Mind ComputerSides::makeMind(SideIndex side)
{
    const auto isRushed = std::make_shared<std::atomic_bool>(false);
    const auto now = [isRushed] {
        const auto time = std::chrono::steady_clock::now().time_since_epoch();
        return *isRushed ? std::numeric_limits<double>::infinity()
                         : std::chrono::duration<double>(time).count();
    };
    const auto tell = [this, isRushed](const Plan &plan, double chance) {
        QMetaObject::invokeMethod(this, [this, isRushed, plan, chance] {
            if (m_isThinking && !*isRushed)
                emit leads(plan, chance);
        });
    };
    return {computerPlayer(m_opponents[side], m_game.position().setting, std::random_device()(),
                           {.now = now, .leads = tell}),
            isRushed};
}

void ComputerSides::begin()
{
    const Position &p = m_game.position();
    if (p.pending.isChance())
        return;
    const SideIndex side = p.pending.side;
    if (!m_minds[side].player)
        m_minds[side] = makeMind(side);
    *m_minds[side].isRushed = false;
    m_isThinking = true;
    const bool isJudged = p.pending.question == Question::Announce && !m_played[enemyOf(side)] &&
                          std::exchange(m_judgedTurn[side], p.turn) != p.turn;
    auto *thought = new QFutureWatcher<Thought>(this);
    connect(thought, &QFutureWatcher<Thought>::finished, this,
            [this, thought, side, question = m_question] {
                thought->deleteLater();
                if (question != m_question)
                    return;
                m_isThinking = false;
                notice(thought->result(), side);
                if (!m_pause.isActive())
                    speak();
            });
    thought->setFuture(QtConcurrent::run(
        &m_thinking, [mind = m_minds[side].player, view = Assault::viewFor(p, side), isJudged] {
            Thought result{mind->answer(view)};
            if (isJudged)
                result.isHopeless = isHopeless(view, std::random_device()(), kLostGames);
            return result;
        }));
}

// It gives up if all was lost for two turns.
void ComputerSides::notice(const Thought &thought, SideIndex side)
{
    m_order = thought.order;
    if (thought.isHopeless)
        m_hopelessTurns[side] = *thought.isHopeless ? m_hopelessTurns[side] + 1 : 0;
    if (m_hopelessTurns[side] < 2 || std::exchange(m_hasConceded, true))
        return;
    m_isConceding = true;
    m_isHeld = true;
    emit changed();
}

void ComputerSides::speak()
{
    if (!isToSpeak() || (m_isHeld && !m_isHurried) || m_isUnseen)
        return;
    if (QApplication::activeModalWidget() || m_isBusy()) // with the game as it is
        return m_pause.start(kModalPause);
    if (m_game.position().pending.isChance())
        m_game.roll(Origin::Computer);
    else if (m_order)
        m_game.say(*std::exchange(m_order, std::nullopt), Origin::Computer);
}

} // namespace hexwerk::assault::ui
