#include "app/assault/assistant/setup_lines.h"

#include <QStringList>

#include "app/assault/assistant/counter_picture.h"
#include "core/assault/scenario/objective_terms.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/desk_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr int kSetupPicture = 40; // pixels

QString rangesOf(std::vector<Hex> hexes)
{
    const auto place = [](Hex hex) { return std::tuple(hex.column(), hex.row()); };
    std::sort(hexes.begin(), hexes.end(), [&](Hex a, Hex b) { return place(a) < place(b); });
    QStringList ranges;
    for (std::size_t first = 0; first < hexes.size();) {
        std::size_t last = first;
        while (last + 1 < hexes.size() && hexes[last + 1].column() == hexes[first].column() &&
               hexes[last + 1].row() == hexes[last].row() + 1)
            ++last;
        ranges << (first == last ? toQString(toString(hexes[first]))
                                 : QStringLiteral("%1–%2").arg(toQString(toString(hexes[first])),
                                                               toQString(toString(hexes[last]))));
        first = last + 1;
    }
    return ranges.join(QStringLiteral(", "));
}

SetupLines::SetupLines(const Scenario &scenario, const DataStore &library, const TableRules &rules)
    : m_scenario(scenario)
    , m_library(library)
    , m_rules(rules)
{
}

std::vector<std::vector<SetupLine>> SetupLines::all() const
{
    return {map(), counters(), onTheMap(), ready()};
}

SetupLines::Lines SetupLines::map() const
{
    const BoardSpec &board = m_scenario.board;
    Lines lines;
    if (board.tiles.empty())
        lines.push_back({.text = tr("Map of %1 × %2 hexes")
                                     .arg(board.columns.value_or(0))
                                     .arg(board.rows.value_or(0)),
                         .where = tr("printed from its scenario")});
    for (const TilePlacement &tile : board.tiles)
        //: %1 is the id of a map tile
        lines.push_back(
            {.text = tile.turned ? tr("Tile %1, turned by 180°").arg(toQString(tile.tile))
                                 : tr("Tile %1").arg(toQString(tile.tile)),
             //: %1 is a hex
             .where = tr("its upper left hex is %1").arg(toQString(toString(tile.at)))});
    if (!board.tiles.empty())
        addChanges(lines);
    for (const Overlay &overlay : board.overlays)
        lines.push_back({.text = ChoiceText::overlayKind(overlay.kind, m_library),
                         //: %1 is a hex, %2 a vertex such as "upper right"
                         .where = tr("%1, front to the %2")
                                      .arg(toQString(toString(overlay.hex)),
                                           ChoiceText::facing(overlay.facing))});
    for (const Smoke &smoke : board.smoke)
        lines.push_back({.text = tr("%n smoke markers", nullptr, smoke.count),
                         .where = toQString(toString(smoke.hex))});
    for (const Minefield &mine : board.minefields)
        lines.push_back({.text = mine.found ? ChoiceText::mineKind(mine.kind)
                                            //: %1 is a side
                                            : tr("Minefield marker of %1, face down")
                                                  .arg(ChoiceText::of(Choices::Sides, mine.side,
                                                                      m_scenario, m_library)),
                         .where = toQString(toString(mine.hex))});
    return lines;
}

// What the board has otherwise than its tiles.
void SetupLines::addChanges(Lines &lines) const
{
    const BoardSpec &board = m_scenario.board;
    const auto called = [&](Choices choices, std::string_view id) {
        return ChoiceText::of(choices, std::string(id), m_scenario, m_library);
    };
    for (std::size_t i = 0; i < board.transforms.size(); ++i)
        lines.push_back({.text = ItemText::of({Table::Transform, i}, m_scenario, m_library),
                         .where = tr("on the whole board")});
    for (const Patch &patch : board.patches) {
        QStringList made;
        if (patch.terrain)
            made << called(Choices::Terrains, *patch.terrain);
        if (patch.level)
            made << tr("level %1").arg(*patch.level);
        lines.push_back({.text = made.join(QStringLiteral(", ")), .where = rangesOf(patch.hexes)});
    }
    for (const Road &road : board.roads) {
        QStringList way;
        for (const Hex hex : road.hexes)
            way << toQString(toString(hex));
        lines.push_back({.text = called(Choices::RoadKinds, toString(road.kind)),
                         .where = way.join(QStringLiteral("–"))});
    }
    for (const Hexside &hexside : board.hexsides)
        lines.push_back(
            {.text = called(Choices::HexsideKinds, toString(hexside.kind)),
             .where = QStringLiteral("%1, %2").arg(toQString(toString(hexside.hex)),
                                                   ChoiceText::direction(hexside.side))});
}

// Those that are alike in one line.
SetupLines::Lines SetupLines::counters() const
{
    Lines lines;
    for (std::size_t side = 0; side < m_scenario.sides.size(); ++side) {
        lines.push_back({.heading = static_cast<int>(side)});
        std::map<std::string, std::vector<const UnitSpec *>> byCard;
        for (const UnitSpec &unit : m_scenario.units)
            if (unit.side == m_scenario.sides[side].id)
                byCard[unit.card].push_back(&unit);
        for (const auto &[id, units] : byCard) {
            const UnitCard *card = m_rules.cards.unit(id);
            if (!card)
                continue;
            QStringList ids;
            for (const UnitSpec *unit : units)
                ids << (unit->name.empty()
                            ? toQString(unit->id)
                            : QStringLiteral("%1 %2").arg(toQString(unit->id),
                                                          editor::inWindowLanguage(unit->name)));
            lines.push_back(
                {.text = QStringLiteral("%1 × %2")
                             .arg(units.size())
                             .arg(editor::inWindowLanguage(card->name)),
                 .picture = pictureOf(m_rules, {.id = {}, .card = id, .strength = card->strength},
                                      kSetupPicture),
                 .where = ids.join(QStringLiteral(", "))});
        }
        addForces(lines, side);
    }
    return lines;
}

// What is chosen or drawn, the mines, and who comes later.
void SetupLines::addForces(Lines &lines, std::size_t side) const
{
    const SideSpec &own = m_scenario.sides[side];
    for (std::size_t i = 0; i < own.formations.size(); ++i)
        lines.push_back(
            //: %1 is a number of formations with their type
            {.text = tr("Formations: %1")
                         .arg(ItemText::of({Table::Formation, side, i}, m_scenario, m_library)),
             .where = ChoiceText::method(own.formations[i].method)});
    for (std::size_t i = 0; i < own.additional.size(); ++i)
        lines.push_back({.text = ItemText::of({Table::Additional, side, i}, m_scenario, m_library),
                         .where = tr("chosen from the cards")});
    for (const MineAllotment &mines : m_scenario.mines)
        if (mines.side == own.id)
            lines.push_back({.text = tr("Mines: %1 anti-personnel, %2 anti-tank")
                                         .arg(mines.antiPersonnel)
                                         .arg(mines.antiTank),
                             .where = tr("with the same number of dummies")}); // [R9.6.4.1b]
    for (const Reinforcement &group : m_scenario.reinforcements)
        if (group.side == own.id) {
            SetupLine line{.text = ItemText::arrivals(group, m_scenario, m_library),
                           .where = tr("set aside for turn %1").arg(group.turn)};
            if (const UnitCard *card =
                    group.units.empty() ? nullptr : m_rules.cards.unit(group.units.front().card))
                line.picture =
                    pictureOf(m_rules, {.id = {}, .card = card->id, .strength = card->strength},
                              kSetupPicture);
            lines.push_back(std::move(line));
        }
}

SetupLines::Lines SetupLines::onTheMap() const
{
    Lines lines;
    for (std::size_t side = 0; side < m_scenario.sides.size(); ++side) {
        lines.push_back({.heading = static_cast<int>(side)});
        for (const UnitSpec &unit : m_scenario.units)
            if (const UnitCard *card = m_rules.cards.unit(unit.card);
                card && unit.side == m_scenario.sides[side].id)
                lines.push_back(placeOf(unit, *card));
        addZones(lines, m_scenario.sides[side].id);
    }
    return lines;
}

void SetupLines::addZones(Lines &lines, const std::string &side) const
{
    for (const Zone &zone : m_scenario.zones)
        if (zone.side == side)
            //: %1 is what a zone is for, %2 its name
            lines.push_back({.text = tr("%1: %2").arg(
                                 ChoiceText::purpose(zone.purpose),
                                 TermText::named(m_scenario.zones, zone.id, editor::Tongue())),
                             .where = rangesOf(zone.hexes)});
}

SetupLine SetupLines::placeOf(const UnitSpec &unit, const UnitCard &card) const
{
    const int strength = (unit.half ? card.halfStrength : card.strength) - unit.damage;
    TableUnit counter{
        .id = unit.id, .card = unit.card, .strength = strength, .experience = unit.experience};
    for (const std::string &name : unit.markers)
        if (const auto marker = markerFromString(name))
            counter.markers.set(*marker);
    const DeskText text(m_rules, {});
    const bool isPlain = strength == card.strength && counter.markers.isEmpty();
    QString where = unit.at   ? toQString(toString(*unit.at))
                    : unit.on ? tr("on %1").arg(toQString(*unit.on))
                    : unit.zone
                        ? tr("in the zone %1")
                              .arg(TermText::named(m_scenario.zones, *unit.zone, editor::Tongue()))
                        : QString();
    if (unit.at && unit.facing)
        where = tr("%1, front to the %2").arg(where, ChoiceText::facing(*unit.facing));
    return {.text = isPlain ? text.counter(counter)
                            : QStringLiteral("%1, %2").arg(text.counter(counter),
                                                           text.condition(counter)),
            .picture = pictureOf(m_rules, counter, kSetupPicture),
            .where = where};
}

SetupLines::Lines SetupLines::ready() const
{
    Lines lines;
    for (const Objective &objective : m_scenario.objectives) {
        const std::string holder = firstHolder(objective, m_scenario);
        const auto side = std::find_if(m_scenario.sides.begin(), m_scenario.sides.end(),
                                       [&](const SideSpec &one) { return one.id == holder; });
        const QString name = editor::inWindowLanguage(objective.name);
        //: an objective: %1 is its name, %2 a hex
        lines.push_back({.text = tr("Marker on %1, %2")
                                     .arg(name.isEmpty() ? toQString(objective.id) : name,
                                          toQString(toString(objective.hex))),
                         .where = side == m_scenario.sides.end()
                                      ? tr("nobody")
                                      : editor::inWindowLanguage(side->name)});
    }
    for (const Track &track : m_scenario.tracks) {
        const QString name = editor::inWindowLanguage(track.name);
        //: a track of the troop status board, and the number on which its marker begins
        lines.push_back({.text = tr("Track: %1").arg(name.isEmpty() ? toQString(track.id) : name),
                         .where = QString::number(track.start)});
    }
    lines.push_back({.text = tr("Turn marker"), .where = tr("1 of %1").arg(m_scenario.turns)});
    return lines;
}

} // namespace hexwerk::assault::ui
