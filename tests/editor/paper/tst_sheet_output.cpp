#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "editor/paper/paper.h"
#include "editor/paper/sheet_output.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::editor::tst_sheet_output {

using namespace Qt::Literals::StringLiterals;
using Fault = OutputFailure::Fault;

class tst_SheetOutput final : public QObject
{
    Q_OBJECT

private slots:
    void paperIsReadByNameAndSize();
    void lengthsAreTrueAt300DotsPerInch_data();
    void lengthsAreTrueAt300DotsPerInch();
    void textStaysTextInEmbeddedFonts();
    void titlesBecomeAnOutline();
    void thePreviewShowsWhatThePdfShows();
    void whatIsStoppedLeavesTheOldFile_data();
    void whatIsStoppedLeavesTheOldFile();

private:
    // What one of the tools that read PDF says.
    static QByteArray said(const QString &program, const QStringList &arguments);
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QImage rendered(const QString &pdf, int page);

    QTemporaryDir m_folder;
};

// A black box with its corner at 20, 30 mm.
static SheetPage boxPage(QSizeF paper, QSizeF box)
{
    return {paper, u"Box"_s, 0, [box](QPainter &painter) {
                painter.fillRect(QRectF(QPointF(20, 30) * kPageUnits, box * kPageUnits), Qt::black);
            }};
}

static SheetPage textPage(const QString &title, int level, const QString &text)
{
    return {{210, 297}, title, level, [text](QPainter &painter) {
                QFont font(u"DejaVu Sans"_s);
                font.setPixelSize(500); // 5 mm
                painter.setFont(font);
                painter.drawText(QPointF(2000, 3000), text);
            }};
}

QByteArray tst_SheetOutput::said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return process.readAllStandardOutput();
}

QImage tst_SheetOutput::rendered(const QString &pdf, int page)
{
    const QString number = QString::number(page);
    said(u"pdftoppm"_s, {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s, number, u"-l"_s,
                         number, pdf, in("page")});
    return QImage(in("page.png"));
}

// What is dark, in pixels.
static QRect darkBox(const QImage &image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                box |= QRect(x, y, 1, 1);
    return box;
}

void tst_SheetOutput::paperIsReadByNameAndSize()
{
    QCOMPARE(paperFromString(u"a4"_s)->size, QSizeF(210, 297));
    QCOMPARE(paperFromString(u"Letter"_s)->size, QSizeF(215.9, 279.4));
    QCOMPARE(paperFromString(u"330.5x483mm"_s)->size, QSizeF(330.5, 483));
    QCOMPARE(nameOf(paperFromString(u"a3"_s)->turned()), u"A3"_s);
    QCOMPARE(nameOf(Paper{{100, 120.5}}), u"100 x 120.5 mm"_s);
    for (const QString &wrong : {u""_s, u"A6"_s, u"210x297"_s, u"49x100mm"_s, u"100x5001mm"_s,
                                 u"-10x100mm"_s, u"nanx100mm"_s})
        QVERIFY2(!paperFromString(wrong), qPrintable(wrong));
}

void tst_SheetOutput::lengthsAreTrueAt300DotsPerInch_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("A4") << QSizeF(210, 297);
    QTest::newRow("lying") << QSizeF(297, 210);
    QTest::newRow("Letter") << QSizeF(215.9, 279.4);
    QTest::newRow("small") << QSizeF(150, 110);
}

void tst_SheetOutput::lengthsAreTrueAt300DotsPerInch()
{
    QFETCH(QSizeF, paper);
    const QSizeF box(88.9, 63.5);
    QVERIFY(
        !writePdf({.title = u"Boxes"_s, .pages = {boxPage({210, 297}, box), boxPage(paper, box)}},
                  in("boxes.pdf")));
    const QImage image = rendered(in("boxes.pdf"), 2);
    const auto inMillimetres = [](double dots) { return dots / 300 * 25.4; };
    const auto isNear = [](double length, double expected) {
        return std::abs(length - expected) < 0.2;
    };
    // Points of a PDF's paper are whole numbers.
    QVERIFY(std::abs(inMillimetres(image.width()) - paper.width()) < 0.36);
    QVERIFY(std::abs(inMillimetres(image.height()) - paper.height()) < 0.36);
    const QRect dark = darkBox(image);
    QVERIFY(isNear(inMillimetres(dark.width()), box.width()));
    QVERIFY(isNear(inMillimetres(dark.height()), box.height()));
    QVERIFY(isNear(inMillimetres(dark.left()), 20));
    QVERIFY(isNear(inMillimetres(dark.top()), 30));
}

void tst_SheetOutput::textStaysTextInEmbeddedFonts()
{
    QVERIFY(!writePdf({.title = u"Grüße"_s,
                       .language = u"de"_s,
                       .pages = {textPage({}, 0, u"Straße nach Gela"_s)}},
                      in("text.pdf")));
    QVERIFY(said(u"pdftotext"_s, {in("text.pdf"), u"-"_s}).contains("Straße nach Gela"));
    const QList<QByteArray> fonts =
        said(u"pdffonts"_s, {in("text.pdf")}).trimmed().split('\n').mid(2);
    QCOMPARE(fonts.size(), 1);
    // Columns from the right: object, generation, unicode, subset, embedded.
    const QList<QByteArray> columns = fonts[0].simplified().split(' ');
    QCOMPARE(columns[columns.size() - 5], "yes");
    QVERIFY(said(u"pdfinfo"_s, {in("text.pdf")}).contains("Grüße"));
}

void tst_SheetOutput::titlesBecomeAnOutline()
{
    QVERIFY(!writePdf({.title = u"Sheets"_s,
                       .pages = {textPage(u"Cards"_s, 0, u"1"_s), textPage(u"Fronts"_s, 1, u"2"_s),
                                 textPage({}, 0, u"3"_s), textPage(u"Backs (½)"_s, 1, u"4"_s),
                                 textPage(u"Counters"_s, 0, u"5"_s)}},
                      in("outline.pdf")));
    const QByteArray outline =
        said(u"pdftohtml"_s, {u"-xml"_s, u"-stdout"_s, u"-i"_s, in("outline.pdf")});
    const qsizetype from = outline.indexOf("<outline>");
    QVERIFY(from >= 0);
    QCOMPARE(outline.mid(from, outline.lastIndexOf("</outline>") - from).simplified(),
             "<outline> <item page=\"1\">Cards</item> <outline> <item page=\"2\">Fronts</item> "
             "<item page=\"4\">Backs (½)</item> </outline> <item page=\"5\">Counters</item>");
}

void tst_SheetOutput::thePreviewShowsWhatThePdfShows()
{
    const SheetPage page = boxPage({210, 297}, {40, 50});
    QVERIFY(!writePdf({.title = u"Box"_s, .pages = {page}}, in("box.pdf")));
    const QRect preview = darkBox(pictureOf(page, 300));
    const QRect printed = darkBox(rendered(in("box.pdf"), 1));
    QVERIFY(std::abs(preview.width() - printed.width()) <= 1);
    QVERIFY((preview.topLeft() - printed.topLeft()).manhattanLength() <= 2);
}

void tst_SheetOutput::whatIsStoppedLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("stops");
    QTest::addColumn<int>("fault");
    QTest::newRow("cancelled") << in("old.pdf") << true << int(Fault::Cancelled);
    QTest::newRow("no folder") << in("nowhere/new.pdf") << false << int(Fault::NotWritten);
}

void tst_SheetOutput::whatIsStoppedLeavesTheOldFile()
{
    QFETCH(QString, path);
    QFETCH(bool, stops);
    QFile old(in("old.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const auto failure =
        writePdf({.title = u"Two"_s, .pages = {textPage({}, 0, u"1"_s), textPage({}, 0, u"2"_s)}},
                 path, [&](int done, int all) { return all == 2 && !(stops && done == 1); });
    QVERIFY(failure);
    QTEST(int(failure->fault), "fault");
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "old");
    QCOMPARE(writePdf({.title = u"None"_s}, in("old.pdf"))->fault, Fault::NothingToPrint);
}

HW_WINDOW_TEST(tst_SheetOutput)

} // namespace hexwerk::editor::tst_sheet_output

#include "tst_sheet_output.moc"
