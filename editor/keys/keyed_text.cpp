#include "editor/keys/keyed_text.h"

#include <QRegularExpression>

#include "editor/keys/action_keys.h"

namespace hexwerk::editor {

QString withKeys(const QString &text)
{
    static const QRegularExpression kPlace(QStringLiteral(R"(\{key:([\w.]+)\})"));
    QString filled;
    qsizetype done = 0;
    for (auto all = kPlace.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        const auto entry = ActionKeys::all().entry(one.captured(1));
        const QString key = keyOf(one.captured(1));
        filled += text.mid(done, one.capturedStart() - done);
        filled += key.isEmpty() && entry ? entry->text : key;
        done = one.capturedEnd();
    }
    return filled + text.mid(done);
}

} // namespace hexwerk::editor
