// Events in the JSON form of the command line.
#include "core/assault/engine/assault.h"
#include "core/assault/engine/json_writer.h"

namespace hexwerk::assault {

namespace {

Json event(const JsonWriter &, const TurnBegan &e)
{
    return {{"event", "turn_began"}, {"turn", e.turn}};
}
Json event(const JsonWriter &, const PhaseBegan &e)
{
    return {{"event", "phase_began"}, {"phase", toString(e.phase)}};
}
Json event(const JsonWriter &w, const StartingPlayerChosen &e)
{
    return {{"event", "starting_player"}, {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const Passed &e)
{
    return {{"event", "passed"}, {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const UnitPlaced &e)
{
    return {{"event", "unit_placed"}, {"unit", w.unit(e.unit)}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &w, const UnitActivated &e)
{
    return {{"event", "unit_activated"}, {"unit", w.unit(e.unit)}, {"action", toString(e.action)}};
}
Json event(const JsonWriter &w, const UnitMoved &e)
{
    Json json = {{"event", "unit_moved"},
                 {"unit", w.unit(e.unit)},
                 {"from", JsonWriter::hex(e.from)},
                 {"to", JsonWriter::hex(e.to)},
                 {"cost", e.cost}};
    if (e.road)
        json["road"] = w.setting().data.terrain.row(*e.road).id;
    return json;
}
Json event(const JsonWriter &w, const UnitPushedBack &e)
{
    return {{"event", "unit_pushed_back"}, {"unit", w.unit(e.unit)}, {"to", JsonWriter::hex(e.to)}};
}
Json event(const JsonWriter &w, const MarkerPlaced &e)
{
    return {{"event", "marker_placed"}, {"unit", w.unit(e.unit)}, {"marker", toString(e.marker)}};
}
Json event(const JsonWriter &w, const ShotFired &e)
{
    return {{"event", "shot_fired"},
            {"unit", w.unit(e.firer)},
            {"target", w.unit(e.target)},
            {"reaction", e.reaction}};
}
Json event(const JsonWriter &w, const SpottingRolled &e)
{
    return {{"event", "spotting_rolled"}, {"unit", w.unit(e.firer)},
            {"target", w.unit(e.target)}, {"roll", e.roll},
            {"modifier", e.modifier},     {"needed", e.needed},
            {"spotted", e.spotted}};
}
Json event(const JsonWriter &w, const DiceRolled &e)
{
    Json json = {{"event", "dice_rolled"}, {"for", toString(e.use)}, {"unit", w.unit(e.unit)}};
    if (!e.dice.isEmpty())
        json["dice"] = toString(e.dice);
    if (!e.faces.empty())
        json["faces"] = e.faces;
    if (!e.symbols.empty())
        json["symbols"] = list(e.symbols);
    if (e.offProfile)
        json["off_profile"] = true;
    return json;
}
Json event(const JsonWriter &w, const AttackResolved &e)
{
    return {{"event", "attack_resolved"},    {"unit", w.unit(e.attacker)},
            {"target", w.unit(e.defender)},  {"attack", symbols(e.rolled)},
            {"defence", symbols(e.defence)}, {"left", symbols(e.left)}};
}
Json event(const JsonWriter &w, const UnitDamaged &e)
{
    return {{"event", "unit_damaged"},
            {"unit", w.unit(e.unit)},
            {"points", e.points},
            {"left", e.left}};
}
Json event(const JsonWriter &w, const UnitHalved &e)
{
    return {{"event", "unit_halved"}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &w, const UnitEliminated &e)
{
    return {{"event", "unit_eliminated"}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &w, const UnitLeftMap &e)
{
    return {{"event", "unit_left_map"}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &w, const FallbackBegan &e)
{
    return {{"event", "fallback_began"}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &w, const CloseCombatBegan &e)
{
    return {{"event", "close_combat_began"},
            {"unit", w.unit(e.assault)},
            {"target", w.unit(e.defence)},
            {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &w, const SupportNamed &e)
{
    return {{"event", "support_named"}, {"unit", w.unit(e.unit)}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const CloseCombatRoundBegan &e)
{
    return {{"event", "close_combat_round_began"}, {"round", e.round}};
}
Json event(const JsonWriter &w, const UnitWithdrew &e)
{
    return {{"event", "unit_withdrew"}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &, const CloseCombatEnded &e)
{
    return {{"event", "close_combat_ended"}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const DugInMarkerRemoved &e)
{
    return {{"event", "dug_in_removed"}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &w, const DugInMarkerPlaced &e)
{
    return {{"event", "dug_in_placed"}, {"unit", w.unit(e.unit)}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const SmokeThinned &e)
{
    return {{"event", "smoke_thinned"}, {"hex", JsonWriter::hex(e.hex)}, {"left", e.left}};
}
Json event(const JsonWriter &w, const ObjectiveTaken &e)
{
    return {{"event", "objective_taken"},
            {"objective", w.setting().scenario.objectives[e.objective].id},
            {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const CardTaken &e)
{
    Json json = {{"event", "card_taken"}, {"side", w.side(e.side)}, {"card", e.card}};
    if (e.player > 0)
        json["player"] = e.player;
    return json;
}
Json event(const JsonWriter &w, const CardDrawn &e)
{
    return {{"event", "card_drawn"}, {"side", w.side(e.side)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const MineLaid &e)
{
    return {{"event", "mine_laid"}, {"side", w.side(e.side)}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const WorkTurned &e)
{
    return {{"event", "work_turned"}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const StructureCollapsed &e)
{
    Json json = {{"event", "structure_collapsed"},
                 {"hex", JsonWriter::hex(e.hex)},
                 {"what", e.work ? toString(*e.work) : "building"}};
    if (e.leaves)
        json["leaves"] = toString(*e.leaves);
    return json;
}
Json event(const JsonWriter &, const ObstaclesDestroyed &e)
{
    return {{"event", "obstacles_destroyed"}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const CraterPlaced &e)
{
    return {{"event", "crater_placed"}, {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &w, const UnitTurned &e)
{
    return {{"event", "unit_turned"}, {"unit", w.unit(e.unit)}, {"facing", e.facing}};
}
Json event(const JsonWriter &w, const UnitsSwapped &e)
{
    return {{"event", "units_swapped"}, {"unit", w.unit(e.unit)}, {"other", w.unit(e.other)}};
}
Json event(const JsonWriter &w, const SpotterNamed &e)
{
    return {{"event", "spotter_named"}, {"unit", w.unit(e.unit)}, {"firer", w.unit(e.firer)}};
}
Json event(const JsonWriter &w, const JointFireNamed &e)
{
    return {{"event", "joint_fire_named"}, {"unit", w.unit(e.unit)}, {"firer", w.unit(e.firer)}};
}
Json event(const JsonWriter &w, const CoverGiven &e)
{
    return {{"event", "cover_given"}, {"unit", w.unit(e.unit)}, {"mover", w.unit(e.mover)}};
}
Json event(const JsonWriter &w, const OverrunBegan &e)
{
    return {{"event", "overrun_began"}, {"unit", w.unit(e.unit)}, {"target", w.unit(e.target)}};
}
Json event(const JsonWriter &w, const DetectionRolled &e)
{
    return {{"event", "detection_rolled"},   {"unit", w.unit(e.unit)},
            {"hex", JsonWriter::hex(e.hex)}, {"roll", e.roll},
            {"modifier", e.modifier},        {"needed", e.needed},
            {"detected", e.detected}};
}
Json event(const JsonWriter &, const MineFound &e)
{
    return {{"event", "mine_found"}, {"hex", JsonWriter::hex(e.hex)}, {"mine", toString(e.kind)}};
}
Json event(const JsonWriter &w, const UnitLoaded &e)
{
    return {{"event", "unit_loaded"}, {"unit", w.unit(e.unit)}, {"carrier", w.unit(e.carrier)}};
}
Json event(const JsonWriter &w, const UnitDisembarked &e)
{
    return {{"event", "unit_disembarked"},
            {"unit", w.unit(e.unit)},
            {"carrier", w.unit(e.carrier)},
            {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const SmokePlaced &e)
{
    return {{"event", "smoke_placed"}, {"hex", JsonWriter::hex(e.hex)}, {"count", e.count}};
}
Json event(const JsonWriter &w, const TrackMoved &e)
{
    const Scenario &scenario = w.setting().scenario;
    Json json = {{"event", "track_moved"},
                 {"track", scenario.tracks[e.track].id},
                 {"from", e.from},
                 {"to", e.to},
                 {"on", toString(scenario.triggers[e.trigger].on)}};
    if (e.unit != UnitId{})
        json["unit"] = w.unit(e.unit);
    return json;
}
Json event(const JsonWriter &w, const ThresholdReached &e)
{
    const Track &track = w.setting().scenario.tracks[e.track];
    return {{"event", "threshold_reached"},
            {"track", track.id},
            {"at", track.thresholds[e.threshold].at},
            {"effect", toString(track.thresholds[e.threshold].effect)}};
}
Json event(const JsonWriter &w, const TriggerWorked &e)
{
    const TriggerEffect &effect = w.setting().scenario.triggers[e.trigger].effects[e.effect];
    return {{"event", "trigger_worked"},
            {"trigger", e.trigger},
            {"effect", e.effect},
            {"kind", toString(effect.kind)}};
}
Json ofPool(const char *name, const JsonWriter &w, SideIndex side, int player)
{
    Json json = {{"event", name}, {"side", w.side(side)}};
    if (player > 0)
        json["player"] = player;
    return json;
}
Json event(const JsonWriter &w, const SupportCalled &e)
{
    return {{"event", "support_called"}, {"side", w.side(e.side)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const AirTargetNamed &e)
{
    return {{"event", "air_target_named"},
            {"side", w.side(e.side)},
            {"card", e.card},
            {"target", w.unit(e.target)}};
}
Json event(const JsonWriter &w, const AircraftFiredAt &e)
{
    Json json = {{"event", "aircraft_fired_at"},
                 {"unit", w.unit(e.unit)},
                 {"card", e.card},
                 {"left", symbols(e.left)}};
    if (e.result)
        json["result"] = toString(*e.result);
    return json;
}
Json event(const JsonWriter &w, const AccuracyRolled &e)
{
    Json json = {{"event", "accuracy_rolled"},
                 {"card", e.card},
                 {"target", w.unit(e.target)},
                 {"roll", e.roll},
                 {"modifier", e.modifier}};
    if (e.die)
        json["die"] = std::string(1, letterOf(*e.die));
    return json;
}
Json event(const JsonWriter &w, const FriendlyFire &e)
{
    return {{"event", "friendly_fire"}, {"card", e.card}, {"unit", w.unit(e.unit)}};
}
Json event(const JsonWriter &w, const SupportSpotted &e)
{
    return {{"event", "support_spotted"}, {"unit", w.unit(e.unit)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const WaypointPlaced &e)
{
    return {{"event", "waypoint_placed"},
            {"side", w.side(e.side)},
            {"card", e.card},
            {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &, const FireModeChosen &e)
{
    return {{"event", "fire_mode_chosen"},
            {"card", e.card},
            {"mode", toString(e.mode)},
            {"hex", JsonWriter::hex(e.hex)}};
}
Json event(const JsonWriter &w, const SupportRequested &e)
{
    return {{"event", "support_requested"}, {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const PointAllotted &e)
{
    return ofPool("point_allotted", w, e.side, e.player);
}
Json event(const JsonWriter &w, const PointsShown &e)
{
    Json json = ofPool("points_shown", w, e.side, e.player);
    if (!e.card.empty())
        json["card"] = e.card;
    json["points"] = e.points;
    return json;
}
Json event(const JsonWriter &w, const PointSpent &e)
{
    return {{"event", "point_spent"},
            {"side", w.side(e.side)},
            {"unit", w.unit(e.unit)},
            {"focus", e.ofFocus},
            {"left", e.left}};
}
Json event(const JsonWriter &w, const PointLost &e)
{
    return {{"event", "point_lost"},
            {"side", w.side(e.side)},
            {"unit", w.unit(e.unit)},
            {"left", e.left}};
}
Json event(const JsonWriter &w, const HandDrawn &e)
{
    return {{"event", "hand_drawn"}, {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const CardDiscarded &e)
{
    return {{"event", "card_discarded"}, {"side", w.side(e.side)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const DeckReshuffled &e)
{
    return {{"event", "deck_reshuffled"}, {"side", w.side(e.side)}};
}
Json event(const JsonWriter &w, const CardPlayed &e)
{
    Json json = {{"event", "card_played"}, {"side", w.side(e.side)}, {"card", e.card}};
    if (e.unit != UnitId{})
        json["unit"] = w.unit(e.unit);
    if (!e.hex.isNowhere())
        json["hex"] = JsonWriter::hex(e.hex);
    return json;
}
Json event(const JsonWriter &w, const CardCancelled &e)
{
    return {{"event", "card_cancelled"}, {"side", w.side(e.side)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const CardTakenBack &e)
{
    return {{"event", "card_taken_back"}, {"side", w.side(e.side)}, {"card", e.card}};
}
Json event(const JsonWriter &w, const MarkerRemoved &e)
{
    return {{"event", "marker_removed"}, {"unit", w.unit(e.unit)}, {"marker", toString(e.marker)}};
}
Json event(const JsonWriter &w, const UnitRecovered &e)
{
    return {{"event", "unit_recovered"},
            {"unit", w.unit(e.unit)},
            {"points", e.points},
            {"left", e.left}};
}
Json event(const JsonWriter &w, const FocusChanged &e)
{
    return {{"event", "focus_changed"},
            {"side", w.side(e.side)},
            {"points", e.points},
            {"left", e.left}};
}
Json event(const JsonWriter &, const Corrected &e)
{
    return {{"event", "corrected"}, {"path", e.path}, {"old", e.oldValue}, {"new", e.newValue}};
}
Json event(const JsonWriter &w, const GameEnded &e)
{
    return {{"event", "game_ended"},
            {"winner", e.winner == kNobody ? Json("draw") : w.side(e.winner)}};
}

} // namespace

std::string Assault::eventToJson(const Position &p, const Event &said)
{
    Json json =
        std::visit([w = JsonWriter(p)](const auto &value) { return event(w, value); }, said.what);
    if (!said.rule.empty())
        json["rule"] = said.rule;
    return json.dump();
}

} // namespace hexwerk::assault
