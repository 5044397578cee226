// How a game stands, in JSON.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"
#include "core/assault/game/box.h"
#include "core/assault/rules/moving/transport.h"

namespace hexwerk::assault {

static std::string_view stateOf(const Position &p, const Unit &unit)
{
    switch (unit.state) {
    case UnitState::InBox:
        return "in_box";
    case UnitState::Carried:
        return "carried";
    case UnitState::Waiting:
        return arrivalOf(p, unit) > p.turn ? "reinforcement" : "waiting";
    case UnitState::InPlay:
        return "in_play";
    case UnitState::Eliminated:
        return "eliminated";
    case UnitState::LeftMap:
        return "left_map";
    }
    return "";
}

static Json unitToJson(const Position &p, const Unit &unit)
{
    Json markers = Json::array();
    for (int i = 0; i < kMarkers; ++i)
        if (unit.markers.has(static_cast<Marker>(i)))
            markers.push_back(toString(static_cast<Marker>(i)));
    if (unit.inPlay() && p.isDugIn(unit.at))
        markers.push_back(toString(Marker::DugIn));
    Json json = {
        {"id", p.setting->unitName(unit.id)},
        {"side", p.setting->scenario.sides[unit.side].id},
        {"card", p.card(unit.id).id},
        {"at", unit.at.isNowhere() ? Json() : Json(toString(unit.at))},
        {"facing", unit.facing < 0 ? Json() : Json(unit.facing)},
        {"on", unit.carrier == UnitId{} ? Json() : Json(p.setting->unitName(unit.carrier))},
        {"state", stateOf(p, unit)},
        {"strength", unit.strength},
        {"half", unit.isOnMap() && p.isHalf(unit)},
        {"activated", unit.activated},
        {"markers", markers}};
    if (unit.player > 0)
        json["player"] = unit.player;
    return json;
}

static Json sideOrNull(const Position &p, SideIndex side)
{
    return side == kNobody ? Json() : Json(p.setting->scenario.sides[side].id);
}

static Json poolToJson(const Position &p, const CommandPool &pool)
{
    Json json = {{"side", p.setting->scenario.sides[pool.side].id},
                 {"total", pool.total},
                 {"focus", pool.focus},
                 {"cards", Json::object()}};
    if (pool.player > 0)
        json["player"] = pool.player;
    for (const PointsOnCard &pile : pool.onCards)
        json["cards"][p.setting->cards[pile.card].id] = pile.left;
    return json;
}

std::string Assault::reportToJson(const Position &p)
{
    const Scenario &scenario = p.setting->scenario;
    const bool over = p.pending.isOver();
    Json json;
    json["turn"] = p.turn;
    json["phase"] = toString(p.phase);
    json["winner"] = !over ? Json() : p.winner == kNobody ? Json("draw") : sideOrNull(p, p.winner);
    json["result"] = !over ? "in_progress" : p.winner == kNobody ? "draw" : "victory";
    json["units"] = Json::array();
    for (const Unit &unit : p.units)
        if (unit.state != UnitState::InBox)
            json["units"].push_back(unitToJson(p, unit));
    json["objectives"] = Json::object();
    for (std::size_t i = 0; i < p.holders.size(); ++i)
        json["objectives"][scenario.objectives[i].id] = sideOrNull(p, p.holders[i]);
    json["tracks"] = Json::object();
    for (std::size_t i = 0; i < p.tracks.size(); ++i)
        json["tracks"][scenario.tracks[i].id] = p.tracks[i];
    json["smoke"] = Json::object();
    for (const Smoke &smoke : p.smoke)
        json["smoke"][toString(smoke.hex)] = smoke.count;
    for (const CommandPool &pool : p.points)
        json["points"].push_back(poolToJson(p, pool));
    return json.dump();
}

} // namespace hexwerk::assault
