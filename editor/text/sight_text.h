// A line of sight in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/line_of_sight.h"
#include "editor/document/scenario_document.h"

namespace hexwerk::editor {

class SightText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::SightText)

public:
    static QString status(SightStatus status);
    // One line for the answer, one for each reason with its rule.
    static QString of(const SightLine &line, Hex from, Hex to, const ScenarioDocument &document);
};

} // namespace hexwerk::editor
