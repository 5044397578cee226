// The campaign of tests/data/campaigns/two_roads, as it is edited.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "editor/assault/campaign/campaign_document.h"

#include <memory>

namespace hexwerk::assault::ui {

inline constexpr const char *kRoads =
    HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml";

inline Campaign readRoads()
{
    return loadCampaign(kRoads).value.value().campaign;
}

inline SharedData roadsData()
{
    static const auto kData = std::make_shared<const DataStore>(
        std::move(loadData({{HW_SOURCE_DIR "/resources"}}).value.value()));
    return kData;
}

// On a sheet of the document.
inline void openRoads(CampaignDocument &document)
{
    document.discard(
        document.exchange(document.newSheet({QString::fromUtf8(kRoads), readRoads()})));
}

} // namespace hexwerk::assault::ui
