#include "editor/assault/campaign/campaign_text.h"

#include <QDate>
#include <QLocale>

#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

Scenario namesFor(const Campaign &campaign, const BattleGrounds &grounds,
                  const CampaignBattle &battle)
{
    Scenario scenario;
    const auto found = grounds.find(battle.scenario);
    if (found != grounds.end() && found->second)
        scenario = found->second.value->scenario;
    scenario.sides.clear();
    for (const CampaignSide &side : campaign.sides) {
        SideSpec spec;
        spec.id = side.id;
        spec.colour = side.colour;
        spec.name = side.name;
        scenario.sides.push_back(std::move(spec));
    }
    return scenario;
}

Scenario CampaignText::namesFor(const CampaignBattle &battle) const
{
    return ui::namesFor(m_campaign, m_grounds, battle);
}

QString CampaignText::battle(const CampaignBattle &battle) const
{
    if (const QString title = m_in.of(battle.title); !title.isEmpty())
        return title;
    const auto found = m_grounds.find(battle.scenario);
    if (found != m_grounds.end() && found->second)
        if (const QString title = m_in.of(found->second.value->scenario.title); !title.isEmpty())
            return title;
    return editor::toQString(battle.id);
}

QString CampaignText::battle(const std::string &id) const
{
    const auto place = battleIndex(m_campaign, id);
    return place ? battle(m_campaign.battles[*place]) : editor::toQString(id);
}

QString CampaignText::side(const std::string &id) const
{
    return TermText::named(m_campaign.sides, id, m_in);
}

QString CampaignText::core(const std::string &id) const
{
    return TermText::named(m_campaign.cores, id, m_in);
}

QString CampaignText::track(const std::string &id) const
{
    return TermText::named(m_campaign.tracks, id, m_in);
}

QString CampaignText::date(const std::string &date) const
{
    return CampaignText::date(date, m_in);
}

QString CampaignText::date(const std::string &date, const editor::Tongue &in)
{
    const QDate day = QDate::fromString(editor::toQString(date), Qt::ISODate);
    const QLocale locale = in.code().isEmpty() ? QLocale() : QLocale(in.code());
    return day.isValid() ? locale.toString(day, in.translate("hexwerk::assault::ui::CampaignText",
                                                             "d MMMM yyyy"))
                         : QString();
}

static const ResultEffect *endOf(const BattleResult &result)
{
    const auto found =
        std::find_if(result.effects.begin(), result.effects.end(), [](const ResultEffect &effect) {
            return effect.kind == ResultEffectKind::End;
        });
    return found == result.effects.end() ? nullptr : &*found;
}

QString CampaignText::end(const BattleResult &result) const
{
    if (const QString title = m_in.of(result.title); !title.isEmpty())
        return title;
    const ResultEffect *end = endOf(result);
    //: %1 is a side
    return end && !end->side.empty()
               ? m_in.translate("hexwerk::assault::ui::CampaignText", "Victory: %1")
                     .arg(side(end->side))
               : m_in.translate("hexwerk::assault::ui::CampaignText", "Draw");
}

QString CampaignText::briefly(const CampaignBattle &battle, std::size_t result) const
{
    const BattleResult &one = battle.results[result];
    if (!one.when)
        return battle.results.size() == 1
                   ? QString()
                   : m_in.translate("hexwerk::assault::ui::CampaignText", "otherwise");
    return termBriefly(battle, *one.when);
}

QString CampaignText::termBriefly(const CampaignBattle &battle, const ResultTerm &term) const
{
    switch (term.kind) {
    case ResultTermKind::All:
    case ResultTermKind::Any: {
        QStringList parts;
        for (const ResultTerm &inner : term.terms)
            parts << termBriefly(battle, inner);
        return parts.join(term.kind == ResultTermKind::All
                              ? QStringLiteral(", ")
                              : m_in.translate("hexwerk::assault::ui::CampaignText", " or "));
    }
    case ResultTermKind::Winner:
        return term.name == kDraw
                   ? m_in.translate("hexwerk::assault::ui::CampaignText", "Draw")
                   //: %1 is a side, for an arrow of a chart
                   : m_in.translate("hexwerk::assault::ui::CampaignText", "Victory: %1")
                         .arg(side(term.name));
    case ResultTermKind::Margin:
        return m_in.translate("hexwerk::assault::ui::CampaignText", "margin %1").arg(term.number);
    case ResultTermKind::Played:
        //: %1 is a battle that was fought before
        return m_in.translate("hexwerk::assault::ui::CampaignText", "after %1")
            .arg(this->battle(term.name));
    case ResultTermKind::CoreLost:
        //: %1 is a unit that is lost
        return m_in.translate("hexwerk::assault::ui::CampaignText", "without %1")
            .arg(core(term.name));
    case ResultTermKind::Track:
        return QStringLiteral("%1 ≥ %2").arg(track(term.name)).arg(term.number);
    case ResultTermKind::Not:
    case ResultTermKind::BattleCount:
    case ResultTermKind::OfBattle:
        break;
    }
    return this->term(battle, term);
}

QString CampaignText::joined(const CampaignBattle &battle, const ResultTerm &whole,
                             const QString &word) const
{
    QStringList parts;
    for (const ResultTerm &inner : whole.terms) {
        const bool isJoined =
            (inner.kind == ResultTermKind::All || inner.kind == ResultTermKind::Any) &&
            inner.terms.size() > 1 && whole.terms.size() > 1;
        parts << (isJoined ? QStringLiteral("(%1)").arg(term(battle, inner)) : term(battle, inner));
    }
    return parts.join(word);
}

QString CampaignText::term(const CampaignBattle &battle, const ResultTerm &term) const
{
    switch (term.kind) {
    case ResultTermKind::All:
        return joined(battle, term, m_in.translate("hexwerk::assault::ui::CampaignText", " and "));
    case ResultTermKind::Any:
        return joined(battle, term, m_in.translate("hexwerk::assault::ui::CampaignText", " or "));
    case ResultTermKind::Not:
        //: %1 is a condition
        return m_in.translate("hexwerk::assault::ui::CampaignText", "not: %1")
            .arg(term.terms.empty() ? QString() : this->term(battle, term.terms.front()));
    case ResultTermKind::Winner:
        if (term.name == kDraw)
            return m_in.translate("hexwerk::assault::ui::CampaignText", "the battle is drawn");
        //: %1 is "the Allies side"
        return m_in.translate("hexwerk::assault::ui::CampaignText", "%1 has won")
            .arg(TermText::side(term.name, namesFor(battle), m_in));
    case ResultTermKind::Margin:
        return m_in.translate("hexwerk::assault::ui::CampaignText", "the margin is %1 or more")
            .arg(term.number);
    case ResultTermKind::Played:
        //: %1 is a battle
        return m_in.translate("hexwerk::assault::ui::CampaignText", "the battle %1 has been fought")
            .arg(this->battle(term.name));
    case ResultTermKind::CoreLost:
        //: %1 is a unit
        return m_in.translate("hexwerk::assault::ui::CampaignText", "%1 is lost")
            .arg(core(term.name));
    case ResultTermKind::BattleCount:
        return m_in.translate("hexwerk::assault::ui::CampaignText",
                              "at least %n battle(s) have been fought", nullptr, term.number);
    case ResultTermKind::Track:
        //: %1 is a track, %2 a number
        return m_in
            .translate("hexwerk::assault::ui::CampaignText",
                       "the campaign track %1 is at %2 or more")
            .arg(track(term.name))
            .arg(term.number);
    case ResultTermKind::OfBattle:
        return TermText::whole(term.term, namesFor(battle), {}, m_in);
    }
    return {};
}

QString CampaignText::effect(const ResultEffect &effect) const
{
    switch (effect.kind) {
    case ResultEffectKind::Track:
        return QStringLiteral("%1 %2").arg(track(effect.track), editor::signedNumber(effect.add));
    case ResultEffectKind::ReplacementPoints:
        //: %1 is a side, %2 a number with its sign
        return m_in.translate("hexwerk::assault::ui::CampaignText", "Replacement points, %1: %2")
            .arg(side(effect.side), editor::signedNumber(effect.add));
    case ResultEffectKind::End:
        return effect.side.empty()
                   ? m_in.translate("hexwerk::assault::ui::CampaignText",
                                    "The campaign ends in a draw")
                   : m_in.translate("hexwerk::assault::ui::CampaignText", "Victory: %1")
                         .arg(side(effect.side));
    }
    return {};
}

// German wants the verb first; so it is here.
QString CampaignText::consequence(const BattleResult &result) const
{
    if (const ResultEffect *end = endOf(result)) {
        //: goes on a sentence that begins with "If ..." or "Otherwise"; %1 is a side
        return end->side.empty() ? m_in.translate("hexwerk::assault::ui::CampaignText",
                                                  "the campaign ends in a draw")
                                 : m_in.translate("hexwerk::assault::ui::CampaignText",
                                                  "the campaign ends with this victory: %1")
                                       .arg(side(end->side));
    }
    if (result.next.empty())
        return m_in.translate("hexwerk::assault::ui::CampaignText", "the campaign ends");
    QStringList names;
    for (const std::string &next : result.next)
        names << battle(next);
    if (names.size() == 1)
        //: goes on a sentence that begins with "If ..." or "Otherwise"; %1 is a battle
        return m_in
            .translate("hexwerk::assault::ui::CampaignText", "the campaign continues with %1")
            .arg(names.front());
    const QString last = names.takeLast();
    //: battles, the last one behind "or"
    const QString choice = m_in.translate("hexwerk::assault::ui::CampaignText", "%1 or %2")
                               .arg(names.join(QStringLiteral(", ")), last);
    switch (result.chooser) {
    case Chooser::Winner:
        //: goes on a sentence that begins with "If ..." or "Otherwise"; %1 is "Inland or Hill"
        return m_in
            .translate("hexwerk::assault::ui::CampaignText",
                       "the winner chooses the next battle: %1")
            .arg(choice);
    case Chooser::Loser:
        return m_in
            .translate("hexwerk::assault::ui::CampaignText",
                       "the loser chooses the next battle: %1")
            .arg(choice);
    case Chooser::Roll:
        return m_in
            .translate("hexwerk::assault::ui::CampaignText", "a roll decides the next battle: %1")
            .arg(choice);
    case Chooser::Side:
        //: %1 is a side, %2 "Inland or Hill"
        return m_in
            .translate("hexwerk::assault::ui::CampaignText", "%1 may choose the next battle: %2")
            .arg(side(result.side), choice);
    }
    return {};
}

QString CampaignText::result(const CampaignBattle &battle, std::size_t result) const
{
    const BattleResult &one = battle.results[result];
    QString sentence;
    if (one.when)
        //: %1 is a condition, %2 what follows, such as "the campaign continues with Inland"
        sentence = m_in.translate("hexwerk::assault::ui::CampaignText", "If %1, %2.")
                       .arg(term(battle, *one.when), consequence(one));
    else if (result == 0)
        sentence = m_in.translate("hexwerk::assault::ui::CampaignText", "However it ends, %1.")
                       .arg(consequence(one));
    else
        sentence = m_in.translate("hexwerk::assault::ui::CampaignText", "Otherwise, %1.")
                       .arg(consequence(one));
    for (const ResultEffect &effect : one.effects)
        if (effect.kind != ResultEffectKind::End)
            sentence += QStringLiteral(" %1.").arg(this->effect(effect));
    return sentence;
}

QString CampaignText::deed(const Deed &deed) const
{
    QStringList parts;
    if (deed.kills > 0)
        parts << m_in.translate("hexwerk::assault::ui::CampaignText", "%n kill(s)", nullptr,
                                deed.kills);
    if (deed.battles > 0)
        parts << m_in.translate("hexwerk::assault::ui::CampaignText", "%n battle(s)", nullptr,
                                deed.battles);
    if (deed.objectives > 0)
        parts << m_in.translate("hexwerk::assault::ui::CampaignText", "%n objective(s) taken",
                                nullptr, deed.objectives);
    const QString all = parts.join(QStringLiteral(", "));
    //: %1 is "3 kills, 1 objective taken"
    return deed.per == DeedPer::Battle
               ? m_in.translate("hexwerk::assault::ui::CampaignText", "%1 in one battle").arg(all)
               : all;
}

QString CampaignText::kind(ResultTermKind kind)
{
    switch (kind) {
    case ResultTermKind::All:
        return TermText::kind(TermKind::All);
    case ResultTermKind::Any:
        return TermText::kind(TermKind::Any);
    case ResultTermKind::Not:
        return TermText::kind(TermKind::Not);
    case ResultTermKind::Winner:
        return tr("Side that has won");
    case ResultTermKind::Margin:
        return tr("Won by a margin");
    case ResultTermKind::Played:
        return tr("Battle fought before");
    case ResultTermKind::CoreLost:
        return tr("Core unit lost");
    case ResultTermKind::BattleCount:
        return tr("Battles fought so far");
    case ResultTermKind::Track:
        return tr("Track of the campaign");
    case ResultTermKind::OfBattle:
        break;
    }
    return {};
}

QString CampaignText::fill(SlotFill fill)
{
    switch (fill) {
    case SlotFill::Scenario:
        return tr("The unit of the scenario");
    case SlotFill::Reserve:
        return tr("A replacement from the reserve");
    case SlotFill::Empty:
        return tr("Nobody");
    }
    return {};
}

QString CampaignText::chooser(Chooser chooser)
{
    switch (chooser) {
    case Chooser::Winner:
        return tr("The winner of the battle");
    case Chooser::Loser:
        return tr("The loser of the battle");
    case Chooser::Roll:
        return tr("A roll");
    case Chooser::Side:
        break;
    }
    return {};
}

QString CampaignText::losses(LossRule rule)
{
    switch (rule) {
    case LossRule::Keep:
        return tr("Stay lost");
    case LossRule::HalfBack:
        return tr("Half of the strength returns");
    case LossRule::AllBack:
        return tr("All strength returns");
    }
    return {};
}

QString CampaignText::damage(DamageRule rule)
{
    switch (rule) {
    case DamageRule::Keep:
        return tr("Stays");
    case DamageRule::Repair:
        return tr("Repaired");
    case DamageRule::RepairForPoints:
        return tr("Repair costs points");
    }
    return {};
}

QString CampaignText::replacements(ReplacementRule rule)
{
    switch (rule) {
    case ReplacementRule::None:
        return tr("No replacements");
    case ReplacementRule::Points:
        return tr("For replacement points");
    }
    return {};
}

QString CampaignText::per(DeedPer per)
{
    switch (per) {
    case DeedPer::Campaign:
        return tr("Over the whole campaign");
    case DeedPer::Battle:
        return tr("In each battle");
    }
    return {};
}

QString CampaignText::effectKind(ResultEffectKind kind)
{
    switch (kind) {
    case ResultEffectKind::Track:
        return tr("Move a track");
    case ResultEffectKind::ReplacementPoints:
        return tr("Give replacement points");
    case ResultEffectKind::End:
        return tr("End the campaign");
    }
    return {};
}

} // namespace hexwerk::assault::ui
