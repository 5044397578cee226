#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>

#include "app/paper/page_preview.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/editor_test.h"
#include "tests/window/main_window.h"

namespace hexwerk::assault::ui::tst_sheets {

using namespace Qt::Literals::StringLiterals;

// Cards, counters and sheets to read go out of the window and out of the program without one.
class tst_Sheets final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openEditor(window::trainingInfantry()); }
    void cleanup() { closeEditor(); }
    void whatIsPreviewedIsWritten();
    void keysAloneTurnThePages();
    void paperThatIsTooSmallIsToldBeforehand();
    void anUnwritableFolderIsToldInASentence();
    void theSheetsArePrinted();
    void theProgramWritesThemToo();
    void wrongKindsAreRefused();

private:
    void openSheets() const
    {
        key(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    }
    static QPushButton *button(const QDialog &dialog, const QString &text);
    // Only these kinds of sheets.
    static void choose(const QDialog &dialog, const QStringList &kinds);
    static int pagesIn(const QString &path);
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
};

QPushButton *tst_Sheets::button(const QDialog &dialog, const QString &text)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

void tst_Sheets::choose(const QDialog &dialog, const QStringList &kinds)
{
    static const QStringList kNotKinds = {u"Cut mar&ks"_s, u"The whole &library"_s};
    for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
        if (!kNotKinds.contains(box->text()))
            box->setChecked(kinds.contains(box->text()) || kinds.isEmpty());
}

int tst_Sheets::pagesIn(const QString &path)
{
    QProcess process;
    process.start(u"pdfinfo"_s, {path});
    process.waitForFinished();
    static const QRegularExpression pages(u"Pages: +(\\d+)"_s);
    return pages.match(QString::fromUtf8(process.readAllStandardOutput())).captured(1).toInt();
}

void tst_Sheets::whatIsPreviewedIsWritten()
{
    int pages = 0;
    answer({[&](QDialog &dialog) {
               const auto closed = qScopeGuard([&] { dialog.reject(); });
               QCOMPARE(dialog.objectName(), u"sheets"_s);
               choose(dialog, {}); // all
               auto *preview = dialog.findChild<PagePreview *>();
               const int before = preview->pages();
               QTRY_VERIFY(preview->pages() > before);
               pages = preview->pages();
               window::answerFileDialog(dialog, in("sheets"));
               button(dialog, u"&Save as PDF..."_s)->click();
               QTRY_VERIFY(named<QLabel>("Result", &dialog)->text().contains(u"sheets.pdf"_s));
           }},
           [this] { openSheets(); });
    QVERIFY(pages >= 8);
    QCOMPARE(pagesIn(in("sheets.pdf")), pages);
    QProcess process;
    process.start(u"pdftotext"_s, {in("sheets.pdf"), u"-"_s});
    QVERIFY(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput())
                             .normalized(QString::NormalizationForm_KC) // without ligatures
                             .simplified();
    for (const UnitSpec &unit : document().scenario().units) {
        const UnitCard *card = document().library().cards.unit(unit.card);
        QVERIFY2(card && text.contains(QString::fromStdString(card->name.at("en"))),
                 unit.card.c_str());
    }
}

void tst_Sheets::keysAloneTurnThePages()
{
    answer({[&](QDialog &dialog) {
               const auto closed = qScopeGuard([&] { dialog.reject(); });
               auto *preview = dialog.findChild<PagePreview *>();
               preview->setFocus();
               QTest::keyClick(preview, Qt::Key_End);
               QCOMPARE(preview->page(), preview->pages() - 1);
               QTest::keyClick(preview, Qt::Key_PageDown);
               QCOMPARE(preview->page(), preview->pages() - 1);
               QTest::keyClick(preview, Qt::Key_PageUp);
               QCOMPARE(preview->page(), preview->pages() - 2);
               QTest::keyClick(preview, Qt::Key_Home);
               QCOMPARE(preview->page(), 0);
           }},
           [this] { openSheets(); });
}

void tst_Sheets::paperThatIsTooSmallIsToldBeforehand()
{
    answer({[&](QDialog &dialog) {
               const auto closed = qScopeGuard([&] { dialog.reject(); });
               choose(dialog, {u"Unit cards"_s});
               auto *paper = named<QComboBox>("Paper", &dialog);
               paper->setCurrentIndex(paper->count() - 1);
               named<QDoubleSpinBox>("Width of the paper", &dialog)->setValue(60);
               named<QDoubleSpinBox>("Height of the paper", &dialog)->setValue(80);
               const auto *told = named<QLabel>("Result", &dialog);
               QTRY_VERIFY(told->text().contains(u"the paper is too small"_s));
               QVERIFY(!button(dialog, u"&Save as PDF..."_s)->isEnabled());
               QVERIFY(!button(dialog, u"P&rint..."_s)->isEnabled());
           }},
           [this] { openSheets(); });
}

void tst_Sheets::anUnwritableFolderIsToldInASentence()
{
    QString told;
    answer({[&](QDialog &dialog) {
               const auto closed = qScopeGuard([&] { dialog.reject(); });
               window::answerFileDialog(dialog, in("none/sheets.pdf"));
               window::onNextDialog(dialog, [&](QDialog *asked) {
                   const auto *box = qobject_cast<QMessageBox *>(asked);
                   if (box) {
                       told = box->informativeText();
                       asked->accept();
                   }
                   return box != nullptr;
               });
               button(dialog, u"&Save as PDF..."_s)->click();
           }},
           [this] { openSheets(); });
    QVERIFY2(told.contains(u"could not be written"_s), qPrintable(told));
    QVERIFY(!QFile::exists(in("none/sheets.pdf")));
}

void tst_Sheets::theSheetsArePrinted()
{
    int pages = 0;
    answer({[&](QDialog &dialog) {
               const auto closed = qScopeGuard([&] { dialog.reject(); });
               choose(dialog, {u"Counters"_s});
               auto *preview = dialog.findChild<PagePreview *>();
               QTRY_COMPARE(preview->pages(), 2); // fronts and backs
               pages = preview->pages();
               window::onNextDialog(dialog, [this](QDialog *asked) {
                   auto *printing = qobject_cast<QPrintDialog *>(asked);
                   if (printing) {
                       printing->printer()->setOutputFormat(QPrinter::PdfFormat);
                       printing->printer()->setOutputFileName(in("printed.pdf"));
                       printing->done(QDialog::Accepted);
                   }
                   return printing != nullptr;
               });
               button(dialog, u"P&rint..."_s)->click();
           }},
           [this] { openSheets(); });
    QCOMPARE(pagesIn(in("printed.pdf")), pages);
}

void tst_Sheets::theProgramWritesThemToo()
{
    const QString scenario = QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml");
    const auto [code, messages] =
        program({scenario, u"--render"_s, in("program.pdf"), u"--sheets"_s,
                 u"scenario,players-aid"_s, u"--paper"_s, u"letter"_s});
    QVERIFY2(code == 0, qPrintable(messages));
    QVERIFY(pagesIn(in("program.pdf")) >= 2);
}

void tst_Sheets::wrongKindsAreRefused()
{
    const auto [code, messages] =
        program({QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml"), u"--render"_s,
                 in("wrong.pdf"), u"--sheets"_s, u"cards"_s});
    QCOMPARE(code, 2);
    QVERIFY2(messages.contains(u"unit-cards"_s), qPrintable(messages));
}

HW_WINDOW_TEST(tst_Sheets)

} // namespace hexwerk::assault::ui::tst_sheets

#include "tst_sheets.moc"
