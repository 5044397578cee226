#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QSlider>

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/panels/map/picture_dialog.h"
#include "tests/test_program.h"
#include "tests/window/sheet_test.h"

namespace hexwerk::assault::ui::tst_pictures {

using namespace editor;
using window::kControlAlt;

// Pictures laid under maps in the window.
class tst_Pictures final : public window::SheetTest
{
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void aPictureIsPlacedByThreeClicks();
    void theWrittenMapHasThePicture();
    void whatIsNoPictureIsRefused_data();
    void whatIsNoPictureIsRefused();
    void aPictureFromElsewhereIsCopied();
    void aScenarioWithoutItsPictureOpens();

private:
    QString picture(const QString &name, QSize size = {600, 480}) const;
};

QString tst_Pictures::picture(const QString &name, QSize size) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString file = m_folder->filePath(name);
    image.save(file);
    return file;
}

void tst_Pictures::aPictureIsPlacedByThreeClicks()
{
    savedScenario(QStringLiteral("south.toml"));
    const QString file = picture(QStringLiteral("south.png"));
    const auto place = [&](QDialog &dialog) {
        auto &pictures = dynamic_cast<PictureDialog &>(dialog);
        pictures.choose(file);
        auto *view = dialog.findChild<PictureView *>();
        QTRY_COMPARE(view->pictureSize(), QSize(600, 480));
        for (const QPoint at : {QPoint(60, 50), QPoint(540, 50), QPoint(60, 430)})
            QTest::mouseClick(view, Qt::LeftButton, {}, view->seenAt(at).toPoint());
        QTest::keyClick(view, Qt::Key_Right); // the first one again, by one pixel
        named<QSlider>(&dialog, "Opacity")->setValue(60);
        QTRY_VERIFY(canvas().scene().picture.has_value()); // seen on the map meanwhile
        dialog.accept();
    };
    answer({place}, [this] { key(Qt::Key_P, kControlAlt); });
    QCOMPARE(document().undoStack().count(), 1);
    const Underlay &underlay = document().scenario().board.underlay.value();
    QCOMPARE(underlay.picture, std::string("south.png"));
    QCOMPARE(underlay.opacity, 60);
    QCOMPARE(underlay.points.size(), std::size_t{3});
    QVERIFY(std::abs(underlay.points[1].x - 540) <= 2 && std::abs(underlay.points[1].y - 50) <= 2);
    QTRY_VERIFY(canvas().scene().picture.has_value());
    // It goes into the play view.
    Scenario scenario =
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
    scenario.board.underlay = underlay;
    document().reset(scenario, m_folder->filePath(QStringLiteral("south.toml")));
    key(Qt::Key_F5);
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    m_window->showMode(MainWindow::Mode::Edit);
}

void tst_Pictures::theWrittenMapHasThePicture()
{
    picture(QStringLiteral("south.png"));
    Scenario scenario = document().scenario();
    const auto written = [&](const QString &name) {
        document().reset(scenario);
        const QString map = m_folder->filePath(name);
        QProcess program;
        program.start(QStringLiteral(HW_BINARY_DIR "/app/hexwerk"),
                      {savedScenario(QStringLiteral("south.toml")), QStringLiteral("--render"), map,
                       QStringLiteral("--data"), QStringLiteral(HW_SOURCE_DIR "/resources")});
        program.waitForFinished();
        QFile file(map);
        file.open(QIODevice::ReadOnly);
        return file.readAll();
    };
    const QByteArray bare = written(QStringLiteral("map.png"));
    const QByteArray page = written(QStringLiteral("map.pdf"));
    QVERIFY(!bare.isEmpty() && !page.isEmpty());
    scenario.board.underlay = Underlay{"south.png", {}, 100};
    QVERIFY(written(QStringLiteral("map.png")) != bare);
    // The dates in it differ too, but not its size.
    QVERIFY(std::abs(written(QStringLiteral("map.pdf")).size() - page.size()) > 1000);
}

void tst_Pictures::whatIsNoPictureIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("size");
    QTest::newRow("a page") << QStringLiteral("a.png") << QByteArray("<html>") << qint64{0};
    QTest::newRow("another kind") << QStringLiteral("a.gif") << QByteArray("GIF89a") << qint64{0};
    QTest::newRow("200 MB") << QStringLiteral("b.png") << QByteArray() << qint64{200 << 20};
}

void tst_Pictures::whatIsNoPictureIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(qint64, size);
    savedScenario(QStringLiteral("south.toml"));
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.resize(std::max(size, qint64{bytes.size()}));
    file.close();
    QString told;
    QTimer::singleShot(0, this, [] {});
    const auto choose = [&](QDialog &dialog) {
        QTimer::singleShot(50, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == QStringLiteral("refused-picture"));
            told = box->informativeText();
            box->accept();
        });
        dynamic_cast<PictureDialog &>(dialog).choose(file.fileName());
        QVERIFY(!dynamic_cast<PictureDialog &>(dialog).underlay());
        dialog.reject();
    };
    answer({choose}, [this] { key(Qt::Key_P, kControlAlt); });
    QVERIFY(told.contains(name));
    QCOMPARE(document().undoStack().count(), 0);
}

void tst_Pictures::aPictureFromElsewhereIsCopied()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("other")));
    savedScenario(QStringLiteral("other/south.toml"));
    const QString file = picture(QStringLiteral("south.png"));
    const QString copy = m_folder->filePath(QStringLiteral("other/south.png"));
    const auto choose = [&](QDialog &dialog) {
        dynamic_cast<PictureDialog &>(dialog).choose(file);
        QVERIFY(!QFile::exists(copy)); // not before it is wanted
        QTimer::singleShot(50, this, [] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == QStringLiteral("copy-picture"));
            box->button(QMessageBox::Yes)->click();
        });
        dialog.accept();
    };
    answer({choose}, [this] { key(Qt::Key_P, kControlAlt); });
    QVERIFY(QFile::exists(copy));
    QCOMPARE(document().scenario().board.underlay.value().picture, std::string("south.png"));
}

void tst_Pictures::aScenarioWithoutItsPictureOpens()
{
    Scenario scenario = document().scenario();
    scenario.board.underlay = Underlay{"gone.png", {}, 100};
    document().reset(scenario);
    const QString path = savedScenario(QStringLiteral("gone.toml"));
    const OpenResult read = openScenario(path);
    QVERIFY(read.file);
    const auto *list = named<QListWidget>(&page(), "Problems");
    QTRY_VERIFY(!list->findItems(QStringLiteral("gone.png"), Qt::MatchContains).isEmpty());
    QVERIFY(!canvas().scene().picture);
}

HW_WINDOW_TEST(tst_Pictures)

} // namespace hexwerk::assault::ui::tst_pictures

#include "tst_pictures.moc"
