// [R5.8] Two sides with zones, whose units wait to be placed.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

Table zones();

Table &waiting(Table &table, const std::string &name, const std::string &card,
               const std::string &zone);

Table twoEach();

} // namespace hexwerk::assault
