#include "editor/assault/campaign/campaign_items.h"

#include <QCoreApplication>

#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/models/id_from.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

static QString said(const char *text)
{
    return QCoreApplication::translate("hexwerk::assault::ui::CampaignItems", text);
}

std::size_t CampaignItem::place() const
{
    switch (table) {
    case CampaignTable::Effect:
        return inner;
    case CampaignTable::Threshold:
    case CampaignTable::Slot:
    case CampaignTable::Result:
        return nested;
    default:
        return index;
    }
}

CampaignItem CampaignItem::at(std::size_t place) const
{
    CampaignItem item = *this;
    switch (table) {
    case CampaignTable::Effect:
        item.inner = place;
        break;
    case CampaignTable::Threshold:
    case CampaignTable::Slot:
    case CampaignTable::Result:
        item.nested = place;
        break;
    default:
        item.index = place;
    }
    return item;
}

// Calls `f` with the list if there is one.
template<typename AnyCampaign, typename F>
static void visitList(AnyCampaign &campaign, CampaignItem list, F f)
{
    const auto hasBattle = list.index < campaign.battles.size();
    switch (list.table) {
    case CampaignTable::Campaign:
    case CampaignTable::CarryOver:
        return;
    case CampaignTable::Side:
        return f(campaign.sides);
    case CampaignTable::Core:
        return f(campaign.cores);
    case CampaignTable::Reserve:
        return f(campaign.reserves);
    case CampaignTable::Track:
        return f(campaign.tracks);
    case CampaignTable::Threshold:
        if (list.index < campaign.tracks.size())
            f(campaign.tracks[list.index].thresholds);
        return;
    case CampaignTable::Battle:
        return f(campaign.battles);
    case CampaignTable::Slot:
        if (hasBattle)
            f(campaign.battles[list.index].unitSlots);
        return;
    case CampaignTable::Result:
        if (hasBattle)
            f(campaign.battles[list.index].results);
        return;
    case CampaignTable::Effect:
        if (hasBattle && list.nested < campaign.battles[list.index].results.size())
            f(campaign.battles[list.index].results[list.nested].effects);
        return;
    case CampaignTable::Gain:
        return f(campaign.carryOver.experience);
    case CampaignTable::Medal:
        return f(campaign.medals);
    }
}

std::size_t countOf(const Campaign &campaign, CampaignItem list)
{
    std::size_t count = 0;
    visitList(campaign, list, [&](const auto &items) { count = items.size(); });
    return count;
}

bool isThere(const Campaign &campaign, CampaignItem item)
{
    return item.table == CampaignTable::Campaign || item.table == CampaignTable::CarryOver ||
           item.place() < countOf(campaign, item);
}

QString listName(CampaignTable table)
{
    switch (table) {
    case CampaignTable::Campaign:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Campaign"));
    case CampaignTable::CarryOver:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Carry-over"));
    case CampaignTable::Side:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Sides"));
    case CampaignTable::Core:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Core units"));
    case CampaignTable::Reserve:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Reserves"));
    case CampaignTable::Track:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Status tracks"));
    case CampaignTable::Threshold:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Thresholds"));
    case CampaignTable::Battle:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Battles"));
    case CampaignTable::Slot:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Slots"));
    case CampaignTable::Result:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Results"));
    case CampaignTable::Effect:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Effects"));
    case CampaignTable::Gain:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Experience"));
    case CampaignTable::Medal:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Medals"));
    }
    return {};
}

QString addName(CampaignTable table)
{
    switch (table) {
    case CampaignTable::Campaign:
    case CampaignTable::CarryOver:
        break;
    case CampaignTable::Side:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add side"));
    case CampaignTable::Core:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add core unit"));
    case CampaignTable::Reserve:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add reserve"));
    case CampaignTable::Track:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add track"));
    case CampaignTable::Threshold:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add threshold"));
    case CampaignTable::Battle:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add battle"));
    case CampaignTable::Slot:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add slot"));
    case CampaignTable::Result:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add result"));
    case CampaignTable::Effect:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add effect"));
    case CampaignTable::Gain:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add experience"));
    case CampaignTable::Medal:
        return said(QT_TRANSLATE_NOOP("hexwerk::assault::ui::CampaignItems", "Add medal"));
    }
    return {};
}

static QString cardName(const CampaignDocument &document, const std::string &id)
{
    return ChoiceText::of(Choices::Cards, id, {}, document.library());
}

static QString orId(const QString &name, const std::string &id)
{
    return name.isEmpty() ? editor::toQString(id) : name;
}

QString textOf(const CampaignDocument &document, CampaignItem item)
{
    const Campaign &campaign = document.campaign();
    if (!isThere(campaign, item))
        return {};
    const CampaignText text(campaign, *document.grounds());
    const QString dot = QStringLiteral(" · ");
    switch (item.table) {
    case CampaignTable::Campaign:
        return orId(editor::inWindowLanguage(campaign.title), campaign.id);
    case CampaignTable::CarryOver:
        return listName(item.table);
    case CampaignTable::Side:
        return text.side(campaign.sides[item.index].id);
    case CampaignTable::Core: {
        const CoreUnit &core = campaign.cores[item.index];
        return text.core(core.id) + dot + cardName(document, core.card) + dot +
               text.side(core.side);
    }
    case CampaignTable::Reserve: {
        const Reserve &reserve = campaign.reserves[item.index];
        QStringList cards;
        for (const std::string &card : reserve.cards)
            cards << cardName(document, card);
        return text.side(reserve.side) + dot + cards.join(QStringLiteral(", "));
    }
    case CampaignTable::Track:
        return text.track(campaign.tracks[item.index].id);
    case CampaignTable::Threshold: {
        const Threshold &threshold = campaign.tracks[item.index].thresholds[item.nested];
        return QStringLiteral("%1: %2").arg(QString::number(threshold.at),
                                            ChoiceText::of(Choices::ThresholdEffects,
                                                           std::string(toString(threshold.effect)),
                                                           {}, document.library()));
    }
    case CampaignTable::Battle:
        return QStringLiteral("%1 %2").arg(QString::number(item.index + 1),
                                           text.battle(campaign.battles[item.index]));
    case CampaignTable::Slot: {
        const BattleSlot &slot = campaign.battles[item.index].unitSlots[item.nested];
        QStringList units;
        for (const std::string &unit : slot.units)
            units << editor::toQString(unit);
        return text.side(slot.side) + dot + units.join(QStringLiteral(", "));
    }
    case CampaignTable::Result:
        return text.result(campaign.battles[item.index], item.nested);
    case CampaignTable::Effect:
        return text.effect(campaign.battles[item.index].results[item.nested].effects[item.inner]);
    case CampaignTable::Gain: {
        const ExperienceGain &gain = campaign.carryOver.experience[item.index];
        return QStringLiteral("%1: %2").arg(text.deed(gain.deed), editor::signedNumber(gain.add));
    }
    case CampaignTable::Medal: {
        const Medal &medal = campaign.medals[item.index];
        return orId(editor::inWindowLanguage(medal.name), medal.id) + dot + text.deed(medal.deed);
    }
    }
    return {};
}

template<typename List>
static std::string freshId(const List &items, const std::string &stem)
{
    std::string id;
    for (std::size_t number = items.size() + 1; id.empty(); ++number) {
        id = stem + "-" + std::to_string(number);
        if (std::any_of(items.begin(), items.end(), [&](const auto &one) { return one.id == id; }))
            id.clear();
    }
    return id;
}

static std::string firstSide(const Campaign &campaign)
{
    return campaign.sides.empty() ? std::string() : campaign.sides.front().id;
}

// The units of the scenario that stand in no slot yet: those of the first side that has some.
static BattleSlot likelySlot(const Campaign &campaign, const CampaignBattle &battle,
                             const Scenario *scenario)
{
    BattleSlot slot{.side = firstSide(campaign)};
    if (!scenario)
        return slot;
    const auto isFree = [&](const UnitSpec &unit) {
        return std::none_of(
            battle.unitSlots.begin(), battle.unitSlots.end(), [&](const BattleSlot &one) {
                return std::find(one.units.begin(), one.units.end(), unit.id) != one.units.end();
            });
    };
    for (const CampaignSide &side : campaign.sides) {
        for (const UnitSpec &unit : scenario->units)
            if (unit.side == side.id && isFree(unit))
                slot.units.push_back(unit.id);
        if (slot.units.empty())
            continue;
        slot.side = side.id;
        break;
    }
    return slot;
}

std::size_t addItem(Campaign &campaign, CampaignItem list, const CampaignDocument &document)
{
    switch (list.table) {
    case CampaignTable::Campaign:
    case CampaignTable::CarryOver:
        break;
    case CampaignTable::Side:
        campaign.sides.push_back({freshId(campaign.sides, "side"), {}, {}});
        break;
    case CampaignTable::Core: {
        // Like the last one of the list.
        const CoreUnit like = campaign.cores.empty()
                                  ? CoreUnit{{},
                                             firstSide(campaign),
                                             document.library().cardIds().empty()
                                                 ? std::string()
                                                 : document.library().cardIds().front(),
                                             {}}
                                  : campaign.cores.back();
        return addCore(campaign, like.side, like.card);
    }
    case CampaignTable::Reserve:
        campaign.reserves.push_back({.side = firstSide(campaign), .cards = {}});
        break;
    case CampaignTable::Track:
        campaign.tracks.push_back(
            {freshId(campaign.tracks, "track"), firstSide(campaign), {}, 0, 10, 0, {}});
        break;
    case CampaignTable::Threshold:
        visitList(campaign, list, [&](auto &items) {
            if constexpr (std::is_same_v<std::decay_t<decltype(items)>, std::vector<Threshold>>)
                items.push_back({campaign.tracks[list.index].max, ThresholdEffect::Wins, {}, {}});
        });
        break;
    case CampaignTable::Battle:
        return addBattle(campaign, {}, {});
    case CampaignTable::Slot: {
        CampaignBattle &battle = campaign.battles[list.index];
        battle.unitSlots.push_back(likelySlot(campaign, battle, document.scenarioOf(battle)));
        break;
    }
    case CampaignTable::Result: {
        std::vector<BattleResult> &results = campaign.battles[list.index].results;
        // What holds in all other cases stays the last one.
        if (!results.empty() && !results.back().when) {
            results.insert(results.end() - 1, {.when = ResultTerm{.kind = ResultTermKind::Winner,
                                                                  .name = firstSide(campaign)}});
            return results.size() - 2;
        }
        results.emplace_back();
        break;
    }
    case CampaignTable::Effect: {
        ResultEffect effect;
        if (campaign.tracks.empty())
            effect = {.kind = ResultEffectKind::ReplacementPoints,
                      .side = firstSide(campaign),
                      .add = 10};
        else
            effect = {.track = campaign.tracks.front().id, .add = 1};
        campaign.battles[list.index].results[list.nested].effects.push_back(effect);
        break;
    }
    case CampaignTable::Gain:
        campaign.carryOver.experience.push_back({.deed = {.kills = 2}});
        break;
    case CampaignTable::Medal:
        campaign.medals.push_back({freshId(campaign.medals, "medal"), {}, {}, {.kills = 3}});
        break;
    }
    return countOf(campaign, list) - 1;
}

void removeItem(Campaign &campaign, CampaignItem item)
{
    if (item.table == CampaignTable::Battle)
        return removeBattle(campaign, item.index);
    visitList(campaign, item, [&](auto &items) {
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(item.place()));
    });
}

void moveItem(Campaign &campaign, CampaignItem item, std::size_t to)
{
    visitList(campaign, item, [&](auto &items) {
        if (to < items.size())
            std::swap(items[item.place()], items[to]);
    });
}

// "battle.'a.b'.result.0" in parts.
static std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts(1);
    bool isQuoted = false;
    for (const char c : path) {
        if (c == '"')
            isQuoted = !isQuoted;
        else if (c == '.' && !isQuoted)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

template<typename List>
static std::optional<std::size_t> placeOfId(const List &items, const std::string &id)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].id == id)
            return i;
    if (!id.empty() && id.find_first_not_of("0123456789") == std::string::npos && id.size() < 6)
        return static_cast<std::size_t>(std::stoul(id));
    return std::nullopt;
}

static std::size_t numberIn(const std::string &text)
{
    const bool isNumber =
        !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return isNumber && text.size() < 6 ? static_cast<std::size_t>(std::stoul(text)) : 0;
}

CampaignPlace placeIn(const Campaign &campaign, std::string_view path)
{
    const std::vector<std::string> parts = partsOf(path);
    const auto part = [&](std::size_t i) { return i < parts.size() ? parts[i] : std::string(); };
    const auto outer = [&](CampaignTable table, const auto &items) {
        const auto place = placeOfId(items, part(1));
        return CampaignPlace{{table, place.value_or(0)}, part(2)};
    };
    if (part(0) == "side")
        return outer(CampaignTable::Side, campaign.sides);
    if (part(0) == "core")
        return outer(CampaignTable::Core, campaign.cores);
    if (part(0) == "medal") {
        CampaignPlace place = outer(CampaignTable::Medal, campaign.medals);
        if (place.key == "for")
            place.key = part(3);
        return place;
    }
    if (part(0) == "reserve")
        return {{CampaignTable::Reserve, numberIn(part(1))}, part(2)};
    if (part(0) == "carry_over" && part(1) == "experience")
        return {{CampaignTable::Gain, numberIn(part(2))}, part(3)};
    if (part(0) == "carry_over")
        return {{CampaignTable::CarryOver}, part(1)};
    if (part(0) == "track") {
        CampaignPlace place = outer(CampaignTable::Track, campaign.tracks);
        if (place.key == "threshold")
            return {{CampaignTable::Threshold, place.item.index, numberIn(part(3))}, part(4)};
        return place;
    }
    if (part(0) == "battle") {
        CampaignPlace place = outer(CampaignTable::Battle, campaign.battles);
        if (place.key == "slot")
            return {{CampaignTable::Slot, place.item.index, numberIn(part(3))}, part(4)};
        if (place.key == "result" && part(4) == "do")
            return {{CampaignTable::Effect, place.item.index, numberIn(part(3)), numberIn(part(5))},
                    part(6)};
        if (place.key == "result")
            return {{CampaignTable::Result, place.item.index, numberIn(part(3))}, part(4)};
        return place;
    }
    return {{CampaignTable::Campaign}, part(0)};
}

} // namespace hexwerk::assault::ui
