#include "tests/core/play/toy_line.h"

#include "core/base/content_hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hexwerk::toy {

using nlohmann::json;

Dig dug(Ground ground)
{
    return {Sealed(ground, saltOf(kSeed, 0))};
}

Reveal revealed(Ground ground)
{
    return {ground, saltOf(kSeed, 0)};
}

std::vector<Order> answers(const Position &p)
{
    std::vector<Order> orders = legalOrders(p);
    for (const auto &outcome : ToyLine::outcomes(p))
        orders.push_back(outcome.order);
    return orders;
}

std::vector<Order> everyOrder()
{
    const Salt wrong = saltOf(kSeed, 1);
    std::vector<Order> orders = {Rest{}, Walk{}, Die{false}, Die{true}};
    for (const Ground ground : {Ground::Firm, Ground::Pit}) {
        orders.insert(orders.end(), {dug(ground), revealed(ground)});
        orders.insert(orders.end(), {Dig{{ground, wrong}}, Reveal{ground, wrong}});
    }
    for (int cell = -1; cell <= kCells; ++cell)
        orders.push_back(To{cell});
    return orders;
}

std::vector<Position> everyPosition(int turns)
{
    std::vector<Position> all = {ToyLine::start(turns, kSeed)};
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const Order &order : answers(all[i])) {
            Position next = all[i];
            HW_EXPECTS(ToyLine::apply(next, order));
            if (std::find(all.begin(), all.end(), next) == all.end())
                all.push_back(std::move(next));
        }
    }
    return all;
}

static std::size_t place(Side side)
{
    return static_cast<std::size_t>(side);
}

static Side other(Side side)
{
    return side == Side::Left ? Side::Right : Side::Left;
}

static int cellAhead(const Position &p, Side side)
{
    return p.cells[place(side)] + (side == Side::Left ? 1 : -1);
}

// What is known of a commitment to who holds the seed.
static Sealed<Ground> opened(const Position &p, const Sealed<Ground> &sealed)
{
    if (p.seed)
        for (const Ground ground : {Ground::Firm, Ground::Pit})
            if (const Salt salt = saltOf(*p.seed, 0); sealed.isOpenedBy(ground, salt))
                return {ground, salt};
    return sealed.closed();
}

Position ToyLine::start(int turns, const std::optional<Salt> &seed)
{
    Position p{.turns = turns, .seed = seed};
    std::vector<Event> none;
    play::advance<ToyLine>(p, &none, nullptr);
    return p;
}

static ToyLine::Flow ask(Question question, Side side)
{
    return play::Ask<Pending>{{question, side}};
}

static ToyLine::Flow stepOf(ToyLine::Turn turn, GameFrame &frame)
{
    Position &p = turn.p;
    if (frame.stage == GameFrame::Stage::Dig) {
        if (!turn.answer)
            return ask(Question::Dig, Side::Right);
        p.ground = opened(p, std::get<Dig>(*turn.answer).ground);
        turn.events->push_back({Event::Kind::Dug, Side::Right});
        return play::next(frame, GameFrame::Stage::Act);
    }
    if (!turn.result)
        return play::Call<Frame>{ActFrame{.side = frame.side}};
    const bool isLast = frame.side == Side::Right && p.turn == p.turns;
    if (isLast || p.winner != Side::Nobody) {
        turn.events->push_back({Event::Kind::Ended, p.winner});
        return play::Done{};
    }
    if (frame.side == Side::Right)
        ++p.turn;
    frame.side = other(frame.side);
    return play::Next{};
}

static ToyLine::Flow stepOf(ToyLine::Turn turn, ActFrame &frame)
{
    Position &p = turn.p;
    switch (frame.stage) {
    case ActFrame::Stage::Announce:
        if (!turn.answer)
            return ask(Question::Act, frame.side);
        if (std::holds_alternative<Walk>(*turn.answer))
            return play::next(frame, ActFrame::Stage::To);
        turn.events->push_back({Event::Kind::Rested, frame.side});
        return play::Done{};
    case ActFrame::Stage::To:
        if (!turn.answer)
            return ask(Question::To, frame.side);
        frame.cell = std::get<To>(*turn.answer).cell;
        return play::next(frame, ActFrame::Stage::Go);
    case ActFrame::Stage::Go:
        if (!turn.result)
            return play::Call<Frame>{DieFrame{}};
        if (!turn.result->goes)
            return play::Done{};
        p.cells[place(frame.side)] = frame.cell;
        turn.events->push_back({Event::Kind::Moved, frame.side, frame.cell});
        if (p.cells[0] == p.cells[1])
            p.winner = frame.side;
        else if (frame.side == Side::Left && frame.cell == kDigCell)
            return play::Replace<Frame>{PitFrame{}};
        return play::Done{};
    }
    HW_UNREACHABLE();
}

static ToyLine::Flow stepOf(ToyLine::Turn turn, DieFrame &)
{
    if (!turn.answer)
        return ask(Question::Die, Side::Nobody);
    const bool goes = std::get<Die>(*turn.answer).goes;
    turn.events->push_back({Event::Kind::Rolled, Side::Nobody, goes, true});
    return play::Return<ToyLine::Result>{{goes}};
}

static ToyLine::Flow stepOf(ToyLine::Turn turn, PitFrame &)
{
    if (!turn.answer)
        return ask(Question::Reveal, Side::Right);
    const auto &[ground, salt] = std::get<Reveal>(*turn.answer);
    turn.p.ground = {ground, salt};
    turn.p.isTurnedUp = true;
    turn.events->push_back({Event::Kind::Revealed, Side::Right, ground == Ground::Pit, true});
    if (ground == Ground::Pit)
        turn.p.winner = Side::Right;
    return play::Done{};
}

ToyLine::Flow ToyLine::step(Turn turn, Frame &frame)
{
    return std::visit([&](auto &one) { return stepOf(turn, one); }, frame);
}

static Question questionOf(const Order &order)
{
    constexpr std::array kQuestions = {Question::Dig, Question::Act, Question::Act,
                                       Question::To,  Question::Die, Question::Reveal};
    return kQuestions[order.index()];
}

Ruling<> ToyLine::query(const Position &p, const Order &order)
{
    if (isOver(p))
        return refuse(Message::Over, "line-over");
    if (questionOf(order) != p.pending.question)
        return refuse(Message::NotAsked, "line-asked");
    if (const auto *dig = std::get_if<Dig>(&order);
        dig && p.seed && !opened(p, dig->ground).isKnown())
        return refuse(Message::WrongSeal, "line-dig");
    if (const auto *to = std::get_if<To>(&order); to && to->cell != cellAhead(p, p.pending.side))
        return refuse(Message::NotAhead, "line-to", {to->cell});
    if (const auto *reveal = std::get_if<Reveal>(&order);
        reveal && !p.ground.isOpenedBy(reveal->ground, reveal->salt))
        return refuse(Message::WrongSeal, "line-reveal");
    return {};
}

Ruling<std::vector<Event>> ToyLine::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    std::vector<Event> events;
    play::advance<ToyLine>(p, &events, &order);
    return events;
}

Order ToyLine::closed(const Position &, const Order &order)
{
    const auto *dig = std::get_if<Dig>(&order);
    return dig ? Dig{dig->ground.closed()} : order;
}

Ruling<std::vector<Event>> ToyLine::force(Position &p, const Order &order)
{
    const auto *to = std::get_if<To>(&order);
    if (p.pending.question != Question::To || !to || to->cell < 0 || to->cell >= kCells)
        return apply(p, order);
    std::vector<Event> events;
    play::advance<ToyLine>(p, &events, &order);
    return events;
}

play::Speaker ToyLine::speaker(const Position &p)
{
    if (isOver(p))
        return {};
    if (p.pending.question == Question::Die)
        return {play::Asked::Chance};
    return {play::Asked::Player, static_cast<play::Seat>(p.pending.side)};
}

std::vector<Order> legalOrders(const Position &p)
{
    switch (p.pending.question) {
    case Question::Over:
    case Question::Die:
        return {};
    case Question::Dig:
        return p.seed ? std::vector<Order>{Dig{{Ground::Firm, saltOf(*p.seed, 0)}},
                                           Dig{{Ground::Pit, saltOf(*p.seed, 0)}}}
                      : std::vector<Order>();
    case Question::Act:
        return {Rest{}, Walk{}};
    case Question::To:
        return {To{cellAhead(p, p.pending.side)}};
    case Question::Reveal:
        return p.ground.isKnown() ? std::vector<Order>{Reveal{p.ground.value(), p.ground.salt()}}
                                  : std::vector<Order>();
    }
    HW_UNREACHABLE();
}

play::Offers<Order> ToyLine::offers(const Position &p)
{
    return {legalOrders(p)};
}

std::vector<play::Outcome<Order>> ToyLine::outcomes(const Position &p)
{
    if (p.pending.question != Question::Die)
        return {};
    return {{Die{false}, 2}, {Die{true}, 4}};
}

Order ToyLine::sample(const Position &p, play::Randomness &randomness)
{
    if (p.pending.question == Question::Die)
        return randomness.drawn(outcomes(p));
    const std::vector<Order> orders = legalOrders(p);
    std::vector<std::uint64_t> weights;
    for (const Order &order : orders)
        weights.push_back(std::holds_alternative<Walk>(order) ? 3 : 1);
    return orders[randomness.drawn(weights)];
}

Order ToyLine::roll(const Position &, play::Randomness &randomness)
{
    return Die{randomness.below(6) < 4};
}

std::optional<Order> ToyLine::formalAnswer(const Position &p)
{
    const std::vector<Order> orders = legalOrders(p);
    return p.pending.question == Question::Reveal && !orders.empty() ? std::optional(orders.front())
                                                                     : std::nullopt;
}

std::optional<Order> ToyLine::leftOut(const Position &p, const Order *next)
{
    return next && !query(p, *next) ? formalAnswer(p) : std::nullopt;
}

play::View<Position> ToyLine::viewFor(const Position &p, play::Seat seat)
{
    Position seen = p;
    if (seat != static_cast<play::Seat>(Side::Right)) {
        seen.seed.reset();
        if (!p.isTurnedUp)
            seen.ground = p.ground.closed();
    }
    return {std::move(seen), seat};
}

static void hashInto(ContentHash &hash, const GameFrame &frame)
{
    const auto &[stage, side] = frame;
    hash.add(stage, side);
}

static void hashInto(ContentHash &hash, const ActFrame &frame)
{
    const auto &[stage, side, cell] = frame;
    hash.add(stage, side, cell);
}

static void hashInto(ContentHash &, const DieFrame &) {}

static void hashInto(ContentHash &, const PitFrame &) {}

// Without the seed: who does not hold it finds the same hash.
std::uint64_t ToyLine::hash(const Position &p)
{
    ContentHash hash;
    hash.add(p.turns, p.turn, p.cells, p.winner, p.ground.commitment(), p.isTurnedUp, p.stack,
             p.pending.question, p.pending.side);
    return hash.value();
}

static const char *name(Side side)
{
    constexpr std::array kNames = {"left", "right", "nobody"};
    return kNames[place(side)];
}

static const char *name(Ground ground)
{
    return ground == Ground::Pit ? "pit" : "firm";
}

static std::optional<Ground> groundOf(const std::string &name)
{
    if (name != "pit" && name != "firm")
        return std::nullopt;
    return name == "pit" ? Ground::Pit : Ground::Firm;
}

static json toJson(const Dig &dig)
{
    if (dig.ground.isKnown())
        return {{"order", "dig"}, {"ground", name(dig.ground.value())}};
    return {{"order", "dig"}, {"seal", toHex(dig.ground.commitment())}};
}

static json toJson(const Rest &)
{
    return {{"order", "rest"}};
}

static json toJson(const Walk &)
{
    return {{"order", "walk"}};
}

static json toJson(const To &to)
{
    return {{"order", "to"}, {"cell", to.cell}};
}

static json toJson(const Die &die)
{
    return {{"order", "die"}, {"goes", die.goes}};
}

static json toJson(const Reveal &reveal)
{
    return {{"order", "reveal"}, {"ground", name(reveal.ground)}, {"salt", toHex(reveal.salt)}};
}

std::string ToyLine::orderToJson(const Position &, const Order &order)
{
    return std::visit([](const auto &one) { return toJson(one).dump(); }, order);
}

static std::string textAt(const json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

static std::optional<Order> digFrom(const Position &p, const json &object)
{
    if (const auto seal = fromHex(textAt(object, "seal")))
        return Dig{Sealed<Ground>::closedBy(*seal)};
    const auto ground = groundOf(textAt(object, "ground"));
    if (!ground || !p.seed)
        return std::nullopt;
    return Dig{{*ground, saltOf(*p.seed, 0)}};
}

static std::optional<Order> orderFrom(const Position &p, const json &object)
{
    const std::string order = textAt(object, "order");
    if (order == "dig")
        return digFrom(p, object);
    if (order == "rest")
        return Rest{};
    if (order == "walk")
        return Walk{};
    if (order == "to" && object.contains("cell") && object["cell"].is_number_integer())
        return To{object["cell"].get<int>()};
    if (order == "die" && object.contains("goes") && object["goes"].is_boolean())
        return Die{object["goes"].get<bool>()};
    const auto ground = groundOf(textAt(object, "ground"));
    const auto salt = fromHex(textAt(object, "salt"));
    if (order == "reveal" && ground && salt)
        return Reveal{*ground, *salt};
    return std::nullopt;
}

Ruling<Order> ToyLine::orderFromJson(const Position &p, std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    const auto order = object.is_object() ? orderFrom(p, object) : std::nullopt;
    if (!order)
        return refuse(Message::NotAnOrder, "line-order");
    return *order;
}

std::string ToyLine::eventToJson(const Position &, const Event &event)
{
    constexpr std::array kKinds = {"dug", "rested", "rolled", "moved", "revealed", "ended"};
    return json{{"event", kKinds[static_cast<std::size_t>(event.kind)]},
                {"side", name(event.side)},
                {"number", event.number}}
        .dump();
}

std::string ToyLine::pendingToJson(const Position &p)
{
    if (isOver(p))
        return "null";
    constexpr std::array kQuestions = {"", "dig", "act", "to", "die", "reveal"};
    return json{{"ask", kQuestions[static_cast<std::size_t>(p.pending.question)]},
                {"side", name(p.pending.side)}}
        .dump();
}

std::string ToyLine::reportToJson(const Position &p)
{
    return json{{"turn", p.turn}, {"winner", isOver(p) ? json(name(p.winner)) : json()}}.dump();
}

} // namespace hexwerk::toy
