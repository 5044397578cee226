// Puts together what a scenario needs and others may not have.
#pragma once

#include "core/files/bundle.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwerk {

// The files that the text of a scenario or tile names as `picture`, relative paths, each once.
std::vector<std::string> picturesOf(const std::string &text);

// `text` says what `scenario` is; `folder` is that of its file, where its pictures are looked for.
// Of the tiles and cards that it uses those come along that a user's folder brings, not those that
// Hexwerk comes with.
tl::expected<Bundle, BundleFailure> bundleOf(const Scenario &scenario, const std::string &text,
                                             const std::filesystem::path &folder,
                                             const DataPaths &paths, const DataStore &data);

} // namespace hexwerk
