// [R12.5] Blast values against buildings and secondary terrain, and what else uncancelled critical
// hits do to a hex.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/tables/dice_count.h"

#include <optional>

namespace hexwerk::assault {

// [D12.5a] Whether the blast values of units count.
bool unitsBlast(const Switches &switches);
// [R4.2e] [R4.2f] The die of a blast value, if it has one that applies to such a shot; range in
// hexes.
std::optional<Die> blastDie(const UnitCard &card, Action action, int range);

// [R12.5a] What criticals of a shot from where both stand strike beside its target; empty: nothing.
std::optional<Strike> strikeOf(const Position &p, const Shot &shot);

enum class Outside : std::uint8_t { Aircraft, Guns, Bombardment };
// The same of an attack from outside the board on a hex of it. [R12.3.6.4a] [R12.4.6.1a]
// [R12.4.6.2a] [R12.4.4.5a]
std::optional<Strike> outsideStrike(const Position &p, Hex hex, Die blast, Outside from);

// [R12.5b] Against nothing where nothing stands or where it has no die.
DiceCount blastDice(const Position &p, const Strike &strike);
// [R12.5a] [D12.5b] How many rolls that many uncancelled criticals bring.
int blastRolls(const Switches &switches, const Strike &strike, int criticals);

} // namespace hexwerk::assault
