// A window whose keys may be changed, and with all actions that it can have.
#pragma once

#include <QAction>

#include "editor/keys/action_keys.h"
#include "tests/window/editor_test.h"

namespace hexwerk::assault::ui::window {

class ShortcutsTest : public EditorTest
{
protected:
    void begin()
    {
        openEditor(trainingInfantry());
        canvas().setFocus();
    }

    void end()
    {
        editor::ActionKeys::all().resetAll();
        closeEditor();
    }

    // What the list of shortcuts does before it is shown.
    void makeAll()
    {
        answer({[](QDialog &dialog) { dialog.reject(); }},
               [this] { action(QStringLiteral("Keyboard shortcuts..."))->trigger(); });
    }

    // By its words without an ampersand. Null if there is none.
    QAction *action(const QString &text) const
    {
        for (QAction *one : m_window->findChildren<QAction *>())
            if (one->text().remove(u'&') == text)
                return one;
        return nullptr;
    }
};

} // namespace hexwerk::assault::ui::window
