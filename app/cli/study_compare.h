// Versions of a scenario side by side, as text and as JSON.
#pragma once

#include "core/lab/comparison.h"

#include <string>
#include <vector>

namespace hexwerk::cli {

// Studies of versions that are shown together can be compared.
struct Version
{
    std::string name;
    lab::Study study;
};

// A line for each version, with what it is worth against the one at `base`, and which of them is
// nearest to even. Without a line end.
std::string comparisonText(const std::vector<Version> &versions, std::size_t base);
std::string comparisonJson(const std::vector<Version> &versions, std::size_t base);

} // namespace hexwerk::cli
