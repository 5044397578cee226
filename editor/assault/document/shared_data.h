// What scenarios are made of: the system's tables, the cards and the tiles at hand.
#pragma once

#include "core/assault/files/library/data_store.h"

#include <memory>

namespace hexwerk::assault::ui {

using SharedData = std::shared_ptr<const DataStore>;

} // namespace hexwerk::assault::ui
