// All actions of the window but the tools: text, tip, key and icon of each in one table.
#pragma once

#include <QAction>
#include <QObject>

#include <array>

namespace hexwerk {

enum class Act : std::uint8_t {
    New,
    Open,
    NewTile,
    OpenTile,
    NameTile,
    Save,
    SaveAs,
    SideCopy,
    Bundle,
    SaveTemplate,
    ImportMap,
    ExportMap,
    PrintMap,
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
    MoveUp,
    MoveDown,
    MoveLeft,
    MoveRight,
    CancelTool,
    TurnTile,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    TurnBoard,
    Grid,
    HexNames,
    Levels,
    Zones,
    Picture,
    MapPage,
    ScenarioPage,
    LibraryPage,
    Corrections,
    NextTab,
    PreviousTab,
    Light,
    Dark,
    LargeType,
    FullScreen,
    ResetLayout,
    Find,
    Play,
    TrialRun,
    BackToEditor,
    BackToGame,
    NextUnit,
    SightLine,
    FieldOfView,
    WhoSees,
    OpenStack,
    UnitList,
    UnitCard,
    HideCounters,
    ShowLog,
    ShowBoard,
    Animation,
    DiceSeed,
    Reactions,
    SkipOnly,
    RollTogether,
    WholeWay,
    DiceTwice,
    OnePlayer,
    Notices,
    Correct,
    Luck,
    PositionScenario,
    LogFirst,
    LogBack,
    LogRun,
    LogForth,
    LogLast,
    Bookmark,
    LogNote,
    TakeBackHere,
    TakeBackRoll,
    WhatIf,
    ExportLog,
    Guide,
    About,
    AboutQt,
};
inline constexpr int kActs = static_cast<int>(Act::AboutQt) + 1;

// What changes how the map of a game is seen, in the order of its buttons.
inline constexpr std::array kMapViewActs = {Act::SightLine,   Act::FieldOfView, Act::WhoSees,
                                            Act::OpenStack,   Act::UnitList,    Act::UnitCard,
                                            Act::HideCounters};
// What puts panels of a game away, in the order of its buttons.
inline constexpr std::array kPlayPanelActs = {Act::ShowLog, Act::ShowBoard};
// What can be done with the log of a game, in the order of its buttons.
inline constexpr std::array kLogActs = {
    Act::LogFirst, Act::LogBack, Act::LogRun,       Act::LogForth, Act::LogLast,
    Act::Bookmark, Act::LogNote, Act::TakeBackHere, Act::WhatIf,   Act::ExportLog};

class Actions final : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    QAction *operator[](Act act) const { return m_actions[static_cast<std::size_t>(act)]; }
    // Why it cannot be done now; empty: its own tip again.
    void explain(Act act, const QString &why);
    // In the language of the window.
    void retranslate();

private:
    std::array<QAction *, kActs> m_actions{};
};

} // namespace hexwerk
