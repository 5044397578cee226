// The report of a study, as text and as JSON.
#pragma once

#include "core/lab/machines.h"
#include "core/lab/report.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::cli {

// A sequential test of the first player that was asked for, and where it ended.
struct TestedStrength
{
    lab::SequentialTest test = {};
    lab::Stop stop = {};
};

// Without a line end.
std::string reportText(const lab::Report &report, const std::optional<TestedStrength> &tested,
                       const std::vector<lab::MachineCheck> &machines);
std::string reportJson(const lab::Report &report, const std::optional<TestedStrength> &tested,
                       const std::vector<lab::MachineCheck> &machines);

} // namespace hexwerk::cli
