// What is wrong with tracks, triggers and victory conditions.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/files/check_list.h"

namespace hexwerk::assault {

void checkCourse(const Scenario &scenario, CheckList &list);

} // namespace hexwerk::assault
