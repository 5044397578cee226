// Texts as modules of VASSAL keep them: several in one, and pieces with all their traits.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hexwerk::assault::ui {

// A delimiter within a text is escaped by a backslash.
QString vassalSequence(const QStringList &texts, QChar delimiter);

struct VassalTrait
{
    QString type; // "delete;Delete;68,130;"
    QString state = {};
};
// The command that makes a piece. `traits`: from the outermost to the piece itself, at least one.
QString vassalPiece(const std::vector<VassalTrait> &traits);

// In one line, and without backslashes: VASSAL would take one at the end for an escape.
QString vassalName(const QString &text);

} // namespace hexwerk::assault::ui
