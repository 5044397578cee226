// The tables of a rule system: strictly read, with an owner's corrections laid over them.
#pragma once

#include "core/assault/tables/system_data.h"
#include "core/files/problem.h"
#include "core/files/text_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// `hexwerk.system` files: first the whole system, then those that have `extends`, each overriding
// single values of what stands so far.
LoadResult<SystemData> readSystem(const std::vector<TextSource> &sources);
// Corrections may say for which `data_version` they were made; those for a newer one are refused.
// The system that the text extends; empty if it is a whole one, or broken.
std::string extendedBy(std::string_view text);
bool isSystem(std::string_view text);

} // namespace hexwerk::assault
