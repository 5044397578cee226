// Curves on the map, from hexside to hexside, and the strokes they join to.
#pragma once

#include "app/cli/assault/svg/svg_text.h"

#include <optional>
#include <vector>

namespace hexwerk::cli::svg {

double lengthOf(Point p);
Point unit(Point p); // of length 1; p is not 0, 0
Point across(Point p);

// A cubic Bézier curve.
struct Curve
{
    Point from;
    Point leaving;
    Point arriving;
    Point to;
};
Curve line(Point from, Point to);
// Leaves and arrives in these directions, both of length 1 and pointing into the curve.
Curve bend(Point from, Point leaving, Point to, Point arriving);
// `t` 0: its beginning, 1: its end.
Point pointOn(const Curve &curve, double t);

struct Crossing
{
    Point at;
    Point along; // the first curve, of length 1
};
std::optional<Crossing> crossingOf(const Curve &first, const Curve &second);

// As the data of a path. Curves that have an end in common go on as one stroke.
std::string strokesOf(const std::vector<Curve> &curves);

} // namespace hexwerk::cli::svg
