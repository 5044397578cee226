// A campaign counted a second time: from the words of its file and from the logs of its battles, by
// the rules of chapter H14. Nothing in core/assault/campaign counts for it.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/play/match.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault {

class SecondCount
{
public:
    // The table of the campaign, and those of the scenarios by the names of their files.
    SecondCount(nlohmann::json campaign, std::map<std::string, nlohmann::json> scenarios,
                const CardStore &cards);

    void carryOut(const std::string &side, const std::vector<std::string> &plan);
    // The places of the next battle are taken.
    void beginBattle();
    // The battle is over: played, or told by hand.
    void countGame(const play::Match &battle);
    void countReport(const nlohmann::json &report);
    void choose(const std::string &battle);

    // "battle hold", "choose axis: inland hold", "roll: inland hold", "over".
    std::string asks() const { return m_asks; }
    // The core unit in the place of the unit; empty: none.
    std::string coreIn(const std::string &unit) const;
    // What the unit in that place fights with: "us.rifles43 hardened"; empty: it stays away.
    std::string fighterIn(const std::string &unit) const;
    // In the words of the report of a campaign.
    nlohmann::json report() const;
    // What became of core units and tracks since this was called last: "core_lost us-b-1".
    std::vector<std::string> takeHistory() { return std::exchange(m_history, {}); }

private:
    struct Core
    {
        std::string id = {};
        std::string side = {};
        std::string card = {};
        int experience = 0; // 0: recruit, 4: elite
        int strength = 0;
        int kills = 0;
        int battles = 0;
        int objectives = 0;
        std::vector<std::string> medals = {};
        int lostIn = 0;
        int battlesLeft = -1;
        bool isReplaced = false;
        std::map<std::string, int> earned = {}; // how often, by what earns it
    };
    // What a unit did in the battle that is over.
    struct Deeds
    {
        std::string unit = {};
        int strength = 0;
        int kills = 0;
        int objectives = 0;
    };

    const nlohmann::json &battle() const;
    const nlohmann::json &scenario() const;
    Core &core(const std::string &id);
    bool fits(const nlohmann::json &slot, const Core &core) const;
    Core &join(const std::string &side, const std::string &card, int experience);
    std::optional<std::size_t> reserve(const std::string &side, const std::string &card) const;
    std::string drawn(const nlohmann::json &slot);
    int missing(const Core &core) const;
    int number() const { return static_cast<int>(m_fought.size()) + 1; } // of the battle
    void tell(const std::string &what) { m_history.push_back(what); }
    int timesEarned(const nlohmann::json &deed, const std::string &name, Core &core,
                    const Deeds &deeds);
    void end(const std::string &winner, int margin, int turns, const std::vector<Deeds> &deeds,
             const std::vector<std::string> &abandoned);
    void goHome(Core &core, const Deeds &deeds);
    void rest();
    bool holds(const nlohmann::json &term) const;
    void takeResult();
    void move(const std::string &id, int add);
    std::optional<std::string> winnerByTracks() const;

    nlohmann::json m_campaign;
    std::map<std::string, nlohmann::json> m_scenarios;
    const CardStore &m_cards;
    std::string m_battle;
    std::vector<Core> m_cores;
    std::map<std::string, std::string> m_places; // core units by units; empty: nobody
    std::set<std::string> m_staysAway;           // units
    std::map<std::string, int> m_tracks;
    std::map<std::string, int> m_points;
    std::map<std::string, int> m_joined; // by side
    std::vector<int> m_drawn;            // by reserve
    std::vector<std::string> m_left;     // cards, for the holder of the field
    nlohmann::json m_fought = nlohmann::json::array();
    std::string m_asks;
    std::optional<std::string> m_winner; // when it is over; empty: a draw
    std::vector<std::string> m_history;
};

} // namespace hexwerk::assault
