#include "editor/ground/textures.h"

#include <QPainter>

#include "editor/ground/place_noise.h"

#include <numbers>

namespace hexwerk::ground {

namespace {

// A colour for each season, and how it mixes with the other one of its soil.
struct Colours
{
    std::array<QRgb, 4> rgb; // by Season

    Tint in(Season season) const { return Tint::of(rgb[static_cast<std::size_t>(season)]); }
};

struct SoilColours
{
    Colours light;
    Colours dark;
    float middle = 0.4F; // share of the dark one
    float coarse = 0.8F; // how much slow noise moves that share
    float fine = 0.5F;   // and quick noise
    float grain = 0.03F; // of light, from pixel to pixel
};

// Furrows along a vector of the texture, in waves a tile: so they tile at every angle.
struct Furrows
{
    int x = 0;
    int y = 0;
    float depth = 0;
};

// The two colours of each of the textures of open ground; the parcels of autumn stay close to each
// other, so that none is taken for another terrain.
constexpr std::array<Colours, kOpenTextures> kOpen = {{
    {{0xebdcaa, 0xefdba6, 0xd6cb98, 0xf1f0ea}},
    {{0xf0dd9f, 0xf3da98, 0xdacb96, 0xf3f2ec}},
    {{0xe4dca3, 0xebd79f, 0xcdc68f, 0xecebe6}},
    {{0xe4cb9a, 0xe8cc94, 0xcfba8a, 0xeae8e2}},
    {{0xeadaa4, 0xeed8a0, 0xd3c893, 0xefeee8}},
    {{0xf3e5b4, 0xf6e2ae, 0xdad09c, 0xf6f5f1}},
    {{0xe8dea8, 0xeedaa2, 0xcfc892, 0xeeede8}},
    {{0xecd8a2, 0xefd49a, 0xd3c28f, 0xeeece5}},
}};
constexpr Colours kOpenShade = {{0xd2c582, 0xdcc184, 0xb6b079, 0xdfe3e6}};
constexpr std::array<Furrows, kOpenTextures> kOpenFurrows = {{{0, 0, 0},
                                                              {62, 30, 0.03F},
                                                              {0, 0, 0},
                                                              {34, -58, 0.045F},
                                                              {0, 0, 0},
                                                              {-24, 64, 0.028F},
                                                              {0, 0, 0},
                                                              {56, 44, 0.036F}}};

constexpr SoilColours kField = {{{0xe3bd5c, 0xe6b44e, 0xa98a5c, 0xdcd2b8}},
                                {{0xc79a3c, 0xcb9132, 0x866a44, 0xb9a988}},
                                0.4F,
                                0.9F,
                                0.25F,
                                0.05F};
constexpr std::array<Furrows, kFieldTextures> kFieldFurrows = {
    {{58, 22, 0.085F}, {-26, 54, 0.085F}, {44, -42, 0.085F}}};

constexpr SoilColours kVineSoil = {{{0xd9b98a, 0xdfb884, 0xc6a87e, 0xe6e2da}},
                                   {{0xc39c6c, 0xc8975f, 0xa98a64, 0xcbc4b8}},
                                   0.4F,
                                   1,
                                   0.3F,
                                   0.03F};
constexpr Colours kVineDark = {{0x3f5a26, 0x4f5a2a, 0x6e3a1e, 0x4a3a2a}};
constexpr Colours kVineLight = {{0x8fa64a, 0xa0a050, 0xc98a3a, 0x8c7c66}};
constexpr std::array<Furrows, kVineTextures> kVineFurrows = {
    {{34, 13, 1}, {-14, 33, 1}, {29, -22, 1}}};

constexpr SoilColours soilColours(Soil soil)
{
    switch (soil) {
    case Soil::Brush:
        return {{{0xd3c88a, 0xd8c384, 0xb9ac78, 0xd9d8cc}},
                {{0x9c9a56, 0xa4945a, 0x7f7a48, 0x9a9a86}},
                0.32F,
                1.1F,
                0.45F,
                0.03F};
    case Soil::Rocky:
        return {{{0xe0d8c2, 0xe4d8bc, 0xd6cdb8, 0xe6e6e6}},
                {{0xbcae92, 0xc0ae8e, 0xb2a68e, 0xb8b6b0}},
                0.35F,
                0.9F,
                0.7F,
                0.05F};
    case Soil::Olive:
        return {{{0xdfc08a, 0xe4bd82, 0xb9a470, 0xdedace}},
                {{0xc8a66c, 0xcca064, 0x988c5a, 0xbcb6a4}},
                0.4F,
                1,
                0.3F,
                0.025F};
    case Soil::LightForest:
        return {{{0xb9b873, 0xbdb270, 0xb8945a, 0xc6c6ba}},
                {{0x8f9a50, 0x9a9452, 0x94703c, 0x9c9e90}},
                0.45F,
                1,
                0.5F,
                0.03F};
    case Soil::HeavyForest:
        return {{{0x5d7237, 0x677038, 0x745230, 0x6c7468}},
                {{0x3e5226, 0x475226, 0x523c22, 0x4a5248}},
                0.45F,
                1,
                0.5F,
                0.04F};
    case Soil::Village:
        return {{{0xe9d9b4, 0xecd8ae, 0xd0c4a8, 0xe2dfd8}},
                {{0xd0b78a, 0xd4b684, 0xb6a384, 0xc4bcae}},
                0.35F,
                0.8F,
                0.5F,
                0.035F};
    case Soil::Craters:
        return {{{0xb4946a, 0xb69266, 0x8e7454, 0xa69a88}},
                {{0x7c6040, 0x7e5e3c, 0x5a4830, 0x6a5e4e}},
                0.38F,
                1,
                0.8F,
                0.05F};
    case Soil::Sand:
        return {{{0xf5ecce, 0xfaf0d2, 0xe2d6b6, 0xece6d4}},
                {{0xe6d6a8, 0xecdcae, 0xcdbd94, 0xd2c8ae}},
                0.35F,
                0.8F,
                0.02F,
                0.055F};
    case Soil::Broken:
        return {{{0x8e7c54, 0x927a50, 0x7a6848, 0x8a8272}},
                {{0x584a2c, 0x5c4a2c, 0x4a3e28, 0x504a40}},
                0.42F,
                1.1F,
                0.8F,
                0.05F};
    case Soil::Cemetery:
        return {{{0xd6d4a4, 0xdccf9c, 0xc4bc92, 0xd0d2ce}},
                {{0xbcc084, 0xc4b87e, 0xa6a274, 0xa6aaa2}},
                0.35F,
                0.7F,
                0.35F,
                0.03F};
    case Soil::Yard:
        return {{{0xb8b4ac, 0xbab4a8, 0xaeaaa2, 0xc4c4c8}},
                {{0x9a968e, 0x9c968a, 0x908c84, 0xa2a2a6}},
                0.4F,
                0.6F,
                0.3F,
                0.02F};
    default:
        return kField;
    }
}

// Noise at one pixel.
struct At
{
    float u = 0; // in hexes
    float v = 0;
    float coarse = 0;
    float fine = 0;
    float white = 0;
};

} // namespace

static float sine(float turns)
{
    return std::sin(2 * std::numbers::pi_v<float> * turns);
}

// 0 to 1 between two furrows.
static float phase(float u, float v, int x, int y)
{
    const float t = (u * static_cast<float>(x) + v * static_cast<float>(y)) / kTileHexes;
    return t - static_cast<float>(wholeBelow(t));
}

static Tint plain(const SoilColours &soil, Season season, const At &at)
{
    const float share = soil.middle + at.coarse * soil.coarse + at.fine * soil.fine;
    return mixed(soil.light.in(season), soil.dark.in(season), unitClamp(share)) *
           (1 + soil.grain * at.white);
}

static Tint openGround(int texture, Season season, const At &at)
{
    const auto which = static_cast<std::size_t>(texture);
    const Tint colour =
        mixed(kOpen[which].in(season), kOpenShade.in(season), unitClamp(0.14F + at.coarse * 0.7F));
    const Furrows &furrows = kOpenFurrows[which];
    float light = 1 + 0.045F * at.fine + 0.012F * at.white + 0.02F * at.coarse;
    if (furrows.depth > 0)
        light +=
            furrows.depth *
            (sine(phase(at.u + at.fine * 0.02F, at.v + at.fine * 0.02F, furrows.x, furrows.y)) +
             0.25F * at.fine);
    return colour * light;
}

static Tint field(int texture, Season season, const At &at)
{
    const Furrows &rows = kFieldFurrows[static_cast<std::size_t>(texture)];
    const float wave = sine(phase(at.u + at.fine * 0.015F, at.v, rows.x, rows.y));
    return plain(kField, season, at) * (1 + rows.depth * wave);
}

static Tint vines(int texture, Season season, const At &at)
{
    const Furrows &rows = kVineFurrows[static_cast<std::size_t>(texture)];
    const float across = phase(at.u + at.fine * 0.02F, at.v + at.fine * 0.02F, rows.x, rows.y);
    const float along = phase(at.u, at.v, -rows.y * 2, rows.x * 2);
    const float half = 0.23F + 0.07F * sine(along) + 0.13F * at.fine;
    if (std::abs(across - 0.42F) < half) {
        const float slope = rows.x + rows.y > 0 ? 2.2F : -2.2F;
        const float lit =
            unitClamp(0.5F + (0.42F - across) * slope + 0.5F * at.fine + 0.2F * at.white);
        return mixed(kVineDark.in(season), kVineLight.in(season), lit);
    }
    const float shade = across - 0.42F - half;
    return plain(kVineSoil, season, at) * (shade > 0 && shade < 0.2F ? 0.72F : 1);
}

static Tint colourAt(int texture, Season season, const At &at)
{
    if (texture < kOpenTextures)
        return openGround(texture, season, at);
    texture -= kOpenTextures;
    if (texture < kFieldTextures)
        return field(texture, season, at);
    texture -= kFieldTextures;
    if (texture < kVineTextures)
        return vines(texture, season, at);
    const auto soil = static_cast<Soil>(texture - kVineTextures + static_cast<int>(Soil::Brush));
    Tint colour = plain(soilColours(soil), season, at);
    if (soil == Soil::Olive)
        colour = colour *
                 (1 + 0.028F * sine(phase(at.u + at.fine * 0.03F, at.v + at.fine * 0.03F, 40, 18)));
    if (soil == Soil::Yard) { // flagstones
        const float joint = std::min(phase(at.u, at.v, 54, 0), phase(at.u, at.v, 0, 54));
        colour = colour * (joint < 0.16F ? 0.72F : 1);
    }
    if (soil == Soil::Sand)
        colour = colour * (1 + 0.02F * sine(at.v * 20 + at.coarse * 5));
    return colour;
}

namespace {

// Strokes that are strewn over a texture: tufts of grass, pebbles.
class Strewing
{
public:
    Strewing(QImage &image, int width, const Inks &inks)
        : m_size(image.width())
        , m_width(width)
        , m_inks(inks)
        , m_painter(&image)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void tufts(int count, int seed, QColor colour);
    void pebbles(int count, int seed, QColor colour);
    void grains(int count, int seed, QColor colour);

private:
    // At seeded places, and again beyond the rims that it hangs over.
    template<typename Draw>
    void strew(int count, int seed, Draw &&draw);

    int m_size;
    int m_width;
    const Inks &m_inks;
    QPainter m_painter;
};

template<typename Draw>
void Strewing::strew(int count, int seed, Draw &&draw)
{
    const double reach = m_width * 0.12;
    for (int i = 0; i < count; ++i)
        for (const int dx : {-1, 0, 1})
            for (const int dy : {-1, 0, 1}) {
                const double x = (static_cast<double>(chance(i, seed, 1)) + dx) * m_size;
                const double y = (static_cast<double>(chance(i, seed, 2)) + dy) * m_size;
                if (x < -reach || y < -reach || x > m_size + reach || y > m_size + reach)
                    continue;
                m_painter.save();
                m_painter.translate(x, y);
                draw(i);
                m_painter.restore();
            }
}

void Strewing::tufts(int count, int seed, QColor colour)
{
    strew(count, seed, [&](int i) {
        const double s = m_width * (0.016 + 0.014 * chance(i, 3, 8));
        m_painter.setPen(QPen(colour, std::max(0.5, m_width * 0.011), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(QPointF(), QPointF(-s * 0.8, -s));
        m_painter.drawLine(QPointF(), QPointF(0, -s * 1.4));
        m_painter.drawLine(QPointF(), QPointF(s * 0.8, -s));
    });
}

void Strewing::pebbles(int count, int seed, QColor colour)
{
    strew(count, seed, [&](int i) {
        const double s = m_width * (0.008 + 0.012 * chance(i, 4, 8));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_inks.ink(60, 46, 30, 90));
        m_painter.drawEllipse(QPointF(s * 0.4, s * 0.5), s, s * 0.8);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(QPointF(), s, s * 0.8);
    });
}

void Strewing::grains(int count, int seed, QColor colour)
{
    strew(count, seed, [&](int i) {
        const double s = m_width * (0.0065 + 0.004 * chance(i, 6, 8));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(QPointF(), s, s);
    });
}

} // namespace

static void strewOpen(Strewing &strewing, int texture, const Inks &inks)
{
    const bool isCold = inks.season() == Season::Winter;
    if (texture % 2 == 0)
        strewing.tufts(texture == 2 ? 190 : 120, texture,
                       isCold ? inks.ink(150, 144, 116, 120) : inks.ink(150, 138, 78, 150));
    if (texture == 0 || texture == 4 || texture == 7)
        strewing.pebbles(40, 20 + texture, inks.ink(214, 200, 168));
}

static void strewSoil(Strewing &strewing, Soil soil, const Inks &inks)
{
    switch (soil) {
    case Soil::Brush:
        return strewing.tufts(420, 31, inks.ink(104, 106, 52, 190));
    case Soil::Rocky:
        return strewing.pebbles(460, 32, inks.ink(196, 186, 164));
    case Soil::LightForest:
        return strewing.tufts(420, 33, inks.ink(92, 106, 46, 190));
    case Soil::Village:
        return strewing.pebbles(160, 34, inks.ink(196, 178, 148));
    case Soil::Craters:
        return strewing.pebbles(300, 35, inks.ink(120, 96, 66));
    case Soil::Olive:
        return strewing.tufts(130, 36, inks.ink(132, 122, 66, 170));
    case Soil::Broken:
        strewing.tufts(200, 39, inks.ink(86, 84, 44, 190));
        return strewing.pebbles(240, 40, inks.ink(104, 86, 60));
    case Soil::Cemetery:
        return strewing.tufts(260, 41, inks.ink(110, 122, 66, 170));
    case Soil::Sand:
        strewing.grains(1500, 38, inks.ink(150, 118, 66, 150));
        return strewing.pebbles(120, 37, inks.ink(206, 190, 150));
    default:
        return;
    }
}

std::vector<QRgb> drawnTexture(int texture, int width, const Inks &inks, const SoilNoise &noise)
{
    const int size = width * kTileHexes;
    const int stride = size + kOverhang;
    std::vector<QRgb> pixels(static_cast<std::size_t>(size) * static_cast<std::size_t>(stride));
    std::size_t i = 0;
    auto pixel = pixels.begin();
    for (int y = 0; y < size; ++y, pixel += kOverhang)
        for (int x = 0; x < size; ++x, ++i) {
            const At at{static_cast<float>(x) / static_cast<float>(width),
                        static_cast<float>(y) / static_cast<float>(width), noise.coarse[i],
                        noise.fine[i], sway(x * 64 / width, y * 64 / width, 31)};
            *pixel++ = inks.ink(colourAt(texture, inks.season(), at).rgb());
        }
    constexpr int kLeastStrewn = 30; // pixels a hex: below, strokes would only blur
    if (width < kLeastStrewn)
        return pixels;
    QImage image(reinterpret_cast<uchar *>(pixels.data()), size, size,
                 stride * static_cast<int>(sizeof(QRgb)), QImage::Format_RGB32);
    Strewing strewing(image, width, inks);
    const int first = kOpenTextures + kFieldTextures + kVineTextures;
    if (texture < kOpenTextures)
        strewOpen(strewing, texture, inks);
    else if (texture >= first)
        strewSoil(strewing, static_cast<Soil>(texture - first + static_cast<int>(Soil::Brush)),
                  inks);
    return pixels;
}

} // namespace hexwerk::ground
