// The marks beside values of tables and cards that say how sure they are.
#pragma once

#include "core/files/source_map.h"
#include "core/files/toml_reader.h"

namespace hexwerk {

// Reads the key `source` of a row: one mark for the whole row, or a table of marks by the row's own
// keys. A mark is one letter for the key, or one for each of its values: T stated in the text, W
// forced by a worked example, O read off a damaged table, G our guess, H a house rule
// of ours, C checked by the owner.
SourceMarks readSourceMarks(TableReader &row);

} // namespace hexwerk
