// The window with the pages of ASSAULT in it, as its tests see them.
#pragma once

#include "app/assault/editing/editor.h"
#include "app/assault/kit.h"
#include "app/assault/page/play_page.h"
#include "app/window/main_window.h"

#include <utility>

namespace hexwerk::assault::ui {

// Must outlive the window, so it is another base.
struct KitOfWindow
{
    Kit kit;
};

class MainWindow final : private KitOfWindow, public hexwerk::MainWindow
{
public:
    MainWindow(SharedData library, RulesText rules, editor::Languages &languages,
               const QStringList &shipped = {})
        : KitOfWindow{Kit(std::move(library))}
        , hexwerk::MainWindow({&kit}, std::move(rules), languages, shipped)
    {
    }

    const Kit &systemKit() const { return kit; }
    PlayPage &playPage() { return static_cast<PlayPage &>(playView()); }
    Editor &editor() { return static_cast<Editor &>(editing()); }
    ScenarioDocument &document() { return editor().document(); }
    EditorPage &editorPage() { return editor().page(); }
    void newScenario() { editor().begin(); }
    void tryOut() { editor().tryOut(); }
};

} // namespace hexwerk::assault::ui
