#include "editor/assault/campaign/campaign_offers.h"

#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

std::vector<Offer> sidesOf(const CampaignDocument &document, CampaignItem)
{
    const CampaignText text(document.campaign(), *document.grounds());
    std::vector<Offer> offers;
    for (const CampaignSide &side : document.campaign().sides)
        offers.push_back({side.id, text.side(side.id)});
    return offers;
}

std::vector<Offer> battlesOf(const CampaignDocument &document, CampaignItem)
{
    std::vector<Offer> offers;
    const CampaignText text(document.campaign(), *document.grounds());
    for (const CampaignBattle &battle : document.campaign().battles)
        offers.push_back({battle.id, text.battle(battle)});
    return offers;
}

std::vector<Offer> tracksOf(const CampaignDocument &document, CampaignItem)
{
    std::vector<Offer> offers;
    const CampaignText text(document.campaign(), *document.grounds());
    for (const Track &track : document.campaign().tracks)
        offers.push_back({track.id, text.track(track.id)});
    return offers;
}

std::vector<Offer> chosenFrom(Choices choices, const CampaignDocument &document)
{
    std::vector<Offer> offers;
    for (const std::string &id : choiceIds(choices, {}, document.library()))
        offers.push_back({id, ChoiceText::of(choices, id, {}, document.library())});
    return offers;
}

// Those that fight for the side of the slot.
std::vector<Offer> unitsFor(const CampaignDocument &document, CampaignItem item)
{
    std::vector<Offer> offers;
    const CampaignBattle &battle = document.campaign().battles[item.index];
    if (const Scenario *scenario = document.scenarioOf(battle))
        for (const UnitSpec &unit : scenario->units)
            if (unit.side == battle.unitSlots[item.nested].side)
                offers.push_back(
                    {unit.id, QStringLiteral("%1 (%2)").arg(
                                  editor::toQString(unit.id),
                                  unit.name.empty() ? ChoiceText::of(Choices::Cards, unit.card, {},
                                                                     document.library())
                                                    : editor::inWindowLanguage(unit.name))});
    return offers;
}

} // namespace hexwerk::assault::ui
