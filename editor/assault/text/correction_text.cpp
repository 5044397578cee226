#include "editor/assault/text/correction_text.h"

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

namespace {

// "unit.g1.at" is "unit", "g1", "at"; "smoke.C4" has no key; "points.axis.us.rifles43" is "points",
// "axis", "us.rifles43".
struct Path
{
    explicit Path(const std::string &path)
        : table(path.substr(0, path.find('.')))
        , id(path.size() > table.size() ? path.substr(table.size() + 1) : std::string())
    {
        // The id of a card has dots of its own.
        if (const std::size_t first = id.find('.'); table == "points" && first < id.size()) {
            key = id.substr(first + 1);
            id.resize(first);
        }
        const std::size_t dot = id.rfind('.');
        if ((table != "unit" && table != "objective") || dot == std::string::npos)
            return;
        key = id.substr(dot + 1);
        id.resize(dot);
    }

    std::string table;
    std::string id;
    std::string key = {};
};

} // namespace

QString CorrectionText::unitKey(const std::string &key)
{
    if (key == "at")
        return tr("Place");
    if (key == "state")
        return tr("State");
    if (key == "carrier")
        return tr("Transport");
    if (key == "facing")
        return tr("Facing");
    if (key == "strength")
        return tr("Strength");
    if (key == "experience")
        return tr("Experience");
    if (key == "markers")
        return tr("Markers");
    if (key == "activated")
        return tr("Activated");
    if (key == "fast")
        return tr("Fast action this turn");
    if (key == "was_fast")
        return tr("Fast action last turn");
    return key == "emplaced" ? tr("Not moved since set-up") : editor::toQString(key);
}

QString CorrectionText::points(const Position &p, const std::string &key)
{
    if (key == "lost")
        return tr("Command points lost");
    if (key == "focus")
        return tr("Command focus");
    //: %1 is a unit card
    return tr("Command points on %1").arg(PlayText::card(p, key));
}

// A side, or one of the players that share it: "axis:2".
QString CorrectionText::commander(const Position &p, const std::string &id)
{
    const std::size_t colon = id.find(':');
    const QString side = PlayText::side(p, p.setting->sideIndex(id.substr(0, colon)));
    return colon == std::string::npos
               ? side
               //: %1 is a side, %2 the number of one of its players
               : tr("%1, player %2").arg(side, editor::toQString(id.substr(colon + 1)));
}

QString CorrectionText::key(const Position &p, const std::string &path)
{
    const Path parts(path);
    const Scenario &scenario = p.setting->scenario;
    if (parts.table == "unit")
        return unitKey(parts.key);
    if (parts.table == "objective")
        return TermText::named(scenario.objectives, parts.id, editor::Tongue());
    if (parts.table == "track")
        return TermText::named(scenario.tracks, parts.id, editor::Tongue());
    if (parts.table == "card")
        return PlayText::card(p, parts.id.substr(0, parts.id.find('#')));
    if (parts.table == "points")
        //: %1 is a value such as Command focus, %2 a side or a player
        return tr("%1 (%2)").arg(points(p, parts.key), commander(p, parts.id));
    if (parts.table == "smoke")
        return tr("Smoke markers");
    if (parts.table == "dug_in")
        return tr("Dug in");
    if (parts.table == "mine")
        return tr("Mine");
    return parts.table == "turn" ? tr("Turn") : editor::toQString(path);
}

QString CorrectionText::name(const Position &p, const std::string &path)
{
    const Path parts(path);
    const QString what = key(p, path);
    if (parts.table == "unit")
        if (const UnitId unit = p.setting->unitId(parts.id); unit != UnitId{})
            //: %1 is a value such as Strength, %2 a unit
            return tr("%1 of %2").arg(what, PlayText::unit(p, unit));
    if (parts.table == "smoke" || parts.table == "dug_in" || parts.table == "mine")
        //: %1 is what lies there, such as Smoke markers, %2 a hex
        return tr("%1 in %2").arg(what, editor::toQString(parts.id));
    return what;
}

QString CorrectionText::state(const std::string &value)
{
    if (value == "in_box")
        return tr("with a card that was not taken");
    if (value == "waiting")
        return tr("waits to be placed");
    if (value == "in_play")
        return tr("on the map");
    if (value == "carried")
        return tr("aboard");
    return value == "eliminated" ? tr("eliminated") : tr("left the map");
}

QString CorrectionText::markers(const Position &p, const std::string &value)
{
    QStringList names;
    for (const QString &name : editor::toQString(value).split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const auto marker = markerFromString(name.toStdString()))
            names << PlayText::marker(p, *marker);
    return names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
}

QString CorrectionText::mine(const Position &p, const std::string &value)
{
    const QStringList parts = editor::toQString(value).split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return tr("none");
    QStringList words{PlayText::side(p, p.setting->sideIndex(parts.front().toStdString()))};
    if (parts.size() == 3)
        if (const auto kind = mineKindFromString(parts[1].toStdString()))
            words << ChoiceText::mineKind(*kind);
    words << (parts.back() == QLatin1String("found") ? tr("found") : tr("face down"));
    return words.join(QStringLiteral(", "));
}

QString CorrectionText::card(const std::string &value)
{
    const QString number = editor::toQString(value).section(QLatin1Char(','), 1);
    if (value == "deck")
        return tr("in the deck");
    if (value == "aside")
        return tr("laid aside");
    return value.starts_with("drawn")
               //: %1 is the number of a choice that a side makes
               ? tr("drawn, choice %1").arg(number)
               //: %1 is the number of a choice that a side makes
               : tr("taken, choice %1").arg(number);
}

QString CorrectionText::unitValue(const Position &p, const std::string &key,
                                  const std::string &value)
{
    if (key == "at")
        return value == "off" ? tr("off the map") : editor::toQString(value);
    if (key == "state")
        return state(value);
    if (key == "carrier")
        return value.empty() ? tr("none") : PlayText::unit(p, p.setting->unitId(value));
    if (key == "facing")
        return ChoiceText::facing(editor::toQString(value).toInt());
    if (key == "experience")
        if (const auto experience = experienceFromString(value))
            return ChoiceText::experience(*experience);
    if (key == "markers")
        return markers(p, value);
    return value == "true" ? tr("yes") : value == "false" ? tr("no") : editor::toQString(value);
}

QString CorrectionText::value(const Position &p, const std::string &path, const std::string &value)
{
    const Path parts(path);
    if (parts.table == "unit")
        return unitValue(p, parts.key, value);
    if (parts.table == "objective")
        return value.empty() ? tr("nobody") : PlayText::side(p, p.setting->sideIndex(value));
    if (parts.table == "card")
        return card(value);
    if (parts.table == "mine")
        return mine(p, value);
    if (parts.table == "dug_in")
        return value == "true" ? tr("yes") : tr("no");
    return editor::toQString(value);
}

QString CorrectionText::change(const Position &p, const Corrected &change)
{
    //: %1 is what a referee corrects, such as Strength of Rifles 43 (g1)
    return tr("Referee: %1 from “%2” to “%3”.")
        .arg(name(p, change.path), value(p, change.path, change.oldValue),
             value(p, change.path, change.newValue));
}

} // namespace hexwerk::assault::ui
