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

// "R, Y or G"
std::string joined(const std::vector<std::string> &words);
// "the id of a card, perhaps assault.rifles": `near` are ids that look alike.
std::string idOf(const char *kind, const std::vector<std::string> &near);
// One of the values of the problem; empty if there are not so many.
std::string value(const Problem &problem, std::size_t place);

} // namespace hexwerk::cli
