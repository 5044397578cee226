// Panels of the campaign editor beside the battle: slots, units, the campaign itself, carry-over,
// and all battles as a table.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QWidget>

#include "editor/assault/campaign/campaign_items_view.h"
#include "editor/panels/drag_list.h"

namespace hexwerk::assault::ui {

// Who may come, and whom the scenario expects.
class SlotsPanel final : public QWidget
{
    Q_OBJECT

public:
    SlotsPanel(CampaignDocument &document, QWidget *parent);
    void setBattle(std::optional<std::size_t> battle);
    CampaignItemsView &items() { return *m_items; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    CampaignDocument &m_document;
    std::optional<std::size_t> m_battle;
    QLabel *m_heading;
    CampaignItemsView *m_items;
    QLabel *m_words;
};

// Core units and reserves, and the cards to drag among them.
class UnitsPanel final : public QWidget
{
    Q_OBJECT

public:
    UnitsPanel(CampaignDocument &document, QWidget *parent);
    CampaignItemsView &cores() { return *m_cores; }
    CampaignItemsView &reserves() { return *m_reserves; }
    QLineEdit &filter() { return *m_filter; }
    QListWidget &cards() { return *m_cards; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillCards();
    void add(const QStringList &cards);
    void retranslate();

    CampaignDocument &m_document;
    CampaignItemsView *m_cores;
    QLabel *m_cardsLabel;
    QLineEdit *m_filter;
    editor::DragList *m_cards;
    CampaignItemsView *m_reserves;
};

class CampaignPanel final : public QWidget
{
    Q_OBJECT

public:
    CampaignPanel(CampaignDocument &document, QWidget *parent);
    CampaignForm &form() { return *m_form; }
    CampaignItemsView &sides() { return *m_sides; }
    CampaignItemsView &tracks() { return *m_tracks; }
    CampaignItemsView &thresholds() { return *m_thresholds; }

private:
    CampaignForm *m_form;
    CampaignItemsView *m_sides;
    CampaignItemsView *m_tracks;
    CampaignItemsView *m_thresholds;
};

class CarryOverPanel final : public QWidget
{
    Q_OBJECT

public:
    CarryOverPanel(CampaignDocument &document, QWidget *parent);
    CampaignForm &form() { return *m_form; }
    CampaignItemsView &gains() { return *m_gains; }
    CampaignItemsView &medals() { return *m_medals; }

private:
    CampaignForm *m_form;
    CampaignItemsView *m_gains;
    CampaignItemsView *m_medals;
};

// All battles with where they lead: the chart for who does not see it.
class BattlesTable final : public QTreeWidget
{
    Q_OBJECT

public:
    BattlesTable(CampaignDocument &document, QWidget *parent);
    void choose(std::optional<std::size_t> battle);
    QSize sizeHint() const override { return minimumSizeHint(); } // the chart is more important

signals:
    void battleChosen(std::size_t battle);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    CampaignDocument &m_document;
};

} // namespace hexwerk::assault::ui
