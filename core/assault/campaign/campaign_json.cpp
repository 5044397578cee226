// Orders, questions and how it stands, in the JSON of game files and of the command line.
#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/campaign/campaign_play.h"
#include "core/assault/game/message.h"
#include "core/base/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <climits>

namespace hexwerk::assault {

using Json = nlohmann::ordered_json;
using std::string_view_literals::operator""sv;

std::string_view toString(CampaignEventKind kind)
{
    static constexpr std::array kNames = {
        "plan_made"sv,        "salvaged"sv,       "restored"sv,          "replaced"sv,
        "recruited"sv,        "promoted"sv,       "battle_began"sv,      "battle_ended"sv,
        "core_fought"sv,      "core_lost"sv,      "experience_gained"sv, "medal_won"sv,
        "points_gained"sv,    "track_moved"sv,    "threshold_reached"sv, "battle_chosen"sv,
        "salvage_given_up"sv, "campaign_ended"sv, "core_renamed"sv};
    return kNames[static_cast<std::size_t>(kind)];
}

static Json sideOrNull(const CampaignPosition &p, SideIndex side)
{
    return side == kNobody ? Json() : Json(p.campaign().sides[side].id);
}

static Json fateToJson(const UnitFate &fate)
{
    Json json = {{"unit", fate.unit}, {"strength", fate.strength}};
    for (const auto &[key, number] :
         {std::pair("kills", fate.kills), std::pair("objectives", fate.objectives),
          std::pair("last_order", fate.lastOrder)})
        if (number != 0)
            json[key] = number;
    return json;
}

static Json toJson(const BattleReport &report)
{
    Json json = {{"winner", report.winner.empty() ? std::string(kDraw) : report.winner},
                 {"margin", report.margin},
                 {"turns", report.turns},
                 {"fates", Json::array()}};
    for (const UnitFate &fate : report.fates)
        json["fates"].push_back(fateToJson(fate));
    if (!report.terms.empty())
        json["terms"] = report.terms;
    if (!report.abandoned.empty())
        json["abandoned"] = report.abandoned;
    if (!report.game.empty())
        json["game"] = report.game;
    return json;
}

std::string CampaignPlay::orderToJson(const Position &, const Order &order)
{
    struct CampaignOrderWriter
    {
        Json operator()(const MakePlan &said) const
        {
            return {{"order", "plan"}, {"seal", toHex(said.lines.commitment())}, {"box", said.box}};
        }
        Json operator()(const ShowPlan &said) const
        {
            return {{"order", "show_plan"}, {"lines", said.lines}, {"salt", toHex(said.salt)}};
        }
        Json operator()(const ReportBattle &said) const
        {
            return {{"order", "report"}, {"report", toJson(said.report)}};
        }
        Json operator()(const ChooseBattle &said) const
        {
            return {{"order", "choose"}, {"battle", said.battle}};
        }
        Json operator()(const RenameCore &said) const
        {
            return {{"order", "rename"}, {"core", said.core}, {"name", Json(said.name)}};
        }
    };
    return std::visit(CampaignOrderWriter(), order).dump();
}

namespace {

// Throws what the caller catches where a key is missing or of another type.
class CampaignOrderReader
{
public:
    CampaignOrderReader(const CampaignPosition &p, const Json &json)
        : m_p(p)
        , m_json(json)
    {
    }

    Ruling<CampaignOrder> order() const
    {
        const std::string kind = textAt(m_json, "order");
        if (kind == "plan")
            return plan();
        if (kind == "show_plan") {
            const auto salt = fromHex(textAt(m_json, "salt"));
            if (!salt)
                return refuse(Message::WrongSeal, "H14.5c");
            return ShowPlan{textsAt(m_json, "lines"), *salt};
        }
        if (kind == "report")
            return ReportBattle{report(m_json.at("report"))};
        if (kind == "choose")
            return ChooseBattle{textAt(m_json, "battle")};
        if (kind == "rename")
            return rename();
        return refuse(Message::NotAnOrder, "");
    }

private:
    static std::string textAt(const Json &json, const char *key)
    {
        return json.at(key).get_ref<const std::string &>();
    }
    static std::vector<std::string> textsAt(const Json &json, const char *key)
    {
        std::vector<std::string> texts;
        for (const Json &text : json.at(key).get_ref<const Json::array_t &>())
            texts.push_back(text.get_ref<const std::string &>());
        return texts;
    }
    static int numberAt(const Json &json, const char *key, int otherwise)
    {
        if (!json.contains(key))
            return otherwise;
        const auto number = json.at(key).get_ref<const Json::number_integer_t &>();
        return static_cast<int>(std::clamp<Json::number_integer_t>(number, INT_MIN, INT_MAX));
    }

    // Open as a player says it, or sealed as a log has it.
    Ruling<CampaignOrder> plan() const
    {
        if (!m_json.contains("lines")) {
            const auto seal = fromHex(textAt(m_json, "seal"));
            if (!seal)
                return refuse(Message::WrongSeal, "H14.5c");
            return MakePlan{Sealed<PlanLines>::closedBy(*seal), textAt(m_json, "box")};
        }
        if (m_p.question != CampaignQuestion::Plan)
            return refuse(Message::NotAsked, "H14.5c");
        const PlanLines lines = textsAt(m_json, "lines");
        if (!m_p.seeds[m_p.asked])
            return refuse(Message::WrongSeal, "H14.5c");
        if (textOf(lines).size() >= planSize(m_p, m_p.asked))
            return refuse(Message::PlanTooLong, "H14.5c");
        return planOf(m_p, m_p.asked, lines);
    }

    RenameCore rename() const
    {
        RenameCore order{textAt(m_json, "core")};
        for (const auto &[language, name] : m_json.at("name").get_ref<const Json::object_t &>())
            order.name[language] = name.get_ref<const std::string &>();
        return order;
    }

    static UnitFate fate(const Json &json)
    {
        return {textAt(json, "unit"), numberAt(json, "strength", -1), numberAt(json, "kills", 0),
                numberAt(json, "objectives", 0), numberAt(json, "last_order", 0)};
    }

    static BattleReport report(const Json &json)
    {
        BattleReport report{.winner = textAt(json, "winner"),
                            .margin = numberAt(json, "margin", 0),
                            .turns = numberAt(json, "turns", 0)};
        if (report.winner == kDraw)
            report.winner.clear();
        for (const Json &one : json.at("fates").get_ref<const Json::array_t &>())
            report.fates.push_back(fate(one));
        if (json.contains("terms"))
            for (const Json &truth : json.at("terms").get_ref<const Json::array_t &>())
                report.terms.push_back(truth.get_ref<const bool &>());
        if (json.contains("abandoned"))
            report.abandoned = textsAt(json, "abandoned");
        if (json.contains("game"))
            report.game = textAt(json, "game");
        return report;
    }

    const CampaignPosition &m_p;
    const Json &m_json;
};

} // namespace

Ruling<CampaignOrder> CampaignPlay::orderFromJson(const Position &p, std::string_view text)
{
    if (isTooMuchJson(text))
        return refuse(Message::NotAnOrder, "");
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return refuse(Message::NotAnOrder, "");
    try {
        return CampaignOrderReader(p, json).order();
    } catch (const Json::exception &) {
        return refuse(Message::NotAnOrder, "");
    }
}

std::string CampaignPlay::eventToJson(const Position &p, const Event &event)
{
    Json json = {{"event", toString(event.kind)}};
    if (event.side != kNobody)
        json["side"] = p.campaign().sides[event.side].id;
    for (const auto &[key, text] : {std::pair("id", &event.id), std::pair("card", &event.card)})
        if (!text->empty())
            json[key] = *text;
    json["from"] = event.from;
    json["to"] = event.to;
    json["rule"] = event.rule;
    return json.dump();
}

std::string CampaignPlay::pendingToJson(const Position &p)
{
    if (p.question == CampaignQuestion::Over)
        return "null";
    Json json = {{"question", toString(p.question)}};
    if (p.asked != kNobody)
        json["side"] = p.campaign().sides[p.asked].id;
    json["number"] = p.battleNumber();
    if (p.question == CampaignQuestion::Choose || p.question == CampaignQuestion::Roll)
        for (const std::size_t way : p.ways)
            json["battles"].push_back(p.campaign().battles[way].id);
    else
        json["battle"] = p.nextBattle().id;
    if (p.question == CampaignQuestion::Battle)
        json["scenario"] = p.nextBattle().scenario;
    return json.dump();
}

static Json coreToJson(const CampaignPosition &p, const CoreNow &core)
{
    Json medals = Json::array();
    for (const int medal : core.medals)
        medals.push_back(p.campaign().medals[static_cast<std::size_t>(medal)].id);
    Json json = {{"id", core.id},
                 {"side", p.campaign().sides[core.side].id},
                 {"card", core.card},
                 {"strength", core.strength},
                 {"experience", toString(experienceOf(core))},
                 {"kills", core.kills},
                 {"battles", core.battles},
                 {"objectives", core.objectives},
                 {"medals", std::move(medals)}};
    if (core.lostIn != 0)
        json["lost_in"] = core.lostIn;
    return json;
}

std::string CampaignPlay::reportToJson(const Position &p)
{
    const bool over = p.question == CampaignQuestion::Over;
    Json json;
    json["battles"] = Json::array();
    for (const Fought &fought : p.fought) {
        json["battles"].push_back({{"battle", p.campaign().battles[fought.battle].id},
                                   {"winner", sideOrNull(p, fought.winner)},
                                   {"margin", fought.margin},
                                   {"turns", fought.turns}});
        if (fought.result)
            json["battles"].back()["result"] = *fought.result + 1;
    }
    json["result"] = !over ? "in_progress" : p.winner == kNobody ? "draw" : "victory";
    json["winner"] = sideOrNull(p, over ? p.winner : kNobody);
    json["tracks"] = Json::object();
    for (std::size_t i = 0; i < p.tracks.size(); ++i)
        json["tracks"][p.campaign().tracks[i].id] = p.tracks[i];
    json["points"] = Json::object();
    for (SideIndex side = 0; side < 2; ++side)
        json["points"][p.campaign().sides[side].id] = p.points[side];
    json["cores"] = Json::array();
    for (const CoreNow &core : p.cores)
        json["cores"].push_back(coreToJson(p, core));
    return json.dump();
}

} // namespace hexwerk::assault
