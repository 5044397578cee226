// What is wrong with what stands on a sheet, and with the picture beside its file.
#pragma once

#include "core/files/problem.h"
#include "editor/assault/document/library.h"
#include "editor/assault/document/sheet.h"

#include <vector>

namespace hexwerk::assault::ui {

std::vector<Problem> problemsOf(const Scenario &scenario, const FileState &file,
                                const Library &library);

} // namespace hexwerk::assault::ui
