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
static constexpr std::array kQuestionActs = {
    OwnAct::TakeBackRoll, OwnAct::DiceSeed, OwnAct::Reactions, OwnAct::SkipOnly,
    OwnAct::RollTogether, OwnAct::WholeWay, OwnAct::DiceTwice};
static constexpr std::array kGameActs = {
    OwnAct::OnePlayer, OwnAct::Computer, OwnAct::Enforce,          OwnAct::Correct,
    OwnAct::Luck,      OwnAct::Analyse,  OwnAct::PositionScenario, OwnAct::WithoutMap};

OwnMenus::OwnMenus(QObject &window)
    : m_actions(*new OwnActions(&window))
{
    const auto fill = [this](QMenu &menu, const QString &icon, const auto &acts) {
        menu.setToolTipsVisible(true);
        menu.setIcon(editor::icon(icon));
        for (const OwnAct act : acts)
            menu.addAction(m_actions[act]);
    };
    fill(m_looks, QStringLiteral("eye"), kLookActs);
    fill(m_questions, QStringLiteral("roll_dice"), kQuestionActs);
    fill(m_moments, QStringLiteral("log"), kLogActs);
    retranslate();
}

void OwnMenus::retranslate()
{
    m_actions.retranslate();
    m_looks.setTitle(
        QCoreApplication::translate("hexwerk::assault::ui::OwnActions", "Loo&k of the map"));
    m_questions.setTitle(
        QCoreApplication::translate("hexwerk::assault::ui::OwnActions", "&Questions and dice"));
    m_moments.setTitle(
        QCoreApplication::translate("hexwerk::assault::ui::OwnActions", "&Moments in the log"));
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
        add(std::array{OwnAct::Animation, OwnAct::Notices});
        actions << nullptr;
        add(kGameActs);
        actions << nullptr << m_questions.menuAction() << m_moments.menuAction();
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
                   OwnAct::Animation, OwnAct::Notices},
        plays, plays);
    set(kGameActs, plays, plays);
    set(kQuestionActs, plays, plays);
    for (const auto &acts :
         {std::span<const OwnAct>(kMapViewActs), std::span<const OwnAct>(kPlayPanelActs),
          std::span<const OwnAct>(kLogActs)})
        set(acts, plays, plays);
    m_questions.menuAction()->setVisible(plays);
    m_moments.menuAction()->setVisible(plays);
    m_actions[OwnAct::Corrections]->setVisible(isThere);
}

} // namespace hexwerk::assault::ui
