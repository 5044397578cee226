#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "editor/paper/sheet_output.h"
#include "editor/paper/text_pages.h"
#include "tests/test_program.h"

#include <vector>

namespace hexwerk::editor::tst_text_pages {

using namespace Qt::Literals::StringLiterals;

// What is on the pages is read back from the PDF by poppler.
class tst_TextPages final : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsOnOnePage_data();
    void everyLineIsOnOnePage();
    void headersAreRepeated();
    void nothingStaysAloneBelowAHeading();
    void theOutlineIsTheHeadings();
    void aLongWordIsBroken();
    void aRowHigherThanAPageGoesOn();
    void anEmptyTextIsAPage();
    void insertsKeepTheirRoom();
    void picturesAreFoundByName();

private:
    static QString said(const QString &program, const QStringList &arguments);
    // The text of each page, without its foot.
    QStringList pagesOf(const std::vector<SheetPage> &pages);

    QTemporaryDir m_folder;
};

QString tst_TextPages::said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(hexwerk::testing::kPatience), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QStringList tst_TextPages::pagesOf(const std::vector<SheetPage> &pages)
{
    const QString pdf = m_folder.filePath(u"text.pdf"_s);
    [&] { QVERIFY(!writePdf({.title = u"Text"_s, .pages = pages}, pdf)); }();
    QStringList texts = said(u"pdftotext"_s, {u"-raw"_s, pdf, u"-"_s}).split(u'\f');
    texts.removeLast();
    return texts;
}

static QString numbered(const QString &what, int number)
{
    return u"%1%2"_s.arg(what).arg(number, 4, 10, QLatin1Char('0'));
}

// Paragraphs of one to nine lines, each word of which is there once.
static QString paragraphs(int count)
{
    QString html;
    int word = 0;
    for (int i = 0; i < count; ++i) {
        QStringList words;
        for (int k = 0; k < 3 + i * 37 % 90; ++k)
            words << numbered(u"w"_s, word++);
        html += u"<p>%1</p>"_s.arg(words.join(u' '));
    }
    return html;
}

static QString rows(int count, bool hasHeader)
{
    QString html =
        hasHeader ? u"<table border=\"1\"><tr><th>HEAD</th><th>SECOND</th></tr>"_s : u"<table>"_s;
    for (int i = 0; i < count; ++i)
        html += u"<tr><td>%1<br>%2</td><td>%3</td></tr>"_s.arg(
            numbered(u"a"_s, i), numbered(u"b"_s, i), numbered(u"c"_s, i));
    return html + u"</table>"_s;
}

static QStringList words(const QStringList &pages, const QString &pattern)
{
    QStringList found;
    for (const QString &page : pages) {
        QRegularExpressionMatchIterator matches = QRegularExpression(pattern).globalMatch(page);
        while (matches.hasNext())
            found << matches.next().captured();
    }
    return found;
}

void tst_TextPages::everyLineIsOnOnePage_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("A4") << 1 << QSizeF(210, 297);
    QTest::newRow("Letter, two columns") << 2 << QSizeF(215.9, 279.4);
    QTest::newRow("lying, three columns") << 3 << QSizeF(297, 210);
    QTest::newRow("small") << 1 << QSizeF(100, 100);
}

void tst_TextPages::everyLineIsOnOnePage()
{
    QFETCH(int, columns);
    QFETCH(QSizeF, paper);
    const QString html = paragraphs(60) + rows(80, true) + paragraphs(0);
    const QStringList pages =
        pagesOf(textPages(html, Paper{paper}, {.title = u"Foot"_s, .columns = columns}));
    QVERIFY(pages.size() > 1);
    for (int i = 0; i < pages.size(); ++i)
        QVERIFY(pages[i].contains(u"Foot"_s));
    QStringList expected;
    int word = 0;
    for (int i = 0; i < 60; ++i)
        for (int k = 0; k < 3 + i * 37 % 90; ++k)
            expected << numbered(u"w"_s, word++);
    QCOMPARE(words(pages, u"\\bw\\d{4}\\b"_s), expected);
    for (const QString &cell : {u"a"_s, u"b"_s, u"c"_s}) {
        const QStringList found = words(pages, u"\\b%1\\d{4}\\b"_s.arg(cell));
        QCOMPARE(found.size(), 80);
        for (int i = 0; i < 80; ++i)
            QCOMPARE(found[i], numbered(cell, i));
    }
    // Both lines of a row are on one page.
    for (const QString &page : pages)
        QCOMPARE(words({page}, u"\\ba\\d{4}\\b"_s).size(),
                 words({page}, u"\\bb\\d{4}\\b"_s).size());
}

void tst_TextPages::headersAreRepeated()
{
    for (const QString &page : pagesOf(textPages(rows(200, true), Paper(), {})))
        QCOMPARE(page.count(u"HEAD"_s), words({page}, u"\\ba\\d{4}"_s).isEmpty() ? 0 : 1);
    const QStringList plain = pagesOf(textPages(rows(200, false), Paper(), {}));
    QCOMPARE(words(plain, u"\\ba\\d{4}"_s).size(), 200); // the first row is no header
}

void tst_TextPages::nothingStaysAloneBelowAHeading()
{
    QString html;
    for (int i = 0; i < 80; ++i) {
        html += u"<h2>%1</h2>"_s.arg(numbered(u"h"_s, i));
        QStringList text;
        for (int k = 0; k < 10 + i * 29 % 70; ++k)
            text << (k == 0 ? numbered(u"begin"_s, i) : u"more"_s);
        html +=
            i % 4 == 3
                ? u"<table><tr><th>H</th></tr><tr><td>%1</td></tr></table>"_s.arg(text.join(u' '))
                : u"<p>%1</p>"_s.arg(text.join(u' '));
    }
    const QStringList pages = pagesOf(textPages(html, Paper(), {}));
    QVERIFY(pages.size() > 4);
    for (int i = 0; i < 80; ++i)
        for (const QString &page : pages)
            QCOMPARE(page.contains(numbered(u"h"_s, i)), page.contains(numbered(u"begin"_s, i)));
}

void tst_TextPages::theOutlineIsTheHeadings()
{
    QString html;
    QStringList expected = {u"Book"_s};
    for (int i = 0; i < 30; ++i) {
        const QString title = u"Straße & Wege %1"_s.arg(i);
        html += u"<h%1>%2</h%1>"_s.arg(2 + i % 3).arg(title.toHtmlEscaped()) + paragraphs(i % 5);
        expected << title;
    }
    const std::vector<SheetPage> pages = textPages(html, Paper(), {.outline = u"Book"_s});
    pagesOf(pages);
    const QString xml =
        said(u"pdftohtml"_s, {u"-xml"_s, u"-stdout"_s, u"-i"_s, m_folder.filePath(u"text.pdf"_s)});
    QRegularExpressionMatchIterator items =
        QRegularExpression(u"<item page=\"(\\d+)\">([^<]*)</item>"_s).globalMatch(xml);
    QStringList found;
    int page = 1;
    while (items.hasNext()) {
        const QRegularExpressionMatch item = items.next();
        QVERIFY(item.captured(1).toInt() >= page);
        page = item.captured(1).toInt();
        found << item.captured(2).replace(u"&amp;"_s, u"&"_s);
    }
    QCOMPARE(found, expected);
    QCOMPARE(pages[0].headings[0].level, 1);
    QCOMPARE(pages[0].headings[2].level, 3);
}

void tst_TextPages::aLongWordIsBroken()
{
    const QString word(700, u'x');
    const QStringList pages = pagesOf(textPages(u"<p>%1</p>"_s.arg(word), Paper(), {}));
    QCOMPARE(pages.size(), 1);
    QCOMPARE(pages[0].count(u'x'), 700);
    const QString boxes =
        said(u"pdftotext"_s, {u"-bbox"_s, m_folder.filePath(u"text.pdf"_s), u"-"_s});
    QRegularExpressionMatchIterator right =
        QRegularExpression(u"xMax=\"([\\d.]+)\""_s).globalMatch(boxes);
    while (right.hasNext())
        QVERIFY(right.next().captured(1).toDouble() < 194.5 / 25.4 * 72); // points
}

void tst_TextPages::aRowHigherThanAPageGoesOn()
{
    QStringList lines;
    for (int i = 0; i < 300; ++i)
        lines << numbered(u"w"_s, i);
    const QStringList pages = pagesOf(textPages(
        u"<p>Before</p><table border=\"1\"><tr><td>%1</td></tr></table><p>After</p>"_s.arg(
            lines.join(u"<br>"_s)),
        Paper(), {}));
    QVERIFY(pages.size() >= 5);
    // The line before a page may be in it, outside of what is painted.
    QStringList found = words(pages, u"\\bw\\d{4}\\b"_s);
    QVERIFY(found.size() < lines.size() + pages.size());
    found.removeDuplicates();
    QCOMPARE(found, lines);
    QVERIFY(pages.last().contains(u"After"_s));
}

void tst_TextPages::anEmptyTextIsAPage()
{
    const std::vector<SheetPage> pages = textPages({}, Paper(), {.title = u"Nothing"_s});
    QCOMPARE(pages.size(), std::size_t(1));
    QVERIFY(pages[0].headings.empty());
    QVERIFY(pagesOf(pages)[0].contains(u"Nothing"_s));
}

void tst_TextPages::insertsKeepTheirRoom()
{
    QRectF box;
    TextPageStyle style;
    style.columns = 2;
    style.inserts = {{0, 2, 20, [&box](QPainter &, const QRectF &room) { box = room; }},
                     {0, 1, 100, [](QPainter &painter, const QRectF &room) {
                          painter.fillRect(room, Qt::black);
                      }}};
    const std::vector<SheetPage> pages = textPages(paragraphs(30), Paper(), style);
    const QImage image = pictureOf(pages[0], 72);
    QCOMPARE(box, QRectF(1600, 1500, 17800, 2000));
    // White above the black one, black all over it, in the first column only.
    const auto grey = [&](double x, double y) {
        return qGray(image.pixel(qRound(x / 25.4 * 72), qRound(y / 25.4 * 72)));
    };
    QCOMPARE(grey(50, 30), 255);
    for (int y = 36; y < 134; ++y)
        QCOMPARE(grey(50, y), 0);
    QVERIFY(grey(110, 80) > 0);
    QCOMPARE(words(pagesOf(pages), u"\\bw\\d{4}\\b"_s).size(),
             words({paragraphs(30)}, u"\\bw\\d{4}\\b"_s).size());
}

void tst_TextPages::picturesAreFoundByName()
{
    TextPageStyle style;
    QStringList asked;
    style.pictures = [&asked](const QUrl &name) {
        asked << name.toString();
        QImage red(96, 96, QImage::Format_RGB32);
        red.fill(Qt::red);
        return QVariant(red);
    };
    const std::vector<SheetPage> pages =
        textPages(u"<p><img src=\"picture:red\"></p>"_s, Paper(), style);
    style.pictures = nullptr; // the pages have what they need
    const QImage image = pictureOf(pages[0], 254);
    QCOMPARE(asked, QStringList{u"picture:red"_s});
    int red = 0;
    for (int x = 0; x < image.width(); ++x)
        red += image.pixelColor(x, 250) == QColor(Qt::red) ? 1 : 0;
    QVERIFY2(std::abs(red - 254) <= 2, qPrintable(QString::number(red))); // an inch
}

HW_WINDOW_TEST(tst_TextPages)

} // namespace hexwerk::editor::tst_text_pages

#include "tst_text_pages.moc"
