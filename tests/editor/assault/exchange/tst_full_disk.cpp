#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_export.h"
#include "editor/assault/exchange/vassal_export.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tmx/tmx_export.h"
#include "tests/full_disk.h"
#include "tests/test_program.h"

#include <cerrno>
#include <cstring>
#include <memory>

namespace hexwerk::assault::ui::tst_full_disk {

using Qt::Literals::StringLiterals::operator""_s;

// The disk is full at once, in the middle of a file, and at its end.
class tst_FullDisk final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aFullDiskLeavesTheOldFileAndIsNamed_data();
    void aFullDiskLeavesTheOldFileAndIsNamed();

private:
    std::optional<ExportFailure> exportTo(const QString &path) const;
    static QByteArray bytesOf(const QString &path);
    static bool writeBytes(const QString &path, const QByteArray &bytes);

    std::unique_ptr<ScenarioDocument> m_document;
};

void tst_FullDisk::initTestCase()
{
    m_document = std::make_unique<ScenarioDocument>(
        std::make_shared<const DataStore>(*loadData({{HW_SOURCE_DIR "/resources"}}).value));
    m_document->reset(
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value->scenario);
}

QByteArray tst_FullDisk::bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool tst_FullDisk::writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

std::optional<ExportFailure> tst_FullDisk::exportTo(const QString &path) const
{
    const Selection nothing(*m_document);
    const MapScene scene = sceneOf(*m_document, nothing);
    if (path.endsWith(u".vmod"_s))
        return exportVassal(*m_document, scene, {.hexWidth = 32}, path);
    if (path.endsWith(u".tmx"_s))
        return exportTiled(*m_document, scene, 32, path);
    MapExport how;
    how.drawing.hexSize = HexSize{32, LengthUnit::Pixels};
    return exportMap(scene, how, path, u"Map"_s);
}

void tst_FullDisk::aFullDiskLeavesTheOldFileAndIsNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("share"); // of the file that has room, in thousandths
    for (const char *name : {"map.png", "map.svg", "map.pdf", "map.vmod", "map.tmx"})
        for (const int share : {0, 500, 999})
            QTest::addRow("%s %d", name, share) << QString::fromLatin1(name) << share;
}

void tst_FullDisk::aFullDiskLeavesTheOldFileAndIsNamed()
{
    QFETCH(QString, name);
    QFETCH(int, share);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QVERIFY(!exportTo(path));
    qint64 largest = 0;
    const QStringList files = QDir(folder.path()).entryList(QDir::Files);
    for (const QString &file : files) {
        largest = std::max(largest, QFile(folder.filePath(file)).size());
        QVERIFY(writeBytes(folder.filePath(file), "old"));
    }

    std::optional<ExportFailure> failure;
    {
        const testing::FullDisk full(static_cast<rlim_t>(largest * share / 1000));
        failure = exportTo(path);
    }

    QVERIFY(failure);
    QCOMPARE(failure->fault, ExportFailure::Fault::NotWritten);
    QCOMPARE(failure->reason, QString::fromLocal8Bit(std::strerror(EFBIG)));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), files);
    for (const QString &file : files)
        QCOMPARE(bytesOf(folder.filePath(file)), QByteArray("old"));
}

HW_WINDOW_TEST(tst_FullDisk)

} // namespace hexwerk::assault::ui::tst_full_disk

#include "tst_full_disk.moc"
