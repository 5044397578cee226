#include "editor/ground/soil_lanes.h"

#include <algorithm>
#include <optional>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace hexwerk::ground {

#ifdef __SSE2__

namespace {

// Light that changes evenly along a run, two pixels after the other.
class Light
{
public:
    Light(__m128 first, __m128 step)
    {
        m_now = _mm_packs_epi32(_mm_cvttps_epi32(first), _mm_cvttps_epi32(_mm_add_ps(first, step)));
        const __m128i twice = _mm_cvttps_epi32(_mm_add_ps(step, step));
        m_more = _mm_packs_epi32(twice, twice);
    }

    // Colours times 256, and what they are in the light.
    __m128i onPair(__m128i colours)
    {
        const __m128i lit = _mm_srli_epi16(_mm_mulhi_epu16(colours, m_now), 4);
        m_now = _mm_add_epi16(m_now, m_more);
        return lit;
    }

private:
    __m128i m_now;
    __m128i m_more;
};

// That of a square.
class LightOf
{
public:
    explicit LightOf(const Square &square)
        : m_left(at(square, 0))
        , m_right(at(square, 1))
        , m_leftDown(_mm_sub_ps(at(square, 2), m_left))
        , m_rightDown(_mm_sub_ps(at(square, 3), m_right))
    {
    }
    Light along(const Run &run) const
    {
        const __m128 down = _mm_set1_ps(run.down);
        const __m128 left = _mm_add_ps(m_left, _mm_mul_ps(m_leftDown, down));
        const __m128 right = _mm_add_ps(m_right, _mm_mul_ps(m_rightDown, down));
        return {left, _mm_mul_ps(_mm_sub_ps(right, left), _mm_set1_ps(run.step))};
    }

private:
    static __m128 at(const Square &square, std::size_t corner)
    {
        return _mm_loadu_ps(square.light[corner].data());
    }

    __m128 m_left;
    __m128 m_right;
    __m128 m_leftDown;
    __m128 m_rightDown;
};

// Eight pixels.
struct Pixels
{
    __m128i left;
    __m128i right;
};

// Eight numbers of 16 bits that change evenly along a run.
class Lanes
{
public:
    explicit Lanes(Slope slope)
        : m_step(_mm_set1_ps(4 * slope.step))
        , m_now(_mm_add_ps(_mm_set1_ps(slope.value),
                           _mm_mul_ps(_mm_set1_ps(slope.step), _mm_setr_ps(0, 1, 2, 3))))
    {
    }
    __m128i next()
    {
        const __m128 later = _mm_add_ps(m_now, m_step);
        const __m128i all = _mm_packs_epi32(_mm_cvttps_epi32(m_now), _mm_cvttps_epi32(later));
        m_now = _mm_add_ps(later, m_step);
        return all;
    }

private:
    __m128 m_step;
    __m128 m_now;
};

__m128i everywhere(int value)
{
    return _mm_set1_epi16(static_cast<std::int16_t>(value));
}

// 8 bits to 16.
__m128i wide(const std::int8_t *bytes)
{
    const __m128i loaded = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(bytes));
    return _mm_srai_epi16(_mm_unpacklo_epi8(_mm_setzero_si128(), loaded), 8);
}

Pixels load(const QRgb *pixels)
{
    const auto *const at = reinterpret_cast<const __m128i *>(pixels);
    return {_mm_loadu_si128(at), _mm_loadu_si128(at + 1)};
}

__m128i either(__m128i mask, __m128i yes, __m128i no)
{
    return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

Pixels either(__m128i mask, const Pixels &yes, const Pixels &no)
{
    return {either(_mm_unpacklo_epi16(mask, mask), yes.left, no.left),
            either(_mm_unpackhi_epi16(mask, mask), yes.right, no.right)};
}

// Four pixels, those of `one` with a share of 0 to 256 each; the shares stand twice side by side.
template<typename After>
Q_ALWAYS_INLINE __m128i mixed(__m128i one, __m128i two, __m128i share, __m128i rest, After &&after)
{
    const __m128i zero = _mm_setzero_si128();
    const auto pair = [](__m128i a, __m128i b, __m128i part, __m128i otherPart) {
        return _mm_add_epi16(_mm_mullo_epi16(a, part), _mm_mullo_epi16(b, otherPart));
    };
    const __m128i left =
        after(pair(_mm_unpacklo_epi8(one, zero), _mm_unpacklo_epi8(two, zero),
                   _mm_unpacklo_epi32(share, share), _mm_unpacklo_epi32(rest, rest)));
    const __m128i right =
        after(pair(_mm_unpackhi_epi8(one, zero), _mm_unpackhi_epi8(two, zero),
                   _mm_unpackhi_epi32(share, share), _mm_unpackhi_epi32(rest, rest)));
    return _mm_packus_epi16(left, right);
}

// `after` takes two pixels as 256 times their colours, and gives their colours.
template<typename After>
Q_ALWAYS_INLINE Pixels mixed(const Pixels &one, const Pixels &two, __m128i share, After &&after)
{
    const __m128i rest = _mm_sub_epi16(everywhere(256), share);
    const __m128i left = mixed(one.left, two.left, _mm_unpacklo_epi16(share, share),
                               _mm_unpacklo_epi16(rest, rest), after);
    return {left, mixed(one.right, two.right, _mm_unpackhi_epi16(share, share),
                        _mm_unpackhi_epi16(rest, rest), after)};
}

void store(QRgb *out, const Pixels &pixels)
{
    auto *const at = reinterpret_cast<__m128i *>(out);
    _mm_storeu_si128(at, pixels.left);
    _mm_storeu_si128(at + 1, pixels.right);
}

constexpr int kWeightParts = 32; // of a unit of weights
constexpr auto kRaggedParts = static_cast<int>(kRagged * kWeightParts);

// How strong a soil is, in parts.
Q_ALWAYS_INLINE Lanes strengthOf(const Run &run, std::size_t soil)
{
    const Slope weight = run.along(run.square.weight[soil]);
    return Lanes({(weight.value + biasOf(run.square.soil[soil])) * kWeightParts,
                  weight.step * kWeightParts});
}

// The two strongest soils of eight pixels.
struct Strongest
{
    __m128i best = everywhere(-32768);
    __m128i second = everywhere(-32768);
    Pixels colour = {};
    Pixels secondColour = {};
    __m128i soft = everywhere(0); // how wide it blends, in parts
    __m128i secondSoft = everywhere(0);
    __m128i perPart = everywhere(32767); // 16384ths of the share that a part of it is worth
    __m128i secondPerPart = everywhere(32767);
    __m128i isParcel = everywhere(0); // whether `best` shows the borders of parcels

    void add(__m128i strength, const Pixels &colours, float softness, bool hasParcels)
    {
        const __m128i isBest = _mm_cmpgt_epi16(strength, best);
        const __m128i isSecond = _mm_cmpgt_epi16(strength, second);
        const __m128i softs = everywhere(static_cast<int>(softness * kWeightParts));
        const __m128i perParts = everywhere(static_cast<int>(65536 / softness) + 1);
        secondColour = either(isBest, colour, either(isSecond, colours, secondColour));
        secondSoft = either(isBest, soft, either(isSecond, softs, secondSoft));
        secondPerPart = either(isBest, perPart, either(isSecond, perParts, secondPerPart));
        second = _mm_max_epi16(second, _mm_min_epi16(strength, best));
        best = _mm_max_epi16(best, strength);
        colour = either(isBest, colours, colour);
        soft = either(isBest, softs, soft);
        perPart = either(isBest, perParts, perPart);
        isParcel = either(isBest, everywhere(hasParcels ? -1 : 0), isParcel);
    }

    // 0 to 128.
    __m128i shareOfSecond() const
    {
        const __m128i margin =
            _mm_min_epi16(_mm_subs_epi16(best, second), _mm_max_epi16(soft, secondSoft));
        return _mm_sub_epi16(
            everywhere(128),
            _mm_mulhi_epi16(_mm_slli_epi16(margin, 2), _mm_min_epi16(perPart, secondPerPart)));
    }
};

// The straight border between two parcels.
class ParcelBorder
{
public:
    ParcelBorder(const SoilArt &art, const Run &run)
        : m_art(art)
        , m_bend(art.bend(run))
        , m_pixel(1 / static_cast<float>(art.art.width()))
    {
        const float right = run.square.right;
        m_bent = _mm_set1_ps(art.warp * right);
        m_step = _mm_set1_ps(4 * m_pixel * right);
        m_now = _mm_add_ps(_mm_set1_ps(static_cast<float>(run.from) * m_pixel * right +
                                       static_cast<float>(run.y) * m_pixel * run.square.down -
                                       run.square.far),
                           _mm_mul_ps(_mm_set1_ps(m_pixel * right), _mm_setr_ps(0, 1, 2, 3)));
    }

    // The next eight pixels: whether they lie in the first parcel, and how strong the hedge is.
    void next(__m128i &isFirst, __m128i &hedge)
    {
        const __m128i bend = wide(m_bend);
        m_bend += kPixelsAtOnce;
        const __m128i signs = _mm_srai_epi16(bend, 15);
        const __m128 left = gap(_mm_unpacklo_epi16(bend, signs));
        const __m128 right = gap(_mm_unpackhi_epi16(bend, signs));
        const auto isPositive = [](__m128 value) {
            return _mm_castps_si128(_mm_cmpgt_ps(value, _mm_setzero_ps()));
        };
        isFirst = _mm_packs_epi32(isPositive(left), isPositive(right));
        hedge = _mm_packs_epi32(strength(left), strength(right));
    }

private:
    __m128 gap(__m128i bend)
    {
        const __m128 far = _mm_add_ps(m_now, _mm_mul_ps(_mm_cvtepi32_ps(bend), m_bent));
        m_now = _mm_add_ps(m_now, m_step);
        return far;
    }
    __m128i strength(__m128 gap) const
    {
        const __m128 near = _mm_andnot_ps(_mm_set1_ps(-0.0F), gap);
        const __m128 share =
            _mm_sub_ps(_mm_set1_ps(1), _mm_div_ps(near, _mm_set1_ps(m_art.hedgeHalf)));
        return _mm_cvttps_epi32(_mm_mul_ps(_mm_set1_ps(static_cast<float>(m_art.hedgeStrength)),
                                           _mm_max_ps(share, _mm_setzero_ps())));
    }

    const SoilArt &m_art;
    const std::int8_t *m_bend;
    float m_pixel;
    __m128 m_bent;
    __m128 m_step;
    __m128 m_now;
};

} // namespace

// OPTIMIZATION: most borders, with fewer questions than others ask.
static void paintTwoSoils(const SoilArt &art, const Block &block)
{
    const Square &square = block.square;
    const float soft = std::max(softnessOf(square.soil[0]), softnessOf(square.soil[1]));
    const __m128i reach = everywhere(static_cast<int>(soft * kWeightParts));
    const __m128i least = everywhere(static_cast<int>(-soft * kWeightParts));
    const __m128i perPart = everywhere(static_cast<int>(65536 / soft));
    const __m128i ragged = everywhere(kRaggedParts);
    const LightOf lights(square);
    for (int row = 0; row < block.rows; ++row) {
        const Run run = block.run(row);
        const std::int8_t *edgeOne = art.edge(run, 0);
        const std::int8_t *edgeTwo = art.edge(run, 1);
        const QRgb *one = art.texture(run, 0, 0);
        const QRgb *two = art.texture(run, 1, 0);
        const Slope lead = run.along(square.lead);
        Lanes leads({lead.value * kWeightParts, lead.step * kWeightParts});
        Light light = lights.along(run);
        const auto lit = [&light](__m128i pair) { return light.onPair(pair); };
        QRgb *const out = run.out + run.from;
        for (int x = 0; x < run.to - run.from; x += kPixelsAtOnce) {
            const __m128i rough = _mm_sub_epi16(wide(edgeOne + x), wide(edgeTwo + x));
            const __m128i margin = _mm_adds_epi16(leads.next(), _mm_mullo_epi16(rough, ragged));
            const __m128i kept = _mm_max_epi16(least, _mm_min_epi16(reach, margin));
            const __m128i share =
                _mm_add_epi16(everywhere(128), _mm_mulhi_epi16(_mm_slli_epi16(kept, 2), perPart));
            store(out + x, mixed(load(one + x), load(two + x), share, lit));
        }
    }
}

// Of `kParcels` parcels, 1 or 2.
template<int kParcels>
static void paintSoils(const SoilArt &art, const LightOf &lights, const Run &run)
{
    const Square &square = run.square;
    const auto soils = static_cast<std::size_t>(square.soils);
    struct One
    {
        Lanes strength;
        const std::int8_t *edge;
        std::array<const QRgb *, kParcels> textures;
        float softness;
        bool hasParcels;
    };
    std::array<std::optional<One>, kMostSoils> each;
    for (std::size_t k = 0; k < soils; ++k) {
        each[k].emplace(One{strengthOf(run, k),
                            art.edge(run, k),
                            {},
                            softnessOf(square.soil[k]),
                            hasParcels(square.soil[k])});
        for (std::size_t p = 0; p < kParcels; ++p)
            each[k]->textures[p] = art.texture(run, k, p);
    }
    std::optional<ParcelBorder> border;
    if (kParcels == 2)
        border.emplace(art, run);
    const __m128i ragged = everywhere(kRaggedParts);
    const __m128i ink = _mm_set1_epi32(static_cast<int>(art.hedgeInk));
    Light light = lights.along(run);
    const auto lit = [&light](__m128i pair) { return light.onPair(pair); };
    const auto plain = [](__m128i pair) { return _mm_srli_epi16(pair, 8); };
    QRgb *const out = run.out + run.from;
    for (int x = 0; x < run.to - run.from; x += kPixelsAtOnce) {
        __m128i isFirst = everywhere(-1);
        __m128i hedge = everywhere(0);
        if (border)
            border->next(isFirst, hedge);
        Strongest two;
        for (std::size_t k = 0; k < soils; ++k) {
            One &one = *each[k];
            Pixels colours = load(one.textures[0] + x);
            if constexpr (kParcels == 2)
                colours = either(isFirst, colours, load(one.textures[1] + x));
            two.add(
                _mm_adds_epi16(one.strength.next(), _mm_mullo_epi16(wide(one.edge + x), ragged)),
                colours, one.softness, one.hasParcels);
        }
        if constexpr (kParcels == 2) {
            hedge = _mm_and_si128(hedge, two.isParcel);
            two.colour = mixed({ink, ink}, two.colour, hedge, plain);
        }
        store(out + x, mixed(two.secondColour, two.colour, two.shareOfSecond(), lit));
    }
}

bool paintInLanes(const SoilArt &art, const Block &block)
{
    const Square &square = block.square;
    if (square.parcels > 2)
        return false;
    if (square.soils == 2 && square.parcels == 1) {
        paintTwoSoils(art, block);
        return true;
    }
    const LightOf lights(square);
    for (int row = 0; row < block.rows; ++row) {
        if (square.parcels == 2)
            paintSoils<2>(art, lights, block.run(row));
        else
            paintSoils<1>(art, lights, block.run(row));
    }
    return true;
}

void shine(const Block &block)
{
    const LightOf lights(block.square);
    for (int row = 0; row < block.rows; ++row) {
        const Run run = block.run(row);
        Light light = lights.along(run);
        QRgb *const out = run.out + run.from;
        for (int x = 0; x < run.to - run.from; x += 2) {
            const __m128i colours = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(out + x));
            const __m128i lit = light.onPair(_mm_unpacklo_epi8(_mm_setzero_si128(), colours));
            _mm_storel_epi64(reinterpret_cast<__m128i *>(out + x), _mm_packus_epi16(lit, lit));
        }
    }
}

#else

bool paintInLanes(const SoilArt &, const Block &)
{
    return false;
}

static void shine(const Run &run)
{
    std::array<Slope, 3> light;
    for (std::size_t k = 0; k < 3; ++k) {
        const auto corner = [&](std::size_t at) { return run.square.light[at][k]; };
        const float left = corner(0) + (corner(2) - corner(0)) * run.down;
        const float right = corner(1) + (corner(3) - corner(1)) * run.down;
        light[k] = {left, (right - left) * run.step};
    }
    for (int x = run.from; x < run.to; ++x) {
        const auto part = [&](int shift, std::size_t k) {
            const float now = light[k].value + light[k].step * static_cast<float>(x - run.from);
            return std::min(255, static_cast<int>(run.out[x] >> shift & 255) *
                                     static_cast<int>(now) / kFullLight);
        };
        run.out[x] = qRgb(part(16, 2), part(8, 1), part(0, 0));
    }
}

void shine(const Block &block)
{
    for (int row = 0; row < block.rows; ++row)
        shine(block.run(row));
}

#endif

} // namespace hexwerk::ground
