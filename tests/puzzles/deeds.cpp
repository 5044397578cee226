#include "tests/puzzles/deeds.h"

#include <algorithm>
#include <deque>
#include <set>
#include <tuple>

namespace hexwerk::assault::puzzles {

static constexpr int kMostOrders = 4000;

// The last one offered is to decline, to pass or to stay, where that can be done.
static Order declining(const Position &p, play::Randomness &random)
{
    std::vector<Order> offered = Assault::legalOrders(p);
    for (Order &order : offered)
        if (std::holds_alternative<Pass>(order) || std::holds_alternative<Decline>(order) ||
            std::holds_alternative<Stay>(order) || std::holds_alternative<Keep>(order) ||
            std::holds_alternative<Stop>(order))
            return std::move(order);
    return Assault::sample(p, random);
}

void settle(Position &p)
{
    play::Randomness random(1);
    for (;;) {
        if (p.pending.isOver())
            return;
        std::optional<Order> order;
        if (p.pending.isChance())
            order = Assault::roll(p, random);
        else if (!(order = Assault::formalAnswer(p)))
            return;
        Assault::applySilently(p, *order);
    }
}

bool leadOn(Position &p, const std::string &phase)
{
    play::Randomness random(1);
    for (int i = 0; i < kMostOrders; ++i) {
        settle(p);
        if (p.pending.isOver())
            return false;
        if (p.pending.question == Question::Announce ? toString(p.phase) == phase
                                                     : toString(p.pending.question) == phase)
            return true;
        Assault::applySilently(p, declining(p, random));
    }
    return false;
}

static void note(const Position &p, const Order &order, Deed &deed)
{
    if (deed.orders.empty())
        deed.first = order;
    deed.orders.push_back(order);
    if (const auto *step = std::get_if<Step>(&order)) {
        deed.way.push_back(step->to);
        if (deed.target == UnitId{})
            if (const Unit *enemy = unitAt(p, step->to, enemyOf(p.unit(step->unit).side)))
                deed.target = enemy->id;
    } else if (const auto *place = std::get_if<Place>(&order)) {
        deed.way.push_back(place->hex);
        deed.facing = place->facing;
    } else if (const auto *lay = std::get_if<Lay>(&order))
        deed.way.push_back(lay->hex);
    else if (const auto *play = std::get_if<Play>(&order); play && !play->hex.isNowhere())
        deed.way.push_back(play->hex);
    else if (const auto *turn = std::get_if<TurnTo>(&order))
        deed.facing = turn->facing;
    else if (const auto *target = std::get_if<Target>(&order)) {
        if (deed.target == UnitId{})
            deed.target = target->unit;
        if (!target->hex.isNowhere())
            deed.way.push_back(target->hex);
    }
}

// Whether the deed is done: what is asked now is something new.
static bool isDone(const Position &p, Question first)
{
    return p.pending.isOver() || p.pending.question == Question::Announce ||
           (first != Question::Announce && p.pending.question != Question::SupportHex);
}

// [R6.4i] Who passes may act after all once the other side has passed, too.
static bool isAskedAgain(const Position &p, const Position &start, const Deed &deed)
{
    return deed.orders.size() == 1 && std::holds_alternative<Pass>(deed.first) &&
           p.pending == start.pending && p.phase == start.phase && p.turn == start.turn;
}

Deed deedOf(const Position &start, ComputerPlayer &player, std::uint64_t seed)
{
    play::Randomness random(seed);
    Position p = start;
    const SideIndex side = p.pending.side;
    const Question first = p.pending.question;
    bool hasPassed = false;
    Deed deed;
    for (int i = 0; i < kMostOrders && (deed.orders.empty() || !isDone(p, first)); ++i) {
        Order order;
        if (p.pending.isChance())
            order = Assault::roll(p, random);
        else if (p.pending.side != side)
            order = declining(p, random);
        else {
            order = player.answer(Assault::viewFor(p, side));
            note(p, order, deed);
        }
        HW_EXPECTS(Assault::apply(p, order));
        if (hasPassed || !std::holds_alternative<Pass>(order) || p.pending.isOver() ||
            p.pending.side == side)
            continue;
        hasPassed = true;
        Position later = p;
        if (later.pending.question == Question::Announce)
            Assault::applySilently(later, Pass{});
        if (isAskedAgain(later, start, deed)) {
            p = std::move(later);
            deed = {};
        }
    }
    return deed;
}

// What a deed leads to, whatever way there: more than that need not be told apart.
using Reached = std::tuple<std::string, Question, Hex, int, UnitId, std::size_t>;

static Reached reachedBy(const Position &p, const Deed &deed)
{
    const UnitId unit = p.pending.isOver() ? UnitId{} : p.pending.unit;
    const bool isThere = unit != UnitId{};
    return {Assault::orderToJson(p, deed.first),
            p.pending.question,
            isThere ? p.unit(unit).at : Hex(),
            isThere ? p.unit(unit).facing : deed.facing,
            deed.target,
            deed.way.size()};
}

// Of those that end alike the shortest.
static void keepShortest(std::vector<Deed> &deeds)
{
    const auto endOf = [](const Deed &deed) {
        return std::tuple(deed.way.empty() ? Hex() : deed.way.back(), deed.facing, deed.target);
    };
    std::stable_sort(deeds.begin(), deeds.end(), [](const Deed &a, const Deed &b) {
        return a.orders.size() < b.orders.size();
    });
    std::vector<Deed> kept;
    for (Deed &deed : deeds)
        if (std::none_of(kept.begin(), kept.end(), [&](const Deed &other) {
                return other.first == deed.first && endOf(other) == endOf(deed);
            }))
            kept.push_back(std::move(deed));
    deeds = std::move(kept);
}

// The shortest first.
std::vector<Deed> allDeeds(const Position &p)
{
    const SideIndex side = p.pending.side;
    const Question first = p.pending.question;
    std::vector<Deed> deeds;
    std::set<Reached> seen;
    std::deque<std::pair<Position, Deed>> open = {{p, Deed{}}};
    for (; !open.empty(); open.pop_front()) {
        auto &[at, done] = open.front();
        if (!done.orders.empty()) {
            play::Randomness random(1);
            while (!at.pending.isChance() && !isDone(at, first) && at.pending.side != side)
                Assault::applySilently(at, declining(at, random));
            if (at.pending.isChance() || isDone(at, first)) {
                deeds.push_back(std::move(done));
                continue;
            }
            if (!seen.insert(reachedBy(at, done)).second)
                continue;
        }
        for (const Order &order : Assault::legalOrders(at)) {
            std::pair<Position, Deed> next = {at, done};
            note(at, order, next.second);
            Assault::applySilently(next.first, order);
            open.push_back(std::move(next));
        }
    }
    keepShortest(deeds);
    return deeds;
}

// What is said next: of the deed, of the line that follows it, or anything.
static Order saidNext(const Position &p, SideIndex side, std::vector<Order> &deed,
                      std::vector<Order> &then, bool hasLine, play::Randomness &random)
{
    if (!deed.empty() && p.pending.side == side) {
        Order next = std::move(deed.front());
        deed.erase(deed.begin());
        if (Assault::query(p, next))
            return next;
        deed.clear();
    }
    if (!hasLine)
        return Assault::sample(p, random);
    for (std::size_t i = 0; i < then.size(); ++i)
        if (Assault::query(p, then[i])) {
            Order next = std::move(then[i]);
            then.erase(then.begin() + static_cast<std::ptrdiff_t>(i));
            return next;
        }
    return declining(p, random);
}

static double playedOut(Position p, const Deed &deed, std::vector<Order> then,
                        play::Randomness &random)
{
    const SideIndex side = p.pending.side;
    const bool hasLine = !then.empty();
    std::vector<Order> own = deed.orders;
    for (int i = 0; i < kMostOrders && !p.pending.isOver(); ++i)
        Assault::applySilently(p, p.pending.isChance()
                                      ? Assault::roll(p, random)
                                      : saidNext(p, side, own, then, hasLine, random));
    return p.winner == kNobody ? 0.5 : p.winner == side ? 1 : 0;
}

double chanceWith(const Puzzle &puzzle, const Deed &deed, int games, std::uint64_t seed)
{
    double won = 0;
    for (int game = 0; game < games; ++game) {
        play::Randomness random(seed + static_cast<std::uint64_t>(game));
        won += playedOut(puzzle.start, deed, puzzle.then, random);
    }
    return won / games;
}

Deed answerOf(const Puzzle &puzzle, Level level, int rollouts, std::uint64_t seed)
{
    const auto player = computerPlayer({level}, puzzle.start.setting, seed, {.rollouts = rollouts});
    return deedOf(puzzle.start, *player, 1);
}

} // namespace hexwerk::assault::puzzles
