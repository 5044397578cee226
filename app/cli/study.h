// Studies for the commands that work with them.
#pragma once

#include "app/cli/commands.h"
#include "core/lab/study_file.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::cli {

// The union of the files. What is wrong goes to standard error; without a value `exitCode` says
// what it is (1 not valid, 3 cannot be read).
std::optional<lab::Study> openStudies(const std::vector<std::string> &files, ExitCode &exitCode);

// Done, or Failed with a sentence on standard error.
ExitCode saveStudy(const std::string &file, const lab::Study &study);

// "scenario, engine": the keys of two heads that differ, and what they say.
std::string differenceText(const lab::StudyHead &a, const lab::StudyHead &b);

} // namespace hexwerk::cli
