#include "editor/assault/paper/scenario_text.h"

#include "core/assault/scenario/force_points.h"
#include "editor/assault/models/property.h"
#include "editor/assault/paper/options_in_force.h"
#include "editor/assault/paper/sheet_pictures.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/points_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;
using editor::toQString;
using Qt::Literals::StringLiterals::operator""_s;

static constexpr int kListedCounter = 30; // pixels of 96 to an inch: 8 mm

struct ScenarioText::Group
{
    const UnitSpec *first = nullptr;
    std::vector<const UnitSpec *> units = {};
};

static QString sectionHeading(const QString &words)
{
    return u"<h2>%1</h2>"_s.arg(words.toHtmlEscaped());
}

static QString textParagraph(const QString &words)
{
    return u"<p>%1</p>"_s.arg(words.toHtmlEscaped());
}

static QString bulletList(const QStringList &sentences)
{
    QString items;
    for (const QString &sentence : sentences)
        items += u"<li>%1</li>"_s.arg(sentence.toHtmlEscaped());
    return items.isEmpty() ? QString() : u"<ul>%1</ul>"_s.arg(items);
}

ScenarioText::ScenarioText(const ScenarioDocument &document)
    : m_document(document)
    , m_scenario(document.scenario())
    , m_library(document.library())
    , m_course(m_scenario, editor::Tongue(), courseNames(m_library))
{
    for (const Trigger &trigger : m_scenario.triggers) {
        m_named.insert(trigger.unit);
        for (const TriggerEffect &effect : trigger.effects)
            m_named.insert(effect.unit);
    }
}

QString ScenarioText::sideName(const std::string &id) const
{
    return ChoiceText::of(Choices::Sides, id, m_scenario, m_library);
}

bool ScenarioText::isOn(const char *option) const
{
    return isOptionOn(m_scenario, m_library.system, option);
}

QString ScenarioText::facts() const
{
    QStringList facts = {tr("%n turn(s)", nullptr, m_scenario.turns)};
    for (const SideSpec &side : m_scenario.sides)
        facts << sideName(side.id);
    facts << ChoiceText::of(Choices::Profiles, m_scenario.profile, m_scenario, m_library);
    return facts.join(u"  ·  "_s);
}

QString ScenarioText::briefing() const
{
    QString html;
    for (const QString &part :
         inWindowLanguage(m_scenario.briefing).split(u"\n\n"_s, Qt::SkipEmptyParts))
        html += textParagraph(part.simplified());
    return html.isEmpty() ? html : sectionHeading(tr("Situation")) + html;
}

QString ScenarioText::placeOf(const UnitSpec &unit) const
{
    QString place;
    if (unit.at)
        place = toQString(toString(*unit.at));
    else if (unit.zone)
        place = ChoiceText::of(Choices::Zones, *unit.zone, m_scenario, m_library);
    else if (unit.on)
        //: %1 is a vehicle
        place = tr("on %1").arg(ChoiceText::of(Choices::Units, *unit.on, m_scenario, m_library));
    else
        place = tr("off the board");
    if (unit.at && unit.facing)
        //: %1 is a hex, %2 a vertex of it
        place = tr("%1, facing %2").arg(place, ChoiceText::facing(*unit.facing));
    if (m_named.contains(unit.id))
        place += u" [%1]"_s.arg(toQString(unit.id));
    return place;
}

QString ScenarioText::conditionOf(const UnitSpec &unit) const
{
    QStringList parts;
    if (unit.experience != Experience::Regular)
        parts << ChoiceText::experience(unit.experience);
    if (unit.half)
        parts << tr("half strength");
    if (unit.damage > 0)
        parts << tr("%n damage", nullptr, unit.damage);
    for (const std::string &name : unit.markers)
        if (const auto marker = markerFromString(name))
            parts << inWindowLanguage(
                m_library.system.markers[static_cast<std::size_t>(*marker)].name);
    if (unit.activated)
        parts << tr("has acted");
    return parts.join(u", "_s);
}

std::vector<ScenarioText::Group> ScenarioText::groupsOf(const SideSpec &side) const
{
    std::vector<Group> groups;
    for (const UnitSpec &unit : m_scenario.units) {
        if (unit.side != side.id)
            continue;
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group &group) {
            const UnitSpec &first = *group.first;
            return first.card == unit.card && first.name == unit.name &&
                   conditionOf(first) == conditionOf(unit);
        });
        if (same == groups.end())
            groups.push_back({&unit, {&unit}});
        else
            same->units.push_back(&unit);
    }
    return groups;
}

// "P20; 2 in allied-setup"
QString ScenarioText::groupHtml(const Group &group) const
{
    const UnitSpec &first = *group.first;
    const UnitCard *const card = m_library.cards.unit(first.card);
    const QString named = inWindowLanguage(first.name);
    const QString cardName = ChoiceText::of(Choices::Cards, first.card, m_scenario, m_library);
    QStringList details;
    if (!named.isEmpty())
        details << cardName;
    if (const QString condition = conditionOf(first); !condition.isEmpty())
        details << condition;
    if (card)
        //: strength points of a unit
        details << tr("strength %1").arg(first.half ? card->halfStrength : card->strength);
    std::vector<std::pair<QString, int>> places;
    for (const UnitSpec *unit : group.units) {
        const QString place = placeOf(*unit);
        const auto same = std::find_if(places.begin(), places.end(),
                                       [&](const auto &one) { return one.first == place; });
        if (same == places.end())
            places.emplace_back(place, 1);
        else
            ++same->second;
    }
    QStringList where;
    for (const auto &[place, count] : places)
        where << (count > 1 && places.size() > 1 ? u"%1 × %2"_s.arg(count).arg(place) : place);
    return u"<tr><td width=\"38\">%1</td><td><b>%2 × %3</b> <span class=\"small\">%4</span><br>"
           "<span class=\"small\">%5</span></td></tr>"_s
               .arg(counterHtml(first.card, first.side, kListedCounter))
               .arg(group.units.size())
               .arg((named.isEmpty() ? cardName : named).toHtmlEscaped(),
                    details.join(u", "_s).toHtmlEscaped(), where.join(u"; "_s).toHtmlEscaped());
}

QString ScenarioText::cards(const std::vector<std::string> &ids, bool isSupport) const
{
    std::map<QString, int> counts;
    for (const std::string &id : ids)
        ++counts[ChoiceText::of(isSupport ? Choices::SupportCards : Choices::DeckCards, id,
                                m_scenario, m_library)];
    QStringList names;
    for (const auto &[name, count] : counts)
        names << (count > 1 ? u"%1 × %2"_s.arg(count).arg(name) : name);
    return names.join(u", "_s);
}

QString ScenarioText::formation(const FormationChoice &choice) const
{
    QStringList from;
    for (const std::string &id : choice.from)
        from << ChoiceText::of(Choices::FormationCards, id, m_scenario, m_library);
    //: %1 is a number, %2 a type of unit, %3 how they are chosen
    const QString what =
        tr("%1 × formation (%2), %3")
            .arg(choice.count)
            .arg(ChoiceText::unitType(choice.type), ChoiceText::method(choice.method));
    //: %1 is what may be chosen, %2 from what
    return from.isEmpty() ? what : tr("%1: %2").arg(what, from.join(u", "_s));
}

QString ScenarioText::additional(const AdditionalForce &force) const
{
    //: %1 is a number, %2 a type of unit, %3 a class of unit
    return tr("%1 × unit of your choice (%2, %3)")
        .arg(force.count)
        .arg(ChoiceText::unitType(force.type), ChoiceText::unitClass(force.unitClass));
}

// What it chooses, draws and holds.
QStringList ScenarioText::choicesOf(const SideSpec &side) const
{
    QStringList lines;
    for (const FormationChoice &choice : side.formations)
        lines << formation(choice);
    for (const AdditionalForce &force : side.additional)
        lines << additional(force);
    if (!side.nations.empty()) {
        QStringList nations;
        for (const std::string &nation : side.nations)
            nations << ChoiceText::of(Choices::Nations, nation, m_scenario, m_library);
        lines << tr("Cards of: %1").arg(nations.join(u", "_s));
    }
    if (isOn("command_points"))
        lines << tr("Command points: %1").arg(side.commandPoints);
    if (isOn("command_cards")) {
        lines << tr("Cards in hand: up to %1").arg(side.hand);
        lines << (side.deck.empty() ? tr("Command cards: all of its nations")
                                    : tr("Command cards: %1").arg(cards(side.deck, false)));
    }
    if (isOn("support"))
        for (const SupportSupply &supply : m_scenario.supports)
            if (supply.side == side.id)
                //: %1 is a number, %2 are support cards
                lines << tr("Support from turn %1: %2")
                             .arg(supply.turn)
                             .arg(cards(supply.cards, true));
    if (side.players > 1)
        lines << tr("%n player(s)", nullptr, side.players);
    return lines;
}

QString ScenarioText::orderOfBattle(const SideSpec &side) const
{
    const std::vector<Group> groups = groupsOf(side);
    QString rows;
    for (const Group &group : groups)
        rows += groupHtml(group);
    const PointRange points = pointsOf(m_scenario, side, m_library.cards).total();
    //: %1 is a side, %2 are points, such as "24 points"
    const QString title = points.most == 0
                              ? sideName(side.id)
                              : tr("%1: %2").arg(sideName(side.id), PointsText::points(points));
    QString html = sectionHeading(title);
    if (!rows.isEmpty())
        html += u"<table cellpadding=\"0\" cellspacing=\"0\" width=\"100%\">%1</table>"_s.arg(rows);
    return html + bulletList(choicesOf(side));
}

QStringList ScenarioText::arrivals(int turn) const
{
    QStringList lines;
    for (const Reinforcement &one : m_scenario.reinforcements) {
        if (one.turn != turn)
            continue;
        QStringList parts;
        for (const ReinforcementUnits &units : one.units)
            parts << u"%1 × %2"_s.arg(units.count)
                         .arg(ChoiceText::of(Choices::Cards, units.card, m_scenario, m_library));
        if (one.formation)
            parts << formation(*one.formation);
        if (one.additional)
            parts << additional(*one.additional);
        const QString who = parts.join(u", "_s);
        //: %1 is a side, %2 are units, %3 a zone
        lines << (one.zone.empty()
                      ? tr("%1: %2").arg(sideName(one.side), who)
                      : tr("%1: %2 (%3)")
                            .arg(sideName(one.side), who,
                                 ChoiceText::of(Choices::Zones, one.zone, m_scenario, m_library)));
    }
    return lines;
}

QStringList ScenarioText::turnEvents(int turn) const
{
    QStringList events = arrivals(turn);
    if (isOn("support"))
        for (const SupportSupply &supply : m_scenario.supports)
            if (supply.turn == turn)
                //: %1 is a side, %2 are support cards
                events
                    << tr("%1: support, %2").arg(sideName(supply.side), cards(supply.cards, true));
    for (const Trigger &trigger : m_scenario.triggers)
        if (trigger.condition && trigger.condition->kind == TermKind::Turn &&
            trigger.condition->number == turn)
            events << m_course.of(trigger);
    return events;
}

QString ScenarioText::reinforcements() const
{
    QString rows;
    for (int turn = 1; turn <= m_scenario.turns; ++turn)
        for (const QString &line : arrivals(turn))
            rows += u"<tr><td>%1</td><td>%2</td></tr>"_s.arg(turn).arg(line.toHtmlEscaped());
    if (rows.isEmpty())
        return {};
    return sectionHeading(tr("Reinforcements")) +
           u"<table class=\"grid\" cellpadding=\"2\" width=\"100%\"><thead><tr><th>%1</th><th>%2"
           "</th></tr></thead>%3</table>"_s.arg(tr("Turn").toHtmlEscaped(),
                                                tr("Who arrives, and where").toHtmlEscaped(), rows);
}

QString hexList(std::vector<Hex> hexes)
{
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) {
        return std::pair(a.column(), a.row()) < std::pair(b.column(), b.row());
    });
    QStringList parts;
    for (std::size_t i = 0; i < hexes.size();) {
        std::size_t last = i;
        while (last + 1 < hexes.size() && hexes[last + 1].column() == hexes[i].column() &&
               hexes[last + 1].row() == hexes[last].row() + 1)
            ++last;
        const QString from = toQString(toString(hexes[i]));
        parts << (last == i ? from : u"%1–%2"_s.arg(from).arg(hexes[last].row() + 1));
        i = last + 1;
    }
    return parts.join(u", "_s);
}

QStringList ScenarioText::zonesFor(ZonePurpose purpose) const
{
    QStringList lines;
    for (const Zone &zone : m_scenario.zones) {
        if (zone.purpose != purpose)
            continue;
        const QString name = ChoiceText::of(Choices::Zones, zone.id, m_scenario, m_library);
        const QString hexes = hexList(zone.hexes);
        //: %1 is a zone, %2 are hexes, %3 is a side
        lines << (zone.side.empty() ? tr("%1: %2").arg(name, hexes)
                                    : tr("%1 (%3): %2").arg(name, hexes, sideName(zone.side)));
    }
    return lines;
}

QString ScenarioText::setUp() const
{
    const auto first = [&](const std::string &who) {
        return who == "roll" ? tr("by a die roll") : sideName(who);
    };
    QStringList lines = {
        //: %1 is a side, or "by a die roll"
        tr("Sets up first: %1.").arg(first(m_scenario.firstSetup)),
        tr("Units with a hex begin there; the others in the zone that is named with them."),
        //: %1 is a side, or "by a die roll"
        tr("Plays first: %1.").arg(first(m_scenario.firstPlayer))};
    QStringList held;
    for (const Objective &objective : m_scenario.objectives) {
        const QString name =
            ChoiceText::of(Choices::Objectives, objective.id, m_scenario, m_library);
        const QString hex = toQString(toString(objective.hex));
        //: %1 is an objective, %2 its hex, %3 the side that holds it
        held << (objective.holder.empty()
                     ? tr("%1 (%2): whoever sets up there").arg(name, hex)
                     : tr("%1 (%2): %3").arg(name, hex, sideName(objective.holder)));
    }
    QString html = sectionHeading(tr("Set-up")) + bulletList(lines);
    const auto part = [&](const QString &title, const QStringList &items) {
        if (!items.isEmpty())
            html += u"<h3>%1</h3>"_s.arg(title.toHtmlEscaped()) + bulletList(items);
    };
    part(tr("Objectives, and who holds them"), held);
    part(tr("Set-up zones"), zonesFor(ZonePurpose::Setup));
    part(tr("Zones where reinforcements enter"), zonesFor(ZonePurpose::Entry));
    part(tr("Zones that count for victory"), zonesFor(ZonePurpose::Victory));
    return html;
}

QString ScenarioText::victory() const
{
    QStringList sentences;
    for (const Victory &victory : m_scenario.victories)
        sentences << m_course.of(victory);
    return sentences.isEmpty() ? QString() : sectionHeading(tr("Victory")) + bulletList(sentences);
}

QString ScenarioText::course() const
{
    QStringList tracks;
    for (const Track &track : m_scenario.tracks)
        tracks << m_course.of(track);
    QStringList events;
    for (const Trigger &trigger : m_scenario.triggers)
        events << m_course.of(trigger);
    QString html;
    if (!tracks.isEmpty())
        html += sectionHeading(tr("Status board")) + bulletList(tracks);
    if (!events.isEmpty())
        html += sectionHeading(tr("Events")) + bulletList(events);
    return html;
}

// What on the board no book has, and the board of tracks.
QStringList ScenarioText::houseRules() const
{
    std::map<std::string, QString> rules;
    const Board &board = m_document.board();
    const TerrainChart &chart = m_document.terrain();
    const auto add = [&](const auto &row) {
        if (!row.house.empty())
            rules.emplace(row.house, inWindowLanguage(row.name));
    };
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Cell &cell = board.at(board.hexAt(i));
        if (cell.terrain < chart.rows.size())
            add(chart.rows[cell.terrain]);
        for (std::size_t kind = 0; kind < chart.roads.size(); ++kind)
            if (cell.roads[kind] != 0)
                add(chart.roads[kind]);
        for (std::size_t kind = 0; kind < chart.hexsides.size(); ++kind)
            for (const SideBits side : cell.sides)
                if ((side >> kind & 1) != 0)
                    add(chart.hexsides[kind]);
    }
    QStringList lines;
    for (const auto &[id, name] : rules)
        //: %1 is what a rule is about, %2 its id
        lines << tr("%1 (%2)").arg(name, toQString(id));
    if (!m_scenario.tracks.empty())
        lines << tr("Status board (H4.10a to H4.10d)");
    return lines;
}

QString ScenarioText::specialRules() const
{
    QStringList lines;
    for (const auto &[name, value] : m_scenario.options) {
        const auto found = m_library.system.switches.find(name);
        const bool isKnown = found != m_library.system.switches.end();
        const QString called = isKnown ? inWindowLanguage(found->second.name) : toQString(name);
        const QString rule = isKnown ? toQString(found->second.rule) : QString();
        QString said;
        if (const bool *flag = std::get_if<bool>(&value))
            //: %1 is a rule that can be switched
            said = *flag ? tr("With: %1").arg(called) : tr("Without: %1").arg(called);
        else if (const auto *number = std::get_if<std::int64_t>(&value))
            said = tr("%1: %2").arg(called).arg(*number);
        else
            said = tr("%1: %2").arg(called, toQString(std::get<std::string>(value)));
        lines << (rule.isEmpty() ? said : tr("%1 (%2)").arg(said, rule));
    }
    if (m_scenario.losLimit)
        lines << tr("Nobody sees farther than %n hex(es).", nullptr, *m_scenario.losLimit);
    if (isOn("command_cards") && !m_scenario.neutralDeck.empty())
        lines << tr("Neutral command cards: %1").arg(cards(m_scenario.neutralDeck, false));
    QString html;
    if (!lines.isEmpty())
        html += sectionHeading(tr("Special rules")) + bulletList(lines);
    if (const QStringList house = houseRules(); !house.isEmpty())
        html += u"<h3>%1</h3>"_s.arg(tr("House rules").toHtmlEscaped()) + bulletList(house);
    return html;
}

QString ScenarioText::html() const
{
    QString html = briefing() + victory();
    for (const SideSpec &side : m_scenario.sides)
        html += orderOfBattle(side);
    return html + reinforcements() + setUp() + course() + specialRules();
}

} // namespace hexwerk::assault::ui
