// The data of ASSAULT.
#pragma once

#include "core/assault/files/library/data_store.h"

#include <CLI/App.hpp>

#include <memory>

namespace hexwerk::cli {

// As libraryOf(); null without them.
std::shared_ptr<const assault::DataStore> findAssaultData(const CLI::App &program);

} // namespace hexwerk::cli
