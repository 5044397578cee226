#include "app/assault/files/scenario_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/basis/file_path.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/files/atomic_file.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"
#include "editor/assault/document/file_text.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/text/problem_text.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

static OpenResult openTile(const QString &path, std::string text)
{
    auto read = readTile(text, toPath(path).string());
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    return {FileState{path, scenarioOf(read.value->tile), std::move(text), FileKind::Tile},
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
    return {FileState{path, std::move(read.value->scenario), std::move(*text.value)},
            std::move(read.problems)};
}

tl::expected<std::string, QString> textOf(const ScenarioDocument &document)
{
    auto text = changedText(document.file(), document.scenario());
    if (!text)
        return tl::unexpected(QCoreApplication::translate(
            "hexwerk::assault::ui::ScenarioFiles",
            "The changes could not be written into the text of the file. Open the scenario again "
            "and save it under another name."));
    return std::move(*text);
}

// What keeps a text from being opened again, though all its keys are there: names and sizes that a
// form lets through.
static std::optional<Problem> obstacleIn(const std::string &text, FileKind kind)
{
    const std::vector<Problem> problems =
        kind == FileKind::Tile ? readTile(text, {}).problems : readScenario(text, {}).problems;
    const auto found = std::find_if(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.code == FileProblem::BadName || problem.code == FileProblem::TooLong ||
               problem.code == FileProblem::TooMany || problem.code == FileProblem::TooLarge ||
               problem.code == FileProblem::TooDeep;
    });
    return found == problems.end() ? std::nullopt : std::optional(*found);
}

QString saveScenario(ScenarioDocument &document, const QString &path)
{
    auto text = textOf(document);
    if (!text)
        return text.error();
    if (const auto obstacle = obstacleIn(*text, document.file().kind))
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::ScenarioFiles",
                   "%1 was not saved, because the file could not be opened again. %2")
            .arg(QDir::toNativeSeparators(path), assault::ui::ProblemText::sentence(*obstacle));
    if (const WriteResult written = writeFile(toPath(path), *text); !written)
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::ScenarioFiles",
                   "%1 could not be written: %2. The previous file is unchanged.")
            .arg(QDir::toNativeSeparators(path),
                 QString::fromStdString(written.error().reason.message()));
    document.markSaved(path, std::move(*text));
    return {};
}

} // namespace hexwerk::assault::ui
