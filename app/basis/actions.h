// The actions of the window that every system has a use for.
#pragma once

#include "app/basis/action_table.h"

namespace hexwerk {

namespace acts {
Q_NAMESPACE; // names of the actions' ids

enum class Act : std::uint8_t {
    New,
    Open,
    Save,
    SaveAs,
    Compare,
    Close,
    Quit,
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Delete,
    SelectAll,
    CancelTool,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    MapPage,
    ScenarioPage,
    LibraryPage,
    NextTab,
    PreviousTab,
    Light,
    Dark,
    LargeType,
    FullScreen,
    ResetLayout,
    Find,
    Play,
    BackToEditor,
    BackToGame,
    Assistant,
    Campaign,
    Manual,
    ContextHelp,
    Rulebook,
    SearchRules,
    Translate,
    Guide,
    FullGuide,
    Shortcuts,
    ReportProblem,
    About,
    AboutQt,
};
Q_ENUM_NS(Act)
} // namespace acts
using acts::Act;
inline constexpr int kActs = static_cast<int>(Act::AboutQt) + 1;

class Actions final : public ActionTable<Act>
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);
};

} // namespace hexwerk
