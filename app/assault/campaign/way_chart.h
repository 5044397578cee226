// The chart of a campaign that is played: the way so far, and where it may lead.
#pragma once

#include "core/assault/campaign/campaign_position.h"
#include "editor/assault/campaign/campaign_chart.h"

namespace hexwerk::assault::ui {

// By battle of the campaign, with the links that were gone.
ChartMarks wayMarks(const CampaignPosition &p, const editor::Tongue &in = {});
// What the chart calls the battles.
BattleGrounds chartGrounds(const CampaignPosition &p);

void showWay(CampaignChart &chart, const CampaignPosition &p);

} // namespace hexwerk::assault::ui
