// Where the actions of ASSAULT stand in the window, and when they are of use.
#include <QCoreApplication>

#include "app/assault/actions/own_actions.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

static constexpr std::array kEditorActs = {
    OwnAct::ExportMap,   OwnAct::PrintMap, OwnAct::PrintSheets,  OwnAct::ExportVassal,
    OwnAct::ExportTiled, OwnAct::Bundle,   OwnAct::SaveTemplate, OwnAct::MoveUp,
    OwnAct::MoveDown,    OwnAct::MoveLeft, OwnAct::MoveRight,    OwnAct::TurnTile,
    OwnAct::TrialRun,    OwnAct::Balance};
static constexpr std::array kChartActs = {OwnAct::NewBattle, OwnAct::LinkBattles,
                                          OwnAct::TidyChart};
static constexpr std::array kLayerActs = {OwnAct::Grid, OwnAct::HexNames, OwnAct::Levels,
                                          OwnAct::Zones, OwnAct::Picture};
static constexpr std::array kGameActs = {
    OwnAct::TakeBackRoll, OwnAct::DiceSeed, OwnAct::Reactions,        OwnAct::SkipOnly,
    OwnAct::RollTogether, OwnAct::WholeWay, OwnAct::DiceTwice,        OwnAct::OnePlayer,
    OwnAct::Computer,     OwnAct::Notices,  OwnAct::Enforce,          OwnAct::Correct,
    OwnAct::Luck,         OwnAct::Analyse,  OwnAct::PositionScenario, OwnAct::WithoutMap};

OwnMenus::OwnMenus(QObject &window)
    : m_actions(*new OwnActions(&window))
{
    m_looks.setToolTipsVisible(true);
    m_looks.setIcon(editor::icon(QStringLiteral("eye")));
    for (const OwnAct look : kLookActs)
        m_looks.addAction(m_actions[look]);
    retranslate();
}

void OwnMenus::retranslate()
{
    m_actions.retranslate();
    m_looks.setTitle(
        QCoreApplication::translate("hexwerk::assault::ui::OwnActions", "Loo&k of the map"));
}

QList<QAction *> OwnMenus::in(Place place) const
{
    QList<QAction *> actions;
    const auto add = [&](const auto &acts) {
        for (const OwnAct act : acts)
            actions << m_actions[act];
    };
    switch (place) {
    case Place::New:
        add(std::array{OwnAct::NewCampaign, OwnAct::NewTile, OwnAct::OpenTile});
        break;
    case Place::Save:
        add(std::array{OwnAct::SideCopy, OwnAct::NameTile, OwnAct::Bundle, OwnAct::SaveTemplate,
                       OwnAct::ImportMap, OwnAct::ExportMap, OwnAct::PrintMap, OwnAct::PrintSheets,
                       OwnAct::ExportVassal, OwnAct::ExportTiled});
        break;
    case Place::Move:
        add(std::array{OwnAct::MoveUp, OwnAct::MoveDown, OwnAct::MoveLeft, OwnAct::MoveRight});
        break;
    case Place::Pages:
        add(std::array{OwnAct::Corrections});
        break;
    case Place::Map:
        add(std::array{OwnAct::TurnBoard});
        add(kLayerActs);
        add(std::array{OwnAct::ClearHexes});
        actions << m_looks.menuAction();
        break;
    case Place::Begin:
        add(std::array{OwnAct::TrialRun, OwnAct::Balance});
        break;
    case Place::Play:
        add(std::array{OwnAct::NextUnit, OwnAct::Hint});
        add(kMapViewActs);
        add(kPlayPanelActs);
        add(std::array{OwnAct::Animation});
        actions << nullptr;
        add(kGameActs);
        actions << nullptr;
        add(kLogActs);
        break;
    case Place::Buttons:
        add(kMapViewActs);
        add(kPlayPanelActs);
        break;
    }
    return actions;
}

QList<QAction *> OwnMenus::ofEditor() const
{
    return {m_actions[OwnAct::NewTile], m_actions[OwnAct::OpenTile], m_actions[OwnAct::ImportMap]};
}

void OwnMenus::update(Seen seen)
{
    const bool plays = seen == Seen::Game;
    const bool edits = seen == Seen::Editor;
    const bool isThere = seen != Seen::Nothing;
    const auto set = [this](const auto &acts, bool isVisible, bool isEnabled) {
        for (const OwnAct act : acts) {
            m_actions[act]->setVisible(isVisible);
            m_actions[act]->setEnabled(isEnabled);
        }
    };
    set(kEditorActs, isThere && !plays, edits);
    const bool isChart = seen == Seen::Campaign;
    set(kChartActs, isChart, isChart);
    if (isChart)
        set(std::array{OwnAct::Bundle, OwnAct::TrialRun}, true, true);
    set(std::array{OwnAct::NewCampaign, OwnAct::NewTile, OwnAct::OpenTile}, isThere, isThere);
    set(std::array{OwnAct::ImportMap}, isThere && !plays, isThere && !plays);
    set(std::array{OwnAct::NameTile}, false, false);
    set(kLayerActs, isThere, edits || plays);
    set(std::array{OwnAct::ClearHexes}, isThere, edits || plays);
    set(kLookActs, isThere, edits || plays);
    m_looks.menuAction()->setVisible(isThere);
    set(std::array{OwnAct::TurnBoard, OwnAct::NextUnit, OwnAct::Hint, OwnAct::SideCopy,
                   OwnAct::Animation},
        plays, plays);
    set(kGameActs, plays, plays);
    for (const auto &acts :
         {std::span<const OwnAct>(kMapViewActs), std::span<const OwnAct>(kPlayPanelActs),
          std::span<const OwnAct>(kLogActs)})
        set(acts, plays, plays);
    m_actions[OwnAct::Corrections]->setVisible(isThere);
}

} // namespace hexwerk::assault::ui
