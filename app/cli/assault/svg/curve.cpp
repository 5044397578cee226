#include "app/cli/assault/svg/curve.h"

#include <cmath>
#include <deque>
#include <map>
#include <utility>

namespace hexwerk::cli::svg {

double lengthOf(Point p)
{
    return std::hypot(p.x, p.y);
}

Point unit(Point p)
{
    return p * (1 / lengthOf(p));
}

Point across(Point p)
{
    return {-p.y, p.x};
}

Curve line(Point from, Point to)
{
    return {from, from + (to - from) * (1.0 / 3), from + (to - from) * (2.0 / 3), to};
}

Curve bend(Point from, Point leaving, Point to, Point arriving)
{
    const double reach = lengthOf(to - from) * 0.42;
    return {from, from + leaving * reach, to + arriving * reach, to};
}

Point pointOn(const Curve &curve, double t)
{
    const double s = 1 - t;
    return curve.from * (s * s * s) + curve.leaving * (3 * s * s * t) +
           curve.arriving * (3 * s * t * t) + curve.to * (t * t * t);
}

static double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

std::optional<Crossing> crossingOf(const Curve &first, const Curve &second)
{
    constexpr int kParts = 16;
    const auto part = [](const Curve &curve, int i) {
        return std::pair(pointOn(curve, static_cast<double>(i) / kParts),
                         pointOn(curve, static_cast<double>(i + 1) / kParts));
    };
    for (int i = 0; i < kParts; ++i)
        for (int j = 0; j < kParts; ++j) {
            const auto [a, b] = part(first, i);
            const auto [c, d] = part(second, j);
            const double turn = cross(b - a, d - c);
            if (std::abs(turn) < 1e-9)
                continue;
            const double t = cross(c - a, d - c) / turn;
            const double u = cross(c - a, b - a) / turn;
            if (t >= 0 && t <= 1 && u >= 0 && u <= 1)
                return Crossing{a + (b - a) * t, unit(b - a)};
        }
    return std::nullopt;
}

static Curve reversed(const Curve &curve)
{
    return {curve.to, curve.arriving, curve.leaving, curve.from};
}

namespace {

// Curves by their ends: those that meet there have the very same point.
class Joiner
{
public:
    explicit Joiner(const std::vector<Curve> &curves)
        : m_curves(curves)
        , m_isTaken(curves.size())
    {
        for (std::size_t i = 0; i < curves.size(); ++i)
            for (const Point end : {curves[i].from, curves[i].to})
                m_byEnd[{end.x, end.y}].push_back(i);
    }

    // A curve that was not taken yet and goes on from there, turned so that it begins there.
    std::optional<Curve> takeAt(Point at)
    {
        for (const std::size_t i : m_byEnd[{at.x, at.y}]) {
            if (m_isTaken[i])
                continue;
            m_isTaken[i] = true;
            return m_curves[i].from == at ? m_curves[i] : reversed(m_curves[i]);
        }
        return std::nullopt;
    }

private:
    const std::vector<Curve> &m_curves;
    std::vector<bool> m_isTaken;
    std::map<std::pair<double, double>, std::vector<std::size_t>> m_byEnd;
};

} // namespace

std::string strokesOf(const std::vector<Curve> &curves)
{
    std::string path;
    Joiner joiner(curves);
    for (const Curve &curve : curves) {
        const auto first = joiner.takeAt(curve.from);
        if (!first)
            continue;
        std::deque<Curve> stroke = {*first};
        while (const auto next = joiner.takeAt(stroke.back().to))
            stroke.push_back(*next);
        while (const auto before = joiner.takeAt(stroke.front().from))
            stroke.push_front(reversed(*before));
        path += "M" + xy(stroke.front().from);
        for (const Curve &part : stroke)
            path += fmt::format("C{} {} {}", xy(part.leaving), xy(part.arriving), xy(part.to));
    }
    return path;
}

} // namespace hexwerk::cli::svg
