#include <QTest>

#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/overlay_painter.h"
#include "editor/assault/canvas/scene_painter.h"
#include "editor/assault/canvas/zone_painter.h"
#include "tests/editor/assault/canvas/terrain_patches.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace hexwerk::assault::ui::tst_signs_on_ground {

using namespace editor;

// On every terrain, level and look, what lies on the ground has 3:1 to it along all of its lines.
class tst_SignsOnGround final : public QObject
{
    Q_OBJECT

private slots:
    void signs_data();
    void signs();
};

namespace {

constexpr double kBroken = 0.6; // of dashes, dots and clods: the gaps between them are not

struct Sign
{
    QString name;
    std::function<void(MapScene &, Hex)> lay = {};
    std::function<void(QPainter &, Hex, const PaintPlace &)> draw = {}; // what is not in a scene
    double share = 0.9; // of the rim that is seen at least; flecks of the ground take the rest
};

} // namespace

static void addMarks(std::vector<Sign> &signs)
{
    for (int kind = 0; kind <= static_cast<int>(HighlightKind::Problem); ++kind)
        for (const char *text : {"", "3"})
            signs.push_back({QStringLiteral("highlight %1 %2").arg(kind).arg(QLatin1String(text)),
                             [=](MapScene &scene, Hex hex) {
                                 scene.highlights = {
                                     {hex, static_cast<HighlightKind>(kind), QLatin1String(text)}};
                             }});
    signs.push_back({QStringLiteral("arc"), [](MapScene &scene, Hex hex) {
                         scene.arc = SceneArc{hex, 1, 1};
                     }});
    signs.push_back({QStringLiteral("brush"), [](MapScene &scene, Hex hex) {
                         scene.highlights = {{hex, HighlightKind::Brush, {}}};
                     }});
    signs.push_back(
        {QStringLiteral("chosen"), [](MapScene &scene, Hex hex) { scene.chosen = {hex}; }});
    signs.push_back(
        {QStringLiteral("marked"), [](MapScene &scene, Hex hex) { scene.marked = {{hex}}; }});
    signs.push_back({QStringLiteral("vertices"), [](MapScene &scene, Hex hex) {
                         scene.vertices = SceneVertices{hex, {0, 1, 2, 3, 4, 5}};
                     }});
    signs.push_back(
        {QStringLiteral("cursor"), {}, [](QPainter &painter, Hex hex, const PaintPlace &place) {
             paintCursor(painter, hex, Direction::SE, place);
         }});
    signs.push_back(
        {QStringLiteral("hover"), {}, [](QPainter &painter, Hex hex, const PaintPlace &place) {
             paintHover(painter, hex, place);
         }});
    for (const SightStatus status :
         {SightStatus::Clear, SightStatus::Hindered, SightStatus::Blocked})
        signs.push_back({QStringLiteral("sight %1").arg(static_cast<int>(status)),
                         [=](MapScene &scene, Hex hex) {
                             scene.sightLines = {{neighbour(hex, Direction::N), hex, status}};
                         }});
}

static void addThings(std::vector<Sign> &signs)
{
    for (const char *name : {"blue", "red", "green", "yellow", "grey", "black", "#ffffff"}) {
        const QColor colour = sideColour(name);
        const auto named = [&](const char *what) {
            return QStringLiteral("%1 %2").arg(QLatin1String(what), QLatin1String(name));
        };
        for (const CounterSide side : {CounterSide::Full, CounterSide::Half})
            signs.push_back({named("counter"), [=](MapScene &scene, Hex hex) {
                                 scene.units = {
                                     sample::unit(toString(hex), {}, UnitSymbol::Rifle, name)};
                                 scene.units[0].side = side;
                             }});
        signs.push_back({named("badges"), [=](MapScene &scene, Hex hex) {
                             scene.units = {
                                 sample::unit(toString(hex), {}, UnitSymbol::Rifle, name)};
                             scene.units[0].markers = {Marker::Suppressed, Marker::Firing,
                                                       Marker::Hidden, Marker::DugIn};
                             scene.units[0].damage = 1;
                             scene.units[0].experience = Experience::Elite;
                         }});
        signs.push_back({named("facing"), [=](MapScene &scene, Hex hex) {
                             scene.units = {sample::unit(toString(hex), {}, UnitSymbol::Gun, name)};
                             scene.units[0].facing = 2;
                         }});
        for (const bool found : {false, true})
            signs.push_back({named("mines"), [=](MapScene &scene, Hex hex) {
                                 scene.mines = {{hex, MineKind::AntiTank, colour, found}};
                             }});
        signs.push_back({named("flag"), [=](MapScene &scene, Hex hex) {
                             scene.objectives = {{hex, {}, colour}};
                         }});
        signs.push_back({named("arrow"), [=](MapScene &scene, Hex hex) {
                             scene.arrows = {{{neighbour(hex, Direction::N), hex}, colour}};
                         }});
        for (const ZonePurpose purpose :
             {ZonePurpose::Setup, ZonePurpose::Entry, ZonePurpose::Mines, ZonePurpose::Victory})
            signs.push_back(
                {named("zone"), {}, [=](QPainter &painter, Hex hex, const PaintPlace &place) {
                     paintZones(painter, {{{}, purpose, colour, {hex}}}, place.geometry,
                                place.geometry.span(place.part, 9, 9));
                 }});
    }
    for (Sign &sign : signs)
        if (sign.name.startsWith(QLatin1String("zone")) || sign.name == QLatin1String("marked"))
            sign.share = kBroken;
    for (const int count : {1, 5})
        signs.push_back({QStringLiteral("smoke"), [=](MapScene &scene, Hex hex) {
                             scene.smoke = {{hex, count}};
                         }});
    signs.push_back(
        {QStringLiteral("dug in"), [](MapScene &scene, Hex hex) { scene.dugIn = {hex}; }});
    signs.back().share = kBroken;
}

// WCAG 2, of channels as they are in a picture.
static double luminance(QRgb pixel)
{
    static const std::array<double, 256> kLinear = [] {
        std::array<double, 256> linear{};
        for (int i = 0; i < 256; ++i) {
            const double c = i / 255.0;
            linear[static_cast<std::size_t>(i)] =
                c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return linear;
    }();
    const auto of = [](int channel) { return kLinear[static_cast<std::size_t>(channel)]; };
    return 0.2126 * of(qRed(pixel)) + 0.7152 * of(qGreen(pixel)) + 0.0722 * of(qBlue(pixel));
}

// The luminance of the ground, evened out over five pixels: what an eye compares a line with.
static std::vector<float> evened(const QImage &ground)
{
    const int w = ground.width();
    const int h = ground.height();
    std::vector<float> plain(static_cast<std::size_t>(w * h));
    std::vector<float> mean(plain.size());
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x)
            plain[static_cast<std::size_t>(y * w + x)] =
                static_cast<float>(luminance(ground.pixel(x, y)));
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            float sum = 0;
            int count = 0;
            for (int v = std::max(0, y - 2); v <= std::min(h - 1, y + 2); ++v)
                for (int u = std::max(0, x - 2); u <= std::min(w - 1, x + 2); ++u, ++count)
                    sum += plain[static_cast<std::size_t>(v * w + u)];
            mean[static_cast<std::size_t>(y * w + x)] = sum / static_cast<float>(count);
        }
    return mean;
}

namespace {

// A sign on nothing.
struct Drawn
{
    QImage image;            // ARGB32
    std::vector<QPoint> rim; // solid pixels beside others

    bool isSolid(QPoint at) const
    {
        constexpr int kSolid = 190; // of 255: a line, not a tint
        return image.rect().contains(at) && qAlpha(image.pixel(at)) >= kSolid;
    }
};

} // namespace

static Drawn drawn(const Sign &sign, const MapScene &on, Hex hex, int pixels)
{
    MapScene scene;
    scene.board = Board(4, 4);
    scene.terrain = on.terrain;
    if (sign.lay)
        sign.lay(scene, hex);
    const HexGeometry geometry(pixels);
    Drawn result;
    result.image = QImage(geometry.boardRect(4, 4).size().toSize(), QImage::Format_ARGB32);
    result.image.fill(Qt::transparent);
    QPainter painter(&result.image);
    MapArt art;
    CounterStore counters;
    const PaintPlace place{geometry, art, QRectF(result.image.rect()), 1, on.style.look};
    paintScene(painter, scene, kAllLayers, counters, {}, place);
    if (sign.draw)
        sign.draw(painter, hex, place);
    painter.end();
    for (int y = 0; y < result.image.height(); ++y)
        for (int x = 0; x < result.image.width(); ++x)
            if (const QPoint at(x, y);
                result.isSolid(at) && (!result.isSolid({x - 1, y}) || !result.isSolid({x + 1, y}) ||
                                       !result.isSolid({x, y - 1}) || !result.isSolid({x, y + 1})))
                result.rim.push_back(at);
    return result;
}

// The share of the rim of a sign along which it has 3:1 to the ground: there some pixel of its
// lines, at most three away, is that much lighter or darker.
static double shareSeen(const Drawn &sign, const QImage &ground, const std::vector<float> &mean,
                        QPoint by)
{
    constexpr double kLeastOfSigns = 3;
    constexpr int kAway = 3;
    constexpr int kDrawn = 100; // of 255
    const auto isSeen = [&](QPoint at) {
        const QPoint place = at + by;
        const double under = mean[static_cast<std::size_t>(place.y() * ground.width() + place.x())];
        for (int v = -kAway; v <= kAway; ++v)
            for (int u = -kAway; u <= kAway; ++u) {
                const QPoint near = at + QPoint(u, v);
                if (!sign.image.rect().contains(near) || qAlpha(sign.image.pixel(near)) < kDrawn)
                    continue;
                const QRgb over = sign.image.pixel(near);
                const QRgb below = ground.pixel(near + by);
                const int alpha = qAlpha(over);
                const auto mixed = [&](int above, int beneath) {
                    return (above * alpha + beneath * (255 - alpha)) / 255;
                };
                const double here = luminance(qRgb(mixed(qRed(over), qRed(below)),
                                                   mixed(qGreen(over), qGreen(below)),
                                                   mixed(qBlue(over), qBlue(below))));
                if ((std::max(here, under) + 0.05) / (std::min(here, under) + 0.05) >=
                    kLeastOfSigns)
                    return true;
            }
        return false;
    };
    const auto seen = std::count_if(sign.rim.begin(), sign.rim.end(), isSeen);
    return sign.rim.size() < 6 ? 0
                               : static_cast<double>(seen) / static_cast<double>(sign.rim.size());
}

void tst_SignsOnGround::signs_data()
{
    patches::eachLook();
}

void tst_SignsOnGround::signs()
{
    QFETCH(int, look);
    const MapScene scene = patches::scene(static_cast<ground::Look>(look));
    std::vector<Sign> signs;
    addMarks(signs);
    addThings(signs);
    QStringList faults;
    for (const int pixels : {36, 64}) {
        const QImage ground = renderMap(scene, pixels, kGroundLayers | MapLayer::Grid)
                                  .convertToFormat(QImage::Format_RGB32);
        const std::vector<float> mean = evened(ground);
        const HexGeometry geometry(pixels);
        const Hex middle = Hex::at(1, 1);
        for (const Sign &sign : signs) {
            const Drawn one = drawn(sign, scene, middle, pixels);
            double worst = 1;
            QString where;
            for (const Hex hex : patches::middles(scene)) {
                const QPointF corner = geometry.centre(hex) - geometry.centre(middle);
                const double share = shareSeen(one, ground, mean, corner.toPoint());
                if (share < worst) {
                    worst = share;
                    where = patches::nameOf(scene, hex, pixels);
                }
            }
            if (worst < sign.share)
                faults += QStringLiteral("%1 on %2: %3").arg(sign.name, where).arg(worst);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

HW_WINDOW_TEST(tst_SignsOnGround)

} // namespace hexwerk::assault::ui::tst_signs_on_ground

#include "tst_signs_on_ground.moc"
