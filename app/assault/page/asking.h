// The open question beside the map: who is asked what, what can be answered, and whether its side
// is there to see it.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/answer/answer_panel.h"
#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/answer/hand_row.h"
#include "app/assault/answer/policy_panel.h"
#include "app/assault/answer/refusal_panel.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/way_orders.h"
#include "app/table/question_panel.h"

namespace hexwerk::assault::ui {

class ComputerPlay;

class Asking final : public QObject
{
    Q_OBJECT

public:
    // What it shows; the cover takes the place of the answer.
    struct Panels
    {
        QuestionPanel &question;
        AnswerPanel &answer;
        HandRow &hand;
        PolicyPanel &policies;
        HandOverPanel &cover;
        RefusalPanel &refusal; // likewise
    };
    // `page` has the dialogs.
    Asking(const Panels &panels, PlayGame &game, GameLook &look, const WayOrders &way,
           ComputerPlay &computer, PlayInput &input, const OwnActions &actions, QWidget *page);

    void refresh();

signals:
    // The side that is asked is there.
    void arrived();

private:
    void connectPolicies(const OwnActions &actions);
    void askForPolicy();
    bool refreshHandOver(const QString &when);
    QString question() const;
    QString when() const;

    Panels m_panels;
    PlayGame &m_game;
    GameLook &m_look;
    const WayOrders &m_way;
    ComputerPlay &m_computer;
    PlayInput &m_input;
    QWidget *m_page;
};

} // namespace hexwerk::assault::ui
