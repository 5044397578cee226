#include "editor/assault/text/problem_text.h"

#include <QLocale>

#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString joined(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << editor::toQString(word);
    return list.join(QStringLiteral(", "));
}

static QString value(const Problem &problem, std::size_t place)
{
    return place < problem.values.size() ? editor::toQString(problem.values[place]) : QString();
}

QString ProblemText::expectedId(const Problem &problem)
{
    const QString near = joined(problem.values);
    if (near.isEmpty())
        return tr("the id of something that is there");
    //: %1 are ids that look alike
    return tr("the id of something that is there, perhaps %1").arg(near);
}

QString ProblemText::expected(const Problem &problem)
{
    const QString words = joined(problem.values);
    switch (problem.expected) {
    case Expectation::Nothing:
        return {};
    case Expectation::WholeNumber:
        return problem.values.size() == 2
                   ? tr("a whole number from %1 to %2").arg(value(problem, 0), value(problem, 1))
                   : tr("a whole number");
    case Expectation::TrueOrFalse:
        return tr("true or false");
    case Expectation::Text:
        return tr("a text");
    case Expectation::Table:
        return tr("a table");
    case Expectation::Array:
        return tr("an array");
    case Expectation::LocalTexts:
        return tr("texts by language, such as { en = \"...\", de = \"...\" }");
    case Expectation::NumberOrText:
        return tr("a whole number or one of: %1").arg(words);
    case Expectation::AnyValue:
        return tr("true, false, a whole number or a text");
    case Expectation::OneOf:
        return tr("one of: %1").arg(words);
    case Expectation::OneKeyOf:
        return tr("one of the keys: %1").arg(words);
    case Expectation::HexName:
        return tr("a hex such as \"C4\"");
    case Expectation::Dice:
        return tr("dice as letters R, Y, G, B");
    case Expectation::OneDie:
        return tr("one die: R, Y, G or B");
    case Expectation::Face:
        return tr("a face: -, X, D, DD, C or CD");
    case Expectation::SixFaces:
        return tr("six faces");
    case Expectation::PictureName:
        return tr("a PNG or JPEG file in the folder of this file or below");
    case Expectation::ThreePoints:
        return tr("three points");
    case Expectation::Id:
        return tr("letters, digits, '.', '_' and '-'");
    case Expectation::Card:
    case Expectation::FormationCard:
    case Expectation::Side:
    case Expectation::Terrain:
    case Expectation::Tile:
    case Expectation::Zone:
    case Expectation::Objective:
    case Expectation::Track:
    case Expectation::Unit:
    case Expectation::Marker:
    case Expectation::Ability:
    case Expectation::Effect:
    case Expectation::System:
    case Expectation::Profile:
    case Expectation::DiceProfile:
    case Expectation::Nation:
    case Expectation::Switch:
        return expectedId(problem);
    case Expectation::GameOrder:
        return tr("an order as a JSON object");
    case Expectation::Seed:
        return tr("64 hexadecimal digits");
    }
    return {};
}

QString ProblemText::ofFile(const Problem &problem)
{
    const QString found = editor::toQString(problem.found);
    switch (problem.code) {
    case ProblemCode::CannotRead:
        return tr("The file cannot be read. %1").arg(found).trimmed();
    case ProblemCode::TooLarge:
        return tr("The file is larger than %1 MiB.").arg(value(problem, 0));
    case ProblemCode::NotUtf8:
        return tr("The file is not UTF-8. Save it as UTF-8 and open it again.");
    case ProblemCode::Syntax:
        //: %1 is what the parser says, in English
        return tr("This is not TOML: %1").arg(found);
    case ProblemCode::WrongFormat:
        return tr("The format of the file is %1.").arg(found);
    case ProblemCode::NewerVersion:
        return tr("The file has version %1; this program reads up to version %2. A newer program "
                  "is needed.")
            .arg(found, value(problem, 1));
    case ProblemCode::NewerSystem:
        //: %1 and %2 are numbers, %3 the key of a file
        return tr("The corrections were made for version %1 of the tables, which are of version %2 "
                  "here. Take a newer program, or look through the values and set %3 to %2.")
            .arg(found, value(problem, 0), editor::toQString(problem.key));
    case ProblemCode::TooDeep:
        return tr("Tables and arrays are nested more than %1 levels deep.").arg(value(problem, 0));
    case ProblemCode::MoreErrors:
    case ProblemCode::MoreWarnings:
        return tr("And %n more, which are not listed.", nullptr, found.toInt());
    default:
        return {};
    }
}

QString ProblemText::ofKey(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code) {
    case ProblemCode::MissingKey:
        return tr("%1 is missing.").arg(key);
    case ProblemCode::UnknownKey:
        return tr("%1 is not known; it is kept and means nothing.").arg(key);
    case ProblemCode::WrongType:
        return tr("%1 is of the wrong type: %2.").arg(key, found);
    case ProblemCode::BadName:
        return tr("%1 cannot be \"%2\".").arg(key, found);
    case ProblemCode::OutOfRange:
        return tr("%1 is out of range: %2.").arg(key, found);
    case ProblemCode::Conflict:
        return tr("%1 has keys that exclude each other.").arg(key);
    case ProblemCode::TooLong:
        if (key.isEmpty())
            return tr("A key is longer than %1 bytes.").arg(value(problem, 0));
        return tr("%1 is longer than %2 characters.").arg(key, value(problem, 0));
    case ProblemCode::TooMany:
        if (key.isEmpty())
            return tr("The file has more than %1 values.").arg(value(problem, 0));
        return tr("%1 has more than %2 elements.").arg(key, value(problem, 0));
    case ProblemCode::UnknownId:
        return tr("%1 names \"%2\", which is not there.").arg(key, found);
    case ProblemCode::DuplicateId:
        return tr("%1: the id \"%2\" is there twice.").arg(key, found);
    case ProblemCode::UnknownOption:
        return tr("The option %1 is not known; it is kept and means nothing.").arg(found);
    default:
        return {};
    }
}

// "33000000 bytes" and "41000000 pixels" come with their unit.
static QString amount(const QString &text)
{
    const QString number = text.section(u' ', 0, 0);
    return text.endsWith(QLatin1String("pixels"))
               //: %1 is a number with its digits in groups
               ? ProblemText::tr("%1 pixels").arg(QLocale().toString(number.toLongLong()))
               : QLocale().formattedDataSize(number.toLongLong(), 0);
}

QString ProblemText::ofPicture(const Problem &problem)
{
    const QString found = editor::toQString(problem.found);
    switch (problem.code) {
    case ProblemCode::PictureMissing:
        //: %1 is a file, %2 what the system says
        return tr("The picture %1 cannot be read (%2). Put it back, or choose another one.")
            .arg(found, value(problem, 0));
    case ProblemCode::NotAPicture:
        return tr("%1 is no PNG or JPEG picture, or was cut short: save it as one.").arg(found);
    case ProblemCode::PictureTooLarge:
        //: %1 is a file, %2 and %3 are numbers with their unit
        return tr("The picture %1 has %2, and %3 are the most: make it smaller.")
            .arg(found, amount(value(problem, 0)), amount(value(problem, 1)));
    default:
        return {};
    }
}

QString ProblemText::ofBoard(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code) {
    case ProblemCode::NoSize:
        return tr("The board has no size: set its columns and rows, or lay a tile.");
    case ProblemCode::BadSize:
        return tr("The board needs 2 to 200 columns and rows.");
    case ProblemCode::OddWidth:
        return tr("%1 must be even, not %2.").arg(key, found);
    case ProblemCode::OddTileColumn:
        return tr("%1: a tile begins in column A, C, E and so on, not at %2.").arg(key, found);
    case ProblemCode::BadCrop:
        return tr("%1: the part must lie inside the tile, begin in column A, C, E and so on, and "
                  "be of even width.")
            .arg(key);
    case ProblemCode::OffBoard:
        return tr("%1: %2 does not lie on the board.").arg(key, found);
    case ProblemCode::OverlappingTiles:
        return tr("%1: tile %2 overlaps another tile.").arg(key, found);
    case ProblemCode::BadTile:
        return tr("%1: the file of tile %2 has errors of its own.").arg(key, found);
    case ProblemCode::RoadNotAdjacent:
        return tr("%1: %2 does not adjoin the hex before it.").arg(key, found);
    case ProblemCode::PictureMissing:
    case ProblemCode::NotAPicture:
    case ProblemCode::PictureTooLarge:
        return ofPicture(problem);
    case ProblemCode::PointsInLine:
        return tr("The three points of the picture lie in one line: set one beside it. Until then "
                  "the picture covers the board.");
    case ProblemCode::OutsideStamp:
        return tr("%1: %2 is not in any patch of the stamp.").arg(key, found);
    default:
        return {};
    }
}

QString ProblemText::ofUnits(const Problem &problem)
{
    const QString key = editor::toQString(problem.key);
    const QString found = editor::toQString(problem.found);
    switch (problem.code) {
    case ProblemCode::HexTaken:
        return tr("%1: %2 is taken already.").arg(key, found);
    case ProblemCode::FacingOnInfantry:
        return tr("%1: infantry has no facing.").arg(key);
    case ProblemCode::ProhibitedTerrain:
        return tr("%1: the unit may not stand in %2, %3.").arg(key, found, value(problem, 0));
    case ProblemCode::TooMuchDamage:
        return tr("%1: %2 damage would eliminate the unit.").arg(key, found);
    case ProblemCode::MarkersClash:
        return tr("%1: these markers do not lie together on one unit.").arg(key);
    case ProblemCode::CarriedInCircle:
        return tr("%1: the units carry each other.").arg(key);
    case ProblemCode::OtherSide:
        return tr("%1: %2 belongs to the side %3.").arg(key, found, value(problem, 0));
    case ProblemCode::ZoneTooSmall:
        return tr("%1: %2 units are set up here, but only %3 hexes are free; some have to wait.")
            .arg(key, value(problem, 0), value(problem, 1));
    case ProblemCode::NoRoomForMines:
        return tr("%1: %2 markers are laid here, but only %3 hexes may hold them; give larger "
                  "zones or fewer mines.")
            .arg(key, value(problem, 0), value(problem, 1));
    case ProblemCode::CannotCarry:
        return tr("%1: %2 does not carry this unit.").arg(key, found);
    case ProblemCode::Overloaded:
        return tr("%1: %2 carries %3 strength points, but has room for %4.")
            .arg(key, found, value(problem, 0), value(problem, 1));
    case ProblemCode::MinesNotHere:
        //: %1 is a key, %2 a hex, %3 a sentence of the rules
        return tr("%1: no such mines may lie in %2. %3")
            .arg(key, found, RefusalText::barOfMines(problem.values.at(0)));
    case ProblemCode::ImpossibleCard:
        //: %3 is a rule
        return tr("%1: the card %2 cannot have this (%3).").arg(key, found, value(problem, 0));
    case ProblemCode::NoSetupZone:
        return tr("%1: %2 takes cards, but has no zone in which to set up their units.")
            .arg(key, found);
    case ProblemCode::NothingToChoose:
        return tr("%1: there are no such cards to choose from.").arg(key);
    case ProblemCode::SideWithoutUnits:
        return tr("The side %1 has no units.").arg(found);
    case ProblemCode::ForeignUnits:
        //: %1 is a key, %n a number of units, %2 a nation
        return tr("%1: the side has %n unit(s) of %2, which is not one of its nations.", nullptr,
                  value(problem, 1).toInt())
            .arg(key, found);
    case ProblemCode::NothingArrives:
        return tr("%1: no units arrive with this reinforcement.").arg(key);
    case ProblemCode::TooManySides:
        return tr("%1: only two sides can play.").arg(key);
    case ProblemCode::TooFewSides:
        return tr("To be played the scenario needs two sides.");
    case ProblemCode::NoUnits:
        return tr("The scenario has no units yet.");
    case ProblemCode::NoVictory:
        return tr("The scenario has no victory conditions yet.");
    case ProblemCode::NoZones:
        return tr("The scenario has no zones yet.");
    case ProblemCode::UnitNotPlaced:
        return tr("%1 has no place: give it a hex, a zone or a carrier.").arg(key);
    case ProblemCode::EmptyZone:
        return tr("%1: the zone has no hexes.").arg(key);
    case ProblemCode::NeverReached:
        //: %1 is a field, %2 a number on a track
        return tr("%1: the marker begins at %2, so this threshold is never reached.")
            .arg(key, found);
    case ProblemCode::NeverHolds:
        return tr("%1: this condition can never hold.").arg(key);
    case ProblemCode::AlwaysHolds:
        return tr("%1: this condition always holds.").arg(key);
    case ProblemCode::NothingSaid:
        return tr("%1: this threshold only shows a text, and has none.").arg(key);
    case ProblemCode::BothCanWin:
        return tr("%1: both sides can hold enough objectives at once; the game would then be a "
                  "draw.")
            .arg(key);
    case ProblemCode::WonFromStart:
        return tr("%1: the condition holds from the start; the game would be over after the first "
                  "turn.")
            .arg(key);
    default:
        return {};
    }
}

static QString firstSaid(std::initializer_list<QString> sentences)
{
    for (const QString &sentence : sentences)
        if (!sentence.isEmpty())
            return sentence;
    return {};
}

QString ProblemText::sentence(const Problem &problem)
{
    const QString wrong =
        firstSaid({ofFile(problem), ofKey(problem), ofBoard(problem), ofUnits(problem)});
    const QString wanted =
        problem.code == ProblemCode::NewerVersion ? QString() : expected(problem);
    if (wanted.isEmpty())
        return wrong;
    if (problem.code == ProblemCode::UnknownKey)
        //: %1 is a sentence, %2 are keys that look alike
        return tr("%1 Did you mean: %2?").arg(wrong, joined(problem.values));
    //: %1 is a sentence, %2 what would have been right
    return tr("%1 Expected: %2.").arg(wrong, wanted);
}

QString ProblemText::withPlace(const Problem &problem)
{
    if (problem.line <= 0)
        return sentence(problem);
    return tr("Line %1, column %2: %3")
        .arg(problem.line)
        .arg(problem.column)
        .arg(sentence(problem));
}

} // namespace hexwerk::assault::ui
