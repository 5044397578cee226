#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"
#include "editor/ground/soil_lanes.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

class SoilRaster
{
public:
    explicit SoilRaster(const Canvas &canvas);
    void paint();

private:
    Square square(int i, int j) const;
    void paintBlock(const Block &block) const;
    void eachRow(const Block &block, void (SoilRaster::*paintRow)(const Run &) const) const;
    void paintOneSoil(const Run &run) const;
    void paintMixed(const Run &run) const;
    void paintContours(const Run &run) const;
    void paintWater(const Run &run) const;

    const Canvas &m_canvas;
    const GroundModel &m_model;
    const GroundArt &m_art;
    SoilArt m_soilArt;
    int m_size;
    float m_stepX; // pixels of a square
    float m_stepY;
    float m_pixel; // in hexes
    float m_boldHalf;
    float m_thinHalf;
    QRgb m_lineInk;
    QRgb m_foamInk;
};

SoilRaster::SoilRaster(const Canvas &canvas)
    : m_canvas(canvas)
    , m_model(canvas.model)
    , m_art(canvas.art)
    , m_soilArt{m_art, 0.00022F, 0.028F, m_art.width() < 30 ? 60 : 120,
                m_art.inks().ink(qRgb(142, 128, 72))}
    , m_size(canvas.art.size())
    , m_stepX(static_cast<float>(canvas.art.width()) / kSamples)
    , m_stepY(static_cast<float>(canvas.width() * kHexHeight / kSamples))
    , m_pixel(1 / static_cast<float>(canvas.art.width()))
    , m_boldHalf(std::max(0.75F, static_cast<float>(canvas.art.width()) * 0.017F))
    , m_thinHalf(std::max(0.45F, static_cast<float>(canvas.art.width()) * 0.008F))
    , m_lineInk(canvas.art.inks().ink(qRgb(112, 70, 34)))
    , m_foamInk(canvas.art.inks().ink(qRgb(214, 236, 232)))
{
}

Square SoilRaster::square(int i, int j) const
{
    // Beyond the last sample the ground goes on as it ends.
    Square square{latticeSquare(m_model, std::min(i, m_model.samplesWide() - 2), j)};
    const float left = static_cast<float>(i) * m_stepX;
    square.from = static_cast<int>(std::ceil(left));
    square.to = static_cast<int>(std::ceil(static_cast<float>(i + 1) * m_stepX));
    square.at = square.from % m_size;
    square.firstRight = (static_cast<float>(square.from) - left) / m_stepX;
    for (std::size_t soil = 0; soil < static_cast<std::size_t>(square.soils); ++soil) {
        const int number = static_cast<int>(square.soil[soil]);
        square.edgeRight[soil] = (square.from + number * 91 * m_art.width() / 64) % m_size;
        square.edgeDown[soil] = number * 37 * m_art.width() / 64 % m_size;
        for (std::size_t parcel = 0; parcel < static_cast<std::size_t>(square.parcels); ++parcel)
            square.textures[soil][parcel] = m_art.textureRow(square.texture[soil][parcel], 0);
    }
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const auto [red, green, blue] = square.corners[corner]->light;
        square.light[corner] = {static_cast<float>(blue), static_cast<float>(green),
                                static_cast<float>(red), kFullLight};
        square.lead[corner] = square.weight[0][corner] + biasOf(square.soil[0]) -
                              square.weight[1][corner] - biasOf(square.soil[1]);
    }
    return square;
}

// Whole squares of the lattice, whatever the part, so that each pixel is reckoned alike.
void SoilRaster::paint()
{
    const QRect rect = m_canvas.rect;
    const int fromI = std::max(0, static_cast<int>(static_cast<float>(rect.left()) / m_stepX));
    const int toI = static_cast<int>(static_cast<float>(rect.right()) / m_stepX) + 1;
    std::vector<QRgb> pixels;
    for (int y = rect.top(), rows = 0; y <= rect.bottom(); y += rows) {
        const int last = m_model.samplesHigh() - 2;
        const int j = std::min(last, static_cast<int>(static_cast<float>(y) / m_stepY));
        rows = 1;
        while (y + rows <= rect.bottom() &&
               std::min(last, static_cast<int>(static_cast<float>(y + rows) / m_stepY)) == j)
            ++rows;
        const int left = square(fromI, j).from;
        const int width = square(toI, j).to - left + kPixelsAtOnce;
        pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(rows));
        for (int i = fromI; i <= toI; ++i) {
            const Square square = this->square(i, j);
            if (square.from < square.to)
                paintBlock({square, j, m_stepY, y, rows, 1 / m_stepX, m_size, pixels.data() - left,
                            width});
        }
        for (int row = 0; row < rows; ++row)
            std::copy_n(pixels.data() + static_cast<std::ptrdiff_t>(row) * width + rect.left() -
                            left,
                        rect.width(),
                        reinterpret_cast<QRgb *>(m_canvas.image.scanLine(y + row - rect.top())));
    }
}

void SoilRaster::paintBlock(const Block &block) const
{
    const Square &square = block.square;
    if (square.soils == 1 && square.parcels == 1) {
        eachRow(block, &SoilRaster::paintOneSoil);
        shine(block);
    } else if (!paintInLanes(m_soilArt, block)) {
        eachRow(block, &SoilRaster::paintMixed);
        shine(block);
    }
    if (square.hasContour)
        eachRow(block, &SoilRaster::paintContours);
    if (square.isWet)
        eachRow(block, &SoilRaster::paintWater);
}

void SoilRaster::eachRow(const Block &block, void (SoilRaster::*paintRow)(const Run &) const) const
{
    for (int row = 0; row < block.rows; ++row)
        (this->*paintRow)(block.run(row));
}

void SoilRaster::paintOneSoil(const Run &run) const
{
    std::copy_n(m_soilArt.texture(run, 0, 0), run.to - run.from, run.out + run.from);
}

void SoilRaster::paintMixed(const Run &run) const
{
    const Square &square = run.square;
    const auto soils = static_cast<std::size_t>(square.soils);
    const auto parcels = static_cast<std::size_t>(square.parcels);
    std::array<Slope, kMostSoils> weight;
    std::array<const std::int8_t *, kMostSoils> edges = {};
    std::array<std::array<const QRgb *, 4>, kMostSoils> textures = {};
    for (std::size_t k = 0; k < soils; ++k) {
        weight[k] = run.along(square.weight[k]);
        weight[k].value += biasOf(square.soil[k]);
        edges[k] = m_soilArt.edge(run, k);
        for (std::size_t p = 0; p < parcels; ++p)
            textures[k][p] = m_soilArt.texture(run, k, p);
    }
    const std::int8_t *bend = m_soilArt.bend(run);
    const float v = static_cast<float>(run.y) * m_pixel;
    for (int x = run.from, at = 0; x < run.to; ++x, ++at) {
        std::size_t best = 0;
        std::size_t second = 0;
        float bestScore = -1e9F;
        float secondScore = -1e9F;
        for (std::size_t k = 0; k < soils; ++k) {
            const float score = weight[k].value + kRagged * static_cast<float>(edges[k][at]);
            if (score > bestScore) {
                secondScore = bestScore;
                second = best;
                bestScore = score;
                best = k;
            } else if (score > secondScore) {
                secondScore = score;
                second = k;
            }
            weight[k].value += weight[k].step;
        }
        std::size_t parcel = 0;
        float gap = 1;
        if (parcels > 1) {
            const float u =
                static_cast<float>(x) * m_pixel + static_cast<float>(bend[at]) * m_soilArt.warp;
            float near = 1e9F;
            float next = 1e9F;
            std::size_t other = 0;
            for (std::size_t p = 0; p < parcels; ++p) {
                const float dx = static_cast<float>(square.centre[p].x()) - u;
                const float dy = static_cast<float>(square.centre[p].y()) - v;
                const float far = dx * dx + dy * dy;
                if (far < near) {
                    next = near;
                    other = parcel;
                    near = far;
                    parcel = p;
                } else if (far < next) {
                    next = far;
                    other = p;
                }
            }
            gap = (next - near) / square.twiceApart[parcel][other];
        }
        QRgb colour = textures[best][parcel][at];
        if (gap < m_soilArt.hedgeHalf && hasParcels(square.soil[best]))
            colour = blended(colour, m_soilArt.hedgeInk,
                             static_cast<int>(static_cast<float>(m_soilArt.hedgeStrength) *
                                              (1 - gap / m_soilArt.hedgeHalf)));
        if (soils > 1) {
            const float soft =
                std::max(softnessOf(square.soil[best]), softnessOf(square.soil[second]));
            if (const float margin = bestScore - secondScore; margin < soft)
                colour = blended(colour, textures[second][parcel][at],
                                 static_cast<int>(128 * (1 - margin / soft)));
        }
        run.out[x] = colour;
    }
}

// Bold on the border of a level, thin below and above it; their width follows from the slope.
void SoilRaster::paintContours(const Run &run) const
{
    const Slope slope = run.along(&Sample::height);
    const auto height = [&](std::size_t k) { return run.square.corners[k]->height; };
    const float perPixel = run.step / 2;
    const float down =
        (height(2) + height(3) - height(0) - height(1)) * perPixel / static_cast<float>(kHexHeight);
    const float right = (height(1) + height(3) - height(0) - height(2)) * perPixel;
    const float grade = 1 / std::max(0.096F * m_pixel, std::sqrt(right * right + down * down));
    float now = slope.value;
    for (int x = run.from; x < run.to; ++x, now += slope.step) {
        if (now < 0.15F)
            continue;
        const float above = now - std::floor(now);
        const float bold = m_boldHalf + 0.5F - std::abs(above - kLevelLine) * grade;
        const float thin =
            m_thinHalf + 0.5F -
            std::min(std::abs(above - kLowerLine), std::abs(above - kUpperLine)) * grade;
        const float ink = std::max(unitClamp(bold) * 0.86F, unitClamp(thin) * 0.42F);
        if (ink > 0)
            run.out[x] = blended(run.out[x], m_lineInk, static_cast<int>(ink * 256));
    }
}

void SoilRaster::paintWater(const Run &run) const
{
    const Slope sea = run.along(&Sample::sea);
    const Slope river = run.along(&Sample::river);
    const std::int8_t *edges = m_soilArt.bend(run);
    const std::int8_t *waves = m_art.waveRow(run.row) + run.square.at;
    float seaNow = sea.value;
    float riverNow = river.value;
    const auto laid = [](QRgb below, QRgb water) {
        return blended(below, water, static_cast<int>(water >> 24) * 257 >> 8);
    };
    for (int x = run.from; x < run.to; ++x, seaNow += sea.step, riverNow += river.step) {
        const float into = std::max(seaNow, riverNow) + static_cast<float>(*edges++) * 0.00034F;
        const float wave = static_cast<float>(*waves++) / 127;
        if (into < -0.14F)
            continue;
        const auto index =
            static_cast<std::size_t>(std::clamp(static_cast<int>(into * 256) + kShore, 0, 511));
        // How much of a sea it is.
        const int share =
            riverNow < -0.2F ? 256 : static_cast<int>(256 * ramp(-0.2F, 0.06F, seaNow));
        QRgb colour = run.out[x];
        if (share < 256)
            colour = laid(colour, m_art.river()[index]);
        if (share > 0)
            colour = blended(colour, laid(run.out[x], m_art.sea()[index]), share);
        if (into > 0.02F && wave > 0.28F)
            colour = blended(colour, m_foamInk,
                             static_cast<int>((wave - 0.28F) * (seaNow > riverNow ? 150 : 90)));
        run.out[x] = colour;
    }
}

} // namespace

void paintSoil(const Canvas &canvas)
{
    SoilRaster(canvas).paint();
}

} // namespace hexwerk::ground
