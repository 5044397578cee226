#include "editor/document/worded_step.h"

namespace hexwerk::editor {

void retranslate(const QUndoStack &stack)
{
    // The stack hands its steps out to be read; a name is no part of what they do.
    for (int i = 0; i < stack.count(); ++i)
        if (auto *step = dynamic_cast<WordedStep *>(const_cast<QUndoCommand *>(stack.command(i))))
            step->retranslate();
}

} // namespace hexwerk::editor
