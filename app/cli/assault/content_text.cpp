#include "app/cli/content_text.h"

#include "app/cli/problem_text.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/base/contract.h"

#include <fmt/format.h>

namespace hexwerk::cli {

std::string expectedContent(const Problem &problem)
{
    const std::vector<std::string> &values = problem.values;
    switch (problem.expected.as<assault::ContentExpectation>()) {
    case assault::ContentExpectation::HexName:
        return "a hex like \"C4\"";
    case assault::ContentExpectation::Dice:
        return "dice as letters R, Y, G, B, like \"RYG\"";
    case assault::ContentExpectation::OneDie:
        return "one die: \"R\", \"Y\", \"G\" or \"B\"";
    case assault::ContentExpectation::Face:
        return "\"-\", \"X\", \"D\", \"DD\", \"C\" or \"CD\"";
    case assault::ContentExpectation::SixFaces:
        return "six faces";
    case assault::ContentExpectation::ThreePoints:
        return "three points, like { hex = \"C4\", x = 120, y = 96 }";
    case assault::ContentExpectation::Card:
        return idOf("a card", values);
    case assault::ContentExpectation::FormationCard:
        return idOf("a formation card of this type", values);
    case assault::ContentExpectation::DeckCard:
        return idOf("a command or support card", values);
    case assault::ContentExpectation::SupportCard:
        return idOf("a support card", values);
    case assault::ContentExpectation::Battle:
        return idOf("a battle", values);
    case assault::ContentExpectation::Core:
        return idOf("a core unit", values);
    case assault::ContentExpectation::Side:
        return idOf("a side", values);
    case assault::ContentExpectation::Terrain:
        return idOf("a terrain", values);
    case assault::ContentExpectation::Road:
        return idOf("a kind of road", values);
    case assault::ContentExpectation::Hexside:
        return idOf("a kind of hexside", values);
    case assault::ContentExpectation::Tile:
        return idOf("a tile", values);
    case assault::ContentExpectation::Zone:
        return idOf("a zone", values);
    case assault::ContentExpectation::Objective:
        return idOf("an objective", values);
    case assault::ContentExpectation::Track:
        return idOf("a track", values);
    case assault::ContentExpectation::Unit:
        return idOf("a unit", values);
    case assault::ContentExpectation::Marker:
        return idOf("a marker", values);
    case assault::ContentExpectation::Ability:
        return idOf("an ability", values);
    case assault::ContentExpectation::Effect:
        return idOf("an effect", values);
    case assault::ContentExpectation::Profile:
        return idOf("a profile", values);
    case assault::ContentExpectation::DiceProfile:
        return idOf("a set of dice faces", values);
    case assault::ContentExpectation::Nation:
        return idOf("a nation", values);
    case assault::ContentExpectation::Switch:
        return idOf("an option", values);
    }
    HW_UNREACHABLE();
}

std::string wrongContent(const Problem &problem)
{
    const std::string &key = problem.key;
    const std::string &found = problem.found;
    switch (problem.code.as<assault::ContentProblem>()) {
    case assault::ContentProblem::UnknownOption:
        return fmt::format("the option {} is not known; it is kept and means nothing", found);
    case assault::ContentProblem::NoSize:
        return "the board has no size: give columns and rows, or lay a tile";
    case assault::ContentProblem::BadSize:
        return "the board must have 2 to 200 columns and rows";
    case assault::ContentProblem::OddWidth:
        return fmt::format("{} must be even, not {}", key, found);
    case assault::ContentProblem::OddTileColumn:
        return fmt::format("{}: a tile lies at an even offset (column A, C, E, ...), not at {}",
                           key, found);
    case assault::ContentProblem::BadCrop:
        return fmt::format("{} must lie inside the tile, from column A, C, E, ... and of even "
                           "width",
                           key);
    case assault::ContentProblem::OffBoard:
        return fmt::format("{}: {} does not lie on the board", key, found);
    case assault::ContentProblem::OverlappingTiles:
        return fmt::format("{}: tile {} overlaps tile {} at {}", key, found, value(problem, 0),
                           value(problem, 1));
    case assault::ContentProblem::BadTile:
        return fmt::format("{}: tile {} has errors of its own: validate its file", key, found);
    case assault::ContentProblem::RoadNotAdjacent:
        return fmt::format("{}: {} does not adjoin the hex before it", key, found);
    case assault::ContentProblem::PointsInLine:
        return fmt::format("{} lie in one line: choose one beside it; until then the picture "
                           "covers the board",
                           key);
    case assault::ContentProblem::RiverEnds:
        return fmt::format("{}: the river ends in {}: lead it on to the rim of the board, a sea or "
                           "another river",
                           key, found);
    case assault::ContentProblem::NoWater:
        return fmt::format("{}: there is no water at {} that a {} would lead over: add it, or take "
                           "this away",
                           key, found, value(problem, 0));
    case assault::ContentProblem::UnknownArt:
        return fmt::format("{}: maps have no picture \"{}\": {} is drawn as a plain hex with its "
                           "name; give it a known `art`",
                           key, value(problem, 1), value(problem, 0));
    case assault::ContentProblem::NobodyGetsThere:
        return fmt::format("{}: no unit can be in {}: choose a hex on land, or lead a road there",
                           key, found);
    case assault::ContentProblem::OutsideStamp:
        return fmt::format("{}: {} is not in any patch of the stamp", key, found);
    case assault::ContentProblem::HexTaken:
        return problem.values.empty()
                   ? fmt::format("{}: {} is taken already", key, found)
                   : fmt::format("{}: unit {} stands in {} already", key, value(problem, 0), found);
    case assault::ContentProblem::FacingOnInfantry:
        return fmt::format("{}: infantry has no facing", key);
    case assault::ContentProblem::ProhibitedTerrain:
        return fmt::format("{}: the unit may not stand in {}: {}", key, found, value(problem, 0));
    case assault::ContentProblem::TooMuchDamage:
        return fmt::format("{}: {} points of damage would eliminate the unit", key, found);
    case assault::ContentProblem::MarkersClash:
        return fmt::format("{}: these markers do not lie together on one unit", key);
    case assault::ContentProblem::CarriedInCircle:
        return fmt::format("{}: the units carry each other", key);
    case assault::ContentProblem::OtherSide:
        return fmt::format("{}: {} belongs to the side {}", key, found, value(problem, 0));
    case assault::ContentProblem::ZoneTooSmall:
        return fmt::format("{}: {} units are set up here, for {} free hexes: some have to wait",
                           key, value(problem, 0), value(problem, 1));
    case assault::ContentProblem::NoRoomForMines:
        return fmt::format("{}: {} markers are laid here, for {} hexes where they may lie: give it "
                           "larger zones or fewer mines",
                           key, value(problem, 0), value(problem, 1));
    case assault::ContentProblem::CannotCarry:
        return fmt::format("{}: {} does not carry this unit", key, found);
    case assault::ContentProblem::Overloaded:
        return fmt::format("{}: {} carries {} strength points, and has room for {}", key, found,
                           value(problem, 0), value(problem, 1));
    case assault::ContentProblem::MinesNotHere:
        return fmt::format("{}: no such mines may lie in {}", key, found);
    case assault::ContentProblem::ImpossibleCard:
        return fmt::format("{}: the card {} cannot have this ({})", key, found,
                           problem.values.at(0));
    case assault::ContentProblem::UnknownSilhouette:
        return fmt::format("{}: there is no silhouette {}, and the symbol of the type is shown: "
                           "name {}, or leave it out",
                           key, found,
                           problem.values.empty() ? "one that the card form offers"
                                                  : joined(problem.values));
    case assault::ContentProblem::NoSetupZone:
        return fmt::format("{}: {} takes cards, but has no zone to set their units up", key, found);
    case assault::ContentProblem::NothingToChoose:
        return fmt::format("{}: there are no such cards to choose from", key);
    case assault::ContentProblem::SideWithoutUnits:
        return fmt::format("{}: the side {} has no units", key, found);
    case assault::ContentProblem::NoCommandPoints:
        return fmt::format("{}: the side {} has no command points to act with: give it some, or a "
                           "formation card that brings some",
                           key, found);
    case assault::ContentProblem::PointsWithoutUnits:
        return fmt::format("{}: the side {} has {} command points of its own, but all its units "
                           "come with formation cards, which bring up to {}",
                           key, found, value(problem, 0), value(problem, 1));
    case assault::ContentProblem::ForeignUnits:
        return fmt::format("{}: {} of the side's units are of the nation {}, which is not one of "
                           "its nations",
                           key, value(problem, 1), found);
    case assault::ContentProblem::NothingArrives:
        return fmt::format("{}: no units arrive with this reinforcement", key);
    case assault::ContentProblem::TooManySides:
        return fmt::format("{}: ASSAULT has two sides", key);
    case assault::ContentProblem::TooFewSides:
        return "to be played the scenario needs two sides";
    case assault::ContentProblem::NoUnits:
        return "the scenario has no units yet";
    case assault::ContentProblem::NoVictory:
        return "the scenario has no victory conditions yet";
    case assault::ContentProblem::NoZones:
        return "the scenario has no zones yet";
    case assault::ContentProblem::UnitNotPlaced:
        return fmt::format("{} has no place: give it a hex, a zone or a carrier", key);
    case assault::ContentProblem::EmptyZone:
        return fmt::format("{}: the zone has no hexes", key);
    case assault::ContentProblem::NeverReached:
        return fmt::format("{}: the marker starts on {}: this threshold is never reached", key,
                           found);
    case assault::ContentProblem::NeverHolds:
        return fmt::format("{}: this condition can never hold", key);
    case assault::ContentProblem::AlwaysHolds:
        return fmt::format("{}: this condition always holds", key);
    case assault::ContentProblem::NothingSaid:
        return fmt::format("{}: this threshold only shows a text, and has none", key);
    case assault::ContentProblem::BothCanWin:
        return fmt::format("{}: both sides can hold enough objectives at once; the game would then "
                           "be a draw",
                           key);
    case assault::ContentProblem::WonFromStart:
        return fmt::format("{}: the condition holds from the start; the game would be over after "
                           "the first turn",
                           key);
    case assault::ContentProblem::EmptyDeck:
        return fmt::format("{}: a deck needs at least one card; leave the key out for all cards of "
                           "the nations",
                           key);
    case assault::ContentProblem::ForeignCard:
        return fmt::format("{}: the card {} belongs to {}", key, found, value(problem, 0));
    case assault::ContentProblem::CardInTwoDecks:
        return fmt::format("{}: the card {} is already in the neutral deck", key, found);
    case assault::ContentProblem::NothingToDraw:
        return fmt::format("there are no command cards for the side {} to draw", found);
    case assault::ContentProblem::WordByPlayers:
        return fmt::format("{}: the effect {} is not known; the players carry out its text", key,
                           found);
    case assault::ContentProblem::EmptySupply:
        return fmt::format("{}: no support card is listed", key);
    case assault::ContentProblem::TooManyRequests:
        return fmt::format("{}: more than five support cards for the side {} from the same turn on",
                           key, found);
    case assault::ContentProblem::TooManySupportCards:
        return fmt::format("{}: {} support cards in the deck of the side {}; at most five are "
                           "allowed",
                           key, value(problem, 0), found);
    case assault::ContentProblem::MoreSupportThanFormations:
        return fmt::format("{}: the deck of the side {} has {} support cards; as many as its "
                           "formation cards are recommended ({})",
                           key, found, value(problem, 0), value(problem, 1));
    case assault::ContentProblem::NoSupportCards:
        return fmt::format("{}: support is played with, but there is no support card", key);
    case assault::ContentProblem::CampaignNeedsTwoSides:
        return "a campaign needs two sides";
    case assault::ContentProblem::ScenarioMissing:
        return fmt::format("{}: there is no readable file {} beside the campaign", key, found);
    case assault::ContentProblem::BrokenScenario:
        return fmt::format("{}: {} has errors; the first one: {} in line {}, {}", key, found,
                           value(problem, 0), value(problem, 2), value(problem, 1));
    case assault::ContentProblem::OtherSides:
        return fmt::format("{}: {} has other sides than the campaign: {}", key, found,
                           fmt::join(problem.values, ", "));
    case assault::ContentProblem::OtherEdition:
        return fmt::format("{}: the scenario is for the edition {}, that of the first battle for "
                           "{}",
                           key, found, value(problem, 0));
    case assault::ContentProblem::UnitInTwoSlots:
        return fmt::format("{}: the unit {} is in two slots", key, found);
    case assault::ContentProblem::NobodyForSlot:
        return fmt::format("{}: no core unit of the side {}, and no card of its reserve, fits into "
                           "this slot",
                           key, found);
    case assault::ContentProblem::UnfitForPlace:
        return fmt::format("{}: the card {} cannot take the place of {} ({}); limit the `types` of "
                           "the slot",
                           key, value(problem, 0), found, value(problem, 1));
    case assault::ContentProblem::TextMissing:
        return fmt::format("{}: there is no text in {}", key, fmt::join(problem.values, ", "));
    case assault::ContentProblem::NobodyMovesTrack:
        return fmt::format("{}: no result moves this track", key);
    case assault::ContentProblem::NoResultLeft:
        return fmt::format("{}: the battle can end in a way for which there is no result; the "
                           "campaign would then end in a draw",
                           key);
    case assault::ContentProblem::BattleNotReached:
        return fmt::format("{}: no result leads to this battle", key);
    case assault::ContentProblem::NoWayOut:
        return fmt::format("{}: no result leads out of this circle: {}; set `length`, or let a "
                           "result end the campaign",
                           key, fmt::join(problem.values, ", "));
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::cli
