#include "core/assault/files/writers/card_writer.h"

#include "core/files/tree_values.h"

#include <algorithm>

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromBand(const RangeBand &band)
{
    TomlTable table;
    return table.set("from", band.from).set("to", band.to).set("dice", toString(band.dice));
}

static TomlTable fromBlast(const Blast &blast)
{
    TomlTable table;
    table.set("die", std::string(1, letterOf(blast.die)));
    setIfThere(table, "up_to", blast.upTo);
    setIfTrue(table, "support_only", blast.supportOnly);
    return table;
}

// One pool where all areas have the same.
static TomlValue fromDefence(const UnitCard &card)
{
    const Pool &front = card.defence[0];
    if (std::count(card.defence.begin(), card.defence.end(), front) == 4)
        return toString(front);
    TomlTable areas;
    return areas.set("front", toString(front))
        .set("flank", toString(card.defence[1]))
        .set("rear", toString(card.defence[2]))
        .set("above", toString(card.defence[3]));
}

static TomlTable fromAttack(const UnitCard &card)
{
    TomlTable attack;
    setTables(attack, "armoured", card.bands[static_cast<std::size_t>(TargetRow::Armoured)],
              fromBand);
    setTables(attack, "soft", card.bands[static_cast<std::size_t>(TargetRow::Soft)], fromBand);
    return attack;
}

static void setSpecial(TomlTable &table, const UnitCard &card)
{
    if (!card.canSupport)
        table.set("can_support", false);
    setIfTrue(table, "turret", card.turret);
    if (card.blast)
        table.set("blast", fromBlast(*card.blast));
    if (card.indirect)
        table.set("indirect", fromBand(*card.indirect));
    setUnlessEmpty(table, "abilities", toTree(card.abilities));
    setUnless(table, "transport", card.transport, UnitCard().transport);
    setUnlessEmpty(table, "silhouette", card.silhouette);
    setUnlessEmpty(table, "picture", card.picture);
}

TomlTable toTree(const UnitCard &card)
{
    TomlTable table;
    table.set("id", card.id)
        .set("name", toTree(card.name))
        .set("nation", card.nation)
        .set("type", toString(card.type));
    if (card.unitClass != UnitCard().unitClass)
        table.set("class", toString(card.unitClass));
    table.set("points", card.points)
        .set("half_points", card.halfPoints)
        .set("strength", card.strength)
        .set("half_strength", card.halfStrength)
        .set("defence", fromDefence(card));
    if (const TomlTable attack = fromAttack(card); !attack.entries.empty())
        table.set("attack", attack);
    table.set("movement", card.movement).set("movement_type", toString(card.movementType));
    setSpecial(table, card);
    return table;
}

static TomlTable fromUnits(const FormationUnits &units)
{
    TomlTable table;
    table.set("card", units.card);
    setUnless(table, "count", units.count, FormationUnits().count);
    return table;
}

TomlTable toTree(const FormationCard &card)
{
    TomlTable table;
    table.set("id", card.id)
        .set("name", toTree(card.name))
        .set("nation", card.nation)
        .set("type", toString(card.type));
    setUnlessEmpty(table, "command", card.command);
    setUnless(table, "command_points", card.commandPoints, FormationCard().commandPoints);
    setTables(table, "units", card.units, fromUnits);
    setUnlessEmpty(table, "picture", card.picture);
    return table;
}

} // namespace hexwerk::assault
