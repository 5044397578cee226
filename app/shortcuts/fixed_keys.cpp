#include "app/shortcuts/fixed_keys.h"

#include <QCoreApplication>

#include <array>

namespace hexwerk {

namespace {

struct FixedRow
{
    editor::KeyPlace place;
    const char *keys;  // in QKeySequence's portable form
    const char *shown; // null: each of them
    const char *text;
    bool isLocal = false; // see FixedKeys
};

} // namespace

using editor::KeyPlace;

static constexpr std::array kFixedRows = {
    FixedRow{KeyPlace::Window, "PgUp; PgDown; Home; End", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Page through a preview"), true},
    FixedRow{KeyPlace::Maps, "Left; Right; Up; Down",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Arrow keys"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Move the cursor on the map")},
    FixedRow{KeyPlace::Maps, "Shift+Left; Shift+Right; Shift+Up; Shift+Down",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Shift+arrow keys"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Move the cursor by five hexes")},
    FixedRow{KeyPlace::Maps, "Ctrl+Left; Ctrl+Right; Ctrl+Up; Ctrl+Down",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Ctrl+arrow keys"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Scroll the map")},
    FixedRow{
        KeyPlace::Maps, "Return; Enter", nullptr,
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Act like a click on the hex under the cursor")},
    FixedRow{KeyPlace::Maps, "Shift+Return; Shift+Enter; Ctrl+Return; Ctrl+Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Act like a click with that key held down")},
    FixedRow{KeyPlace::Maps, "Space", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Hold it to drag the map with the mouse")},
    FixedRow{
        KeyPlace::Maps, ",; .", nullptr,
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Change the hexside or the facing at the cursor")},
    FixedRow{KeyPlace::Maps, "+; =; -; 0", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Zoom in, zoom out, show the whole map")},
    FixedRow{KeyPlace::ScenarioEditor, "Ins; Del", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Add to a list, or remove from it")},
    FixedRow{KeyPlace::ScenarioEditor, "F2", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Edit the selected value of a list")},
    FixedRow{KeyPlace::ScenarioEditor, "Alt+Left; Alt+Right", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys",
                               "In the timeline: move reinforcements to another turn"),
             true},
    FixedRow{
        KeyPlace::ScenarioEditor, "Left; Right; Up; Down",
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Arrow keys"),
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "In the overview: show another part of the map"),
        true},
    FixedRow{
        KeyPlace::ScenarioEditor, "R; Y; G; B; Backspace",
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "R, Y, G, B, Backspace"),
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys",
                          "In a field of dice: add a die of that colour, or remove the last one"),
        true},
    FixedRow{KeyPlace::Cards, "Return; Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Go from the list to the selected card")},
    FixedRow{KeyPlace::Tables, "F2", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Edit the selected value")},
    FixedRow{KeyPlace::CampaignEditor, "Left; Right; Up; Down",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Arrow keys"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Go from battle to battle"), true},
    FixedRow{KeyPlace::CampaignEditor, "Ctrl+Left; Ctrl+Right; Ctrl+Up; Ctrl+Down",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Ctrl+arrow keys"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Move the selected battle"), true},
    FixedRow{KeyPlace::CampaignEditor, "Shift+Return; Shift+Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Begin a link at the selected battle")},
    FixedRow{KeyPlace::CampaignEditor, "Ins", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Add a battle behind the selected one")},
    FixedRow{KeyPlace::CampaignEditor, "F2", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Rename the selected battle")},
    FixedRow{KeyPlace::CampaignEditor, "F4", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Open the scenario of the selected battle")},
    FixedRow{KeyPlace::Campaign, "F2", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Rename the selected unit")},
    FixedRow{
        KeyPlace::Game, "1; 2; 3; 4; 5; 6; 7; 8; 9",
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "1 to 9"),
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Choose an answer, or enter the face of a die")},
    FixedRow{KeyPlace::Game, "0", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Show other dice for the next entry")},
    FixedRow{KeyPlace::Game, "A; B; C; D; E; F; I; J; K; L; M; O; P; Q; S; T; U; V; W; X; Y; Z",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Letters"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys",
                               "Choose the answer with that letter on its button")},
    FixedRow{KeyPlace::Game, "R", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Roll the dice, or draw a card")},
    FixedRow{KeyPlace::Game, "Backspace", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Remove the last die entered")},
    FixedRow{KeyPlace::Game, "N", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "No reaction to this move")},
    FixedRow{KeyPlace::Game, "H", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Take over the computer"), true},
    FixedRow{KeyPlace::Game, "Shift+K", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Pick the next command card")},
    FixedRow{KeyPlace::Game, "Esc", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys",
                               "Close what is open, such as the briefing, or go back to the game"),
             true},
    FixedRow{KeyPlace::Game, "Left; Right; Return; Enter",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Left, Right, Enter"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Choose a unit in an open stack"), true},
    FixedRow{KeyPlace::Game, "Return; Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Accept the dice that were entered"), true},
    FixedRow{
        KeyPlace::Assistant, "0; 1; 2; 3; 4; 5; 6; 7; 8; 9",
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "0 to 9"),
        QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Choose an answer, a unit or the face of a die")},
    FixedRow{KeyPlace::Assistant, "Alt+1; Alt+2; Alt+3; Alt+4; Alt+5; Alt+6; Alt+7; Alt+8; Alt+9",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Alt+1 to Alt+9"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Open the rule of a line of the answer")},
    FixedRow{KeyPlace::Assistant, "A; B; C; D; E; F; G; J; L; M; N; O; P; R; S; T; U; V; X; Y; Z",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Letters"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Press the button with that letter")},
    FixedRow{KeyPlace::Assistant, "F1", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Open the rule of what is asked")},
    FixedRow{KeyPlace::Assistant, "Up; Down", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Go to the question before or after")},
    FixedRow{KeyPlace::Assistant, "Tab", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Change sides")},
    FixedRow{KeyPlace::Assistant, "+; -; <; >", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys",
                               "Change the strength of a unit, or go to another page")},
    FixedRow{KeyPlace::Assistant, "Return; Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Confirm")},
    FixedRow{KeyPlace::Assistant, "Backspace", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Take back")},
    FixedRow{KeyPlace::Assistant, "Esc", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Go back, or leave")},
    FixedRow{KeyPlace::Rulebook, "Esc", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Close the search, or the numbers of a case")},
    FixedRow{KeyPlace::Rulebook, "Up; Down; Return; Enter", nullptr,
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Choose a rule that was found")},
    FixedRow{KeyPlace::Rulebook, "Alt+1; Alt+2; Alt+3; Alt+4; Alt+5; Alt+6; Alt+7; Alt+8; Alt+9",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Alt+1 to Alt+9"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Open one of the rules found")},
    FixedRow{KeyPlace::Workshop, "Alt+1; Alt+2; Alt+3; Alt+4; Alt+5; Alt+6; Alt+7; Alt+8; Alt+9",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Alt+1 to Alt+9"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Take one of the texts offered")},
    FixedRow{KeyPlace::Workshop,
             "Alt+A; Alt+B; Alt+C; Alt+D; Alt+E; Alt+F; Alt+G; Alt+H; Alt+I; Alt+J; Alt+K; Alt+L; "
             "Alt+M; Alt+N; Alt+O; Alt+P; Alt+Q; Alt+R; Alt+S; Alt+T; Alt+U; Alt+V; Alt+W; Alt+X; "
             "Alt+Y; Alt+Z",
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Alt+letter"),
             QT_TRANSLATE_NOOP("hexwerk::FixedKeys", "Insert a term, or open a menu")},
};

static QString sayFixed(const char *text)
{
    return QCoreApplication::translate("hexwerk::FixedKeys", text);
}

std::vector<FixedKeys> fixedKeys()
{
    std::vector<FixedKeys> all;
    for (const FixedRow &row : kFixedRows) {
        const editor::Keys keys = QKeySequence::listFromString(QString::fromLatin1(row.keys));
        QStringList names;
        for (const QKeySequence &key : keys)
            names << key.toString(QKeySequence::NativeText);
        all.push_back({row.place, keys,
                       row.shown ? sayFixed(row.shown) : names.join(QStringLiteral(", ")),
                       sayFixed(row.text), row.isLocal});
    }
    return all;
}

} // namespace hexwerk
