// One function a topic: each adds its benchmarks with their budgets.
#pragma once

namespace hexwerk::bench {

void addCampaigns();
void addCanvas(); // needs a QApplication
void addEngine();
void addFiles();
void addLibrary(); // needs a QApplication
void addOdds();
void addPlay(); // needs a QApplication
void addSight();
void addTexts();    // needs a QApplication
void addProblems(); // needs a QApplication
void addUndo();

} // namespace hexwerk::bench
