// The ground along a line of sight, hex by hex: what its section shows.
#pragma once

#include "core/assault/board/line_of_sight.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

struct ProfileHex
{
    Hex hex;
    std::optional<Hex> beside; // the line runs along the hexside between both; `hex` is the one
                               // that counts, or the first if neither does
    int level = 0;             // of the ground
    int height = 0;            // of what stands on it, above the ground, in levels
    TerrainIndex terrain = 0;
    bool screens = false;                           // the terrain can hide something
    bool smoke = false;                             // hinders
    std::optional<SightReason::Effect> effect = {}; // the strongest that counts here
    bool operator==(const ProfileHex &) const = default;
};

struct SightProfile
{
    std::vector<ProfileHex> hexes; // both ends too; at least two
    int from = 0;                  // elevation of each end, in levels [R9.6.2]
    int to = 0;
    SightStatus status = SightStatus::Clear;
    std::optional<std::size_t> cut; // the place in `hexes` where the line is blocked
    bool operator==(const SightProfile &) const = default;

    // [R10.4] What does not reach it does not count.
    int decisive() const { return from > to ? from : to; }
};

// `line` is that between the two ends on `sight`.
SightProfile profileOf(const Board &board, const TerrainChart &chart, const SightMap &sight,
                       SightEnd from, SightEnd to, const SightLine &line);

} // namespace hexwerk::assault::ui
