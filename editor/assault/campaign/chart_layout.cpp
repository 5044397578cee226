#include "editor/assault/campaign/chart_layout.h"

#include <gvc.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace hexwerk::assault::ui {

static constexpr double kPointsPerInch = 72; // of Graphviz
static constexpr int kBetween = 40;          // pixels
static constexpr int kEndWidth = 150;        // of an end beside its battle

namespace {

struct FreeContext
{
    void operator()(GVC_t *context) const { gvFreeContext(context); }
};

struct CloseGraph
{
    void operator()(Agraph_t *graph) const { agclose(graph); }
};

} // namespace

static std::vector<ChartPlace> below(const Campaign &campaign, QSize box)
{
    std::vector<ChartPlace> places;
    int bottom = 0;
    for (const CampaignBattle &battle : campaign.battles)
        if (battle.place)
            bottom = std::max(bottom, battle.place->y + box.height() + kBetween);
    int x = kBetween;
    for (const CampaignBattle &battle : campaign.battles) {
        if (battle.place) {
            places.push_back(*battle.place);
            continue;
        }
        places.push_back({x, bottom + kBetween});
        x += box.width() + kBetween;
    }
    return places;
}

// Graphviz takes no const text.
static void set(void *object, const char *name, std::string value)
{
    std::string key = name;
    std::string none;
    agsafeset(object, key.data(), value.data(), none.data());
}

std::vector<ChartPlace> tidied(const Campaign &campaign, QSize box)
{
    static std::mutex mutex; // Graphviz has state of its own
    const std::scoped_lock lock(mutex);
    const std::unique_ptr<GVC_t, FreeContext> context(gvContext());
    std::string name = "campaign";
    const std::unique_ptr<Agraph_t, CloseGraph> graph(agopen(name.data(), Agdirected, nullptr));
    if (!context || !graph)
        return below(campaign, box);
    set(graph.get(), "rankdir", "LR");
    set(graph.get(), "nodesep", std::to_string(kBetween / kPointsPerInch));
    set(graph.get(), "ranksep", std::to_string(2.5 * kBetween / kPointsPerInch));
    const auto inches = [](int pixels) { return std::to_string(pixels / kPointsPerInch); };
    std::vector<Agnode_t *> nodes;
    for (std::size_t i = 0; i < campaign.battles.size(); ++i) {
        std::string id = std::to_string(i);
        Agnode_t *node = agnode(graph.get(), id.data(), 1);
        set(node, "shape", "box");
        set(node, "fixedsize", "true");
        set(node, "label", "");
        const auto ends = [](const BattleResult &result) { return result.next.empty(); };
        const auto &results = campaign.battles[i].results;
        const bool hasEnd = std::any_of(results.begin(), results.end(), ends);
        set(node, "width", inches(box.width() + (hasEnd ? kEndWidth : 0)));
        set(node, "height", inches(box.height()));
        nodes.push_back(node);
    }
    for (std::size_t i = 0; i < campaign.battles.size(); ++i)
        for (const BattleResult &result : campaign.battles[i].results)
            for (const std::string &next : result.next)
                if (const auto to = battleIndex(campaign, next)) {
                    std::string none;
                    agedge(graph.get(), nodes[i], nodes[*to], none.data(), 1);
                }
    if (gvLayout(context.get(), graph.get(), "dot") != 0)
        return below(campaign, box);
    std::vector<ChartPlace> places;
    double top = 0;
    for (Agnode_t *node : nodes)
        top = std::max(top, ND_coord(node).y);
    for (Agnode_t *node : nodes) {
        const pointf centre = ND_coord(node); // y grows upwards there
        const double width = ND_width(node) * kPointsPerInch;
        const auto onGrid = [](double pixels) {
            return static_cast<int>(std::lround(pixels / kChartGrid)) * kChartGrid;
        };
        places.push_back(
            {onGrid(centre.x - width / 2) + kBetween, onGrid(top - centre.y) + kBetween});
    }
    gvFreeLayout(context.get(), graph.get());
    return places;
}

std::vector<ChartPlace> placesOf(const Campaign &campaign, QSize box)
{
    const bool hasAny =
        std::any_of(campaign.battles.begin(), campaign.battles.end(),
                    [](const CampaignBattle &battle) { return battle.place.has_value(); });
    return hasAny ? below(campaign, box) : tidied(campaign, box);
}

} // namespace hexwerk::assault::ui
