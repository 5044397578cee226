#include <QTest>

#include "core/assault/files/checks/validation.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

#include <filesystem>

namespace hexwerk::assault::tst_shipped_files {

// Every file that ships is read and checked, and there is nothing to say about it.
class tst_ShippedFiles final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrong_data();
    void nothingIsWrong();
};

void tst_ShippedFiles::nothingIsWrong_data()
{
    QTest::addColumn<QString>("path");
    const std::filesystem::path source = HW_SOURCE_DIR;
    for (const char *folder : {"scenarios", "resources"})
        for (const auto &entry : std::filesystem::recursive_directory_iterator(source / folder))
            if (entry.path().extension() == ".toml" &&
                entry.path().parent_path().filename() != "rulebook")
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
}

void tst_ShippedFiles::nothingIsWrong()
{
    QFETCH(QString, path);
    static const DataStore data = *loadData({{HW_SOURCE_DIR "/resources"}}).value;
    const LoadResult<std::string> text = readTextFile(path.toStdString());
    QVERIFY(text.value.has_value());
    const auto problems = validateText(*text.value, path.toStdString(), data);
    for (const Problem &problem : problems)
        qWarning("%d:%d %s %s %s", problem.line, problem.column, problem.code.name().data(),
                 problem.key.c_str(), problem.found.c_str());
    QVERIFY(problems.empty());
}

HW_PLAIN_TEST(tst_ShippedFiles)

} // namespace hexwerk::assault::tst_shipped_files

#include "tst_shipped_files.moc"
