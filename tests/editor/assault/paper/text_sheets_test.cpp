#include "tests/editor/assault/paper/text_sheets_test.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "editor/assault/library/own_tables.h"
#include "editor/paper/sheet_output.h"
#include "tests/test_program.h"

#include <utility>

namespace hexwerk::assault::ui {

using namespace Qt::Literals::StringLiterals;

QByteArray TextSheetsTest::said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(hexwerk::testing::kPatience), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return process.readAllStandardOutput();
}

QJsonArray TextSheetsTest::tomlOf(const QStringList &files)
{
    return QJsonDocument::fromJson(
               said(u"python3"_s,
                    QStringList{u"-c"_s, u"import json, sys, tomllib\n"
                                         "print(json.dumps([tomllib.load(open(f, 'rb'))"
                                         " for f in sys.argv[1:]]))"_s} +
                        files))
        .array();
}

QJsonObject TextSheetsTest::toml(const QString &file)
{
    return tomlOf({file})[0].toObject();
}

QString TextSheetsTest::gelaRoad()
{
    return QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml");
}

void TextSheetsTest::readAll()
{
    m_languages.speak(u"en"_s);
    auto loaded = loadData(m_paths);
    QVERIFY(loaded.value);
    m_library = std::make_shared<const DataStore>(std::move(*loaded.value));
    m_rulebook = *loadRulebook(m_paths, kSystemId, kRuleGrammar).value;
    const QString data = QLatin1String(HW_SOURCE_DIR "/resources/assault/");
    QStringList files = {data + u"system.toml"_s};
    for (const QFileInfo &file : QDir(data + u"cards"_s).entryInfoList({u"*.toml"_s}))
        files << file.filePath();
    QJsonArray tables = tomlOf(files);
    m_system = tables.takeAt(0).toObject();
    for (const QJsonValue cards : std::as_const(tables))
        for (const QString &kind : {u"unit"_s, u"formation"_s})
            for (const QJsonValue card : cards[kind].toArray())
                m_cards.insert(card[u"id"].toString(), card[u"name"][u"en"].toString());
    QVERIFY(m_cards.size() > 50);
}

std::unique_ptr<ScenarioDocument> TextSheetsTest::documentOf(const Scenario &scenario) const
{
    auto document = std::make_unique<ScenarioDocument>(m_library);
    document->reset(scenario);
    return document;
}

std::unique_ptr<ScenarioDocument> TextSheetsTest::opened(const QString &file) const
{
    QFile text(file);
    [&] { QVERIFY2(text.open(QIODevice::ReadOnly), qPrintable(file)); }();
    return documentOf(
        readScenario(text.readAll().toStdString(), file.toStdString()).value->scenario);
}

Corrections TextSheetsTest::corrections() const
{
    return OwnTables(m_paths, {}, m_library->systemSources).corrections();
}

QString TextSheetsTest::textOf(const std::vector<editor::SheetPage> &pages)
{
    const QString pdf = m_folder.filePath(u"sheet.pdf"_s);
    [&] { QVERIFY(!editor::writePdf({.title = u"Sheet"_s, .pages = pages}, pdf)); }();
    QString text = QString::fromUtf8(said(u"pdftotext"_s, {u"-raw"_s, pdf, u"-"_s}));
    for (const auto &[joined, letters] : // of the font
         {std::pair(u"ﬀ"_s, u"ff"_s),
          {u"ﬁ"_s, u"fi"_s},
          {u"ﬂ"_s, u"fl"_s},
          {u"ﬃ"_s, u"ffi"_s},
          {u"ﬄ"_s, u"ffl"_s}})
        text.replace(joined, letters);
    return text.simplified();
}

void TextSheetsTest::keep(const std::vector<editor::SheetPage> &pages, const QString &name) const
{
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
    const int dotsPerInch = qEnvironmentVariableIntValue("HEXWERK_DPI");
    for (std::size_t i = 0; i < pages.size() && !folder.isEmpty(); ++i)
        QVERIFY(editor::pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50)
                    .convertToFormat(QImage::Format_Indexed8, Qt::AvoidDither)
                    .save(QDir(folder).filePath(u"%1-%2.png"_s.arg(name).arg(i + 1)), nullptr, 0));
}

} // namespace hexwerk::assault::ui
