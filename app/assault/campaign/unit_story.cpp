#include "app/assault/campaign/unit_story.h"

#include "app/assault/campaign/campaign_words.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static QString paragraph(const QString &html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

static QString heading(const QString &text)
{
    return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped());
}

// What the campaign tells of the unit between its battles.
static bool isTold(CampaignEventKind kind)
{
    using Kind = CampaignEventKind;
    return kind == Kind::Salvaged || kind == Kind::Restored || kind == Kind::Replaced ||
           kind == Kind::Recruited || kind == Kind::Promoted || kind == Kind::SalvageGivenUp;
}

QString UnitStory::deed(const CampaignPosition &p, const DeedDone &deed, const editor::Tongue &in)
{
    switch (deed.kind) {
    case DeedKind::Killed:
        //: %1 is an enemy unit
        return in.translate("hexwerk::assault::ui::UnitStory", "Destroyed %1 in turn %2")
            .arg(CampaignWords::fighter(p, deed.other, in))
            .arg(deed.turn);
    case DeedKind::TookObjective:
        //: %1 is an objective
        return in.translate("hexwerk::assault::ui::UnitStory", "Took %1 in turn %2")
            .arg(CampaignWords::objective(p, deed.other, in))
            .arg(deed.turn);
    case DeedKind::WasLost:
        return deed.other.empty()
                   ? in.translate("hexwerk::assault::ui::UnitStory", "Lost in turn %1")
                         .arg(deed.turn)
                   //: %1 is an enemy unit
                   : in.translate("hexwerk::assault::ui::UnitStory", "Lost to %1 in turn %2")
                         .arg(CampaignWords::fighter(p, deed.other, in))
                         .arg(deed.turn);
    }
    return {};
}

// Of the report that order `order` (from 0) is; empty: the unit was not there.
QString UnitStory::battle(CampaignSession &session, std::size_t order, const std::string &core)
{
    const auto &said = std::get<ReportBattle>(session.match().game().log()[order].order);
    const CampaignPosition p = session.match().positionAt(order);
    const auto place = std::find_if(p.taken.begin(), p.taken.end(), [&](const SlotTaken &taken) {
        return taken.core && p.cores[*taken.core].id == core;
    });
    if (place == p.taken.end())
        return {};
    const auto fate = std::find_if(said.report.fates.begin(), said.report.fates.end(),
                                   [&](const UnitFate &one) { return one.unit == place->unit; });
    if (fate == said.report.fates.end())
        return {};
    const int number = p.battleNumber();
    QStringList words;
    words << QStringLiteral("<b>%1</b>: %2")
                 .arg(tr("Battle %1, %2")
                          .arg(number)
                          .arg(CampaignWords::battle(p, p.battle))
                          .toHtmlEscaped(),
                      tr("%1 of %2 strength points left.")
                          .arg(fate->strength)
                          .arg(p.setting->card(p.cores[*place->core].card).strength));
    for (const DeedDone &done : session.deedsOf(number))
        if (done.unit == place->unit)
            words << QStringLiteral("%1 (<a href=\"moment:%2:%3\">%4</a>).")
                         .arg(deed(p, done).toHtmlEscaped())
                         .arg(number)
                         .arg(done.order)
                         .arg(tr("order %1").arg(done.order));
    if (!said.report.game.empty())
        return paragraph(words.join(u' '));
    if (fate->kills > 0)
        words << tr("%n kill(s).", nullptr, fate->kills);
    if (fate->objectives > 0)
        words << tr("%n objective hex(es) taken.", nullptr, fate->objectives);
    words << tr("The result was entered by hand.");
    return paragraph(words.join(u' '));
}

QString UnitStory::page(CampaignSession &session, const CoreNow &core)
{
    const CampaignPosition &p = session.position();
    QStringList medals;
    QStringList steps = {tr("%1 at the start").arg(ChoiceText::experience(core.experience))};
    QString history;
    int fought = 0;
    const auto &log = session.match().game().log();
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (std::holds_alternative<ReportBattle>(log[i].order)) {
            ++fought;
            history += battle(session, i, core.id);
        }
        for (const CampaignEvent &event : log[i].events) {
            if (event.id != core.id)
                continue;
            if (event.kind == CampaignEventKind::MedalWon)
                //: %1 is a medal
                medals
                    << tr("%1 (battle %2)").arg(CampaignWords::medal(p, event.card)).arg(event.to);
            else if (event.kind == CampaignEventKind::ExperienceGained)
                //: %2 is an experience, such as "Veteran"
                steps << tr("after battle %1: %2")
                             .arg(fought)
                             .arg(ChoiceText::experience(static_cast<Experience>(event.to)));
            else if (isTold(event.kind))
                history += paragraph(CampaignWords::event(p, event).toHtmlEscaped());
        }
    }
    QString html = QStringLiteral("<h3>%1</h3>").arg(CampaignWords::core(p, core).toHtmlEscaped());
    html += paragraph(QStringLiteral("%1 · %2 · %3")
                          .arg(CampaignWords::card(p, core.card).toHtmlEscaped(),
                               ChoiceText::experience(experienceOf(core)).toHtmlEscaped(),
                               CampaignWords::state(p, core).toHtmlEscaped()));
    if (!medals.isEmpty()) {
        html += heading(tr("Medals"));
        for (const QString &medal : medals)
            html += paragraph(medal.toHtmlEscaped());
    }
    html += heading(tr("Experience")) + paragraph(steps.join(QStringLiteral("; ")).toHtmlEscaped());
    //: %1 is the id of a rule
    html +=
        paragraph(tr("What counts: %1").arg(QStringLiteral("<a href=\"rule:H14.7a\">H14.7a</a>")));
    html += heading(tr("Service record"));
    return html + (history.isEmpty() ? paragraph(tr("This unit has not fought yet.")) : history);
}

} // namespace hexwerk::assault::ui
