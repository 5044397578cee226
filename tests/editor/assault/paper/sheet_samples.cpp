#include "tests/editor/assault/paper/sheet_samples.h"

#include <QDir>
#include <QPainter>
#include <QProcess>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/paper/drawn_letters.h"
#include "tests/test_program.h"

#include <set>
#include <utility>

namespace hexwerk::testing {

using namespace Qt::Literals::StringLiterals;
using namespace assault;
using namespace assault::ui;

SharedData shippedLibrary()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    [&] { QVERIFY(data.value.has_value()); }();
    return std::make_shared<const DataStore>(std::move(*data.value));
}

QString shippedScenario(const char *name)
{
    return u"%1/scenarios/%2.toml"_s.arg(QLatin1String(HW_SOURCE_DIR), QLatin1String(name));
}

std::unique_ptr<ScenarioDocument> opened(const SharedData &library, const QString &file)
{
    auto document = std::make_unique<ScenarioDocument>(library);
    LoadResult<ScenarioFile> read = loadScenario(file.toStdString());
    [&] { QVERIFY2(read.value.has_value(), qPrintable(file)); }();
    if (read.value)
        document->reset(std::move(read.value->scenario));
    return document;
}

void addScenarioRows()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"/scenarios", "/resources/assault/templates"})
        for (const QFileInfo &file : QDir(QLatin1String(HW_SOURCE_DIR) + QLatin1String(folder))
                                         .entryInfoList({u"*.toml"_s}))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

std::vector<editor::SheetPage> pagesOf(SheetKind kind, const ScenarioDocument &document,
                                       const SheetOptions &options)
{
    switch (kind) {
    case SheetKind::UnitCards:
        return unitCardPages(document, options);
    case SheetKind::FormationCards:
        return formationCardPages(document, options);
    case SheetKind::CommandCards:
        return commandCardPages(document, options);
    case SheetKind::SupportCards:
        return supportCardPages(document, options);
    case SheetKind::Counters:
        return counterPages(document, options);
    case SheetKind::Markers:
        return markerPages(document, options);
    case SheetKind::DiceStickers:
        return diceStickerPages(document, options);
    default:
        return {};
    }
}

std::map<QString, int> titlesOf(const std::vector<editor::Piece> &pieces)
{
    std::map<QString, int> titles;
    for (const editor::Piece &piece : pieces)
        ++titles[piece.title];
    return titles;
}

QImage sideOf(const editor::Piece::Paint &side)
{
    QImage image(240, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    side(painter, image.rect(), image.rect().adjusted(8, 8, -8, -8));
    return image;
}

void expectLetters(SheetKind kind, const ScenarioDocument &document, QSizeF size,
                   double leastPoints, bool wholeLibrary)
{
    const QRectF cut(QPointF(), size * editor::kPageUnits);
    int texts = 0;
    for (const QString &language : {u"en"_s, u"de"_s}) {
        editor::Languages languages;
        languages.speak(language);
        std::set<QString> known; // pieces that are there often
        for (const editor::Piece &piece : piecesOf(kind, document, {.wholeLibrary = wholeLibrary}))
            if (known.insert(piece.title).second)
                for (const auto &side : {piece.front, piece.back})
                    for (const DrawnText &drawn :
                         textsDrawnBy([&](QPainter &painter) { side(painter, cut, cut); })) {
                        ++texts;
                        QVERIFY2(drawn.points >= leastPoints,
                                 qPrintable(u"%1: \"%2\" has %3 pt"_s.arg(piece.title, drawn.text)
                                                .arg(drawn.points)));
                    }
    }
    QVERIFY(texts > 0);
}

QByteArray said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(kPatience), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return process.readAllStandardOutput();
}

} // namespace hexwerk::testing
