// Places for the battles of a chart, found by Graphviz.
#pragma once

#include <QSize>

#include "core/assault/campaign/campaign.h"

#include <vector>

namespace hexwerk::assault::ui {

inline constexpr int kChartGrid = 10; // pixels of the chart, on which battles lie

// By battle, the top left corner of its box of that size, from left to right along the links, with
// room for the labels between them. In pixels of the chart. The battles where they are if Graphviz
// cannot help.
std::vector<ChartPlace> tidied(const Campaign &campaign, QSize box);
// Where they are, and tidy places for all if none has one; those that have none lie below.
std::vector<ChartPlace> placesOf(const Campaign &campaign, QSize box);

} // namespace hexwerk::assault::ui
