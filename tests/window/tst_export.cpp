#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTreeWidget>

#include "app/assault/files/export_dialog.h"
#include "app/paper/page_preview.h"
#include "app/window/search_dialog.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"
#include "tests/window/main_window.h"

namespace hexwerk::assault::ui::tst_export {

using namespace Qt::Literals::StringLiterals;

// The map goes out of the window as a file or onto paper, and out of the program without a window.
class tst_Export final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openEditor(window::trainingInfantry()); }
    void cleanup() { closeEditor(); }
    void findLeadsToTheExport();
    void aMapForPlayersIsWritten();
    void theDialogSaysHowLarge();
    void aBadPathIsToldInASentence();
    void theMapIsPrinted();
    void theProgramWritesWhatTheWindowWrites();
    void aPosterInAnotherLookIsWritten();
    void aRegionOnPagesIsShownAndWritten();
    void aRegionThatIsNoneIsRefusedAtOnce();
    void playersSeeNothingOfASide();
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();

private:
    QByteArray written(const char *name) const;
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
};

QByteArray tst_Export::written(const char *name) const
{
    QFile file(in(name));
    [&] { QVERIFY2(file.open(QIODevice::ReadOnly), name); }();
    return file.readAll();
}

void tst_Export::findLeadsToTheExport()
{
    QString title;
    answer({[](QDialog &dialog) {
                dialog.findChild<QLineEdit *>()->setText(u"export map"_s);
                QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Return);
            },
            [&](QDialog &dialog) {
                title = dialog.objectName();
                dialog.reject();
            }},
           [this] { key(Qt::Key_F, Qt::ControlModifier); });
    QCOMPARE(title, u"export-map"_s);
}

void tst_Export::aMapForPlayersIsWritten()
{
    const auto forPlayers = [this](QDialog &dialog) {
        for (QPushButton *button : dialog.findChildren<QPushButton *>())
            if (button->text() == u"For p&layers"_s)
                button->click();
        const QStringList without = {u"Zones"_s, u"Mines"_s, u"Units"_s,
                                     u"Each hex with its own &border"_s, u"As a p&oster"_s};
        for (const QCheckBox *box : dialog.findChildren<QCheckBox *>())
            QCOMPARE(box->isChecked(), !without.contains(box->text()));
        named<QComboBox>("Format", &dialog)->setCurrentIndex(1);
        dialog.accept();
    };
    answer({forPlayers, into(in("map"))},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
    QVERIFY(written("map.svg").contains("<svg"));
    QCOMPARE(document().undoStack().count(), 0);
}

void tst_Export::theDialogSaysHowLarge()
{
    answer({[this](QDialog &dialog) {
               const auto *result = named<QLabel>("Result", &dialog);
               named<QDoubleSpinBox>("Width of a hex", &dialog)->setValue(100);
               const int columns = document().board().columns();
               QVERIFY(result->text().startsWith(QString::number(columns * 75 + 25)));
               named<QComboBox>("Format", &dialog)->setCurrentIndex(2);
               named<QComboBox>("Unit of the width", &dialog)->setCurrentIndex(2);
               QVERIFY(result->text().startsWith(u"1 page of "_s));
               QVERIFY(!named<QDoubleSpinBox>("Width of a hex", &dialog)->isEnabled());
               dialog.reject();
           }},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
}

void tst_Export::aBadPathIsToldInASentence()
{
    QString told;
    const auto accept = [](QDialog &dialog) { dialog.accept(); };
    const auto read = [&](QDialog &dialog) {
        told = dynamic_cast<QMessageBox &>(dialog).informativeText();
        dialog.accept();
    };
    answer({accept, into(in("map.gif")), read},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
    QVERIFY2(told.contains(u"map.gif"_s) && told.contains(u".svg"_s), qPrintable(told));
    QVERIFY(!QFile::exists(in("map.gif")));
}

void tst_Export::theMapIsPrinted()
{
    const auto print = [this](QDialog &dialog) {
        auto *printing = qobject_cast<QPrintDialog *>(&dialog);
        QVERIFY(printing);
        printing->printer()->setOutputFormat(QPrinter::PdfFormat);
        printing->printer()->setOutputFileName(in("printed.pdf"));
        printing->done(QDialog::Accepted);
    };
    answer({[](QDialog &dialog) {
                QCOMPARE(dialog.objectName(), u"print-map"_s);
                dialog.accept();
            },
            print},
           [this] { key(Qt::Key_P, Qt::ControlModifier); });
    QVERIFY(written("printed.pdf").startsWith("%PDF"));
}

void tst_Export::theProgramWritesWhatTheWindowWrites()
{
    answer({[this](QDialog &dialog) {
                named<QDoubleSpinBox>("Width of a hex", &dialog)->setValue(30);
                dialog.accept();
            },
            into(in("window.png"))},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
    const auto [code, messages] =
        program({QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"), u"--render"_s,
                 in("program.png"), u"--hex-size"_s, u"30px"_s});
    QVERIFY2(code == 0, qPrintable(messages));
    QVERIFY(written("program.png") == written("window.png"));
    QCOMPARE(
        program({QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"), u"--render"_s,
                 in("players.png"), u"--hex-size"_s, u"30px"_s, u"--layers"_s, u"players"_s})
            .first,
        0);
    QVERIFY(written("players.png") != written("window.png"));
}

void tst_Export::aPosterInAnotherLookIsWritten()
{
    QString alone;
    QString poster;
    answer({[&](QDialog &dialog) {
                named<QDoubleSpinBox>("Width of a hex", &dialog)->setValue(30);
                auto *look = named<QComboBox>("Look", &dialog);
                QCOMPARE(look->currentText(), u"Summer"_s);
                look->setCurrentIndex(look->findText(u"Night"_s));
                alone = named<QLabel>("Result", &dialog)->text();
                for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
                    if (box->text() == u"As a p&oster"_s)
                        box->click();
                poster = named<QLabel>("Result", &dialog)->text();
                dialog.accept();
            },
            into(in("window_poster.png"))},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
    QVERIFY(poster != alone);
    const QImage image(in("window_poster.png"));
    QVERIFY(poster.startsWith(u"%1 × %2 pixels, "_s.arg(image.width()).arg(image.height())));
    const auto [code, messages] =
        program({QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"), u"--render"_s,
                 in("program_poster.png"), u"--hex-size"_s, u"30px"_s, u"--poster"_s, u"--look"_s,
                 u"night"_s});
    QVERIFY2(code == 0, qPrintable(messages));
    QVERIFY(written("program_poster.png") == written("window_poster.png"));
    QCOMPARE(canvas().style(), MapStyle());
}

void tst_Export::aRegionOnPagesIsShownAndWritten()
{
    QString told;
    int pages = 0;
    answer({[&](QDialog &dialog) {
                const auto closed = qScopeGuard([&] { dialog.accept(); });
                named<QComboBox>("Format", &dialog)->setCurrentIndex(2);
                named<QComboBox>("Paper", &dialog)->setCurrentText(u"A4"_s);
                named<QComboBox>("Unit of the width", &dialog)->setCurrentIndex(1);
                named<QDoubleSpinBox>("Width of a hex", &dialog)->setValue(32);
                auto *part = named<QComboBox>("Part of the map", &dialog);
                QCOMPARE(part->itemText(1), u"Tile T01A (A1:J12)"_s);
                part->setCurrentIndex(part->count() - 1);
                named<QLineEdit>("From hex to hex", &dialog)->setText(u"c2:j9"_s);
                told = named<QLabel>("Result", &dialog)->text();
                auto *preview = dialog.findChild<PagePreview *>();
                QTRY_COMPARE(preview->pages(), 3); // 8 x 8 hexes: 200 x 236 mm, lying two sheets
                QTest::keyClick(preview, Qt::Key_PageDown);
                QCOMPARE(preview->page(), 1);
                pages = preview->pages();
            },
            into(in("region.pdf"))},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
    QVERIFY2(told.startsWith(u"%1 pages of "_s.arg(pages)), qPrintable(told));
    QVERIFY(written("region.pdf").startsWith("%PDF"));
    const auto [code, messages] =
        program({QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"), u"--render"_s,
                 in("program_region.pdf"), u"--hex-size"_s, u"32mm"_s, u"--region"_s, u"C2:J9"_s});
    QVERIFY2(code == 0, qPrintable(messages));
    QCOMPARE(written("program_region.pdf").size(), written("region.pdf").size());
}

void tst_Export::aRegionThatIsNoneIsRefusedAtOnce()
{
    answer({[this](QDialog &dialog) {
               auto *part = named<QComboBox>("Part of the map", &dialog);
               part->setCurrentIndex(part->count() - 1);
               auto *region = named<QLineEdit>("From hex to hex", &dialog);
               const auto *result = named<QLabel>("Result", &dialog);
               const auto *accept = dialog.findChild<QDialogButtonBox *>()->buttons().constFirst();
               for (const auto &[text, words] :
                    {std::pair(u"C2-J9"_s, u"A1:H12"_s), std::pair(u"A1:Z99"_s, u"board"_s)}) {
                   region->setText(text);
                   QVERIFY2(result->text().contains(words), qPrintable(result->text()));
                   QVERIFY(!accept->isEnabled());
               }
               region->setText(u"A1:B2"_s);
               QVERIFY(accept->isEnabled());
               dialog.reject();
           }},
           [this] { key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); });
}

// Scenarios that differ only in what one side sets up, mines and zones among it, are the same map.
void tst_Export::playersSeeNothingOfASide()
{
    QFile file(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString other = QString::fromUtf8(file.readAll());
    const qsizetype units = other.indexOf(u"[[unit]]"_s);
    QVERIFY(units > 0);
    static const QRegularExpression placed(u"\nat = \"[A-Z]+\\d+\""_s);
    QVERIFY(placed.match(other, units).hasMatch());
    other = other.left(units) + other.mid(units).replace(placed, u"\nat = \"A1\""_s) +
            u"\n[[board.minefield]]\nhex = \"C3\"\nside = \"axis\"\nkind = \"anti_tank\"\n"_s;
    QFile changed(in("other.toml"));
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write(other.toUtf8());
    changed.close();
    for (const char *name : {"one.png", "two.png"}) {
        const bool isOther = name[0] == 't';
        const auto [code, messages] =
            program({isOther ? in("other.toml") : file.fileName(), u"--render"_s, in(name),
                     u"--layers"_s, u"players"_s, u"--hex-size"_s, u"30px"_s});
        QVERIFY2(code == 0, qPrintable(messages));
    }
    QVERIFY(written("one.png") == written("two.png"));
    QCOMPARE(
        program({in("other.toml"), u"--render"_s, in("all.png"), u"--hex-size"_s, u"30px"_s}).first,
        0);
    QVERIFY(written("all.png") != written("one.png"));
}

void tst_Export::wrongOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words");
    const QStringList render{u"--render"_s, in("map.png")};
    QTest::newRow("size") << render + QStringList{u"--hex-size"_s, u"3"_s} << 2 << u"\"3\""_s;
    QTest::newRow("layers") << render + QStringList{u"--layers"_s, u"ways"_s} << 2
                            << u"fortifications"_s;
    QTest::newRow("paper") << render + QStringList{u"--paper"_s, u"a9"_s} << 2 << u"\"a9\""_s;
    QTest::newRow("region") << render + QStringList{u"--region"_s, u"B"_s} << 2 << u"A1:H12"_s;
    QTest::newRow("off the board")
        << render + QStringList{u"--region"_s, u"A1:Z99"_s} << 1 << u"not on the board"_s;
    QTest::newRow("resolution") << render + QStringList{u"--dpi"_s, u"5"_s} << 2 << u"1200"_s;
    QTest::newRow("look") << render + QStringList{u"--look"_s, u"spring"_s} << 2 << u"dry_summer"_s;
    QTest::newRow("no poster") << QStringList{u"--poster"_s} << 2 << u"--poster"_s;
    QTest::newRow("no render") << QStringList{u"--paper"_s, u"a3"_s} << 2 << u"--render"_s;
    QTest::newRow("no folder") << QStringList{u"--render"_s, in("none/map.pdf")} << 1
                               << u"map.pdf could not be written: "_s;
}

void tst_Export::wrongOptionsAreRefused()
{
    QFETCH(QStringList, options);
    QFETCH(int, code);
    QFETCH(QString, words);
    const auto [found, messages] = program(
        QStringList{QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml")} + options);
    QVERIFY2(messages.contains(words), qPrintable(messages));
    QCOMPARE(found, code);
}

HW_WINDOW_TEST(tst_Export)

} // namespace hexwerk::assault::ui::tst_export

#include "tst_export.moc"
