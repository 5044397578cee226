// The question that is open: what is picked of its answer, how it is asked, what is said.
#include "app/assault/map/play_marks.h"
#include "app/assault/page/course.h"
#include "app/assault/page/play_page.h"
#include "core/assault/rules/moving/placement.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

void PlayPage::say(const Order &order)
{
    if (m_input->pointsFirst() && m_pointed != order && previewOf(order)) {
        m_pointed = order;
        pointedAt(order);
        return emit told(tr("Once more says it."));
    }
    m_game.say(order, m_input->origin());
}

void PlayPage::choose(UnitId unit)
{
    m_plan.forgetPoints();
    m_look.pick({.unit = unit});
    m_course->choose(unit);
    refreshQuestion();
    refreshMap();
    refreshUnits();
}

void PlayPage::chooseMine(MineKind kind)
{
    m_look.pick({.mine = kind});
    refreshQuestion();
    refreshMap();
}

static bool places(const Position &p)
{
    return p.pending.question == Question::Place || p.pending.question == Question::Disembark;
}

// The kind that was laid last, as long as one is left; else the first that is.
static std::optional<MineKind> mineToLay(const Position &p, std::optional<MineKind> last)
{
    if (p.pending.question != Question::LayMine)
        return std::nullopt;
    if (last && minesLeft(p, *last) > 0)
        return last;
    std::optional<MineKind> left = last;
    for (const MineKind kind : {MineKind::Dummy, MineKind::AntiTank, MineKind::AntiPersonnel})
        if (minesLeft(p, kind) > 0)
            left = kind;
    return left;
}

// The chosen unit stays so while it can be spoken of.
void PlayPage::keepPicked()
{
    m_tapped = {};
    m_pointed.reset();
    const Position &p = m_look.position();
    Picked picked = m_look.picked();
    picked.mine = mineToLay(p, picked.mine);
    if (std::exchange(m_isPlacing, places(p)) && !places(p))
        picked = {}; // who was placed last is not whom the next order is for
    if (places(p) || p.pending.question == Question::Announce) {
        const std::vector<UnitId> units = unitsToChoose(m_look.seen());
        if (std::find(units.begin(), units.end(), picked.unit) == units.end())
            picked = {.unit = places(p) && !units.empty() ? units.front() : UnitId{}};
        if (!picked.hex.isNowhere() && facingsAt(p, picked.unit, picked.hex).empty())
            picked.hex = {};
    } else {
        picked = {.mine = picked.mine};
    }
    m_look.pick(picked);
}

// Whose answer is awaited: the side that is asked, or the one whose unit rolls.
static QColor colourOf(const Position &p)
{
    const Pending &pending = p.pending;
    const SideIndex side = pending.isOver() ? p.winner
                           : pending.isChance() && pending.unit != UnitId{}
                               ? p.unit(pending.unit).side
                               : pending.side;
    return side == kNobody ? QColor() : sideColour(p.setting->scenario.sides[side].colour);
}

void PlayPage::refreshQuestion()
{
    const Position &p = m_look.position();
    const int turns = p.setting->scenario.turns;
    QString when = tr("Turn %1 of %2 – %3")
                       .arg(std::min(p.turn, turns))
                       .arg(turns)
                       .arg(PlayText::phase(p.phase));
    if (m_game.isBranch())
        //: %1 is a moment of the game
        when = tr("Variation (Esc ends it): %1").arg(when);
    const bool looksOn = m_game.isLookingOn() && !m_game.isBranch();
    m_answer->setVisible(!m_look.moment() && !looksOn);
    if (refreshHandOver(when))
        return;
    if (m_look.moment())
        return m_question->ask(QColor(), when,
                               tr("As it stood after order %1 of %2")
                                   .arg(*m_look.moment())
                                   .arg(m_game.game().log().size()),
                               tr("Alt with the arrow keys goes on and back, Esc returns to the "
                                  "game."));
    if (looksOn)
        return m_question->ask(colourOf(p), when, PlayText::question(p),
                               tr("You are watching: this game is being played in another window. "
                                  "Save it to continue with a copy."));
    const std::size_t orders = m_game.game().log().size();
    m_input->noteQuestion(orders);
    m_question->ask(colourOf(p), when, PlayText::question(p),
                    m_way->hintBehind(QuestionChoices::hint(m_look.seen(), m_look.picked())));
    m_answer->ask(m_look.seen(), m_look.picked(), m_way->shownForecast());
    m_answer->showSeed(m_game.openSeed(), editor::toQString(m_game.seal()));
}

} // namespace hexwerk::assault::ui
