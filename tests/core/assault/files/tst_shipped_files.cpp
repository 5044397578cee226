#include <QTest>

#include "core/assault/files/checks/content_problem.h"
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
    void aTemplateOfACampaignOnlyLacksItsScenarios_data();
    void aTemplateOfACampaignOnlyLacksItsScenarios();
    void aBoardOfAnExampleIsNoWholeScenarioButPlayable_data();
    void aBoardOfAnExampleIsNoWholeScenarioButPlayable();
};

static const DataStore &shippedData()
{
    static const DataStore data = *loadData({{HW_SOURCE_DIR "/resources"}}).value;
    return data;
}

static std::vector<Problem> problemsOf(const QString &path)
{
    const LoadResult<std::string> text = readTextFile(path.toStdString());
    return validateText(text.value.value(), path.toStdString(), shippedData());
}

void tst_ShippedFiles::nothingIsWrong_data()
{
    QTest::addColumn<QString>("path");
    const std::filesystem::path source = HW_SOURCE_DIR;
    for (const char *folder : {"scenarios", "resources"})
        for (const auto &entry : std::filesystem::recursive_directory_iterator(source / folder))
            if (const auto place = entry.path().parent_path().filename();
                entry.path().extension() == ".toml" && place != "rulebook" &&
                place != "campaigns" &&
                (place != "examples" || entry.path().filename() == "examples.toml"))
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
}

void tst_ShippedFiles::nothingIsWrong()
{
    QFETCH(QString, path);
    const std::vector<Problem> problems = problemsOf(path);
    for (const Problem &problem : problems)
        qWarning("%d:%d %s %s %s", problem.line, problem.column, problem.code.name().data(),
                 problem.key.c_str(), problem.found.c_str());
    QVERIFY(problems.empty());
}

void tst_ShippedFiles::aTemplateOfACampaignOnlyLacksItsScenarios_data()
{
    QTest::addColumn<QString>("path");
    for (const auto &file : tomlFiles(HW_SOURCE_DIR "/resources/assault/templates/campaigns"))
        QTest::newRow(file.filename().c_str()) << QString::fromStdString(file.string());
}

void tst_ShippedFiles::aTemplateOfACampaignOnlyLacksItsScenarios()
{
    QFETCH(QString, path);
    for (const Problem &problem : problemsOf(path))
        QVERIFY2(problem.code == ContentProblem::ScenarioMissing, problem.code.name().data());
}

void tst_ShippedFiles::aBoardOfAnExampleIsNoWholeScenarioButPlayable_data()
{
    QTest::addColumn<QString>("path");
    for (const auto &file : tomlFiles(HW_SOURCE_DIR "/resources/assault/examples"))
        if (file.filename() != "examples.toml")
            QTest::newRow(file.filename().c_str()) << QString::fromStdString(file.string());
}

// It needs no zones and nobody has to win it.
void tst_ShippedFiles::aBoardOfAnExampleIsNoWholeScenarioButPlayable()
{
    QFETCH(QString, path);
    for (const Problem &problem : problemsOf(path))
        QVERIFY2(problem.code == ContentProblem::NoVictory ||
                     problem.code == ContentProblem::NoZones,
                 problem.code.name().data());
}

HW_PLAIN_TEST(tst_ShippedFiles)

} // namespace hexwerk::assault::tst_shipped_files

#include "tst_shipped_files.moc"
