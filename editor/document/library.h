// What scenarios are made of: the system's tables, the cards and the tiles at hand.
#pragma once

#include "core/files/data_store.h"

#include <memory>

namespace hexwerk::editor {

using Library = DataStore;
using SharedLibrary = std::shared_ptr<const Library>;

} // namespace hexwerk::editor
