// Looks a game over again, and shows its moments that are chosen there.
#pragma once

#include <QPointer>

#include "app/assault/actions/own_actions.h"
#include "app/assault/analysis/analysis_dialog.h"
#include "app/assault/page/moments.h"

namespace hexwerk::assault::ui {

class Analysing final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialog.
    Analysing(PlayGame &game, const GameLook &look, Moments &moments, OwnActions &actions,
              QWidget *page);

    void updateActions(bool plays);

private:
    void open();
    AnalysisDialog::Game decisions() const;
    play::View<Position> viewOf(const Position &p) const;

    PlayGame &m_game;
    const GameLook &m_look;
    Moments &m_moments;
    OwnActions &m_actions;
    QWidget *m_page;
    QPointer<AnalysisDialog> m_dialog;
};

} // namespace hexwerk::assault::ui
