#include "tests/core/play/toy_squares.h"

#include "core/base/content_hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>

namespace hexwerk::toy_squares {

using nlohmann::json;

static constexpr std::array kNames = {"north", "south"};

static Seat other(Seat seat)
{
    return seat == kNorth ? kSouth : kNorth;
}

int left(const Position &p, Seat side)
{
    int sum = 0;
    for (const Piece &piece : p.pieces)
        sum += piece.side == side ? piece.strength : 0;
    return sum;
}

bool isForceFor(int points, const Force &force)
{
    int cost = 0;
    for (const char strength : force)
        cost += strength - '0';
    return !force.empty() && force.size() <= kColumns && cost <= points &&
           force.find_first_not_of("123") == Force::npos;
}

std::vector<Force> forcesFor(int points)
{
    std::vector<Force> all = {""};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const char strength : {'1', '2', '3'})
            if (const Force longer = all[i] + strength; isForceFor(points, longer))
                all.push_back(longer);
    all.erase(all.begin());
    return all;
}

static Salt saltFor(const Salt &seed)
{
    return saltOf(seed, 0);
}

// What is known of a seal to who holds the seed.
static Sealed<Force> opened(const Position &p, Seat side, const Sealed<Force> &sealed)
{
    if (p.seeds[side])
        for (const Force &force : forcesFor(p.points[side]))
            if (const Salt salt = saltFor(*p.seeds[side]); sealed.isOpenedBy(force, salt))
                return {force, salt};
    return sealed.closed();
}

Position Squares::start(int turns, std::array<int, 2> points, const Seeds &seeds)
{
    Position p;
    p.turns = turns;
    p.points = points;
    p.seeds = seeds;
    return p;
}

static std::optional<std::size_t> pieceAt(const Position &p, int column, int row)
{
    for (std::size_t i = 0; i < p.pieces.size(); ++i)
        if (p.pieces[i].strength > 0 && p.pieces[i].column == column && p.pieces[i].row == row)
            return i;
    return std::nullopt;
}

static Question questionOf(const Order &order)
{
    constexpr std::array kQuestions = {Question::Enlist, Question::Show, Question::Act,
                                       Question::Act, Question::Fight};
    return kQuestions[order.index()];
}

static bool isOnBoard(int column, int row)
{
    return column >= 0 && column < kColumns && row >= 0 && row < kRows;
}

static Ruling<> rulingOf(const Position &p, const Enlist &order)
{
    if (order.force.isKnown() && !isForceFor(p.points[p.asked], order.force.value()))
        return refuse(Message::TooDear, "S-buy");
    if (p.seeds[p.asked] && !opened(p, p.asked, order.force).isKnown())
        return refuse(Message::WrongSeal, "S-buy");
    return {};
}

static Ruling<> rulingOf(const Position &p, const Show &order)
{
    if (!p.forces[p.asked].isOpenedBy(order.force, order.salt))
        return refuse(Message::WrongSeal, "S-show");
    if (!isForceFor(p.points[p.asked], order.force))
        return refuse(Message::TooDear, "S-show");
    return {};
}

static Ruling<> rulingOf(const Position &p, const Move &order)
{
    const auto place = static_cast<std::size_t>(order.piece);
    if (order.piece < 0 || place >= p.pieces.size() || p.pieces[place].strength == 0 ||
        p.pieces[place].side != p.asked)
        return refuse(Message::NotThere, "S-piece", {order.piece});
    const Piece &piece = p.pieces[place];
    const auto there = pieceAt(p, order.column, order.row);
    const int far = std::abs(piece.column - order.column) + std::abs(piece.row - order.row);
    if (!isOnBoard(order.column, order.row) || far != 1 ||
        (there && p.pieces[*there].side == p.asked))
        return refuse(Message::NotThere, "S-move", {order.column, order.row});
    return {};
}

static Ruling<> rulingOf(const Position &, const Pass &)
{
    return {};
}

static Ruling<> rulingOf(const Position &, const Roll &order)
{
    if (order.face < 1 || order.face > 6)
        return refuse(Message::NotThere, "S-die", {order.face});
    return {};
}

Ruling<> Squares::query(const Position &p, const Order &order)
{
    if (p.question == Question::Over)
        return refuse(Message::Over, "S-over");
    if (questionOf(order) != p.question)
        return refuse(Message::NotAsked, "S-asked");
    return std::visit([&](const auto &one) { return rulingOf(p, one); }, order);
}

namespace {

class Course
{
public:
    Course(Position &p, std::vector<Event> &events)
        : m_p(p)
        , m_events(events)
    {
    }

    void go(const Enlist &order)
    {
        m_p.forces[m_p.asked] = opened(m_p, m_p.asked, order.force);
        tell(Event::Kind::Enlisted, m_p.asked);
        m_p.question = m_p.asked == kSouth ? Question::Show : Question::Enlist;
        m_p.asked = other(m_p.asked);
    }

    void go(const Show &order)
    {
        m_p.forces[m_p.asked] = {order.force, order.salt};
        m_p.isShown[m_p.asked] = true;
        const int row = m_p.asked == kNorth ? 0 : kRows - 1;
        for (std::size_t i = 0; i < order.force.size(); ++i)
            m_p.pieces.push_back({m_p.asked, order.force[i] - '0', static_cast<int>(i), row});
        m_events.push_back({Event::Kind::Shown, m_p.asked, true});
        if (m_p.asked == kSouth) {
            m_p.question = Question::Act;
            tell(Event::Kind::TurnBegan, play::kNoSeat);
        }
        m_p.asked = other(m_p.asked);
    }

    void go(const Move &order)
    {
        if (pieceAt(m_p, order.column, order.row)) {
            m_p.fight = order;
            m_p.question = Question::Fight;
            return;
        }
        moveTo(order);
        next();
    }

    void go(const Pass &)
    {
        tell(Event::Kind::Passed, m_p.asked);
        next();
    }

    void go(const Roll &order)
    {
        Piece &attacker = m_p.pieces[static_cast<std::size_t>(m_p.fight.piece)];
        Piece &defender = m_p.pieces[*pieceAt(m_p, m_p.fight.column, m_p.fight.row)];
        m_events.push_back({Event::Kind::Fought, m_p.asked, true});
        if (order.face + attacker.strength > 3 + defender.strength) {
            defender.strength = 0;
            moveTo(m_p.fight);
        } else
            attacker.strength = 0;
        m_p.fight = {};
        next();
    }

private:
    void tell(Event::Kind kind, Seat seat) { m_events.push_back({kind, seat}); }

    void moveTo(const Move &order)
    {
        Piece &piece = m_p.pieces[static_cast<std::size_t>(order.piece)];
        piece.column = order.column;
        piece.row = order.row;
        tell(Event::Kind::Moved, m_p.asked);
    }

    void next()
    {
        m_p.question = Question::Act;
        const bool isLast = m_p.asked == kSouth && m_p.turn == m_p.turns;
        if (isLast || left(m_p, kNorth) == 0 || left(m_p, kSouth) == 0) {
            m_p.question = Question::Over;
            return tell(Event::Kind::Ended, play::kNoSeat);
        }
        if (m_p.asked == kSouth) {
            ++m_p.turn;
            tell(Event::Kind::TurnBegan, play::kNoSeat);
        }
        m_p.asked = other(m_p.asked);
    }

    Position &m_p;
    std::vector<Event> &m_events;
};

} // namespace

Ruling<std::vector<Event>> Squares::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    std::vector<Event> events;
    Course course(p, events);
    std::visit([&](const auto &one) { course.go(one); }, order);
    return events;
}

Order Squares::closed(const Position &, const Order &order)
{
    const auto *enlist = std::get_if<Enlist>(&order);
    return enlist ? Enlist{enlist->force.closed()} : order;
}

play::Speaker Squares::speaker(const Position &p)
{
    if (p.question == Question::Over)
        return {};
    if (p.question == Question::Fight)
        return {play::Asked::Chance};
    return {play::Asked::Player, p.asked};
}

static std::vector<Order> moves(const Position &p)
{
    std::vector<Order> all = {Pass{}};
    for (std::size_t i = 0; i < p.pieces.size(); ++i)
        for (const auto &[column, row] :
             {std::pair(0, -1), std::pair(1, 0), std::pair(0, 1), std::pair(-1, 0)}) {
            const Move move{static_cast<int>(i), p.pieces[i].column + column,
                            p.pieces[i].row + row};
            if (rulingOf(p, move))
                all.emplace_back(move);
        }
    return all;
}

play::Offers<Order> Squares::offers(const Position &p)
{
    switch (p.question) {
    case Question::Over:
    case Question::Fight:
        return {};
    case Question::Enlist: // a list for every number of points would be too long
        return {{}, false};
    case Question::Show:
        if (const auto &force = p.forces[p.asked]; force.isKnown())
            return {{Show{force.value(), force.salt()}}};
        return {};
    case Question::Act:
        return {moves(p)};
    }
    HW_UNREACHABLE();
}

std::vector<play::Outcome<Order>> Squares::outcomes(const Position &p)
{
    if (p.question != Question::Fight)
        return {};
    std::vector<play::Outcome<Order>> all;
    for (int face = 1; face <= 6; ++face)
        all.push_back({Roll{face}, 1});
    return all;
}

Order Squares::sample(const Position &p, play::Randomness &randomness)
{
    if (p.question == Question::Fight)
        return roll(p, randomness);
    if (p.question == Question::Enlist) {
        const std::vector<Force> forces = forcesFor(p.points[p.asked]);
        return Enlist{{forces[randomness.below(forces.size())], saltFor(*p.seeds[p.asked])}};
    }
    const std::vector<Order> orders = offers(p).orders;
    return orders[randomness.below(orders.size())];
}

Order Squares::roll(const Position &, play::Randomness &randomness)
{
    return Roll{static_cast<int>(randomness.below(6)) + 1};
}

std::optional<Order> Squares::formalAnswer(const Position &p)
{
    const std::vector<Order> orders = offers(p).orders;
    return p.question == Question::Show && !orders.empty() ? std::optional(orders.front())
                                                           : std::nullopt;
}

std::optional<Order> Squares::leftOut(const Position &p, const Order *next)
{
    return next && !query(p, *next) ? formalAnswer(p) : std::nullopt;
}

play::View<Position> Squares::viewFor(const Position &p, Seat seat)
{
    Position seen = p;
    for (const Seat side : {kNorth, kSouth})
        if (side != seat) {
            seen.seeds[side].reset();
            if (!p.isShown[side])
                seen.forces[side] = p.forces[side].closed();
        }
    return {std::move(seen), seat};
}

static void hashInto(ContentHash &hash, const Piece &piece)
{
    hash.add(piece.side, piece.strength, piece.column, piece.row);
}

std::uint64_t Squares::hash(const Position &p)
{
    ContentHash hash;
    hash.add(p.turns, p.turn, p.points, p.forces[0].commitment(), p.forces[1].commitment(),
             p.isShown, p.pieces, p.question, p.asked, p.fight.piece, p.fight.column, p.fight.row);
    return hash.value();
}

bool Squares::isLandmark(const Event &event)
{
    return event.kind == Event::Kind::TurnBegan || event.kind == Event::Kind::Ended;
}

static json toJson(const Enlist &order)
{
    if (order.force.isKnown())
        return {{"enlist", order.force.value()}};
    return {{"seal", toHex(order.force.commitment())}};
}

static json toJson(const Show &order)
{
    return {{"show", order.force}, {"salt", toHex(order.salt)}};
}

static json toJson(const Move &order)
{
    return {{"move", order.piece}, {"to", {order.column, order.row}}};
}

static json toJson(const Pass &)
{
    return {{"pass", true}};
}

static json toJson(const Roll &order)
{
    return {{"d6", order.face}};
}

std::string Squares::orderToJson(const Position &, const Order &order)
{
    return std::visit([](const auto &one) { return toJson(one).dump(); }, order);
}

static std::optional<Order> orderFrom(const Position &p, const json &object)
{
    const auto textAt = [&](const char *key) {
        return object.contains(key) && object[key].is_string() ? object[key].get<std::string>()
                                                               : std::string();
    };
    const auto numberIn = [](const json &value) {
        return value.is_number_integer() ? value.get<int>() : -1;
    };
    if (object.contains("enlist") && p.seeds[p.asked])
        return Enlist{{textAt("enlist"), saltFor(*p.seeds[p.asked])}};
    if (const auto seal = fromHex(textAt("seal")))
        return Enlist{Sealed<Force>::closedBy(*seal)};
    if (const auto salt = fromHex(textAt("salt")); salt && object.contains("show"))
        return Show{textAt("show"), *salt};
    if (object.contains("move") && object.contains("to") && object["to"].size() == 2)
        return Move{numberIn(object["move"]), numberIn(object["to"][0]), numberIn(object["to"][1])};
    if (object.contains("pass"))
        return Pass{};
    if (object.contains("d6"))
        return Roll{numberIn(object["d6"])};
    return std::nullopt;
}

Ruling<Order> Squares::orderFromJson(const Position &p, std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    const auto order = object.is_object() ? orderFrom(p, object) : std::nullopt;
    if (!order)
        return refuse(Message::NotAnOrder, "S-order");
    return *order;
}

std::string Squares::eventToJson(const Position &, const Event &event)
{
    constexpr std::array kKinds = {"enlisted", "shown", "moved", "passed", "fought", "turn", "end"};
    return json{{"event", kKinds[static_cast<std::size_t>(event.kind)]},
                {"side", event.seat < 2 ? json(kNames[event.seat]) : json()}}
        .dump();
}

std::string Squares::pendingToJson(const Position &p)
{
    if (p.question == Question::Over)
        return "null";
    if (p.question == Question::Fight)
        return R"({"dice":["D6"],"for":"fight"})";
    constexpr std::array kQuestions = {"", "enlist", "show", "act"};
    return json{{"question", kQuestions[static_cast<std::size_t>(p.question)]},
                {"side", kNames[p.asked]}}
        .dump();
}

std::string Squares::reportToJson(const Position &p)
{
    const int north = left(p, kNorth);
    const int south = left(p, kSouth);
    const bool isDecided = p.question == Question::Over && north != south;
    return json{{"turn", p.turn},
                {"winner", isDecided ? json(kNames[north > south ? kNorth : kSouth]) : json()},
                {"left", {north, south}}}
        .dump();
}

} // namespace hexwerk::toy_squares
