#include "app/basis/actions.h"

namespace hexwerk {

// Keys are the same in all languages.
static constexpr std::array<ActionRow<Act>, kActs> kRows = {{
    {Act::New, "new", "Ctrl+N", QT_TRANSLATE_NOOP("hexwerk::Actions", "&New..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Create a scenario, empty or from a template")},
    {Act::Open, "open", "Ctrl+O", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Open..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Open a scenario file")},
    {Act::Save, "save", "Ctrl+S", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Save"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the scenario to its file")},
    {Act::SaveAs, "save_as", "Ctrl+Shift+S", QT_TRANSLATE_NOOP("hexwerk::Actions", "Save &as..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Save the scenario to another file")},
    {Act::Compare, "spotter", "Ctrl+D", QT_TRANSLATE_NOOP("hexwerk::Actions", "Co&mpare with..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the differences from another scenario file")},
    {Act::Close, "remove", "Ctrl+W", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Close"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Close the scenario and its tab")},
    {Act::Quit, "withdraw", "Ctrl+Q", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Quit"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Quit the program")},
    {Act::Undo, "undo", "Ctrl+Z", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Undo"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Undo the last change")},
    {Act::Redo, "redo", "Ctrl+Shift+Z", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Redo"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Redo the last undone change")},
    {Act::Cut, "cut", "Ctrl+X", QT_TRANSLATE_NOOP("hexwerk::Actions", "Cu&t"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Move the selection to the clipboard")},
    {Act::Copy, "copy", "Ctrl+C", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Copy"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Copy the selection to the clipboard")},
    {Act::Paste, "paste", "Ctrl+V", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Paste"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Paste at the hex of the cursor")},
    {Act::Delete, "delete", "Del", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Delete"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Delete the selection")},
    {Act::SelectAll, "select", "Ctrl+A", QT_TRANSLATE_NOOP("hexwerk::Actions", "Select &all units"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Select all units on the map")},
    {Act::CancelTool, "stop", "Esc", QT_TRANSLATE_NOOP("hexwerk::Actions", "&End or deselect"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "End the road, or clear the selection")},
    {Act::ZoomIn, "zoom_in", "Ctrl++", QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom &in"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom in on the map")},
    {Act::ZoomOut, "zoom_out", "Ctrl+-", QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom &out"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Zoom out of the map")},
    {Act::ZoomFit, "zoom_fit", "Ctrl+0", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Whole map"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Show the whole map")},
    {Act::MapPage, "terrain_brush", "Ctrl+1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Map"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Edit the map"), true},
    {Act::ScenarioPage, "log", "Ctrl+2", QT_TRANSLATE_NOOP("hexwerk::Actions", "S&cenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Set title, briefing, sides, events and victory"), true},
    {Act::LibraryPage, "cards", "Ctrl+3", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Library"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Browse all cards and create your own"), true},
    {Act::NextTab, "right", "Ctrl+Tab", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Next scenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go to the next scenario tab")},
    {Act::PreviousTab, "left", "Ctrl+Shift+Tab",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "P&revious scenario"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Go to the previous scenario tab")},
    {Act::Light, "light", "Ctrl+Alt+L", QT_TRANSLATE_NOOP("hexwerk::Actions", "Light colours"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Dark text on a light background"), true},
    {Act::Dark, "dark", "Ctrl+Alt+K", QT_TRANSLATE_NOOP("hexwerk::Actions", "Dark colours"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Light text on a dark background"), true},
    {Act::LargeType, "zoom_in", "F9", QT_TRANSLATE_NOOP("hexwerk::Actions", "Large text"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Large text and buttons, for a screen at arm's length or for touch"),
     true},
    {Act::FullScreen, "layout", "F11", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Full screen"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Switch between full screen and window"), true},
    {Act::ResetLayout, "layout", "Ctrl+Shift+L",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Reset layout"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Restore the original layout of all panels")},
    {Act::Find, "find", "Ctrl+F; Ctrl+Shift+P", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Find..."),
     QT_TRANSLATE_NOOP(
         "hexwerk::Actions",
         "Find a unit, hex, card, rule or anything else, or run any action, by name")},
    {Act::Play, "play", "F5", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Play"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Play the scenario as it is now, saved or not")},
    {Act::BackToEditor, "edit", "F4", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Edit"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Edit the scenario of the game; the game is kept as it is")},
    {Act::BackToGame, "play", "Shift+F5",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Back to the game"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Continue the game where you left off")},
    {Act::Assistant, "roll_dice", "F6", QT_TRANSLATE_NOOP("hexwerk::Actions", "Table assistant"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Help at a real table: the dice of an attack and its results")},
    {Act::Campaign, "objective", "Ctrl+Alt+Shift+C",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Campaign"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Back to the campaign: its units, its story and the next battle")},
    {Act::Manual, "help", "Ctrl+Shift+H", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Manual"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "How to draw, play, translate and share: step by step")},
    {Act::ContextHelp, "help", "Shift+F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Help on this"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Open the manual at what you are using or pointing at, also in dialogs")},
    {Act::Rulebook, "rulebook", "F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Rulebook"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Read the rules, with links, terms and examples")},
    {Act::SearchRules, "search", "Ctrl+K",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Search the rules..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Find a rule by words of either language, by paragraph or id")},
    {Act::Translate, "language", "Ctrl+Alt+Shift+L",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Translate..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Translate rules, cards, scenarios and the program into your language")},
    {Act::Guide, "play", "Ctrl+F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&Course for beginners"),
     QT_TRANSLATE_NOOP(
         "hexwerk::Actions",
         "Play the infantry training; each step and its rule are explained as they come up")},
    {Act::FullGuide, "play", "Ctrl+F2",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Course, &part two: the full rules"),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Play the command training: command points, command cards, air attacks and "
                       "off-board artillery are explained as they come up")},
    {Act::Shortcuts, "settings", "Ctrl+?",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "&Keyboard shortcuts..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "See the keys of all actions, and change them")},
    {Act::ReportProblem, "problems", "Ctrl+Alt+Shift+P",
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Report a pr&oblem..."),
     QT_TRANSLATE_NOOP("hexwerk::Actions",
                       "Save a file that helps to find the cause; nothing is sent")},
    {Act::About, "help", "Ctrl+Shift+F1", QT_TRANSLATE_NOOP("hexwerk::Actions", "&About Hexwerk"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "Version and licence")},
    {Act::AboutQt, "help", "Ctrl+Shift+F2", QT_TRANSLATE_NOOP("hexwerk::Actions", "About &Qt"),
     QT_TRANSLATE_NOOP("hexwerk::Actions", "The library behind the user interface")},
}};

static editor::KeyPlace placeOfAct(Act act)
{
    using editor::KeyPlace;
    switch (act) {
    case Act::Compare:
    case Act::Cut:
    case Act::Copy:
    case Act::Paste:
    case Act::Delete:
    case Act::SelectAll:
    case Act::MapPage:
    case Act::ScenarioPage:
    case Act::LibraryPage:
    case Act::NextTab:
    case Act::PreviousTab:
        return KeyPlace::Editors;
    case Act::CancelTool:
    case Act::ZoomIn:
    case Act::ZoomOut:
    case Act::ZoomFit:
        return KeyPlace::Maps;
    default:
        return KeyPlace::Window;
    }
}

Actions::Actions(QObject *parent)
    : ActionTable(kRows, "hexwerk::Actions", parent)
{
    setObjectName(QStringLiteral("Actions"));
    keepKeys(QStringLiteral("window."), placeOfAct);
}

} // namespace hexwerk
