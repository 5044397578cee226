// The items of one list of a campaign: added, removed, moved, and the chosen one in a form.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/campaign/campaign_form.h"

namespace hexwerk::assault::ui {

class CampaignItemsView final : public QWidget
{
    Q_OBJECT

public:
    CampaignItemsView(CampaignDocument &document, CampaignTable table, QWidget *parent);

    // Around the list: `list` says the places of what it lies in.
    void setList(CampaignItem list);
    // What is not there leads to no item.
    void choose(std::size_t place);
    std::optional<CampaignItem> chosen() const;
    CampaignForm &form() { return *m_form; }
    QListWidget &list() { return *m_list; }
    // Below the form, for lists within the item.
    void addBelow(QWidget *widget);
    void add();

signals:
    void itemChosen();
    // Cards dropped on the list.
    void cardsDropped(const QStringList &cards);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void remove();
    void move(int by);
    void retranslate();
    void showChosen();

    CampaignDocument &m_document;
    CampaignItem m_where;
    QLabel *m_heading;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QVBoxLayout *m_column;
    CampaignForm *m_form;
};

// What cards are dragged as, one id a line.
inline constexpr auto kDraggedCards = QLatin1String("application/x-hexwerk-campaign-cards");

} // namespace hexwerk::assault::ui
