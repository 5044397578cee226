// What players would type, and the rules that answer it: chosen by reading the rulebook, before
// anything was searched.
#pragma once

#include <array>
#include <string_view>

namespace hexwerk::search {

struct PlayerQuery
{
    std::string_view typed;
    std::string_view rules; // any of them is the answer; apart by spaces
};

inline constexpr std::array<PlayerQuery, 60> kPlayerQueries{{
    // Ids, and paragraphs of both editions.
    {"10.3e", "R10.3e"},
    {"r10.3", "R10.3a"},
    {"R10.3g", "R10.3g"},
    {"D9.7a", "D9.7a"},
    {"9.6.5.1a", "R9.6.3.2.1a"},
    {"13.2h", "R13.2h R9.12.1c"},
    {"9.6.6.2d", "R9.6.4.2d"},
    {"12.4.3.1.2c", "R12.4.4.2c"},
    // English.
    // Cover is the terrain defence bonus, by hex and unit type; whoever sits in the vehicle is
    // safe.
    {"half track cover", "R10.9.1a R10.5b R10.10a"},
    {"tank riders", "R9.11.1b"},
    {"bazooka range", "R10.1a R10.1b R10.1c"},
    {"dig in foxhole", "R9.8.1a R9.8.1c"},
    {"assault bunker", "R11.1.3.2b R11.6f"},
    {"retreat no hex", "R13.3f"},
    {"smoke line of sight", "R10.2d R10.3d R10.3e"},
    {"mortar spotter", "R7.1.1b R7.1d"},
    {"opportunity fire close combat", "R8.2k R11.1.1b R11.6b"},
    {"minefeild detection", "R9.6.4.2d R9.6.4.2e"},
    {"overun artilery", "R9.10.3a R9.10.3b R9.10.3c"},
    {"unload gun", "R9.11.5a R9.11.5b"},
    {"stacking limit", "R9.0c R9.0d"},
    {"stone wall tracked", "R9.6.3.2.1c"},
    {"elite suppression", "R4.2.3f"},
    {"turret fire while moving", "R10.0e"},
    {"immobilised vehicle turret", "R13.1d"},
    {"critical hit on tank", "R10.7.6a R10.7.6b"},
    {"hill climbing cost", "R9.6.1a R9.6.1b"},
    {"bridge destroyed", "R12.5d"},
    {"friendly fire aircraft", "R12.3.6.2b"},
    {"command points lost units", "R4.9.2g R10.7.3i"},
    {"spotting roll hidden", "R10.5g R9.12.2b R10.5c"},
    {"see over a hill", "R10.4c R10.4d"},
    {"melee with a tank", "R11.3a R11.3b R11.5a R11.1.2f"},
    // German.
    {"Panzer fährt rückwärts", "R9.10b R9.10e"},
    {"Sichtline Hügel", "R10.4b R10.4c R10.4d"},
    {"Huegel betreten", "R9.6.1a"},
    {"hugel anstieg kosten", "R9.6.1a R9.6.1b"},
    {"schmale strasse richtungswechsel", "R9.1c"},
    {"Nahkampf Rückzug Reaktionsfeuer", "R11.1.6.1d"},
    {"bewegen und schießen", "R9.3a R10.0d R13.2g"},
    {"stacheldrat infanterie", "R9.6.3.2.3b"},
    {"Minenfeld schnelle Bewegung", "R9.6.4.1h"},
    {"aufsitzen auf Panzer", "R9.11.1b R9.11.2a R10.10.1a"},
    {"absitzen Reaktionsfeuer", "R9.11.3g"},
    {"letzter schuß ausrichtung", "R9.10.3g"},
    {"Gebäude stürzt ein", "R10.7.7a R12.5c R12.5e"},
    {"Flugzeug abgeschossen", "R12.3.5b R12.3.4a"},
    {"Flak reichweite", "R12.3.4b"},
    {"Wald Sicht blockiert", "R10.3f"},
    {"lichter Wald Baumallee", "R9.6.3.1.1a D9.6.3e"},
    {"Siegbedingungen prüfen", "R6.6a"},
    {"Kommandopunkte verteilen", "R4.9.2b R6.2b R6.2.2a"},
    {"Aufstellung zu wenig Platz", "R5.8e D5.8e"},
    {"Rauch verschwindet", "R6.5g"},
    {"Schützengraben", "R9.6.3.2.6a"},
    {"Bunker Artillerie aufstellen", "R5.8i R9.6.3.2.8d"},
    {"Panzersperre überqueren", "R9.6.3.2.4a"},
    {"eingraben wo", "R9.8.1c"},
    {"deckungsfeuer kosten", "D9.13b"},
    {"würfel stärke reihenfolge", "R4.5a R10.7a"},
}};

} // namespace hexwerk::search
