// What is wrong with what stands on a sheet, and with the picture beside its file.
#pragma once

#include "core/files/problem.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/sheet.h"

#include <vector>

namespace hexwerk::assault::ui {

std::vector<Problem> problemsOf(const Scenario &scenario, const FileState &file,
                                const DataStore &library);

} // namespace hexwerk::assault::ui
