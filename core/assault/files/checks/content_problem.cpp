#include "core/assault/files/checks/content_problem.h"

#include <array>

namespace hexwerk::assault {

using ContentRow = ProblemRow<ContentProblem>;
static constexpr std::array kProblems = {
    ContentRow{ContentProblem::UnknownOption, "unknown-option", Severity::Warning},
    ContentRow{ContentProblem::NoSize, "no-size"},
    ContentRow{ContentProblem::BadSize, "bad-size"},
    ContentRow{ContentProblem::OddWidth, "odd-width"},
    ContentRow{ContentProblem::OddTileColumn, "odd-tile-column"},
    ContentRow{ContentProblem::BadCrop, "bad-crop"},
    ContentRow{ContentProblem::OffBoard, "off-board"},
    ContentRow{ContentProblem::OverlappingTiles, "overlapping-tiles"},
    ContentRow{ContentProblem::BadTile, "bad-tile"},
    ContentRow{ContentProblem::RoadNotAdjacent, "road-not-adjacent"},
    ContentRow{ContentProblem::PointsInLine, "points-in-line", Severity::Warning},
    ContentRow{ContentProblem::RiverEnds, "river-ends", Severity::Warning},
    ContentRow{ContentProblem::NoWater, "no-water", Severity::Warning},
    ContentRow{ContentProblem::UnknownArt, "unknown-art", Severity::Warning},
    ContentRow{ContentProblem::NobodyGetsThere, "nobody-gets-there", Severity::Warning},
    ContentRow{ContentProblem::OutsideStamp, "outside-stamp"},
    ContentRow{ContentProblem::HexTaken, "hex-taken"},
    ContentRow{ContentProblem::FacingOnInfantry, "facing-on-infantry"},
    ContentRow{ContentProblem::ProhibitedTerrain, "prohibited-terrain"},
    ContentRow{ContentProblem::TooMuchDamage, "too-much-damage"},
    ContentRow{ContentProblem::MarkersClash, "markers-clash"},
    ContentRow{ContentProblem::CarriedInCircle, "carried-in-circle"},
    ContentRow{ContentProblem::OtherSide, "other-side"},
    ContentRow{ContentProblem::CannotCarry, "cannot-carry"},
    ContentRow{ContentProblem::Overloaded, "overloaded"},
    ContentRow{ContentProblem::MinesNotHere, "mines-not-here"},
    ContentRow{ContentProblem::ImpossibleCard, "impossible-card"},
    ContentRow{ContentProblem::UnknownSilhouette, "unknown-silhouette", Severity::Warning},
    ContentRow{ContentProblem::TooManySides, "too-many-sides"},
    ContentRow{ContentProblem::TooFewSides, "too-few-sides", Severity::Warning},
    ContentRow{ContentProblem::NoUnits, "no-units", Severity::Warning},
    ContentRow{ContentProblem::NoVictory, "no-victory", Severity::Warning},
    ContentRow{ContentProblem::NoZones, "no-zones", Severity::Warning},
    ContentRow{ContentProblem::UnitNotPlaced, "unit-not-placed", Severity::Warning},
    ContentRow{ContentProblem::EmptyZone, "empty-zone", Severity::Warning},
    ContentRow{ContentProblem::ZoneTooSmall, "zone-too-small", Severity::Warning},
    ContentRow{ContentProblem::NoRoomForMines, "no-room-for-mines", Severity::Warning},
    ContentRow{ContentProblem::NoSetupZone, "no-setup-zone", Severity::Warning},
    ContentRow{ContentProblem::NothingToChoose, "nothing-to-choose", Severity::Warning},
    ContentRow{ContentProblem::SideWithoutUnits, "side-without-units", Severity::Warning},
    ContentRow{ContentProblem::NoCommandPoints, "no-command-points", Severity::Warning},
    ContentRow{ContentProblem::PointsWithoutUnits, "points-without-units", Severity::Warning},
    ContentRow{ContentProblem::ForeignUnits, "foreign-units", Severity::Warning},
    ContentRow{ContentProblem::NothingArrives, "nothing-arrives", Severity::Warning},
    ContentRow{ContentProblem::NeverReached, "never-reached", Severity::Warning},
    ContentRow{ContentProblem::NeverHolds, "never-holds", Severity::Warning},
    ContentRow{ContentProblem::AlwaysHolds, "always-holds", Severity::Warning},
    ContentRow{ContentProblem::NothingSaid, "nothing-said", Severity::Warning},
    ContentRow{ContentProblem::BothCanWin, "both-can-win", Severity::Warning},
    ContentRow{ContentProblem::WonFromStart, "won-from-start", Severity::Warning},
    ContentRow{ContentProblem::EmptyDeck, "empty-deck"},
    ContentRow{ContentProblem::ForeignCard, "foreign-card"},
    ContentRow{ContentProblem::CardInTwoDecks, "card-in-two-decks"},
    ContentRow{ContentProblem::NothingToDraw, "nothing-to-draw", Severity::Warning},
    ContentRow{ContentProblem::WordByPlayers, "word-by-players", Severity::Warning},
    ContentRow{ContentProblem::EmptySupply, "empty-supply"},
    ContentRow{ContentProblem::TooManyRequests, "too-many-requests"},
    ContentRow{ContentProblem::NoSupportCards, "no-support-cards", Severity::Warning},
    ContentRow{ContentProblem::TooManySupportCards, "too-many-support-cards"},
    ContentRow{ContentProblem::MoreSupportThanFormations, "more-support-than-formations",
               Severity::Warning},
    ContentRow{ContentProblem::CampaignNeedsTwoSides, "campaign-needs-two-sides"},
    ContentRow{ContentProblem::ScenarioMissing, "scenario-missing"},
    ContentRow{ContentProblem::BrokenScenario, "broken-scenario"},
    ContentRow{ContentProblem::OtherSides, "other-sides"},
    ContentRow{ContentProblem::OtherEdition, "other-edition"},
    ContentRow{ContentProblem::UnitInTwoSlots, "unit-in-two-slots"},
    ContentRow{ContentProblem::NobodyForSlot, "nobody-for-slot", Severity::Warning},
    ContentRow{ContentProblem::NobodyMovesTrack, "nobody-moves-track", Severity::Warning},
    ContentRow{ContentProblem::NoResultLeft, "no-result-left", Severity::Warning},
    ContentRow{ContentProblem::BattleNotReached, "battle-not-reached", Severity::Warning},
    ContentRow{ContentProblem::NoWayOut, "no-way-out"},
};
static_assert(areAllInOrder(kProblems, kFirstContentProblem, kLastContentProblem));

const ProblemRow<ContentProblem> &rowOf(ContentProblem code)
{
    return kProblems[static_cast<std::size_t>(code) - kFirstOfSystem];
}

} // namespace hexwerk::assault
