#include "app/assault/actions/own_actions.h"

namespace hexwerk::assault::ui {

// Keys are the same in all languages.
static constexpr std::array<ActionRow<OwnAct>, kOwnActs> kOwnRows = {{
    {OwnAct::NewTile, "tile", "Ctrl+Shift+N",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "New &tile..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Create a map tile for your library")},
    {OwnAct::OpenTile, "tile", "Ctrl+Shift+O",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "O&pen tile..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Paint a tile of your library, or a copy of another tile")},
    {OwnAct::NewCampaign, "objective", "Ctrl+Shift+C",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "New campai&gn..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Create a campaign of linked battles, from a template or from scratch")},
    {OwnAct::NameTile, "label", "Ctrl+Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Nam&e of the tile..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Set the id and name of the tile being edited")},
    {OwnAct::SideCopy, "copy", "Ctrl+Alt+Q",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Save a &copy for one side..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the game without what the other side has laid face down")},
    {OwnAct::Bundle, "bundle", "Ctrl+Shift+B",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Save as &bundle..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Save the scenario or campaign with its own tiles, cards and pictures as one file")},
    {OwnAct::SaveTemplate, "save_template", "Ctrl+Alt+S",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Sa&ve as template..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the scenario in your library, to create others from it")},
    {OwnAct::ImportMap, "import_map", "Ctrl+Shift+I",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Import Tiled map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Replace the map with a hexagonal Tiled map (.tmx)")},
    {OwnAct::ExportMap, "picture", "Ctrl+Shift+E",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "E&xport map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the map as a picture, a drawing or a set of pages")},
    {OwnAct::PrintMap, "log", "Ctrl+P",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "P&rint map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Print the map on one or more pages")},
    {OwnAct::PrintSheets, "cards", "Ctrl+Alt+Shift+K",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Cards, counters and s&heets..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Print cards, counters, status boards and scenario sheets at true size, or "
                       "save them as PDF")},
    {OwnAct::ExportVassal, "cards", "Ctrl+Alt+Shift+V",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Export VASSAL mod&ule..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the map and counters as a module (.vmod) for VASSAL 3.7")},
    {OwnAct::ExportTiled, "layers", "Ctrl+Alt+Shift+O",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Export Tile&d map..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the map as a hexagonal Tiled map (.tmx) with its tileset")},
    {OwnAct::MoveUp, "up", "Alt+Up", QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Up"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Move the selection up one hex")},
    {OwnAct::MoveDown, "down", "Alt+Down",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Down"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Move the selection down one hex")},
    {OwnAct::MoveLeft, "left", "Alt+Left",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Left"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Move the selection left one column")},
    {OwnAct::MoveRight, "right", "Alt+Right",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Right"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Move the selection right one column")},
    {OwnAct::TurnTile, "rotate", "Ctrl+R",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Turn tile"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Turn the selected tile by 180 degrees")},
    {OwnAct::TurnBoard, "rotate", "Ctrl+Alt+Shift+T",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "T&urn board"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Turn the board by 90 degrees if that shows it larger"),
     true},
    {OwnAct::Grid, "layers", "Ctrl+G",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Grid"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the borders of the hexes"), true},
    {OwnAct::HexNames, "label", "Ctrl+H",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Hex names"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the names of the hexes"), true},
    {OwnAct::Levels, "level", "Ctrl+L",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "L&evels"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the levels of hills"), true},
    {OwnAct::Zones, "zone", "Ctrl+J",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Zones"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the zones"), true},
    {OwnAct::Picture, "picture", "Ctrl+Alt+U",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Picture under the map"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the picture under the map"), true},
    {OwnAct::ClearHexes, "hexside", "F12",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Clear he&xes"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show each hex with its own border instead of blended terrain"),
     true},
    {OwnAct::LookSummer, "eye", "Ctrl+Alt+Shift+1",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Summer"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map in early summer"), true},
    {OwnAct::LookDrySummer, "eye", "Ctrl+Alt+Shift+2",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Dry summer"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map in the heat of August"),
     true},
    {OwnAct::LookAutumn, "eye", "Ctrl+Alt+Shift+3",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Autumn"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map in autumn"), true},
    {OwnAct::LookWinter, "eye", "Ctrl+Alt+Shift+4",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Winter"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map under snow"), true},
    {OwnAct::LookNight, "eye", "Ctrl+Alt+Shift+5",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Night"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map by moonlight"), true},
    {OwnAct::LookPaper, "eye", "Ctrl+Alt+Shift+6",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Pape&r"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the map as an old print"), true},
    {OwnAct::LookHighContrast, "eye", "Ctrl+Alt+Shift+7",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&High contrast"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show the map with strong differences in brightness"),
     true},
    {OwnAct::Corrections, "mark", "Ctrl+Alt+G",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "My corrections &apply"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Play with your corrections to the tables or the original values"),
     true},
    {OwnAct::TrialRun, "roll_dice", "Ctrl+F5",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Trial run..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Play random games of the scenario or campaign as it is now, and see the results")},
    {OwnAct::Balance, "side", "Ctrl+Shift+F5",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Ba&lance..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Find out whether the scenario is fair, from games between computer players")},
    {OwnAct::NewBattle, "new", "Ctrl+Alt+B",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "New &battle"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Add a battle that follows the selected one (Ins on the chart)")},
    {OwnAct::LinkBattles, "right", "Ctrl+Alt+I",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Link battles"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Pull an arrow from the selected battle to another (Shift+Enter)")},
    {OwnAct::TidyChart, "layout", "Ctrl+Alt+Shift+A",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Tidy chart"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Arrange all battles from left to right along their links")},
    {OwnAct::NextUnit, "unit", "G",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Next unit"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Go to the next unit that can be chosen")},
    {OwnAct::Hint, "help", "H", QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Hint"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show what a computer player would do now, why, and how it changes the "
                       "chance to win")},
    {OwnAct::SightLine, "line_of_sight", "Shift+S",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Line of si&ght"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Stretch a thread from hex to hex: shows what it meets, and a cross-section "
                       "of the ground"),
     true},
    {OwnAct::FieldOfView, "eye", "Shift+V",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Field of view"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show what the selected unit sees, or the unit you click"),
     true},
    {OwnAct::WhoSees, "spotter", "Shift+W",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Who sees this?"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "List the units of both sides that see the hex, and why the others do not"),
     true},
    {OwnAct::OpenStack, "layers", "Shift+O",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Open stack"),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Show all units in the hex under the cursor side by side, to read and choose them")},
    {OwnAct::UnitList, "unit", "Shift+I",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Un&its"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "List the units and what they can still do")},
    {OwnAct::UnitCard, "cards", "Shift+C",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Unit &card"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Keep the card of the unit under the cursor, or of the selected unit, open "
                       "next to the map"),
     true},
    {OwnAct::HideCounters, "eye_closed", "Shift+H",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Hide counters"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show the map without units, mines, smoke and objectives"),
     true},
    {OwnAct::ShowLog, "log", "F3", QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Log"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show the log below the map, or hide it to make the map larger"),
     true},
    {OwnAct::ShowBoard, "turn", "Shift+F3",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Troop Status &Board"),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Show the tracks of the scenario below the map, or hide them to make the map larger"),
     true},
    {OwnAct::Animation, "fast_move", "Shift+G",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "&Animation"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Briefly animate moves and shots; any key or click ends the animation"),
     true},
    {OwnAct::DiceSeed, "roll_dice", "Ctrl+Alt+R",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Dice &seed..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show the number that the program's dice are derived from, or set it before "
                       "the first roll")},
    {OwnAct::Reactions, "reaction_fire", "Ctrl+Alt+W",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Ask about reactions..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Choose for which units, or above which chance, you want to be asked about reactions")},
    {OwnAct::SkipOnly, "fast_move", "Ctrl+Alt+O",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Skip &questions with one answer"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Let the program answer where the rules allow only one answer, and skip "
                       "dice that change nothing; the log shows both"),
     true},
    {OwnAct::RollTogether, "roll_dice", "Ctrl+Alt+Shift+F",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Roll attack and defence together"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Roll all dice of an attack with one press, up to the next decision"),
     true},
    {OwnAct::WholeWay, "reaction_fire", "Ctrl+Alt+J",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "React to a whole ro&ute"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "A click on a distant hex announces the route: the enemy sees it and is "
                       "asked about all its hexes at once; turn this off to be asked hex by hex"),
     true},
    {OwnAct::DiceTwice, "hand", "Ctrl+Alt+Shift+D",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Check dice entered by hand"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Entered dice count only after you confirm them with Enter"),
     true},
    {OwnAct::OnePlayer, "side", "Ctrl+Alt+Y",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "One player plays both sides"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "No hand-over of the computer before a side sees its secrets"),
     true},
    {OwnAct::Computer, "play", "Ctrl+Alt+Shift+J",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Computer opponent..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Let the computer play a side, or both, and set its pace")},
    {OwnAct::Notices, "event", "Ctrl+Alt+Shift+N",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Announce &turns"),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Show the briefing at the start, and arrivals and due events before each turn"),
     true},
    {OwnAct::Enforce, "lock", "Ctrl+Alt+Shift+G",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Enforce the rules"),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Off: players who agree can play what the rules do not allow; the log names the rule"),
     true},
    {OwnAct::Correct, "edit", "Ctrl+Alt+A",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Correct..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Correct a unit, a hex or the game, as a referee would")},
    {OwnAct::Luck, "roll_dice", "Ctrl+Alt+H",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Luck..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show what each side and unit rolled, and what was expected")},
    {OwnAct::Analyse, "search", "Ctrl+Alt+Shift+H",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Analyse game..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show how the chance to win went, where the game turned, and what would "
                       "have been better")},
    {OwnAct::PositionScenario, "new", "Ctrl+Alt+V",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Position as scenario..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Open the position shown as a new scenario in the editor")},
    {OwnAct::WithoutMap, "cards", "Ctrl+Alt+Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Continue without the map"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Let the table assistant track the units from here, next to a real map")},
    {OwnAct::LogFirst, "first", "Alt+Home",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "To the start"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the start of the game")},
    {OwnAct::LogBack, "left", "Alt+Left",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "One order back"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the game one order earlier")},
    {OwnAct::LogRun, "play", "F7", QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Run log"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show one order after another, or stop"),
     true},
    {OwnAct::LogForth, "right", "Alt+Right",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "One order forward"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Show the game one order later")},
    {OwnAct::LogLast, "last", "Alt+End",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Back to the game"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Show the current state of the game, and play on")},
    {OwnAct::Bookmark, "bookmark", "Ctrl+M",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Book&mark..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Name the moment shown")},
    {OwnAct::LogNote, "note", "Ctrl+Shift+J",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Note..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Write a note about this moment")},
    {OwnAct::TakeBackHere, "take_back", "Ctrl+Alt+Z",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Take back to here"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Take back all orders after the announcement before this moment; asks "
                       "before undoing dice rolls")},
    {OwnAct::TakeBackRoll, "roll_dice", "Ctrl+Shift+Backspace",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Enter the last &roll again"),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Take back wrongly entered dice, and only what followed from them; the game "
                       "file records this")},
    {OwnAct::WhatIf, "branch", "F8",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "Variation from here"),
     QT_TRANSLATE_NOOP(
         "hexwerk::assault::ui::OwnActions",
         "Try out how the game might continue from this moment; Esc returns to the game"),
     true},
    {OwnAct::ExportLog, "save_as", "Ctrl+Alt+X",
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions", "E&xport log..."),
     QT_TRANSLATE_NOOP("hexwerk::assault::ui::OwnActions",
                       "Save the log as text or as a web page")},
}};

static constexpr auto kContext = "hexwerk::assault::ui::OwnActions";

QString plainTextOf(OwnAct act)
{
    return translated(kContext, kOwnRows[static_cast<std::size_t>(act)].text)
        .remove(QLatin1Char('&'));
}

static editor::KeyPlace placeOfOwn(OwnAct act)
{
    using editor::KeyPlace;
    switch (act) {
    case OwnAct::NameTile:
    case OwnAct::SaveTemplate:
    case OwnAct::MoveUp:
    case OwnAct::MoveDown:
    case OwnAct::MoveLeft:
    case OwnAct::MoveRight:
    case OwnAct::TurnTile:
        return KeyPlace::ScenarioEditor;
    case OwnAct::TurnBoard:
    case OwnAct::Grid:
    case OwnAct::HexNames:
    case OwnAct::Levels:
    case OwnAct::Zones:
    case OwnAct::Picture:
    case OwnAct::ClearHexes:
    case OwnAct::LookSummer:
    case OwnAct::LookDrySummer:
    case OwnAct::LookAutumn:
    case OwnAct::LookWinter:
    case OwnAct::LookNight:
    case OwnAct::LookPaper:
    case OwnAct::LookHighContrast:
        return KeyPlace::Maps;
    case OwnAct::TrialRun:
    case OwnAct::Balance:
        return KeyPlace::Editors;
    case OwnAct::NewBattle:
    case OwnAct::LinkBattles:
    case OwnAct::TidyChart:
        return KeyPlace::CampaignEditor;
    case OwnAct::SideCopy:
    case OwnAct::NextUnit:
    case OwnAct::Hint:
    case OwnAct::SightLine:
    case OwnAct::FieldOfView:
    case OwnAct::WhoSees:
    case OwnAct::OpenStack:
    case OwnAct::UnitList:
    case OwnAct::UnitCard:
    case OwnAct::HideCounters:
    case OwnAct::ShowLog:
    case OwnAct::ShowBoard:
    case OwnAct::Animation:
    case OwnAct::DiceSeed:
    case OwnAct::Reactions:
    case OwnAct::SkipOnly:
    case OwnAct::RollTogether:
    case OwnAct::WholeWay:
    case OwnAct::DiceTwice:
    case OwnAct::OnePlayer:
    case OwnAct::Computer:
    case OwnAct::Notices:
    case OwnAct::Enforce:
    case OwnAct::Correct:
    case OwnAct::Luck:
    case OwnAct::Analyse:
    case OwnAct::PositionScenario:
    case OwnAct::WithoutMap:
    case OwnAct::LogFirst:
    case OwnAct::LogBack:
    case OwnAct::LogRun:
    case OwnAct::LogForth:
    case OwnAct::LogLast:
    case OwnAct::Bookmark:
    case OwnAct::LogNote:
    case OwnAct::TakeBackHere:
    case OwnAct::TakeBackRoll:
    case OwnAct::WhatIf:
    case OwnAct::ExportLog:
        return KeyPlace::Game;
    default:
        return KeyPlace::Window;
    }
}

OwnActions::OwnActions(QObject *parent)
    : ActionTable(kOwnRows, kContext, parent)
{
    setObjectName(QStringLiteral("OwnActions"));
    keepKeys(QStringLiteral("assault."), placeOfOwn);
    for (const OwnAct layer :
         {OwnAct::Grid, OwnAct::HexNames, OwnAct::Levels, OwnAct::Zones, OwnAct::Picture})
        (*this)[layer]->setChecked(true);
    (*this)[OwnAct::Corrections]->setEnabled(false); // until the editor finds some
}

} // namespace hexwerk::assault::ui
