#include "core/assault/campaign/campaign_setting.h"

namespace hexwerk::assault {

SideIndex CampaignSetting::sideIndex(std::string_view id) const
{
    for (std::size_t i = 0; i < campaign.sides.size(); ++i)
        if (campaign.sides[i].id == id)
            return static_cast<SideIndex>(i);
    return kNobody;
}

} // namespace hexwerk::assault
