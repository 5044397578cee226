#include "core/assault/files/writers/force_writer.h"

#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromFormation(const FormationChoice &formation)
{
    TomlTable table;
    table.set("type", toString(formation.type)).set("count", formation.count);
    if (formation.method != FormationChoice().method)
        table.set("method", toString(formation.method));
    setUnlessEmpty(table, "from", toTree(formation.from));
    return table;
}

static TomlTable fromAdditional(const AdditionalForce &force)
{
    TomlTable table;
    table.set("type", toString(force.type));
    if (force.unitClass != AdditionalForce().unitClass)
        table.set("class", toString(force.unitClass));
    return table.set("count", force.count);
}

TomlTable toTree(const SideSpec &side)
{
    TomlTable table;
    table.set("id", side.id);
    setUnlessEmpty(table, "colour", side.colour);
    setUnlessEmpty(table, "name", side.name);
    setUnless(table, "players", side.players, SideSpec().players);
    setUnless(table, "command_points", side.commandPoints, SideSpec().commandPoints);
    setUnlessEmpty(table, "nations", toTree(side.nations));
    setUnless(table, "hand", side.hand, SideSpec().hand);
    setUnlessEmpty(table, "deck", toTree(side.deck));
    setTables(table, "formation", side.formations, fromFormation);
    setTables(table, "additional", side.additional, fromAdditional);
    return table;
}

TomlTable toTree(const UnitSpec &unit)
{
    const UnitSpec standard;
    TomlTable table;
    table.set("id", unit.id).set("card", unit.card).set("side", unit.side);
    setUnlessEmpty(table, "name", unit.name);
    if (unit.at)
        table.set("at", toString(*unit.at));
    setIfThere(table, "zone", unit.zone);
    setIfThere(table, "on", unit.on);
    setIfThere(table, "facing", unit.facing);
    setIfThere(table, "player", unit.player);
    if (unit.experience != standard.experience)
        table.set("experience", toString(unit.experience));
    setUnless(table, "damage", unit.damage, standard.damage);
    setIfTrue(table, "half", unit.half);
    setIfTrue(table, "activated", unit.activated);
    setUnlessEmpty(table, "markers", toTree(unit.markers));
    return table;
}

static TomlTable fromUnits(const ReinforcementUnits &units)
{
    TomlTable table;
    table.set("card", units.card);
    setUnless(table, "count", units.count, ReinforcementUnits().count);
    return table;
}

TomlTable toTree(const SupportSupply &supply)
{
    TomlTable table;
    table.set("side", supply.side).set("cards", toTree(supply.cards));
    setUnless(table, "turn", supply.turn, SupportSupply().turn);
    return table;
}

TomlTable toTree(const Reinforcement &reinforcement)
{
    TomlTable table;
    table.set("turn", reinforcement.turn)
        .set("side", reinforcement.side)
        .set("zone", reinforcement.zone);
    if (reinforcement.formation)
        return table.set("formation", fromFormation(*reinforcement.formation));
    if (reinforcement.additional)
        return table.set("additional", fromAdditional(*reinforcement.additional));
    TomlArray units;
    for (const ReinforcementUnits &entry : reinforcement.units)
        units.emplace_back(fromUnits(entry));
    return table.set("units", units);
}

} // namespace hexwerk::assault
