// Orders, questions and events in the JSON form of the command line.
#include "core/assault/assault.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <climits>

namespace hexwerk::assault {

using Json = nlohmann::ordered_json;

namespace {

class Writer
{
public:
    explicit Writer(const Position &p)
        : m_setting(*p.setting)
    {
    }

    Json unit(UnitId id) const { return id == UnitId{} ? Json() : Json(m_setting.unitName(id)); }
    Json side(SideIndex side) const
    {
        return side == kNobody ? Json() : Json(m_setting.scenario.sides[side].id);
    }
    static Json hex(Hex hex) { return hex.isNowhere() ? Json("off") : Json(toString(hex)); }
    const Setting &setting() const { return m_setting; }

private:
    const Setting &m_setting;
};

Json list(const std::vector<Symbols> &symbols)
{
    Json array = Json::array();
    for (const Symbols &face : symbols)
        array.push_back(toString(face));
    return array;
}

Json list(const Pool &pool)
{
    Json array = Json::array();
    for (const Die die : pool.dice())
        array.push_back(std::string(1, letterOf(die)));
    return array;
}

Json left(Symbols symbols)
{
    return {{"c", symbols.c}, {"d", symbols.d}, {"x", symbols.x}};
}

Json plain(std::string_view order)
{
    return {{"order", order}};
}

Json order(const Writer &w, const Announce &said)
{
    return {{"order", "announce"}, {"unit", w.unit(said.unit)}, {"action", toString(said.action)}};
}
Json order(const Writer &, const Pass &)
{
    return plain("pass");
}
Json order(const Writer &w, const Step &said)
{
    Json json = {{"order", "step"}, {"unit", w.unit(said.unit)}, {"to", Writer::hex(said.to)}};
    if (said.by != By::Default)
        json["by"] = said.by == By::Road ? "road" : "terrain";
    return json;
}
Json order(const Writer &, const Stop &)
{
    return plain("stop");
}
Json order(const Writer &w, const Target &said)
{
    return {{"order", "target"}, {"unit", w.unit(said.unit)}};
}
Json order(const Writer &w, const Support &said)
{
    return {{"order", "support"}, {"unit", w.unit(said.unit)}};
}
Json order(const Writer &w, const React &said)
{
    return {{"order", "react"}, {"unit", w.unit(said.unit)}};
}
Json order(const Writer &, const Decline &)
{
    return plain("decline");
}
Json order(const Writer &, const Withdraw &)
{
    return plain("withdraw");
}
Json order(const Writer &, const Stay &)
{
    return plain("stay");
}
Json order(const Writer &, const Reroll &said)
{
    return {{"order", "reroll"}, {"die", said.die}};
}
Json order(const Writer &, const Keep &)
{
    return plain("keep");
}
Json order(const Writer &w, const Place &said)
{
    return {{"order", "place"}, {"unit", w.unit(said.unit)}, {"hex", Writer::hex(said.hex)}};
}
Json order(const Writer &, const Choose &said)
{
    return {{"order", "choose"}, {"id", said.id}};
}
Json order(const Writer &, const Dice &said)
{
    if (!said.symbols.empty())
        return {{"order", "dice"}, {"symbols", list(said.symbols)}};
    return {{"order", "dice"}, {"faces", said.faces}};
}
Json order(const Writer &, const Correct &said)
{
    return {
        {"order", "correct"}, {"path", said.path}, {"old", said.oldValue}, {"new", said.newValue}};
}

Json event(const Writer &, const TurnBegan &e)
{
    return {{"event", "turn_began"}, {"turn", e.turn}};
}
Json event(const Writer &, const PhaseBegan &e)
{
    return {{"event", "phase_began"}, {"phase", toString(e.phase)}};
}
Json event(const Writer &w, const StartingPlayerChosen &e)
{
    return {{"event", "starting_player"}, {"side", w.side(e.side)}};
}
Json event(const Writer &w, const Passed &e)
{
    return {{"event", "passed"}, {"side", w.side(e.side)}};
}
Json event(const Writer &w, const UnitPlaced &e)
{
    return {{"event", "unit_placed"}, {"unit", w.unit(e.unit)}, {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &w, const UnitActivated &e)
{
    return {{"event", "unit_activated"}, {"unit", w.unit(e.unit)}, {"action", toString(e.action)}};
}
Json event(const Writer &w, const UnitMoved &e)
{
    Json json = {{"event", "unit_moved"},
                 {"unit", w.unit(e.unit)},
                 {"from", Writer::hex(e.from)},
                 {"to", Writer::hex(e.to)},
                 {"cost", e.cost}};
    if (e.road)
        json["road"] = toString(*e.road);
    return json;
}
Json event(const Writer &w, const UnitPushedBack &e)
{
    return {{"event", "unit_pushed_back"}, {"unit", w.unit(e.unit)}, {"to", Writer::hex(e.to)}};
}
Json event(const Writer &w, const MarkerPlaced &e)
{
    return {{"event", "marker_placed"}, {"unit", w.unit(e.unit)}, {"marker", toString(e.marker)}};
}
Json event(const Writer &w, const ShotFired &e)
{
    return {{"event", "shot_fired"},
            {"unit", w.unit(e.firer)},
            {"target", w.unit(e.target)},
            {"reaction", e.reaction}};
}
Json event(const Writer &w, const SpottingRolled &e)
{
    return {{"event", "spotting_rolled"}, {"unit", w.unit(e.firer)},
            {"target", w.unit(e.target)}, {"roll", e.roll},
            {"modifier", e.modifier},     {"needed", e.needed},
            {"spotted", e.spotted}};
}
Json event(const Writer &w, const DiceRolled &e)
{
    Json json = {{"event", "dice_rolled"}, {"for", toString(e.use)}, {"unit", w.unit(e.unit)}};
    if (!e.dice.isEmpty())
        json["dice"] = toString(e.dice);
    if (!e.faces.empty())
        json["faces"] = e.faces;
    if (!e.symbols.empty())
        json["symbols"] = list(e.symbols);
    if (e.offProfile)
        json["off_profile"] = true;
    return json;
}
Json event(const Writer &w, const AttackResolved &e)
{
    return {{"event", "attack_resolved"},
            {"unit", w.unit(e.attacker)},
            {"target", w.unit(e.defender)},
            {"left", left(e.left)}};
}
Json event(const Writer &w, const UnitDamaged &e)
{
    return {{"event", "unit_damaged"},
            {"unit", w.unit(e.unit)},
            {"points", e.points},
            {"left", e.left}};
}
Json event(const Writer &w, const UnitHalved &e)
{
    return {{"event", "unit_halved"}, {"unit", w.unit(e.unit)}};
}
Json event(const Writer &w, const UnitEliminated &e)
{
    return {{"event", "unit_eliminated"}, {"unit", w.unit(e.unit)}};
}
Json event(const Writer &w, const UnitLeftMap &e)
{
    return {{"event", "unit_left_map"}, {"unit", w.unit(e.unit)}};
}
Json event(const Writer &w, const FallbackBegan &e)
{
    return {{"event", "fallback_began"}, {"unit", w.unit(e.unit)}};
}
Json event(const Writer &w, const CloseCombatBegan &e)
{
    return {{"event", "close_combat_began"},
            {"unit", w.unit(e.assault)},
            {"target", w.unit(e.defence)},
            {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &w, const SupportNamed &e)
{
    return {{"event", "support_named"}, {"unit", w.unit(e.unit)}, {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &, const CloseCombatRoundBegan &e)
{
    return {{"event", "close_combat_round_began"}, {"round", e.round}};
}
Json event(const Writer &w, const UnitWithdrew &e)
{
    return {{"event", "unit_withdrew"}, {"unit", w.unit(e.unit)}};
}
Json event(const Writer &, const CloseCombatEnded &e)
{
    return {{"event", "close_combat_ended"}, {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &, const DugInMarkerRemoved &e)
{
    return {{"event", "dug_in_removed"}, {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &, const DugInMarkerPlaced &e)
{
    return {{"event", "dug_in_placed"}, {"hex", Writer::hex(e.hex)}};
}
Json event(const Writer &, const SmokeThinned &e)
{
    return {{"event", "smoke_thinned"}, {"hex", Writer::hex(e.hex)}, {"left", e.left}};
}
Json event(const Writer &w, const ObjectiveTaken &e)
{
    return {{"event", "objective_taken"},
            {"objective", w.setting().scenario.objectives[e.objective].id},
            {"side", w.side(e.side)}};
}
Json event(const Writer &, const Corrected &e)
{
    return {{"event", "corrected"}, {"path", e.path}, {"old", e.oldValue}, {"new", e.newValue}};
}
Json event(const Writer &w, const GameEnded &e)
{
    return {{"event", "game_ended"},
            {"winner", e.winner == kNobody ? Json("draw") : w.side(e.winner)}};
}

} // namespace

std::string Assault::orderToJson(const Position &p, const Order &said)
{
    return std::visit([w = Writer(p)](const auto &value) { return order(w, value).dump(); }, said);
}

std::string Assault::eventToJson(const Position &p, const Event &said)
{
    Json json =
        std::visit([w = Writer(p)](const auto &value) { return event(w, value); }, said.what);
    if (!said.rule.empty())
        json["rule"] = said.rule;
    return json.dump();
}

std::string Assault::pendingToJson(const Position &p)
{
    const Pending &pending = p.pending;
    if (pending.isOver())
        return "null";
    const Writer w(p);
    Json json;
    if (pending.isChance()) {
        json["dice"] =
            pending.question == Question::BattleDice ? list(pending.dice) : Json::array();
        for (int i = 0; i < pending.plainDice; ++i)
            json["dice"].push_back("D6");
        json["for"] = toString(pending.use);
    } else {
        json["side"] = w.side(pending.side);
        json["question"] = toString(pending.question);
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
                return refuse(MessageId::NotAnOrder, "");
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
                    return refuse(MessageId::WrongSymbols, "R10.7a");
                dice.symbols.push_back(*symbols);
            }
        return dice;
    }

    Ruling<Order> announce() const
    {
        const auto action = actionFromString(text("action"));
        if (!action)
            return refuse(MessageId::NotAnOrder, "R6.4c");
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
        if (kind == "stop")
            return Stop{};
        if (kind == "target")
            return Target{unit()};
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
            return Place{unit(), hex("hex")};
        if (kind == "choose")
            return Choose{text("id")};
        if (kind == "dice")
            return dice();
        if (kind == "correct")
            return Correct{text("path"), text("old"), text("new")};
        return refuse(MessageId::NotAnOrder, "");
    }

private:
    const Position &m_p;
    const Json &m_json;
};

} // namespace

Ruling<Order> Assault::orderFromJson(const Position &p, std::string_view text)
try {
    const Json json = Json::parse(text);
    return Reader(p, json).order();
} catch (const Json::exception &) { // input from outside
    return refuse(MessageId::NotAnOrder, "");
}

} // namespace hexwerk::assault
