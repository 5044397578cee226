#include <QTemporaryDir>
#include <QTest>

#include "editor/paper/piece_sizes.h"
#include "editor/paper/sheet_output.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/paper/sheet_samples.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_piece_sheets {

using namespace Qt::Literals::StringLiterals;
using namespace hexwerk::testing;

// HEXWERK_PICTURES=FOLDER keeps a picture of each sheet, HEXWERK_DPI says how large.
class tst_PieceSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_library = shippedLibrary(); }
    void textIsTextInEmbeddedFonts();
    void picturesAreVectors();
    void everySheetIsPainted_data();
    void everySheetIsPainted();

private:
    SharedData m_library;
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

void tst_PieceSheets::textIsTextInEmbeddedFonts()
{
    const auto document = opened(m_library, shippedScenario("port-of-gela"));
    editor::SheetBook book{.title = u"Sheets"_s};
    for (const SheetKind kind : kPieceKinds)
        for (editor::SheetPage &page : pagesOf(kind, *document, {}))
            book.pages.push_back(std::move(page));
    QVERIFY(!editor::writePdf(book, in("all.pdf")));
    // "fl" may be one sign.
    const auto plain = [](const QString &text) {
        return text.normalized(QString::NormalizationForm_KC).simplified();
    };
    const QString text =
        plain(QString::fromUtf8(said(u"pdftotext"_s, {u"-raw"_s, in("all.pdf"), u"-"_s})));
    for (const SheetKind kind : kPieceKinds)
        if (kind != SheetKind::DiceStickers)
            for (const editor::Piece &piece : piecesOf(kind, *document, {}))
                QVERIFY2(text.contains(plain(piece.title)), qPrintable(piece.title));
    const QList<QByteArray> fonts =
        said(u"pdffonts"_s, {in("all.pdf")}).trimmed().split('\n').mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QByteArray &font : fonts) {
        const QList<QByteArray> columns = font.simplified().split(' ');
        QCOMPARE(columns[columns.size() - 5], "yes");
    }
    const QByteArray outline =
        said(u"pdftohtml"_s, {u"-xml"_s, u"-stdout"_s, u"-i"_s, in("all.pdf")});
    for (const char *title : {"Unit cards", "Formation cards", "Command cards", "Support cards",
                              "Counters", "Markers", "Dice stickers"})
        QVERIFY2(outline.contains(QByteArray(">") + title + "</item>"), title);
}

void tst_PieceSheets::picturesAreVectors()
{
    const auto document = opened(m_library, shippedScenario("gela-road"));
    for (const SheetKind kind : kPieceKinds) {
        const auto pages = pagesOf(kind, *document, {});
        if (pages.empty())
            continue;
        QVERIFY(!editor::writePdf({.title = u"Sheets"_s, .pages = pages}, in("vectors.pdf")));
        QCOMPARE(said(u"pdfimages"_s, {u"-list"_s, in("vectors.pdf")}).trimmed().split('\n').size(),
                 2);
    }
}

void tst_PieceSheets::everySheetIsPainted_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<int>("backs");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        QTest::addRow("%s, poker", qPrintable(language))
            << language << editor::cardSizes()[0].size << int(Backs::Duplex);
        QTest::addRow("%s, bridge, folded", qPrintable(language))
            << language << editor::cardSizes()[1].size << int(Backs::Folded);
    }
}

// Ink on every page, and the same when it is painted again.
void tst_PieceSheets::everySheetIsPainted()
{
    QFETCH(QString, language);
    QFETCH(QSizeF, card);
    QFETCH(int, backs);
    editor::Languages languages;
    languages.speak(language);
    const auto document = opened(m_library, shippedScenario("port-of-gela"));
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
    const int dotsPerInch = qEnvironmentVariableIntValue("HEXWERK_DPI");
    for (const SheetKind kind : kPieceKinds) {
        const SheetOptions options{.backs = Backs(backs), .card = card};
        const auto pages = pagesOf(kind, *document, options);
        QVERIFY(!pages.empty());
        for (std::size_t i = 0; i < pages.size(); ++i) {
            const QImage image = editor::pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50);
            if (!folder.isEmpty())
                QVERIFY(
                    image.save(u"%1/%2-%3-%4-%5.png"_s.arg(folder, language)
                                   .arg(int(kind))
                                   .arg(Backs(backs) == Backs::Folded ? u"folded"_s : u"duplex"_s)
                                   .arg(i + 1)));
            QImage blank(image.size(), image.format());
            blank.fill(Qt::white);
            QVERIFY(image != blank);
            if (i == 0)
                QCOMPARE(editor::pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50), image);
        }
        if (!folder.isEmpty())
            QVERIFY(!editor::writePdf(
                {.title = pages.front().title, .pages = pages},
                u"%1/%2-%3-%4.pdf"_s.arg(folder, language)
                    .arg(int(kind))
                    .arg(Backs(backs) == Backs::Folded ? u"folded"_s : u"duplex"_s)));
    }
}

HW_WINDOW_TEST(tst_PieceSheets)

} // namespace hexwerk::assault::ui::tst_piece_sheets

#include "tst_piece_sheets.moc"
