// The actions of the window that only ASSAULT has, but for those that work on the map.
#pragma once

#include <QMenu>

#include "app/basis/action_table.h"
#include "app/system/system_actions.h"

namespace hexwerk::assault::ui {

namespace own_acts {
Q_NAMESPACE; // names of the actions' ids

enum class OwnAct : std::uint8_t {
    NewTile,
    OpenTile,
    NewCampaign,
    NameTile,
    SideCopy,
    Bundle,
    SaveTemplate,
    ImportMap,
    ExportMap,
    PrintMap,
    PrintSheets,
    ExportVassal,
    ExportTiled,
    MoveUp,
    MoveDown,
    MoveLeft,
    MoveRight,
    TurnTile,
    TurnBoard,
    Grid,
    HexNames,
    Levels,
    Zones,
    Picture,
    ClearHexes,
    LookSummer,
    LookDrySummer,
    LookAutumn,
    LookWinter,
    LookNight,
    LookPaper,
    LookHighContrast,
    Corrections,
    TrialRun,
    Balance,
    NewBattle,
    LinkBattles,
    TidyChart,
    NextUnit,
    Hint,
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
    Computer,
    Notices,
    Enforce,
    Correct,
    Luck,
    Analyse,
    PositionScenario,
    WithoutMap,
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
};
Q_ENUM_NS(OwnAct)
} // namespace own_acts
using own_acts::OwnAct;
inline constexpr int kOwnActs = static_cast<int>(OwnAct::ExportLog) + 1;

// What changes how the map of a game is seen, in the order of its buttons.
inline constexpr std::array kMapViewActs = {
    OwnAct::SightLine, OwnAct::FieldOfView, OwnAct::WhoSees,     OwnAct::OpenStack,
    OwnAct::UnitList,  OwnAct::UnitCard,    OwnAct::HideCounters};
// What puts panels of a game away, in the order of its buttons.
inline constexpr std::array kPlayPanelActs = {OwnAct::ShowLog, OwnAct::ShowBoard};
// Looks of the map, in the order of ground::kAllLooks.
inline constexpr std::array kLookActs = {
    OwnAct::LookSummer, OwnAct::LookDrySummer, OwnAct::LookAutumn,      OwnAct::LookWinter,
    OwnAct::LookNight,  OwnAct::LookPaper,     OwnAct::LookHighContrast};
// What can be done with the log of a game, in the order of its buttons.
inline constexpr std::array kLogActs = {
    OwnAct::LogFirst, OwnAct::LogBack, OwnAct::LogRun,       OwnAct::LogForth, OwnAct::LogLast,
    OwnAct::Bookmark, OwnAct::LogNote, OwnAct::TakeBackHere, OwnAct::WhatIf,   OwnAct::ExportLog};

class OwnActions final : public ActionTable<OwnAct>
{
public:
    explicit OwnActions(QObject *parent);
};

// Where they stand in the window.
// What the action is called, with no key in it.
QString plainTextOf(OwnAct act);

class OwnMenus final : public SystemActions
{
public:
    explicit OwnMenus(QObject &window);

    OwnActions &actions() { return m_actions; }
    QList<QAction *> in(Place place) const override;
    QList<QAction *> ofEditor() const override;
    QAction *newCampaign() const override { return m_actions[OwnAct::NewCampaign]; }
    void update(Seen seen) override;
    void retranslate() override;

private:
    OwnActions &m_actions; // the window's
    QMenu m_looks;
    QMenu m_questions;
    QMenu m_moments;
};

} // namespace hexwerk::assault::ui
