#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "editor/paper/piece_pages.h"
#include "editor/paper/piece_sizes.h"
#include "editor/paper/sheet_output.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::editor::tst_piece_pages {

using namespace Qt::Literals::StringLiterals;

class tst_PiecePages final : public QObject
{
    Q_OBJECT

private slots:
    void sizesAreTrueAt300DotsPerInch_data();
    void sizesAreTrueAt300DotsPerInch();
    void asManyAsFit_data();
    void asManyAsFit();
    void marksStandAtEachCutAndOutsideTheBleed_data() { backs_data(); }
    void marksStandAtEachCutAndOutsideTheBleed();
    void printedOnBothSidesBacksMeetTheirFronts_data() { papers_data(); }
    void printedOnBothSidesBacksMeetTheirFronts();
    void foldedBacksMeetTheirFronts_data() { papers_data(); }
    void foldedBacksMeetTheirFronts();
    void theRulerIsTrue_data();
    void theRulerIsTrue();
    void titlesNameTheSheets();
    void paperThatIsTooSmallHasNoPages();

private:
    static void backs_data();
    static void papers_data();
    QImage rendered(const SheetBook &book, int page);

    QTemporaryDir m_folder;
};

namespace {

// Where a side was painted, in millimetres from the upper left corner of the paper.
struct Seen
{
    QString title;
    QRectF cut;
    QRectF part; // that was let through
    QPointF topMiddle;
};

} // namespace

static constexpr QSizeF kPoker(88.9, 63.5);

static Piece::Paint noted(const QString &title, std::vector<Seen> &into)
{
    return [title, &into](QPainter &painter, const QRectF &, const QRectF &cutBox) {
        const QTransform toPaper =
            painter.worldTransform() * QTransform::fromScale(1 / kPageUnits, 1 / kPageUnits);
        into.push_back({title, toPaper.mapRect(cutBox), toPaper.mapRect(painter.clipBoundingRect()),
                        toPaper.map(QPointF(cutBox.center().x(), cutBox.top()))});
    };
}

namespace {

struct SeenSides
{
    std::vector<Seen> fronts;
    std::vector<Seen> backs;
};

} // namespace

static void paintOn(const SheetPage &page)
{
    QImage image(8, 8, QImage::Format_RGB32);
    QPainter painter(&image);
    page.paint(painter);
}

static SeenSides seenOn(const PieceLayout &layout, int pieces)
{
    SeenSides seen;
    std::vector<Piece> all;
    for (int i = 0; i < pieces; ++i) {
        const QString title = QString::number(i);
        all.push_back({title, noted(title, seen.fronts), noted(title, seen.backs)});
    }
    for (const SheetPage &page : piecePages(u"Test"_s, all, layout))
        paintOn(page);
    return seen;
}

static bool areNear(QPointF one, QPointF other)
{
    constexpr double kNear = 0.02; // millimetres: clips are whole units
    return std::abs(one.x() - other.x()) < kNear && std::abs(one.y() - other.y()) < kNear;
}

static bool areNear(const QRectF &one, const QRectF &other)
{
    return areNear(one.topLeft(), other.topLeft()) &&
           areNear(one.bottomRight(), other.bottomRight());
}

QImage tst_PiecePages::rendered(const SheetBook &book, int page)
{
    const QString pdf = m_folder.filePath(u"sheet.pdf"_s);
    const QString picture = m_folder.filePath(u"page"_s);
    const QString number = QString::number(page);
    QImage image;
    [&] {
        QVERIFY(!writePdf(book, pdf));
        QProcess process;
        process.start(u"pdftoppm"_s, {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s,
                                      number, u"-l"_s, number, pdf, picture});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        image = QImage(picture + u".png"_s);
        QVERIFY(!image.isNull());
    }();
    return image;
}

template<typename Is>
static QRectF boxOf(const QImage &picture, int dotsPerInch, Is &&is)
{
    QRect box;
    const QImage image = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            if (is(line[x]))
                box |= QRect(x, y, 1, 1);
    }
    const double millimetre = 25.4 / dotsPerInch;
    return {QPointF(box.topLeft()) * millimetre, QSizeF(box.size()) * millimetre};
}

void tst_PiecePages::sizesAreTrueAt300DotsPerInch_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QSizeF>("expected");
    const auto row = [](const NamedSize &size, QSizeF expected) {
        QTest::newRow(size.name) << size.size << expected;
    };
    constexpr double kInch = 25.4;
    QCOMPARE(cardSizes().size(), std::size_t{3});
    row(cardSizes()[0], QSizeF(3.5 * kInch, 2.5 * kInch));
    row(cardSizes()[1], QSizeF(3.5 * kInch, 2.25 * kInch));
    row(cardSizes()[2], QSizeF(94.4, 80)); // 236 to 200
    QCOMPARE(counterSizes().size(), std::size_t{5});
    for (const auto &[i, side] :
         {std::pair(0, kInch / 2), std::pair(1, kInch * 9 / 16), std::pair(2, kInch * 5 / 8),
          std::pair(3, 20.0), std::pair(4, 25.0)})
        row(counterSizes()[std::size_t(i)], {side, side});
    QCOMPARE(stickerSizes().size(), std::size_t{2});
    row({"sticker, small", stickerSizes()[0].size}, {12, 12});
    row({"sticker, large", stickerSizes()[1].size}, {16, 16});
}

void tst_PiecePages::sizesAreTrueAt300DotsPerInch()
{
    QFETCH(QSizeF, size);
    QFETCH(QSizeF, expected);
    const Piece piece{u"red"_s, [](QPainter &painter, const QRectF &, const QRectF &cutBox) {
                          painter.fillRect(cutBox, Qt::red);
                      }};
    for (const Paper paper : {Paper{}, Paper{}.turned()}) {
        const auto pages = piecePages(u"Red"_s, {piece}, {.paper = paper, .size = size});
        const QRectF red =
            boxOf(rendered({.title = u"Red"_s, .pages = pages}, 1), 300,
                  [](QRgb pixel) { return qRed(pixel) > 200 && qGreen(pixel) < 128; });
        const bool isTurned =
            (red.width() > red.height()) != (expected.width() > expected.height());
        const QSizeF upright = isTurned ? red.size().transposed() : red.size();
        QVERIFY(std::abs(upright.width() - expected.width()) < 0.2);
        QVERIFY(std::abs(upright.height() - expected.height()) < 0.2);
    }
}

void tst_PiecePages::papers_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("A4") << QSizeF(210, 297) << kPoker;
    QTest::newRow("A4 lying") << QSizeF(297, 210) << kPoker;
    QTest::newRow("Letter") << QSizeF(215.9, 279.4) << QSizeF(88.9, 57.15);
    QTest::newRow("pieces turned") << QSizeF(100, 297) << kPoker;
    QTest::newRow("pieces turned on their side") << QSizeF(230, 180) << kPoker;
    QTest::newRow("narrow") << QSizeF(115, 297) << kPoker;
    QTest::newRow("counters") << QSizeF(210, 297) << QSizeF(15.875, 15.875);
}

void tst_PiecePages::asManyAsFit_data()
{
    papers_data();
}

// Counted piece by piece: what has room on the paper beside margins, marks and the header.
void tst_PiecePages::asManyAsFit()
{
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, size);
    const PieceLayout layout{.paper = {paper}, .size = size, .bleed = 1.5, .gap = 1};
    const QRectF room(10, 10, paper.width() - 20, paper.height() - 20);
    const auto inRow = [](double length, double all) {
        int count = 0;
        for (double used = 3 + length; used <= all + 1e-9; used += 1 + 3 + length)
            ++count;
        return count;
    };
    const auto fits = [&](QSizeF one) {
        return inRow(one.width(), room.width() - 4) * inRow(one.height(), room.height() - 4 - 9);
    };
    const int expected = std::max(fits(size), fits(size.transposed()));
    QCOMPARE(piecesOnPage(layout), expected);
    const SeenSides seen = seenOn(layout, expected);
    QCOMPARE(int(seen.fronts.size()), expected);
    for (std::size_t i = 0; i < seen.fronts.size(); ++i) {
        const QRectF part = seen.fronts[i].part;
        QVERIFY(room.contains(part));
        QVERIFY(areNear(part, seen.fronts[i].cut.adjusted(-1.5, -1.5, 1.5, 1.5)));
        for (std::size_t k = 0; k < i; ++k)
            QVERIFY(!part.adjusted(0.1, 0.1, -0.1, -0.1).intersects(seen.fronts[k].part));
    }
}

void tst_PiecePages::backs_data()
{
    QTest::addColumn<int>("backs");
    QTest::addColumn<QSizeF>("paper");
    for (const auto &[name, backs] :
         {std::pair("none", Backs::None), std::pair("duplex", Backs::Duplex),
          std::pair("folded", Backs::Folded)}) {
        QTest::addRow("%s", name) << int(backs) << QSizeF(210, 297);
        QTest::addRow("%s, lying", name) << int(backs) << QSizeF(297, 210);
        QTest::addRow("%s, narrow", name) << int(backs) << QSizeF(115, 297);
    }
}

void tst_PiecePages::marksStandAtEachCutAndOutsideTheBleed()
{
    QFETCH(int, backs);
    QFETCH(QSizeF, paper);
    constexpr double kHeader = 10 + 9;
    constexpr int kDotsPerInch = 150;
    constexpr double kDots = kDotsPerInch / 25.4; // to a millimetre
    const PieceLayout layout{.paper = {paper}, .size = {50, 30}, .backs = Backs(backs)};
    const int count = piecesOnPage(layout) - 1; // a last row that is not full
    const SeenSides seen = seenOn(layout, count);
    const std::vector<Piece> blank(std::size_t(count), Piece{u"blank"_s, {}, [](auto &&...) {}});
    const auto pages = piecePages(u"Marks"_s, blank, layout);
    QCOMPARE(pages.size(), Backs(backs) == Backs::Duplex ? std::size_t{2} : std::size_t{1});
    for (std::size_t page = 0; page < pages.size(); ++page) {
        const QImage image = pictureOf(pages[page], kDotsPerInch);
        const auto isDark = [&](double x, double y) {
            const QPoint at = (QPointF(x, y) * kDots).toPoint();
            for (int beside = -1; beside <= 1; ++beside)
                for (const QPoint shift : {QPoint(beside, 0), QPoint(0, beside)})
                    if (image.valid(at + shift) && qGray(image.pixel(at + shift)) < 200)
                        return true;
            return false;
        };
        std::vector<Seen> here = page == 0 ? seen.fronts : seen.backs;
        if (Backs(backs) == Backs::Folded)
            here.insert(here.end(), seen.backs.begin(), seen.backs.end());
        QRectF block;
        for (const Seen &one : here)
            block |= one.part;
        for (const Seen &one : here) {
            // No ink where pieces and their bleeds are.
            const QRectF inside(one.part.topLeft() * kDots, one.part.size() * kDots);
            const QImage part = image.copy(inside.toAlignedRect());
            QCOMPARE(boxOf(part, kDotsPerInch, [](QRgb pixel) { return qGray(pixel) < 250; }),
                     QRectF());
            // At each of its edges, on both ends of the block; dashed where it is a fold.
            const auto isMarked = [&](QPointF at, QPointF outwards) {
                for (const double out : {0.6, 0.8, 1.0, 1.2, 1.4})
                    if (isDark(at.x() + outwards.x() * out, at.y() + outwards.y() * out))
                        return true;
                return false;
            };
            for (const double x : {one.cut.left(), one.cut.right()})
                QVERIFY(isMarked({x, block.top()}, {0, -1}) &&
                        isMarked({x, block.bottom()}, {0, 1}));
            for (const double y : {one.cut.top(), one.cut.bottom()})
                QVERIFY(isMarked({block.left(), y}, {-1, 0}) &&
                        isMarked({block.right(), y}, {1, 0}));
        }
        const QRectF ink = boxOf(image.copy(0, int(kHeader * kDots), image.width(),
                                            image.height() - int(kHeader * kDots)),
                                 kDotsPerInch, [](QRgb pixel) { return qGray(pixel) < 200; })
                               .translated(0, kHeader);
        QVERIFY(QRectF(10, kHeader, paper.width() - 20, paper.height() - 10 - kHeader)
                    .adjusted(-0.1, -0.1, 0.1, 0.1)
                    .contains(ink));
    }
}

// The paper is turned about its upright middle: the right edge of the front is behind the left one.
void tst_PiecePages::printedOnBothSidesBacksMeetTheirFronts()
{
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, size);
    const PieceLayout layout{.paper = {paper}, .size = size};
    const SeenSides seen = seenOn(layout, piecesOnPage(layout) + 1);
    QCOMPARE(seen.backs.size(), seen.fronts.size());
    QVERIFY(!seen.fronts.empty());
    const auto behind = [&](QPointF at) { return QPointF(paper.width() - at.x(), at.y()); };
    for (std::size_t i = 0; i < seen.fronts.size(); ++i) {
        const Seen &front = seen.fronts[i];
        const Seen &back = seen.backs[i];
        QCOMPARE(back.title, front.title);
        QVERIFY(areNear(behind(back.topMiddle), front.topMiddle));
        QVERIFY(areNear(QRectF(behind(back.cut.topRight()), back.cut.size()), front.cut));
        QVERIFY(areNear(QRectF(behind(back.part.topRight()), back.part.size()), front.part));
    }
}

// The back is folded about the edge that it shares with its front.
void tst_PiecePages::foldedBacksMeetTheirFronts()
{
    QFETCH(QSizeF, paper);
    QFETCH(QSizeF, size);
    const PieceLayout layout{.paper = {paper}, .size = size, .backs = Backs::Folded};
    const SeenSides seen = seenOn(layout, piecesOnPage(layout));
    QCOMPARE(seen.backs.size(), seen.fronts.size());
    QVERIFY(!seen.fronts.empty());
    for (std::size_t i = 0; i < seen.fronts.size(); ++i) {
        const Seen &front = seen.fronts[i];
        const Seen &back = seen.backs[i];
        const QRectF both = front.cut.united(back.cut);
        const bool areBeside = std::abs(front.cut.top() - back.cut.top()) < 0.01;
        QVERIFY(areNear(QPointF(both.width(), both.height()),
                        areBeside ? QPointF(2 * front.cut.width(), front.cut.height())
                                  : QPointF(front.cut.width(), 2 * front.cut.height())));
        const auto folded = [&](QPointF at) {
            return areBeside ? QPointF(2 * both.center().x() - at.x(), at.y())
                             : QPointF(at.x(), 2 * both.center().y() - at.y());
        };
        QVERIFY(areNear(folded(back.topMiddle), front.topMiddle));
        QVERIFY(
            areNear(QRectF(folded(back.cut.topLeft()), folded(back.cut.bottomRight())).normalized(),
                    front.cut));
        QVERIFY(!front.part.adjusted(0.1, 0.1, -0.1, -0.1).intersects(back.part));
    }
}

void tst_PiecePages::theRulerIsTrue_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<double>("length");
    QTest::newRow("A4") << QSizeF(210, 297) << 100.0;
    QTest::newRow("Letter, lying") << QSizeF(279.4, 215.9) << 100.0;
    QTest::newRow("small") << QSizeF(100, 148) << 50.0;
    QTest::newRow("smallest") << QSizeF(kLeastPaper, kLeastPaper) << 20.0;
}

void tst_PiecePages::theRulerIsTrue()
{
    QFETCH(QSizeF, paper);
    const auto pages = piecePages(u"R"_s, {Piece{u"none"_s, {}}},
                                  {.paper = {paper}, .size = {12, 12}, .cutMarks = false});
    const QImage image = rendered({.title = u"Ruler"_s, .pages = pages}, 1);
    // The longest dark line across.
    int longest = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0, length = 0; x < image.width(); ++x) {
            length = qGray(image.pixel(x, y)) < 128 ? length + 1 : 0;
            longest = std::max(longest, length);
        }
    QFETCH(double, length);
    QVERIFY(std::abs(longest * 25.4 / 300 - length) < 0.2);
}

void tst_PiecePages::titlesNameTheSheets()
{
    const PieceLayout layout{.paper = {}, .size = kPoker};
    const Piece both{u"both"_s, [](auto &&...) {}, [](auto &&...) {}};
    const auto pages = piecePages(
        u"Cards"_s, std::vector<Piece>(std::size_t(piecesOnPage(layout)) + 1, both), layout);
    QCOMPARE(pages.size(), std::size_t{4});
    const std::vector<std::pair<QString, int>> expected = {
        {u"Cards"_s, 0}, {u"Back of sheet 1"_s, 1}, {u"Sheet 2"_s, 1}, {u"Back of sheet 2"_s, 1}};
    for (std::size_t i = 0; i < pages.size(); ++i)
        QCOMPARE(std::pair(pages[i].title, pages[i].level), expected[i]);
    // No page for backs that are blank.
    QCOMPARE(piecePages(u"Cards"_s, {Piece{u"front"_s, [](auto &&...) {}}}, layout).size(),
             std::size_t{1});
    QCOMPARE(piecePages(u"Cards"_s, {}, layout).size(), std::size_t{0});
}

void tst_PiecePages::paperThatIsTooSmallHasNoPages()
{
    const PieceLayout layout{.paper = {{90, 90}}, .size = kPoker};
    QCOMPARE(piecesOnPage(layout), 0);
    QVERIFY(piecePages(u"Cards"_s, {Piece{u"one"_s, {}}}, layout).empty());
}

HW_WINDOW_TEST(tst_PiecePages)

} // namespace hexwerk::editor::tst_piece_pages

#include "tst_piece_pages.moc"
