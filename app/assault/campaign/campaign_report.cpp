#include "app/assault/campaign/campaign_report.h"

#include "app/assault/campaign/campaign_story.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/core_picture.h"
#include "app/assault/campaign/report_pictures.h"
#include "app/assault/campaign/unit_story.h"
#include "app/assault/campaign/way_chart.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/picture_tag.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kRosterCounter = 36; // pixels, as it is shown

// What a browser and QTextDocument both understand.
static const QString kReportStyle = QStringLiteral(
    "body { font-family: sans-serif; font-size: 10.5pt; color: #1c1c1c; background: #ffffff; }"
    "h1 { font-size: 24pt; } h2 { font-size: 17pt; } h3 { font-size: 12pt; }"
    "img { max-width: 100%; }"
    "table { border-collapse: collapse; }"
    "th { background: #e6e1d6; text-align: left; } "
    "td, th { border: 1px solid #a9a498; font-size: 8pt; }"
    "@supports (display: block) { "
    "body { max-width: 54em; margin: 0 auto; padding: 0 1em; } td, th { font-size: 10pt; } }"
    "@media print { tr, img { break-inside: avoid; } h3 { break-after: avoid; } }"
    ".faint { color: #575757; }");

static QString tagged(const char *tag, const QString &html)
{
    return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(tag), html);
}

static QString faintLine(const QString &text)
{
    return QStringLiteral("<p class=\"faint\">%1</p>\n").arg(text.toHtmlEscaped());
}

namespace {

struct Column
{
    QString head;
    int width; // in hundredths of the table
};

} // namespace

static QString htmlTable(const std::vector<Column> &columns, const QStringList &rows)
{
    QString html = QStringLiteral("<table width=\"100%\" cellpadding=\"4\"><thead><tr>");
    for (const Column &one : columns)
        html += QStringLiteral("<th width=\"%1%\">%2</th>")
                    .arg(QString::number(one.width), one.head.toHtmlEscaped());
    return html +
           QStringLiteral("</tr></thead><tbody>\n%1</tbody></table>\n").arg(rows.join(u'\n'));
}

// An empty cell at the end would take the room above what follows.
static QString htmlRow(QStringList cells)
{
    for (QString &cell : cells)
        if (cell.isEmpty())
            cell = QStringLiteral("&nbsp;");
    return QStringLiteral("<tr><td>%1</td></tr>").arg(cells.join(QStringLiteral("</td><td>")));
}

CampaignReport::CampaignReport(CampaignSession &session, const editor::Tongue &in)
    : m_session(session)
    , m_p(session.position())
    , m_in(in)
    , m_grounds(chartGrounds(m_p))
    , m_names(m_p.campaign(), m_grounds, in)
{
    collect();
}

static bool isDecided(CampaignEventKind kind)
{
    using Kind = CampaignEventKind;
    return kind == Kind::Salvaged || kind == Kind::Restored || kind == Kind::Replaced ||
           kind == Kind::Recruited || kind == Kind::Promoted;
}

void CampaignReport::collect()
{
    const auto &log = m_session.match().game().log();
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto &events = log[i].events;
        if (std::holds_alternative<ReportBattle>(log[i].order)) {
            m_chapters.push_back({i, std::exchange(m_decided, {}), events});
            continue;
        }
        for (const CampaignEvent &event : events)
            if (isDecided(event.kind))
                m_decided.push_back(event);
            else if (event.kind == CampaignEventKind::BattleChosen && !m_chapters.empty())
                m_chapters.back().after.push_back(event);
    }
}

QString CampaignReport::title() const
{
    const QString title = m_in.of(m_p.campaign().title);
    return title.isEmpty() ? editor::toQString(m_p.campaign().id) : title;
}

QString CampaignReport::html()
{
    QString body = head();
    for (std::size_t i = 0; i < m_chapters.size(); ++i)
        body += chapter(i);
    body += end();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<title>%2</title><style>%3</style></head><body>\n")
               .arg(m_in.code(), title().toHtmlEscaped(), kReportStyle) +
           body + QStringLiteral("</body></html>\n");
}

QString CampaignReport::head() const
{
    const int fought = static_cast<int>(m_p.fought.size());
    QString html = tagged("h1", title().toHtmlEscaped());
    html += faintLine(m_p.question == CampaignQuestion::Over
                          ? m_in.translate("hexwerk::assault::ui::CampaignReport",
                                           "Report of a campaign of %n battle(s)", nullptr, fought)
                          : m_in.translate("hexwerk::assault::ui::CampaignReport",
                                           "Report of a campaign in progress, after %n battle(s)",
                                           nullptr, fought));
    html += CampaignStory::fromMarkdown(m_in.of(m_p.campaign().briefing));
    html += tagged(
        "h3",
        m_in.translate("hexwerk::assault::ui::CampaignReport", "The way taken").toHtmlEscaped());
    const QImage chart = wayPicture(m_p, m_grounds, m_in);
    const QString words =
        m_in.translate("hexwerk::assault::ui::CampaignReport", "Chart of the campaign");
    return html + tagged("p", editor::pictureTag(chart, words, chart.width() / kReportFineness));
}

QString CampaignReport::outcome(const Fought &fought) const
{
    if (fought.winner == kNobody)
        return m_in.translate("hexwerk::assault::ui::CampaignReport", "A draw after %n turn(s).",
                              nullptr, fought.turns);
    //: %1 is a side, %2 by how many units it has lost less
    return m_in
        .translate("hexwerk::assault::ui::CampaignReport", "Won by %1, margin %2, in %n turn(s).",
                   nullptr, fought.turns)
        .arg(CampaignWords::side(m_p, fought.winner, m_in), QString::number(fought.margin));
}

QString CampaignReport::chapter(std::size_t place)
{
    const Chapter &chapter = m_chapters[place];
    const Fought &fought = m_p.fought[place];
    const CampaignBattle &battle = m_p.campaign().battles[fought.battle];
    const CampaignPosition before = m_session.match().positionAt(chapter.report);
    const QString name = m_names.battle(battle);
    QString html = QStringLiteral("<h2 style=\"page-break-before: always\">%1</h2>\n")
                       .arg(m_in.translate("hexwerk::assault::ui::CampaignReport", "Battle %1: %2")
                                .arg(place + 1)
                                .arg(name)
                                .toHtmlEscaped());
    if (const QString date = m_names.date(battle.date); !date.isEmpty())
        html += faintLine(date);
    html += tagged("p", tagged("b", outcome(fought).toHtmlEscaped()));
    html += field(chapter, before.battleNumber(), name);
    if (fought.result)
        if (const QString tale = m_in.of(battle.results[*fought.result].text); !tale.isEmpty())
            html += tagged("p", tagged("i", tale.toHtmlEscaped()));
    html +=
        listed(m_in.translate("hexwerk::assault::ui::CampaignReport", "Decided before the battle"),
               chapter.before);
    return html + deeds(before) + fates(before, chapter) + consequences(chapter);
}

QString CampaignReport::field(const Chapter &chapter, int number, const QString &battle) const
{
    const auto &said = std::get<ReportBattle>(m_session.match().game().log()[chapter.report].order);
    const auto board = m_session.boardOf(chapter.report);
    QString html;
    if (board) {
        const QImage picture = fieldPicture(*board, m_in);
        //: %1 is a battle
        const QString words =
            m_in.translate("hexwerk::assault::ui::CampaignReport", "Map of %1").arg(battle);
        html = tagged("p", editor::pictureTag(picture, words, picture.width() / kReportFineness));
    }
    if (said.report.game.empty())
        html +=
            faintLine(m_in.translate("hexwerk::assault::ui::CampaignReport",
                                     "The result was entered by hand; the map shows the beginning "
                                     "of the battle."));
    else if (m_session.gameOf(number).empty())
        html += faintLine(m_in.translate("hexwerk::assault::ui::CampaignReport",
                                         "The game of the battle is not at hand; the map shows its "
                                         "beginning."));
    return html;
}

QString CampaignReport::deeds(const CampaignPosition &before)
{
    QString items;
    for (const DeedDone &done : m_session.deedsOf(before.battleNumber())) {
        const auto taken =
            std::find_if(before.taken.begin(), before.taken.end(),
                         [&](const SlotTaken &one) { return one.core && one.unit == done.unit; });
        if (taken == before.taken.end())
            continue;
        //: %1 is a unit, %2 what it did, %3 the number of an order
        items += tagged(
            "li",
            m_in.translate("hexwerk::assault::ui::CampaignReport", "%1: %2 (order %3)")
                .toHtmlEscaped()
                .arg(tagged("b", CampaignWords::fighter(before, done.unit, m_in).toHtmlEscaped())
                         .trimmed(),
                     UnitStory::deed(before, done, m_in).toHtmlEscaped(),
                     QString::number(done.order)));
    }
    if (items.isEmpty())
        return {};
    return tagged("h3",
                  m_in.translate("hexwerk::assault::ui::CampaignReport", "Deeds").toHtmlEscaped()) +
           tagged("ul", items);
}

QString CampaignReport::remarks(const CoreNow &core, const Chapter &chapter) const
{
    using Kind = CampaignEventKind;
    QStringList words;
    for (const CampaignEvent &event : chapter.after) {
        if (event.id != core.id)
            continue;
        if (event.kind == Kind::CoreLost)
            words << (event.from > 0
                          ? m_in.translate("hexwerk::assault::ui::CampaignReport", "lost, order %1")
                                .arg(event.from)
                          : m_in.translate("hexwerk::assault::ui::CampaignReport", "lost"));
        else if (event.kind == Kind::ExperienceGained)
            //: %1 is an experience, such as "Veteran"
            words << m_in.translate("hexwerk::assault::ui::CampaignReport", "now %1")
                         .arg(ChoiceText::experience(static_cast<Experience>(event.to), m_in));
        else if (event.kind == Kind::MedalWon)
            //: %1 is the name of a medal
            words << m_in.translate("hexwerk::assault::ui::CampaignReport", "medal: %1")
                         .arg(CampaignWords::medal(m_p, event.card, m_in));
        else if (event.kind == Kind::Restored)
            //: %1 is a number of strength points
            words << m_in.translate("hexwerk::assault::ui::CampaignReport", "strength %1 again")
                         .arg(event.to);
        else if (event.kind == Kind::SalvageGivenUp)
            words << m_in.translate("hexwerk::assault::ui::CampaignReport", "given up");
    }
    return words.join(QStringLiteral("; "));
}

QString CampaignReport::fates(const CampaignPosition &before, const Chapter &chapter) const
{
    const auto &said = std::get<ReportBattle>(m_session.match().game().log()[chapter.report].order);
    QStringList rows;
    for (const SlotTaken &taken : before.taken) {
        const auto fate = std::find_if(said.report.fates.begin(), said.report.fates.end(),
                                       [&](const UnitFate &one) { return one.unit == taken.unit; });
        if (!taken.core || fate == said.report.fates.end())
            continue;
        const CoreNow &core = before.cores[*taken.core];
        rows << htmlRow({tagged("b", CampaignWords::core(before, core, m_in).toHtmlEscaped()),
                         CampaignWords::side(before, core.side, m_in).toHtmlEscaped(),
                         QStringLiteral("%1 → %2").arg(core.strength).arg(fate->strength),
                         QString::number(fate->kills), QString::number(fate->objectives),
                         remarks(core, chapter).toHtmlEscaped()});
    }
    if (rows.isEmpty())
        return {};
    return tagged("h3", m_in.translate("hexwerk::assault::ui::CampaignReport", "Core units")
                            .toHtmlEscaped()) +
           htmlTable({{m_in.translate("hexwerk::assault::ui::CampaignReport", "Name"), 30},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Side"), 15},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Strength"), 10},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Kills"), 11},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Objectives"), 12},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Afterwards"), 22}},
                     rows);
}

QString CampaignReport::thresholdText(const CampaignEvent &event) const
{
    for (const Track &track : m_p.campaign().tracks)
        for (const Threshold &threshold : track.thresholds)
            if (track.id == event.id && threshold.at == event.from)
                return m_in.of(threshold.text);
    return {};
}

QString CampaignReport::listed(const QString &heading,
                               const std::vector<CampaignEvent> &events) const
{
    QString items;
    for (const CampaignEvent &event : events) {
        QString item = CampaignWords::event(m_p, event, m_in).toHtmlEscaped();
        if (event.kind == CampaignEventKind::ThresholdReached)
            if (const QString text = thresholdText(event); !text.isEmpty())
                item += u' ' + tagged("i", text.toHtmlEscaped()).trimmed();
        items += tagged("li", item);
    }
    return items.isEmpty() ? QString()
                           : tagged("h3", heading.toHtmlEscaped()) + tagged("ul", items);
}

QString CampaignReport::consequences(const Chapter &chapter) const
{
    using Kind = CampaignEventKind;
    std::vector<CampaignEvent> events;
    std::copy_if(chapter.after.begin(), chapter.after.end(), std::back_inserter(events),
                 [](const CampaignEvent &event) {
                     return event.kind == Kind::PointsGained || event.kind == Kind::TrackMoved ||
                            event.kind == Kind::ThresholdReached ||
                            event.kind == Kind::BattleChosen;
                 });
    return listed(m_in.translate("hexwerk::assault::ui::CampaignReport", "Consequences"), events);
}

QString CampaignReport::standing() const
{
    QStringList words;
    for (std::size_t i = 0; i < m_p.tracks.size(); ++i)
        //: %1 is a track, %2 where its marker is
        words << m_in.translate("hexwerk::assault::ui::CampaignReport", "%1: %2")
                     .arg(m_names.track(m_p.campaign().tracks[i].id))
                     .arg(m_p.tracks[i]);
    if (m_p.campaign().carryOver.replacements == ReplacementRule::Points)
        for (SideIndex side = 0; side < 2; ++side) {
            const int points = m_p.points[side];
            words << m_in.translate("hexwerk::assault::ui::CampaignReport",
                                    "%1: %n replacement point(s)", nullptr, points)
                         .arg(CampaignWords::side(m_p, side, m_in));
        }
    return words.isEmpty() ? QString() : faintLine(words.join(QStringLiteral(" · ")));
}

QString CampaignReport::end() const
{
    const bool isOver = m_p.question == CampaignQuestion::Over;
    QString html =
        QStringLiteral("<h2 style=\"page-break-before: always\">%1</h2>\n")
            .arg((isOver ? m_in.translate("hexwerk::assault::ui::CampaignReport", "The end")
                         : m_in.translate("hexwerk::assault::ui::CampaignReport", "How it stands"))
                     .toHtmlEscaped());
    if (isOver) {
        const Fought &last = m_p.fought.back();
        if (last.result) {
            const BattleResult &result = m_p.campaign().battles[last.battle].results[*last.result];
            if (const QString title = m_in.of(result.title); !title.isEmpty())
                html += tagged("h3", title.toHtmlEscaped());
        }
        html += tagged("p", tagged("b", CampaignWords::question(m_p, m_in).toHtmlEscaped()));
    } else
        html += listed(m_in.translate("hexwerk::assault::ui::CampaignReport",
                                      "Decided before the next battle"),
                       m_decided);
    html += standing();
    return html + roster(0) + roster(1);
}

QString CampaignReport::roster(SideIndex side) const
{
    QStringList rows;
    for (const CoreNow &core : m_p.cores) {
        if (core.side != side)
            continue;
        QStringList medals;
        for (const int medal : core.medals)
            medals << CampaignWords::medal(
                m_p, m_p.campaign().medals[static_cast<std::size_t>(medal)].id, m_in);
        const QString name = CampaignWords::core(m_p, core, m_in);
        const QImage counter = corePicture(m_p, core, kRosterCounter * kReportFineness).toImage();
        rows << htmlRow(
            {editor::pictureTag(counter, CampaignWords::card(m_p, core.card, m_in), kRosterCounter),
             tagged("b", name.toHtmlEscaped()).trimmed() + QStringLiteral("<br>") +
                 CampaignWords::card(m_p, core.card, m_in).toHtmlEscaped(),
             QStringLiteral("%1/%2").arg(core.strength).arg(m_p.setting->card(core.card).strength),
             ChoiceText::experience(experienceOf(core), m_in).toHtmlEscaped(),
             QString::number(core.kills), QString::number(core.battles),
             medals.join(QStringLiteral(", ")).toHtmlEscaped(),
             CampaignWords::state(m_p, core, m_in).toHtmlEscaped()});
    }
    return tagged("h3", CampaignWords::side(m_p, side, m_in).toHtmlEscaped()) +
           htmlTable({{QString(), 7},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Name"), 21},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Strength"), 10},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Experience"), 14},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Kills"), 11},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Battles"), 10},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "Medals"), 14},
                      {m_in.translate("hexwerk::assault::ui::CampaignReport", "State"), 13}},
                     rows);
}

} // namespace hexwerk::assault::ui
