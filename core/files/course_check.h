// What is wrong with tracks, triggers and victory conditions.
#pragma once

#include "core/files/check_list.h"
#include "core/scenario/scenario.h"

namespace hexwerk {

void checkCourse(const Scenario &scenario, CheckList &list);

} // namespace hexwerk
