#include "editor/assault/text/problem_text.h"

#include "core/assault/files/checks/content_problem.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/file_problem_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using editor::FileProblemText;

QString ProblemText::expected(const Problem &problem)
{
    // No default: the compiler names what has no text.
    switch (problem.expected.as<ContentExpectation>()) {
    case ContentExpectation::HexName:
        return tr("a hex such as \"C4\"");
    case ContentExpectation::Dice:
        return tr("dice as letters R, Y, G, B");
    case ContentExpectation::OneDie:
        return tr("one die: R, Y, G or B");
    case ContentExpectation::Face:
        return tr("a face: -, X, D, DD, C or CD");
    case ContentExpectation::SixFaces:
        return tr("six faces");
    case ContentExpectation::ThreePoints:
        return tr("three points");
    case ContentExpectation::Card:
    case ContentExpectation::FormationCard:
    case ContentExpectation::Side:
    case ContentExpectation::Terrain:
    case ContentExpectation::Road:
    case ContentExpectation::Hexside:
    case ContentExpectation::Tile:
    case ContentExpectation::Zone:
    case ContentExpectation::Objective:
    case ContentExpectation::Track:
    case ContentExpectation::Unit:
    case ContentExpectation::Marker:
    case ContentExpectation::Ability:
    case ContentExpectation::Effect:
    case ContentExpectation::Profile:
    case ContentExpectation::DiceProfile:
    case ContentExpectation::Nation:
    case ContentExpectation::SupportCard:
    case ContentExpectation::Switch:
    case ContentExpectation::Battle:
    case ContentExpectation::Core:
        return FileProblemText::expectedId(problem);
    case ContentExpectation::DeckCard:
        return tr("a command or support card that exists");
    }
    return {};
}

QString ProblemText::ofBoard(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code.as<ContentProblem>()) {
    case ContentProblem::NoSize:
        return tr("The board has no size: set its columns and rows, or lay a tile.");
    case ContentProblem::BadSize:
        return tr("The board needs 2 to 200 columns and rows.");
    case ContentProblem::OddWidth:
        return tr("%1 must be even, not %2.").arg(key, found);
    case ContentProblem::OddTileColumn:
        return tr("%1: a tile begins in column A, C, E and so on, not at %2.").arg(key, found);
    case ContentProblem::BadCrop:
        return tr("%1: the part must be inside the tile, begin in column A, C, E and so on, and "
                  "have an even width.")
            .arg(key);
    case ContentProblem::OffBoard:
        return tr("%1: %2 is not on the board.").arg(key, found);
    case ContentProblem::OverlappingTiles:
        return tr("%1: tile %2 overlaps another tile.").arg(key, found);
    case ContentProblem::BadTile:
        return tr("%1: the file of tile %2 contains errors.").arg(key, found);
    case ContentProblem::RoadNotAdjacent:
        return tr("%1: %2 is not adjacent to the previous hex.").arg(key, found);
    case ContentProblem::PointsInLine:
        return tr("The three points of the picture are in a straight line: move one of them. Until "
                  "then, the picture covers the board.");
    case ContentProblem::RiverEnds:
        return tr("The river ends in %1: continue it to the edge of the board, a sea or another "
                  "river.")
            .arg(found);
    case ContentProblem::NoWater:
        return tr("A bridge or ford at %1 does not cross water: add water, or remove it.")
            .arg(found);
    case ContentProblem::UnknownArt:
        //: %1 is a terrain, hexside or road, %2 a picture
        return tr("Maps have no picture \"%2\": %1 is drawn as a plain hex with its name. Give it "
                  "a "
                  "known art.")
            .arg(editor::toQString(problem.values.at(0)), editor::toQString(problem.values.at(1)));
    case ContentProblem::NobodyGetsThere:
        return tr("%1: no unit can be in %2. Choose a hex on land, or lead a road there.")
            .arg(key, found);
    case ContentProblem::OutsideStamp:
        return tr("%1: %2 is not in any patch of the stamp.").arg(key, found);
    case ContentProblem::TooManySupportCards:
        //: %1 is a key, %2 a number, %3 a side
        return tr("%1: %2 support cards in the deck of the side %3. At most five are allowed.")
            .arg(key, editor::toQString(problem.values.at(0)), found);
    case ContentProblem::MoreSupportThanFormations:
        //: %1 is a key, %2 and %4 are numbers, %3 a side
        return tr("%1: the deck of the side %3 has %2 support cards. As many as its formation "
                  "cards are recommended (%4).")
            .arg(key, editor::toQString(problem.values.at(0)), found,
                 editor::toQString(problem.values.at(1)));
    default:
        return {};
    }
}

QString ProblemText::ofUnits(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code.as<ContentProblem>()) {
    case ContentProblem::HexTaken:
        return tr("%1: %2 is already taken.").arg(key, found);
    case ContentProblem::FacingOnInfantry:
        return tr("%1: infantry has no facing.").arg(key);
    case ContentProblem::ProhibitedTerrain:
        return tr("%1: the unit may not be in %2, %3.")
            .arg(key, found, FileProblemText::value(problem, 0));
    case ContentProblem::TooMuchDamage:
        return tr("%1: %2 damage would eliminate the unit.").arg(key, found);
    case ContentProblem::MarkersClash:
        return tr("%1: these markers cannot be combined on one unit.").arg(key);
    case ContentProblem::CarriedInCircle:
        return tr("%1: the units carry each other.").arg(key);
    case ContentProblem::OtherSide:
        return tr("%1: %2 belongs to the side %3.")
            .arg(key, found, FileProblemText::value(problem, 0));
    case ContentProblem::ZoneTooSmall:
        return tr("%1: %2 units are set up here, but only %3 hexes are free; some must wait.")
            .arg(key, FileProblemText::value(problem, 0), FileProblemText::value(problem, 1));
    case ContentProblem::NoRoomForMines:
        return tr("%1: %2 markers are laid here, but only %3 hexes may hold them; use larger zones "
                  "or fewer mines.")
            .arg(key, FileProblemText::value(problem, 0), FileProblemText::value(problem, 1));
    case ContentProblem::CannotCarry:
        return tr("%1: %2 does not carry this unit.").arg(key, found);
    case ContentProblem::Overloaded:
        return tr("%1: %2 carries %3 strength points, but has room for %4.")
            .arg(key, found, FileProblemText::value(problem, 0),
                 FileProblemText::value(problem, 1));
    case ContentProblem::MinesNotHere:
        //: %1 is a key, %2 a hex, %3 a sentence of the rules
        return tr("%1: mines of this kind are not allowed in %2. %3")
            .arg(key, found, RefusalText::barOfMines(problem.values.at(0)));
    case ContentProblem::ImpossibleCard:
        //: %3 is a rule
        return tr("%1: the card %2 cannot have this (%3).")
            .arg(key, found, FileProblemText::value(problem, 0));
    case ContentProblem::UnknownSilhouette:
        //: %1 is a key, %2 the name of a picture
        return tr("%1: there is no silhouette %2, so the symbol of the type is shown. Choose one "
                  "in the form of the card.")
            .arg(key, found);
    case ContentProblem::NoSetupZone:
        return tr("%1: %2 chooses cards, but has no zone to set up their units in.")
            .arg(key, found);
    case ContentProblem::NothingToChoose:
        return tr("%1: there are no such cards to choose from.").arg(key);
    case ContentProblem::SideWithoutUnits:
        return tr("The side %1 has no units.").arg(found);
    case ContentProblem::NoCommandPoints:
        return tr("The side %1 has no command points to act with. Give it some, or a formation "
                  "card that brings some.")
            .arg(found);
    case ContentProblem::PointsWithoutUnits:
        //: %1 is a key, %2 a side, %3 and %4 numbers
        return tr("%1: the side %2 has %3 command points of its own, but all its units come with "
                  "formation cards, which bring up to %4. Set them to 0, or list units.")
            .arg(key, found, FileProblemText::value(problem, 0),
                 FileProblemText::value(problem, 1));
    case ContentProblem::ForeignUnits:
        //: %1 is a key, %n a number of units, %2 a nation
        return tr("%1: the side has %n unit(s) of %2, which is not one of its nations.", nullptr,
                  FileProblemText::value(problem, 1).toInt())
            .arg(key, found);
    case ContentProblem::NothingArrives:
        return tr("%1: no units arrive with this reinforcement.").arg(key);
    default:
        return {};
    }
}

QString ProblemText::ofScenario(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code.as<ContentProblem>()) {
    case ContentProblem::UnknownOption:
        return tr("The option %1 is unknown; it is kept but has no effect.").arg(found);
    case ContentProblem::TooManySides:
        return tr("%1: only two sides can play.").arg(key);
    case ContentProblem::TooFewSides:
        return tr("The scenario needs two sides to be played.");
    case ContentProblem::NoUnits:
        return tr("The scenario has no units yet.");
    case ContentProblem::NoVictory:
        return tr("The scenario has no victory conditions yet.");
    case ContentProblem::NoZones:
        return tr("The scenario has no zones yet.");
    case ContentProblem::UnitNotPlaced:
        return tr("%1 has no place: give it a hex, a zone or a carrier.").arg(key);
    case ContentProblem::EmptyZone:
        return tr("%1: the zone has no hexes.").arg(key);
    case ContentProblem::NeverReached:
        //: %1 is a field, %2 a number on a track
        return tr("%1: the marker begins at %2, so this threshold is never reached.")
            .arg(key, found);
    case ContentProblem::NeverHolds:
        return tr("%1: this condition can never be met.").arg(key);
    case ContentProblem::AlwaysHolds:
        return tr("%1: this condition is always met.").arg(key);
    case ContentProblem::NothingSaid:
        return tr("%1: this threshold only shows a text, but has none.").arg(key);
    case ContentProblem::BothCanWin:
        return tr("%1: both sides can hold enough objectives at once; the game would then be a "
                  "draw.")
            .arg(key);
    case ContentProblem::WonFromStart:
        return tr("%1: the condition is met from the start; the game would end after the first "
                  "turn.")
            .arg(key);
    default:
        return {};
    }
}

QString ProblemText::ofDecks(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code.as<ContentProblem>()) {
    case ContentProblem::EmptyDeck:
        return tr("%1: a deck needs at least one card. Leave the key out for all cards of the "
                  "nations.")
            .arg(key);
    case ContentProblem::ForeignCard:
        //: %1 is a key, %2 a card, %3 a nation
        return tr("%1: the card %2 belongs to the nation %3.")
            .arg(key, found, FileProblemText::value(problem, 0));
    case ContentProblem::CardInTwoDecks:
        return tr("%1: the card %2 is already in the neutral deck.").arg(key, found);
    case ContentProblem::NothingToDraw:
        return tr("There are no command cards for the side %1 to draw.").arg(found);
    case ContentProblem::EmptySupply:
        return tr("%1: there is no card yet. Add the aircraft or battery that comes.").arg(key);
    case ContentProblem::TooManyRequests:
        //: %1 is a key, %2 a side
        return tr("%1: more than five support cards for the side %2 from the same turn on.")
            .arg(key, found);
    case ContentProblem::NoSupportCards:
        return tr("%1: support is played with, but there is no support card.").arg(key);
    case ContentProblem::WordByPlayers:
        return tr("%1: Hexwerk does not know the effect %2; the players carry out its text.")
            .arg(key, found);
    default:
        return {};
    }
}

QString ProblemText::ofCampaign(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code.as<ContentProblem>()) {
    case ContentProblem::CampaignNeedsTwoSides:
        return tr("A campaign needs two sides.");
    case ContentProblem::ScenarioMissing:
        //: %1 is a key, %2 a file
        return tr("%1: the file %2 cannot be read. It must be in the folder of the campaign.")
            .arg(key, found);
    case ContentProblem::BrokenScenario:
        //: %1 is a key, %2 a file, %3 the number of a line, %4 a key there
        return tr("%1: %2 has errors; the first is in line %3, %4. Open it to see them.")
            .arg(key, found, FileProblemText::value(problem, 2),
                 FileProblemText::value(problem, 1));
    case ContentProblem::OtherSides:
        //: %1 is a key, %2 a file, %3 its sides
        return tr("%1: %2 has other sides than the campaign: %3.")
            .arg(key, found, FileProblemText::listed(problem.values));
    case ContentProblem::OtherEdition:
        //: %1 is a key, %2 and %3 are editions
        return tr("%1: the scenario is for the edition %2, that of the first battle for %3.")
            .arg(key, found, FileProblemText::value(problem, 0));
    case ContentProblem::UnitInTwoSlots:
        return tr("%1: the unit %2 is in two slots.").arg(key, found);
    case ContentProblem::NobodyForSlot:
        //: %1 is a key, %2 a side
        return tr("%1: no core unit or reserve of the side %2 fits into this slot.")
            .arg(key, found);
    case ContentProblem::UnfitForPlace:
        //: %1 is a key, %2 a card, %3 a unit
        return tr("%1: the card %2 cannot take the place of %3. Limit the types of the slot.")
            .arg(key, FileProblemText::value(problem, 0), found);
    case ContentProblem::TextMissing:
        //: %1 is a key, %2 codes of languages
        return tr("%1: there is no text in %2.").arg(key, FileProblemText::listed(problem.values));
    case ContentProblem::NobodyMovesTrack:
        return tr("%1: no result moves this track.").arg(key);
    case ContentProblem::NoResultLeft:
        return tr("%1: the battle can end in a way for which there is no result. The campaign "
                  "would then end in a draw.")
            .arg(key);
    case ContentProblem::BattleNotReached:
        return tr("%1: no result leads to this battle.").arg(key);
    case ContentProblem::NoWayOut:
        //: %1 is a key, %2 battles in their order
        return tr("%1: no result leaves this circle: %2. Set a greatest number of battles, or let "
                  "a result end the campaign.")
            .arg(key, FileProblemText::listed(problem.values));
    default:
        return {};
    }
}

QString ProblemText::sentence(const Problem &problem)
{
    QString wrong;
    if (!isOfSystem(problem.code))
        wrong = FileProblemText::wrong(problem);
    else
        for (const auto part : {&ofBoard, &ofUnits, &ofScenario, &ofDecks, &ofCampaign})
            if (wrong.isEmpty())
                wrong = part(problem);
    return FileProblemText::joined(
        problem, wrong,
        isOfSystem(problem.expected) ? expected(problem) : FileProblemText::expected(problem));
}

QString ProblemText::withPlace(const Problem &problem)
{
    return FileProblemText::withPlace(problem, sentence(problem));
}

} // namespace hexwerk::assault::ui
