#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/files/import_dialog.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/zip_archive.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/main_window.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_imports {

using namespace editor;

// Bundles and maps of Tiled through the window.
class tst_Imports final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aBundleGoesOutAndComesIn();
    void aCampaignComesInWithItsScenarios();
    void aDroppedBundleIsTakenIn();
    void whatIsCancelledLeavesNothing();
    void whatIsDifferentIsKeptUnlessTicked();
    void aBadBundleIsRefusedInASentence_data();
    void aBadBundleIsRefusedInASentence();
    void manyProblemsOfABundleAreFoldedAway();
    void aMapOfTiledIsOneStep();
    void aMapComesIntoANewScenarioFromTheFirstPage();
    void aMapCanBecomeAScenarioOfItsOwn();
    void aCancelledMapBeginsNoScenario();
    void theTerrainOfATileCanBeChosen();
    void tilesShowTheirPicturesAndThoseNotChosenAreCounted();
    void aMapOfTheWrongKindIsRefusedInASentence();

private:
    QString in(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void put(const QString &path, const QByteArray &bytes) const;
    QByteArray bytesOf(const QString &path) const;
    QByteArray bundleWith(const char *name, const QByteArray &text) const;
    void acceptImport(const std::function<void(QDialog *)> &before = {});
    void keepRefusal();
    QAction *action(Qt::KeyboardModifiers modifiers, Qt::Key key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    QString m_said;
};

static const QByteArray kTile = "format = \"hexwerk.tile\"\nversion = 1\nid = \"X01A\"\n"
                                "columns = 4\nrows = 4\n";
static const QByteArray kScenario =
    "format = \"hexwerk.scenario\"\nversion = 1\nid = \"mine\"\nsystem = \"assault\"\n"
    "profile = \"sicily43-en\"\nturns = 6\n[[board.tile]]\ntile = \"X01A\"\nat = \"A1\"\n";
static const QString kValley = QStringLiteral(HW_SOURCE_DIR "/tests/data/tmx/valley.tmx");

void tst_Imports::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
}

void tst_Imports::init()
{
    m_said.clear();
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    qputenv("XDG_DATA_HOME", in("data").toUtf8());
    put(in("data/hexwerk/assault/tiles/X01A.toml"), kTile);
    const DataPaths paths{{in("data/hexwerk").toStdString(), HW_SOURCE_DIR "/resources"}};
    m_window = std::make_unique<MainWindow>(
        std::make_shared<const DataStore>(*loadData(paths).value), Rulebook{}, m_languages);
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_Imports::put(const QString &path, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray tst_Imports::bytesOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray tst_Imports::bundleWith(const char *name, const QByteArray &text) const
{
    return QByteArray::fromStdString(zipOf(
        {{"scenario.toml", kScenario.toStdString()}, {std::string(name), text.toStdString()}}));
}

void tst_Imports::acceptImport(const std::function<void(QDialog *)> &before)
{
    window::onNextDialog(*m_window, [before](QDialog *dialog) {
        if (!dialog->objectName().startsWith(QLatin1String("import-")))
            return false;
        if (before)
            before(dialog);
        dialog->accept();
        return true;
    });
}

void tst_Imports::keepRefusal()
{
    window::onNextDialog(*m_window, [this](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box || box->objectName() != QLatin1String("refused-file"))
            return false;
        m_said = box->text() + QLatin1Char(' ') + box->informativeText();
        box->accept();
        return true;
    });
}

QAction *tst_Imports::action(Qt::KeyboardModifiers modifiers, Qt::Key key) const
{
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(QKeyCombination(modifiers, key)))
            return action;
    return nullptr;
}

void tst_Imports::aBundleGoesOutAndComesIn()
{
    put(in("mine.toml"), kScenario);
    m_window->open(in("mine.toml"));
    window::answerFileDialog(*m_window, in("out/mine"));
    QDir().mkpath(in("out"));
    action(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_B)->trigger();
    QVERIFY(QFile::exists(in("out/mine.hexwerk")));

    // On another computer, that does not have the tile.
    QDir(in("data")).removeRecursively();
    m_window->document().setLibrary(
        std::make_shared<const DataStore>(*loadData({{HW_SOURCE_DIR "/resources"}}).value));
    QVERIFY(!m_window->document().library().tile("X01A"));
    acceptImport();
    m_window->open(in("out/mine.hexwerk"));

    QCOMPARE(bytesOf(in("out/mine/mine.toml")), kScenario);
    QCOMPARE(m_window->document().path(), in("out/mine/mine.toml"));
    QVERIFY(m_window->document().library().tile("X01A"));
    QCOMPARE(m_window->document().board().columns(), 4);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

void tst_Imports::aCampaignComesInWithItsScenarios()
{
    const QString folder = QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/");
    std::vector<ZipEntry> entries = {
        {"campaign.toml", bytesOf(folder + QStringLiteral("two_roads.toml")).toStdString()},
        {"assault/tiles/Y01A.toml", QByteArray(kTile).replace("X01A", "Y01A").toStdString()}};
    for (const char *name : {"crossing.toml", "hill.toml", "outpost.toml"})
        entries.push_back({name, bytesOf(folder + QString::fromLatin1(name)).toStdString()});
    put(in("roads.hexwerk"), QByteArray::fromStdString(zipOf(entries)));
    QStringList rows;
    acceptImport([&rows](QDialog *dialog) {
        const auto *table = dialog->findChild<QTableWidget *>();
        for (int row = 0; row < table->rowCount(); ++row)
            rows.push_back(table->item(row, 0)->text() + QLatin1Char('/') +
                           table->item(row, 1)->text() + QLatin1Char('/') +
                           table->item(row, 2)->text());
        const auto labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel *label) {
            return label->text().contains(QLatin1String("the campaign \"Two roads\""));
        }));
    });
    m_window->open(in("roads.hexwerk"));
    QCOMPARE(rows, (QStringList{u"two-roads/Campaign/New"_qs, u"crossing.toml/Scenario/New"_qs,
                                u"hill.toml/Scenario/New"_qs, u"outpost.toml/Scenario/New"_qs,
                                u"Y01A/Tile/New"_qs}));
    QCOMPARE(bytesOf(in("two-roads/two-roads.toml")).toStdString(), entries[0].content);
    QCOMPARE(bytesOf(in("two-roads/hill.toml")).toStdString(), entries[3].content);
    QVERIFY(QFile::exists(in("data/hexwerk/assault/tiles/Y01A.toml")));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

void tst_Imports::aDroppedBundleIsTakenIn()
{
    put(in("mine.hexwerk"), bundleWith("assault/tiles/a.toml", kTile));
    acceptImport();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(in("mine.hexwerk"))});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->windowHandle(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->windowHandle(), &drop);
    QCOMPARE(m_window->document().scenario().id, std::string("mine"));
}

void tst_Imports::whatIsCancelledLeavesNothing()
{
    put(in("mine.hexwerk"), bundleWith("assault/tiles/a.toml", kTile));
    window::onNextDialog(*m_window, [](QDialog *dialog) {
        dialog->reject();
        return true;
    });
    m_window->open(in("mine.hexwerk"));
    QVERIFY(!QFile::exists(in("mine")));
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
}

void tst_Imports::whatIsDifferentIsKeptUnlessTicked()
{
    const QString mine = in("data/hexwerk/assault/tiles/X01A.toml");
    const QByteArray theirs = QByteArray(kTile).replace("rows = 4", "rows = 6");
    put(in("mine.hexwerk"), bundleWith("assault/tiles/a.toml", theirs));
    acceptImport();
    m_window->open(in("mine.hexwerk"));
    QCOMPARE(bytesOf(mine), kTile);
    QCOMPARE(m_window->document().board().rows(), 4);

    acceptImport([](QDialog *dialog) {
        auto *table = dialog->findChild<QTableWidget *>();
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("You have another one"));
        table->item(1, 0)->setCheckState(Qt::Checked);
    });
    m_window->open(in("mine.hexwerk"));
    QCOMPARE(bytesOf(mine), theirs);
    QCOMPARE(m_window->document().board().rows(), 6);
    // The scenario of before stays where it is.
    QCOMPARE(m_window->document().path(), in("mine-2/mine.toml"));
}

void tst_Imports::aBadBundleIsRefusedInASentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *what, const QByteArray &bytes, const char *said) {
        QTest::newRow(what) << bytes << QString::fromLatin1(said);
    };
    row("no zip", "something else", "It is not a bundle");
    row("a path that leads out", bundleWith("../../evil.toml", kTile), "\"../../evil.toml\"");
    row("a bomb", bundleWith("bomb.png", QByteArray(20 << 20, '\0')), "bomb.png would unpack to");
    row("a picture that is none", bundleWith("map.png", "<html>"), "map.png is not a PNG or JPEG");
    row("a broken tile", bundleWith("assault/tiles/a.toml", "format = "), "a.toml has errors");
    row("a campaign without its scenarios",
        QByteArray::fromStdString(
            zipOf({{"campaign.toml",
                    bytesOf(QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/"
                                                         "two_roads.toml"))
                        .toStdString()}})),
        "The scenario crossing.toml of the campaign is missing");
    row("a stranger", bundleWith("run.sh", "rm"), "run.sh does not belong");
}

void tst_Imports::aBadBundleIsRefusedInASentence()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    put(in("bad/bad.hexwerk"), bytes);
    keepRefusal();
    m_window->open(in("bad/bad.hexwerk"));
    QVERIFY2(m_said.contains(said) && m_said.contains(QLatin1String("bad.hexwerk")),
             qPrintable(m_said));
    QCOMPARE(QDir(in("bad")).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    QVERIFY(!QFile::exists(in("evil.toml")));
}

void tst_Imports::manyProblemsOfABundleAreFoldedAway()
{
    QByteArray tile = kTile;
    constexpr int kProblems = 200;
    for (int i = 0; i < kProblems; ++i)
        tile +=
            "[[road]]\nkind = \"canal" + QByteArray::number(i) + "\"\nhexes = [\"A1\", \"A2\"]\n";
    put(in("many.hexwerk"), bundleWith("assault/tiles/a.toml", tile));
    QString told;
    QString whole;
    window::onNextDialog(*m_window, [&](QDialog *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        if (!box || box->objectName() != QLatin1String("refused-file"))
            return false;
        told = box->informativeText();
        whole = box->detailedText();
        box->accept();
        return true;
    });
    m_window->open(in("many.hexwerk"));
    QCOMPARE(whole.count(QLatin1String("canal")), kProblems);
    QCOMPARE(told.count(QLatin1String("canal")), 6);
    QVERIFY2(told.endsWith(QStringLiteral("And %1 more: see the details.").arg(kProblems - 6)),
             qPrintable(told));
}

void tst_Imports::aMapOfTiledIsOneStep()
{
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    const Scenario before = m_window->document().scenario();
    acceptImport();
    m_window->open(kValley);
    const Scenario &after = m_window->document().scenario();
    QCOMPARE(after.board.columns, std::optional(6));
    QVERIFY(after.board.tiles.empty());
    QVERIFY(after.units == before.units);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    QVERIFY(m_window->document().scenario() == before);
}

void tst_Imports::aMapComesIntoANewScenarioFromTheFirstPage()
{
    acceptImport();
    window::answerFileDialog(*m_window, QFileInfo(kValley).absoluteFilePath());
    action(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_I)->trigger();
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QCOMPARE(m_window->document().board().columns(), 6);
}

void tst_Imports::theTerrainOfATileCanBeChosen()
{
    m_window->newScenario();
    acceptImport([](QDialog *dialog) {
        for (auto *box : dialog->findChildren<QComboBox *>())
            if (box->accessibleName().contains(QLatin1String("signpost"))) {
                QVERIFY(box->currentData().toString().isEmpty());
                box->setCurrentIndex(box->findData(QStringLiteral("rocky")));
            }
        const auto pictures = dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(pictures.begin(), pictures.end(),
                            [](QLabel *label) { return !label->pixmap().isNull(); }));
    });
    m_window->open(kValley);
    const auto &document = m_window->document();
    const Cell &cell = document.board().at(*hexFromString("A4"));
    QCOMPARE(document.terrain().row(cell.terrain).id, std::string("rocky"));
}

void tst_Imports::aMapCanBecomeAScenarioOfItsOwn()
{
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    const Scenario before = m_window->document().scenario();
    window::onNextDialog(*m_window, [](QDialog *dialog) {
        dialog->findChild<QPushButton *>(QStringLiteral("as-new-scenario"))->click();
        return true;
    });
    m_window->open(kValley);
    QVERIFY(m_window->document().path().isEmpty());
    QVERIFY(m_window->document().scenario().units.empty());
    QCOMPARE(m_window->document().board().columns(), 6);
    window::answerFileDialog(*m_window, in("valley.toml"));
    action(Qt::ControlModifier, Qt::Key_S)->trigger();
    QCOMPARE(m_window->document().path(), in("valley.toml"));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    QVERIFY(m_window->document().scenario() == before);
    m_window->open(in("valley.toml"));
    QCOMPARE(m_window->document().board().columns(), 6);
}

void tst_Imports::aCancelledMapBeginsNoScenario()
{
    window::onNextDialog(*m_window, [](QDialog *dialog) {
        dialog->reject();
        return true;
    });
    m_window->open(kValley);
    QVERIFY(m_window->mode() == MainWindow::Mode::Start);
}

void tst_Imports::tilesShowTheirPicturesAndThoseNotChosenAreCounted()
{
    put(in("valley.tmx"), bytesOf(kValley));
    put(in("hills.tsx"), bytesOf(QFileInfo(kValley).dir().filePath(QStringLiteral("hills.tsx"))));
    QImage hills(112, 24, QImage::Format_RGB32);
    hills.fill(Qt::red);
    QVERIFY(hills.save(in("hills.png")));
    acceptImport([](QDialog *dialog) {
        const auto *table = dialog->findChild<QTableWidget *>();
        const auto middleOf = [&](int row) {
            return table->item(row, 0)->icon().pixmap(28, 24).toImage().pixelColor(14, 12);
        };
        QCOMPARE(middleOf(0), QColor(Qt::red));
        QVERIFY(!table->item(4, 0)->icon().isNull());
        QVERIFY(middleOf(4) != QColor(Qt::red));
        const auto *told = dialog->findChild<QLabel *>(QStringLiteral("unchosen-tiles"));
        QVERIFY2(told->text().startsWith(QLatin1String("1 ")), qPrintable(told->text()));
        auto *box = qobject_cast<QComboBox *>(table->cellWidget(3, 2));
        QCOMPARE(box->currentText(), QStringLiteral("Not chosen"));
        box->setCurrentIndex(box->findText(QStringLiteral("Terrain below")));
        QCOMPARE(told->text(), QStringLiteral("Every tile has its terrain."));
    });
    m_window->open(in("valley.tmx"));
    QCOMPARE(m_window->document().board().columns(), 6);
}

void tst_Imports::aMapOfTheWrongKindIsRefusedInASentence()
{
    m_window->newScenario();
    const Scenario before = m_window->document().scenario();
    keepRefusal();
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/tests/data/tmx/meadow.tmx"));
    QVERIFY2(m_said.contains(QLatin1String("meadow.tmx")) &&
                 m_said.contains(QLatin1String("\"orthogonal\"")),
             qPrintable(m_said));
    QVERIFY(m_window->document().scenario() == before);
}

HW_WINDOW_TEST(tst_Imports)

} // namespace hexwerk::assault::ui::tst_imports

#include "tst_imports.moc"
