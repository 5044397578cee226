#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "editor/assault/canvas/map_canvas.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <array>
#include <cstdlib>
#include <memory>

namespace hexwerk::assault::ui::tst_map_canvas {

class tst_MapCanvas final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aClickNamesItsHexAndSide();
    void aDragTellsEveryNewHex();
    void theKeyboardGoesFromHexToHexAndClicks();
    void theCursorIsReadAloud();
    void theWheelZoomsAroundTheHexBelowIt();
    void fitShowsTheWholeBoard();
    void fitHoldsUntilSomebodyZooms();
    void aTurnedBoardIsClickedAndWalkedAsItIsSeen();
    void oneHexChangesOnlyItsSurroundings();
    void anEditedMapLooksAsOneDrawnAnew();

private:
    QPoint viewPoint(Hex hex) const { return m_canvas->viewRect(hex).center(); }

    std::unique_ptr<MapCanvas> m_canvas;
};

void tst_MapCanvas::init()
{
    m_canvas = std::make_unique<MapCanvas>();
    m_canvas->resize(800, 600);
    m_canvas->setScene(sample::scene());
    m_canvas->setPixelsPerHex(48);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_canvas->finishDrawing();
}

void tst_MapCanvas::cleanup()
{
    m_canvas.reset();
}

void tst_MapCanvas::aClickNamesItsHexAndSide()
{
    QSignalSpy clicked(m_canvas.get(), &MapCanvas::hexClicked);
    const Hex hex = Hex::at(5, 4);
    QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      viewPoint(hex) + QPoint(0, 15));
    QCOMPARE(clicked.size(), 1);
    const auto pointer = clicked[0][0].value<HexPointer>();
    QVERIFY(pointer.hex == hex);
    QVERIFY(pointer.side == Direction::S);
    QVERIFY(pointer.origin == PointerOrigin::Mouse);
    QCOMPARE(pointer.button, Qt::LeftButton);
    QCOMPARE(pointer.modifiers, Qt::KeyboardModifiers(Qt::ShiftModifier));
    QVERIFY(m_canvas->cursor() == hex);
}

void tst_MapCanvas::aDragTellsEveryNewHex()
{
    QSignalSpy pressed(m_canvas.get(), &MapCanvas::hexPressed);
    QSignalSpy moved(m_canvas.get(), &MapCanvas::hexMoved);
    QSignalSpy released(m_canvas.get(), &MapCanvas::hexReleased);
    QSignalSpy clicked(m_canvas.get(), &MapCanvas::hexClicked);
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, viewPoint(Hex::at(3, 3)));
    QTest::mouseMove(m_canvas->viewport(), viewPoint(Hex::at(3, 4)));
    QTest::mouseMove(m_canvas->viewport(), viewPoint(Hex::at(3, 5)));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, viewPoint(Hex::at(3, 5)));
    QCOMPARE(pressed.size(), 1);
    QVERIFY(moved.size() >= 2);
    QVERIFY(moved.last()[0].value<HexPointer>().hex == Hex::at(3, 5));
    QCOMPARE(released.size(), 1);
    QCOMPARE(clicked.size(), 0);
}

void tst_MapCanvas::theKeyboardGoesFromHexToHexAndClicks()
{
    m_canvas->setCursor(Hex::at(0, 0));
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QTest::keyClick(m_canvas.get(), Qt::Key_Down);
    QVERIFY(m_canvas->cursor() == Hex::at(1, 1));
    QTest::keyClick(m_canvas.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(m_canvas->cursor() == Hex::at(6, 1));
    QTest::keyClick(m_canvas.get(), Qt::Key_Up);
    QTest::keyClick(m_canvas.get(), Qt::Key_Up); // the board ends there
    QVERIFY(m_canvas->cursor() == Hex::at(6, 0));
    QTest::keyClick(m_canvas.get(), Qt::Key_Period);
    QSignalSpy clicked(m_canvas.get(), &MapCanvas::hexClicked);
    QTest::keyClick(m_canvas.get(), Qt::Key_Return);
    QCOMPARE(clicked.size(), 1);
    const auto pointer = clicked[0][0].value<HexPointer>();
    QVERIFY(pointer.hex == Hex::at(6, 0));
    QVERIFY(pointer.side == Direction::NE);
    QVERIFY(pointer.origin == PointerOrigin::Key);
    m_canvas->setPixelsPerHex(192);
    m_canvas->setCursor(Hex::at(15, 9));
    QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewRect(Hex::at(15, 9))));
}

void tst_MapCanvas::theCursorIsReadAloud()
{
    m_canvas->setCursor(sample::hex("J1"));
    QCOMPARE(m_canvas->accessibleName(), QStringLiteral("Map"));
    QCOMPARE(m_canvas->accessibleDescription(), QStringLiteral("J1: rocky, level 2"));
}

void tst_MapCanvas::theWheelZoomsAroundTheHexBelowIt()
{
    m_canvas->setPixelsPerHex(96);
    m_canvas->centreOn(Hex::at(8, 5));
    const QPoint at = viewPoint(Hex::at(9, 5));
    QWheelEvent event(at, m_canvas->viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_canvas->viewport(), &event);
    QVERIFY(m_canvas->pixelsPerHex() > 96);
    QVERIFY((viewPoint(Hex::at(9, 5)) - at).manhattanLength() <= 4);
}

void tst_MapCanvas::fitShowsTheWholeBoard()
{
    m_canvas->setPixelsPerHex(192);
    m_canvas->zoomToFit();
    const QRect view = m_canvas->viewport()->rect();
    QVERIFY(view.contains(m_canvas->viewRect(Hex::at(0, 0))));
    QVERIFY(view.contains(m_canvas->viewRect(Hex::at(15, 9))));
    QCOMPARE(m_canvas->horizontalScrollBar()->maximum(), 0);
}

void tst_MapCanvas::fitHoldsUntilSomebodyZooms()
{
    const auto showsAll = [this] {
        const QRect view = m_canvas->viewport()->rect();
        return view.contains(m_canvas->viewRect(Hex::at(0, 0))) &&
               view.contains(m_canvas->viewRect(Hex::at(15, 9)));
    };
    m_canvas->zoomToFit();
    const int before = m_canvas->pixelsPerHex();
    m_canvas->resize(400, 300);
    QVERIFY(showsAll());
    QVERIFY(m_canvas->pixelsPerHex() < before);
    m_canvas->zoomIn();
    const int chosen = m_canvas->pixelsPerHex();
    m_canvas->resize(1000, 800);
    QCOMPARE(m_canvas->pixelsPerHex(), chosen);
}

void tst_MapCanvas::aTurnedBoardIsClickedAndWalkedAsItIsSeen()
{
    MapScene scene = m_canvas->scene();
    scene.isTurned = true;
    m_canvas->setScene(std::move(scene));
    m_canvas->zoomToFit();
    m_canvas->finishDrawing();
    QSignalSpy clicked(m_canvas.get(), &MapCanvas::hexClicked);
    for (const Hex hex : {Hex::at(5, 4), Hex::at(0, 0), Hex::at(2, 5)}) {
        QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, viewPoint(hex));
        QVERIFY(clicked.takeFirst().front().value<HexPointer>().hex == hex);
    }
    const std::array<std::pair<Qt::Key, QPoint>, 4> keys = {{{Qt::Key_Up, {0, -1}},
                                                             {Qt::Key_Down, {0, 1}},
                                                             {Qt::Key_Left, {-1, 0}},
                                                             {Qt::Key_Right, {1, 0}}}};
    for (const auto &[key, way] : keys) {
        m_canvas->setCursor(Hex::at(4, 4));
        const QPoint before = viewPoint(m_canvas->cursor());
        QTest::keyClick(m_canvas.get(), key);
        const QPoint gone = viewPoint(m_canvas->cursor()) - before;
        QVERIFY2(QPoint::dotProduct(gone, way) > m_canvas->pixelsPerHex() / 2,
                 qPrintable(QString::number(key, 16)));
    }
}

void tst_MapCanvas::oneHexChangesOnlyItsSurroundings()
{
    const Hex hex = sample::hex("M6");
    const QImage before = m_canvas->viewport()->grab().toImage();
    Board board = m_canvas->scene().board;
    board.at(hex).terrain = sample::terrain("heavy_forest");
    board.at(hex).level = 2;
    m_canvas->updateHexes({hex}, board);
    const QImage after = m_canvas->viewport()->grab().toImage();
    // Terrain, shade and water grow over the hexes beside it, and no further.
    const int reach = static_cast<int>(ground::kReach * m_canvas->pixelsPerHex());
    const QRect near = m_canvas->viewRect(hex).adjusted(-reach, -reach, reach, reach);
    int inside = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y)) {
                QVERIFY2(near.contains(x, y), qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
                ++inside;
            }
    QVERIFY(inside > 500);
}

void tst_MapCanvas::anEditedMapLooksAsOneDrawnAnew()
{
    MapScene scene = sample::scene();
    for (const char *name : {"C4", "H4", "K6", "J2", "G7"}) {
        Cell &cell = scene.board.at(sample::hex(name));
        cell.level = static_cast<std::uint8_t>(2 - cell.level);
        cell.terrain = sample::terrain("vine_grove");
        m_canvas->updateHexes({sample::hex(name)}, scene.board);
    }
    const QImage edited = m_canvas->viewport()->grab().toImage();
    m_canvas->setScene({});
    m_canvas->setScene(scene);
    m_canvas->setCursor(Hex::at(0, 0));
    m_canvas->finishDrawing();
    const QImage anew = m_canvas->viewport()->grab().toImage();
    int differing = 0;
    for (int y = 0; y < anew.height(); ++y)
        for (int x = 0; x < anew.width(); ++x) // smoothing may differ by a shade where a part ends
            differing += std::abs(qGray(anew.pixel(x, y)) - qGray(edited.pixel(x, y))) > 32 ? 1 : 0;
    QCOMPARE(differing, 0);
}

HW_WINDOW_TEST(tst_MapCanvas)

} // namespace hexwerk::assault::ui::tst_map_canvas

#include "tst_map_canvas.moc"
