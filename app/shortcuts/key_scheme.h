// Files with the keys that a user changed: `hexwerk.keys`.
#pragma once

#include "core/files/problem.h"
#include "editor/keys/action_keys.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk {

using KeyChanges = std::vector<std::pair<QString, editor::Keys>>;

std::string writeKeyScheme(const KeyChanges &changes);
// With an error for each key that is none.
LoadResult<KeyChanges> readKeyScheme(std::string_view text, const std::string &file);

} // namespace hexwerk
