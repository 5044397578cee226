#include "editor/assault/text/course_text.h"

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"

#include <cstdlib>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

QString CourseText::of(ItemRef item) const
{
    switch (outerTable(item.table)) {
    case Table::Victory:
        return of(m_scenario.victories[item.index]);
    case Table::Trigger:
        return of(m_scenario.triggers[item.index]);
    case Table::Track:
        return of(m_scenario.tracks[item.index]);
    default:
        return {};
    }
}

QString CourseText::of(const Victory &victory) const
{
    const QString side = capitalized(TermText::side(victory.side, m_scenario, m_in));
    const QString condition = TermText::whole(victory.term, m_scenario, victory.side, m_in);
    if (victory.check == VictoryCheck::EveryTurn)
        //: %1 is "the Axis side", %2 a condition
        return m_in
            .translate("hexwerk::assault::ui::CourseText",
                       "%1 wins at the end of any turn if this is true: %2.")
            .arg(side, condition);
    //: %1 is "the Axis side", %2 a condition
    return m_in
        .translate("hexwerk::assault::ui::CourseText",
                   "%1 wins at the end of the game if this is true: %2.")
        .arg(side, condition);
}

// What it is limited to: "the Axis side; unit g1".
QString CourseText::about(const Trigger &trigger) const
{
    QStringList parts;
    if (!trigger.side.empty())
        parts << TermText::side(trigger.side, m_scenario, m_in);
    else if (trigger.on != TriggerEvent::TurnEnd && trigger.unit.empty())
        parts << m_in.translate("hexwerk::assault::ui::CourseText", "either side");
    if (!trigger.unit.empty())
        parts << m_in.translate("hexwerk::assault::ui::CourseText", "unit %1")
                     .arg(editor::toQString(trigger.unit));
    if (!trigger.zone.empty())
        parts << m_in.translate("hexwerk::assault::ui::CourseText", "zone %1")
                     .arg(TermText::named(m_scenario.zones, trigger.zone, m_in));
    if (!trigger.objective.empty())
        parts << TermText::named(m_scenario.objectives, trigger.objective, m_in);
    if (trigger.once)
        parts << m_in.translate("hexwerk::assault::ui::CourseText", "the first time only");
    return parts.join(u"; "_s);
}

QString CourseText::added(const TriggerEffect &effect) const
{
    const QString track = TermText::named(m_scenario.tracks, effect.track, m_in);
    if (const int *number = std::get_if<int>(&effect.add))
        return u"%1 %2%3"_s.arg(track, *number < 0 ? u"\u2212"_s : u"+"_s).arg(std::abs(*number));
    if (std::get<std::string>(effect.add) == "points")
        //: %1 is a track
        return m_in.translate("hexwerk::assault::ui::CourseText", "%1 + the unit's points")
            .arg(track);
    //: %1 is a track
    return m_in.translate("hexwerk::assault::ui::CourseText", "%1 + the unit's strength points")
        .arg(track);
}

static QString nameOf(const std::function<LocalText(const std::string &)> &names,
                      const std::string &id, const editor::Tongue &in)
{
    const QString name = names ? in.of(names(id)) : QString();
    return name.isEmpty() ? editor::toQString(id) : name;
}

QString CourseText::spawned(const TriggerEffect &effect) const
{
    //: %1 is "the Axis side", %2 a number, %3 a unit card, %4 a zone
    return m_in
        .translate("hexwerk::assault::ui::CourseText",
                   "after the turn %1 gets reinforcements: %2 x %3, in zone %4")
        .arg(TermText::side(effect.side, m_scenario, m_in))
        .arg(effect.count)
        .arg(nameOf(m_names.card, effect.card, m_in),
             TermText::named(m_scenario.zones, effect.zone, m_in));
}

QString CourseText::changed(const TriggerEffect &effect) const
{
    QStringList hexes;
    for (const Hex hex : effect.hexes)
        hexes << editor::toQString(toString(hex));
    //: %1 are hexes, %2 is a terrain
    return m_in.translate("hexwerk::assault::ui::CourseText", "terrain of %1: %2")
        .arg(hexes.join(u", "_s), nameOf(m_names.terrain, effect.terrain, m_in));
}

QString CourseText::of(const TriggerEffect &effect) const
{
    const auto side = [&] { return TermText::side(effect.side, m_scenario, m_in); };
    switch (effect.kind) {
    case EffectKind::Track:
        return added(effect);
    case EffectKind::Spawn:
        return spawned(effect);
    case EffectKind::Remove:
        //: %1 is the id of a unit
        return m_in.translate("hexwerk::assault::ui::CourseText", "unit %1 leaves the map")
            .arg(editor::toQString(effect.unit));
    case EffectKind::Terrain:
        return changed(effect);
    case EffectKind::Objective: {
        const QString objective = TermText::named(m_scenario.objectives, effect.objective, m_in);
        if (effect.side.empty())
            //: %1 is an objective
            return m_in.translate("hexwerk::assault::ui::CourseText", "nobody holds %1")
                .arg(objective);
        //: %1 is "the Axis side", %2 an objective
        return m_in.translate("hexwerk::assault::ui::CourseText", "%1 holds %2")
            .arg(side(), objective);
    }
    case EffectKind::End:
        if (effect.side.empty())
            return m_in.translate("hexwerk::assault::ui::CourseText", "the game ends in a draw");
        //: %1 is "the Axis side"
        return m_in.translate("hexwerk::assault::ui::CourseText", "the game ends and %1 wins")
            .arg(side());
    case EffectKind::Say:
        return m_in.translate("hexwerk::assault::ui::CourseText", "“%1”").arg(m_in.of(effect.text));
    }
    return {};
}

QString CourseText::effects(const Trigger &trigger) const
{
    QStringList parts;
    for (const TriggerEffect &effect : trigger.effects)
        parts << of(effect);
    return parts.isEmpty() ? m_in.translate("hexwerk::assault::ui::CourseText", "nothing happens")
                           : parts.join(u"; "_s);
}

CourseNames courseNames(const DataStore &library)
{
    return {.card =
                [&library](const std::string &id) {
                    const UnitCard *card = library.cards.unit(id);
                    return card ? card->name : LocalText();
                },
            .terrain =
                [&library](const std::string &id) {
                    const auto place = library.system.terrain.find(id);
                    return place ? library.system.terrain.row(*place).name : LocalText();
                }};
}

// A quotation at the end can have its own full stop.
static QString ended(const QString &sentence)
{
    const qsizetype last = sentence.size() - (sentence.endsWith(u'”') || sentence.endsWith(u'“'));
    const bool isEnded = last > 0 && QStringView(u".!?…").contains(sentence[last - 1]);
    return isEnded ? sentence : sentence + u'.';
}

QString CourseText::of(const Trigger &trigger) const
{
    QString text = ChoiceText::triggerEvent(trigger.on, m_in);
    if (const QString limits = about(trigger); !limits.isEmpty())
        text += u" (%1)"_s.arg(limits);
    if (trigger.condition)
        //: %1 is a condition; before it stands an event
        text += m_in.translate("hexwerk::assault::ui::CourseText", ", only if this is true: %1")
                    .arg(TermText::whole(*trigger.condition, m_scenario, trigger.side, m_in));
    return ended(u"%1 → %2"_s.arg(text, effects(trigger)));
}

QString CourseText::threshold(const Track &track, const Threshold &threshold) const
{
    const QString side =
        TermText::side(threshold.side.empty() ? track.side : threshold.side, m_scenario, m_in);
    const QString text = m_in.of(threshold.text);
    switch (threshold.effect) {
    case ThresholdEffect::Wins:
        //: %1 is a number on a track, %2 is "the Axis side"
        return m_in.translate("hexwerk::assault::ui::CourseText", "at %1 %2 wins")
            .arg(threshold.at)
            .arg(side);
    case ThresholdEffect::Loses:
        //: %1 is a number on a track, %2 is "the Axis side"
        return m_in.translate("hexwerk::assault::ui::CourseText", "at %1 %2 loses")
            .arg(threshold.at)
            .arg(side);
    case ThresholdEffect::Message:
        //: %1 is a number on a track, %2 a text
        return m_in.translate("hexwerk::assault::ui::CourseText", "at %1: message “%2”")
            .arg(threshold.at)
            .arg(text);
    }
    return {};
}

QString CourseText::of(const Track &track) const
{
    QStringList parts;
    //: %1 is a track, %2 and %3 its ends, %4 where its marker begins
    parts << m_in.translate("hexwerk::assault::ui::CourseText", "%1: from %2 to %3, begins at %4")
                 .arg(TermText::named(m_scenario.tracks, track.id, m_in))
                 .arg(track.min)
                 .arg(track.max)
                 .arg(track.start);
    for (const Threshold &one : track.thresholds)
        parts << threshold(track, one);
    return ended(parts.join(u"; "_s));
}

} // namespace hexwerk::assault::ui
