// From which the properties of a campaign's forms are made.
#pragma once

#include "core/assault/files/readers/enum_values.h"
#include "editor/assault/campaign/campaign_property.h"
#include "editor/assault/models/property_fields.h"

#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui::campaign_part {

template<typename T, typename AnyCampaign>
auto &campaignItem(AnyCampaign &campaign, CampaignItem item)
{
    if constexpr (std::is_same_v<T, Campaign>)
        return campaign;
    else if constexpr (std::is_same_v<T, CarryOver>)
        return campaign.carryOver;
    else if constexpr (std::is_same_v<T, CampaignSide>)
        return campaign.sides.at(item.index);
    else if constexpr (std::is_same_v<T, CoreUnit>)
        return campaign.cores.at(item.index);
    else if constexpr (std::is_same_v<T, Reserve>)
        return campaign.reserves.at(item.index);
    else if constexpr (std::is_same_v<T, Track>)
        return campaign.tracks.at(item.index);
    else if constexpr (std::is_same_v<T, Threshold>)
        return campaign.tracks.at(item.index).thresholds.at(item.nested);
    else if constexpr (std::is_same_v<T, CampaignBattle>)
        return campaign.battles.at(item.index);
    else if constexpr (std::is_same_v<T, BattleSlot>)
        return campaign.battles.at(item.index).unitSlots.at(item.nested);
    else if constexpr (std::is_same_v<T, BattleResult>)
        return campaign.battles.at(item.index).results.at(item.nested);
    else if constexpr (std::is_same_v<T, ResultEffect>)
        return campaign.battles.at(item.index).results.at(item.nested).effects.at(item.inner);
    else if constexpr (std::is_same_v<T, ExperienceGain>)
        return campaign.carryOver.experience.at(item.index);
    else
        return campaign.medals.at(item.index);
}

template<typename Enum>
std::vector<Enum> valuesOf()
{
    std::vector<Enum> values;
    for (int i = 0; i <= static_cast<int>(kLastOf<Enum>); ++i)
        values.push_back(static_cast<Enum>(i));
    return values;
}

template<typename Enum>
Enum byName(const std::string &name, Enum otherwise)
{
    for (const Enum value : valuesOf<Enum>())
        if (toString(value) == name)
            return value;
    return otherwise;
}

// A property whose value `reach(item)` refers to.
template<typename T, typename Reach>
CampaignProperty reaching(std::string key, const char *label, FieldKind kind, Reach reach)
{
    using Value = std::remove_cvref_t<decltype(reach(std::declval<T &>()))>;
    CampaignProperty p;
    p.key = std::move(key);
    p.label = label;
    p.kind = kind;
    p.optional = OptionalOf<Value>::value;
    p.get = [reach](const Campaign &campaign, CampaignItem item) {
        return toValue<Value>(reach(campaignItem<T>(campaign, item)));
    };
    p.set = [reach](Campaign &campaign, CampaignItem item, const PropertyValue &value) {
        auto &target = reach(campaignItem<T>(campaign, item));
        if constexpr (std::is_enum_v<Value>) {
            if (const auto *name = std::get_if<std::string>(&value))
                target = byName(*name, target);
        } else
            fromValue<Value>(target, value);
    };
    return p;
}

template<typename T, typename Value>
CampaignProperty of(std::string key, const char *label, FieldKind kind, Value T::*member)
{
    return reaching<T>(
        std::move(key), label, kind, [member](auto &item) -> auto & { return item.*member; });
}

inline CampaignProperty whereItApplies(CampaignProperty p,
                                       std::function<bool(const Campaign &, CampaignItem)> applies)
{
    p.applies = std::move(applies);
    return p;
}

inline CampaignProperty
offering(CampaignProperty p,
         std::function<std::vector<Offer>(const CampaignDocument &, CampaignItem)> offers)
{
    p.offers = std::move(offers);
    return p;
}

// An empty text is a key left out.
inline CampaignProperty orNone(CampaignProperty p)
{
    p.optional = true;
    p.get = [get = std::move(p.get)](const Campaign &campaign, CampaignItem item) {
        const PropertyValue value = get(campaign, item);
        const auto *text = std::get_if<std::string>(&value);
        return text && text->empty() ? PropertyValue() : value;
    };
    p.set = [set = std::move(p.set)](Campaign &campaign, CampaignItem item,
                                     const PropertyValue &value) {
        const bool isNone = std::holds_alternative<std::monostate>(value);
        set(campaign, item, isNone ? PropertyValue(std::string()) : value);
    };
    return p;
}

// With everything that names it.
inline CampaignProperty renaming(CampaignProperty p,
                                 void (*rename)(Campaign &, std::size_t, const std::string &))
{
    p.set = [rename](Campaign &campaign, CampaignItem item, const PropertyValue &value) {
        if (const auto *id = std::get_if<std::string>(&value); id && !id->empty())
            rename(campaign, item.index, *id);
    };
    return p;
}

template<typename Enum>
CampaignProperty named(CampaignProperty p, QString (*name)(Enum))
{
    return offering(std::move(p), [name](const CampaignDocument &, CampaignItem) {
        std::vector<Offer> offers;
        for (const Enum value : valuesOf<Enum>())
            offers.push_back({std::string(toString(value)), name(value)});
        return offers;
    });
}

} // namespace hexwerk::assault::ui::campaign_part
