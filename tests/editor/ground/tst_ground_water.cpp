#include <QTest>

#include "editor/ground/ground_map.h"
#include "tests/editor/ground/random_ground.h"
#include "tests/test_program.h"

Q_DECLARE_METATYPE(hexwerk::ground::GroundBoard)

namespace hexwerk::ground::tst_ground_water {

using testing::evenGround;

// What a river looks like where it widens and where it is crossed.
class tst_GroundWater final : public QObject
{
    Q_OBJECT

private slots:
    void aRiverIsAsWideInItsHexAsItMustBe();
    void aHexOfRiverWithoutACourseFillsMostOfIt();
    void aBrookRunsAsFarAsTheRiver();
    void aFordIsPaleWhereItCrosses_data();
    void aFordIsPaleWhereItCrosses();
};

static constexpr Place kPlace{4, 4};
static constexpr int kWidth = 64;

static void lay(GroundBoard &board, Side kind, int direction)
{
    const Place other = beside(kPlace, direction);
    board.at(kPlace).sides[static_cast<std::size_t>(kind)] |=
        static_cast<std::uint8_t>(1 << direction);
    board.at(other).sides[static_cast<std::size_t>(kind)] |=
        static_cast<std::uint8_t>(1 << (direction + 3) % 6);
}

// From the upper rim to the lower.
static GroundBoard withRiver(Way kind = Way::River)
{
    GroundBoard board = evenGround(Cover::Open, 10, 10);
    for (int row = 0; row < board.rows; ++row)
        board.at({kPlace.column, row}).ways[static_cast<std::size_t>(kind)] = 1 | 1 << 3 | kWayHere;
    return board;
}

static std::shared_ptr<const GroundArt> art()
{
    return groundArt(kWidth, Look::Summer, Turn::None);
}

// How much water lies on the line through the middle of the hex, in hexes.
static double widthOfWater(const GroundBoard &board)
{
    const GroundModel model(board, {});
    constexpr double kStep = 0.01;
    double width = 0;
    for (double x = -1; x <= 1; x += kStep)
        if (model.spot(*art(), centreOf(kPlace) + QPointF(x, 0)).water > 0)
            width += kStep;
    return width;
}

void tst_GroundWater::aRiverIsAsWideInItsHexAsItMustBe()
{
    const double river = widthOfWater(withRiver());
    GroundBoard board = withRiver();
    board.at(kPlace).cover = Cover::River;
    const double wide = widthOfWater(board);

    QVERIFY(river > 0.2 && river < 0.35);
    QVERIFY(wide > river + 0.08 && wide < 0.6);
    QVERIFY(GroundModel(board, {}).spot(*art(), centreOf(kPlace)).water > 0);
}

void tst_GroundWater::aHexOfRiverWithoutACourseFillsMostOfIt()
{
    GroundBoard board = evenGround(Cover::Open, 10, 10);
    board.at(kPlace).cover = Cover::River;
    QVERIFY(widthOfWater(board) > 0.65);
}

// Along the hexside above, whose ends lie at the hexes to the left and to the right above.
void tst_GroundWater::aBrookRunsAsFarAsTheRiver()
{
    GroundBoard board = evenGround(Cover::Open, 10, 10);
    lay(board, Side::Stream, 0);
    const Place right = beside(kPlace, 1);
    board.at(right).cover = Cover::River;
    board.at(right).ways[static_cast<std::size_t>(Way::River)] = 1 | 1 << 3 | kWayHere;
    board.at(beside(right, 0)).ways[static_cast<std::size_t>(Way::River)] = 1 << 3 | kWayHere;
    board.at(beside(right, 3)).ways[static_cast<std::size_t>(Way::River)] = 1 | kWayHere;
    const GroundModel model(board, {});

    int inWater = 0;
    for (const Place owner : {kPlace, beside(kPlace, 0)})
        for (const Curve &curve : model.trace(owner).ways[static_cast<std::size_t>(Way::Stream)])
            for (const QPointF point : curve.points)
                inWater += model.spot(*art(), point).water > 0 ? 1 : 0;
    QVERIFY(inWater > 0);
}

// Of the water through the hex, which meanders.
static QPointF middleOf(Way kind)
{
    const GroundModel model(withRiver(kind), {});
    const auto &points = model.trace(kPlace).ways[static_cast<std::size_t>(kind)].front().points;
    return points[points.size() / 2];
}

void tst_GroundWater::aFordIsPaleWhereItCrosses_data()
{
    QTest::addColumn<GroundBoard>("board");
    QTest::addColumn<int>("direction");
    QTest::addColumn<QPointF>("at");
    for (const int direction : {1, 2, 4, 5})
        QTest::addRow("river through the hex, %d", direction)
            << withRiver() << direction << middleOf(Way::River);
    QTest::addRow("stream through the hex") << withRiver(Way::Stream) << 4 << middleOf(Way::Stream);
    for (const Side side : {Side::River, Side::Stream}) {
        GroundBoard board = evenGround(Cover::Open, 10, 10);
        lay(board, side, 2);
        QTest::addRow("water on the hexside, %d", static_cast<int>(side))
            << board << 2 << sideMiddle(kPlace, 2);
    }
}

// Mean light of the pixels around a point.
static double light(const GroundBoard &board, QPointF at)
{
    constexpr int kHalf = 2;
    const QPoint pixel = (at * kWidth).toPoint();
    const QImage image = GroundMap(board, {}).picture(
        *art(), QRect(pixel - QPoint(kHalf, kHalf), QSize(2 * kHalf, 2 * kHalf)), false);
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qGray(image.pixel(x, y));
    return sum / (image.width() * image.height());
}

void tst_GroundWater::aFordIsPaleWhereItCrosses()
{
    QFETCH(GroundBoard, board);
    QFETCH(const int, direction);
    QFETCH(const QPointF, at);
    const double without = light(board, at);
    const double aside = light(board, at + QPointF(0, 0.5));
    lay(board, Side::Ford, direction);

    const double with = light(board, at);
    QVERIFY2(with > without + 25, qPrintable(QStringLiteral("%1 %2").arg(with).arg(without)));
    QCOMPARE(light(board, at + QPointF(0, 0.5)), aside);
}

HW_WINDOW_TEST(tst_GroundWater)

} // namespace hexwerk::ground::tst_ground_water

#include "tst_ground_water.moc"
