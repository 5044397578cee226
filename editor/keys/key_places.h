// Where keys work: an action is listed with others of its place, and must not have a key of what
// works on the same page.
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace hexwerk::editor {

// In the order of the list.
enum class KeyPlace : std::uint8_t {
    Window, // all pages of the main window
    Maps,   // those of editor and games
    Editors,
    ScenarioEditor,
    Cards,
    Tables,
    CampaignEditor,
    Campaign,
    Game,
    Assistant,
    Rulebook,
    Workshop,
};
inline constexpr std::array kKeyPlaces = {
    KeyPlace::Window, KeyPlace::Maps,      KeyPlace::Editors,        KeyPlace::ScenarioEditor,
    KeyPlace::Cards,  KeyPlace::Tables,    KeyPlace::CampaignEditor, KeyPlace::Campaign,
    KeyPlace::Game,   KeyPlace::Assistant, KeyPlace::Rulebook,       KeyPlace::Workshop};

// In the language of the window.
QString nameOf(KeyPlace place);
// Whether there is a page on which both work.
bool overlap(KeyPlace a, KeyPlace b);

} // namespace hexwerk::editor
