#include "core/assault/files/writers/victory_writer.h"

#include "core/base/contract.h"
#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static void setTerm(TomlTable &table, const Term &term);

static TomlArray fromTerms(const std::vector<Term> &terms)
{
    TomlArray array;
    for (const Term &term : terms) {
        TomlTable table;
        setTerm(table, term);
        array.emplace_back(table);
    }
    return array;
}

static void setNot(TomlTable &table, const Term &term)
{
    TomlTable inner;
    if (!term.terms.empty())
        setTerm(inner, term.terms.front());
    table.set("not", inner);
}

// Adds the keys of the term. In a [[victory]] `side` is the victory's own.
static void setTerm(TomlTable &table, const Term &term)
{
    switch (term.kind) {
    case TermKind::All:
        table.set("all", fromTerms(term.terms));
        return;
    case TermKind::Any:
        table.set("any", fromTerms(term.terms));
        return;
    case TermKind::Not:
        setNot(table, term);
        return;
    case TermKind::Control:
        table.set("control", term.name);
        break;
    case TermKind::ControlsAtLeast:
        table.set("controls_at_least", term.number);
        break;
    case TermKind::ControlsMajority:
        table.set("controls_at_least", kMajority);
        break;
    case TermKind::Losses:
        table.set("losses", term.name).set("at_least", term.number);
        return;
    case TermKind::Track:
        table.set("track", term.name).set("at_least", term.number);
        return;
    case TermKind::UnitsInZone:
        table.set("units_in_zone", term.name).set("at_least", term.number);
        break;
    case TermKind::Turn:
        table.set("turn", term.number);
        return;
    case TermKind::SideHasNoUnits:
        table.set("side_has_no_units", term.name);
        return;
    }
    setUnlessEmpty(table, "side", term.side);
}

TomlTable toTree(const Term &term)
{
    TomlTable table;
    setTerm(table, term);
    return table;
}

static TomlTable fromThreshold(const Threshold &threshold)
{
    TomlTable table;
    table.set("at", threshold.at).set("effect", toString(threshold.effect));
    setUnlessEmpty(table, "side", threshold.side);
    setUnlessEmpty(table, "text", threshold.text);
    return table;
}

TomlTable toTree(const Track &track)
{
    const Track standard;
    TomlTable table;
    table.set("id", track.id).set("side", track.side);
    setUnlessEmpty(table, "name", track.name);
    setUnless(table, "min", track.min, standard.min);
    setUnless(table, "max", track.max, standard.max);
    setUnless(table, "start", track.start, track.min);
    setTables(table, "threshold", track.thresholds, fromThreshold);
    return table;
}

static TomlTable fromEffect(const TriggerEffect &effect)
{
    TomlTable table;
    switch (effect.kind) {
    case EffectKind::Track:
        table.set("track", effect.track);
        std::visit([&](const auto &value) { table.set("add", value); }, effect.add);
        return table;
    case EffectKind::Spawn:
        table.set("spawn", effect.card);
        setUnless(table, "count", effect.count, 1);
        return table.set("side", effect.side).set("zone", effect.zone);
    case EffectKind::Remove:
        return table.set("remove", effect.unit);
    case EffectKind::Terrain:
        return table.set("terrain", effect.terrain).set("hexes", toTree(effect.hexes));
    case EffectKind::Objective:
        table.set("objective", effect.objective);
        setUnlessEmpty(table, "side", effect.side);
        return table;
    case EffectKind::End:
        table.set("end", kEndNames[effect.side.empty() ? 1 : 0]);
        setUnlessEmpty(table, "side", effect.side);
        return table;
    case EffectKind::Say:
        return table.set("say", toTree(effect.text));
    }
    HW_UNREACHABLE();
}

TomlTable toTree(const Trigger &trigger)
{
    TomlTable table;
    table.set("on", toString(trigger.on));
    setUnlessEmpty(table, "side", trigger.side);
    setUnlessEmpty(table, "unit", trigger.unit);
    setUnlessEmpty(table, "zone", trigger.zone);
    setUnlessEmpty(table, "objective", trigger.objective);
    setIfTrue(table, "once", trigger.once);
    if (trigger.condition)
        table.set("if", toTree(*trigger.condition));
    TomlArray effects;
    for (const TriggerEffect &effect : trigger.effects)
        effects.emplace_back(fromEffect(effect));
    return table.set("do", effects);
}

TomlTable toTree(const Victory &victory)
{
    TomlTable table;
    table.set("side", victory.side);
    if (victory.check != Victory().check)
        table.set("check", toString(victory.check));
    // A single term shares the key `side` with the victory; one that speaks of another needs its
    // own table.
    const std::string &side = victory.term.side;
    if (side.empty() || side == victory.side)
        setTerm(table, victory.term);
    else
        table.set("all", fromTerms({victory.term}));
    return table;
}

} // namespace hexwerk::assault
