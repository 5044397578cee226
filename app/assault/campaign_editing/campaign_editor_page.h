// The editor of campaigns: the chart in the middle, and forms for all that is on it around it.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/editing/editor_shell.h"
#include "core/assault/campaign/campaign_trial.h"
#include "editor/assault/campaign/battle_panel.h"
#include "editor/assault/campaign/campaign_chart.h"
#include "editor/assault/campaign/campaign_panels.h"
#include "editor/assault/campaign/campaign_problems.h"

namespace hexwerk::assault::ui {

class CampaignEditorPage final : public EditorShell
{
    Q_OBJECT

public:
    CampaignEditorPage(CampaignDocument &document, Actions &actions, OwnActions &own,
                       QWidget *parent);
    ~CampaignEditorPage() override;

    CampaignChart &chart() { return *m_chart; }
    BattlePanel &battlePanel() { return *m_battle; }
    SlotsPanel &slotsPanel() { return *m_slots; }
    UnitsPanel &unitsPanel() { return *m_units; }
    CampaignPanel &campaignPanel() { return *m_campaign; }
    CarryOverPanel &carryOverPanel() { return *m_carryOver; }
    CampaignProblems &problems() { return *m_problems; }
    BattlesTable &table() { return *m_table; }

    // Shares of trial campaigns on the chart; none of them any more when the campaign changes.
    void showFigures(const CampaignFigures &figures);
    void newBattle(ChartPlace at, std::optional<std::size_t> after);
    void removeChosen();
    void tidy();
    void showProblems();
    // The panel with the item, and its field for the key.
    void goTo(const CampaignPlace &place);
    QByteArray view() const;
    void setView(const QByteArray &view);
    void retranslate();

signals:
    void problemsCounted(int errors, int warnings);
    void scenarioWanted(std::size_t battle);
    void scenarioChoiceWanted(std::size_t battle);
    void pictureWanted(const QString &file);
    void trialWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makePanels();
    void sizePanels();
    void connectChart();
    void refresh();
    void mark();
    void showBattle(std::optional<std::size_t> battle);
    void showMenu(QPoint at);

    CampaignDocument &m_document;
    OwnActions &m_own;
    CampaignChart *m_chart;
    BattlePanel *m_battle;
    SlotsPanel *m_slots;
    UnitsPanel *m_units;
    CampaignPanel *m_campaign;
    CarryOverPanel *m_carryOver;
    CampaignProblems *m_problems;
    BattlesTable *m_table;
    CampaignFigures m_figures; // of what stands there; empty: none
    QString m_background;      // the picture that is shown
};

} // namespace hexwerk::assault::ui
