#include "app/basis/actions.h"

#include <QCoreApplication>
#include <QKeySequence>

#include "editor/canvas/icons.h"

namespace hexwerk {

struct ActionRow
{
    Act act;
    const char *icon;
    const char *key; // in QKeySequence's portable form; of several the first is shown
    const char *text;
    const char *tip;
    bool checkable = false;
};

// Keys are the same in all languages.
static constexpr std::array<ActionRow, kActs> kRows = {{
    {Act::New, "new", "Ctrl+N", QT_TRANSLATE_NOOP("hexwerk::Actions", "&New..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Begin a scenario, empty or from a template")},
    {Act::Open, "open", "Ctrl+O", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Open..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Open a scenario file")},
    {Act::NewTile, "tile", "Ctrl+Shift+N", QT_TRANSLATE_NOOP("hexwerk::Actions", "New &tile..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Begin a map tile for your library")},
    {Act::OpenTile, "tile", "Ctrl+Shift+O", QT_TRANSLATE_NOOP("hexwerk::Actions", "O&pen tile..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Paint a tile of your library, or a copy of another one")},
    {Act::NameTile, "label", "Ctrl+Shift+M",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Nam&e of the tile..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Set id and name of the tile that is edited")},
    {Act::Save, "save", "Ctrl+S", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Save"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the scenario to its file")},
    {Act::SaveAs, "save_as", "Ctrl+Shift+S", QT_TRANSLATE_NOOP("hexwerk::Actions", "Save &as..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the scenario to another file")},
    {Act::SideCopy, "copy", "Ctrl+Alt+Q",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save a copy for &one side..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Save the game without what the other side has laid face down")},
    {Act::Bundle, "bundle", "Ctrl+Shift+B",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save as &bundle..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Save the scenario with its own tiles, cards and pictures as one file")},
    {Act::SaveTemplate, "save_template", "Ctrl+Alt+S",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save as &template..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Keep the scenario in your library, to begin others from it")},
    {Act::ImportMap, "import_map", "Ctrl+Shift+I",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Import map of Tiled..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Put a hexagonal map of Tiled (.tmx) in the place of the map")},
    {Act::ExportMap, "picture", "Ctrl+Shift+E",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "E&xport map..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the map as a picture, a drawing or pages")},
    {Act::PrintMap, "log", "Ctrl+P", QT_TRANSLATE_NOOP("hexwerk::Actions", "P&rint map..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Print the map on one page or several")},
    {Act::Compare, "spotter", "Ctrl+D", QT_TRANSLATE_NOOP("hexwerk::Actions", "Co&mpare with..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show what differs from another scenario file")},
    {Act::Close, "remove", "Ctrl+W", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Close"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Close the scenario and its tab")},
    {Act::Quit, "withdraw", "Ctrl+Q", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Quit"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "End the program")},
    {Act::Undo, "undo", "Ctrl+Z", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Undo"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Take back the last change")},
    {Act::Redo, "redo", "Ctrl+Shift+Z", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Redo"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Make the change again that was taken back")},
    {Act::Cut, "cut", "Ctrl+X", QT_TRANSLATE_NOOP("hexwerk::Actions", "Cu&t"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Take what is chosen off the map and keep it")},
    {Act::Copy, "copy", "Ctrl+C", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Copy"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Keep a copy of what is chosen")},
    {Act::Paste, "paste", "Ctrl+V", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Paste"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Put what was kept at the hex of the cursor")},
    {Act::Delete, "delete", "Del", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Delete"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Remove what is chosen")},
    {Act::SelectAll, "select", "Ctrl+A", QT_TRANSLATE_NOOP("hexwerk::Actions", "Select &all units"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Choose all units on the map")},
    {Act::MoveUp, "up", "Alt+Up", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Up"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Move what is chosen one hex up")},
    {Act::MoveDown, "down", "Alt+Down", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Down"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Move what is chosen one hex down")},
    {Act::MoveLeft, "left", "Alt+Left", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Left"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Move what is chosen one column to the left")},
    {Act::MoveRight, "right", "Alt+Right", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Right"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Move what is chosen one column to the right")},
    {Act::CancelTool, "stop", "Esc", QT_TRANSLATE_NOOP("hexwerk::Actions", "&End what was begun"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "End the road, or choose nothing")},
    {Act::TurnTile, "rotate", "Ctrl+R", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Turn tile"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Turn the chosen tile by 180 degrees")},
    {Act::ZoomIn, "zoom_in", "Ctrl++", QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom &in"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the map larger")},
    {Act::ZoomOut, "zoom_out", "Ctrl+-", QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom &out"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the map smaller")},
    {Act::ZoomFit, "zoom_fit", "Ctrl+0", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Whole map"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the whole map")},
    {Act::TurnBoard, "rotate", "Ctrl+Alt+Shift+T",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "T&urn board"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Turn the board by 90 degrees where that shows it larger"),
     true},
    {Act::Grid, "layers", "Ctrl+G", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Grid"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the borders of the hexes"), true},
    {Act::HexNames, "label", "Ctrl+H", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Hex names"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the names of the hexes"), true},
    {Act::Levels, "level", "Ctrl+L", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Levels"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the levels of hills"), true},
    {Act::Zones, "zone", "Ctrl+J", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Zones"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the zones"), true},
    {Act::Picture, "picture", "Ctrl+Alt+U",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Picture under the map"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the picture that lies under the map"), true},
    {Act::MapPage, "terrain_brush", "Ctrl+1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Map"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Work on the map"), true},
    {Act::ScenarioPage, "log", "Ctrl+2", QT_TRANSLATE_NOOP("hexwerk::Actions", "S&cenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Set title, briefing, sides, events and victory"), true},
    {Act::LibraryPage, "cards", "Ctrl+3", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Library"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Look through all cards, and make cards of your own"),
     true},
    {Act::Corrections, "mark", "Ctrl+Alt+G",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "My &corrections count"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Play with your corrections of the tables, or with our values"),
     true},
    {Act::NextTab, "right", "Ctrl+Tab", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Next scenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go to the scenario of the next tab")},
    {Act::PreviousTab, "left", "Ctrl+Shift+Tab",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "P&revious scenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go to the scenario of the tab before")},
    {Act::Light, "light", "Ctrl+Alt+L", QT_TRANSLATE_NOOP("hexwerk::Actions", "Li&ght colours"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Dark writing on light ground"), true},
    {Act::Dark, "dark", "Ctrl+Alt+K", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Dark colours"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Light writing on dark ground"), true},
    {Act::LargeType, "zoom_in", "F9", QT_TRANSLATE_NOOP("hexwerk::Actions", "Lar&ge writing"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Large writing and buttons, for a screen at arm's length or a finger"),
     true},
    {Act::FullScreen, "layout", "F11", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Full screen"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Use the whole screen, or only the window again"), true},
    {Act::ResetLayout, "layout", "Ctrl+Shift+L",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Reset layout"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Put all panels where they were at the first start")},
    {Act::Find, "find", "Ctrl+F; Ctrl+Shift+P", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Find..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Go to a unit, hex, card, rule or anything else, or do any action, by its "
                       "name")},
    {Act::Play, "play", "F5", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Play"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Play the scenario as it stands here, saved or not")},
    {Act::TrialRun, "roll_dice", "Ctrl+F5", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Trial run..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::Actions",
         "Play random games of the scenario as it stands here, and see what comes of them")},
    {Act::BackToEditor, "edit", "F6", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Edit"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Edit the scenario of the game; the game waits as it is")},
    {Act::BackToGame, "play", "Shift+F5",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Back to the game"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go on with the game that waits as it was left")},
    {Act::NextUnit, "unit", "G", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Next unit"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go to the next unit that can be spoken of")},
    {Act::SightLine, "line_of_sight", "Shift+S",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Line of si&ght"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Stretch a thread from hex to hex: what it meets, and a section of the "
                       "ground below it"),
     true},
    {Act::FieldOfView, "eye", "Shift+V", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Field of view"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show what the chosen unit sees, or the one that is clicked"),
     true},
    {Act::WhoSees, "spotter", "Shift+W", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Who sees this?"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "List the units of both sides that see the hex, and why the others do not"),
     true},
    {Act::OpenStack, "layers", "Shift+O", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Open the stack"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show all units of the hex under the cursor beside each other, to read and "
                       "choose them")},
    {Act::UnitList, "unit", "Shift+I", QT_TRANSLATE_NOOP("hexwerk::Actions", "Un&its"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "List the units and what they may still do")},
    {Act::UnitCard, "cards", "Shift+C", QT_TRANSLATE_NOOP("hexwerk::Actions", "Unit &card"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Keep the card of the unit under the cursor, or of the chosen one, open "
                       "beside the map"),
     true},
    {Act::HideCounters, "eye_closed", "Shift+H",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Hide the counters"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show the map without units, mines, smoke and objectives"),
     true},
    {Act::ShowLog, "log", "F4", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Log"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show the log below the map, or put it away for a larger map"),
     true},
    {Act::ShowBoard, "turn", "Shift+F4",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Troop Status &Board"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show the tracks of the scenario below the map, or put them away for a "
                       "larger map"),
     true},
    {Act::Animation, "fast_move", "Shift+G", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Animation"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Let counters glide and shots fly for a moment; any key or click ends it"),
     true},
    {Act::DiceSeed, "roll_dice", "Ctrl+Alt+R",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Seed of the dice..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show the number that the program's dice follow from, or set it before the "
                       "first roll")},
    {Act::Reactions, "reaction_fire", "Ctrl+Alt+W",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "As&k about reactions..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Say once for which units, or from which chance on, you want to be asked "
                       "about reactions")},
    {Act::SkipOnly, "fast_move", "Ctrl+Alt+O",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Skip questions with &one answer"),
     QT_TRANSLATE_NOOP(
         "hexwerk::Actions",
         "Let the program give the answer where the rules allow only one, and roll no "
         "dice that change nothing; the log shows both"),
     true},
    {Act::RollTogether, "roll_dice", "Ctrl+Alt+Shift+F",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Roll attack and &defence together"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Let the program roll all dice of an attack at one press, up to the next "
                       "decision"),
     true},
    {Act::WholeWay, "reaction_fire", "Ctrl+Alt+J",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "React to a &whole way"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "A click on a far hex announces the way: the enemy is shown it, and asked "
                       "about all of its hexes at once; to be asked hex by hex, turn it off"),
     true},
    {Act::DiceTwice, "hand", "Ctrl+Alt+Shift+D",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Check dice &entered by hand"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Dice that were entered count only when Enter accepts them"),
     true},
    {Act::OnePlayer, "side", "Ctrl+Alt+Y",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "One player plays &both sides"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Nobody has to be handed the machine before a side sees its secrets"),
     true},
    {Act::Notices, "event", "Ctrl+Alt+Shift+N",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Announce &turns"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show the briefing at the start, and before each turn who arrives and what "
                       "is due"),
     true},
    {Act::Correct, "edit", "Ctrl+Alt+A", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Correct..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Set a unit, a hex or the game right, as a referee does")},
    {Act::Luck, "roll_dice", "Ctrl+Alt+H", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Luck..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Show what the dice gave each side and unit, and what was to be expected")},
    {Act::PositionScenario, "new", "Ctrl+Alt+V",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Position as s&cenario..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Open the position that is shown as a new scenario in the editor")},
    {Act::LogFirst, "first", "Alt+Home", QT_TRANSLATE_NOOP("hexwerk::Actions", "To the &start"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Look at the start of the game")},
    {Act::LogBack, "left", "Alt+Left", QT_TRANSLATE_NOOP("hexwerk::Actions", "One order &back"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Look at the game as it stood one order before")},
    {Act::LogRun, "play", "F7", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Run the log"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show one order after the other, or stop doing so"),
     true},
    {Act::LogForth, "right", "Alt+Right", QT_TRANSLATE_NOOP("hexwerk::Actions", "One order &forth"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Look at the game as it stood one order later")},
    {Act::LogLast, "last", "Alt+End", QT_TRANSLATE_NOOP("hexwerk::Actions", "Back to the &game"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Look at the game as it stands now, and play on")},
    {Act::Bookmark, "bookmark", "Ctrl+M", QT_TRANSLATE_NOOP("hexwerk::Actions", "Book&mark..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Name the moment that is looked at")},
    {Act::LogNote, "note", "Ctrl+Shift+J", QT_TRANSLATE_NOOP("hexwerk::Actions", "N&ote..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Write down something about this moment")},
    {Act::TakeBackHere, "take_back", "Ctrl+Alt+Z",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Take back to here"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Take back all orders behind the announcement before this moment; asks "
                       "before it goes behind dice")},
    {Act::TakeBackRoll, "roll_dice", "Ctrl+Shift+Backspace",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Enter the last &roll again"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Take back dice that were entered wrongly, and only what followed from "
                       "them; the game file says so")},
    {Act::WhatIf, "branch", "F8", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Variation from here"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Try out how it might go on from this moment; Esc comes back to the game"),
     true},
    {Act::ExportLog, "save_as", "Ctrl+Alt+X",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "E&xport log..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the log as text or as a web page")},
    {Act::Guide, "play", "Ctrl+F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Course for beginners"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Play the infantry training; each step and its rule is explained when it "
                       "comes up")},
    {Act::About, "help", "F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&About Hexwerk"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Version and licence")},
    {Act::AboutQt, "help", "Shift+F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "About &Qt"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "The library that draws the window")},
}};

Actions::Actions(QObject *parent)
    : QObject(parent)
{
    for (const ActionRow &row : kRows) {
        auto *action = new QAction(this);
        action->setIcon(editor::icon(QString::fromLatin1(row.icon)));
        action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(row.key)));
        action->setCheckable(row.checkable);
        action->setObjectName(QString::fromLatin1(row.text).remove(QLatin1Char('&')));
        m_actions[static_cast<std::size_t>(row.act)] = action;
    }
    retranslate();
}

static void setTip(QAction &action, const QString &tip)
{
    action.setStatusTip(tip);
    action.setToolTip(
        QStringLiteral("%1 (%2)").arg(tip, action.shortcut().toString(QKeySequence::NativeText)));
}

void Actions::explain(Act act, const QString &why)
{
    const char *tip = kRows[static_cast<std::size_t>(act)].tip;
    setTip(*(*this)[act],
           why.isEmpty() ? QCoreApplication::translate("hexwerk::Actions", tip) : why);
}

void Actions::retranslate()
{
    for (const ActionRow &row : kRows) {
        QAction *action = (*this)[row.act];
        action->setText(QCoreApplication::translate("hexwerk::Actions", row.text));
        setTip(*action, QCoreApplication::translate("hexwerk::Actions", row.tip));
    }
}

} // namespace hexwerk
