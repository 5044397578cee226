// What is said of a campaign, in the language of the window unless another is asked for.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/campaign/campaign_order.h"
#include "core/assault/files/handed_in.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

class CampaignWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CampaignWords)

public:
    static QString side(const CampaignPosition &p, SideIndex side, const editor::Tongue &in = {});
    static QString card(const CampaignPosition &p, const std::string &id,
                        const editor::Tongue &in = {});
    // Its own name, else that of its card; of one that shares it, with its id.
    static QString core(const CampaignPosition &p, const CoreNow &core,
                        const editor::Tongue &in = {});
    // Who fights as that unit of the scenario, in the battle that is fought.
    static QString fighter(const CampaignPosition &p, const std::string &unit,
                           const editor::Tongue &in = {});
    static QString objective(const CampaignPosition &p, const std::string &id,
                             const editor::Tongue &in = {});
    static QString medal(const CampaignPosition &p, const std::string &id,
                         const editor::Tongue &in = {});
    static QString battle(const CampaignPosition &p, std::size_t battle,
                          const editor::Tongue &in = {});
    // "Won by Allies, margin 2"
    static QString outcome(const CampaignPosition &p, const Fought &fought,
                           const editor::Tongue &in = {});
    // Where the next battle stands: "next", "fought now"; empty: it is not known yet, or there is
    // none.
    static QString now(const CampaignPosition &p, const editor::Tongue &in = {});
    // "10 July 1943"; empty for none.
    static QString date(const std::string &date);
    // "fit for battle", "2 of 4", "lost in battle 2"
    static QString state(const CampaignPosition &p, const CoreNow &core,
                         const editor::Tongue &in = {});
    // What has happened, and what is asked now.
    static QString event(const CampaignPosition &p, const CampaignEvent &event,
                         const editor::Tongue &in = {});
    static QString question(const CampaignPosition &p, const editor::Tongue &in = {});
    // A condition about how the battle ended.
    static QString term(const CampaignPosition &p, const Term &term);
    // Why the game cannot be handed in.
    static QString fault(const CampaignPosition &p, const HandedIn &handed);
    // What both sides should know of a game that was handed in; empty: nothing.
    static QString notable(const HandedIn &handed);
};

} // namespace hexwerk::assault::ui
