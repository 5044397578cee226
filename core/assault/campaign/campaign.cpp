#include "core/assault/campaign/campaign.h"

#include "core/base/enum_names.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kFills = {"scenario"sv, "reserve"sv, "empty"sv};
static constexpr std::array kChoosers = {"winner"sv, "loser"sv, "roll"sv};
static constexpr std::array kLossRules = {"keep"sv, "half_back"sv, "all_back"sv};
static constexpr std::array kDamageRules = {"keep"sv, "repair"sv, "repair_for_points"sv};
static constexpr std::array kReplacementRules = {"none"sv, "points"sv};
static constexpr std::array kPers = {"campaign"sv, "battle"sv};

std::string_view toString(SlotFill fill)
{
    return kFills[static_cast<std::size_t>(fill)];
}

std::string_view toString(LossRule rule)
{
    return kLossRules[static_cast<std::size_t>(rule)];
}

std::string_view toString(DamageRule rule)
{
    return kDamageRules[static_cast<std::size_t>(rule)];
}

std::string_view toString(ReplacementRule rule)
{
    return kReplacementRules[static_cast<std::size_t>(rule)];
}

std::string_view toString(DeedPer per)
{
    return kPers[static_cast<std::size_t>(per)];
}

std::string_view toString(Chooser chooser)
{
    return chooser == Chooser::Side ? ""sv : kChoosers[static_cast<std::size_t>(chooser)];
}

Chooser chooserFromString(std::string_view name)
{
    return enumFromString<Chooser>(kChoosers, name).value_or(Chooser::Side);
}

std::optional<std::size_t> battleIndex(const Campaign &campaign, std::string_view id)
{
    for (std::size_t i = 0; i < campaign.battles.size(); ++i)
        if (campaign.battles[i].id == id)
            return i;
    return std::nullopt;
}

static void addBattleTerms(const ResultTerm &term, std::vector<const Term *> &found)
{
    if (term.kind == ResultTermKind::OfBattle)
        found.push_back(&term.term);
    for (const ResultTerm &inner : term.terms)
        addBattleTerms(inner, found);
}

std::vector<const Term *> battleTerms(const CampaignBattle &battle)
{
    std::vector<const Term *> found;
    for (const BattleResult &result : battle.results)
        if (result.when)
            addBattleTerms(*result.when, found);
    return found;
}

} // namespace hexwerk::assault
