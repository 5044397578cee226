// Command and support cards as trees of their files.
#include "core/assault/files/writers/card_writer.h"
#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromEffect(const CardEffect &effect)
{
    TomlTable table;
    table.set("effect", effect.effect);
    setIfThere(table, "amount", effect.amount);
    setUnlessEmpty(table, "dice", toString(effect.dice));
    setUnlessEmpty(table, "ability", effect.ability);
    return table;
}

static void setDie(TomlTable &table, std::string_view key, const std::optional<Die> &die)
{
    if (die)
        table.set(key, std::string(1, letterOf(*die)));
}

template<typename Card>
static void setHead(TomlTable &table, const Card &card)
{
    table.set("id", card.id).set("name", toTree(card.name));
    setUnlessEmpty(table, "nation", card.nation);
}

template<typename Card>
static void setRest(TomlTable &table, const Card &card)
{
    setTables(table, "effects", card.effects, fromEffect);
    setUnlessEmpty(table, "text", card.text);
    setUnlessEmpty(table, "picture", card.picture);
}

TomlTable toTree(const CommandCard &card)
{
    TomlTable table;
    setHead(table, card);
    setUnlessEmpty(table, "category", card.category);
    table.set("time", toString(card.time));
    setUnlessEmpty(table, "timing", card.timing);
    if (card.moment != CommandCard().moment)
        table.set("moment", toString(card.moment));
    TomlArray types;
    for (const UnitType type : card.types)
        types.emplace_back(toString(type));
    setUnlessEmpty(table, "types", std::move(types));
    setRest(table, card);
    return table;
}

TomlTable toTree(const SupportCard &card)
{
    TomlTable table;
    setHead(table, card);
    table.set("kind", toString(card.kind)).set("time", toString(card.time));
    setUnlessEmpty(table, "timing", card.timing);
    setUnlessEmpty(table, "attack", toString(card.attack));
    setUnlessEmpty(table, "suppressive_fire", toString(card.suppressiveFire));
    setUnlessEmpty(table, "fire_for_effect", toString(card.fireForEffect));
    setUnlessEmpty(table, "bombardment", toString(card.bombardment));
    setUnlessEmpty(table, "smoke", toString(card.smoke));
    setUnlessEmpty(table, "secondary", toString(card.secondary));
    setDie(table, "defence", card.defence);
    setDie(table, "blast", card.blast);
    setIfThere(table, "second", card.second);
    setUnless(table, "hexes", card.hexes, SupportCard().hexes);
    setIfTrue(table, "in_line", card.inLine);
    setRest(table, card);
    return table;
}

TomlTable toTree(const EffectRows::value_type &row)
{
    const auto &[id, effect] = row;
    const EffectRow standard;
    TomlTable table;
    table.set("id", id).set("name", toTree(effect.name));
    setUnlessEmpty(table, "text", effect.text);
    if (effect.takes != standard.takes)
        table.set("takes", toString(effect.takes));
    setUnless(table, "least", effect.least, standard.least);
    setUnless(table, "most", effect.most, standard.most);
    if (effect.target != standard.target)
        table.set("target", toString(effect.target));
    if (effect.until != standard.until)
        table.set("until", toString(effect.until));
    return table;
}

} // namespace hexwerk::assault
