// One rule system in the window. What is null is made when it is first wanted.
#pragma once

#include <QWidget>

#include "app/editing/editor_kit.h"
#include "app/files/changed_file_bar.h"
#include "app/system/system_actions.h"
#include "app/system/system_kit.h"
#include "app/table/assistant_view.h"
#include "app/table/campaign_view.h"
#include "app/table/play_view.h"
#include "editor/journal/journal_keeper.h"

#include <array>
#include <memory>
#include <optional>

namespace hexwerk {

// An editor of the system in the window, and what is around it. Made when it is first wanted.
struct EditorPlace
{
    std::unique_ptr<EditorKit> kit;
    std::unique_ptr<editor::JournalKeeper> keeper; // of what lies in the editor
    ChangedFileBar *changedFile = nullptr;
    QWidget *besideTabs = nullptr; // with the bar
    QWidget *status = nullptr;     // what the editor has in the status bar
    int errors = 0;                // of what lies in the editor
    int warnings = 0;
};

struct SystemRoom
{
    SystemRoom(SystemKit &systemKit, QObject &window)
        : kit(systemKit)
        , actions(kit.makeActions(window))
    {
    }

    bool isRunning() const { return play && play->isRunning(); }
    std::array<EditorPlace *, 2> places() { return {&scenarios, &campaigns}; }

    SystemKit &kit;
    std::unique_ptr<SystemActions> actions;
    std::optional<SystemActions::Seen> seen; // as they were last told
    EditorPlace scenarios;
    EditorPlace campaigns;
    EditorPlace *edited = &scenarios; // the one that is shown, or would be
    PlayView *play = nullptr;
    AssistantView *assistant = nullptr;
    CampaignView *campaign = nullptr;
    bool isPlayedHere = true; // what is played has a tab
};

} // namespace hexwerk
