#include <QTest>
#include <QtConcurrent>

#include "editor/ground/ground_map.h"
#include "tests/editor/ground/random_ground.h"
#include "tests/share.h"
#include "tests/test_program.h"

namespace hexwerk::ground::tst_ground_map {

using namespace Qt::Literals::StringLiterals;
using testing::evenGround;
using testing::paintAtRandom;
using testing::randomGround;

class tst_GroundMap final : public QObject
{
    Q_OBJECT

private slots:
    void aPartIsThatPartOfTheWhole_data();
    void aPartIsThatPartOfTheWhole();
    void whatIsPaintedPieceByPieceIsPaintedAtOnce_data();
    void whatIsPaintedPieceByPieceIsPaintedAtOnce();
    void twoThreadsDrawTheSame();
    void eachHexKeepsItsMiddle_data();
    void eachHexKeepsItsMiddle();
    void aChangeStaysNear();
    void aTurnedBoardIsLitFromTheReadersUpperLeft();
    void anEmptyBoardHasNoPicture();
};

static QString differing(const QImage &a, const QImage &b)
{
    if (a == b)
        return {};
    if (a.size() != b.size())
        return u"other sizes"_s;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                return u"%1, %2"_s.arg(x).arg(y);
    return {};
}

static void addManners()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<Borders>("borders");
    QTest::addColumn<Turn>("turn");
    QTest::newRow("small") << 22 << Borders::Grown << Turn::None;
    QTest::newRow("middle") << 48 << Borders::Grown << Turn::None;
    QTest::newRow("large, turned") << 64 << Borders::Grown << Turn::Right;
    QTest::newRow("clear hexes") << 36 << Borders::Hexes << Turn::None;
}

void tst_GroundMap::aPartIsThatPartOfTheWhole_data()
{
    addManners();
}

void tst_GroundMap::aPartIsThatPartOfTheWhole()
{
    QFETCH(int, width);
    QFETCH(Borders, borders);
    QFETCH(Turn, turn);
    const GroundMap map(randomGround(20, 16, 7), {borders, turn, 1});
    const auto art = groundArt(width, Look::Summer, turn);
    const QRect all(QPoint(), map.size(width));
    const QImage whole = map.picture(*art, all, true);
    std::mt19937 random(3);
    for (std::size_t i = 0; i < 24; ++i) {
        const int x = static_cast<int>(random() % static_cast<unsigned>(all.width()));
        const int y = static_cast<int>(random() % static_cast<unsigned>(all.height()));
        const QRect part = QRect(x, y, 1 + static_cast<int>(random() % 300),
                                 1 + static_cast<int>(random() % 300)) &
                           all;
        if (testing::takesPart(i))
            QCOMPARE(differing(map.picture(*art, part, true), whole.copy(part)), QString());
    }
}

void tst_GroundMap::whatIsPaintedPieceByPieceIsPaintedAtOnce_data()
{
    addManners();
}

// 200 edits, each repainted no further than it reaches: in the end the picture is that of a board
// which was always so.
void tst_GroundMap::whatIsPaintedPieceByPieceIsPaintedAtOnce()
{
    QFETCH(int, width);
    QFETCH(Borders, borders);
    QFETCH(Turn, turn);
    const Manner manner{borders, turn, 1};
    GroundBoard board = randomGround(20, 16, 11);
    GroundMap map(board, manner);
    const auto art = groundArt(width, Look::Summer, turn);
    QImage picture = map.picture(*art, QRect(QPoint(), map.size(width)), true);
    std::mt19937 random(5);
    constexpr int kEdits = HW_SHARE == 1 ? 200 : 25; // fewer under the sanitizers
    for (int edit = 0; edit < kEdits; ++edit) {
        const std::vector<Place> places = paintAtRandom(board, random);
        map.change(places, board);
        for (const Place place : places) {
            const QPointF middle = centreOf(place) * width;
            const double reach = kReach * width;
            const QRect dirty = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
                                    .toAlignedRect() &
                                picture.rect();
            const QImage patch = map.picture(*art, dirty, true);
            for (int y = 0; y < patch.height(); ++y)
                std::copy_n(patch.constScanLine(y), 4 * patch.width(),
                            picture.scanLine(dirty.top() + y) + 4 * dirty.left());
        }
    }
    const GroundMap fresh(board, manner);
    QCOMPARE(differing(picture, fresh.picture(*art, picture.rect(), true)), QString());
}

// Each with art that nobody has made yet.
void tst_GroundMap::twoThreadsDrawTheSame()
{
    const GroundMap map(randomGround(20, 16, 13), {});
    const GroundArt art(40, Look::Autumn, Turn::None);
    const QRect all(QPoint(), map.size(40));
    const std::vector<int> tasks = {0, 1, 2, 3};
    const QList<QImage> pictures = QtConcurrent::blockingMapped<QList<QImage>>(
        tasks, [&](int) { return map.picture(art, all, true); });
    const GroundArt other(40, Look::Autumn, Turn::None);
    const QImage alone = map.picture(other, all, true);
    for (const QImage &picture : pictures)
        QCOMPARE(differing(picture, alone), QString());
}

void tst_GroundMap::eachHexKeepsItsMiddle_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed)
        QTest::addRow("board %u", seed) << seed;
}

void tst_GroundMap::eachHexKeepsItsMiddle()
{
    QFETCH(unsigned, seed);
    const GroundMap map(randomGround(30, 30, seed), {});
    for (const int width : {22, 36, 64})
        QVERIFY(map.strayCentres(*groundArt(width, Look::Summer, Turn::None)).empty());
}

// Pixels farther than kReach are as they were.
void tst_GroundMap::aChangeStaysNear()
{
    constexpr int kWidth = 32;
    GroundBoard board = randomGround(20, 16, 17);
    GroundMap map(board, {});
    const auto art = groundArt(kWidth, Look::Summer, Turn::None);
    const QRect all(QPoint(), map.size(kWidth));
    const QImage before = map.picture(*art, all, true);
    const Place place{9, 8};
    for (const Cover cover : {Cover::Sea, Cover::HeavyForest, Cover::Town}) {
        board.at(place).cover = cover;
        map.change({place}, board);
        const QImage after = map.picture(*art, all, true);
        QVERIFY(after != before);
        const double reach = (kReach + 0.1) * kWidth;
        const QPointF corner(reach, reach);
        const QPointF middle = centreOf(place) * kWidth;
        const QRect near = QRectF(middle - corner, middle + corner).toAlignedRect();
        for (int y = 0; y < after.height(); ++y) {
            const auto isAsBefore = [&](int from, int to) {
                const auto row = [&](const QImage &image) {
                    return reinterpret_cast<const QRgb *>(image.constScanLine(y));
                };
                return std::equal(row(after) + from, row(after) + to, row(before) + from);
            };
            const bool isBeside = y < near.top() || y > near.bottom();
            QVERIFY(isBeside ? isAsBefore(0, after.width())
                             : isAsBefore(0, near.left()) &&
                                   isAsBefore(near.right() + 1, after.width()));
        }
    }
}

// Of a hill the slope to the reader's upper left is the light one.
void tst_GroundMap::aTurnedBoardIsLitFromTheReadersUpperLeft()
{
    GroundBoard board = evenGround(Cover::Open, 16, 14);
    for (int column = 6; column <= 9; ++column)
        for (int row = 5; row <= 8; ++row)
            board.at({column, row}).level = 2;
    for (const Turn turn : {Turn::None, Turn::Right}) {
        const GroundMap map(board, {Borders::Grown, turn, 1});
        QImage image =
            map.picture(*groundArt(32, Look::Summer, turn), QRect(QPoint(), map.size(32)), false);
        if (turn == Turn::Right)
            image = image.transformed(QTransform().rotate(90));
        const auto light = [&](double right, double down) { // around the hill's middle
            long sum = 0;
            const QPoint middle =
                image.rect().center() + QPointF(right * 32 * 2.1, down * 32 * 2.1).toPoint();
            for (int y = -14; y <= 14; ++y)
                for (int x = -14; x <= 14; ++x)
                    sum += qGray(image.pixel(middle + QPoint(x, y)));
            return sum;
        };
        QVERIFY(light(-0.7, -0.7) > light(0.7, 0.7) * 21 / 20);
    }
}

void tst_GroundMap::anEmptyBoardHasNoPicture()
{
    const GroundMap map({}, {});
    QVERIFY(
        map.picture(*groundArt(32, Look::Summer, Turn::None), QRect(0, 0, 99, 99), true).isNull());
}

HW_WINDOW_TEST(tst_GroundMap)

} // namespace hexwerk::ground::tst_ground_map

#include "tst_ground_map.moc"
