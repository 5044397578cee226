#include "editor/assault/campaign/campaign_property.h"

#include "core/assault/files/readers/enum_values.h"
#include "core/files/picture.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_offers.h"
#include "editor/assault/campaign/campaign_part.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/models/property_fields.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostPoints = 9999;

namespace {

using campaign_part::campaignItem;
using campaign_part::named;
using campaign_part::of;
using campaign_part::offering;
using campaign_part::orNone;
using campaign_part::reaching;
using campaign_part::renaming;
using campaign_part::whereItApplies;

// The word for who chooses, or the id of a side.
CampaignProperty chooses()
{
    CampaignProperty p;
    p.key = "chooses";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Chosen by");
    p.kind = FieldKind::Choice;
    p.get = [](const Campaign &campaign, CampaignItem item) -> PropertyValue {
        const auto &result = campaignItem<BattleResult>(campaign, item);
        return result.chooser == Chooser::Side ? result.side
                                               : std::string(toString(result.chooser));
    };
    p.set = [](Campaign &campaign, CampaignItem item, const PropertyValue &value) {
        const auto *name = std::get_if<std::string>(&value);
        if (!name)
            return;
        auto &result = campaignItem<BattleResult>(campaign, item);
        result.chooser = chooserFromString(*name);
        result.side = result.chooser == Chooser::Side ? *name : std::string();
    };
    p.offers = [](const CampaignDocument &document, CampaignItem item) {
        std::vector<Offer> offers;
        for (const Chooser one : {Chooser::Winner, Chooser::Loser, Chooser::Roll})
            offers.push_back({std::string(toString(one)), CampaignText::chooser(one)});
        for (Offer &side : sidesOf(document, item))
            offers.push_back(std::move(side));
        return offers;
    };
    p.applies = [](const Campaign &campaign, CampaignItem item) {
        return campaignItem<BattleResult>(campaign, item).next.size() > 1;
    };
    return p;
}

CampaignProperty effectKind()
{
    static constexpr std::array kNames = {"track", "replacement_points", "end"};
    CampaignProperty p;
    p.key = "kind";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Effect");
    p.kind = FieldKind::Choice;
    p.get = [](const Campaign &campaign, CampaignItem item) -> PropertyValue {
        const auto &effect = campaignItem<ResultEffect>(campaign, item);
        return std::string(kNames[static_cast<std::size_t>(effect.kind)]);
    };
    p.set = [](Campaign &campaign, CampaignItem item, const PropertyValue &value) {
        const auto *name = std::get_if<std::string>(&value);
        auto &effect = campaignItem<ResultEffect>(campaign, item);
        const auto found = name ? std::find(kNames.begin(), kNames.end(), *name) : kNames.end();
        if (found == kNames.end())
            return;
        effect = {.kind = static_cast<ResultEffectKind>(found - kNames.begin())};
        if (effect.kind == ResultEffectKind::Track && !campaign.tracks.empty())
            effect.track = campaign.tracks.front().id;
        if (effect.kind != ResultEffectKind::Track && !campaign.sides.empty())
            effect.side = campaign.sides.front().id;
        effect.add = effect.kind == ResultEffectKind::End ? 0 : 1;
    };
    p.offers = [](const CampaignDocument &, CampaignItem) {
        std::vector<Offer> offers;
        for (std::size_t i = 0; i < kNames.size(); ++i)
            offers.push_back(
                {kNames[i], CampaignText::effectKind(static_cast<ResultEffectKind>(i))});
        return offers;
    };
    return p;
}

CampaignProperty forEffect(CampaignProperty p, std::initializer_list<ResultEffectKind> kinds)
{
    return whereItApplies(
        std::move(p), [kinds = std::vector(kinds)](const Campaign &campaign, CampaignItem item) {
            const auto kind = campaignItem<ResultEffect>(campaign, item).kind;
            return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        });
}

template<typename T>
std::vector<CampaignProperty> deedProperties()
{
    const auto count = [](std::string key, const char *label, int Deed::*member) {
        return number(
            reaching<T>(
                std::move(key), label,
                FieldKind::Number, [member](auto &item) -> auto & { return item.deed.*member; }),
            0, kMostBattles);
    };
    return {count("kills", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kills"),
                  &Deed::kills),
            count("battles", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Battles"),
                  &Deed::battles),
            count("objective",
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Objectives taken"),
                  &Deed::objectives),
            named<DeedPer>(
                reaching<T>(
                    "per", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Counted"),
                    FieldKind::Choice, [](auto &item) -> auto & { return item.deed.per; }),
                &CampaignText::per)};
}

using PropertyList = std::vector<CampaignProperty>;

PropertyList ofCampaign()
{
    return {
        of("title", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Title"),
           FieldKind::LocalLine, &Campaign::title),
        of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"), FieldKind::Line,
           &Campaign::id),
        of("briefing", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Briefing"),
           FieldKind::LocalPage, &Campaign::briefing),
        offering(of("start",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "First battle"),
                    FieldKind::Choice, &Campaign::start),
                 battlesOf),
        number(of("length",
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Battles at most"),
                  FieldKind::Number, &Campaign::length),
               1, kMostBattles),
        orNone(
            of("background",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Picture under the chart"),
               FieldKind::Picture, &Campaign::background)),
    };
}

PropertyList ofCarryOver()
{
    return {
        named<LossRule>(of("losses",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Losses"),
                           FieldKind::Choice, &CarryOver::losses),
                        &CampaignText::losses),
        named<DamageRule>(of("damage",
                             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Damage"),
                             FieldKind::Choice, &CarryOver::damage),
                          &CampaignText::damage),
        named<ReplacementRule>(
            of("replacements",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Replacements"),
               FieldKind::Choice, &CarryOver::replacements),
            &CampaignText::replacements),
        of("salvage", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Salvage"),
           FieldKind::Flag, &CarryOver::salvage),
        whereItApplies(
            number(
                of("salvage_battles",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Battles with salvage"),
                   FieldKind::Number, &CarryOver::salvageBattles),
                1, kMostBattles),
            [](const Campaign &campaign, CampaignItem) { return campaign.carryOver.salvage; }),
    };
}

PropertyList ofSide()
{
    return {
        of("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
           FieldKind::LocalLine, &CampaignSide::name),
        renaming(of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                    FieldKind::Line, &CampaignSide::id),
                 renameSide),
        of("colour", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Colour"),
           FieldKind::Colour, &CampaignSide::colour),
    };
}

PropertyList ofCore()
{
    return {
        of("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
           FieldKind::LocalLine, &CoreUnit::name),
        renaming(of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                    FieldKind::Line, &CoreUnit::id),
                 renameCore),
        offering(of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                    FieldKind::Choice, &CoreUnit::side),
                 sidesOf),
        offering(among(of("card", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Card"),
                          FieldKind::Choice, &CoreUnit::card),
                       Choices::Cards),
                 [](const CampaignDocument &document, CampaignItem) {
                     return chosenFrom(Choices::Cards, document);
                 }),
        named<Experience>(
            of("experience", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Experience"),
               FieldKind::Choice, &CoreUnit::experience),
            +[](Experience one) { return ChoiceText::experience(one); }),
    };
}

PropertyList ofReserve()
{
    return {
        offering(of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                    FieldKind::Choice, &Reserve::side),
                 sidesOf),
        offering(of("cards", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Cards"),
                    FieldKind::Names, &Reserve::cards),
                 [](const CampaignDocument &document, CampaignItem) {
                     return chosenFrom(Choices::Cards, document);
                 }),
        number(of("count", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units in all"),
                  FieldKind::Number, &Reserve::count),
               1, kMostBattles),
        number(of("from_battle",
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "From battle"),
                  FieldKind::Number, &Reserve::fromBattle),
               1, kMostBattles),
    };
}

PropertyList ofTrack()
{
    return {
        of("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
           FieldKind::LocalLine, &Track::name),
        renaming(of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                    FieldKind::Line, &Track::id),
                 renameTrack),
        offering(of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                    FieldKind::Choice, &Track::side),
                 sidesOf),
        number(of("min", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Lowest"),
                  FieldKind::Number, &Track::min),
               -kMostOfTrack, kMostOfTrack),
        number(of("max", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Highest"),
                  FieldKind::Number, &Track::max),
               -kMostOfTrack, kMostOfTrack),
        number(of("start", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Begins at"),
                  FieldKind::Number, &Track::start),
               -kMostOfTrack, kMostOfTrack),
    };
}

PropertyList ofThreshold()
{
    return {
        number(of("at", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At"),
                  FieldKind::Number, &Threshold::at),
               -kMostOfTrack, kMostOfTrack),
        named<ThresholdEffect>(of("effect",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Effect"),
                                  FieldKind::Choice, &Threshold::effect),
                               &ChoiceText::thresholdEffect),
        orNone(offering(of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                           FieldKind::Choice, &Threshold::side),
                        sidesOf)),
        of("text", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Text"),
           FieldKind::LocalLine, &Threshold::text),
    };
}

PropertyList ofBattle()
{
    return {
        of("title", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Title"),
           FieldKind::LocalLine, &CampaignBattle::title),
        renaming(of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                    FieldKind::Line, &CampaignBattle::id),
                 renameBattle),
        explained(of("date", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Date"),
                     FieldKind::Line, &CampaignBattle::date),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "Year, month and day, such as 1943-07-10")),
        of("scenario", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Scenario"),
           FieldKind::Line, &CampaignBattle::scenario),
    };
}

CampaignProperty slotTypes()
{
    CampaignProperty p;
    p.key = "types";
    p.label = QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "For");
    p.kind = FieldKind::Checks;
    p.get = [](const Campaign &campaign, CampaignItem item) -> PropertyValue {
        std::vector<std::string> names;
        for (const UnitType type : campaignItem<BattleSlot>(campaign, item).types)
            names.emplace_back(toString(type));
        return names;
    };
    p.set = [](Campaign &campaign, CampaignItem item, const PropertyValue &value) {
        const auto *names = std::get_if<std::vector<std::string>>(&value);
        if (!names)
            return;
        std::vector<UnitType> types;
        for (const std::string &name : *names)
            if (const auto type = unitTypeFromString(name))
                types.push_back(*type);
        campaignItem<BattleSlot>(campaign, item).types = std::move(types);
    };
    p.offers = [](const CampaignDocument &document, CampaignItem) {
        return chosenFrom(Choices::UnitTypes, document);
    };
    return p;
}

PropertyList ofSlot()
{
    return {
        offering(of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                    FieldKind::Choice, &BattleSlot::side),
                 sidesOf),
        offering(
            of("units",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units of the scenario"),
               FieldKind::Names, &BattleSlot::units),
            unitsFor),
        slotTypes(),
        of("choose",
           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "The player chooses who comes"),
           FieldKind::Flag, &BattleSlot::choose),
        named<SlotFill>(
            of("fill",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "If no core unit is left"),
               FieldKind::Choice, &BattleSlot::fill),
            &CampaignText::fill),
    };
}

PropertyList ofResult()
{
    return {
        offering(of("next", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Next battles"),
                    FieldKind::Names, &BattleResult::next),
                 battlesOf),
        chooses(),
        whereItApplies(
            of("title", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name of this end"),
               FieldKind::LocalLine, &BattleResult::title),
            [](const Campaign &campaign, CampaignItem item) {
                return campaignItem<BattleResult>(campaign, item).next.empty();
            }),
        of("text", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Story text"),
           FieldKind::LocalPage, &BattleResult::text),
    };
}

PropertyList ofEffect()
{
    using Kind = ResultEffectKind;
    return {
        effectKind(),
        forEffect(
            offering(of("track", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Track"),
                        FieldKind::Choice, &ResultEffect::track),
                     tracksOf),
            {Kind::Track}),
        forEffect(orNone(offering(
                      of("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                         FieldKind::Choice, &ResultEffect::side),
                      sidesOf)),
                  {Kind::ReplacementPoints, Kind::End}),
        forEffect(number(of("add", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "By"),
                            FieldKind::Number, &ResultEffect::add),
                         -kMostPoints, kMostPoints),
                  {Kind::Track, Kind::ReplacementPoints}),
    };
}

PropertyList ofGain()
{
    PropertyList all = deedProperties<ExperienceGain>();
    all.push_back(number(
        of("add", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Steps of experience"),
           FieldKind::Number, &ExperienceGain::add),
        1, 4));
    return all;
}

PropertyList ofMedal()
{
    PropertyList all = {
        of("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
           FieldKind::LocalLine, &Medal::name),
        of("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"), FieldKind::Line,
           &Medal::id),
        of("text", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Text"),
           FieldKind::LocalLine, &Medal::text),
    };
    for (CampaignProperty &p : deedProperties<Medal>())
        all.push_back(std::move(p));
    return all;
}

} // namespace

const std::vector<CampaignProperty> &campaignProperties(CampaignTable table)
{
    static const std::map<CampaignTable, PropertyList> kAll = {
        {CampaignTable::Campaign, ofCampaign()},   {CampaignTable::CarryOver, ofCarryOver()},
        {CampaignTable::Side, ofSide()},           {CampaignTable::Core, ofCore()},
        {CampaignTable::Reserve, ofReserve()},     {CampaignTable::Track, ofTrack()},
        {CampaignTable::Threshold, ofThreshold()}, {CampaignTable::Battle, ofBattle()},
        {CampaignTable::Slot, ofSlot()},           {CampaignTable::Result, ofResult()},
        {CampaignTable::Effect, ofEffect()},       {CampaignTable::Gain, ofGain()},
        {CampaignTable::Medal, ofMedal()}};
    return kAll.at(table);
}

const CampaignProperty *findProperty(CampaignTable table, std::string_view key)
{
    for (const CampaignProperty &property : campaignProperties(table))
        if (property.key == key)
            return &property;
    return nullptr;
}

} // namespace hexwerk::assault::ui
