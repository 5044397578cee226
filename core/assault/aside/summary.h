// The position as the command line prints it.
#pragma once

#include "core/assault/aside/attack_preview.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// {"turn","phase","winner","result","units":[...],"tracks":{},"objectives":{},"events":[...],"hash"}
// of design.md 9; `events` in the JSON form of Assault::eventToJson().
std::string summaryToJson(const Position &p, const std::vector<std::string> &events);

// {"attack","defence","spotting","lines","results"}, with "return" for close combat.
std::string previewToJson(const AttackPreview &preview);

} // namespace hexwerk::assault
