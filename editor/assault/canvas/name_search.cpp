#include "editor/assault/canvas/name_search.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <limits>

namespace hexwerk::assault::ui {

using Area = std::int64_t; // millionths

static constexpr double kBeside = 0.3; // from the end of a name to the centre of its hex
static constexpr double kAbove = 0.8;  // from its middle

static QRectF boxAround(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF reachOf(const SeekingName &name)
{
    return boxAround(name.at, {name.size.width() + 2 * kBeside, 2 * kAbove});
}

QRectF regionOf(const SeekingName &name)
{
    const double w = name.size.width() / 2;
    const double h = name.size.height() / 2;
    return reachOf(name).adjusted(-w, -h, w, h);
}

static Area overlap(const QRectF &a, const QRectF &b)
{
    constexpr double kMillion = 1e6;
    const double wide = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double high = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return wide > 0 && high > 0 ? std::llround(wide * high * kMillion) : 0;
}

Area coveredBy(const QRectF &box, const std::vector<QRectF> &barred, const QRectF &board)
{
    Area covered = overlap(box, box) - overlap(box, board);
    for (const QRectF &other : barred)
        covered += overlap(box, other);
    return covered;
}

namespace {

struct Cost
{
    Area covered = 0;
    Area effort = 0;
    auto operator<=>(const Cost &) const = default;
};

struct Choice
{
    QRectF box;
    Cost cost{std::numeric_limits<Area>::max(), 0};
};

class Search
{
public:
    Search(const std::vector<SeekingName> &names, const QRectF &board);
    std::vector<QRectF> places();

private:
    std::vector<QRectF> barredFor(std::size_t i) const;
    static Area effortOf(const SeekingName &name, const QRectF &box);
    void tryBox(const SeekingName &name, const std::vector<QRectF> &barred, const QRectF &box,
                Choice &best) const;
    void tryUsual(const SeekingName &name, const std::vector<QRectF> &barred, Choice &best) const;
    void tryEdges(const SeekingName &name, const std::vector<QRectF> &barred, Choice &best) const;
    bool moveOne(std::size_t i);
    bool moveTwo(std::size_t i, std::size_t j);
    bool moveOverlapping();

    const std::vector<SeekingName> &m_names;
    QRectF m_board;
    std::vector<QRectF> m_boxes;                  // null: not placed yet
    std::vector<std::vector<std::size_t>> m_near; // names that it could meet
};

} // namespace

Search::Search(const std::vector<SeekingName> &names, const QRectF &board)
    : m_names(names)
    , m_board(board)
    , m_boxes(names.size())
    , m_near(names.size())
{
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < names.size(); ++j)
            if (i != j && regionOf(names[i]).intersects(regionOf(names[j])))
                m_near[i].push_back(j);
}

// What is fixed and the other names, as far as they can be met.
std::vector<QRectF> Search::barredFor(std::size_t i) const
{
    const QRectF region = regionOf(m_names[i]);
    std::vector<QRectF> barred;
    for (const QRectF &box : m_names[i].barred)
        if (box.intersects(region))
            barred.push_back(box);
    for (const std::size_t j : m_near[i])
        if (!m_boxes[j].isNull())
            barred.push_back(m_boxes[j]);
    return barred;
}

// The way from its hex, longer for what it hides; below is better than above. None is better than
// to stay where it was.
Area Search::effortOf(const SeekingName &name, const QRectF &box)
{
    if (!name.before.isNull() && box == name.before)
        return std::numeric_limits<Area>::min();
    constexpr double kBelow = 0.14;
    constexpr double kThousand = 1e3;
    const QPointF way = box.center() - name.at;
    double effort = std::hypot(way.x(), way.y()) - (way.y() > 0 ? kBelow : 0);
    for (const SparedPoint &point : name.spared)
        if (box.contains(point.at))
            effort += point.worth;
    return std::llround(effort * kThousand);
}

void Search::tryBox(const SeekingName &name, const std::vector<QRectF> &barred, const QRectF &box,
                    Choice &best) const
{
    Cost cost;
    cost.covered = overlap(box, box) - overlap(box, m_board);
    for (const QRectF &other : barred) {
        if (cost.covered > best.cost.covered)
            return;
        cost.covered += overlap(box, other);
    }
    if (cost.covered > best.cost.covered)
        return;
    cost.effort = effortOf(name, box);
    if (cost < best.cost)
        best = {box, cost};
}

// Rows above and below the hex, each from left to right.
void Search::tryUsual(const SeekingName &name, const std::vector<QRectF> &barred,
                      Choice &best) const
{
    const QRectF reach = reachOf(name);
    for (const double up : {-6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0})
        for (const double aside : {-2.0, -1.0, 0.0, 1.0, 2.0})
            tryBox(
                name, barred,
                boxAround(name.at + QPointF(aside * reach.width() / 4, up * kAbove / 6), name.size),
                best);
}

// From the least to the greatest coordinate of a name's middle: where an edge of it meets one of
// another box. What it covers is least at one of these.
static std::vector<double> edges(double least, double most, double length,
                                 const std::vector<std::pair<double, double>> &others)
{
    std::vector<double> places = {least, (least + most) / 2, most};
    for (const auto &[begin, end] : others)
        for (const double place :
             {begin - length / 2, begin + length / 2, end - length / 2, end + length / 2})
            if (place > least && place < most)
                places.push_back(place);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

void Search::tryEdges(const SeekingName &name, const std::vector<QRectF> &barred,
                      Choice &best) const
{
    std::vector<std::pair<double, double>> wide = {{m_board.left(), m_board.right()}};
    std::vector<std::pair<double, double>> high = {{m_board.top(), m_board.bottom()}};
    for (const QRectF &box : barred) {
        wide.emplace_back(box.left(), box.right());
        high.emplace_back(box.top(), box.bottom());
    }
    const QRectF reach = reachOf(name);
    const std::vector<double> columns = edges(reach.left(), reach.right(), name.size.width(), wide);
    const std::vector<double> rows = edges(reach.top(), reach.bottom(), name.size.height(), high);
    for (const double y : rows)
        for (const double x : columns)
            tryBox(name, barred, boxAround({x, y}, name.size), best);
}

bool Search::moveOne(std::size_t i)
{
    const SeekingName &name = m_names[i];
    const std::vector<QRectF> barred = barredFor(i);
    Choice best;
    const bool isNew = m_boxes[i].isNull();
    if (!isNew)
        tryBox(name, barred, m_boxes[i], best);
    const Cost before = best.cost;
    if (!name.before.isNull())
        tryBox(name, barred, name.before, best);
    tryUsual(name, barred, best);
    if (best.cost.covered > 0)
        tryEdges(name, barred, best);
    m_boxes[i] = best.box;
    return isNew || best.cost < before;
}

// Whether both together cover less at two other of the usual places.
bool Search::moveTwo(std::size_t i, std::size_t j)
{
    const QRectF first = m_boxes[i];
    const QRectF second = m_boxes[j];
    m_boxes[j] = {};
    const std::vector<QRectF> aroundFirst = barredFor(i);
    m_boxes[i] = {};
    std::vector<QRectF> aroundSecond = barredFor(j);
    const auto covered = [&](const QRectF &one, const QRectF &other) {
        return coveredBy(one, aroundFirst, m_board) + coveredBy(other, aroundSecond, m_board) +
               overlap(one, other);
    };
    Area least = covered(first, second);
    m_boxes[i] = first;
    m_boxes[j] = second;
    const QRectF reach = reachOf(m_names[i]);
    bool moved = false;
    for (int up = -6; up <= 6; ++up)
        for (int aside = -2; aside <= 2; ++aside) {
            const QRectF one =
                boxAround(m_names[i].at + QPointF(aside * reach.width() / 4, up * kAbove / 6),
                          m_names[i].size);
            aroundSecond.push_back(one);
            Choice other;
            tryUsual(m_names[j], aroundSecond, other);
            aroundSecond.pop_back();
            const Area now = covered(one, other.box);
            if (now >= least)
                continue;
            least = now;
            m_boxes[i] = one;
            m_boxes[j] = other.box;
            moved = true;
        }
    return moved;
}

bool Search::moveOverlapping()
{
    bool moved = false;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        for (const std::size_t j : m_near[i])
            if (overlap(m_boxes[i], m_boxes[j]) > 0)
                moved = moveTwo(i, j) || moved;
    return moved;
}

// Each step lowers what all names cover together, or else their way: it comes to an end.
std::vector<QRectF> Search::places()
{
    bool moved = true;
    while (moved) {
        moved = false;
        for (std::size_t i = 0; i < m_names.size(); ++i)
            moved = moveOne(i) || moved;
        if (!moved)
            moved = moveOverlapping();
    }
    return m_boxes;
}

std::vector<QRectF> placesOf(const std::vector<SeekingName> &names, const QRectF &board)
{
    return Search(names, board).places();
}

} // namespace hexwerk::assault::ui
