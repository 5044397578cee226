#include <QDir>
#include <QFile>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/board/compose.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tmx/tmx_board.h"
#include "editor/assault/tmx/tmx_export.h"
#include "editor/text/languages.h"
#include "editor/tmx/tmx_pictures.h"
#include "editor/tmx/tmx_reader.h"
#include "tests/editor/assault/exchange/vassal_rules.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::tst_tiled_export {

using Qt::Literals::StringLiterals::operator""_s;

// A map of Tiled, and what our import reads of it.
class tst_TiledExport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void shippedMapsComeBackAsTheyWere_data();
    void shippedMapsComeBackAsTheyWere();
    void randomMapsComeBackAsTheyWere();
    void everyTileHasItsPicture();
    void objectsLieInTheirHexes();
    void whatOneSideKnowsIsOnNoMap();
    void whatCannotBeWrittenLeavesAllFiles();

private:
    std::optional<ExportFailure> exportTo(const QString &path, const Scenario &scenario) const;
    void checkComesBack(const Scenario &scenario) const;
    static QByteArray bytesOf(const QString &path);
    static Scenario shipped(const QString &name);

    editor::Languages m_languages;
    SharedData m_library;
};

void tst_TiledExport::initTestCase()
{
    m_languages.speak(u"en"_s);
    m_library = std::make_shared<const DataStore>(*loadData({{HW_SOURCE_DIR "/resources"}}).value);
}

Scenario tst_TiledExport::shipped(const QString &name)
{
    const auto loaded =
        loadScenario((QStringLiteral(HW_SOURCE_DIR "/scenarios/") + name).toStdString());
    return loaded.value->scenario;
}

QByteArray tst_TiledExport::bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::optional<ExportFailure> tst_TiledExport::exportTo(const QString &path,
                                                       const Scenario &scenario) const
{
    ScenarioDocument document(m_library);
    document.reset(scenario);
    const Selection nothing(document);
    return exportTiled(document, sceneOf(document, nothing), 32, path);
}

// By the reader and the guesses of our import, without a choice by hand.
void tst_TiledExport::checkComesBack(const Scenario &scenario) const
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.tmx"_s);
    QVERIFY(!exportTo(path, scenario));
    const auto map = editor::loadTmx(path);
    QVERIFY(map);
    ScenarioDocument document(m_library);
    document.reset(scenario);
    const TerrainChart &chart = document.terrain();
    std::vector<std::string> terrains;
    for (const editor::TmxTile &tile : map->tiles)
        terrains.push_back(guessedTerrain(tile, chart));
    const auto board = compose(boardOf(*map, terrains, "clear"), chart, {});
    QVERIFY(board);
    QCOMPARE(board->columns(), document.board().columns());
    QCOMPARE(board->rows(), document.board().rows());
    for (std::size_t i = 0; i < board->size(); ++i) {
        const Hex hex = board->hexAt(i);
        QCOMPARE(chart.row(board->at(hex).terrain).id,
                 chart.row(document.board().at(hex).terrain).id);
        QCOMPARE(int(board->at(hex).level), int(document.board().at(hex).level));
    }
}

void tst_TiledExport::shippedMapsComeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("name");
    const auto names = QDir(QStringLiteral(HW_SOURCE_DIR "/scenarios"))
                           .entryList({QStringLiteral("*.toml")}, QDir::Files);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void tst_TiledExport::shippedMapsComeBackAsTheyWere()
{
    QFETCH(QString, name);
    checkComesBack(shipped(name));
}

// Every terrain of the tables, at every level.
void tst_TiledExport::randomMapsComeBackAsTheyWere()
{
    QRandomGenerator random(22);
    for (int i = 0; i < 8; ++i) {
        Scenario scenario;
        scenario.board.columns = 2 * random.bounded(1, 30);
        scenario.board.rows = random.bounded(2, 60);
        const auto &rows = m_library->system.terrain.rows;
        for (int column = 0; column < *scenario.board.columns; ++column)
            for (int row = 0; row < *scenario.board.rows; ++row)
                scenario.board.patches.push_back({{Hex::at(column, row)},
                                                  rows[random.bounded(quint32(rows.size()))].id,
                                                  int(random.bounded(3))});
        checkComesBack(scenario);
    }
}

void tst_TiledExport::everyTileHasItsPicture()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.tmx"_s);
    QVERIFY(!exportTo(path, shipped(u"gela-road.toml"_s)));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             (QStringList{u"map-tiles.png"_s, u"map-tiles.tsx"_s, u"map.tmx"_s}));
    const auto map = editor::loadTmx(path);
    editor::TmxPictures pictures(folder.path());
    std::vector<QImage> seen;
    for (const editor::TmxTile &tile : map->tiles) {
        const QImage picture = pictures.of(tile.picture, {64, 64});
        QCOMPARE(picture.size(), QSize(32, 28));  // as high as a hex, in even pixels
        QCOMPARE(qAlpha(picture.pixel(0, 0)), 0); // nothing beside the hex
        QVERIFY(qAlpha(picture.pixel(16, 14)) > 0);
        QVERIFY(std::find(seen.begin(), seen.end(), picture) == seen.end());
        seen.push_back(picture);
    }
}

void tst_TiledExport::objectsLieInTheirHexes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.tmx"_s);
    const Scenario scenario = shipped(u"gela-road.toml"_s);
    QVERIFY(!exportTo(path, scenario));
    const vassal::Element map = vassal::documentOf(bytesOf(path));
    QCOMPARE(map["orientation"], u"hexagonal"_s);
    QCOMPARE(map["staggeraxis"], u"x"_s);
    QCOMPARE(map["staggerindex"], u"odd"_s);
    QCOMPARE(map["hexsidelength"], u"16"_s);
    std::map<QString, int> objects; // by group
    for (const vassal::Element *group : map.all(u"objectgroup"_s))
        for (const vassal::Element *object : group->all(u"object"_s)) {
            ++objects[(*group)["name"]];
            QString hexName;
            for (const vassal::Element *property : object->all(u"property"_s))
                if ((*property)["name"] == u"hex"_s)
                    hexName = (*property)["value"];
            if (hexName.isEmpty() || (*group)["name"] == u"Hexsides"_s)
                continue;
            const Hex hex = *hexFromString(hexName.toStdString());
            const QPointF corner(hex.column() * 24, hex.row() * 28 + hex.column() % 2 * 14);
            QPointF at((*object)["x"].toDouble(), (*object)["y"].toDouble());
            if (!(*object)["gid"].isEmpty()) // Tiled holds pictures at their lower left
                at += QPointF(16, -14);
            const QPointF off = at - (corner + QPointF(16, 14));
            QVERIFY(std::abs(off.x()) < 8 && std::abs(off.y()) < 8);
        }
    const auto placed = std::count_if(scenario.units.begin(), scenario.units.end(),
                                      [](const UnitSpec &unit) { return unit.at.has_value(); });
    QCOMPARE(objects[u"Units"_s], int(placed));
    QCOMPARE(objects[u"Names"_s], int(scenario.objectives.size() + [&] {
                 ScenarioDocument document(m_library);
                 document.reset(scenario);
                 const Selection nothing(document);
                 return sceneOf(document, nothing).labels.size();
             }()));
    for (const char *group : {"Roads", "Hexsides", "Fortifications"})
        QVERIFY2(objects[QString::fromLatin1(group)] > 0, group);
}

void tst_TiledExport::whatOneSideKnowsIsOnNoMap()
{
    const QTemporaryDir folder;
    Scenario scenario = shipped(u"gela-road.toml"_s);
    QVERIFY(!exportTo(folder.filePath(u"a.tmx"_s), scenario));
    scenario.zones.clear();
    scenario.mines.clear();
    scenario.board.minefields.clear();
    QVERIFY(QDir(folder.path()).mkdir(u"b"_s));
    QVERIFY(!exportTo(folder.filePath(u"b/a.tmx"_s), scenario));
    for (const char *name : {"a.tmx", "a-tiles.tsx", "a-tiles.png"})
        QCOMPARE(bytesOf(folder.filePath(QLatin1String(name))),
                 bytesOf(folder.filePath(u"b/"_s + QLatin1String(name))));
}

void tst_TiledExport::whatCannotBeWrittenLeavesAllFiles()
{
    const QTemporaryDir folder;
    const Scenario scenario = shipped(u"training-infantry.toml"_s);
    const auto none = exportTo(folder.filePath(u"none/map.tmx"_s), scenario);
    QVERIFY(none && none->fault == ExportFailure::Fault::NotWritten && !none->reason.isEmpty());
    QVERIFY(QDir(folder.path()).isEmpty());

    QVERIFY(QDir(folder.path()).mkdir(u"map-tiles.png"_s)); // in the way of one of the three
    QFile old(folder.filePath(u"map.tmx"_s));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QVERIFY(exportTo(folder.filePath(u"map.tmx"_s), scenario));
    QCOMPARE(bytesOf(folder.filePath(u"map.tmx"_s)), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"map.tmx"_s});
}

HW_WINDOW_TEST(tst_TiledExport)

} // namespace hexwerk::assault::ui::tst_tiled_export

#include "tst_tiled_export.moc"
