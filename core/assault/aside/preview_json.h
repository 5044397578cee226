// A preview as the command line prints it.
#pragma once

#include "core/assault/aside/attack_preview.h"

#include <string>

namespace hexwerk::assault {

// {"attack","defence","spotting","lines","results"}, with "return" for close combat.
std::string previewToJson(const AttackPreview &preview);

} // namespace hexwerk::assault
