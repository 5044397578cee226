// Beside a question about a reaction: to answer it for later too. And the answers that stand, each
// with a button that ends it.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/assault/aside/reaction_policy.h"

#include <vector>

namespace hexwerk::assault::ui {

class PolicyPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit PolicyPanel(QWidget *parent = nullptr);

    // Hidden where there is nothing to say. What an answer is shows to its own side alone: while it
    // is asked, or if one player plays both.
    void show(const Position &p, const std::vector<ReactionPolicy> &policies, bool onePlayer);

signals:
    void noReactionWanted();
    void choiceWanted();
    void endWanted(hexwerk::assault::SideIndex side);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_none;
    QPushButton *m_some;
    QVBoxLayout *m_rows;
    std::vector<QWidget *> m_standing;
};

} // namespace hexwerk::assault::ui
