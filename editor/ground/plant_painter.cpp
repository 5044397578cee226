#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

constexpr int kTorus = 6; // hexes, after which the places of plants repeat
constexpr double kStampReach = 0.3;

struct SeededPlace
{
    int number = 0;
    QPointF at;
};

// Places by the square of one hex's width that they lie in, row by row.
using PlaceSet = std::vector<std::vector<SeededPlace>>;

double aroundTorus(double far)
{
    far = std::abs(far);
    return std::min(far, kTorus - far);
}

// Places at least `gap` apart, also across the rims.
std::vector<QPointF> scattered(double gap, int seed)
{
    const int cells = static_cast<int>(kTorus / gap * 1.5);
    const auto cell = [cells](int column, int row) {
        return static_cast<std::size_t>((row + cells) % cells) * static_cast<std::size_t>(cells) +
               static_cast<std::size_t>((column + cells) % cells);
    };
    std::vector<std::vector<QPointF>> taken(cell(cells - 1, cells - 1) + 1);
    std::vector<QPointF> places;
    const int tries = static_cast<int>(14 * kTorus * kTorus / (gap * gap));
    for (int k = 0; k < tries; ++k) {
        const QPointF at(chance(k, seed, 1) * kTorus, chance(k, seed, 2) * kTorus);
        const int column = static_cast<int>(at.x() / kTorus * cells) % cells;
        const int row = static_cast<int>(at.y() / kTorus * cells) % cells;
        bool isFree = true;
        for (int x = -2; x <= 2 && isFree; ++x)
            for (int y = -2; y <= 2 && isFree; ++y)
                for (const QPointF other : taken[cell(column + x, row + y)]) {
                    const double across = aroundTorus(at.x() - other.x());
                    const double down = aroundTorus(at.y() - other.y());
                    isFree = isFree && across * across + down * down >= gap * gap;
                }
        if (!isFree)
            continue;
        taken[cell(column, row)].push_back(at);
        places.push_back(at);
    }
    return places;
}

PlaceSet placeSet(double gap, int seed)
{
    PlaceSet set(kTorus * kTorus);
    int number = 0;
    for (const QPointF at : scattered(gap, seed))
        set[static_cast<std::size_t>(at.y()) * kTorus + static_cast<std::size_t>(at.x())].push_back(
            {number++, at});
    return set;
}

// What may grow at a place of each of the sets.
enum Growth : std::uint8_t { HeavyTrees, LightTrees, Bushes, Rocks };
constexpr int kGrowths = 4;

const std::array<PlaceSet, kGrowths> &placeSets()
{
    static const std::array<PlaceSet, kGrowths> sets = {placeSet(0.132, 1), placeSet(0.19, 2),
                                                        placeSet(0.1, 3), placeSet(0.135, 4)};
    return sets;
}

constexpr std::uint16_t bit(Soil soil)
{
    return static_cast<std::uint16_t>(1 << static_cast<int>(soil));
}

constexpr std::array<std::uint16_t, kGrowths> kSoilsOf = {
    bit(Soil::HeavyForest),
    bit(Soil::LightForest) | bit(Soil::Open) | bit(Soil::Broken),
    bit(Soil::Brush) | bit(Soil::LightForest) | bit(Soil::Craters) | bit(Soil::Open) |
        bit(Soil::Broken) | bit(Soil::Cemetery),
    bit(Soil::Rocky),
};

// In open ground only one place in twenty is ever used.
constexpr float kMostInOpen = 0.05F;

// No soil uses more of the places of a set.
constexpr std::array<float, kGrowths> kMostOf = {2, 0.84F, 0.78F, 2};

struct Laid
{
    int x = 0; // pixels of the board
    int y = 0;
    std::uint32_t order = 0; // of those at one pixel
    const PlantStamp *stamp = nullptr;
};

class Planting
{
public:
    explicit Planting(const Canvas &canvas)
        : m_canvas(canvas)
        , m_model(canvas.model)
        , m_art(canvas.art)
        , m_reached(canvas.part().adjusted(-kStampReach, -kStampReach, kStampReach, kStampReach) &
                    QRectF(0, 0, canvas.model.board().width(), canvas.model.board().height()))
    {
    }

    void paint();

private:
    void add(QPointF at, Plant kind, std::uint32_t shape);
    void growWild();
    void growWild(int column, int row);
    void growAt(QPointF at, Growth growth, std::uint32_t hash);
    bool isOnHedge(QPointF at) const;
    void growOlives(Place place);
    void growGardens(Place place);
    void layTombs(Place place);

    const Canvas &m_canvas;
    const GroundModel &m_model;
    const GroundArt &m_art;
    QRectF m_reached;
    std::vector<Laid> m_plants;
};

void Planting::add(QPointF at, Plant kind, std::uint32_t shape)
{
    m_plants.push_back({static_cast<int>(std::lround(at.x() * m_art.width())),
                        static_cast<int>(std::lround(at.y() * m_art.width())),
                        static_cast<std::uint32_t>(kind) * kPlantShapes + shape % kPlantShapes,
                        &m_art.plant(kind, shape)});
}

void Planting::paint()
{
    growWild();
    eachHex(m_canvas, kStampReach + 0.5, [this](Place place) {
        switch (m_model.board().at(place).cover) {
        case Cover::OliveGrove:
            return growOlives(place);
        case Cover::Houses:
        case Cover::Town:
        case Cover::Manor:
            return growGardens(place);
        case Cover::Cemetery:
            return layTombs(place);
        default:
            return;
        }
    });
    // From the reader's north to south; ties are broken alike in every square.
    const bool isTurned = m_art.turn() == Turn::Right;
    std::sort(m_plants.begin(), m_plants.end(), [&](const Laid &a, const Laid &b) {
        const auto key = [&](const Laid &plant) {
            return isTurned ? std::pair(plant.x, -plant.y) : std::pair(plant.y, plant.x);
        };
        return key(a) != key(b) ? key(a) < key(b) : a.order < b.order;
    });
    const QPoint corner = m_canvas.rect.topLeft();
    for (const auto part : {&PlantStamp::shade, &PlantStamp::body})
        for (const Laid &plant : m_plants)
            lay(m_canvas.image, plant.x - corner.x(), plant.y - corner.y(), plant.stamp->*part);
}

void Planting::growWild()
{
    for (int row = static_cast<int>(m_reached.top()); row <= static_cast<int>(m_reached.bottom());
         ++row)
        for (int column = static_cast<int>(m_reached.left());
             column <= static_cast<int>(m_reached.right()); ++column)
            growWild(column, row);
}

void Planting::growWild(int column, int row)
{
    const QPointF corner(column / kTorus * kTorus, row / kTorus * kTorus);
    const auto place =
        static_cast<std::size_t>(row % kTorus) * kTorus + static_cast<std::size_t>(column % kTorus);
    for (int growth = 0; growth < kGrowths; ++growth) {
        const auto which = static_cast<std::size_t>(growth);
        const int soils = m_model.soilsIn(column, row) & kSoilsOf[which];
        if (soils == 0)
            continue;
        for (const SeededPlace &seeded : placeSets()[which][place]) {
            const std::uint32_t hash =
                placeHash(column / kTorus * 64 + growth, row / kTorus, seeded.number);
            if (soils == bit(Soil::Open) && static_cast<float>(hash & 1023) > kMostInOpen * 1023)
                continue;
            if (const QPointF at = corner + seeded.at; m_reached.contains(at))
                growAt(at, static_cast<Growth>(growth), hash);
        }
    }
}

// Between two fields.
bool Planting::isOnHedge(QPointF at) const
{
    const int i = std::min(m_model.samplesWide() - 2, static_cast<int>(at.x() * kSamples));
    const int j =
        std::min(m_model.samplesHigh() - 2, static_cast<int>(at.y() / kHexHeight * kSamples));
    const std::int32_t here = m_model.sample(i, j).parcel;
    return here != m_model.sample(i + 1, j + 1).parcel || here != m_model.sample(i + 1, j).parcel ||
           here != m_model.sample(i, j + 1).parcel;
}

void Planting::growAt(QPointF at, Growth growth, std::uint32_t hash)
{
    const float draw = static_cast<float>(hash & 1023) / 1023;
    const std::uint32_t shape = hash >> 10;
    // OPTIMIZATION: a quick look at the nearest sample, before the place itself is asked.
    const Sample &near = m_model.sample(
        std::min(m_model.samplesWide() - 1, static_cast<int>(at.x() * kSamples + 0.5)),
        std::min(m_model.samplesHigh() - 1,
                 static_cast<int>(at.y() / kHexHeight * kSamples + 0.5)));
    if (near.soils[0] == Soil::Open && near.weights[0] > 240 && draw > kMostInOpen)
        return;
    if (draw >= kMostOf[growth])
        return;
    const Spot spot = m_model.spot(m_art, at);
    if (spot.water > -0.05F || spot.road < 0.085F)
        return;
    const auto slow = [&](float frequency, int seed) {
        return LayeredNoise<2>(seed).at(static_cast<float>(at.x()) * frequency,
                                        static_cast<float>(at.y()) * frequency);
    };
    switch (growth) {
    case HeavyTrees:
        if (spot.soil == Soil::HeavyForest && spot.margin > 0.02F)
            add(at, spot.margin < 0.12F && draw < 0.3F ? Plant::LightTree : Plant::HeavyTree,
                shape);
        return;
    case LightTrees:
        if (spot.soil == Soil::LightForest && draw < 0.84F && spot.margin > 0.05F)
            add(at, Plant::LightTree, shape);
        else if (spot.soil == Soil::Broken && draw < 0.5F && spot.margin > 0.05F)
            add(at, draw < 0.2F ? Plant::LightTree : Plant::Stump, shape);
        else if (spot.soil == Soil::Open && draw < 0.004F) // a lone tree
            add(at, Plant::LightTree, shape);
        return;
    case Bushes: {
        const float most = spot.soil == Soil::LightForest ? 0.18F
                           : spot.soil == Soil::Craters   ? 0.08F
                           : spot.soil == Soil::Broken    ? 0.3F
                           : spot.soil == Soil::Cemetery  ? 0.06F
                           : spot.soil == Soil::Open      ? (isOnHedge(at) ? kMostInOpen : 0.004F)
                                                          : 0;
        if (spot.soil == Soil::Brush ? draw < 0.78F && slow(2.2F, 61) > -0.3F : draw < most)
            add(at, Plant::Bush, shape);
        return;
    }
    case Rocks:
        if (spot.soil == Soil::Rocky && spot.margin > 0.03F && slow(1.8F, 62) > -0.28F)
            add(at, draw < 0.14F ? Plant::Bush : Plant::Rock, shape);
        return;
    }
}

// In rows that run through all groves; each tree belongs to the hex it stands in.
void Planting::growOlives(Place place)
{
    constexpr double kAngle = 0.42;
    constexpr double kGap = 0.198;
    constexpr int kRows = 4; // to each side of the centre
    const double cosine = std::cos(kAngle);
    const double sine = std::sin(kAngle);
    const QPointF middle = centreOf(place);
    const int a0 = static_cast<int>(std::floor((middle.x() * cosine + middle.y() * sine) / kGap));
    const int b0 = static_cast<int>(std::floor((middle.y() * cosine - middle.x() * sine) / kGap));
    for (int a = a0 - kRows; a <= a0 + kRows; ++a)
        for (int b = b0 - kRows; b <= b0 + kRows; ++b) {
            const double p = (a + 0.5 + 0.14 * sway(a, b, 63)) * kGap;
            const double q = (b + 0.5 * (a & 1) + 0.5 + 0.14 * sway(a, b, 64)) * kGap;
            const QPointF at(p * cosine - q * sine, p * sine + q * cosine);
            if (!m_reached.contains(at) || placeAt(at) != place || chance(a, b, 65) <= 0.05F)
                continue;
            const Spot spot = m_model.spot(m_art, at);
            if (spot.soil == Soil::Olive && spot.margin > 0.07F && spot.water < -0.05F &&
                spot.road > 0.08F)
                add(at, Plant::OliveTree, placeHash(a, b, 66));
        }
}

void Planting::growGardens(Place place)
{
    constexpr int kTries = 14;
    const int c = place.column;
    const int r = place.row;
    for (int k = 0; k < kTries; ++k) {
        const QPointF at = centreOf(place) + unitVector(chance(c, r, 900 + k) * 360) *
                                                 (0.43 * std::sqrt(chance(c, r, 920 + k)));
        bool isFree = true;
        for (const House &house : m_model.trace(place).houses) {
            const QPointF along = unitVector(house.angle);
            isFree = isFree && (std::abs(dot(at - house.at, along)) > house.length + 0.04 ||
                                std::abs(dot(at - house.at, across(along))) > house.width + 0.04);
        }
        const Spot spot = m_model.spot(m_art, at);
        if (isFree && spot.road > 0.1F && spot.water < -0.05F &&
            (spot.soil == Soil::Village || spot.soil == Soil::Yard))
            add(at,
                k < 3   ? Plant::Cypress
                : k < 5 ? Plant::LightTree
                        : Plant::Bush,
                placeHash(c, r, 940 + k));
    }
}

// Graves in rows, cypresses at the corners.
void Planting::layTombs(Place place)
{
    const QPointF middle = centreOf(place);
    for (int row = -2; row <= 2; ++row)
        for (int column = -2; column <= 2; ++column) {
            const int number = (row + 2) * 5 + column + 2;
            if (chance(place.column, place.row, 960 + number) < 0.12F)
                continue;
            const QPointF at = middle + QPointF(column * 0.125, row * 0.115) +
                               QPointF(sway(place.column, place.row, 990 + number) * 0.012, 0);
            const Spot spot = m_model.spot(m_art, at);
            if (spot.soil == Soil::Cemetery && spot.road > 0.05F && spot.water < -0.05F)
                add(at, Plant::Tomb, placeHash(place.column, place.row, number));
        }
    for (const double x : {-0.33, 0.33})
        if (const QPointF at = middle + QPointF(x, 0.02); m_model.spot(m_art, at).road > 0.08F)
            add(at, Plant::Cypress, placeHash(place.column, place.row, x > 0 ? 1 : 2));
}

} // namespace

void paintPlants(const Canvas &canvas)
{
    Planting(canvas).paint();
}

} // namespace hexwerk::ground
