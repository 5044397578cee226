// A system of ten lines of rules, so that core/play is tested without any real one. Four cells in a
// line, the token of the left side in the first, that of the right in the last.
//     Before the first turn the right side says in secret whether there is a pit in the second
//     cell. In each turn the left side acts, then the right: it rests, or walks to the cell next to
//     its token, forward. A die says whether the token goes there, in 4 cases of 6, or slips and
//     stays. Whoever goes where the other stands has won. The left token that goes into the second
//     cell asks the right side what is there; a pit ends the game for it. After the last turn
//     nobody has.
#pragma once

#include "core/base/sealed.h"
#include "core/play/advance.h"
#include "core/play/system.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace hexwerk::toy {

enum class Side : std::uint8_t { Left, Right, Nobody };
enum class Ground : std::uint8_t { Firm, Pit };
enum class Question : std::uint8_t { Over, Dig, Act, To, Die, Reveal };
enum class Message : std::uint8_t { NotAnOrder, NotAsked, Over, NotAhead, WrongSeal };

inline constexpr int kCells = 4;
inline constexpr int kDigCell = 1; // where the pit may be, from 0

struct Dig
{
    Sealed<Ground> ground;
    bool operator==(const Dig &) const = default;
};
struct Rest
{
    bool operator==(const Rest &) const = default;
};
struct Walk
{
    bool operator==(const Walk &) const = default;
};
struct To
{
    int cell = 0;
    bool operator==(const To &) const = default;
};
struct Die
{
    bool goes = false;
    bool operator==(const Die &) const = default;
};
struct Reveal
{
    Ground ground = Ground::Firm;
    Salt salt = {};
    bool operator==(const Reveal &) const = default;
};
using Order = std::variant<Dig, Rest, Walk, To, Die, Reveal>;

struct Event
{
    enum class Kind : std::uint8_t { Dug, Rested, Rolled, Moved, Revealed, Ended };
    Kind kind = Kind::Dug;
    Side side = Side::Nobody;
    int number = 0; // the cell that was moved to; 1 if the die says "goes", or if there is a pit
    bool reveals = false;
    bool operator==(const Event &) const = default;
};

// The game asks for the pit, then for one act after the other.
struct GameFrame
{
    enum class Stage : std::uint8_t { Dig, Act } stage = Stage::Dig;
    Side side = Side::Left;
    bool operator==(const GameFrame &) const = default;
};
struct ActFrame
{
    enum class Stage : std::uint8_t { Announce, To, Go } stage = Stage::Announce;
    Side side = Side::Left;
    int cell = 0;
    bool operator==(const ActFrame &) const = default;
};
// Returns what the die says.
struct DieFrame
{
    bool operator==(const DieFrame &) const = default;
};
struct PitFrame
{
    bool operator==(const PitFrame &) const = default;
};
using Frame = std::variant<GameFrame, ActFrame, DieFrame, PitFrame>;

struct Pending
{
    Question question = Question::Over;
    Side side = Side::Nobody;
    bool operator==(const Pending &) const = default;
};

struct Position
{
    int turns = 2; // that the game lasts
    int turn = 1;
    std::array<int, 2> cells = {0, kCells - 1};
    Side winner = Side::Nobody;
    Sealed<Ground> ground;
    bool isTurnedUp = false;  // whether all know what is there
    std::optional<Salt> seed; // of the right side; none where somebody else holds the position
    std::vector<Frame> stack = {GameFrame{}};
    Pending pending;
    bool operator==(const Position &) const = default;
};

struct ToyLine
{
    using Position = toy::Position;
    using Order = toy::Order;
    using Event = toy::Event;
    using Frame = toy::Frame;
    using Pending = toy::Pending;
    struct Result
    {
        bool goes = false;
    };

    static Position start(int turns, const std::optional<Salt> &seed);

    static Ruling<> query(const Position &p, const Order &order);
    static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    static Order closed(const Position &p, const Order &order);
    // Walks to any cell that there is, as if it were ahead.
    static Ruling<std::vector<Event>> force(Position &p, const Order &order);
    static play::Speaker speaker(const Position &p);
    static play::Offers<Order> offers(const Position &p);
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    static Order sample(const Position &p, play::Randomness &randomness);
    static Order roll(const Position &p, play::Randomness &randomness);
    static std::optional<Order> formalAnswer(const Position &p);
    static std::optional<Order> leftOut(const Position &p, const Order *next);
    static std::size_t seats(const Position &) { return 2; }
    static play::View<Position> viewFor(const Position &p, play::Seat seat);
    static bool isSeenBy(const Event &, play::Seat) { return true; }
    static std::uint64_t hash(const Position &p);
    static int turn(const Position &p) { return p.turn; }
    static bool isOver(const Position &p) { return p.pending.question == Question::Over; }
    static bool isAnnouncement(const Position &p) { return p.pending.question == Question::Act; }
    static bool isLandmark(const Event &event) { return event.kind == Event::Kind::Ended; }

    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);
    static std::string reportToJson(const Position &p);

    using Flow = play::Flow<Frame, Pending, Result>;
    using Turn = play::Turn<ToyLine>;
    static Flow step(Turn turn, Frame &frame);
};
static_assert(play::System<ToyLine> && play::Forceable<ToyLine> && !play::Wanting<ToyLine>);

// The seed of every game of the tests, and what the right side may say with it.
inline constexpr Salt kSeed = {7};
Dig dug(Ground ground);
Reveal revealed(Ground ground);
// Whatever may be said, by a side or by the dice.
std::vector<Order> answers(const Position &p);
// One of each kind that a position of the game can tell apart, most of them wrong at any moment.
std::vector<Order> everyOrder();
// What the side that is asked may say.
std::vector<Order> legalOrders(const Position &p);
// Each position that any game of `turns` turns comes to, once; the first is the start.
std::vector<Position> everyPosition(int turns);

} // namespace hexwerk::toy

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::toy::Message, hexwerk::MessageKind> = true;
