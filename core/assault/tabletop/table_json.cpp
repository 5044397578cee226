// Orders and questions of a table in the JSON of game files.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"
#include "core/assault/game/message.h"
#include "core/assault/tabletop/attack_form_json.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/stage.h"
#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_play.h"
#include "core/base/json_limits.h"

#include <algorithm>
#include <climits>

namespace hexwerk::assault {

namespace {

class TableWriter
{
public:
    explicit TableWriter(const TablePosition &t)
        : m_t(t)
    {
    }

    Json operator()(const BeginTurn &said) const
    {
        return {{"order", "begin_turn"}, {"side", side(said.side)}};
    }
    Json operator()(const TakeAction &said) const
    {
        Json json = {{"order", "act"}, {"unit", said.unit}, {"action", toString(said.action)}};
        if (said.isDelayed)
            json["delayed"] = true;
        return json;
    }
    Json operator()(const TableAttackOrder &said) const
    {
        Json json = {{"order", "attack"}};
        addForm(json, said.form, *m_t.rules);
        for (const Dice &roll : said.rolls)
            json["rolls"].push_back(roll.symbols.empty() ? Json(roll.faces) : list(roll.symbols));
        if (said.choices.empty())
            return json;
        const Position stage = staged(said.form, *m_t.rules).position;
        for (const Order &choice : said.choices)
            json["choices"].push_back(Json::parse(Assault::orderToJson(stage, choice)));
        return json;
    }
    Json operator()(const Spot &said) const { return {{"order", "spot"}, {"unit", said.unit}}; }
    Json operator()(const LosePoints &said) const
    {
        return {{"order", "damage"}, {"unit", said.unit}, {"points", said.points}};
    }
    Json operator()(const StandOn &said) const
    {
        Json json = {{"order", "stand_on"}, {"unit", said.unit}};
        if (!said.place.empty())
            json["place"] = said.place;
        return json;
    }
    Json operator()(const Arrive &said) const { return {{"order", "arrive"}, {"unit", said.unit}}; }
    Json operator()(const Eliminate &said) const
    {
        return {{"order", "eliminate"}, {"unit", said.unit}};
    }
    Json operator()(const LeaveMap &said) const
    {
        return {{"order", "leave_map"}, {"unit", said.unit}};
    }
    Json operator()(const Join &said) const
    {
        return {{"order", "join"}, {"side", side(said.side)}, {"unit", unitJson(said.unit)}};
    }
    Json operator()(const PutPoints &said) const
    {
        Json json = {{"order", "put_points"},
                     {"side", side(said.side)},
                     {"card", said.card},
                     {"points", said.points}};
        if (said.player != 0)
            json["player"] = said.player;
        return json;
    }
    Json operator()(const NextPhase &) const { return {{"order", "next_phase"}}; }
    // Those of a game.
    template<typename Said>
    Json operator()(const Said &said) const
    {
        return Json::parse(Assault::orderToJson(m_t.game, said));
    }

private:
    std::string side(SideIndex side) const { return m_t.game.setting->scenario.sides[side].id; }

    const TablePosition &m_t;
};

int tableNumber(const Json &value)
{
    const auto number = value.get_ref<const Json::number_integer_t &>();
    return static_cast<int>(std::clamp<Json::number_integer_t>(number, INT_MIN, INT_MAX));
}

class TableReading
{
public:
    TableReading(const TablePosition &t, const Json &json)
        : m_t(t)
        , m_json(json)
    {
    }

    Ruling<TableOrder> order() const
    {
        const std::string kind = text("order");
        if (kind == "begin_turn")
            return BeginTurn{side()};
        if (kind == "act")
            return act();
        if (kind == "attack")
            return attack();
        if (kind == "spot")
            return Spot{text("unit")};
        if (kind == "damage")
            return LosePoints{text("unit"), tableNumber(m_json.at("points"))};
        if (kind == "stand_on")
            return StandOn{text("unit"), m_json.contains("place") ? text("place") : std::string()};
        if (kind == "arrive")
            return Arrive{text("unit")};
        if (kind == "eliminate")
            return Eliminate{text("unit")};
        if (kind == "leave_map")
            return LeaveMap{text("unit")};
        if (kind == "join") {
            auto unit = unitFromJson(m_json.at("unit"));
            HW_TRY(unit);
            return Join{*std::move(unit), side()};
        }
        if (kind == "put_points")
            return PutPoints{side(),
                             m_json.contains("player") ? tableNumber(m_json.at("player")) : 0,
                             text("card"), tableNumber(m_json.at("points"))};
        if (kind == "next_phase")
            return NextPhase{};
        return ofAGame();
    }

private:
    std::string text(const char *key) const
    {
        return m_json.at(key).get_ref<const std::string &>();
    }
    // kNobody for a name that no side has: query refuses it.
    SideIndex side() const { return m_t.game.setting->sideIndex(text("side")); }

    Ruling<TableOrder> act() const
    {
        const auto action = actionFromString(text("action"));
        if (!action)
            return refuse(Message::NotAnOrder, "R6.4c");
        const bool isDelayed =
            m_json.contains("delayed") && m_json.at("delayed").get_ref<const bool &>();
        return TakeAction{text("unit"), *action, isDelayed};
    }

    static Ruling<Dice> roll(const Json &faces)
    {
        Dice dice;
        for (const Json &face : faces.get_ref<const Json::array_t &>()) {
            if (!face.is_string()) {
                dice.faces.push_back(
                    static_cast<std::uint8_t>(std::clamp(tableNumber(face), 0, 255)));
                continue;
            }
            const auto symbols = symbolsFromString(face.get_ref<const std::string &>());
            if (!symbols)
                return refuse(Message::WrongSymbols, "R10.7a");
            dice.symbols.push_back(*symbols);
        }
        return dice;
    }

    Ruling<TableOrder> attack() const
    {
        auto form = formFromJson(m_json, *m_t.rules);
        HW_TRY(form);
        TableAttackOrder order{.form = *std::move(form)};
        if (m_json.contains("rolls"))
            for (const Json &faces : m_json.at("rolls").get_ref<const Json::array_t &>()) {
                auto dice = roll(faces);
                HW_TRY(dice);
                order.rolls.push_back(*std::move(dice));
            }
        if (!m_json.contains("choices"))
            return order;
        if (!faultsOf(order.form, *m_t.rules).empty())
            return refuse(Message::NotAnOrder, "R10.0a");
        const Position stage = staged(order.form, *m_t.rules).position;
        for (const Json &choice : m_json.at("choices").get_ref<const Json::array_t &>()) {
            auto said = Assault::orderFromJson(stage, choice.dump());
            HW_TRY(said);
            order.choices.push_back(*std::move(said));
        }
        return order;
    }

    Ruling<TableOrder> ofAGame() const
    {
        const auto order = Assault::orderFromJson(m_t.game, m_json.dump());
        HW_TRY(order);
        return std::visit(
            [](const auto &said) -> Ruling<TableOrder> {
                if constexpr (std::is_constructible_v<TableOrder, decltype(said)>)
                    return TableOrder(said);
                else
                    return refuse(Message::NotAnOrder, "");
            },
            static_cast<const Order::variant &>(*order));
    }

    const TablePosition &m_t;
    const Json &m_json;
};

} // namespace

std::string Tabletop::orderToJson(const TablePosition &t, const TableOrder &order)
{
    return std::visit(TableWriter(t), order).dump();
}

Ruling<TableOrder> Tabletop::orderFromJson(const TablePosition &t, std::string_view text)
try {
    if (isTooMuchJson(text))
        return refuse(Message::NotAnOrder, "");
    const Json json = Json::parse(text);
    return TableReading(t, json).order();
} catch (const Json::exception &) { // input from outside
    return refuse(Message::NotAnOrder, "");
}

std::string Tabletop::eventToJson(const TablePosition &t, const Event &event)
{
    return Assault::eventToJson(t.game, event);
}

std::string Tabletop::pendingToJson(const TablePosition &t)
{
    if (t.game.phase == Phase::Over)
        return "null";
    if (asksForCards(t))
        return Assault::pendingToJson(t.game);
    Json json = {{"question", "table"}, {"phase", toString(t.game.phase)}};
    if (t.game.phase != Phase::Initiative)
        json["side"] = t.game.setting->scenario.sides[t.toAct].id;
    return json.dump();
}

std::string Tabletop::reportToJson(const TablePosition &t)
{
    Json report = Json::parse(Assault::reportToJson(t.game));
    for (Json &unit : report["units"]) { // their hexes mean nothing
        const UnitId id = t.game.setting->unitId(unit["id"].get_ref<const std::string &>());
        const std::string place = placeOf(t, id);
        unit.erase("at");
        unit["place"] = place.empty() ? Json() : Json(place);
    }
    return report.dump();
}

} // namespace hexwerk::assault
