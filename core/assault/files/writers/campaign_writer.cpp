#include "core/assault/files/writers/campaign_writer.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/writers/victory_writer.h"
#include "core/base/contract.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromSide(const CampaignSide &side)
{
    TomlTable table;
    table.set("id", side.id);
    setUnlessEmpty(table, "colour", side.colour);
    setUnlessEmpty(table, "name", side.name);
    return table;
}

static TomlTable fromCore(const CoreUnit &core)
{
    TomlTable table;
    table.set("id", core.id).set("side", core.side).set("card", core.card);
    setUnlessEmpty(table, "name", core.name);
    if (core.experience != CoreUnit().experience)
        table.set("experience", toString(core.experience));
    return table;
}

static TomlTable fromReserve(const Reserve &reserve)
{
    TomlTable table;
    table.set("side", reserve.side).set("cards", toTree(reserve.cards));
    setIfThere(table, "count", reserve.count);
    setUnless(table, "from_battle", reserve.fromBattle, Reserve().fromBattle);
    return table;
}

static TomlTable fromSlot(const BattleSlot &slot)
{
    TomlTable table;
    table.set("side", slot.side).set("units", toTree(slot.units));
    setUnlessEmpty(table, "types", toTree(slot.types));
    setIfTrue(table, "choose", slot.choose);
    if (slot.fill != BattleSlot().fill)
        table.set("fill", toString(slot.fill));
    return table;
}

static TomlTable fromTerm(const ResultTerm &term)
{
    const auto inner = [&term] {
        TomlArray terms;
        for (const ResultTerm &one : term.terms)
            terms.emplace_back(fromTerm(one));
        return terms;
    };
    TomlTable table;
    switch (term.kind) {
    case ResultTermKind::All:
        return table.set("all", inner());
    case ResultTermKind::Any:
        return table.set("any", inner());
    case ResultTermKind::Not:
        return table.set("not", term.terms.empty() ? TomlTable() : fromTerm(term.terms.front()));
    case ResultTermKind::Winner:
        return table.set("winner", term.name);
    case ResultTermKind::Margin:
        return table.set("margin", term.number);
    case ResultTermKind::Played:
        return table.set("played", term.name);
    case ResultTermKind::CoreLost:
        return table.set("core_lost", term.name);
    case ResultTermKind::BattleCount:
        return table.set("battle_count", term.number);
    case ResultTermKind::Track:
        return table.set("track", term.name).set("at_least", term.number);
    case ResultTermKind::OfBattle:
        return toTree(term.term);
    }
    HW_UNREACHABLE();
}

static TomlTable fromEffect(const ResultEffect &effect)
{
    TomlTable table;
    switch (effect.kind) {
    case ResultEffectKind::Track:
        return table.set("track", effect.track).set("add", effect.add);
    case ResultEffectKind::ReplacementPoints:
        return table.set("replacement_points", effect.add).set("side", effect.side);
    case ResultEffectKind::End:
        table.set("end", kEndNames[effect.side.empty() ? 1 : 0]);
        setUnlessEmpty(table, "side", effect.side);
        return table;
    }
    HW_UNREACHABLE();
}

static TomlTable fromResult(const BattleResult &result)
{
    TomlTable table;
    setUnlessEmpty(table, "title", result.title);
    if (result.when)
        table.set("when", fromTerm(*result.when));
    setUnlessEmpty(table, "next", toTree(result.next));
    if (result.chooser != BattleResult().chooser)
        table.set("chooses", result.chooser == Chooser::Side ? std::string_view(result.side)
                                                             : toString(result.chooser));
    TomlArray effects;
    for (const ResultEffect &effect : result.effects)
        effects.emplace_back(fromEffect(effect));
    setUnlessEmpty(table, "do", std::move(effects));
    setUnlessEmpty(table, "text", result.text);
    return table;
}

static TomlTable fromBattle(const CampaignBattle &battle)
{
    TomlTable table;
    table.set("id", battle.id);
    setUnlessEmpty(table, "title", battle.title);
    table.set("scenario", battle.scenario);
    if (!battle.date.empty())
        table.set("date", TomlDate{battle.date});
    if (battle.place)
        table.set("place", TomlArray{battle.place->x, battle.place->y});
    setTables(table, "slot", battle.unitSlots, fromSlot);
    setTables(table, "result", battle.results, fromResult);
    return table;
}

static void setDeed(TomlTable &table, const Deed &deed)
{
    setUnless(table, "kills", deed.kills, 0);
    setUnless(table, "battles", deed.battles, 0);
    setUnless(table, "objective", deed.objectives, 0);
    if (deed.per != Deed().per)
        table.set("per", toString(deed.per));
}

static TomlTable fromGain(const ExperienceGain &gain)
{
    TomlTable table;
    setDeed(table, gain.deed);
    return table.set("add", gain.add);
}

static TomlTable fromCarryOver(const CarryOver &rules)
{
    const CarryOver standard;
    TomlTable table;
    if (rules.losses != standard.losses)
        table.set("losses", toString(rules.losses));
    if (rules.damage != standard.damage)
        table.set("damage", toString(rules.damage));
    TomlArray gains;
    for (const ExperienceGain &gain : rules.experience)
        gains.emplace_back(fromGain(gain));
    setUnlessEmpty(table, "experience", std::move(gains));
    setIfTrue(table, "salvage", rules.salvage);
    setIfThere(table, "salvage_battles", rules.salvageBattles);
    if (rules.replacements != standard.replacements)
        table.set("replacements", toString(rules.replacements));
    return table;
}

static TomlTable fromMedal(const Medal &medal)
{
    TomlTable table;
    table.set("id", medal.id);
    setUnlessEmpty(table, "name", medal.name);
    setUnlessEmpty(table, "text", medal.text);
    TomlTable deed;
    setDeed(deed, medal.deed);
    return table.set("for", std::move(deed));
}

TomlTable toTree(const Campaign &campaign)
{
    TomlTable table;
    table.set("format", kCampaignFormat)
        .set("version", 1)
        .set("id", campaign.id)
        .set("system", campaign.system);
    setUnlessEmpty(table, "title", campaign.title);
    setUnlessEmpty(table, "briefing", campaign.briefing);
    setUnlessEmpty(table, "background", campaign.background);
    table.set("start", campaign.start);
    setIfThere(table, "length", campaign.length);
    setTables(table, "side", campaign.sides, fromSide);
    setTables(table, "core", campaign.cores, fromCore);
    setTables(table, "reserve", campaign.reserves, fromReserve);
    setTables(table, "track", campaign.tracks, toTree);
    setTables(table, "battle", campaign.battles, fromBattle);
    if (TomlTable rules = fromCarryOver(campaign.carryOver); !rules.entries.empty())
        table.set("carry_over", std::move(rules));
    setTables(table, "medal", campaign.medals, fromMedal);
    return table;
}

std::string freshCampaignText(const Campaign &campaign)
{
    return formatDocument(KeyOrder(keyRows(kCampaignFormat)).arranged("", toTree(campaign)));
}

tl::expected<std::string, PatchError>
changedCampaignText(const std::string &source, const Campaign &before, const Campaign &after)
{
    return patched(source, toTree(before), toTree(after), KeyOrder(keyRows(kCampaignFormat)));
}

} // namespace hexwerk::assault
