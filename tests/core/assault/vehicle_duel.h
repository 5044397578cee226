// One vehicle or unit goes for another in the hex ahead; the rolls that follow.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// u1 in E7 goes for g1 in E6, which faces north (the vertex between N and NE).
Table against(const char *assault, const char *defence, std::vector<std::string> markers = {});

// Rolls while dice of the round are asked for: these faces for the use, blanks for others.
void fight(Position &p, std::string_view use = "", Faces faces = {});

void chooses(Position &p, std::string_view what);

} // namespace hexwerk::assault
