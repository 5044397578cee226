#include "editor/ground/ground_paint.h"
#include "editor/ground/lattice_square.h"
#include "editor/ground/place_noise.h"

#include <algorithm>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace hexwerk::ground {

namespace {

// How wide two soils blend where they meet, in the unit of weights: cultivated ones end sharply.
constexpr std::array<float, kSoils> kSoft = {26, 7, 8, 40, 30, 12, 30, 26, 26, 36, 16, 34, 12, 8};
constexpr float kHedgeHalf = 0.028F; // of the border between two parcels, in hexes
constexpr float kWarp = 0.00022F;    // how far the noise of borders bends them

// A value that changes evenly along a row of pixels.
struct Slope
{
    float value = 0;
    float step = 0;
};

// One row of pixels of one square of the lattice.
struct Run
{
    const LatticeSquare &square;
    int y = 0;           // of the board, in pixels
    int from = 0;        // first pixel
    int to = 0;          // one after the last
    float down = 0;      // 0 to 1 between the samples
    float right = 0;     // of the first pixel
    float step = 0;      // to the right, a pixel
    QRgb *out = nullptr; // row of the board

    Slope along(float a, float b, float c, float d) const
    {
        const float left = a + (c - a) * down;
        const float end = b + (d - b) * down;
        return {left + (end - left) * right, (end - left) * step};
    }
    template<typename Member>
    Slope along(Member Sample::*member) const
    {
        const auto at = [&](std::size_t k) { return square.corners[k]->*member; };
        return along(at(0), at(1), at(2), at(3));
    }
};

class SoilRaster
{
public:
    explicit SoilRaster(const Canvas &canvas);
    void paint();

private:
    void paintRun(const Run &run) const;
    void paintOneSoil(const Run &run) const;
    void paintTwoParcels(const Run &run) const;
    void paintTwoSoils(const Run &run) const;
    void paintMixed(const Run &run) const;
    void shine(const Run &run) const;
    void paintContours(const Run &run) const;
    void paintWater(const Run &run) const;

    const QRgb *texture(const Run &run, std::size_t soil, std::size_t parcel) const
    {
        return m_art.textureRow(run.square.texture[soil][parcel], run.y % m_size);
    }
    const std::int8_t *edge(int y) const { return m_art.edgeRow(y % m_size); }

    const Canvas &m_canvas;
    const GroundModel &m_model;
    const GroundArt &m_art;
    int m_size;
    float m_pixel; // in hexes
    float m_boldHalf;
    float m_thinHalf;
    int m_hedgeStrength;
    QRgb m_lineInk;
    QRgb m_hedgeInk;
    QRgb m_foamInk;
};

SoilRaster::SoilRaster(const Canvas &canvas)
    : m_canvas(canvas)
    , m_model(canvas.model)
    , m_art(canvas.art)
    , m_size(canvas.art.size())
    , m_pixel(1 / static_cast<float>(canvas.art.width()))
    , m_boldHalf(std::max(0.75F, static_cast<float>(canvas.art.width()) * 0.017F))
    , m_thinHalf(std::max(0.45F, static_cast<float>(canvas.art.width()) * 0.008F))
    , m_hedgeStrength(canvas.art.width() < 30 ? 60 : 120)
    , m_lineInk(canvas.art.inks().ink(qRgb(112, 70, 34)))
    , m_hedgeInk(canvas.art.inks().ink(qRgb(142, 128, 72)))
    , m_foamInk(canvas.art.inks().ink(qRgb(214, 236, 232)))
{
}

// Whole squares of the lattice, whatever the part, so that each pixel is reckoned alike.
void SoilRaster::paint()
{
    const float stepX = static_cast<float>(m_art.width()) / kSamples;
    const float stepY = static_cast<float>(m_canvas.width() * kHexHeight / kSamples);
    const QRect rect = m_canvas.rect;
    const int firstI = std::clamp(static_cast<int>(static_cast<float>(rect.left()) / stepX), 0,
                                  m_model.samplesWide() - 2);
    const int lastI = std::min(m_model.samplesWide() - 2,
                               static_cast<int>(static_cast<float>(rect.right()) / stepX) + 1);
    std::vector<int> starts;
    for (int i = firstI; i <= lastI + 1; ++i)
        starts.push_back(static_cast<int>(std::ceil(static_cast<float>(i) * stepX)));
    starts.back() = std::max(starts.back(), rect.right() + 1);
    std::vector<QRgb> line(static_cast<std::size_t>(starts.back() - starts.front()));
    QRgb *const row = line.data() - starts.front();
    std::vector<LatticeSquare> squares;
    int squaresOf = -1;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        const int j =
            std::min(m_model.samplesHigh() - 2, static_cast<int>(static_cast<float>(y) / stepY));
        if (j != squaresOf) {
            squaresOf = j;
            squares.clear();
            for (int i = firstI; i <= lastI; ++i)
                squares.push_back(latticeSquare(m_model, i, j));
        }
        for (std::size_t k = 0; k < squares.size(); ++k) {
            const float left = static_cast<float>(firstI + static_cast<int>(k)) * stepX;
            const Run run{squares[k],
                          y,
                          starts[k],
                          starts[k + 1],
                          std::min(1.0F, static_cast<float>(y) / stepY - static_cast<float>(j)),
                          (static_cast<float>(starts[k]) - left) / stepX,
                          1 / stepX,
                          row};
            if (run.from < run.to)
                paintRun(run);
        }
        std::copy_n(row + rect.left(), rect.width(),
                    reinterpret_cast<QRgb *>(m_canvas.image.scanLine(y - rect.top())));
    }
}

void SoilRaster::paintRun(const Run &run) const
{
    const LatticeSquare &square = run.square;
    if (square.soils == 1 && square.parcels == 1)
        paintOneSoil(run);
    else if (square.soils == 1 && square.parcels == 2)
        paintTwoParcels(run);
    else if (square.soils == 2 && square.parcels == 1)
        paintTwoSoils(run);
    else
        paintMixed(run);
    shine(run);
    if (square.hasContour)
        paintContours(run);
    if (square.isWet)
        paintWater(run);
}

void SoilRaster::paintOneSoil(const Run &run) const
{
    const QRgb *in = texture(run, 0, 0);
    const int at = run.from % m_size;
    const int count = std::min(run.to - run.from, m_size - at);
    std::copy_n(in + at, count, run.out + run.from);
    std::copy_n(in, run.to - run.from - count, run.out + run.from + count);
}

// OPTIMIZATION: a straight border needs no search for the nearest parcel.
void SoilRaster::paintTwoParcels(const Run &run) const
{
    const QRgb *one = texture(run, 0, 0);
    const QRgb *two = texture(run, 0, 1);
    const std::int8_t *warp = edge(run.y);
    const float below = static_cast<float>(run.y) * m_pixel * run.square.down - run.square.far;
    int at = run.from % m_size;
    for (int x = run.from; x < run.to; ++x) {
        const float u = static_cast<float>(x) * m_pixel + static_cast<float>(warp[at]) * kWarp;
        const float gap = u * run.square.right + below;
        QRgb colour = gap > 0 ? one[at] : two[at];
        if (const float near = std::abs(gap); near < kHedgeHalf)
            colour = blended(
                colour, m_hedgeInk,
                static_cast<int>(static_cast<float>(m_hedgeStrength) * (1 - near / kHedgeHalf)));
        run.out[x] = colour;
        if (++at == m_size)
            at = 0;
    }
}

// OPTIMIZATION: most borders, with fewer questions than paintMixed() asks.
void SoilRaster::paintTwoSoils(const Run &run) const
{
    const LatticeSquare &square = run.square;
    const auto weights = [&](std::size_t k) {
        const auto &w = square.weight[k];
        return run.along(w[0], w[1], w[2], w[3]);
    };
    const auto shift = [&](std::size_t k, int by) {
        return static_cast<int>(square.soil[k]) * by * m_art.width() / 64;
    };
    const Slope first = weights(0);
    const Slope second = weights(1);
    const std::int8_t *edgeOne = edge(run.y + shift(0, 37));
    const std::int8_t *edgeTwo = edge(run.y + shift(1, 37));
    int atOne = (run.from + shift(0, 91)) % m_size;
    int atTwo = (run.from + shift(1, 91)) % m_size;
    const QRgb *one = texture(run, 0, 0);
    const QRgb *two = texture(run, 1, 0);
    const float soft = std::max(kSoft[static_cast<std::size_t>(square.soil[0])],
                                kSoft[static_cast<std::size_t>(square.soil[1])]);
    const float perUnit = 128 / soft;
    float lead = first.value + biasOf(square.soil[0]) - second.value - biasOf(square.soil[1]);
    const float step = first.step - second.step;
    int at = run.from % m_size;
    for (int x = run.from; x < run.to; ++x, lead += step) {
        const float margin = lead + kRagged * static_cast<float>(edgeOne[atOne] - edgeTwo[atTwo]);
        run.out[x] = margin >= soft ? one[at]
                     : margin <= -soft
                         ? two[at]
                         : blended(two[at], one[at], 128 + static_cast<int>(margin * perUnit));
        if (++at == m_size)
            at = 0;
        if (++atOne == m_size)
            atOne = 0;
        if (++atTwo == m_size)
            atTwo = 0;
    }
}

void SoilRaster::paintMixed(const Run &run) const
{
    const LatticeSquare &square = run.square;
    const auto soils = static_cast<std::size_t>(square.soils);
    const auto parcels = static_cast<std::size_t>(square.parcels);
    std::array<Slope, kMostSoils> weight;
    std::array<const std::int8_t *, kMostSoils> edges = {};
    std::array<int, kMostSoils> edgeAt = {};
    std::array<std::array<const QRgb *, 4>, kMostSoils> textures = {};
    for (std::size_t k = 0; k < soils; ++k) {
        const auto &w = square.weight[k];
        weight[k] = run.along(w[0], w[1], w[2], w[3]);
        weight[k].value += biasOf(square.soil[k]);
        const int number = static_cast<int>(square.soil[k]);
        edges[k] = edge(run.y + number * 37 * m_art.width() / 64);
        edgeAt[k] = (run.from + number * 91 * m_art.width() / 64) % m_size;
        for (std::size_t p = 0; p < parcels; ++p)
            textures[k][p] = texture(run, k, p);
    }
    const std::int8_t *warp = edge(run.y);
    const float v = static_cast<float>(run.y) * m_pixel;
    int at = run.from % m_size;
    for (int x = run.from; x < run.to; ++x) {
        std::size_t best = 0;
        std::size_t second = 0;
        float bestScore = -1e9F;
        float secondScore = -1e9F;
        for (std::size_t k = 0; k < soils; ++k) {
            const float score = weight[k].value + kRagged * static_cast<float>(edges[k][edgeAt[k]]);
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
            if (++edgeAt[k] == m_size)
                edgeAt[k] = 0;
        }
        std::size_t parcel = 0;
        float gap = 1;
        if (parcels > 1) {
            const float u = static_cast<float>(x) * m_pixel + static_cast<float>(warp[at]) * kWarp;
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
        if (gap < kHedgeHalf && hasParcels(square.soil[best]))
            colour = blended(
                colour, m_hedgeInk,
                static_cast<int>(static_cast<float>(m_hedgeStrength) * (1 - gap / kHedgeHalf)));
        if (soils > 1) {
            const float soft = std::max(kSoft[static_cast<std::size_t>(square.soil[best])],
                                        kSoft[static_cast<std::size_t>(square.soil[second])]);
            if (const float margin = bestScore - secondScore; margin < soft)
                colour = blended(colour, textures[second][parcel][at],
                                 static_cast<int>(128 * (1 - margin / soft)));
        }
        run.out[x] = colour;
        if (++at == m_size)
            at = 0;
    }
}

// Multiplies the pixels by light that changes evenly.
void SoilRaster::shine(const Run &run) const
{
    std::array<Slope, 3> light;
    for (std::size_t k = 0; k < 3; ++k) {
        const auto at = [&](std::size_t corner) {
            return static_cast<float>(run.square.corners[corner]->light[k]);
        };
        const float left = at(0) + (at(2) - at(0)) * run.down;
        const float right = at(1) + (at(3) - at(1)) * run.down;
        light[k] = {left, (right - left) * run.step};
    }
    QRgb *out = run.out + run.from;
    const int count = run.to - run.from;
    int x = 0;
#ifdef __SSE2__
    // OPTIMIZATION: two pixels at once.
    const auto whole = [](float value) { return static_cast<short>(value); };
    const auto [red, green, blue] = light;
    __m128i now =
        _mm_setr_epi16(whole(blue.value), whole(green.value), whole(red.value), kFullLight,
                       whole(blue.value + blue.step), whole(green.value + green.step),
                       whole(red.value + red.step), kFullLight);
    const __m128i more =
        _mm_setr_epi16(whole(2 * blue.step), whole(2 * green.step), whole(2 * red.step), 0,
                       whole(2 * blue.step), whole(2 * green.step), whole(2 * red.step), 0);
    const __m128i zero = _mm_setzero_si128();
    for (; x + 1 < count; x += 2) {
        const __m128i colours = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(out + x));
        const __m128i lit =
            _mm_srli_epi16(_mm_mulhi_epu16(_mm_unpacklo_epi8(zero, colours), now), 4);
        _mm_storel_epi64(reinterpret_cast<__m128i *>(out + x), _mm_packus_epi16(lit, lit));
        now = _mm_add_epi16(now, more);
    }
#endif
    for (; x < count; ++x) {
        const auto part = [&](int shift, std::size_t k) {
            const float strength = light[k].value + light[k].step * static_cast<float>(x);
            return std::min(255, static_cast<int>(out[x] >> shift & 255) *
                                     static_cast<int>(strength) / kFullLight);
        };
        out[x] = qRgb(part(16, 0), part(8, 1), part(0, 2));
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
    const std::int8_t *edges = edge(run.y);
    const std::int8_t *waves = m_art.waveRow(run.y % m_size);
    float seaNow = sea.value;
    float riverNow = river.value;
    int at = run.from % m_size;
    const auto laid = [](QRgb below, QRgb water) {
        return blended(below, water, static_cast<int>(water >> 24) * 257 >> 8);
    };
    for (int x = run.from; x < run.to; ++x, seaNow += sea.step, riverNow += river.step) {
        const float into = std::max(seaNow, riverNow) + static_cast<float>(edges[at]) * 0.00034F;
        const float wave = static_cast<float>(waves[at]) / 127;
        if (++at == m_size)
            at = 0;
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
