#include <QDir>
#include <QPainter>
#include <QTest>

#include "core/assault/cards/silhouettes.h"
#include "core/assault/files/library/data_store.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "tests/contrast.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hexwerk::assault::ui::tst_silhouettes {

// Who sees a counter knows the weapon, the nation and which side is up, without colour too.
class tst_Silhouettes final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCardThatIsShippedHasOne();
    void everyNameHasItsPicture();
    void noTwoOfThemAreAlike();
    void theyStandOutFromTheirPlate();
    void frontAndHalfDiffer_data();
    void frontAndHalfDiffer();
    void nationsDifferInGrey_data() { frontAndHalfDiffer_data(); }
    void nationsDifferInGrey();
    void nationsDifferOnCardsInGrey();
    void anUnknownNameIsTheSymbolOfTheType();

private:
    DataStore m_data;
    MapArt m_art;
};

static constexpr QColor kPlate(247, 239, 219);
static const std::vector<std::string> kSideColours = {"blue",  "red",  "green", "yellow",
                                                      "brown", "grey", "black", "purple"};

void tst_Silhouettes::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = std::move(*data.value);
    QVERIFY(m_data.cards.units.size() > 50);
}

static QImage onPlate(MapArt &art, const UnitFace &face, int width)
{
    QImage plate(width, width / 2, QImage::Format_RGB32);
    plate.fill(kPlate);
    QPainter painter(&plate);
    painter.drawImage(0, 0, art.picture(facePicture(face), width));
    return plate;
}

// A difference that an eye sees, as between the grey of two neighbouring fields of a chessboard.
static bool isSeen(QRgb one, QRgb other)
{
    constexpr int kSeen = 40; // of 255
    return std::abs(qGray(one) - qGray(other)) > kSeen;
}

// The part of all pixels that is seen to differ, with the other moved over it.
static double difference(const QImage &one, const QImage &other, QPoint moved = {})
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QPoint from = QPoint(x, y) - moved;
            const QRgb beside = other.rect().contains(from) ? other.pixel(from) : kPlate.rgb();
            count += isSeen(one.pixel(x, y), beside) ? 1 : 0;
        }
    return static_cast<double>(count) / (one.width() * one.height());
}

void tst_Silhouettes::everyCardThatIsShippedHasOne()
{
    for (const auto &[id, card] : m_data.cards.units)
        QVERIFY2(isSilhouette(card.silhouette), id.c_str());
}

void tst_Silhouettes::everyNameHasItsPicture()
{
    std::set<std::string> files;
    for (const QString &file : QDir(QStringLiteral(":/art/silhouette")).entryList())
        files.insert(file.section(u'.', 0, 0).toStdString());
    const auto names = silhouettes();
    QVERIFY(files == std::set<std::string>(names.begin(), names.end()));
    for (const std::string_view name : names) {
        const QImage picture = m_art.picture(facePicture({.silhouette = std::string(name)}), 64);
        QCOMPARE(picture.size(), QSize(64, 32));
    }
}

// Moving one of the pictures by up to two pixels may not make them one: then they would differ by
// their place alone. Of 64 x 32 pixels 2.5 % are 51, the ink of a gun's barrel; a drawing has 500.
void tst_Silhouettes::noTwoOfThemAreAlike()
{
    constexpr double kLeast = 0.025;
    std::vector<std::pair<std::string, QImage>> pictures;
    for (const std::string_view name : silhouettes())
        pictures.emplace_back(name, onPlate(m_art, {.silhouette = std::string(name)}, 64));
    double nearest = 1;
    QString pair;
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            double least = 1;
            for (int dy = -2; dy <= 2; ++dy)
                for (int dx = -2; dx <= 2; ++dx)
                    least = std::min(least, difference(pictures[one].second, pictures[other].second,
                                                       QPoint(dx, dy)));
            if (least < nearest) {
                nearest = least;
                pair = QString::fromStdString(pictures[one].first + ' ' + pictures[other].first);
            }
        }
    QVERIFY2(nearest >= kLeast, qPrintable(QStringLiteral("%1: %2").arg(pair).arg(nearest)));
}

// The rim of each drawing, where it meets the plate: 3:1.
void tst_Silhouettes::theyStandOutFromTheirPlate()
{
    constexpr double kLeastOfSigns = 3;
    constexpr int kRim = 4; // pixels
    for (const std::string_view name : silhouettes()) {
        const QImage picture = m_art.picture(facePicture({.silhouette = std::string(name)}), 512);
        int rim = 0;
        int seen = 0;
        for (int y = kRim; y + kRim < picture.height(); ++y)
            for (int x = kRim; x + kRim < picture.width(); ++x) {
                const auto isBare = [&](int dx, int dy) {
                    return qAlpha(picture.pixel(x + dx, y + dy)) == 0;
                };
                if (qAlpha(picture.pixel(x, y)) < 255 ||
                    !(isBare(kRim, 0) || isBare(-kRim, 0) || isBare(0, kRim) || isBare(0, -kRim)))
                    continue;
                ++rim;
                seen += contrast(picture.pixelColor(x, y), kPlate) >= kLeastOfSigns ? 1 : 0;
            }
        QVERIFY(rim > 200);
        QVERIFY2(seen >= rim * 0.97, std::string(name).c_str());
    }
}

void tst_Silhouettes::frontAndHalfDiffer_data()
{
    QTest::addColumn<int>("size");
    for (const int hex : {22, 36, 64}) // pixels, of which a counter has 60 %
        QTest::addRow("%d", hex) << static_cast<int>(std::lround(hex * 0.6));
}

static QImage grey(const SceneUnit &unit, int size, MapArt &art)
{
    return counterPicture(unit, size, art).convertToFormat(QImage::Format_Grayscale8);
}

static SceneUnit unitOf(const UnitCard &card, const std::string &colour)
{
    SceneUnit unit;
    unit.face = faceOf(card);
    unit.nation = card.nation;
    unit.label = QString::fromStdString(card.id);
    unit.colour = sideColour(colour);
    unit.strength = card.halfStrength; // the same on both sides
    return unit;
}

// The part of the counter without the rim for its badges.
static double onCounter(const QImage &one, const QImage &other, int size)
{
    return difference(one, other) * one.width() * one.height() / (size * size);
}

// At a glance, whatever the colour of the side: a tenth of the counter, of which the plate, which
// is the same on both sides, takes up to a third and the pips a tenth.
void tst_Silhouettes::frontAndHalfDiffer()
{
    QFETCH(int, size);
    constexpr double kLeast = 0.1;
    double nearest = 1;
    for (const auto &[id, card] : m_data.cards.units)
        for (const std::string &colour : kSideColours) {
            SceneUnit unit = unitOf(card, colour);
            const QImage front = grey(unit, size, m_art);
            unit.side = CounterSide::Half;
            const QImage half = grey(unit, size, m_art);
            nearest = std::min(nearest, onCounter(front, half, size));
        }
    QVERIFY2(nearest >= kLeast, qPrintable(QString::number(nearest)));
}

// The same card of every nation: at least a fortieth of the counter. Two bands are 13 hundredths of
// it; plate, pips and number lie on a part.
void tst_Silhouettes::nationsDifferInGrey()
{
    QFETCH(int, size);
    constexpr double kLeast = 1 / 40.0;
    double nearest = 1;
    for (const std::string &colour : kSideColours)
        for (const CounterSide side : {CounterSide::Full, CounterSide::Half}) {
            std::vector<QImage> pictures;
            for (const char *nation : {"ger", "us", "ita", "other"}) {
                SceneUnit unit = unitOf(*m_data.cards.unit("ger.rifles43"), colour);
                unit.nation = nation;
                unit.side = side;
                pictures.push_back(grey(unit, size, m_art));
            }
            for (std::size_t one = 0; one < pictures.size(); ++one)
                for (std::size_t other = 0; other < one; ++other)
                    nearest = std::min(nearest, onCounter(pictures[one], pictures[other], size));
        }
    QVERIFY2(nearest >= kLeast, qPrintable(QString::number(nearest)));
}

// At least the two triangles at the foot of a card: the two at its head lie on the head's own
// colour.
void tst_Silhouettes::nationsDifferOnCardsInGrey()
{
    constexpr double kLeast = 0.006;
    constexpr QRectF kWhole(0, 0, 236, 200);
    CardPainter cards(m_data, m_art);
    std::vector<QImage> pictures;
    for (const char *nation : {"ger", "us", "ita", "other"}) {
        UnitCard card = *m_data.cards.unit("ger.rifles43");
        card.nation = nation;
        QImage picture(kWhole.size().toSize(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        cards.paintFront(painter, kWhole, card);
        painter.end();
        pictures.push_back(picture);
    }
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            QVERIFY(difference(pictures[one], pictures[other]) >= kLeast);
}

void tst_Silhouettes::anUnknownNameIsTheSymbolOfTheType()
{
    QCOMPARE(facePicture({UnitSymbol::Tank, "tiger"}), QStringLiteral("silhouette/tiger"));
    QCOMPARE(facePicture({UnitSymbol::Tank, "maus"}), symbolPicture(UnitSymbol::Tank));
    QCOMPARE(facePicture({UnitSymbol::Gun, ""}), symbolPicture(UnitSymbol::Gun));
}

HW_WINDOW_TEST(tst_Silhouettes)

} // namespace hexwerk::assault::ui::tst_silhouettes

#include "tst_silhouettes.moc"
