// The battle that is chosen: its form, its scenario, and its results with what follows from them.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "editor/assault/campaign/campaign_items_view.h"
#include "editor/assault/campaign/result_term_field.h"

namespace hexwerk::assault::ui {

class BattlePanel final : public QWidget
{
    Q_OBJECT

public:
    BattlePanel(CampaignDocument &document, QWidget *parent);

    void setBattle(std::optional<std::size_t> battle);
    void chooseResult(std::size_t result) { m_results->choose(result); }
    void focusKey(std::string_view key) { m_form->focusKey(key); }
    // The keys of the chosen result.
    CampaignItemsView &results() { return *m_results; }
    CampaignItemsView &effects() { return *m_effects; }
    ResultTermField &condition() { return *m_when; }
    CampaignForm &form() { return *m_form; }

signals:
    void scenarioWanted(std::size_t battle); // to be opened
    void choiceWanted(std::size_t battle);   // of a scenario

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showResult();
    void retranslate();

    CampaignDocument &m_document;
    std::optional<std::size_t> m_battle;
    QLabel *m_heading;
    CampaignForm *m_form;
    QPushButton *m_open;
    QPushButton *m_choose;
    CampaignItemsView *m_results;
    QWidget *m_ofResult;
    QLabel *m_whenLabel;
    ResultTermField *m_when;
    CampaignItemsView *m_effects;
    QLabel *m_sentences; // in both languages
};

} // namespace hexwerk::assault::ui
