#include "app/scenario_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include "core/files/atomic_file.h"
#include "core/files/scenario_reader.h"
#include "core/files/text_file.h"
#include "core/files/tile_reader.h"
#include "core/files/toml_reader.h"
#include "editor/document/file_text.h"
#include "editor/document/tile_sheet.h"

#include <filesystem>
#include <string>
#include <utility>

namespace hexwerk {

static std::filesystem::path toPath(const QString &path)
{
    return path.toStdU16String();
}

static OpenResult openTile(const QString &path, std::string text)
{
    auto read = readTile(text, toPath(path).string());
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    return {editor::FileState{path, editor::scenarioOf(read.value->tile), std::move(text),
                              editor::FileKind::Tile},
            std::move(read.problems)};
}

OpenResult openScenario(const QString &path)
{
    LoadResult<std::string> text = readTextFile(toPath(path));
    if (!text.value)
        return {std::nullopt, std::move(text.problems)};
    if (rootText(*text.value, "format") == "hexwerk.tile")
        return openTile(path, std::move(*text.value));
    auto read = readScenario(*text.value, toPath(path).string());
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    return {editor::FileState{path, std::move(read.value->scenario), std::move(*text.value)},
            std::move(read.problems)};
}

bool isGameFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression kFormat(
        QStringLiteral("^format\\s*=\\s*[\"']hexwerk\\.game[\"']"),
        QRegularExpression::MultilineOption);
    return kFormat.match(QString::fromUtf8(file.read(4096))).hasMatch();
}

bool wasChangedOutside(const editor::ScenarioDocument &document)
{
    QFile file(document.path());
    return !document.path().isEmpty() && file.open(QIODevice::ReadOnly) &&
           file.readAll().toStdString() != document.source();
}

tl::expected<std::string, QString> textOf(const editor::ScenarioDocument &document)
{
    auto text = editor::changedText(document.file(), document.scenario());
    if (!text)
        return tl::unexpected(QCoreApplication::translate(
            "hexwerk::MainWindow",
            "The changes could not be put into the text of the file. Save the scenario under "
            "another name after it was opened anew."));
    return std::move(*text);
}

QString saveScenario(editor::ScenarioDocument &document, const QString &path)
{
    auto text = textOf(document);
    if (!text)
        return text.error();
    if (const WriteResult written = writeFile(toPath(path), *text); !written)
        return QCoreApplication::translate("hexwerk::MainWindow",
                                           "%1 could not be written: %2. The file before is "
                                           "unchanged.")
            .arg(QDir::toNativeSeparators(path),
                 QString::fromStdString(written.error().reason.message()));
    document.markSaved(path, std::move(*text));
    return {};
}

} // namespace hexwerk
