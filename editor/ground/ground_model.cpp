#include "editor/ground/ground_model.h"

#include "editor/ground/parcels.h"
#include "editor/ground/place_noise.h"
#include "editor/ground/row_threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <iterator>
#include <numbers>

namespace hexwerk::ground {

namespace {

// A hex near a place of the lattice, and how much it counts there for each of the fields.
struct Tap
{
    int columns = 0; // from the first of the two columns
    int rows = 0;
    float near = 0;   // soils
    float height = 0; // heights and shores
    float wide = 0;   // depth of the sea
};

struct Taps
{
    std::vector<Tap> all;
    std::vector<Tap> near; // those that count for more than the depth of the sea
};

} // namespace

static float bell(double far, double reach, int power)
{
    return far >= reach ? 0 : static_cast<float>(std::pow(1 - far * far / (reach * reach), power));
}

static Taps tapsAt(int x, int y)
{
    std::vector<Tap> taps;
    float near = 0;
    float height = 0;
    float wide = 0;
    const QPointF at(static_cast<double>(x) / kSamples, y * kHexHeight / kSamples);
    for (int column = -3; column <= 5; ++column)
        for (int row = -3; row <= 4; ++row) {
            const double far = lengthOf(centreOf({column, row}) - at);
            const Tap tap{column, row, bell(far, 0.8, 2), bell(far, 1.0, 3), bell(far, 1.75, 2)};
            if (tap.wide <= 0)
                continue;
            near += tap.near;
            height += tap.height;
            wide += tap.wide;
            taps.push_back(tap);
        }
    for (Tap &tap : taps) {
        tap.near /= near;
        tap.height /= height;
        tap.wide /= wide;
    }
    std::vector<Tap> nearTaps;
    std::copy_if(taps.begin(), taps.end(), std::back_inserter(nearTaps),
                 [](const Tap &tap) { return tap.height > 0; });
    return {std::move(taps), std::move(nearTaps)};
}

// The same all over the board.
static const Taps &taps(int i, int j)
{
    static const auto all = [] {
        std::vector<Taps> lists;
        for (int y = 0; y < kSamples; ++y)
            for (int x = 0; x < kSamplePeriod; ++x)
                lists.push_back(tapsAt(x, y));
        return lists;
    }();
    return all[static_cast<std::size_t>(j % kSamples * kSamplePeriod + i % kSamplePeriod)];
}

static QPointF pointOf(int i, int j)
{
    return {static_cast<double>(i) / kSamples, j * kHexHeight / kSamples};
}

// Row by row, a large window in several threads: each has its own copy of `take`.
template<typename Window, typename Take>
static void eachSample(const Window &window, const Take &take)
{
    const int rows = window.toJ - window.fromJ + 1;
    const int columns = window.toI - window.fromI + 1;
    const auto cells = static_cast<std::size_t>(std::max(0, rows) * std::max(0, columns));
    takeRows(window.fromJ, window.fromJ + std::max(0, rows), cells, [&](int from, int to) {
        Take own = take;
        for (int j = from; j < to; ++j)
            for (int i = window.fromI; i <= window.toI; ++i)
                own(i, j);
    });
}

GroundModel::GroundModel(GroundBoard board, Manner manner)
    : m_board(std::move(board))
    , m_manner(manner)
    , m_wide(static_cast<int>(m_board.width() * kSamples) + 2)
    , m_high(static_cast<int>((m_board.rows + 0.5) * kSamples) + 2)
    , m_samples(index(0, m_high))
    , m_grounds(m_board.cells.size())
    , m_traces(m_board.cells.size())
    , m_squaresWide(m_wide / kSamples + 3)
    , m_soils(static_cast<std::size_t>(m_squaresWide) *
              static_cast<std::size_t>(m_high * kHexHeight / kSamples + 3))
{
    eachSample(Window{0, 0, m_wide - 1, m_high - 1},
               [this, nearest = NearestParcel()](int i, int j) mutable {
                   m_samples[index(i, j)].parcel = nearest.at(pointOf(i, j));
               });
    if (m_board.cells.empty())
        return;
    trace({0, 0}, {m_board.columns - 1, m_board.rows - 1});
    sample({0, 0, m_wide - 1, m_high - 1});
}

void GroundModel::trace(Place from, Place to)
{
    for (int row = std::max(0, from.row); row <= std::min(m_board.rows - 1, to.row); ++row)
        for (int column = std::max(0, from.column);
             column <= std::min(m_board.columns - 1, to.column); ++column) {
            const Place place{column, row};
            const GroundCell &cell = m_board.at(place);
            m_grounds[m_board.index(place)] = {
                soilOf(cell.cover), static_cast<std::uint8_t>(cell.level), cell.cover == Cover::Sea,
                cell.cover == Cover::River && !isReach(place)};
            HexTrace &hex = m_traces[m_board.index(place)];
            for (int kind = 0; kind < kWays; ++kind)
                hex.ways[static_cast<std::size_t>(kind)] =
                    curvesThrough(m_board, place, static_cast<Way>(kind));
            for (const Way kind : {Way::River, Way::Stream})
                for (Curve &curve : curvesAlongSides(m_board, place, kind))
                    hex.ways[static_cast<std::size_t>(kind)].push_back(std::move(curve));
            hex.houses = housesOf(m_board, place);
        }
}

GroundModel::Window GroundModel::windowAround(Place place)
{
    const QPointF middle = centreOf(place);
    constexpr double kSampled = 2; // the widest field, and the light of the samples beside it
    return {static_cast<int>((middle.x() - kSampled) * kSamples),
            static_cast<int>((middle.y() - kSampled) / kHexHeight * kSamples),
            static_cast<int>((middle.x() + kSampled) * kSamples),
            static_cast<int>((middle.y() + kSampled) / kHexHeight * kSamples)};
}

void GroundModel::change(const std::vector<Place> &places, const GroundBoard &board)
{
    for (const Place place : places)
        m_board.at(place) = board.at(place);
    std::vector<Window> windows; // those that overlap are sampled as one
    for (const Place place : places) {
        trace({place.column - 1, place.row - 1}, {place.column + 1, place.row + 1});
        Window window = windowAround(place);
        std::erase_if(windows, [&window](const Window &other) {
            if (!window.overlaps(other))
                return false;
            window = window.joinedWith(other);
            return true;
        });
        windows.push_back(window);
    }
    for (const Window &window : windows)
        sample(window);
}

struct GroundModel::ShapeNoise
{
    LayeredNoise<2> hills = LayeredNoise<2>(81);
    Noise swells = Noise(85);
    LayeredNoise<2> shores = LayeredNoise<2>(87);
};

struct GroundModel::LightNoise
{
    LayeredNoise<3> spots = LayeredNoise<3>(91);
    LayeredNoise<2> dry = LayeredNoise<2>(95);
};

void GroundModel::sample(Window window)
{
    const int fromI = std::max(window.fromI, 0);
    const int fromJ = std::max(window.fromJ, 0);
    const int toI = std::min(window.toI, m_wide - 1);
    const int toJ = std::min(window.toJ, m_high - 1);
    const Window all{fromI, fromJ, toI, toJ};
    m_hasSea = std::any_of(m_grounds.begin(), m_grounds.end(),
                           [](const HexGround &ground) { return ground.isSea; });
    eachSample(all,
               [this, noise = ShapeNoise()](int i, int j) mutable { sampleSoils(i, j, noise); });
    sampleWays(fromI, fromJ, toI, toJ);
    eachSample(all,
               [this, noise = LightNoise()](int i, int j) mutable { sampleLight(i, j, noise); });
}

// A hex of river that is but a wide stretch of a river through it.
bool GroundModel::isReach(Place place) const
{
    if (m_manner.borders == Borders::Hexes || m_board.at(place).cover != Cover::River ||
        std::popcount(static_cast<unsigned>(m_board.at(place).way(Way::River) & 0x3f)) < 2)
        return false;
    for (int d = 0; d < 6; ++d)
        if (const Place other = beside(place, d); m_board.has(other))
            if (const Cover cover = m_board.at(other).cover;
                cover == Cover::River || cover == Cover::Sea)
                return false;
    return true;
}

// The three strongest of the soils.
static void keepStrongest(Sample &sample, const std::array<float, kSoils> &sums)
{
    sample.weights = {};
    sample.soils = {};
    for (std::size_t soil = 0; soil < kSoils; ++soil) {
        const auto weight = static_cast<std::uint8_t>(sums[soil] * 255 + 0.5F);
        for (std::size_t k = 0; k < 3; ++k) {
            if (weight <= sample.weights[k])
                continue;
            for (std::size_t m = 2; m > k; --m) {
                sample.weights[m] = sample.weights[m - 1];
                sample.soils[m] = sample.soils[m - 1];
            }
            sample.weights[k] = weight;
            sample.soils[k] = static_cast<Soil>(soil);
            break;
        }
    }
}

void GroundModel::sampleSoils(int i, int j, ShapeNoise &noise)
{
    Sample &sample = m_samples[index(i, j)];
    const int column = i / kSamplePeriod * 2;
    const int row = j / kSamples;
    std::array<float, kSoils> sums = {};
    float height = 0;
    float sea = 0;
    float wideSea = 0;
    float river = 0;
    const Taps &around = taps(i, j);
    const auto groundOf = [&](const Tap &tap) -> const HexGround & {
        const Place place = m_board.inside({column + tap.columns, row + tap.rows});
        return m_grounds[m_board.index(place)];
    };
    for (const Tap &tap : around.near) {
        const HexGround &ground = groundOf(tap);
        sums[static_cast<std::size_t>(ground.soil)] += tap.near;
        height += tap.height * static_cast<float>(ground.level);
        if (ground.isSea)
            sea += tap.height;
        else if (ground.isRiver)
            river += tap.height;
    }
    if (m_hasSea)
        for (const Tap &tap : around.all)
            wideSea += groundOf(tap).isSea ? tap.wide : 0;
    keepStrongest(sample, sums);
    const QPointF at = pointOf(i, j);
    const auto u = static_cast<float>(at.x());
    const auto v = static_cast<float>(at.y());
    unsigned soils = 0; // bit by soil
    for (std::size_t k = 0; k < 3; ++k)
        if (sample.weights[k] > 20)
            soils |= 1U << static_cast<int>(sample.soils[k]);
    for (const double du : {-0.13, 0.13}) // a sample stands for what is around it
        for (const double dv : {-0.13, 0.13}) {
            const std::atomic_ref square(
                m_soils[static_cast<std::size_t>(std::max(0.0, at.y() + dv)) *
                            static_cast<std::size_t>(m_squaresWide) +
                        static_cast<std::size_t>(std::max(0.0, at.x() + du))]);
            if ((soils & ~square.load(std::memory_order_relaxed)) != 0)
                square.fetch_or(static_cast<std::uint16_t>(soils), std::memory_order_relaxed);
        }
    if (m_manner.borders == Borders::Hexes) {
        sample.height = 0; // levels are drawn hex by hex
    } else {
        sample.height = height + 0.07F * noise.hills.at(u * 1.9F, v * 1.9F) +
                        0.05F * noise.swells.at(u * 0.8F, v * 0.8F);
    }
    constexpr float kLand = -0.5F;
    const float shore = wideSea > 0 || river > 0 ? 0.075F * noise.shores.at(u * 1.7F, v * 1.7F) : 0;
    sample.sea = wideSea <= 0 ? kLand
                              : (sea - 0.5F) * 0.62F - 0.03F + shore +
                                    std::max(0.0F, wideSea - 0.55F) * 1.7F;
    sample.river = river <= 0 ? kLand : (river - 0.5F) * 0.62F + 0.05F + 0.6F * shore;
    sample.road = 1;
}

// Calls put(i, j, distance, k) for the samples no further than `far` from part k of the curve.
template<typename Window, typename Put>
static void eachSampleNear(const Curve &curve, double far, const Window &window, Put &&put)
{
    for (std::size_t k = 0; k + 1 < curve.points.size(); ++k) {
        const QPointF from = curve.points[k];
        const QPointF step = curve.points[k + 1] - from;
        const double square = std::max(1e-9, dot(step, step));
        const auto [left, right] = std::minmax({from.x(), from.x() + step.x()});
        const auto [top, bottom] = std::minmax({from.y(), from.y() + step.y()});
        const int i0 = std::max(window.fromI, static_cast<int>((left - far) * kSamples));
        const int i1 = std::min(window.toI, static_cast<int>((right + far) * kSamples) + 1);
        const int j0 =
            std::max(window.fromJ, static_cast<int>((top - far) / kHexHeight * kSamples));
        const int j1 =
            std::min(window.toJ, static_cast<int>((bottom + far) / kHexHeight * kSamples) + 1);
        for (int j = j0; j <= j1; ++j)
            for (int i = i0; i <= i1; ++i) {
                const QPointF away = pointOf(i, j) - from;
                const double t = std::clamp(dot(away, step) / square, 0.0, 1.0);
                put(i, j, static_cast<float>(lengthOf(away - step * t)), k);
            }
    }
}

// Rivers widen the water, roads keep plants away.
void GroundModel::sampleWays(int fromI, int fromJ, int toI, int toJ)
{
    const Window window{fromI, fromJ, toI, toJ};
    const int firstColumn = std::max(0, static_cast<int>(fromI / (0.75 * kSamples)) - 2);
    const int lastColumn =
        std::min(m_board.columns - 1, static_cast<int>(toI / (0.75 * kSamples)) + 2);
    const int firstRow = std::max(0, fromJ / kSamples - 2);
    const int lastRow = std::min(m_board.rows - 1, toJ / kSamples + 2);
    for (int row = firstRow; row <= lastRow; ++row)
        for (int column = firstColumn; column <= lastColumn; ++column)
            sampleWaysOf({column, row}, window);
}

// A river widens in a hex of its own, and the middle of the hex is water.
static double halfWidth(const Curve &river, std::size_t at, Place place, bool isReach)
{
    constexpr double kHalf = 0.15;
    if (!isReach)
        return kHalf;
    const std::size_t last = river.points.size() - 1;
    const double most = std::max(0.23, lengthOf(river.points[last / 2] - centreOf(place)) + 0.08);
    const double calm =
        std::sin(std::numbers::pi * static_cast<double>(at) / static_cast<double>(last));
    return kHalf + (most - kHalf) * calm * calm;
}

void GroundModel::sampleWaysOf(Place place, const Window &window)
{
    const bool isWide = isReach(place);
    for (const std::vector<Curve> &curves : trace(place).ways)
        for (const Curve &curve : curves) {
            if (curve.kind == Way::River) {
                std::vector<float> halves;
                for (std::size_t k = 0; k < curve.points.size(); ++k)
                    halves.push_back(static_cast<float>(
                        halfWidth(curve, k, place, isWide && &curve == &curves.front())));
                eachSampleNear(curve, 0.5, window, [&](int i, int j, float far, std::size_t k) {
                    float &river = m_samples[index(i, j)].river;
                    river = std::max(river, halves[k] - far);
                });
                continue;
            }
            const float half = curve.kind == Way::Main      ? 0.04F
                               : curve.kind == Way::Railway ? 0.03F
                               : curve.kind == Way::Trail   ? -0.02F
                                                            : 0;
            eachSampleNear(curve, 0.35, window, [this, half](int i, int j, float far, std::size_t) {
                float &road = m_samples[index(i, j)].road;
                road = std::min(road, far - half);
            });
        }
}

// Light from the reader's upper left on the slopes, warmth and shade by height, slow spots, dust
// along roads.
void GroundModel::sampleLight(int i, int j, LightNoise &noise)
{
    Sample &sample = m_samples[index(i, j)];
    const Sample &left = this->sample(std::max(i - 1, 0), j);
    const Sample &right = this->sample(std::min(i + 1, m_wide - 1), j);
    const Sample &above = this->sample(i, std::max(j - 1, 0));
    const Sample &below = this->sample(i, std::min(j + 1, m_high - 1));
    const QPointF light = onBoard(m_manner.turn, 0.62, 0.70);
    const float rise = ((right.height - left.height) * static_cast<float>(light.x()) +
                        (below.height - above.height) * static_cast<float>(light.y())) *
                       kSamples / 2;
    const float lit = std::clamp(rise * 0.2F, -0.34F, 0.19F); // rising away from the light
    const float shade = lit < 0 ? -lit : 0;
    const QPointF at = pointOf(i, j);
    const auto u = static_cast<float>(at.x());
    const auto v = static_cast<float>(at.y());
    const float height = std::clamp(sample.height, 0.0F, 3.0F);
    const float spots = noise.spots.at(u * 0.55F, v * 0.55F);
    const float dry = noise.dry.at(u * 0.35F + 9, v * 0.35F);
    const float tint = m_manner.levelTint;
    const float grey = 1 - 0.145F * height;
    const float base = (1 + 0.055F * spots) * (1 + lit);
    const float dust = sample.road < 0.2F ? 0.05F * (0.2F - std::max(0.0F, sample.road)) / 0.2F : 0;
    const auto fixed = [](float value) { return static_cast<std::uint16_t>(value * kFullLight); };
    sample.light = {
        fixed(base * (grey + (0.06F * height + 0.02F * dry) * tint + dust) * (1 - 0.02F * shade)),
        fixed(base * (grey - 0.005F * height * tint + dust) * (1 - 0.10F * shade)),
        fixed(base * (grey - (0.105F * height + 0.05F * dry) * tint + dust * 0.7F) *
              (1 + 0.02F * shade))};
}

std::uint16_t GroundModel::soilsIn(int column, int row) const
{
    return m_soils[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_squaresWide) +
                   static_cast<std::size_t>(column)];
}

Spot GroundModel::spot(const GroundArt &art, QPointF at) const
{
    const auto u = static_cast<float>(std::max(at.x(), 0.0));
    const auto v = static_cast<float>(std::max(at.y(), 0.0));
    const float x = u * kSamples;
    const float y = v * static_cast<float>(kSamples / kHexHeight);
    const int i = std::clamp(static_cast<int>(x), 0, m_wide - 2);
    const int j = std::clamp(static_cast<int>(y), 0, m_high - 2);
    const float fx = unitClamp(x - static_cast<float>(i));
    const float fy = unitClamp(y - static_cast<float>(j));
    const std::array<float, 4> parts = {(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy};
    Spot spot;
    spot.sea = 0;
    spot.road = 0;
    float river = 0;
    std::array<float, kSoils> weights = {};
    unsigned present = 0; // bit by soil
    for (int k = 0; k < 4; ++k) {
        const Sample &corner = sample(i + (k & 1), j + k / 2);
        const float part = parts[static_cast<std::size_t>(k)];
        spot.sea += part * corner.sea;
        river += part * corner.river;
        spot.road += part * corner.road;
        for (std::size_t m = 0; m < 3 && corner.weights[m] > 0 && part > 0; ++m) {
            const auto soil = static_cast<std::size_t>(corner.soils[m]);
            weights[soil] += part * static_cast<float>(corner.weights[m]);
            present |= 1U << soil;
        }
    }
    spot.water = std::max(spot.sea, river);
    if (m_manner.borders == Borders::Hexes)
        return spotInHex(at, spot);
    const int pixelX = static_cast<int>(u * static_cast<float>(art.width()));
    const int pixelY = static_cast<int>(v * static_cast<float>(art.width()));
    float best = -1e9F;
    float second = -1e9F;
    for (unsigned left = present; left != 0; left &= left - 1) {
        const int soil = std::countr_zero(left);
        const int down = (pixelY + soil * 37 * art.width() / 64) % art.size();
        const int right = (pixelX + soil * 91 * art.width() / 64) % art.size();
        const float ragged = art.edgeRow(down)[right];
        const float score = weights[static_cast<std::size_t>(soil)] +
                            biasOf(static_cast<Soil>(soil)) + kRagged * ragged;
        if (score > best) {
            second = best;
            best = score;
            spot.soil = static_cast<Soil>(soil);
        } else if (score > second) {
            second = score;
        }
    }
    spot.margin = second < -1e8F ? 1 : (best - second) / 255;
    return spot;
}

// The soil is that of the hex, and the margin how far its rim is from here.
Spot GroundModel::spotInHex(QPointF at, Spot spot) const
{
    const Place place = placeAt(at);
    if (!m_board.has(place))
        return spot;
    spot.soil = soilOf(m_board.at(place).cover);
    const QPointF from = at - centreOf(place);
    for (int d = 0; d < 6; ++d) {
        const Place other = beside(place, d);
        if (!m_board.has(other) || soilOf(m_board.at(other).cover) == spot.soil)
            continue;
        const double room = kHexHeight / 2 - dot(from, unitVector(60 * d));
        spot.margin = std::min(spot.margin, static_cast<float>(room * 1.5));
    }
    return spot;
}

} // namespace hexwerk::ground
