// Reading and saving the document: all problems of a file at once, and never half a file.
#pragma once

#include <QString>

#include "core/files/problem.h"
#include "editor/assault/document/scenario_document.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// A scenario or tile. Nothing if the file has errors; warnings come along.
struct OpenResult
{
    std::optional<FileState> file;
    std::vector<Problem> problems;
};
OpenResult openScenario(const QString &path);

// What saving would write now, or why it cannot, as a sentence.
tl::expected<std::string, QString> textOf(const ScenarioDocument &document);

// Empty if it was saved; else why not, as a sentence. The file before stays whole then.
QString saveScenario(ScenarioDocument &document, const QString &path);

} // namespace hexwerk::assault::ui
