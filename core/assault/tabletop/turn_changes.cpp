#include "core/assault/tabletop/turn_changes.h"

#include "core/assault/tabletop/table_course.h"

#include <algorithm>

namespace hexwerk::assault {

static void addMarkers(const Position &before, const Position &after, TurnChange::Kind kind,
                       std::vector<TurnChange> &changes)
{
    for (const Unit &unit : before.units) {
        const Unit &own = after.unit(unit.id);
        for (int i = 0; i < kMarkers; ++i) {
            const auto marker = static_cast<Marker>(i);
            if (!unit.isOnMap() || !own.isOnMap() || !unit.markers.has(marker) ||
                own.markers.has(marker))
                continue;
            const MarkerRow &row = before.setting->data.markers[static_cast<std::size_t>(i)];
            const bool turns = row.reverse && row.group != MarkerGroup::White;
            const auto ownKind = !turns                             ? TurnChange::TakeOff
                                 : row.group == MarkerGroup::Yellow ? TurnChange::TurnOver
                                                                    : TurnChange::Exchange;
            if (ownKind != kind)
                continue;
            TurnChange change{.kind = kind, .unit = unit.id, .marker = marker};
            if (turns)
                change.reverse = *row.reverse;
            change.rule = kind == TurnChange::TakeOff    ? "R6.5a"
                          : kind == TurnChange::TurnOver ? "R6.5b"
                                                         : "R6.5d";
            changes.push_back(change);
        }
    }
}

std::vector<TurnChange> changesOfTurnEnd(const TablePosition &before, const TablePosition &after)
{
    std::vector<TurnChange> changes;
    for (const auto kind : {TurnChange::TakeOff, TurnChange::TurnOver, TurnChange::Exchange})
        addMarkers(before.game, after.game, kind, changes);
    for (std::size_t i = 0; i < after.game.holders.size(); ++i)
        if (after.game.holders[i] != before.game.holders[i])
            changes.push_back({.kind = TurnChange::TakeObjective,
                               .place = i,
                               .side = after.game.holders[i],
                               .rule = "R6.5i"});
    for (std::size_t i = 0; i < after.game.tracks.size(); ++i)
        if (after.game.tracks[i] != before.game.tracks[i])
            changes.push_back({.kind = TurnChange::MoveTrack,
                               .place = i,
                               .number = after.game.tracks[i],
                               .rule = "H4.10b"});
    if (after.game.phase == Phase::Over)
        return changes;
    changes.push_back({.kind = TurnChange::MoveTurn, .number = after.game.turn, .rule = "R6.5h"});
    for (const UnitId due : dueAtTable(after))
        changes.push_back({.kind = TurnChange::Arrives, .unit = due, .rule = "R6.7a"});
    return changes;
}

} // namespace hexwerk::assault
