#include <QTest>

#include "editor/ground/ground_map.h"
#include "tests/editor/ground/random_ground.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwerk::ground::tst_ground_eyes {

using namespace Qt::Literals::StringLiterals;
using testing::evenGround;

// What a map shows must be told apart by grey eyes and by those that lack one kind of cones, at
// every size: by brightness, by its range, by its grain, or by colour.
class tst_GroundEyes final : public QObject
{
    Q_OBJECT

private slots:
    void everyCoverIsToldFromEveryOther_data();
    void everyCoverIsToldFromEveryOther();
    void everyLevelWayAndSideIsToldFromEveryOther_data();
    void everyLevelWayAndSideIsToldFromEveryOther();
    void theGridIsSeenOnEveryGround_data();
    void theGridIsSeenOnEveryGround();
};

namespace {

struct Rgb
{
    double red = 0;
    double green = 0;
    double blue = 0;
};

enum class Eyes { Grey, Protan, Deutan, Tritan };

// What these eyes see of linear light, after Machado, Oliveira and Fernandes 2009, severity 1.
Rgb seenBy(Eyes eyes, Rgb c)
{
    using Matrix = std::array<std::array<double, 3>, 3>;
    static const std::array<Matrix, 4> matrices = {
        Matrix{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
        Matrix{{{0.152286, 1.052583, -0.204868},
                {0.114503, 0.786281, 0.099216},
                {-0.003882, -0.048116, 1.051998}}},
        Matrix{{{0.367322, 0.860646, -0.227968},
                {0.280085, 0.672501, 0.047413},
                {-0.011820, 0.042940, 0.968881}}},
        Matrix{{{1.255528, -0.076749, -0.178779},
                {-0.078411, 0.930809, 0.147602},
                {0.004733, 0.691367, 0.303900}}}};
    const Matrix &m = matrices[static_cast<std::size_t>(eyes)];
    const auto row = [&](std::size_t k) {
        return std::clamp(m[k][0] * c.red + m[k][1] * c.green + m[k][2] * c.blue, 0.0, 1.0);
    };
    return {row(0), row(1), row(2)};
}

double linear(int byte)
{
    static const std::array<double, 256> kLinear = [] {
        std::array<double, 256> table = {};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double c = static_cast<double>(i) / 255;
            table[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return table;
    }();
    return kLinear[static_cast<std::size_t>(byte)];
}

double cubeRoot(double t)
{
    return t > 0.008856 ? std::cbrt(static_cast<float>(t)) : 7.787 * t + 16.0 / 116;
}

// CIE L*a*b* under D65.
std::array<double, 3> labOf(Rgb c)
{
    const double x = cubeRoot((0.4124 * c.red + 0.3576 * c.green + 0.1805 * c.blue) / 0.9505);
    const double y = cubeRoot(0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue);
    const double z = cubeRoot((0.0193 * c.red + 0.1192 * c.green + 0.9505 * c.blue) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Mean lightness and colours; the lightness of the darkest and the lightest tenth; its range, over
// pixels and over blocks of them; its grain to the right and downwards, fine and coarse.
constexpr std::size_t kFeatures = 11;
using Features = std::array<double, kFeatures>;

// The lightness of some pixels, row by row.
struct Lightness
{
    int width = 0;
    int height = 0;
    std::vector<double> values;

    double at(int x, int y) const { return values[static_cast<std::size_t>(y * width + x)]; }
    double grain(int dx, int dy) const
    {
        double sum = 0;
        for (int y = 0; y + dy < height; ++y)
            for (int x = 0; x + dx < width; ++x)
                sum += std::abs(at(x + dx, y + dy) - at(x, y));
        return sum / ((width - dx) * (height - dy));
    }
    // Of the means of so many blocks a side.
    double rangeOfBlocks(int count) const
    {
        std::vector<double> sums(static_cast<std::size_t>(count * count));
        std::vector<int> pixels(sums.size());
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const auto block =
                    static_cast<std::size_t>(y * count / height * count + x * count / width);
                sums[block] += at(x, y);
                ++pixels[block];
            }
        for (std::size_t k = 0; k < sums.size(); ++k)
            sums[k] /= pixels[k];
        return deviation(sums);
    }
    static double deviation(const std::vector<double> &values)
    {
        double sum = 0;
        double squares = 0;
        for (const double value : values) {
            sum += value;
            squares += value * value;
        }
        const auto count = static_cast<double>(values.size());
        return std::sqrt(std::max(0.0, squares / count - sum * sum / (count * count)));
    }
};

Features featuresOf(const QImage &image, const QRect &part, Eyes eyes)
{
    Lightness light{part.width(), part.height(), {}};
    std::array<double, 3> sums = {};
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            const QRgb c = image.pixel(x, y);
            const auto lab =
                labOf(seenBy(eyes, {linear(qRed(c)), linear(qGreen(c)), linear(qBlue(c))}));
            for (std::size_t k = 0; k < 3; ++k)
                sums[k] += lab[k];
            light.values.push_back(lab[0]);
        }
    const auto pixels = static_cast<double>(light.values.size());
    std::vector<double> sorted = light.values;
    std::sort(sorted.begin(), sorted.end());
    const int coarse = std::max(2, part.width() / 6);
    return {sums[0] / pixels,
            sums[1] / pixels,
            sums[2] / pixels,
            sorted[sorted.size() / 10],
            sorted[sorted.size() * 9 / 10],
            Lightness::deviation(light.values),
            light.rangeOfBlocks(4),
            light.grain(1, 0),
            light.grain(0, 1),
            light.grain(coarse, 0),
            light.grain(0, coarse)};
}

struct Spread
{
    Features mean = {};
    Features deviation = {};
};

Spread spreadOf(const std::vector<Features> &samples)
{
    Spread spread;
    const auto count = static_cast<double>(samples.size());
    for (std::size_t k = 0; k < kFeatures; ++k) {
        for (const Features &sample : samples)
            spread.mean[k] += sample[k] / count;
        for (const Features &sample : samples)
            spread.deviation[k] += std::pow(sample[k] - spread.mean[k], 2) / count;
        spread.deviation[k] = std::sqrt(spread.deviation[k]);
    }
    return spread;
}

// How many standard deviations two kinds of hexes lie apart in the feature that tells them best; a
// difference that no eye sees, under half a unit of lightness, does not count.
double apart(const Spread &a, const Spread &b)
{
    constexpr double kUnseen = 0.5;
    double best = 0;
    for (std::size_t k = 0; k < kFeatures; ++k) {
        const double deviation = std::hypot(a.deviation[k], b.deviation[k]) / std::sqrt(2.0);
        best = std::max(best, std::abs(a.mean[k] - b.mean[k]) / std::max(kUnseen, deviation));
    }
    return best;
}

// Hexes of one board, without their rims.
std::vector<QRect> hexesOf(const GroundBoard &board, int width)
{
    std::vector<QRect> parts;
    for (int column = 1; column < board.columns - 1; ++column)
        for (int row = 1; row < board.rows - 1; ++row) {
            const QPointF middle = centreOf({column, row}) * width;
            const double half = 0.36 * width;
            parts.push_back(
                QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half).toAlignedRect());
        }
    return parts;
}

QImage pictureOf(const GroundBoard &board, int width, Look look, bool withGrid)
{
    const GroundMap map(board, {Borders::Grown, Turn::None, Inks(look).levelTint()});
    return map.picture(*groundArt(width, look, Turn::None), QRect(QPoint(), map.size(width)),
                       withGrid);
}

constexpr std::array kAllEyes = {Eyes::Grey, Eyes::Protan, Eyes::Deutan, Eyes::Tritan};
constexpr std::array<const char *, 4> kEyes = {"grey", "protan", "deutan", "tritan"};

// Something to be told from others: a picture, and where in it samples lie.
struct Sight
{
    QString name;
    QImage image;
    std::vector<QRect> parts;

    Spread by(Eyes eyes) const
    {
        std::vector<Features> samples;
        for (const QRect &part : parts)
            samples.push_back(featuresOf(image, part, eyes));
        return spreadOf(samples);
    }
};

// Those that are too near to each other, for any eyes.
QStringList alike(const std::vector<Sight> &sights, double least)
{
    QStringList pairs;
    for (const Eyes eyes : kAllEyes) {
        std::vector<Spread> spreads;
        for (const Sight &sight : sights)
            spreads.push_back(sight.by(eyes));
        for (std::size_t a = 0; a < sights.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (const double far = apart(spreads[a], spreads[b]); far < least)
                    pairs << u"%1 and %2, %3: %4"_s
                                 .arg(sights[a].name, sights[b].name,
                                      QLatin1String(kEyes[static_cast<std::size_t>(eyes)]))
                                 .arg(far, 0, 'f', 2);
    }
    for (const QString &pair : pairs)
        qWarning("%s", qPrintable(pair));
    return pairs;
}

void addLooks()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("look");
    std::size_t row = 0;
    for (const Look look : kAllLooks)
        for (const int width : {22, 36, 64})
            if (testing::takesPart(row++))
                QTest::addRow("%s, %d pixels", toString(look).data(), width)
                    << width << static_cast<int>(look);
}

constexpr double kLeastApart = 2; // standard deviations

} // namespace

void tst_GroundEyes::everyCoverIsToldFromEveryOther_data()
{
    addLooks();
}

void tst_GroundEyes::everyCoverIsToldFromEveryOther()
{
    QFETCH(int, width);
    QFETCH(int, look);
    std::vector<Sight> sights;
    for (int cover = 0; cover < kCovers; ++cover) {
        const GroundBoard board = evenGround(static_cast<Cover>(cover), 8, 8);
        sights.push_back({u"cover %1"_s.arg(cover),
                          pictureOf(board, width, static_cast<Look>(look), true),
                          hexesOf(board, width)});
    }
    QCOMPARE(alike(sights, kLeastApart).join(u'\n'), QString());
}

void tst_GroundEyes::everyLevelWayAndSideIsToldFromEveryOther_data()
{
    addLooks();
}

// Levels by their hexes, ways by hexes that they run through, hexsides by what is around them.
void tst_GroundEyes::everyLevelWayAndSideIsToldFromEveryOther()
{
    QFETCH(int, width);
    QFETCH(int, look);
    constexpr int kSize = 12;
    const auto picture = [&](const GroundBoard &board) {
        return pictureOf(board, width, static_cast<Look>(look), true);
    };
    std::vector<Sight> levels;
    for (const int level : {0, 1, 2}) {
        GroundBoard board = evenGround(Cover::Open, 8, 8);
        for (GroundCell &cell : board.cells)
            cell.level = static_cast<std::uint8_t>(level);
        levels.push_back({u"level %1"_s.arg(level), picture(board), hexesOf(board, width)});
    }
    QCOMPARE(alike(levels, kLeastApart).join(u'\n'), QString());

    const auto around = [width](QPointF at, double half) {
        return QRectF((at.x() - half) * width, (at.y() - half) * width, 2 * half * width,
                      2 * half * width)
            .toAlignedRect();
    };
    std::vector<Sight> ways;
    for (int kind = -1; kind < kWays; ++kind) {
        GroundBoard board = evenGround(Cover::Open, kSize, kSize);
        std::vector<QRect> parts;
        for (int column = 1; column < kSize; column += 2)
            for (int row = 0; row < kSize; ++row) {
                if (kind >= 0)
                    board.at({column, row}).ways[static_cast<std::size_t>(kind)] = 1 | 1 << 3;
                if (row > 0 && row < kSize - 1)
                    parts.push_back(around(centreOf({column, row}), 0.2));
            }
        ways.push_back({u"way %1"_s.arg(kind), picture(board), parts});
    }
    QCOMPARE(alike(ways, kLeastApart).join(u'\n'), QString());

    std::vector<Sight> sides;
    for (int kind = -1; kind < kSides; ++kind) {
        if (kind == static_cast<int>(Side::Bridge) || kind == static_cast<int>(Side::Ford))
            continue; // they lie over water
        GroundBoard board = evenGround(Cover::Open, kSize, kSize);
        std::vector<QRect> parts;
        for (int column = 0; column < kSize; column += 2)
            for (int row = 1; row < kSize; row += 2) {
                if (kind >= 0) {
                    board.at({column, row}).sides[static_cast<std::size_t>(kind)] |= 1;
                    board.at({column, row - 1}).sides[static_cast<std::size_t>(kind)] |= 1 << 3;
                }
                parts.push_back(around(sideMiddle({column, row}, 0), 0.14));
            }
        sides.push_back({u"side %1"_s.arg(kind), picture(board), parts});
    }
    QCOMPARE(alike(sides, kLeastApart).join(u'\n'), QString());
}

void tst_GroundEyes::theGridIsSeenOnEveryGround_data()
{
    addLooks();
}

// Along the hexsides, and in the middles: a difference of lightness that eyes notice (2.3 units).
void tst_GroundEyes::theGridIsSeenOnEveryGround()
{
    QFETCH(int, width);
    QFETCH(int, look);
    constexpr double kNoticed = 2.3;
    const auto lightness = [](const QImage &image, QPoint at) {
        const QRgb c = image.pixel(at);
        return labOf({linear(qRed(c)), linear(qGreen(c)), linear(qBlue(c))})[0];
    };
    for (int cover = 0; cover < kCovers; ++cover) {
        const GroundBoard board = evenGround(static_cast<Cover>(cover), 6, 6);
        const QImage with = pictureOf(board, width, static_cast<Look>(look), true);
        const QImage without = pictureOf(board, width, static_cast<Look>(look), false);
        double lines = 0;
        int points = 0;
        for (int column = 1; column < 5; ++column)
            for (int row = 1; row < 5; ++row)
                for (double t = 0.1; t < 0.95; t += 0.1) {
                    const QPointF from = cornerOf({column, row}, 2);
                    const QPointF at = (from + (cornerOf({column, row}, 3) - from) * t) * width;
                    double most = 0; // the line lies between two rows of pixels
                    for (const int dy : {-1, 0, 1}) {
                        const QPoint pixel(static_cast<int>(at.x()), static_cast<int>(at.y()) + dy);
                        most = std::max(
                            most, std::abs(lightness(with, pixel) - lightness(without, pixel)));
                    }
                    lines += most;
                    ++points;
                }
        QVERIFY2(lines / points > kNoticed,
                 qPrintable(u"cover %1: %2"_s.arg(cover).arg(lines / points)));
    }
}

HW_WINDOW_TEST(tst_GroundEyes)

} // namespace hexwerk::ground::tst_ground_eyes

#include "tst_ground_eyes.moc"
