// Orders from the JSON form of the command line.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"
#include "core/assault/game/message.h"
#include "core/base/json_limits.h"

#include <algorithm>
#include <climits>

namespace hexwerk::assault {

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
