#include "core/assault/lab/pair_player.h"

#include "core/base/hash.h"

#include <algorithm>

namespace hexwerk::assault {

using lab::Tally;

lab::Opponent opponentOf(const Opponent &opponent, int rollouts)
{
    return lab::opponent(toString(opponent), rolloutsOf(opponent.level, rollouts));
}

lab::StudyHead studyOf(const Head &scenario, const Library &library, const Position &start,
                       const std::array<lab::Opponent, 2> &opponents)
{
    const Scenario &said = start.setting->scenario;
    return {.scenario = lab::playedScenario(scenario),
            .data = lab::hashesOf(scenario.rules().pins(scenario, library)),
            .engine = lab::engineBuild(),
            .sides = {said.sides[0].id, said.sides[1].id},
            .opponents = opponents,
            .seed = "1",
            .limits = {said.turns, kUsualOrders}};
}

std::optional<Unfit> unfitFor(const Position &start)
{
    const std::vector<SideSpec> &sides = start.setting->scenario.sides;
    if (sides.size() != 2)
        return Unfit{StudyObstacle::NotTwoSides};
    for (std::size_t side = 0; side < sides.size(); ++side)
        if (std::none_of(start.units.begin(), start.units.end(),
                         [side](const Unit &unit) { return unit.side == side; }))
            return Unfit{StudyObstacle::SideWithoutUnits, sides[side].id};
    if (start.pending.isOver())
        return Unfit{StudyObstacle::IsOver};
    return std::nullopt;
}

PairPlayer::PairPlayer(Position start, const lab::StudyHead &head)
    : m_start(std::move(start))
    , m_goals(m_start.setting)
    , m_limits(head.limits)
{
    HW_EXPECTS(!unfitFor(m_start));
    for (std::size_t i = 0; i < head.opponents.size(); ++i) {
        const auto opponent = opponentFromString(head.opponents[i].id);
        HW_EXPECTS(opponent);
        m_opponents[i] = *opponent;
        m_rollouts[i] = head.opponents[i].rollouts;
    }
}

struct PairPlayer::Played
{
    GameCounter counter;
    SideIndex winner = kNobody;
    int orders = 0;
    int lead = 0; // of side 0
    bool isFinished = false;
    std::uint64_t hash = 0; // of the last position
};

// What follows from the seed of a pair.
enum class SeedOf : std::uint8_t { Dice, FirstOpponent, SecondOpponent };

static std::uint64_t seedFor(std::uint64_t pair, SeedOf use)
{
    return Hash().add(pair).add(static_cast<std::uint64_t>(use)).value();
}

std::unique_ptr<ComputerPlayer> PairPlayer::playerOf(std::size_t opponent, std::uint64_t seed) const
{
    const SeedOf use = opponent == 0 ? SeedOf::FirstOpponent : SeedOf::SecondOpponent;
    return computerPlayer(m_opponents[opponent], m_start.setting, seedFor(seed, use),
                          {.rollouts = m_rollouts[opponent]});
}

PairPlayer::Played
PairPlayer::playGame(std::uint64_t seed, std::size_t swapped,
                     const std::function<bool()> &isStopped,
                     const std::function<void(const Position &, const Order &)> &heard) const
{
    Position p = m_start;
    Played played{GameCounter(p, m_goals)};
    const std::array<std::unique_ptr<ComputerPlayer>, 2> players = {playerOf(swapped, seed),
                                                                    playerOf(1 - swapped, seed)};
    play::Randomness dice(seedFor(seed, SeedOf::Dice));
    for (;;) {
        const play::Speaker speaker = Assault::speaker(p);
        played.isFinished = speaker.asked == play::Asked::Nobody;
        const bool isTooLong = played.orders >= m_limits.orders || p.turn > m_limits.turns;
        if (played.isFinished || isTooLong || speaker.asked == play::Asked::Table ||
            (isStopped && isStopped()))
            break;
        const Order order = speaker.asked == play::Asked::Chance
                                ? Assault::roll(p, dice)
                                : players[speaker.seat]->answer(Assault::viewFor(p, speaker.seat));
        const auto events = Assault::apply(p, order);
        if (!events)
            break;
        if (heard)
            heard(p, order);
        ++played.orders;
        played.counter.note(*events, p);
    }
    played.winner = p.winner;
    played.lead = played.counter.lead(p);
    played.hash = Assault::hash(p);
    return played;
}

std::vector<std::string> PairPlayer::ordersOf(std::uint64_t seed, std::size_t swapped,
                                              const std::function<bool()> &isStopped) const
{
    std::vector<std::string> orders;
    playGame(seed, swapped, isStopped, [&orders](const Position &p, const Order &order) {
        orders.push_back(Assault::orderToJson(p, order));
    });
    return orders;
}

lab::Block PairPlayer::play(std::uint64_t seed, const std::function<bool()> &isStopped) const
{
    lab::Block block{.pairs = 1};
    Hash digest;
    digest.add(seed);
    std::size_t ofOpponent = 0; // half points
    std::size_t ofSide = 0;
    int lead = 0; // of the first opponent
    for (std::size_t swapped = 0; swapped < 2; ++swapped) {
        const Played played = playGame(seed, swapped, isStopped);
        for (const int number : {int{played.winner}, played.counter.lastTurn(), played.orders})
            digest.add(static_cast<std::uint64_t>(number));
        digest.add(played.hash);
        if (!played.isFinished) {
            ++block.unfinished[swapped];
            continue;
        }
        const std::size_t result = played.winner == kNobody ? lab::kDraw : played.winner;
        ++block.outcome[swapped][result];
        if (played.counter.begins() != kNobody)
            ++block.begins[played.counter.begins()][result];
        ofSide += result == lab::kDraw ? 1U : result == 0 ? 2U : 0U;
        ofOpponent += result == lab::kDraw ? 1U : result == swapped ? 2U : 0U;
        lead += swapped == 0 ? played.lead : -played.lead;
        played.counter.addTo(block, swapped);
        block.count({Tally::Orders},
                    std::to_string(played.orders / lab::kOrdersStep * lab::kOrdersStep));
    }
    if (lab::sumOf(block.unfinished) == 0) {
        ++block.pairScore[ofOpponent];
        ++block.sideScore[ofSide];
        block.count({Tally::Leads, lead < 0 ? "1" : "0"}, std::to_string(std::abs(lead)));
    }
    block.digest = digest.value();
    return block;
}

} // namespace hexwerk::assault
