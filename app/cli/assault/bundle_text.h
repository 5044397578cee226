// What is wrong with a bundle as English sentences, for the command line.
#pragma once

#include "core/assault/files/bundles/bundle.h"

#include <string>

namespace hexwerk::cli {

// One line for each thing that is wrong.
std::string sentence(const BundleFailure &failure);

} // namespace hexwerk::cli
