// What would mend a problem of a campaign at one click.
#pragma once

#include <QCoreApplication>

#include "editor/assault/campaign/campaign_document.h"
#include "editor/assault/panels/map/problem_list.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

class CampaignFixes
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CampaignFixes)

public:
    // The likeliest first; none where only the designer can know. `find`: looks for the scenario of
    // a battle.
    static std::vector<ProblemList::Mend> of(const Problem &problem, CampaignDocument &document,
                                             const std::function<void(std::size_t)> &find);
};

} // namespace hexwerk::assault::ui
