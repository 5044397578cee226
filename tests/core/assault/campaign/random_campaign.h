// Campaigns of any shape over the scenarios of two_roads.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/play/randomness.h"

namespace hexwerk::assault {

// Without an error, and with an end.
Campaign randomCampaign(play::Randomness &randomness);

} // namespace hexwerk::assault
