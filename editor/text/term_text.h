// Victory terms as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/scenario/scenario.h"

namespace hexwerk::editor {

class TermText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::TermText)

public:
    // What kind of condition it is: "Controls an objective".
    static QString kind(TermKind kind);
    // The term alone, without the terms within it: "Controls Farm".
    static QString sentence(const Term &term, const Scenario &scenario);
    // What its number counts; empty where it has none.
    static QString numberLabel(TermKind kind);
    // What its name names; empty where it has none.
    static QString nameLabel(TermKind kind);
    // Whether it may name a side beside its name.
    static bool takesSide(TermKind kind);
};

} // namespace hexwerk::editor
