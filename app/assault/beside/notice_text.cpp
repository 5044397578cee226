#include "app/assault/beside/notice_text.h"

#include "app/assault/beside/luck_dialog.h"
#include "app/assault/beside/scenario_view.h"
#include "core/assault/steps/tracks.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::toQString;

static QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

// What triggers have brought waits for its turn to begin.
static std::vector<Reinforcement> spawned(const Position &p)
{
    std::vector<Reinforcement> groups;
    const std::vector<Trigger> &triggers = p.setting->scenario.triggers;
    for (std::size_t i = 0; i < triggers.size(); ++i)
        for (std::size_t k = 0; k < triggers[i].effects.size(); ++k) {
            const auto count = std::count_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
                const RosterEntry &entry = p.setting->roster[unit.id.index()];
                return unit.state == UnitState::Waiting && entry.trigger == i && entry.effect == k;
            });
            const TriggerEffect &effect = triggers[i].effects[k];
            if (count > 0)
                groups.push_back({.turn = p.turn,
                                  .side = effect.side,
                                  .zone = effect.zone,
                                  .units = {{effect.card, static_cast<int>(count)}}});
        }
    return groups;
}

// "Allied: 3 × Rifles 43, zone-east" for each that comes in this turn.
static QStringList arrivalsIn(const Position &p, int turn, const DataStore &library)
{
    QStringList lines;
    const Scenario &scenario = p.setting->scenario;
    std::vector<Reinforcement> groups = scenario.reinforcements;
    for (Reinforcement &group : spawned(p))
        groups.push_back(std::move(group));
    for (const Reinforcement &each : groups)
        if (each.turn == turn)
            //: %1 is a side, %2 who arrives and where
            lines << NoticeText::tr("%1: %2").arg(
                PlayText::side(p, p.setting->sideIndex(each.side)),
                ItemText::arrivals(each, scenario, library));
    return lines;
}

static QString list(const QString &title, const QStringList &lines)
{
    QString html;
    for (const QString &line : lines)
        html += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    return lines.isEmpty()
               ? html
               : QStringLiteral("<p><b>%1</b></p><ul>%2</ul>").arg(title.toHtmlEscaped(), html);
}

static QString valueOf(const OptionValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? NoticeText::tr("Yes") : NoticeText::tr("No");
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    return toQString(std::get<std::string>(value));
}

// The scenario's own switches: "Command cards: Yes".
static QString ownRules(const Scenario &scenario, const SystemData &system)
{
    const auto profile = system.profiles.find(scenario.profile);
    if (profile == system.profiles.end())
        return {};
    QStringList lines;
    for (const auto &[name, value] : scenario.options) {
        const auto row = system.switches.find(name);
        const auto printed = profile->second.switches.find(name);
        const bool isPrinted = printed != profile->second.switches.end();
        if (row == system.switches.end() ||
            value == (isPrinted ? printed->second : row->second.standard))
            continue;
        //: %1 is a rule, %2 whether it is played or how
        lines << NoticeText::tr("%1: %2").arg(inWindowLanguage(row->second.name), valueOf(value));
    }
    //: %1 is an edition
    return list(NoticeText::tr("Different from the edition (%1)")
                    .arg(inWindowLanguage(profile->second.name)),
                lines);
}

static QString whoBegins(const Scenario &scenario, const DataStore &library)
{
    const auto side = [&](const std::string &id) {
        return ChoiceText::of(Choices::SidesOrRoll, id, scenario, library);
    };
    return paragraph(NoticeText::tr("Sets up first: %1").arg(side(scenario.firstSetup))) +
           paragraph(NoticeText::tr("Acts first: %1").arg(side(scenario.firstPlayer)));
}

QString NoticeText::briefing(const Position &p, const DataStore &library)
{
    const Scenario &scenario = p.setting->scenario;
    QString html = ScenarioView::briefing(scenario) +
                   paragraph(tr("%n turn(s)", nullptr, scenario.turns)) +
                   whoBegins(scenario, library) + ScenarioView::tasks(p);
    QStringList lines;
    for (int turn = 1; turn <= scenario.turns; ++turn)
        for (const QString &line : arrivalsIn(p, turn, library))
            //: %1 is the number of a turn, %2 who arrives then
            lines << tr("Turn %1 – %2").arg(turn).arg(line);
    return html + list(tr("Reinforcements"), lines) + ownRules(scenario, library.system);
}

QString NoticeText::turnTitle(const Position &p)
{
    const int turns = p.setting->scenario.turns;
    return p.turn == turns ? tr("Turn %1 – the last one").arg(p.turn)
                           : tr("Turn %1 of %2").arg(p.turn).arg(turns);
}

QString NoticeText::turn(const Position &p, const DataStore &library)
{
    const Scenario &scenario = p.setting->scenario;
    QStringList due;
    for (const Victory &victory : scenario.victories)
        if (victory.check == VictoryCheck::EveryTurn || p.turn == scenario.turns)
            due << PlayText::side(p, p.setting->sideIndex(victory.side));
    due.removeDuplicates();
    QString html = list(tr("Arrives in this turn"), arrivalsIn(p, p.turn, library)) +
                   list(tr("Arrives in the next turn"), arrivalsIn(p, p.turn + 1, library));
    QStringList triggers;
    const CourseText course(scenario, editor::Tongue(), courseNames(library));
    for (const std::size_t trigger : dueAtTurnEnd(p))
        triggers << course.of(scenario.triggers[trigger]);
    html += list(tr("Due at the end of this turn, as things stand"), triggers);
    if (!due.isEmpty())
        //: %1 are sides
        html += paragraph(tr("Victory is checked at the end of this turn: %1")
                              .arg(due.join(QStringLiteral(", "))));
    return html;
}

// Of a whole side: its dice of all kinds together.
static QString luckOf(const PlayGame &game, const Position &p, SideIndex side)
{
    int dice = 0;
    int got = 0;
    double expected = 0;
    for (const Luck &luck : luckIn(game, game.game().log().size()))
        if (luck.side == side && luck.unit == UnitId{}) {
            dice += luck.rolled;
            got += luck.got;
            expected += luck.expected;
        }
    if (dice == 0)
        return {};
    //: %1 is a side, %2 a number of dice, %3 what they showed, %4 what was to be expected
    return NoticeText::tr("%1 rolled %2 battle dice: %3 symbols, %4 expected.")
        .arg(PlayText::side(p, side))
        .arg(dice)
        .arg(got)
        .arg(QLocale().toString(expected, 'f', 1));
}

QString NoticeText::over(const PlayGame &game, const Position &p)
{
    QString html = paragraph(VictoryText::reason(p)) + ScenarioView::losses(p);
    QStringList luck;
    for (SideIndex side = 0; side < p.setting->scenario.sides.size(); ++side)
        if (const QString line = luckOf(game, p, side); !line.isEmpty())
            luck << line;
    return html + list(tr("Luck"), luck);
}

} // namespace hexwerk::assault::ui
