// A system of pieces on squares, and a campaign of its battles, so that core/play is tested with
// forces bought in secret, with orders that nobody can list, and with games made of games.
//     A battle: north, then south buys in secret one to three pieces of strength 1 to 3, for at
//     most its points. Both show what they bought: north's pieces stand in the first row, south's
//     in the last, from the west. In each turn north moves a piece by one square or passes, then
//     south. Who moves onto a piece of the other side fights it: a die and its own strength have to
//     be more than 3 and the strength of the other; the loser is gone. The battle ends after its
//     turns, or when a side has no piece. Who has more strength left has won.
//     A campaign: after each battle a side has 2 points more than the strength it has left.
#pragma once

#include "core/base/sealed.h"
#include "core/play/system.h"

#include <array>
#include <variant>

namespace hexwerk::toy_squares {

inline constexpr int kColumns = 3;
inline constexpr int kRows = 4;
using play::Seat;
inline constexpr Seat kNorth = 0;
inline constexpr Seat kSouth = 1;

enum class Message : std::uint8_t { NotAnOrder, NotAsked, Over, TooDear, WrongSeal, NotThere };
enum class Question : std::uint8_t { Over, Enlist, Show, Act, Fight };

using Force = std::string; // the strength of each piece, from the west: "321"
struct Enlist
{
    Sealed<Force> force;
    bool operator==(const Enlist &) const = default;
};
struct Show
{
    Force force;
    Salt salt = {};
    bool operator==(const Show &) const = default;
};
struct Move
{
    int piece = 0; // the place in Position::pieces
    int column = 0;
    int row = 0;
    bool operator==(const Move &) const = default;
};
struct Pass
{
    bool operator==(const Pass &) const = default;
};
struct Roll
{
    int face = 0; // 1 to 6
    bool operator==(const Roll &) const = default;
};
using Order = std::variant<Enlist, Show, Move, Pass, Roll>;

struct Event
{
    enum class Kind : std::uint8_t { Enlisted, Shown, Moved, Passed, Fought, TurnBegan, Ended };
    Kind kind = Kind::Enlisted;
    Seat seat = play::kNoSeat;
    bool reveals = false;
    bool operator==(const Event &) const = default;
};

struct Piece
{
    Seat side = kNorth;
    int strength = 0; // 0: gone
    int column = 0;
    int row = 0;
    bool operator==(const Piece &) const = default;
};

struct Position
{
    int turns = 1; // that the battle lasts
    int turn = 1;
    std::array<int, 2> points = {};
    std::array<Sealed<Force>, 2> forces;
    std::array<bool, 2> isShown = {};
    std::array<std::optional<Salt>, 2> seeds; // none of a side that somebody else plays
    std::vector<Piece> pieces;
    Question question = Question::Enlist;
    Seat asked = kNorth;
    Move fight = {}; // that the die decides
    bool operator==(const Position &) const = default;
};

using Seeds = std::array<std::optional<Salt>, 2>;
// The sum of the strengths that a side has left.
int left(const Position &p, Seat side);
// All forces that so many points buy, and whether this is one.
std::vector<Force> forcesFor(int points);
bool isForceFor(int points, const Force &force);

struct Squares
{
    using Position = toy_squares::Position;
    using Order = toy_squares::Order;
    using Event = toy_squares::Event;

    static Position start(int turns, std::array<int, 2> points, const Seeds &seeds);

    static Ruling<> query(const Position &p, const Order &order);
    static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    static Order closed(const Position &p, const Order &order);
    static play::Speaker speaker(const Position &p);
    static play::Offers<Order> offers(const Position &p);
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    static Order sample(const Position &p, play::Randomness &randomness);
    static Order roll(const Position &p, play::Randomness &randomness);
    static std::optional<Order> formalAnswer(const Position &p);
    static std::optional<Order> leftOut(const Position &p, const Order *next);
    static std::size_t seats(const Position &) { return 2; }
    static play::View<Position> viewFor(const Position &p, Seat seat);
    static bool isSeenBy(const Event &, Seat) { return true; }
    static std::uint64_t hash(const Position &p);
    static int turn(const Position &p) { return p.turn; }
    static bool isAnnouncement(const Position &p) { return p.question == Question::Act; }
    static bool isLandmark(const Event &event);

    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);
    static std::string reportToJson(const Position &p);
};
static_assert(play::System<Squares> && !play::Forceable<Squares>);

} // namespace hexwerk::toy_squares

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::toy_squares::Message, hexwerk::MessageKind> =
    true;
