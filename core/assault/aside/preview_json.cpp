#include "core/assault/aside/preview_json.h"

#include <nlohmann/json.hpp>

namespace hexwerk::assault {

using Json = nlohmann::ordered_json;

static Json linesToJson(const DiceCount &count)
{
    Json lines = Json::array();
    for (const DiceLine &line : count.lines) {
        std::string source(line.source);
        if (!line.sourceId.empty())
            source += ":" + std::string(line.sourceId);
        const std::string dice = line.taken            ? "-" + toString(line.dice)
                                 : line.dice.isEmpty() ? std::string()
                                                       : toString(line.dice);
        lines.push_back({{"pool", line.pool == PoolSide::Attack ? "attack" : "defence"},
                         {"rule", line.rule},
                         {"source", source},
                         {"dice", dice}});
    }
    return lines;
}

static void addCount(Json &json, const DiceCount &count)
{
    Pool attack = count.attack;
    json["attack"] = toString(attack.add(count.joined));
    json["defence"] = toString(count.defence);
    json["single"] = count.single;
    json["automatic_x"] = count.automaticX;
}

std::string previewToJson(const AttackPreview &preview)
{
    Json json;
    addCount(json, preview.dice);
    json["spotting"] = preview.spotting.rolls ? Json{{"number", preview.spotting.number},
                                                     {"modifier", preview.spotting.modifier}}
                                              : Json();
    json["lines"] = linesToJson(preview.dice);
    const AttackChances &chances = preview.chances;
    json["results"] = {{"nothing", chances.nothing},
                       {"suppressed", chances.suppressed},
                       {"fallback", chances.fallback},
                       {"damaged", chances.damaged},
                       {"half", chances.half},
                       {"eliminated", chances.eliminated},
                       {"immobilised", chances.immobilised}};
    if (preview.blast) {
        Json blast;
        addCount(blast, *preview.blast);
        blast["lines"] = linesToJson(*preview.blast);
        blast["collapse"] = chances.collapse;
        json["blast"] = blast;
    }
    if (preview.returned) {
        Json back;
        addCount(back, *preview.returned);
        back["lines"] = linesToJson(*preview.returned);
        json["return"] = back;
    }
    return json.dump();
}

} // namespace hexwerk::assault
