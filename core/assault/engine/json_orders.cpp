// Orders and questions in the JSON form of the command line.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"
#include "core/assault/game/box.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/message.h"
#include "core/base/json_limits.h"

#include <algorithm>
#include <climits>

namespace hexwerk::assault {

namespace {

Json plain(std::string_view order)
{
    return {{"order", order}};
}

Json order(const JsonWriter &w, const Announce &said)
{
    return {{"order", "announce"}, {"unit", w.unit(said.unit)}, {"action", toString(said.action)}};
}
Json order(const JsonWriter &, const Pass &)
{
    return plain("pass");
}
Json order(const JsonWriter &w, const Step &said)
{
    Json json = {{"order", "step"}, {"unit", w.unit(said.unit)}, {"to", JsonWriter::hex(said.to)}};
    if (said.by != By::Default)
        json["by"] = said.by == By::Road ? "road" : "terrain";
    return json;
}
Json order(const JsonWriter &w, const TurnTo &said)
{
    return {{"order", "turn"}, {"unit", w.unit(said.unit)}, {"facing", said.facing}};
}
Json order(const JsonWriter &, const Stop &)
{
    return plain("stop");
}
Json order(const JsonWriter &w, const Target &said)
{
    if (said.unit == UnitId{} && !said.hex.isNowhere())
        return {{"order", "target"}, {"hex", JsonWriter::hex(said.hex)}};
    return {{"order", "target"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &w, const Support &said)
{
    return {{"order", "support"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &w, const React &said)
{
    return {{"order", "react"}, {"unit", w.unit(said.unit)}};
}
Json order(const JsonWriter &, const Decline &)
{
    return plain("decline");
}
Json order(const JsonWriter &, const Withdraw &)
{
    return plain("withdraw");
}
Json order(const JsonWriter &, const Stay &)
{
    return plain("stay");
}
Json order(const JsonWriter &, const Reroll &said)
{
    return {{"order", "reroll"}, {"die", said.die}};
}
Json order(const JsonWriter &, const Keep &)
{
    return plain("keep");
}
Json order(const JsonWriter &w, const Place &said)
{
    Json json = {
        {"order", "place"}, {"unit", w.unit(said.unit)}, {"hex", JsonWriter::hex(said.hex)}};
    if (said.facing >= 0)
        json["facing"] = said.facing;
    return json;
}
Json order(const JsonWriter &, const Lay &said)
{
    Json json = {{"order", "lay"}};
    if (said.mine)
        json["mine"] = toString(*said.mine);
    json["hex"] = JsonWriter::hex(said.hex);
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const Reveal &said)
{
    return {{"order", "reveal"},
            {"hex", JsonWriter::hex(said.hex)},
            {"mine", toString(said.mine)},
            {"salt", toHex(said.salt)}};
}
Json order(const JsonWriter &, const TurnWork &said)
{
    return {{"order", "turn_work"}, {"hex", JsonWriter::hex(said.hex)}};
}
Json order(const JsonWriter &, const Choose &said)
{
    return {{"order", "choose"}, {"id", said.id}};
}
Json order(const JsonWriter &, const Draw &said)
{
    if (said.seal)
        return {{"order", "draw"}, {"seal", toHex(*said.seal)}};
    return {{"order", "draw"}, {"card", said.card}};
}
Json order(const JsonWriter &, const Discard &said)
{
    Json json = {{"order", "discard"}, {"card", said.card}};
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    return json;
}
Json order(const JsonWriter &w, const Play &said)
{
    Json json = {{"order", "play"}, {"card", said.card}};
    if (said.unit != UnitId{})
        json["unit"] = w.unit(said.unit);
    if (!said.hex.isNowhere())
        json["hex"] = JsonWriter::hex(said.hex);
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    return json;
}
Json order(const JsonWriter &, const Allot &said)
{
    Json json = {{"order", "allot"}};
    if (said.card)
        json["card"] = *said.card;
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const ShowPoints &said)
{
    Json json = {{"order", "show_points"}, {"cards", said.cards}, {"salts", Json::array()}};
    for (const Salt &salt : said.salts)
        json["salts"].push_back(toHex(salt));
    return json;
}
Json order(const JsonWriter &, const Request &said)
{
    Json json = {{"order", "request"}};
    if (said.card)
        json["card"] = *said.card;
    if (said.seal)
        json["seal"] = toHex(*said.seal);
    return json;
}
Json order(const JsonWriter &, const CallIn &said)
{
    Json json = {{"order", "call_in"}, {"card", said.card}};
    if (said.salt)
        json["salt"] = toHex(*said.salt);
    if (said.held)
        json["held"] = toHex(*said.held);
    return json;
}
Json order(const JsonWriter &, const Dice &said)
{
    if (!said.symbols.empty())
        return {{"order", "dice"}, {"symbols", list(said.symbols)}};
    return {{"order", "dice"}, {"faces", said.faces}};
}
Json order(const JsonWriter &, const Correct &said)
{
    return {
        {"order", "correct"}, {"path", said.path}, {"old", said.oldValue}, {"new", said.newValue}};
}

} // namespace

std::string Assault::orderToJson(const Position &p, const Order &said)
{
    return std::visit([w = JsonWriter(p)](const auto &value) { return order(w, value).dump(); },
                      said);
}

std::string Assault::pendingToJson(const Position &p)
{
    const Pending &pending = p.pending;
    if (pending.isOver())
        return "null";
    const JsonWriter w(p);
    Json json;
    if (pending.question == Question::CardDraw) {
        json["question"] = toString(pending.question);
        if (isHandDraw(p)) {
            json["side"] = w.side(pending.side);
            json["cards"] = unseenCards(p, pending.side);
        } else {
            json["cards"] = choices(p);
        }
    } else if (pending.isChance()) {
        json["dice"] =
            pending.question == Question::BattleDice ? list(pending.dice) : Json::array();
        for (int i = 0; i < pending.plainDice; ++i)
            json["dice"].push_back("D6");
        json["for"] = toString(pending.use);
    } else {
        json["side"] = w.side(pending.side);
        json["question"] = toString(pending.question);
        if (pending.player > 0)
            json["player"] = pending.player;
    }
    if (pending.unit != UnitId{})
        json["unit"] = w.unit(pending.unit);
    if (pending.other != UnitId{})
        json["other"] = w.unit(pending.other);
    if (const auto *combat = std::get_if<CloseCombatFrame>(&p.stack.back());
        combat && pending.question == Question::Reroll) {
        json["for"] = toString(pending.use);
        json["rolled"] = Json::array();
        for (std::size_t i = 0; i < kRollsOfARound; ++i)
            json["rolled"].push_back(list(combat->rolls[i]));
    }
    if (const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
        duel && pending.question == Question::Reroll) {
        json["for"] = toString(pending.use);
        json["rolled"] = Json::array({list(duel->dice)});
    }
    if (const auto *asked = std::get_if<CardsAskedFrame>(&p.stack.back()))
        json["moment"] = toString(asked->moment);
    if (const auto *card = std::get_if<CardFrame>(&p.stack.back())) {
        json["card"] = card->card;
        if (pending.question == Question::PlayCard)
            json["moment"] = toString(CardMoment::Cancel);
    }
    return json.dump();
}

namespace {

// Exact: get<int>() would take 1.5 and 1e300 too. What does not fit is out of every range.
int integer(const Json &value)
{
    const auto number = value.get_ref<const Json::number_integer_t &>();
    return static_cast<int>(std::clamp<Json::number_integer_t>(number, INT_MIN, INT_MAX));
}

std::uint8_t faceOf(const Json &value)
{
    return static_cast<std::uint8_t>(std::clamp(integer(value), 0, 255));
}

class Reader
{
public:
    Reader(const Position &p, const Json &json)
        : m_p(p)
        , m_json(json)
    {
    }

    // UnitId{} for a name that nobody has: query refuses it.
    UnitId unit() const { return m_p.setting->unitId(text("unit")); }
    std::string text(const char *key) const
    {
        return m_json.at(key).get_ref<const std::string &>();
    }
    const Json::array_t &list(const char *key) const
    {
        return m_json.at(key).get_ref<const Json::array_t &>();
    }
    Hex hex(const char *key) const
    {
        // Not a hex: one that is on no board, but not the edge of it.
        return hexFromString(text(key)).value_or(Hex{-1000, -1000});
    }

    Ruling<Order> step() const
    {
        By by = By::Default;
        if (m_json.contains("by")) {
            const std::string name = text("by");
            if (name != "road" && name != "terrain")
                return refuse(Message::NotAnOrder, "");
            by = name == "road" ? By::Road : By::Terrain;
        }
        return Step{unit(), text("to") == "off" ? Hex{} : hex("to"), by};
    }

    Ruling<Order> dice() const
    {
        Dice dice;
        if (m_json.contains("faces"))
            for (const Json &face : list("faces"))
                dice.faces.push_back(faceOf(face));
        if (m_json.contains("symbols"))
            for (const Json &face : list("symbols")) {
                const auto symbols = symbolsFromString(face.get_ref<const std::string &>());
                if (!symbols)
                    return refuse(Message::WrongSymbols, "R10.7a");
                dice.symbols.push_back(*symbols);
            }
        return dice;
    }

    Ruling<Order> target() const
    {
        if (m_json.contains("hex"))
            return Target{{}, hex("hex")};
        return Target{unit(), {}};
    }

    Ruling<Order> place() const
    {
        const int facing = m_json.contains("facing") ? integer(m_json.at("facing")) : -1;
        return Place{unit(), hex("hex"), facing};
    }

    Ruling<Order> lay() const
    {
        Lay order{std::nullopt, hex("hex")};
        if (m_json.contains("seal"))
            order.seal = fromHex(text("seal"));
        if (!order.seal || m_json.contains("mine"))
            order.mine = mineKindFromString(text("mine"));
        if (!order.seal == !order.mine) // one of the two
            return refuse(Message::NotAnOrder, "R9.6.4.1b");
        return order;
    }

    Ruling<Order> callIn() const
    {
        CallIn order{text("card")};
        if (m_json.contains("salt")) {
            order.salt = fromHex(text("salt"));
            if (!order.salt)
                return refuse(Message::NotAnOrder, "R12.3.2a");
        }
        if (m_json.contains("held")) {
            order.held = fromHex(text("held"));
            if (!order.held)
                return refuse(Message::NotAnOrder, "R5.9d");
        }
        return order;
    }

    // Of a card, or of its seal.
    template<typename Said>
    Ruling<Order> faceDown(std::string_view rule) const
    {
        Said order{std::nullopt};
        if (m_json.contains("seal"))
            order.seal = fromHex(text("seal"));
        if (!order.seal || m_json.contains("card"))
            order.card = text("card");
        if (!order.seal == !order.card) // one of the two
            return refuse(Message::NotAnOrder, rule);
        return order;
    }

    // A card by its id, or its seal; neither: without a name.
    Ruling<Order> draw() const
    {
        if (!m_json.contains("seal"))
            return Draw{text("card")};
        const auto seal = fromHex(text("seal"));
        if (!seal || m_json.contains("card"))
            return refuse(Message::NotAnOrder, "R6.2.1a");
        return Draw{{}, seal};
    }

    template<typename Shown>
    Ruling<Order> withSalt(Shown order) const
    {
        if (m_json.contains("salt")) {
            order.salt = fromHex(text("salt"));
            if (!order.salt)
                return refuse(Message::NotAnOrder, "R8.3b");
        }
        return order;
    }

    Ruling<Order> play() const
    {
        Play order{text("card")};
        if (m_json.contains("unit")) {
            order.unit = unit();
            if (order.unit == UnitId{})
                return refuse(Message::UnknownUnit, "R8.3b");
        }
        if (m_json.contains("hex"))
            order.hex = hex("hex");
        return withSalt(order);
    }

    Ruling<Order> showPoints() const
    {
        ShowPoints order;
        for (const Json &card : list("cards"))
            order.cards.push_back(card.get_ref<const std::string &>());
        for (const Json &digits : list("salts")) {
            const auto salt = fromHex(digits.get_ref<const std::string &>());
            if (!salt)
                return refuse(Message::NotAnOrder, "R6.2.2a");
            order.salts.push_back(*salt);
        }
        return order;
    }

    Ruling<Order> reveal() const
    {
        const auto mine = mineKindFromString(text("mine"));
        const auto salt = fromHex(text("salt"));
        if (!mine || !salt)
            return refuse(Message::NotAnOrder, "R9.6.4.2a");
        return Reveal{hex("hex"), *mine, *salt};
    }

    Ruling<Order> announce() const
    {
        const auto action = actionFromString(text("action"));
        if (!action)
            return refuse(Message::NotAnOrder, "R6.4c");
        return Announce{unit(), *action};
    }

    Ruling<Order> order() const
    {
        const std::string kind = text("order");
        if (kind == "announce")
            return announce();
        if (kind == "pass")
            return Pass{};
        if (kind == "step")
            return step();
        if (kind == "turn")
            return TurnTo{unit(), integer(m_json.at("facing"))};
        if (kind == "stop")
            return Stop{};
        if (kind == "target")
            return target();
        if (kind == "support")
            return Support{unit()};
        if (kind == "react")
            return React{unit()};
        if (kind == "decline")
            return Decline{};
        if (kind == "withdraw")
            return Withdraw{};
        if (kind == "stay")
            return Stay{};
        if (kind == "reroll")
            return Reroll{integer(m_json.at("die"))};
        if (kind == "keep")
            return Keep{};
        if (kind == "place")
            return place();
        if (kind == "lay")
            return lay();
        if (kind == "turn_work")
            return TurnWork{hex("hex")};
        if (kind == "reveal")
            return reveal();
        if (kind == "allot")
            return faceDown<Allot>("R6.2.2a");
        if (kind == "request")
            return faceDown<Request>("R12.3.1a");
        if (kind == "call_in")
            return callIn();
        if (kind == "show_points")
            return showPoints();
        if (kind == "draw")
            return draw();
        if (kind == "discard") {
            Discard discard{text("card")};
            return withSalt(discard);
        }
        if (kind == "play")
            return play();
        if (kind == "choose")
            return Choose{text("id")};
        if (kind == "dice")
            return dice();
        if (kind == "correct")
            return Correct{text("path"), text("old"), text("new")};
        return refuse(Message::NotAnOrder, "");
    }

private:
    const Position &m_p;
    const Json &m_json;
};

} // namespace

Ruling<Order> Assault::orderFromJson(const Position &p, std::string_view text)
try {
    if (isTooMuchJson(text))
        return refuse(Message::NotAnOrder, "");
    const Json json = Json::parse(text);
    return Reader(p, json).order();
} catch (const Json::exception &) { // input from outside
    return refuse(Message::NotAnOrder, "");
}

} // namespace hexwerk::assault
