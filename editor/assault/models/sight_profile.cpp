#include "editor/assault/models/sight_profile.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static bool countsAt(const SightLine &line, Hex hex)
{
    return std::any_of(line.reasons.begin(), line.reasons.end(),
                       [hex](const SightReason &reason) { return reason.hex == hex; });
}

static ProfileHex profileHex(const Board &board, const TerrainChart &chart, const SightLine &line,
                             PathHex place)
{
    if (place.second && (!board.contains(place.first) || countsAt(line, *place.second)))
        std::swap(place.first, *place.second);
    ProfileHex shown{.hex = place.first, .beside = place.second};
    if (!board.contains(shown.hex))
        return shown; // between two hexes of the rim
    const Cell &cell = board.at(shown.hex);
    const TerrainRow &row = chart.row(cell.terrain);
    shown.level = cell.level;
    shown.terrain = cell.terrain;
    shown.height = row.height;
    shown.screens = row.sight != SightEffect::Clear;
    for (const SightReason &reason : line.reasons) {
        if (reason.hex != shown.hex || reason.cause == SightReason::TooFar)
            continue;
        shown.smoke |= reason.cause == SightReason::SmokeMarkers;
        shown.effect = std::max(shown.effect.value_or(reason.effect), reason.effect);
    }
    return shown;
}

SightProfile profileOf(const Board &board, const TerrainChart &chart, const SightMap &sight,
                       SightEnd from, SightEnd to, const SightLine &line)
{
    SightProfile profile{
        .from = sight.elevation(from), .to = sight.elevation(to), .status = line.status};
    std::vector<PathHex> path{{from.hex, std::nullopt}};
    path.insert(path.end(), line.path.begin(), line.path.end());
    path.push_back({to.hex, std::nullopt});
    for (const PathHex &place : path)
        profile.hexes.push_back(profileHex(board, chart, line, place));
    if (line.status != SightStatus::Blocked)
        return profile;
    // Where one hex blocks, or [R10.3e] where hindrances have added up.
    int hindrances = 0;
    for (std::size_t i = 0; i < profile.hexes.size() && !profile.cut; ++i) {
        for (const SightReason &reason : line.reasons)
            if (reason.hex == profile.hexes[i].hex)
                hindrances += reason.effect == SightReason::Blocks ? 3 : reason.count;
        if (hindrances >= 3)
            profile.cut = i;
    }
    return profile;
}

} // namespace hexwerk::assault::ui
