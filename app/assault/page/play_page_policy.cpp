// Questions that are answered once for all, and those that one side alone may see.
#include "app/assault/answer/policy_dialog.h"
#include "app/assault/page/play_page.h"
#include "editor/assault/text/play_text.h"

namespace hexwerk::assault::ui {

void PlayPage::connectPolicies()
{
    connect(m_answer, &AnswerPanel::chosenLater, &m_game, &PlayGame::setPolicy);
    connect(m_actions[Act::Reactions], &QAction::triggered, this, &PlayPage::askForPolicy);
    connect(m_policies, &PolicyPanel::choiceWanted, this, &PlayPage::askForPolicy);
    connect(m_policies, &PolicyPanel::endWanted, &m_game, &PlayGame::endPolicy);
    connect(m_policies, &PolicyPanel::noReactionWanted, this, [this] {
        const Pending &asked = m_look.position().pending;
        m_game.setPolicy({.side = asked.side, .mover = asked.unit, .turn = m_look.position().turn});
    });
    connect(m_cover, &HandOverPanel::arrived, this, [this] {
        m_look.handOver().arrive(m_look.position());
        m_canvas->setFocus(); // the button is gone
        refresh();
    });
}

void PlayPage::askForPolicy()
{
    if (m_look.moment() || m_look.position().pending.question != Question::React)
        return;
    PolicyDialog dialog(m_look.position(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_game.setPolicy(dialog.policy());
}

// True if the open question waits until its side is there.
bool PlayPage::refreshHandOver(const QString &moment)
{
    const Position &p = m_look.position();
    m_look.handOver().follow(m_game.position());
    m_policies->setVisible(false);
    m_cover->setVisible(m_look.isCovered());
    if (!m_look.moment() && !m_look.isCovered())
        m_policies->show(p, m_game.policies(), m_look.handOver().isOnePlayer());
    if (!m_look.isCovered())
        return false;
    m_answer->hide();
    m_cover->ask(p);
    m_question->ask(sideColour(p.setting->scenario.sides[p.pending.side].colour), moment,
                    //: %1 is a side
                    tr("Hand over to: %1").arg(PlayText::side(p, p.pending.side)), {});
    return true;
}

} // namespace hexwerk::assault::ui
