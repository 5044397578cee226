// Puts together what a scenario or a campaign needs and others may not have.
#pragma once

#include "core/assault/files/bundles/bundle.h"

#include <filesystem>
#include <string>

namespace hexwerk::assault {

// `text` says what `scenario` is; `folder` is that of its file, where its picture is looked for.
// Of the tiles, with their pictures, and cards that it uses those come along that a user's folder
// brings, not those that Hexwerk comes with.
tl::expected<Bundle, BundleFailure> bundleOf(const Scenario &scenario, const std::string &text,
                                             const std::filesystem::path &folder,
                                             const DataPaths &paths, const DataStore &data);
// With the scenarios of its battles, which lie in the folder or below it, and what they, the core
// units and the reserves use.
tl::expected<Bundle, BundleFailure> bundleOf(const Campaign &campaign, const std::string &text,
                                             const std::filesystem::path &folder,
                                             const DataPaths &paths, const DataStore &data);

} // namespace hexwerk::assault
