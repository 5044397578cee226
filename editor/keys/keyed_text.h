// Texts that name the keys of actions.
#pragma once

#include <QString>

namespace hexwerk::editor {

// `text` with the first key of an action in place of each "{key:ID}", or with what the action is
// called if it has no key.
QString withKeys(const QString &text);

} // namespace hexwerk::editor
