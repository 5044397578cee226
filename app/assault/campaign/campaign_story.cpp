#include "app/assault/campaign/campaign_story.h"

#include <QRegularExpression>
#include <QTextDocument>

#include "app/assault/campaign/campaign_words.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

// What the result of a battle tells.
static QString tale(const CampaignPosition &p, const Fought &fought)
{
    if (!fought.result)
        return {};
    const BattleResult &result = p.campaign().battles[fought.battle].results[*fought.result];
    const QString text = editor::inWindowLanguage(result.text);
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p><i>%1</i></p>").arg(text.toHtmlEscaped());
}

// Of the battle with that number, or of all (0).
static QString told(const CampaignSession &session, int battleNumber)
{
    const CampaignPosition &p = session.position();
    QString html;
    int number = 1;
    for (const auto &entry : session.match().game().log()) {
        for (const CampaignEvent &event : entry.events) {
            if (battleNumber != 0 && number != battleNumber)
                continue;
            html += QStringLiteral("<p>%1</p>").arg(CampaignWords::event(p, event).toHtmlEscaped());
            if (event.kind == CampaignEventKind::BattleEnded)
                html += tale(p, p.fought[static_cast<std::size_t>(number) - 1]);
        }
        if (std::holds_alternative<ReportBattle>(entry.order))
            ++number;
    }
    return html;
}

static QString head(const CampaignPosition &p, std::size_t battle, const QString &title)
{
    const QString date = CampaignWords::date(p.campaign().battles[battle].date);
    return QStringLiteral("<h3>%1</h3>").arg(title.toHtmlEscaped()) +
           (date.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(date.toHtmlEscaped()));
}

QString CampaignStory::fromMarkdown(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown,
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub |
                                                         QTextDocument::MarkdownNoHTML));
    static const QRegularExpression body(QStringLiteral("<body[^>]*>(.*)</body>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression picture(QStringLiteral("<img[^>]*>"));
    static const QRegularExpression style(QStringLiteral(" style=\"[^\"]*margin[^\"]*\""));
    return body.match(document.toHtml()).captured(1).remove(picture).remove(style);
}

QString CampaignStory::now(const CampaignSession &session)
{
    if (session.position().question == CampaignQuestion::Battle)
        return battle(session, session.position().battleNumber());
    const QString html = told(session, 0);
    return html.isEmpty()
               ? fromMarkdown(editor::inWindowLanguage(session.position().campaign().briefing))
               : html;
}

QString CampaignStory::battle(const CampaignSession &session, int battleNumber)
{
    const CampaignPosition &p = session.position();
    const auto place = static_cast<std::size_t>(battleNumber) - 1;
    const bool isNext = place >= p.fought.size();
    const std::size_t battle = isNext ? p.battle : p.fought[place].battle;
    //: %1 is the number of a battle, %2 its name
    QString html = head(
        p, battle, tr("Battle %1, %2").arg(battleNumber).arg(CampaignWords::battle(p, battle)));
    if (!isNext)
        html += QStringLiteral("<p><b>%1</b></p>")
                    .arg(CampaignWords::outcome(p, p.fought[place]).toHtmlEscaped());
    html += told(session, battleNumber);
    return isNext ? html + fromMarkdown(editor::inWindowLanguage(
                               p.setting->grounds[battle].scenario.briefing))
                  : html;
}

QString CampaignStory::ahead(const CampaignPosition &p, std::size_t battle)
{
    return head(p, battle, CampaignWords::battle(p, battle)) +
           QStringLiteral("<p>%1</p>").arg(tr("Not reached so far."));
}

} // namespace hexwerk::assault::ui
