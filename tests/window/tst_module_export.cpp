#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QSpinBox>

#include "core/files/zip_archive.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"
#include "tests/window/main_window.h"

namespace hexwerk::assault::ui::tst_module_export {

using namespace Qt::Literals::StringLiterals;

// A scenario goes out of the window, and out of the program without one, for VASSAL and Tiled.
class tst_ModuleExport final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openEditor(window::trainingInfantry()); }
    void cleanup() { closeEditor(); }
    void theWindowWritesWhatTheProgramWrites();
    void theDialogSaysHowLargeAndWhatIsLeftOut();
    void anUnwritableFolderIsToldInASentence_data();
    void anUnwritableFolderIsToldInASentence();

private:
    using Act = std::function<void(QDialog &)>;
    void exportModule() const { key(Qt::Key_V, kKeys); }
    void exportTiled() const { key(Qt::Key_O, kKeys); }
    QByteArray written(const QString &name) const;
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    Act ofWidth(int pixels) const;

    const QString m_scenario = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");
    static constexpr Qt::KeyboardModifiers kKeys =
        Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;
};

tst_ModuleExport::Act tst_ModuleExport::ofWidth(int pixels) const
{
    return [this, pixels](QDialog &dialog) {
        named<QSpinBox>("Width of a hex", &dialog)->setValue(pixels);
        dialog.accept();
    };
}

QByteArray tst_ModuleExport::written(const QString &name) const
{
    QFile file(m_folder.filePath(name));
    [&] { QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name)); }();
    return file.readAll();
}

void tst_ModuleExport::theWindowWritesWhatTheProgramWrites()
{
    answer({ofWidth(40), into(in("window"))}, [this] { exportModule(); });
    answer({into(in("window"))}, [this] { exportTiled(); });
    QCOMPARE(document().undoStack().count(), 0);
    const auto entries = readZip(written(u"window.vmod"_s).toStdString());
    QVERIFY(entries && entries->front().name == "buildFile.xml");

    const auto [code, messages] =
        program({m_scenario, u"--render"_s, in("program.vmod"), u"--hex-size"_s, u"40px"_s});
    QVERIFY2(code == 0, qPrintable(messages));
    QVERIFY(written(u"program.vmod"_s) == written(u"window.vmod"_s));
    QDir(m_folder.path()).mkdir(u"program"_s);
    QCOMPARE(program({m_scenario, u"--render"_s, in("program/window.tmx")}).first, 0);
    for (const char *name : {"window.tmx", "window-tiles.tsx", "window-tiles.png"})
        QVERIFY2(written(u"program/"_s + QLatin1String(name)) == written(QLatin1String(name)),
                 name);
}

void tst_ModuleExport::theDialogSaysHowLargeAndWhatIsLeftOut()
{
    answer({[this](QDialog &dialog) {
               const auto *result = named<QLabel>("Result", &dialog);
               named<QSpinBox>("Width of a hex", &dialog)->setValue(100);
               const int columns = document().board().columns();
               QVERIFY(result->text().contains(QString::number(columns * 75 + 25)));
               QVERIFY(result->text().contains(u"Mines and zones"_s));
               dialog.reject();
           }},
           [this] { exportModule(); });
}

void tst_ModuleExport::anUnwritableFolderIsToldInASentence_data()
{
    QTest::addColumn<bool>("isModule");
    QTest::newRow("VASSAL") << true;
    QTest::newRow("Tiled") << false;
}

// Nobody writes there, whoever runs the test.
void tst_ModuleExport::anUnwritableFolderIsToldInASentence()
{
    QFETCH(bool, isModule);
    const QString path = isModule ? u"/proc/out.vmod"_s : u"/proc/out.tmx"_s;
    QString told;
    const Act read = [&](QDialog &dialog) {
        told = dynamic_cast<QMessageBox &>(dialog).informativeText();
        dialog.accept();
    };
    if (isModule)
        answer({ofWidth(32), into(path), read}, [this] { exportModule(); });
    else
        answer({into(path), read}, [this] { exportTiled(); });
    QVERIFY2(told.startsWith(path + u" could not be written: "_s), qPrintable(told));
    QVERIFY(!QFile::exists(path));
    const auto [code, messages] = program({m_scenario, u"--render"_s, path});
    QCOMPARE(code, 1);
    QVERIFY2(messages.contains(u"could not be written: "_s), qPrintable(messages));
}

HW_WINDOW_TEST(tst_ModuleExport)

} // namespace hexwerk::assault::ui::tst_module_export

#include "tst_module_export.moc"
