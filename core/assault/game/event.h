// What happened. Views animate it, the log shows it; nothing replays it.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/alternative.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexwerk::assault {

struct TurnBegan
{
    int turn = 1;
};
struct PhaseBegan
{
    Phase phase = Phase::Action;
};
struct StartingPlayerChosen
{
    SideIndex side = 0;
};
struct Passed
{
    SideIndex side = 0;
};
struct UnitPlaced
{
    UnitId unit = {};
    Hex hex = {};
};
struct UnitActivated
{
    UnitId unit = {};
    Action action = Action::NormalMove;
};
struct UnitMoved
{
    UnitId unit = {};
    Hex from = {};
    Hex to = {};                       // nowhere: off the map
    std::optional<RoadKind> road = {}; // that was followed
    int cost = 0;                      // movement points
};
struct UnitTurned
{
    UnitId unit = {};
    int facing = 0;
};
struct UnitsSwapped
{
    UnitId unit = {};
    UnitId other = {};
};
struct UnitPushedBack
{
    UnitId unit = {};
    Hex to = {};
};
struct MarkerPlaced
{
    UnitId unit = {};
    Marker marker = Marker::NormalAction;
};
struct ShotFired
{
    UnitId firer = {};
    UnitId target = {};
    bool reaction = false;
};
struct SpotterNamed
{
    UnitId unit = {};
    UnitId firer = {};
};
struct JointFireNamed
{
    UnitId unit = {};
    UnitId firer = {}; // the lead unit
};
struct CoverGiven
{
    UnitId unit = {};
    UnitId mover = {};
};
struct SpottingRolled
{
    UnitId firer = {};
    UnitId target = {};
    int roll = 0;     // the die
    int modifier = 0; // added to it
    int needed = 0;
    bool spotted = false;
};
struct DiceRolled
{
    RollUse use = RollUse::Attack;
    UnitId unit = {};                  // who rolls; none for plain dice of a side
    Pool dice = {};                    // none: plain dice
    std::vector<std::uint8_t> faces;   // empty if symbols were entered
    std::vector<Symbols> symbols = {}; // of battle dice
    bool offProfile = false;           // a symbol that this die does not have
};
struct AttackResolved
{
    UnitId attacker = {};
    UnitId defender = {};
    Symbols left = {};
    Symbols rolled = {};  // that the attack counts
    Symbols defence = {}; // against them
};
struct UnitDamaged
{
    UnitId unit = {};
    int points = 0; // strength points lost
    int left = 0;
};
struct UnitHalved
{
    UnitId unit = {};
};
struct UnitEliminated
{
    UnitId unit = {};
};
struct UnitLeftMap
{
    UnitId unit = {};
};
struct FallbackBegan
{
    UnitId unit = {};
};
struct OverrunBegan
{
    UnitId unit = {};
    UnitId target = {}; // artillery
};
struct DetectionRolled
{
    UnitId unit = {};
    Hex hex = {};
    int roll = 0;     // the die
    int modifier = 0; // added to it
    int needed = 0;
    bool detected = false;
};
struct MineLaid
{
    SideIndex side = 0;
    Hex hex = {};
};
struct MineFound
{
    Hex hex = {};
    MineKind kind = MineKind::Dummy;
};
struct UnitLoaded
{
    UnitId unit = {};
    UnitId carrier = {};
};
struct UnitDisembarked
{
    UnitId unit = {};
    UnitId carrier = {};
    Hex hex = {};
};
struct CloseCombatBegan
{
    UnitId assault = {};
    UnitId defence = {};
    Hex hex = {};
};
struct SupportNamed
{
    UnitId unit = {};
    Hex hex = {};
};
struct CloseCombatRoundBegan
{
    int round = 1;
};
struct UnitWithdrew
{
    UnitId unit = {};
};
struct CloseCombatEnded
{
    Hex hex = {};
};
struct DugInMarkerRemoved
{
    Hex hex = {};
};
struct WorkTurned
{
    Hex hex = {};
};
struct DugInMarkerPlaced
{
    UnitId unit = {};
    Hex hex = {};
};
// [R12.5c] A building, or a fortification of some kind.
struct StructureCollapsed
{
    Hex hex = {};
    std::optional<OverlayKind> work = {};   // none: the building
    std::optional<OverlayKind> leaves = {}; // a ruin or a trench; none: nothing
};
struct ObstaclesDestroyed
{
    Hex hex = {};
};
struct CraterPlaced
{
    Hex hex = {};
};
struct SmokePlaced
{
    Hex hex = {};
    int count = 0; // markers that lie there now
};
struct SmokeThinned
{
    Hex hex = {};
    int left = 0;
};
struct ObjectiveTaken
{
    std::size_t objective = 0; // place in the scenario
    SideIndex side = 0;
};
struct CardTaken
{
    SideIndex side = 0;
    std::string card = {};   // a formation or a unit card, or a unit that goes to a player
    std::uint8_t player = 0; // of several that share the side [R5.4a]
};
struct CardDrawn
{
    SideIndex side = 0;
    std::string card = {};
};
struct TrackMoved
{
    std::size_t track = 0; // place in the scenario
    int from = 0;
    int to = 0;
    std::size_t trigger = 0; // that moved it, by place in the scenario
    UnitId unit = {};        // that it was about; none for objectives and turns
};
struct ThresholdReached
{
    std::size_t track = 0;     // place in the scenario
    std::size_t threshold = 0; // place in the track
};
// What a trigger has done but move a marker: places in the scenario, and in the trigger.
struct TriggerWorked
{
    std::size_t trigger = 0;
    std::size_t effect = 0;
};
struct Corrected
{
    std::string path = {};
    std::string oldValue = {};
    std::string newValue = {};
};
struct GameEnded
{
    SideIndex winner = kNobody; // nobody: a draw
    std::size_t victory = 0; // which of the scenario's conditions; SIZE_MAX: none, or a threshold
};

struct PointAllotted
{
    SideIndex side = 0;
    std::uint8_t player = 0; // of several that share the side
};
// One card of a pool, as it lies when all points are shown.
struct PointsShown
{
    SideIndex side = 0;
    std::uint8_t player = 0;
    std::string card = {}; // id; empty: the command focus
    int points = 0;
};
struct PointSpent
{
    SideIndex side = 0;
    UnitId unit = {};
    bool ofFocus = false;
    int left = 0; // there
};
struct PointLost
{
    SideIndex side = 0;
    UnitId unit = {}; // that was eliminated
    int left = 0;     // of the pool
};

// A support card lies face down. [R12.3.1a]
struct SupportRequested
{
    SideIndex side = 0;
};

// [R12.3.2a] A support card is turned up.
struct SupportCalled
{
    SideIndex side = 0;
    std::string card = {}; // id
};
struct AirTargetNamed
{
    SideIndex side = 0;
    std::string card = {};
    UnitId target = {};
};
struct AircraftFiredAt
{
    UnitId unit = {}; // that fired
    std::string card = {};
    Symbols left = {};
    std::optional<AirDefence> result = {}; // none: it flies on
};
// [R12.3.6.2a]
struct AccuracyRolled
{
    std::string card = {};
    UnitId target = {};
    int roll = 0;                // the die
    int modifier = 0;            // added to it
    std::optional<Die> die = {}; // that the target gets
};
// [R12.3.6.2b]
struct FriendlyFire
{
    std::string card = {};
    UnitId unit = {};
};

// [R12.4.3a] [D12.4.2.1a]
struct SupportSpotted
{
    UnitId unit = {};
    std::string card = {};
};
// Placed, or moved. [R12.4.2a] [D12.4.2.1b] [D12.4.3.2c]
struct WaypointPlaced
{
    SideIndex side = 0;
    std::string card = {};
    Hex hex = {};
};
struct FireModeChosen
{
    std::string card = {};
    FireMode mode = FireMode::FireSupport;
    Hex hex = {};
};

// [R6.2.1a] A command or support card came into a hand, face down.
struct HandDrawn
{
    SideIndex side = 0;
};
struct CardDiscarded
{
    SideIndex side = 0;
    std::string card = {};
};
struct DeckReshuffled
{
    SideIndex side = 0;
};
struct CardPlayed
{
    SideIndex side = 0;
    std::string card = {};
    UnitId unit = {}; // that it is for; none
    Hex hex = {};     // likewise
};
struct CardCancelled
{
    SideIndex side = 0; // that played it
    std::string card = {};
};
struct CardTakenBack
{
    SideIndex side = 0;
    std::string card = {};
};
struct MarkerRemoved
{
    UnitId unit = {};
    Marker marker = Marker::NormalAction;
};
struct UnitRecovered
{
    UnitId unit = {};
    int points = 0; // strength points that came back
    int left = 0;   // that it has now
};
struct FocusChanged
{
    SideIndex side = 0;
    int points = 0; // that came, or went if negative
    int left = 0;   // in the command focus
};

struct Happening
    : std::variant<
          TurnBegan, PhaseBegan, StartingPlayerChosen, Passed, CardTaken, CardDrawn, MineLaid,
          WorkTurned, UnitPlaced, UnitActivated, UnitMoved, UnitTurned, UnitsSwapped,
          UnitPushedBack, MarkerPlaced, ShotFired, SpotterNamed, JointFireNamed, CoverGiven,
          SpottingRolled, DiceRolled, AttackResolved, UnitDamaged, UnitHalved, UnitEliminated,
          UnitLeftMap, FallbackBegan, OverrunBegan, DetectionRolled, MineFound, UnitLoaded,
          UnitDisembarked, CloseCombatBegan, SupportNamed, CloseCombatRoundBegan, UnitWithdrew,
          CloseCombatEnded, DugInMarkerRemoved, DugInMarkerPlaced, SmokePlaced, SmokeThinned,
          ObjectiveTaken, TrackMoved, ThresholdReached, TriggerWorked, Corrected, GameEnded,
          PointAllotted, PointsShown, PointSpent, PointLost, StructureCollapsed, ObstaclesDestroyed,
          CraterPlaced, HandDrawn, CardDiscarded, DeckReshuffled, CardPlayed, CardCancelled,
          CardTakenBack, MarkerRemoved, UnitRecovered, FocusChanged, SupportRequested,
          SupportCalled, AirTargetNamed, AircraftFiredAt, AccuracyRolled, FriendlyFire,
          SupportSpotted, WaypointPlaced, FireModeChosen>

{
    Happening();
    Happening(const Happening &other);
    Happening(Happening &&other) noexcept;
    Happening &operator=(const Happening &other);
    Happening &operator=(Happening &&other) noexcept;
    ~Happening();
    template<AlternativeOf<variant> Value>
    Happening(Value value)
        : variant(std::move(value))
    {
    }
};

struct Event
{
    Happening what = {};
    std::string_view rule = {};   // a literal: "R8.2i"; may be empty
    SideIndex audience = kNobody; // who may see it; nobody in particular: everyone
    bool reveals = false;         // dice that were seen cannot be unseen
};

} // namespace hexwerk::assault
