// What the problems of systems say, in parts of English sentences: each program brings those of its
// systems.
#pragma once

#include "core/files/problem.h"

#include <string>

namespace hexwerk::cli {

// Only for a code, or an expectation, of a system.
std::string wrongContent(const Problem &problem);
std::string expectedContent(const Problem &problem);

} // namespace hexwerk::cli
