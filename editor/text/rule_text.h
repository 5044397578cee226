// The one place where core's ids become sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/base/result.h"

namespace hexwerk::editor {

class RuleText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::RuleText)

public:
    static QString refusal(const Refusal &refusal);
};

} // namespace hexwerk::editor
