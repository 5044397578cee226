#include "tests/core/assault/campaign/second_count.h"

#include "tests/core/assault/campaign/logged_deeds.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace hexwerk::assault {

using nlohmann::json;

static const json &named(const json &list, const char *key, const std::string &id)
{
    for (const json &one : list)
        if (one.at(key) == id)
            return one;
    throw std::invalid_argument(id);
}

static constexpr std::array kExperiences = {"recruit", "regular", "hardened", "veteran", "elite"};

static int experienceNamed(const std::string &name)
{
    return static_cast<int>(std::find(kExperiences.begin(), kExperiences.end(), name) -
                            kExperiences.begin());
}

// An array that may be left out.
static json listIn(const json &table, const char *key)
{
    return table.value(key, json::array());
}

// Empty: a draw.
static std::string winnerIn(const json &end)
{
    return end["winner"] == "draw" ? std::string() : end["winner"].get<std::string>();
}

SecondCount::SecondCount(json campaign, std::map<std::string, json> scenarios,
                         const CardStore &cards)
    : m_campaign(std::move(campaign))
    , m_scenarios(std::move(scenarios))
    , m_cards(cards)
    , m_battle(m_campaign["start"])
    , m_drawn(listIn(m_campaign, "reserve").size())
    , m_asks("battle " + m_battle)
{
    for (const json &one : m_campaign["core"]) { // [H14.3a]
        const std::string card = one["card"];
        m_cores.push_back({.id = one["id"],
                           .side = one["side"],
                           .card = card,
                           .experience = experienceNamed(one.value("experience", "regular")),
                           .strength = m_cards.unit(card)->strength});
    }
    for (const json &track : m_campaign["track"])
        m_tracks[track["id"]] = track.value("start", 0);
    for (const json &side : m_campaign["side"])
        m_points[side["id"]] = 0;
}

const json &SecondCount::battle() const
{
    return named(m_campaign["battle"], "id", m_battle);
}

const json &SecondCount::scenario() const
{
    return m_scenarios.at(battle()["scenario"]);
}

SecondCount::Core &SecondCount::core(const std::string &id)
{
    for (Core &one : m_cores)
        if (one.id == id)
            return one;
    throw std::invalid_argument(id);
}

int SecondCount::missing(const Core &core) const
{
    return m_cards.unit(core.card)->strength - core.strength;
}

// [H14.3c]
bool SecondCount::fits(const json &slot, const Core &core) const
{
    const json types = listIn(slot, "types");
    const std::string_view type = toString(m_cards.unit(core.card)->type);
    return core.side == slot["side"] && core.strength > 0 && core.battlesLeft != 0 &&
           (types.empty() || std::find(types.begin(), types.end(), type) != types.end());
}

SecondCount::Core &SecondCount::join(const std::string &side, const std::string &card,
                                     int experience)
{
    return m_cores.emplace_back(Core{.id = side + "+" + std::to_string(++m_joined[side]),
                                     .side = side,
                                     .card = card,
                                     .experience = experience,
                                     .strength = m_cards.unit(card)->strength});
}

// [H14.5b] The first that has the card.
std::optional<std::size_t> SecondCount::reserve(const std::string &side,
                                                const std::string &card) const
{
    const json all = listIn(m_campaign, "reserve");
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i]["side"] == side && all[i].value("from_battle", 1) <= number() &&
            m_drawn[i] < all[i].value("count", 1'000'000) &&
            std::count(all[i]["cards"].begin(), all[i]["cards"].end(), card) > 0)
            return i;
    return std::nullopt;
}

void SecondCount::carryOut(const std::string &side, const std::vector<std::string> &plan)
{
    int &points = m_points[side];
    for (const std::string &line : plan) {
        std::istringstream words(line);
        std::string verb, first, second;
        words >> verb >> first >> second;
        if (verb == "salvage") { // [H14.9b]
            const std::string card = m_left.at(std::stoul(first));
            Core &found = join(side, card, 1);
            found.strength = m_cards.unit(card)->halfStrength;
            found.battlesLeft = m_campaign["carry_over"].value("salvage_battles", -1);
            tell("salvaged " + found.id);
        } else if (verb == "restore") { // [H14.5d] rounded up
            Core &weak = core(first);
            const UnitCard &card = *m_cards.unit(weak.card);
            for (int share = missing(weak) * card.points; share > 0; share -= card.strength)
                --points;
            weak.strength = card.strength;
            tell("restored " + first);
        } else if (verb == "replace") {
            Core &lost = core(first);
            lost.isReplaced = true;
            const std::string card = lost.card;
            points -= m_cards.unit(card)->points;
            tell("replaced " + join(side, card, 0).id);
        } else if (verb == "recruit") {
            ++m_drawn[reserve(side, first).value()];
            points -= m_cards.unit(first)->points;
            tell("recruited " + join(side, first, 0).id);
        } else if (verb == "promote") { // [H14.13]
            Core &better = core(first);
            ++m_drawn[reserve(side, second).value()];
            points -= std::max(0, m_cards.unit(second)->points - m_cards.unit(better.card)->points);
            const int lacks = missing(better);
            better.card = second;
            better.strength = std::max(1, better.strength + missing(better) - lacks);
            tell("promoted " + first);
        } else if (verb == "assign")
            m_places[first] = second;
        else
            throw std::invalid_argument(line);
    }
}

// [H14.3d]
std::string SecondCount::drawn(const json &slot)
{
    const json all = listIn(m_campaign, "reserve");
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const std::string card : all[i]["cards"])
            if (all[i]["side"] == slot["side"] && reserve(slot["side"], card) == i &&
                fits(slot, {.side = slot["side"], .card = card, .strength = 1})) {
                ++m_drawn[i];
                return join(slot["side"], card, 0).id;
            }
    return {};
}

void SecondCount::beginBattle()
{
    std::set<std::string> busy;
    for (const auto &[unit, core] : m_places)
        busy.insert(core);
    for (const json &slot : listIn(battle(), "slot"))
        for (const std::string unit : slot["units"]) {
            std::string &place = m_places[unit];
            for (const Core &free : m_cores)
                if (place.empty() && !busy.contains(free.id) && fits(slot, free))
                    place = free.id;
            const std::string fill = slot.value("fill", "scenario");
            if (place.empty() && fill == "reserve")
                place = drawn(slot);
            if (place.empty() && fill != "scenario")
                m_staysAway.insert(unit);
            busy.insert(place);
        }
    m_left.clear();
}

std::string SecondCount::coreIn(const std::string &unit) const
{
    const auto place = m_places.find(unit);
    return place == m_places.end() ? std::string() : place->second;
}

std::string SecondCount::fighterIn(const std::string &unit) const
{
    if (m_staysAway.contains(unit))
        return {};
    const std::string id = coreIn(unit);
    for (const Core &one : m_cores)
        if (one.id == id)
            return one.card + " " + kExperiences[static_cast<std::size_t>(one.experience)];
    const json &own = named(scenario()["unit"], "id", unit);
    return own["card"].get<std::string>() + " " + own.value("experience", "regular");
}

void SecondCount::countGame(const play::Match &battle)
{
    const json end = json::parse(battle.report());
    const std::string winner = winnerIn(end);
    std::map<std::string, int> losses; // [H14.1c]
    std::vector<std::string> abandoned;
    std::map<std::string, Deeds> deeds;
    for (const json &unit : end["units"]) {
        const std::string id = unit["id"];
        const bool isDead = unit["state"] == "eliminated";
        losses[unit["side"]] += isDead || unit["state"] == "left_map";
        deeds[id] = {.unit = id, .strength = isDead ? 0 : unit["strength"].get<int>()};
        const auto &all = scenario()["unit"];
        const bool isOfScenario =
            std::any_of(all.begin(), all.end(), [&](const json &one) { return one["id"] == id; });
        if (isDead && isOfScenario && !winner.empty() && unit["side"] != winner)
            abandoned.push_back(unit["card"]);
    }
    int turns = 1;
    for (std::size_t order = 0; order < battle.records().size(); ++order)
        for (const std::string &line : battle.events(order))
            if (const json event = json::parse(line); event["event"] == "turn_began")
                turns = event["turn"];
    for (const LoggedDeed &deed : deedsInLog(battle, scenario())) {
        deeds[deed.unit].kills += deed.verb == "killed";
        deeds[deed.unit].objectives += deed.verb == "took";
    }
    int margin = 0;
    for (const auto &[side, lost] : losses)
        if (!winner.empty() && side != winner)
            margin = std::max(0, lost - losses[winner]);
    std::vector<Deeds> all;
    for (const json &slot : listIn(this->battle(), "slot"))
        for (const std::string unit : slot["units"])
            if (!m_staysAway.contains(unit))
                all.push_back(deeds.at(unit));
    this->end(winner, margin, turns, all, abandoned);
}

void SecondCount::countReport(const json &report)
{
    std::vector<Deeds> all;
    for (const json &fate : report["fates"])
        all.push_back(
            {fate["unit"], fate["strength"], fate.value("kills", 0), fate.value("objectives", 0)});
    std::vector<std::string> abandoned;
    for (const std::string unit : listIn(report, "abandoned")) {
        const std::string fighter = fighterIn(unit);
        abandoned.push_back(fighter.substr(0, fighter.find(' ')));
    }
    end(winnerIn(report), report["margin"], report["turns"], all, abandoned);
}

void SecondCount::end(const std::string &winner, int margin, int turns,
                      const std::vector<Deeds> &deeds, const std::vector<std::string> &abandoned)
{
    for (const Deeds &one : deeds)
        if (!coreIn(one.unit).empty())
            goHome(core(coreIn(one.unit)), one);
    for (const std::string &card : abandoned) // [H14.9a]
        if (m_campaign["carry_over"].value("salvage", false) &&
            m_cards.unit(card)->type != UnitType::Infantry)
            m_left.push_back(card);
    rest();
    m_fought.push_back({{"battle", m_battle},
                        {"winner", winner.empty() ? json() : json(winner)},
                        {"margin", margin},
                        {"turns", turns}});
    m_places.clear();
    m_staysAway.clear();
    takeResult();
}

// [H14.7a] [H14.8a] Once more for each time that all of it has been done anew.
int SecondCount::timesEarned(const json &deed, const std::string &name, Core &core,
                             const Deeds &deeds)
{
    const bool isPerBattle = deed.value("per", "campaign") == "battle";
    const auto isDone = [&](int times) {
        const auto enough = [&](const char *key, int inBattle, int inAll) {
            return (isPerBattle ? inBattle : inAll) >= times * deed.value(key, 0);
        };
        return enough("kills", deeds.kills, core.kills) && enough("battles", 1, core.battles) &&
               enough("objective", deeds.objectives, core.objectives);
    };
    int &before = isPerBattle ? core.earned[name + std::to_string(number())] : core.earned[name];
    int times = 0;
    while (isDone(before + 1)) {
        ++before;
        ++times;
    }
    return times;
}

void SecondCount::goHome(Core &core, const Deeds &deeds)
{
    core.strength = deeds.strength;
    core.kills += deeds.kills;
    core.objectives += deeds.objectives;
    ++core.battles;
    tell("core_fought " + core.id);
    if (core.strength == 0) {
        core.lostIn = number();
        tell("core_lost " + core.id);
    }
    for (const json &medal : listIn(m_campaign, "medal")) {
        const std::string id = medal["id"];
        const bool hasIt =
            std::find(core.medals.begin(), core.medals.end(), id) != core.medals.end();
        const bool isPerBattle = medal["for"].value("per", "campaign") == "battle";
        if (timesEarned(medal["for"], "medal " + id, core, deeds) == 0 || (hasIt && !isPerBattle))
            continue;
        core.medals.push_back(id);
        tell("medal_won " + core.id + " " + id);
    }
    if (core.strength == 0)
        return;
    const json gains = listIn(m_campaign["carry_over"], "experience");
    const int before = core.experience;
    for (std::size_t i = 0; i < gains.size(); ++i)
        core.experience += gains[i].value("add", 1) *
                           timesEarned(gains[i], "gain " + std::to_string(i), core, deeds);
    core.experience = std::min(core.experience, 4);
    if (core.experience != before)
        tell("experience_gained " + core.id);
}

void SecondCount::rest()
{
    const json &rules = m_campaign["carry_over"];
    const std::string losses = rules.value("losses", "keep");
    const std::string damage = rules.value("damage", "keep");
    for (Core &core : m_cores) {
        const bool hasFought =
            std::any_of(m_places.begin(), m_places.end(),
                        [&](const auto &place) { return place.second == core.id; });
        if (core.strength == 0 || core.battlesLeft == 0)
            continue;
        if (hasFought && core.battlesLeft > 0 && --core.battlesLeft == 0) { // [H14.9c]
            tell("salvage_given_up " + core.id);
            continue;
        }
        const bool isVehicle = m_cards.unit(core.card)->type == UnitType::Vehicle;
        const bool isWhole = isVehicle ? damage == "repair" : losses == "all_back";
        const bool isHalf = !isVehicle && losses == "half_back";
        const int back = isWhole ? missing(core) : isHalf ? (missing(core) + 1) / 2 : 0;
        core.strength += back; // [H14.4b] [H14.6a]
        if (back > 0)
            tell("restored " + core.id);
    }
}

// Terms about the battle itself are not counted.
bool SecondCount::holds(const json &term) const
{
    const json &last = m_fought.back();
    const auto each = [this](const json &inner) { return holds(inner); };
    if (term.contains("all"))
        return std::all_of(term["all"].begin(), term["all"].end(), each);
    if (term.contains("any"))
        return std::any_of(term["any"].begin(), term["any"].end(), each);
    if (term.contains("not"))
        return !holds(term["not"]);
    if (term.contains("winner"))
        return term["winner"] == "draw" ? last["winner"].is_null()
                                        : last["winner"] == term["winner"];
    if (term.contains("margin"))
        return !last["winner"].is_null() && last["margin"] >= term["margin"];
    if (term.contains("track"))
        return m_tracks.at(term["track"]) >= term["at_least"].get<int>();
    throw std::invalid_argument(term.dump());
}

void SecondCount::move(const std::string &id, int add)
{
    const json &track = named(m_campaign["track"], "id", id);
    int &value = m_tracks[id];
    const int before = value;
    value = std::max(track.value("min", 0), std::min(track.value("max", 12), value + add));
    if (value != before)
        tell("track_moved " + id);
}

// [H14.10b]
std::optional<std::string> SecondCount::winnerByTracks() const
{
    std::set<std::string> winners;
    for (const json &track : m_campaign["track"])
        for (const json &threshold : listIn(track, "threshold")) {
            const int at = threshold["at"];
            const int start = track.value("start", 0);
            const int value = m_tracks.at(track["id"]);
            if (threshold.value("effect", "message") == "message" ||
                (at >= start ? value < at : value > at))
                continue;
            const std::string side = threshold.value("side", track["side"].get<std::string>());
            for (const json &one : m_campaign["side"])
                if ((one["id"] == side) == (threshold["effect"] == "wins"))
                    winners.insert(one["id"]);
        }
    if (winners.empty())
        return std::nullopt;
    return winners.size() == 2 ? std::string() : *winners.begin();
}

// [H14.1b] [H14.2] [H14.11]
void SecondCount::takeResult()
{
    const json &results = battle()["result"];
    std::size_t place = 0;
    while (results.at(place).contains("when") && !holds(results[place]["when"]))
        ++place;
    const json &result = results[place];
    m_fought.back()["result"] = place + 1;
    m_asks = "over";
    for (const json &effect : listIn(result, "do")) {
        if (effect.contains("end")) {
            m_winner = effect.value("side", "");
            return;
        }
        if (effect.contains("track"))
            move(effect["track"], effect["add"]);
        else
            m_points[effect["side"]] += effect["replacement_points"].get<int>();
    }
    m_winner = winnerByTracks();
    if (m_winner)
        return;
    const json next = listIn(result, "next");
    if (next.empty() || m_fought.size() >= m_campaign.value("length", std::size_t{1000})) {
        m_winner.emplace();
        return;
    }
    if (next.size() == 1)
        return choose(next[0]);
    const json &winner = m_fought.back()["winner"];
    const std::string chooser = result.value("chooses", "winner");
    m_asks = "roll:";
    for (const json &side : m_campaign["side"])
        if (chooser == side["id"] ||
            (!winner.is_null() && ((chooser == "winner" && winner == side["id"]) ||
                                   (chooser == "loser" && winner != side["id"]))))
            m_asks = "choose " + side["id"].get<std::string>() + ":";
    for (const std::string one : next)
        m_asks += " " + one;
}

void SecondCount::choose(const std::string &battle)
{
    m_battle = battle;
    m_asks = "battle " + battle;
}

json SecondCount::report() const
{
    json cores = json::array();
    for (const Core &core : m_cores) {
        cores.push_back({{"id", core.id},
                         {"side", core.side},
                         {"card", core.card},
                         {"strength", core.strength},
                         {"experience", kExperiences[static_cast<std::size_t>(core.experience)]},
                         {"kills", core.kills},
                         {"battles", core.battles},
                         {"objectives", core.objectives},
                         {"medals", core.medals}});
        if (core.lostIn > 0)
            cores.back()["lost_in"] = core.lostIn;
    }
    const bool isWon = m_winner && !m_winner->empty();
    return {{"battles", m_fought},
            {"result", !m_winner ? "in_progress"
                       : isWon   ? "victory"
                                 : "draw"},
            {"winner", isWon ? json(*m_winner) : json()},
            {"tracks", m_tracks},
            {"points", m_points},
            {"cores", cores}};
}

} // namespace hexwerk::assault
