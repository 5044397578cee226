// One function a topic: each adds its benchmarks with their budgets.
#pragma once

namespace hexwerk::bench {

void addFiles();
void addOdds();
void addSight();

} // namespace hexwerk::bench
