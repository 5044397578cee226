// The sections of the manual as entries of a book, to be searched as the rules are.
#pragma once

#include "app/manual/manual.h"
#include "app/manual/manual_names.h"
#include "core/rulebook/rulebook.h"

namespace hexwerk {

// One entry for each section, by its id, with title and plain text in all languages of the manual.
Rulebook manualPages(const Manual &manual, const ManualNames &names);

} // namespace hexwerk
