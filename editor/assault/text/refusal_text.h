// The one place where core's ids become sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/base/result.h"

namespace hexwerk::assault::ui {

class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RefusalText)

public:
    static QString refusal(const Refusal &refusal);
    // The same with the id of the rule behind it.
    static QString withRule(const Refusal &refusal);
    // Why mines cannot lie in a hex, by the rule that bars them; empty if none does.
    static QString barOfMines(std::string_view rule);
};

} // namespace hexwerk::assault::ui
