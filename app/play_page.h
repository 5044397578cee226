// The place of the play view in the window. It gets a scenario to play, saved or not.
#pragma once

#include <QLabel>
#include <QWidget>

#include "core/scenario/scenario.h"

namespace hexwerk {

class PlayPage final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPage(QWidget *parent = nullptr);

    // Begins with the briefing.
    void start(const Scenario &scenario);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Scenario m_scenario;
    QLabel *m_title;
    QLabel *m_briefing;
};

} // namespace hexwerk
