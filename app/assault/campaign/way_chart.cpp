#include "app/assault/campaign/way_chart.h"

#include "app/assault/campaign/campaign_words.h"

namespace hexwerk::assault::ui {

ChartMarks wayMarks(const CampaignPosition &p, const editor::Tongue &in)
{
    ChartMarks marks;
    marks.battles.resize(p.campaign().battles.size());
    for (std::size_t i = 0; i < p.fought.size(); ++i) {
        const Fought &one = p.fought[i];
        marks.battles[one.battle] = {.way = BattleMark::Way::Fought,
                                     .note = CampaignWords::outcome(p, one, in)};
        if (i > 0)
            marks.way.emplace_back(p.fought[i - 1].battle, one.battle);
    }
    const QString now = CampaignWords::now(p, in);
    if (now.isEmpty())
        return marks;
    marks.battles[p.battle] = {.way = BattleMark::Way::Now, .note = now};
    if (!p.fought.empty())
        marks.way.emplace_back(p.fought.back().battle, p.battle);
    return marks;
}

BattleGrounds chartGrounds(const CampaignPosition &p)
{
    BattleGrounds grounds;
    for (std::size_t i = 0; i < p.setting->grounds.size(); ++i)
        grounds[p.campaign().battles[i].scenario] = {.value = p.setting->grounds[i]};
    return grounds;
}

void showWay(CampaignChart &chart, const CampaignPosition &p)
{
    chart.show(Frozen(p.campaign()), std::make_shared<const BattleGrounds>(chartGrounds(p)));
    ChartMarks marks = wayMarks(p);
    chart.setMarks(std::move(marks.battles), {}, std::move(marks.way));
}

} // namespace hexwerk::assault::ui
