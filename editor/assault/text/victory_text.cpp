#include "editor/assault/text/victory_text.h"

#include "core/assault/rules/course/standing.h"
#include "core/assault/rules/course/victory.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

// One condition of one side, term by term.
class Terms
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::VictoryText)

public:
    Terms(const Position &p, SideIndex side)
        : m_p(p)
        , m_side(side)
        , m_turn(p.pending.isOver() ? p.turn - 1 : p.turn) // the last one that was played
    {
    }

    bool isMet(const Term &term) const { return holds(m_p, term, m_side, m_turn); }

    void addLines(std::vector<VictoryText::Line> &lines, const Term &term, int depth) const
    {
        const bool isPlainNot = term.kind == TermKind::Not && term.terms.size() == 1 &&
                                term.terms.front().terms.empty();
        lines.push_back({depth, isMet(term), sentence(term)});
        if (isPlainNot)
            return;
        for (const Term &inner : term.terms)
            addLines(lines, inner, depth + 1);
    }

    // The terms that made it true.
    void addReasons(QStringList &reasons, const Term &term) const
    {
        if (!isMet(term))
            return;
        if (term.terms.empty())
            reasons << sentence(term);
        for (const Term &inner : term.terms)
            if (term.kind == TermKind::Not)
                addDenials(reasons, inner);
            else
                addReasons(reasons, inner);
    }
    // Those that kept it from being true.
    void addDenials(QStringList &reasons, const Term &term) const
    {
        if (isMet(term))
            return;
        if (term.terms.empty())
            reasons << negated(term);
        for (const Term &inner : term.terms)
            if (term.kind == TermKind::Not)
                addReasons(reasons, inner);
            else
                addDenials(reasons, inner);
    }

private:
    QString sentence(const Term &term) const;
    QString negated(const Term &term) const;
    QString sideOf(const Term &term) const
    {
        return PlayText::side(m_p, term.side.empty() ? m_side : m_p.setting->sideIndex(term.side));
    }
    QString side(const std::string &id) const
    {
        return PlayText::side(m_p, m_p.setting->sideIndex(id));
    }
    // What the item that a term is about is called.
    template<typename List>
    static QString named(const List &items, const Term &term)
    {
        return TermText::named(items, term.name, editor::Tongue());
    }
    int held(const Term &term) const
    {
        const SideIndex side = term.side.empty() ? m_side : m_p.setting->sideIndex(term.side);
        return static_cast<int>(std::count(m_p.holders.begin(), m_p.holders.end(), side));
    }
    int majority() const { return static_cast<int>(m_p.holders.size()) / 2 + 1; }

    const Position &m_p;
    SideIndex m_side;
    int m_turn;
};

QString Terms::sentence(const Term &term) const
{
    switch (term.kind) {
    case TermKind::All:
        return tr("All of these:");
    case TermKind::Any:
        return tr("At least one of these:");
    case TermKind::Not:
        return term.terms.size() == 1 && term.terms.front().terms.empty()
                   ? negated(term.terms.front())
                   : tr("Not all of these:");
    case TermKind::Control:
        //: %1 is a side, %2 an objective
        return tr("%1: %2 held").arg(sideOf(term), named(m_p.setting->scenario.objectives, term));
    case TermKind::ControlsAtLeast:
        //: %1 is a side
        return tr("%1: objectives held: %2, needed: %3")
            .arg(sideOf(term))
            .arg(held(term))
            .arg(term.number);
    case TermKind::ControlsMajority:
        return tr("%1: objectives held: %2, needed: %3")
            .arg(sideOf(term))
            .arg(held(term))
            .arg(majority());
    case TermKind::Losses:
        //: %1 is a side
        return tr("%1: units lost: %2, needed: %3")
            .arg(side(term.name))
            .arg(losses(m_p, m_p.setting->sideIndex(term.name)))
            .arg(term.number);
    case TermKind::Track:
        //: %1 is a track
        return tr("%1: %2, needed: %3")
            .arg(named(m_p.setting->scenario.tracks, term))
            .arg(trackValue(m_p, term.name))
            .arg(term.number);
    case TermKind::UnitsInZone:
        //: %1 is a side, %2 a zone
        return tr("%1: at least %n unit(s) in %2", nullptr, term.number)
            .arg(sideOf(term), named(m_p.setting->scenario.zones, term));
    case TermKind::Turn:
        return tr("Turn %1 or later").arg(term.number);
    case TermKind::SideHasNoUnits:
        //: %1 is a side
        return tr("%1: no units left").arg(side(term.name));
    }
    Q_UNREACHABLE();
}

QString Terms::negated(const Term &term) const
{
    switch (term.kind) {
    case TermKind::ControlsAtLeast:
        //: %1 is a side
        return tr("%1: objectives held: %2, fewer than %3")
            .arg(sideOf(term))
            .arg(held(term))
            .arg(term.number);
    case TermKind::ControlsMajority:
        return tr("%1: objectives held: %2, fewer than %3")
            .arg(sideOf(term))
            .arg(held(term))
            .arg(majority());
    case TermKind::Track:
        //: %1 is a track
        return tr("%1: %2, fewer than %3")
            .arg(named(m_p.setting->scenario.tracks, term))
            .arg(trackValue(m_p, term.name))
            .arg(term.number);
    case TermKind::Losses:
        //: %1 is a side
        return tr("%1: units lost: %2, fewer than %3")
            .arg(side(term.name))
            .arg(losses(m_p, m_p.setting->sideIndex(term.name)))
            .arg(term.number);
    case TermKind::Control:
        //: %1 is a side, %2 an objective
        return tr("%1: %2 not held")
            .arg(sideOf(term), named(m_p.setting->scenario.objectives, term));
    case TermKind::UnitsInZone:
        //: %1 is a side, %2 a zone
        return tr("%1: fewer than %n unit(s) in %2", nullptr, term.number)
            .arg(sideOf(term), named(m_p.setting->scenario.zones, term));
    case TermKind::Turn:
        return tr("Before turn %1").arg(term.number);
    case TermKind::SideHasNoUnits:
        //: %1 is a side
        return tr("%1: still has units").arg(side(term.name));
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
        break; // only of a single condition
    }
    Q_UNREACHABLE();
}

} // namespace

// The thresholds that let the winner win.
static void addTracks(QStringList &reasons, const Position &p)
{
    const auto &tracks = p.setting->scenario.tracks;
    for (std::size_t i = 0; i < tracks.size(); ++i)
        for (const Threshold &threshold : tracks[i].thresholds) {
            const SideIndex side =
                p.setting->sideIndex(threshold.side.empty() ? tracks[i].side : threshold.side);
            const bool endsGame = threshold.effect != ThresholdEffect::Message && side != kNobody;
            if (endsGame &&
                (threshold.effect == ThresholdEffect::Wins ? side : enemyOf(side)) == p.winner &&
                isReached(tracks[i], threshold, p.tracks[i])) {
                //: %1 is a track, %2 its value
                reasons << VictoryText::tr("%1 at %2")
                               .arg(editor::inWindowLanguage(tracks[i].name))
                               .arg(p.tracks[i]);
                QString why = editor::inWindowLanguage(threshold.text);
                if (why.endsWith(u'.'))
                    why.chop(1); // the sentence goes on
                if (!why.isEmpty())
                    reasons.back() += QStringLiteral(" (%1)").arg(why);
            }
        }
}

std::vector<VictoryText::Line> VictoryText::lines(const Position &p, const Victory &victory)
{
    std::vector<Line> lines;
    Terms(p, p.setting->sideIndex(victory.side)).addLines(lines, victory.term, 0);
    return lines;
}

QString VictoryText::winner(const Position &p)
{
    return p.winner == kNobody ? tr("The game ends in a draw.")
                               : tr("The winner is: %1.").arg(PlayText::side(p, p.winner));
}

QString VictoryText::reason(const Position &p, const QString &between)
{
    const Scenario &scenario = p.setting->scenario;
    for (std::size_t i = 0; i < scenario.triggers.size(); ++i)
        for (const TriggerEffect &effect : scenario.triggers[i].effects)
            if (effect.kind == EffectKind::End && p.fired[i])
                //: %1 is a sentence on a trigger
                return tr("By a trigger: %1")
                    .arg(CourseText(scenario, editor::Tongue()).of(scenario.triggers[i]));
    const bool toTheEnd = p.turn > p.setting->scenario.turns;
    bool anyMet = false;
    QStringList reasons;
    for (const Victory &victory : p.setting->scenario.victories) {
        const SideIndex side = p.setting->sideIndex(victory.side);
        const Terms terms(p, side);
        const bool counts = toTheEnd || victory.check == VictoryCheck::EveryTurn;
        if (!counts || !terms.isMet(victory.term))
            continue;
        anyMet = true;
        if (side == p.winner && reasons.isEmpty())
            terms.addReasons(reasons, victory.term);
    }
    const auto byTracks = winnersByTracks(p);
    for (SideIndex side = 0; side < byTracks.size(); ++side) {
        anyMet = anyMet || byTracks[side];
        if (byTracks[side] && side == p.winner)
            addTracks(reasons, p);
    }
    if (!reasons.isEmpty())
        //: before the condition that was met
        return tr("Because of: %1.").arg(reasons.join(between.isEmpty() ? tr("; ") : between));
    return anyMet ? tr("Both sides have met their conditions.")
                  : tr("No side has met its conditions.");
}

} // namespace hexwerk::assault::ui
