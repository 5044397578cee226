// Pictures in the report of a campaign. Each is drawn twice as fine as it is shown.
#pragma once

#include <QImage>

#include "core/assault/campaign/campaign_position.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/checks/campaign_check.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

inline constexpr int kReportFineness = 2;

// The chart with the battles that were fought, and the way from each to the next.
QImage wayPicture(const CampaignPosition &p, const BattleGrounds &grounds,
                  const editor::Tongue &in);
QImage fieldPicture(const Position &p, const editor::Tongue &in);

} // namespace hexwerk::assault::ui
