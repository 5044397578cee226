// The report of a campaign: its story with pictures, from the briefing to the rosters, in any
// language of the window.
#pragma once

#include <QString>
#include <QStringList>

#include "app/assault/campaign/campaign_session.h"
#include "core/assault/files/checks/campaign_check.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/text/tongue.h"

#include <vector>

namespace hexwerk::assault::ui {

class CampaignReport
{
public:
    // Of the campaign as it is now. The session must outlive this.
    CampaignReport(CampaignSession &session, const editor::Tongue &in);

    QString title() const;
    QString language() const { return m_in.code(); } // "de"
    // A whole page that needs no other file.
    QString html();

private:
    struct Chapter
    {
        std::size_t report = 0;                 // place of its order in the log
        std::vector<CampaignEvent> before = {}; // what was decided for it
        std::vector<CampaignEvent> after = {};
    };

    void collect();
    QString head() const;
    QString chapter(std::size_t place);
    QString outcome(const Fought &fought) const;
    QString field(const Chapter &chapter, int number, const QString &battle) const;
    QString deeds(const CampaignPosition &before);
    QString fates(const CampaignPosition &before, const Chapter &chapter) const;
    QString remarks(const CoreNow &core, const Chapter &chapter) const;
    QString consequences(const Chapter &chapter) const;
    QString thresholdText(const CampaignEvent &event) const;
    QString listed(const QString &heading, const std::vector<CampaignEvent> &events) const;
    QString end() const;
    QString standing() const;
    QString roster(SideIndex side) const;

    CampaignSession &m_session;
    const CampaignPosition m_p;
    const editor::Tongue m_in;
    const BattleGrounds m_grounds;
    const CampaignText m_names;
    std::vector<Chapter> m_chapters;
    std::vector<CampaignEvent> m_decided; // for the next battle
};

} // namespace hexwerk::assault::ui
