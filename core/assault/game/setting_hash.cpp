// Everything that decides how a game goes on goes into the hash of its setting; names and
// explanations do not.
#include "core/assault/game/setting_hash.h"

#include "core/assault/game/chart_met.h"
#include "core/assault/game/hash_parts.h"

// Found by the namespace of their arguments.
namespace hexwerk::assault {

static void hashInto(ContentHash &hash, const DiceFaces &dice)
{
    const auto &[id, faces] = dice;
    hash.add(id, faces);
}

static void hashInto(ContentHash &hash, const TerrainRow &row)
{
    const auto &[id, name, cost, bonus, vehicleDamage, sight, hindranceDie, height, infantryHeight,
                 isBuilding, barsIndirectFire, clearAlongRoad, crater, isOpenGround, isWater, art,
                 house] = row;
    hash.add(id, cost, bonus, vehicleDamage, sight, hindranceDie, height, infantryHeight,
             isBuilding, barsIndirectFire, clearAlongRoad, crater);
    if (isOpenGround || isWater) // terrain of the books keeps the hash that it had
        hash.add(isOpenGround, isWater);
}

static void hashInto(ContentHash &hash, const RangeBand &band)
{
    const auto &[from, to, dice] = band;
    hash.add(from, to, dice);
}

static void hashInto(ContentHash &hash, const Blast &blast)
{
    const auto &[die, upTo, supportOnly] = blast;
    hash.add(die, upTo, supportOnly);
}

static void hashInto(ContentHash &hash, const UnitCard &card)
{
    const auto &[id, name, nation, type, unitClass, points, halfPoints, strength, halfStrength,
                 defence, bands, movement, movementType, canSupport, turret, blast, indirect,
                 abilities, transport, silhouette, picture] = card;
    hash.add(id, nation, type, unitClass, points, halfPoints, strength, halfStrength, defence,
             bands, movement, movementType, canSupport, turret, blast, indirect, abilities,
             transport);
}

static void hashInto(ContentHash &hash, const Zone &zone)
{
    const auto &[id, side, purpose, hexes, name] = zone;
    hash.add(id, side, purpose, hexes);
}

static void hashInto(ContentHash &hash, const Objective &objective)
{
    const auto &[id, hex, name, holder] = objective;
    hash.add(id, hex, holder);
}

static void hashInto(ContentHash &hash, const Threshold &threshold)
{
    const auto &[at, effect, side, text] = threshold;
    hash.add(at, effect, side);
}

static void hashInto(ContentHash &hash, const Track &track)
{
    const auto &[id, side, name, min, max, start, thresholds] = track;
    hash.add(id, side, min, max, start, thresholds);
}

static void hashInto(ContentHash &hash, const Term &term)
{
    const auto &[kind, name, side, number, terms] = term;
    hash.add(kind, name, side, number, terms);
}

static void hashInto(ContentHash &hash, const TriggerEffect &effect)
{
    const auto &[track, add, kind, card, count, zone, unit, terrain, hexes, objective, side, text] =
        effect;
    hash.add(track, add);
    if (kind != EffectKind::Track) // a scenario without others keeps the hash that it had
        hash.add(kind, card, count, zone, unit, terrain, hexes, objective, side);
}

static void hashInto(ContentHash &hash, const Trigger &trigger)
{
    const auto &[on, side, unit, zone, objective, once, condition, effects] = trigger;
    hash.add(on, side, unit, zone, objective, once, condition, effects);
}

static void hashInto(ContentHash &hash, const SupportSupply &supply)
{
    const auto &[side, cards, turn] = supply;
    hash.add(side, cards, turn);
}

static void hashInto(ContentHash &hash, const Victory &victory)
{
    const auto &[side, check, term] = victory;
    hash.add(side, check, term);
}

} // namespace hexwerk::assault

namespace hexwerk::assault {

static void hashInto(ContentHash &hash, const MarkerRow &row)
{
    const auto &[group, reverse, name] = row;
    hash.add(group, reverse);
}

static void hashInto(ContentHash &hash, const FortificationRow &row)
{
    const auto &[name, front, flank, rear, holds, setUp, fullArc] = row;
    hash.add(front, flank, rear, holds, setUp, fullArc);
}

static void hashInto(ContentHash &hash, const HexsideRow &row)
{
    const auto &[id, name, bonus, cost, check, delays, weakensAssault, isWater, isCrossing, art,
                 house] = row;
    hash.add(bonus, cost, check, delays, weakensAssault);
    if (isWater || isCrossing)
        hash.add(isWater, isCrossing);
}

static void hashInto(ContentHash &hash, const RoadRow &row)
{
    const auto &[id, name, cost, turn, isRoad, isWater, art, house] = row;
    hash.add(cost, turn);
    if (isWater ||
        isRoad != (id == toString(RoadKind::MainRoad) || id == toString(RoadKind::NarrowRoad)))
        hash.add(isWater, isRoad);
}

static void hashInto(ContentHash &hash, const SpottingTable &table)
{
    const auto &[noDice, oneDie, twoDice, threeDiceOrFortification, hinderingTerrain, hideAction,
                 hidden, ambush, sneakyTrail] = table;
    hash.add(noDice, oneDie, twoDice, threeDiceOrFortification, hinderingTerrain, hideAction,
             hidden, ambush, sneakyTrail);
}

static void hashInto(ContentHash &hash, const MineRow &row)
{
    const auto &[attack, defence, against] = row;
    hash.add(attack, defence, against);
}

static void hashInto(ContentHash &hash, const MineDetection &detection)
{
    const auto &[least, identified, fallback] = detection;
    hash.add(least, identified, fallback);
}

static void hashInto(ContentHash &hash, const AbilityEffect &effect)
{
    const auto &[hook, action, marker, number, dice, row, from, to] = effect;
    hash.add(hook, action, marker, number, dice, row, from, to);
}

static void hashInto(ContentHash &hash, const AbilityRow &row)
{
    const auto &[name, text, effects] = row;
    hash.add(effects);
}

static void hashInto(ContentHash &hash, const BlastRow &row)
{
    const auto &[symbols, collapses] = row;
    hash.add(symbols, collapses);
}

static void hashInto(ContentHash &hash, const DriftTable &table)
{
    const auto &[ranging, impact, scout, confirmed, critical, damage, suppression, blank, freeShift,
                 mostShift] = table;
    hash.add(ranging, impact, scout, confirmed, critical, damage, suppression, blank, freeShift,
             mostShift);
}

static void hashInto(ContentHash &hash, const SupportTables &tables)
{
    const auto &[antiAircraft, airDefence, slightlyDamaged, airSpotting, airAccuracy,
                 artilleryAccuracy, blast, drift, mostSmoke] = tables;
    hash.add(antiAircraft, airDefence, slightlyDamaged, airSpotting, airAccuracy, artilleryAccuracy,
             blast, drift, mostSmoke);
}

// Without what the profile has already chosen: the other dice, switches and editions; and without
// what is only printed.
static void addTables(ContentHash &hash, const Setting &setting)
{
    const auto &[id, version, name, dice, terrain, fortifications, climb, spotting,
                 fireModification, mines, mineDetection, smokeDie, mostSmoke, riderCapacity,
                 support, markers, sheets, switches, abilities, nations, profiles] = setting.data;
    const TerrainChart met = chartMet(setting);
    hash.add(id, version, met.rows, fortifications);
    for (const HexsideRow &row : met.hexsides)
        hash.add(row);
    for (const RoadRow &row : met.roads)
        hash.add(row);
    hash.add(climb, spotting, fireModification, mines, mineDetection, smokeDie, mostSmoke,
             riderCapacity, markers, abilities);
    if (setting.switches.support) // a game without keeps the hash that it had
        hash.add(support);
}

static void hashInto(ContentHash &hash, const Switches &switches)
{
    const auto &[supportRerollEveryRound, objectiveNotWhileDelayed, roadBonusBySight,
                 obstaclesDoNotProtectMovers, noCloseCombatInMines, minesAttackFallback,
                 reinforcesPositions, moraleEndsHiding, ambushTakesTerrainDie, ambushAssaultDie,
                 freeTurnInEachHex, fullTracksCrossWire, softVehiclesTakeNoObjective,
                 oneSupportsFire, coveringFire, indirectFireHitsFlank, smokeHexesNominatedFirst,
                 smokeHindersSpotting, fortificationAddsToTerrain, reinforcementsNextTurn,
                 immobilisedTransportsLoad, spottersAllMarked, wallsCoverOwnHex,
                 foundMinesNormalAction, ownersTurnWorks, anyFriendBlocksAlley,
                 halfStrengthOnWheels, commandPoints, focusPointsRemain, commandCards, support,
                 blastValues, blastForEachCritical, blastSparesObstacles, collapseLeavesTrenches,
                 supportHitsWorks, fireStrikes] = switches;
    hash.add(supportRerollEveryRound, objectiveNotWhileDelayed, roadBonusBySight,
             obstaclesDoNotProtectMovers, noCloseCombatInMines, minesAttackFallback,
             reinforcesPositions, moraleEndsHiding, ambushTakesTerrainDie, ambushAssaultDie,
             freeTurnInEachHex, fullTracksCrossWire, softVehiclesTakeNoObjective, oneSupportsFire,
             coveringFire, indirectFireHitsFlank, smokeHexesNominatedFirst, smokeHindersSpotting,
             fortificationAddsToTerrain, reinforcementsNextTurn, immobilisedTransportsLoad,
             spottersAllMarked, wallsCoverOwnHex, foundMinesNormalAction, ownersTurnWorks,
             anyFriendBlocksAlley, halfStrengthOnWheels);
    if (commandPoints) // a game without keeps the hash that it had
        hash.add(commandPoints, focusPointsRemain);
    if (commandCards)
        hash.add(commandCards);
    if (support && fireStrikes)
        hash.add(fireStrikes);
    if (support || blastValues || blastForEachCritical || blastSparesObstacles ||
        collapseLeavesTrenches || supportHitsWorks) // a game without keeps the hash that it had
        hash.add(support, blastValues, blastForEachCritical, blastSparesObstacles,
                 collapseLeavesTrenches, supportHitsWorks);
}

static void hashInto(ContentHash &hash, const RosterEntry &entry)
{
    // What brings it stands in the scenario.
    const auto &[id, side, card, spec, boxed, trigger, effect, arrives, zones, experience] = entry;
    hash.add(id, side, card, boxed, arrives, zones, experience);
}

static void hashInto(ContentHash &hash, const BoxCard &card)
{
    // Command points count only where they are played with.
    const auto &[id, side, isFormation, units, name, commandPoints] = card;
    hash.add(id, side, isFormation, units);
}

static void hashInto(ContentHash &hash, const Pick &pick)
{
    const auto &[side, isFormation, method, count, arrives, zones, cards] = pick;
    hash.add(side, isFormation, method, count, arrives, zones, cards);
}

static void hashInto(ContentHash &hash, const SideDeck &deck)
{
    const auto &[cards, hand, neutral] = deck;
    hash.add(cards, hand, neutral);
}

static void hashInto(ContentHash &hash, const CardEffect &effect)
{
    const auto &[word, amount, dice, ability] = effect;
    hash.add(word, amount, dice, ability);
}

static void hashInto(ContentHash &hash, const CommandCard &card)
{
    const auto &[id, name, nation, category, time, timing, moment, types, effects, text, picture] =
        card;
    hash.add(id, nation, time, moment, types, effects);
}

static void hashInto(ContentHash &hash, const SupportCard &card)
{
    const auto &[id, name, nation, kind, time, timing, attack, suppressiveFire, fireForEffect,
                 bombardment, smoke, defence, blast, second, hexes, inLine, secondary, effects,
                 text, picture] = card;
    hash.add(id, nation, kind, time, attack, suppressiveFire, fireForEffect, bombardment, smoke,
             defence, blast, second, hexes, inLine, secondary, effects);
}

std::uint64_t settingHash(const Setting &setting)
{
    const Scenario &scenario = setting.scenario;
    ContentHash hash;
    hash.add(scenario.id, scenario.profile, scenario.turns, scenario.firstPlayer,
             scenario.firstSetup, scenario.losLimit, scenario.zones, scenario.objectives,
             scenario.tracks, scenario.triggers, scenario.victories);
    for (const SideSpec &side : scenario.sides)
        hash.add(side.id, side.players);
    addTables(hash, setting);
    hash.add(setting.switches, setting.faces, setting.cards, setting.roster, setting.box,
             setting.picks, setting.board.hash());
    if (setting.switches.commandPoints) {
        for (const SideSpec &side : scenario.sides)
            hash.add(side.commandPoints);
        for (const BoxCard &card : setting.box)
            hash.add(card.commandPoints);
    }
    if (setting.switches.commandCards || setting.switches.support)
        hash.add(setting.decks, setting.neutralDeck, setting.commandCards, setting.supportCards);
    if (!scenario.supports.empty())
        hash.add(scenario.supports);
    return hash.value();
}

} // namespace hexwerk::assault
