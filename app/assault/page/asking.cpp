#include "app/assault/page/asking.h"

#include "app/assault/answer/policy_dialog.h"
#include "app/assault/game/side_to_speak.h"
#include "app/assault/page/computer_play.h"
#include "editor/assault/text/play_text.h"
#include "editor/keys/keyed_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

Asking::Asking(const Panels &panels, PlayGame &game, GameLook &look, const WayOrders &way,
               ComputerPlay &computer, PlayInput &input, const OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_panels(panels)
    , m_game(game)
    , m_look(look)
    , m_way(way)
    , m_computer(computer)
    , m_input(input)
    , m_page(page)
{
    connectPolicies(actions);
    connect(&m_panels.answer, &AnswerPanel::rollWanted, this,
            [this] { m_game.roll(m_input.origin()); });
    connect(&m_panels.cover, &HandOverPanel::arrived, this, [this] {
        m_look.handOver().arrive(m_look.position());
        emit arrived();
    });
}

void Asking::connectPolicies(const OwnActions &actions)
{
    connect(&m_panels.answer, &AnswerPanel::chosenLater, &m_game, &PlayGame::setPolicy);
    connect(actions[OwnAct::Reactions], &QAction::triggered, this, &Asking::askForPolicy);
    connect(&m_panels.policies, &PolicyPanel::choiceWanted, this, &Asking::askForPolicy);
    connect(&m_panels.policies, &PolicyPanel::endWanted, &m_game, &PlayGame::endPolicy);
    connect(&m_panels.policies, &PolicyPanel::noReactionWanted, this, [this] {
        const Position &p = m_look.position();
        m_game.setPolicy({.side = p.pending.side, .mover = p.pending.unit, .turn = p.turn});
    });
}

void Asking::askForPolicy()
{
    if (m_look.moment() || m_look.position().pending.question != Question::React)
        return;
    PolicyDialog dialog(m_look.position(), m_page);
    if (dialog.exec() == QDialog::Accepted)
        m_game.setPolicy(dialog.policy());
}

static QColor colourOfAsked(const Position &p)
{
    const SideIndex side = sideToSpeak(p);
    return side == kNobody ? QColor() : sideColour(p.setting->scenario.sides[side].colour);
}

QString Asking::question() const
{
    return PlayText::question(m_look.position(), m_look.handOver().areOthersAtTable()
                                                     ? PlayText::Others::AtTable
                                                     : PlayText::Others::Absent);
}

QString Asking::when() const
{
    const Position &p = m_look.position();
    const int turns = p.setting->scenario.turns;
    const QString moment = tr("Turn %1 of %2 – %3")
                               .arg(p.pending.isOver() ? p.turn - 1 : p.turn)
                               .arg(turns)
                               .arg(PlayText::phase(p.phase));
    //: %1 is a moment of the game
    return m_game.isBranch() ? tr("Variation (Esc ends it): %1").arg(moment) : moment;
}

void Asking::refresh()
{
    const Position &p = m_look.position();
    const std::size_t orders = m_game.game().log().size();
    const bool looksOn = m_game.isLookingOn() && !m_game.isBranch();
    const bool isComputers = m_computer.refresh();
    const bool isAsked =
        !m_look.moment() && !looksOn && !isComputers && m_panels.refusal.isHidden();
    m_panels.answer.setVisible(isAsked);
    if (!isAsked || m_look.isCovered())
        m_panels.hand.hide();
    if (refreshHandOver(when()))
        return;
    if (isComputers) {
        m_panels.policies.hide();
        return m_panels.question.ask(colourOfAsked(p), when(), question(), {});
    }
    if (m_look.moment())
        return m_panels.question.ask(
            QColor(), when(), tr("State after order %1 of %2").arg(*m_look.moment()).arg(orders),
            editor::withKeys(tr("{key:assault.LogBack} steps back, {key:assault.LogForth} forward, "
                                "Esc returns to the game.")));
    if (looksOn)
        return m_panels.question.ask(
            colourOfAsked(p), when(), question(),
            tr("You are watching: this game is being played in another window. "
               "Save it to continue with a copy."));
    m_input.noteQuestion(orders);
    const QString hint = m_panels.refusal.isHidden()
                             ? QuestionChoices::hint(m_look.seen(), m_look.picked())
                             : QString(); // the panel has the words
    m_panels.question.ask(colourOfAsked(p), when(), question(), m_way.hintBehind(hint));
    m_panels.answer.ask(m_look.seen(), m_look.picked(), m_way.shownForecast());
    if (isAsked)
        m_panels.hand.show(m_look.seen(), m_look.picked());
    m_panels.answer.showSeed(m_game.openSeed(), editor::toQString(m_game.seal()));
}

// True if the open question waits until its side is there.
bool Asking::refreshHandOver(const QString &when)
{
    m_look.handOver().follow(m_game.position());
    const Position &p = m_look.position();
    const bool isCovered = m_look.isCovered();
    m_panels.policies.setVisible(false);
    m_panels.cover.setVisible(isCovered);
    if (!m_look.moment() && !isCovered)
        m_panels.policies.show(p, m_game.policies(), m_look.handOver().isOnePlayer());
    if (!isCovered)
        return false;
    m_panels.answer.hide();
    m_panels.cover.ask(p);
    m_panels.question.ask(sideColour(p.setting->scenario.sides[p.pending.side].colour), when,
                          //: %1 is a side
                          tr("Hand over to: %1").arg(PlayText::side(p, p.pending.side)), {});
    return true;
}

} // namespace hexwerk::assault::ui
