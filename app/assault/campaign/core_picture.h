// The counter of a core unit as it is now: its half side when reduced, pale when lost.
#pragma once

#include <QPixmap>

#include "core/assault/campaign/campaign_position.h"

namespace hexwerk::assault::ui {

// `size` pixels square.
QPixmap corePicture(const CampaignPosition &p, const CoreNow &core, int size);

} // namespace hexwerk::assault::ui
