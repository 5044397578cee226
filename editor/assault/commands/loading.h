// Who rides on whom before the game begins, as plain functions.
#pragma once

#include "core/base/result.h"
#include "editor/assault/document/shared_data.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// The topmost unit of the side in this hex that can carry others, and is none of `except`.
std::optional<std::size_t> transportAt(const Scenario &scenario, const DataStore &library, Hex hex,
                                       const std::string &side,
                                       const std::vector<std::size_t> &except = {});
// Whether the transport takes them all, with what it has aboard already.
Ruling<> boardingRuling(const Scenario &scenario, const DataStore &library,
                        const std::vector<UnitSpec> &riders, std::size_t transport);

void board(Scenario &scenario, const std::vector<std::size_t> &riders, std::size_t transport);
// Of these units those that are carried, and those that the others carry.
std::vector<std::size_t> ridersAmong(const Scenario &scenario,
                                     const std::vector<std::size_t> &units);
// Each rider to a free hex beside its transport; where there is none it stays aboard.
void getOff(Scenario &scenario, const Board &board, const std::vector<std::size_t> &riders);

} // namespace hexwerk::assault::ui
