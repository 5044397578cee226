// How ids, hexes and dice stand in JSON.
#pragma once

#include "core/assault/game/position.h"

#include <nlohmann/json.hpp>

namespace hexwerk::assault {

using Json = nlohmann::ordered_json;

class JsonWriter
{
public:
    explicit JsonWriter(const Position &p)
        : m_setting(*p.setting)
    {
    }

    Json unit(UnitId id) const { return id == UnitId{} ? Json() : Json(m_setting.unitName(id)); }
    Json side(SideIndex side) const
    {
        return side == kNobody ? Json() : Json(m_setting.scenario.sides[side].id);
    }
    // Where a unit is that is not on the board: "off".
    static Json hex(Hex hex) { return hex.isNowhere() ? Json("off") : Json(toString(hex)); }
    const Setting &setting() const { return m_setting; }

private:
    const Setting &m_setting;
};

inline Json list(const std::vector<Symbols> &symbols)
{
    Json array = Json::array();
    for (const Symbols &face : symbols)
        array.push_back(toString(face));
    return array;
}

inline Json list(const Pool &pool)
{
    Json array = Json::array();
    for (const Die die : pool.dice())
        array.push_back(std::string(1, letterOf(die)));
    return array;
}

inline Json symbols(Symbols symbols)
{
    return {{"c", symbols.c}, {"d", symbols.d}, {"x", symbols.x}};
}

} // namespace hexwerk::assault
