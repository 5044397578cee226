// Problems of files as English sentences, for the command line.
#pragma once

#include "core/files/problem.h"

#include <string>
#include <vector>

namespace hexwerk::cli {

// "the key turns: 0 is out of range: expected a whole number from 1 to 99"
std::string sentence(const Problem &problem);
// "file.toml:7:3: error: ... [out-of-range]"
std::string line(const Problem &problem);
// `[{"file", "line", "column", "severity", "code", "message"}]`
std::string toJson(const std::vector<Problem> &problems);
// Each in a line of its own, to stderr.
void print(const std::vector<Problem> &problems);

} // namespace hexwerk::cli
