#include "core/assault/rules/firing/blast.h"

#include "core/assault/game/board_changes.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/hexes/plane.h"

#include <algorithm>

namespace hexwerk::assault {

bool unitsBlast(const Switches &switches)
{
    // [R10.7.7a] With the expansion, [D12.5a] in the German edition without it as well.
    return switches.support || switches.blastValues;
}

std::optional<Die> blastDie(const UnitCard &card, Action action, int range)
{
    if (!card.blast)
        return std::nullopt;
    // [R4.2f] RULING: a support weapon is what fires in the support phase.
    if (card.blast->supportOnly && !isSupportAction(action))
        return std::nullopt;
    // [R4.2e] Up to that range.
    if (card.blast->upTo && range > *card.blast->upTo)
        return std::nullopt;
    return card.blast->die;
}

// [R12.5f] An obstacle of the target's own hex that the shot goes across.
static bool crossesObstacle(const Position &p, Hex target, const SightLine &line)
{
    const auto &sides = p.setting->scenario.board.hexsides;
    return std::any_of(sides.begin(), sides.end(), [&](const Hexside &side) {
        return isObstacle(side, target) &&
               std::find(line.entry.begin(), line.entry.end(), side.side) != line.entry.end();
    });
}

// RULING [R12.5a]: one structure, that which the target is in: its fortification, else the building
// of the hex, else an obstacle before it. Who has nothing of it, on a road, in a retreat or on the
// hull of a vehicle, is in none.
static Structure structureOf(const Position &p, const Shot &shot, const SightLine &line)
{
    const RangedFireSituation s = rangedFireSituation(p, shot, line);
    if (s.fallingBack || s.roadOnly || s.riding)
        return Structure::None;
    if (s.cover.fortification && !s.moving)
        return Structure::Fortification;
    if (s.cover.terrain->isBuilding)
        return Structure::Building;
    // [R12.5f] In the German edition no blast strikes an obstacle.
    const bool obstacle = !p.setting->switches.blastSparesObstacles &&
                          crossesObstacle(p, p.unit(shot.target).at, line);
    return obstacle ? Structure::Obstacles : Structure::None;
}

std::optional<Strike> strikeOf(const Position &p, const Shot &shot)
{
    if (!unitsBlast(p.setting->switches))
        return std::nullopt;
    const SightLine line = sightLine(p, shot.firer, shot.target);
    const auto die = blastDie(p.card(shot.firer), shot.action, line.range);
    const Structure structure = die ? structureOf(p, shot, line) : Structure::None;
    if (structure == Structure::None)
        return std::nullopt;
    return Strike{.hex = p.unit(shot.target).at, .structure = structure, .blast = *die};
}

// What an attack on the hex strikes: works that shelter somebody, or nobody at all.
static bool isFortified(const Position &p, Hex hex)
{
    const auto isHere = [hex](const Unit &unit) { return unit.inPlay() && unit.at == hex; };
    return p.board().at(hex).fortification &&
           (std::none_of(p.units.begin(), p.units.end(), isHere) ||
            std::any_of(p.units.begin(), p.units.end(),
                        [&](const Unit &unit) { return isHere(unit) && p.fortificationOf(unit); }));
}

static Structure structureAt(const Position &p, Hex hex, Outside from)
{
    // [R12.3.6.4a] [R12.4.6.1a] Only buildings; [R12.4.4.5a] a bombardment, and [D12.4.3.4a] in the
    // German edition any attack, fortifications as well.
    const Switches &switches = p.setting->switches;
    if ((from == Outside::Bombardment || switches.supportHitsWorks) && isFortified(p, hex))
        return Structure::Fortification;
    const TerrainIndex terrain = p.board().at(hex).terrain;
    return p.setting->data.terrain.row(terrain).isBuilding ? Structure::Building : Structure::None;
}

std::optional<Strike> outsideStrike(const Position &p, Hex hex, Die blast, Outside from)
{
    Strike strike{.hex = hex, .structure = structureAt(p, hex, from), .blast = blast};
    // [D12.3.6.4a] [D12.4.3.4a] Obstacles go without a roll.
    strike.destroysObstacles =
        p.setting->switches.supportHitsWorks && hasObstacles(*p.setting, hex);
    // [R12.4.6.2a] [D12.4.3.5a] Shells leave craters, bombs of aircraft do not.
    strike.leavesCrater = from != Outside::Aircraft && craterOf(*p.setting, hex).has_value();
    const bool isNothing =
        strike.structure == Structure::None && !strike.destroysObstacles && !strike.leavesCrater;
    return isNothing ? std::nullopt : std::optional(strike);
}

static void addStrongest(DiceCount &count, const Pool &dice, std::string_view source,
                         std::string_view id)
{
    if (const auto die = dice.strongest())
        count.add(PoolSide::Defence, *die, "R12.5b", source, id);
}

DiceCount blastDice(const Position &p, const Strike &strike)
{
    // [R12.5b] The die of the blast value against the strongest of the terrain chart. RULING: of
    // the whole row, for all types of unit and all sides.
    const SystemData &data = p.setting->data;
    const Cell &cell = p.board().at(strike.hex);
    DiceCount count;
    Pool all;
    switch (strike.structure) {
    case Structure::None:
        return count;
    case Structure::Building: {
        const TerrainRow &row = data.terrain.row(cell.terrain);
        for (const Pool &bonus : row.bonus)
            all.add(bonus);
        addStrongest(count, all, "terrain", row.id);
        break;
    }
    case Structure::Fortification: {
        if (!cell.fortification)
            break;
        const OverlayKind kind = cell.fortification->kind;
        const FortificationRow &row = data.fortifications[static_cast<std::size_t>(kind)];
        addStrongest(count, all.add(row.front).add(row.flank).add(row.rear), "fortification",
                     toString(kind));
        break;
    }
    case Structure::Obstacles: {
        std::string_view strongest;
        for (const Hexside &side : p.setting->scenario.board.hexsides) {
            if (!isObstacle(side, strike.hex))
                continue;
            const HexsideRow &row = data.terrain.row(*data.terrain.find(side.kind));
            for (const auto &die : row.bonus)
                if (die && (all.isEmpty() || *die < *all.strongest())) {
                    all.add(*die);
                    strongest = row.id;
                }
        }
        addStrongest(count, all, "hexside", strongest);
        break;
    }
    }
    count.add(PoolSide::Attack, strike.blast, "R12.5b", "blast");
    return count;
}

int blastRolls(const Switches &switches, const Strike &strike, int criticals)
{
    if (strike.structure == Structure::None || criticals == 0)
        return 0;
    // [R12.5a] One further roll, [D12.5b] in the German edition one for each critical.
    return switches.blastForEachCritical ? criticals : 1;
}

} // namespace hexwerk::assault
