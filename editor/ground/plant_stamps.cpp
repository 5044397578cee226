#include "editor/ground/plant_stamps.h"

#include <QPainter>

#include "editor/ground/place_noise.h"

#include <numbers>
#include <optional>

namespace hexwerk::ground {

namespace {

struct Shades
{
    Tint dark;
    Tint middle;
    Tint light;
};

Shades operator*(const Shades &shades, float k)
{
    return {shades.dark * k, shades.middle * k, shades.light * k};
}

constexpr Shades shades(QRgb dark, QRgb middle, QRgb light)
{
    return {Tint::of(dark), Tint::of(middle), Tint::of(light)};
}

// A crown of a few domes, of which the highest is seen. Lengths in pixels.
struct Crown
{
    float radius = 0;
    int lobes = 7;
    float spread = 0.56F; // of the radius
    float grain = 0.2F;
    float stretch = 1; // downwards
};

struct Dome
{
    float x = 0;
    float y = 0;
    float radius = 0;
    float height = 0;
};

} // namespace

static std::vector<Dome> domesOf(const Crown &crown, int seed)
{
    const float r = crown.radius;
    std::vector<Dome> domes = {{0, 0, r * 0.74F, 0.12F * r}};
    for (int i = 0; i < crown.lobes; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> *
                            (static_cast<float>(i) + 0.5F * sway(seed, i, 1)) /
                            static_cast<float>(crown.lobes);
        const float far = r * crown.spread * (0.75F + 0.3F * chance(seed, i, 2));
        const float wide = r * (0.34F + 0.14F * chance(seed, i, 3));
        domes.push_back({std::cos(angle) * far, std::sin(angle) * far,
                         std::min(wide, r - far * 0.98F + r * 0.04F),
                         r * 0.12F * sway(seed, i, 4)});
    }
    return domes;
}

namespace {

struct Surface
{
    float x = 0; // its normal
    float y = 0;
    float z = 0;
};

} // namespace

static std::optional<Surface> highest(const std::vector<Dome> &domes, float u, float v)
{
    std::optional<Surface> surface;
    float best = -1e9F;
    for (const Dome &dome : domes) {
        const float dx = u - dome.x;
        const float dy = v - dome.y;
        const float above = dome.radius * dome.radius - dx * dx - dy * dy;
        if (above <= 0)
            continue;
        const float height = std::sqrt(above);
        if (height * 0.9F + dome.height > best) {
            best = height * 0.9F + dome.height;
            surface = Surface{dx / dome.radius, dy / dome.radius, height / dome.radius};
        }
    }
    return surface;
}

// In the coordinates of the reader: light comes from the upper left.
static Stamp crownStamp(const Crown &crown, int seed, const Shades &colours, const Inks &inks,
                        Turn turn)
{
    const float r = crown.radius;
    const int n = static_cast<int>(std::ceil(r * std::max(1.0F, crown.stretch))) + 1;
    const std::vector<Dome> domes = domesOf(crown, seed);
    const int samples = r < 6 ? 4 : 3;
    QImage image(2 * n + 1, 2 * n + 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            Tint sum;
            int hits = 0;
            for (int k = 0; k < samples * samples; ++k) {
                const float sx =
                    (static_cast<float>(k % samples) + 0.5F) / static_cast<float>(samples) - 0.5F +
                    static_cast<float>(x - n);
                const float sy =
                    (static_cast<float>(k / samples) + 0.5F) / static_cast<float>(samples) - 0.5F +
                    static_cast<float>(y - n);
                const float u = turn == Turn::Right ? -sy : sx;
                const float v = (turn == Turn::Right ? sx : sy) / crown.stretch;
                const auto surface = highest(domes, u, v);
                if (!surface)
                    continue;
                float lit = (-0.55F * surface->x - 0.6F * surface->y + 0.58F * surface->z) * 0.5F +
                            (-0.55F * u - 0.6F * v) / r * 0.28F +
                            0.16F * unitClamp(1 - (u * u + v * v) / (r * r)) + 0.18F;
                lit += crown.grain * noise(u * 7.15F / r, v * 7.15F / r, seed + 9);
                const Tint c =
                    lit < 0.45F
                        ? mixed(colours.dark, colours.middle, unitClamp(lit / 0.45F))
                        : mixed(colours.middle, colours.light, unitClamp((lit - 0.45F) / 0.42F));
                sum = {sum.red + c.red, sum.green + c.green, sum.blue + c.blue};
                ++hits;
            }
            if (hits == 0)
                continue;
            const QRgb colour = inks.ink((sum * (1.0F / static_cast<float>(hits))).rgb());
            reinterpret_cast<QRgb *>(image.scanLine(y))[x] = qPremultiply(qRgba(
                qRed(colour), qGreen(colour), qBlue(colour), 255 * hits / (samples * samples)));
        }
    return stampOf(image, n, n);
}

namespace {

// A soft spot beside what casts it; lengths in pixels, as the reader sees them.
struct Shadow
{
    float halfWidth = 0;
    float halfHeight = 0;
    float right = 0;
    float down = 0;
    float strength = 0;
    QRgb colour = 0;
};

} // namespace

static Stamp shadowStamp(const Shadow &shadow, const Inks &inks, Turn turn)
{
    const bool isTurned = turn == Turn::Right;
    const float wide = isTurned ? shadow.halfHeight : shadow.halfWidth;
    const float high = isTurned ? shadow.halfWidth : shadow.halfHeight;
    const int nx = static_cast<int>(std::ceil(wide)) + 1;
    const int ny = static_cast<int>(std::ceil(high)) + 1;
    QImage image(2 * nx + 1, 2 * ny + 1, QImage::Format_ARGB32_Premultiplied);
    const QRgb ink = inks.ink(shadow.colour);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const float far =
                std::hypot(static_cast<float>(x - nx) / wide, static_cast<float>(y - ny) / high);
            const float alpha = 255 * shadow.strength * (1 - ramp(0.62F, 1.05F, far));
            reinterpret_cast<QRgb *>(image.scanLine(y))[x] = qPremultiply(
                qRgba(qRed(ink), qGreen(ink), qBlue(ink), static_cast<int>(alpha + 0.5F)));
        }
    const QPointF by =
        onBoard(turn, static_cast<double>(shadow.right), static_cast<double>(shadow.down));
    return stampOf(image, nx - static_cast<int>(std::lround(by.x())),
                   ny - static_cast<int>(std::lround(by.y())));
}

// A stone of flat sides, with its shadow.
static Stamp rockStamp(double radius, int seed, const Inks &inks, Turn turn)
{
    const int side = static_cast<int>(radius * 2.6) + 3;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle(side / 2.0, side / 2.0);
    painter.translate(middle);
    if (turn == Turn::Right)
        painter.rotate(-90);
    QPolygonF foot;
    QPolygonF top;
    const int corners = 6 + seed % 3;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.3 * sway(seed, i, 5)) / corners;
        const double far = radius * (0.78 + 0.3 * chance(seed, i, 6));
        foot << QPointF(std::cos(angle) * far, std::sin(angle) * far * 0.82);
        top << QPointF(std::cos(angle) * far * 0.5 - radius * 0.14,
                       std::sin(angle) * far * 0.42 - radius * 0.2);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.ink(52, 40, 28, 120));
    painter.drawPolygon(foot.translated(radius * 0.28, radius * 0.3));
    const bool isCold = inks.season() == Season::Winter;
    const float tone = 0.92F + 0.14F * chance(seed, 1, 7);
    for (int i = 0; i < corners; ++i) {
        const int next = (i + 1) % corners;
        const QPointF out = (foot[i] + foot[next]) / 2;
        const auto lit = static_cast<float>((-0.6 * out.x() - 0.7 * out.y()) / radius);
        const Tint colour =
            mixed(Tint::of(0x6e6252), Tint::of(0xd8cdb4), unitClamp(0.5F + lit * 0.6F)) * tone;
        const QColor face = QColor::fromRgb(inks.ink(colour.rgb()));
        painter.setBrush(face);
        painter.setPen(QPen(face, 0.6));
        painter.drawPolygon(QPolygonF({foot[i], foot[next], top[next], top[i]}));
    }
    const QColor cap =
        QColor::fromRgb(inks.ink((Tint::of(isCold ? 0xf2f3f4 : 0xcfc4ac) * tone).rgb()));
    painter.setBrush(cap);
    painter.setPen(QPen(cap, 0.5));
    painter.drawPolygon(top);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.ink(66, 52, 38, 190), std::max(0.5, radius * 0.09)));
    painter.drawPolygon(foot);
    painter.end();
    return stampOf(image, side / 2, side / 2);
}

// What stands upright and thin: a splintered trunk, or a cross on a grave.
static Stamp uprightStamp(double width, int seed, bool isTomb, const Inks &inks, Turn turn)
{
    const int side = std::max(5, static_cast<int>(width * 0.2)) | 1;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    if (turn == Turn::Right)
        painter.rotate(-90);
    const double s = width * (isTomb ? 0.03 : 0.026);
    const double high = width * (0.055 + 0.02 * chance(seed, 2, 7));
    painter.setPen(QPen(inks.ink(40, 28, 16, 120), s, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(), QPointF(high * 0.8, high * 0.55));
    const auto stroke = [&](const QPointF &from, const QPointF &to, double thick) {
        painter.setPen(QPen(inks.ink(52, 40, 30), thick + std::max(0.8, width * 0.012),
                            Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
        painter.setPen(QPen(isTomb ? inks.ink(232, 226, 210) : inks.ink(128, 98, 68), thick,
                            Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    };
    if (isTomb) {
        stroke({0, high * 0.6}, {0, -high * 0.7}, s * 0.7);
        stroke({-high * 0.4, -high * 0.25}, {high * 0.4, -high * 0.25}, s * 0.7);
    } else {
        stroke({}, {high * 0.2 * sway(seed, 1, 7), -high}, s);
    }
    painter.end();
    return stampOf(image, side / 2, side / 2);
}

namespace {

struct Foliage
{
    Shades heavy;
    Shades light;
    Shades bush;
    Shades olive;
};

} // namespace

static Foliage foliageOf(Season season, int shape)
{
    const auto autumn = placeHash(shape, 2, 91) % 4;
    const bool isGreen = shape % 3 == 0;
    const Shades olive = shades(0x434d2f, 0x7d885a, 0xcbcf9e);
    switch (season) {
    case Season::Summer:
        return {shades(0x1f3418, 0x3d5c29, 0x86a04c), shades(0x33491d, 0x5f7d36, 0xb4c66c),
                isGreen ? shades(0x35491f, 0x5f7433, 0x9db05c)
                        : shades(0x45491f, 0x77783a, 0xb3ae66),
                olive};
    case Season::DrySummer:
        return {shades(0x2a3717, 0x4d5e29, 0x949c4e), shades(0x454b1e, 0x74783a, 0xbfb870),
                isGreen ? shades(0x474a20, 0x77733a, 0xaea462)
                        : shades(0x544720, 0x8a743e, 0xbfa468),
                shades(0x4d4f30, 0x868658, 0xd0cc98)};
    case Season::Winter:
        return {shades(0x1d2c22, 0x3b4d3e, 0xb9c4c0), shades(0x3a332b, 0x6b6054, 0xcfd0cf),
                shades(0x453c30, 0x7a6e5c, 0xd2d2ce), shades(0x414a3a, 0x7a8270, 0xd6dad4)};
    case Season::Autumn:
        break;
    }
    const Shades bush =
        isGreen ? shades(0x35491f, 0x5f7433, 0x9db05c) : shades(0x4c3c1c, 0x84683a, 0xb89a5c);
    const Shades green = shades(0x203c17, 0x406628, 0x80ac4a);
    const Shades lightGreen = shades(0x335019, 0x618632, 0xb0cc64);
    switch (autumn) {
    case 1:
        return {shades(0x5a2210, 0xa6401f, 0xe68044), shades(0x6c2c12, 0xbc5226, 0xf09458), bush,
                olive};
    case 2:
        return {shades(0x5e4210, 0xa87a22, 0xecc250), shades(0x70500f, 0xc6922c, 0xf4d466), bush,
                olive};
    default:
        return {green, lightGreen, bush, olive};
    }
}

static PlantStamp drawnPlant(Plant kind, int shape, int width, const Inks &inks, Turn turn)
{
    const auto k = static_cast<float>(width);
    const float light = 0.92F + 0.16F * chance(shape, 1, 90);
    const Foliage foliage = foliageOf(inks.season(), shape);
    const auto crown = [&](const Crown &form, int seed, const Shades &colours) {
        return crownStamp(form, seed, colours * light, inks, turn);
    };
    const auto shadow = [&](const Shadow &form) { return shadowStamp(form, inks, turn); };
    switch (kind) {
    case Plant::HeavyTree: {
        const float r = k * (0.098F + 0.03F * chance(shape, 3, 92));
        return {crown({r}, shape + 100, foliage.heavy),
                shadow({r * 1.05F, r * 0.98F, r * 0.42F, r * 0.46F, 0.5F, 0xff1c2410})};
    }
    case Plant::LightTree: {
        const float r = k * (0.088F + 0.03F * chance(shape, 4, 92));
        return {crown({r}, shape + 200, foliage.light),
                shadow({r * 1.02F, r * 0.9F, r * 0.55F, r * 0.6F, 0.42F, 0xff2c2c14})};
    }
    case Plant::OliveTree: {
        const float r = k * (0.072F + 0.014F * chance(shape, 5, 92));
        return {crown({r, 5, 0.5F, 0.18F}, shape + 300, foliage.olive),
                shadow({r * 1.05F, r * 0.85F, r * 0.6F, r * 0.62F, 0.42F, 0xff42301a})};
    }
    case Plant::Bush: {
        const float r = k * (0.034F + 0.024F * chance(shape, 6, 92));
        return {crown({r, 4, 0.5F, 0.14F}, shape + 400, foliage.bush),
                shadow({r * 1.05F, r * 0.8F, r * 0.5F, r * 0.55F, 0.36F, 0xff3a3014})};
    }
    case Plant::Rock:
        return {rockStamp(static_cast<double>(k * (0.04F + 0.05F * chance(shape, 7, 92))),
                          shape + 500, inks, turn),
                {}};
    case Plant::Cypress:
        return {crown({k * 0.042F, 3, 0.4F, 0.1F, 1.25F}, shape + 600,
                      shades(0x16281a, 0x2c4a2c, 0x5f8050)),
                shadow({k * 0.07F, k * 0.04F, k * 0.055F, k * 0.035F, 0.42F, 0xff2c2614})};
    case Plant::Stump:
    case Plant::Tomb:
        return {uprightStamp(width, shape + 700, kind == Plant::Tomb, inks, turn), {}};
    }
    return {};
}

std::vector<PlantStamp> drawnPlants(Plant kind, int width, const Inks &inks, Turn turn)
{
    std::vector<PlantStamp> stamps;
    for (int shape = 0; shape < kPlantShapes; ++shape)
        stamps.push_back(drawnPlant(kind, shape, width, inks, turn));
    return stamps;
}

} // namespace hexwerk::ground
