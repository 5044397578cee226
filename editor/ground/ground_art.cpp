#include "editor/ground/ground_art.h"

#include "editor/ground/place_noise.h"
#include "editor/ground/plant_stamps.h"
#include "editor/ground/row_threads.h"
#include "editor/ground/textures.h"

#include <list>

namespace hexwerk::ground {

Soil soilOf(Cover cover)
{
    switch (cover) {
    case Cover::Open:
    case Cover::River:
    case Cover::Unknown:
        return Soil::Open;
    case Cover::Field:
        return Soil::Field;
    case Cover::Beach:
    case Cover::Sea:
        return Soil::Sand;
    case Cover::Brush:
        return Soil::Brush;
    case Cover::Rocky:
        return Soil::Rocky;
    case Cover::OliveGrove:
        return Soil::Olive;
    case Cover::VineGrove:
        return Soil::Vine;
    case Cover::LightForest:
        return Soil::LightForest;
    case Cover::HeavyForest:
        return Soil::HeavyForest;
    case Cover::Houses:
    case Cover::Town:
    case Cover::Ruins:
        return Soil::Village;
    case Cover::Manor:
        return Soil::Yard;
    case Cover::Craters:
        return Soil::Craters;
    case Cover::BrokenForest:
        return Soil::Broken;
    case Cover::Cemetery:
        return Soil::Cemetery;
    }
    return Soil::Open;
}

int textureOf(Soil soil, std::uint32_t parcel)
{
    switch (soil) {
    case Soil::Open:
        return static_cast<int>(parcel % kOpenTextures);
    case Soil::Field:
        return kOpenTextures + static_cast<int>((parcel >> 3) % kFieldTextures);
    case Soil::Vine:
        return kOpenTextures + kFieldTextures + static_cast<int>((parcel >> 4) % kVineTextures);
    default:
        return kOpenTextures + kFieldTextures + kVineTextures + static_cast<int>(soil) -
               static_cast<int>(Soil::Brush);
    }
}

// A colour with its alpha, 0 to 1, as a ramp holds it.
static QRgb rampColour(const Inks &inks, Tint colour, float alpha)
{
    return (inks.ink(colour.rgb()) & 0xffffff) | static_cast<QRgb>(alpha * 255 + 0.5F) << 24;
}

static Tint inSeason(const Inks &inks, Tint colour)
{
    switch (inks.season()) {
    case Season::Autumn:
        return mixed(colour, Tint::of(0x7a8c8e), 0.35F);
    case Season::Winter:
        return mixed(colour, Tint::of(0x5f7f92), 0.35F);
    default:
        return colour;
    }
}

// `far`: from the shore, in hexes; less than 0 on land. Wet sand, an ink line, foam, three lines of
// surf, then deeper and deeper.
static QRgb seaColour(const Inks &inks, float far)
{
    if (far > -0.016F && far < 0.004F)
        return rampColour(inks, Tint::of(0x4e5a50), 0.8F);
    if (far < 0)
        return rampColour(inks, Tint::of(0x9a7c4c), 0.55F * ramp(-0.13F, -0.012F, far));
    Tint colour = mixed(Tint::of(0xa9d3c4), Tint::of(0x6fb6b8), ramp(0, 0.09F, far));
    colour = mixed(colour, Tint::of(0x4a97a8), ramp(0.07F, 0.26F, far));
    colour = mixed(colour, Tint::of(0x2f7896), ramp(0.24F, 0.7F, far));
    colour = mixed(colour, Tint::of(0x23627f), ramp(0.65F, 1.2F, far));
    const auto surf = [&](float at, float half, float strength) {
        const float share = strength * (1 - ramp(half * 0.4F, half, std::abs(far - at)));
        colour = mixed(colour, Tint::of(0xf4faf2), share);
    };
    surf(0.026F, 0.022F, 0.85F);
    surf(0.088F, 0.015F, 0.42F);
    surf(0.165F, 0.013F, 0.28F);
    surf(0.26F, 0.012F, 0.16F);
    return rampColour(inks, inSeason(inks, colour), 0.86F + 0.14F * ramp(0, 0.1F, far));
}

static QRgb riverColour(const Inks &inks, float far)
{
    if (far > -0.02F && far < 0.006F)
        return rampColour(inks, Tint::of(0x40502f), 0.85F);
    if (far < 0)
        return rampColour(inks, Tint::of(0x6d6a38), 0.5F * ramp(-0.11F, -0.01F, far));
    const Tint shallow = mixed(Tint::of(0x86b0a4), Tint::of(0x5b98a0), ramp(0, 0.05F, far));
    return rampColour(
        inks, inSeason(inks, mixed(shallow, Tint::of(0x4b8e98), ramp(0.04F, 0.17F, far))), 1);
}

// Repeats the first of `size` pixels of each row in the kOverhang that stand after them.
template<typename Pixel>
static void fillOverhang(std::vector<Pixel> &pixels, int size)
{
    for (auto row = pixels.begin(); row != pixels.end(); row += size + kOverhang)
        for (int i = 0; i < kOverhang; ++i)
            row[size + i] = row[i % size];
}

GroundArt::GroundArt(int width, Look look, Turn turn)
    : m_width(width)
    , m_size(width * kTileHexes)
    , m_inks(look)
    , m_turn(turn)
{
    const std::size_t pixels = static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size);
    m_coarse.resize(pixels);
    m_fine.resize(pixels);
    m_edge.resize(offset(m_size));
    m_waves.resize(offset(m_size));
    const auto byteOf = [](float value, float most) {
        return static_cast<std::int8_t>(std::clamp(value, -most, most));
    };
    takeRows(0, m_size, pixels, [&](int from, int to) {
        std::size_t i = static_cast<std::size_t>(from) * static_cast<std::size_t>(m_size);
        std::size_t wide = offset(from);
        LayeredNoise<4> coarse(11, 9);
        LayeredNoise<3> fine(21, 48);
        LayeredNoise<5> edge(41, 15);
        Noise waves(51, 24);
        Noise ripples(52, 48);
        for (int y = from; y < to; ++y, wide += kOverhang)
            for (int x = 0; x < m_size; ++x, ++i, ++wide) {
                const float u = static_cast<float>(x) / static_cast<float>(width);
                const float v = static_cast<float>(y) / static_cast<float>(width);
                m_coarse[i] = coarse.at(u * 1.5F, v * 1.5F);
                m_fine[i] = fine.at(u * 8, v * 8);
                m_edge[wide] = byteOf(edge.at(u * 2.5F, v * 2.5F) * 165, 100);
                m_waves[wide] = byteOf(
                    (waves.at(u * 4, v * 12) * 0.6F + ripples.at(u * 8, v * 24) * 0.4F) * 127, 127);
            }
    });
    fillOverhang(m_edge, m_size);
    fillOverhang(m_waves, m_size);
    for (std::size_t step = 0; step < m_sea.size(); ++step) {
        const float far = (static_cast<float>(step) - kShore) / 256;
        m_sea[step] = seaColour(m_inks, far);
        m_river[step] = riverColour(m_inks, far);
    }
}

const QRgb *GroundArt::textureRow(int texture, int y) const
{
    const auto which = static_cast<std::size_t>(texture);
    std::call_once(m_textureMade[which], [&] {
        m_textures[which] = drawnTexture(texture, m_width, m_inks, {m_coarse, m_fine});
        fillOverhang(m_textures[which], m_size);
    });
    return m_textures[which].data() + offset(y);
}

const PlantStamp &GroundArt::plant(Plant kind, std::uint32_t shape) const
{
    const std::vector<PlantStamp> &drawn = m_plants[static_cast<std::size_t>(kind)].value(
        [&] { return drawnPlants(kind, m_width, m_inks, m_turn); });
    return drawn[shape % drawn.size()];
}

// Draws without the lock: see MadeOnce.
const Stamp &GroundArt::kept(int key, const std::function<Stamp()> &draw) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_kept.find(key); found != m_kept.end())
            return found->second;
    }
    Stamp stamp = draw();
    const std::lock_guard lock(m_mutex);
    return m_kept.try_emplace(key, std::move(stamp)).first->second;
}

std::shared_ptr<const GroundArt> groundArt(int width, Look look, Turn turn)
{
    static std::mutex mutex;
    static std::list<std::shared_ptr<const GroundArt>> last; // the one used last comes first
    constexpr int kMostPixels = 5 << 18;                     // of one texture of each
    width = std::clamp(width, 2, kMostWidth);
    const std::lock_guard lock(mutex);
    const auto found = std::find_if(last.begin(), last.end(), [&](const auto &art) {
        return art->width() == width && art->inks().look() == look && art->turn() == turn;
    });
    if (found != last.end())
        last.splice(last.begin(), last, found);
    else
        last.push_front(std::make_shared<const GroundArt>(width, look, turn));
    int pixels = 0;
    for (auto art = last.begin(); art != last.end();) {
        pixels += (*art)->size() * (*art)->size();
        art = pixels > kMostPixels && art != last.begin() ? last.erase(art) : std::next(art);
    }
    return last.front();
}

} // namespace hexwerk::ground
