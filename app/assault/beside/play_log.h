// The log of the game beside the map: what is looked for in it, and the moment that is looked at.
#pragma once

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QTreeView>
#include <QWidget>

#include "app/assault/actions/own_actions.h"
#include "app/assault/beside/log_model.h"

namespace hexwerk::assault::ui {

class PlayLog final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayLog(const OwnActions &actions, QWidget *parent = nullptr);

    // Adds what is new, and begins anew after a take-back.
    void follow(const PlayGame &game);
    void forget() { m_model->forget(); }
    const LogModel &model() const { return *m_model; }
    // Marks the last row of the first `orders`, and scrolls there.
    void showMoment(std::size_t orders);
    void retranslate(const PlayGame &game);

signals:
    // A row was clicked or gone to: how many orders were given then.
    void momentWanted(std::size_t orders);
    // Of that line of the log.
    void ruleWanted(const QModelIndex &line);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void look();
    void fillSides(const PlayGame &game);
    void showMenu(QPoint at);

    LogModel *m_model;
    LogFilter *m_filter;
    QLineEdit *m_words;
    QComboBox *m_show;
    QComboBox *m_side;
    QBoxLayout *m_bars; // of what is looked for, and of the buttons
    QTreeView *m_rows;
    bool m_isAtEnd = true; // no later row is out of sight
    std::vector<QAction *> m_acts;
};

} // namespace hexwerk::assault::ui
