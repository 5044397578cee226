#include "app/cli/study_compare.h"

#include "core/lab/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hexwerk::cli {

using Json = nlohmann::ordered_json;

static lab::PairMean shareOf(const lab::Study &study)
{
    return lab::meanOf(lab::totalOf(study, lab::gapless(study)).sideScore);
}

static std::optional<std::size_t> nearestOf(const std::vector<Version> &versions)
{
    std::vector<lab::PairMean> shares;
    for (const Version &version : versions)
        shares.push_back(shareOf(version.study));
    return lab::nearestToEven(shares);
}

static std::string shareText(const lab::PairMean &share)
{
    const mind::Interval range = share.interval();
    return fmt::format("{:.0f} % ({:.0f} to {:.0f})", 100 * share.mean, 100 * range.low,
                       100 * range.high);
}

std::string comparisonText(const std::vector<Version> &versions, std::size_t base)
{
    std::size_t width = 0;
    for (const Version &version : versions)
        width = std::max(width, version.name.size());
    const std::string &side = versions[base].study.head.sides[0];
    std::string text;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const lab::PairMean share = shareOf(versions[i].study);
        text += fmt::format("{:<{}}  {} pairs, {} wins {}", versions[i].name, width, share.pairs,
                            side, shareText(share));
        if (i != base) {
            const lab::Difference more = lab::differenceOf(versions[base].study, versions[i].study);
            const mind::Interval range = more.interval();
            text += fmt::format(", {:+.0f} points ({:+.0f} to {:+.0f}) against {}", 100 * more.mean,
                                100 * range.low, 100 * range.high, versions[base].name);
        }
        text += '\n';
    }
    const auto nearest = nearestOf(versions);
    if (!nearest)
        return text + "No pair of games came to an end: nothing can be said.";
    return text + fmt::format("Nearest to even: {}", versions[*nearest].name);
}

std::string comparisonJson(const std::vector<Version> &versions, std::size_t base)
{
    const auto toJson = [](const mind::Interval &range) {
        return Json::array({range.low, range.high});
    };
    Json rows = Json::array();
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const lab::PairMean share = shareOf(versions[i].study);
        Json row = {{"name", versions[i].name},
                    {"scenario", versions[i].study.head.scenario.hash},
                    {"pairs", share.pairs},
                    {"share", share.mean},
                    {"interval", toJson(share.interval())}};
        if (i != base) {
            const lab::Difference more = lab::differenceOf(versions[base].study, versions[i].study);
            row["difference"] = more.mean;
            row["difference_interval"] = toJson(more.interval());
        }
        rows.push_back(std::move(row));
    }
    const auto nearest = nearestOf(versions);
    return Json{{"side", versions[base].study.head.sides[0]},
                {"base", versions[base].name},
                {"versions", std::move(rows)},
                {"nearest", nearest ? Json(versions[*nearest].name) : Json(nullptr)}}
        .dump(2);
}

} // namespace hexwerk::cli
