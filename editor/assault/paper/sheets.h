// What a table needs beside the map, on paper: cards, counters, boards, sheets to read.
#pragma once

#include <QSizeF>

#include "editor/paper/piece_pages.h"

#include <cstdint>

namespace hexwerk::assault::ui {

enum class SheetKind : std::uint8_t {
    UnitCards,
    FormationCards,
    CommandCards,
    SupportCards,
    Counters,
    Markers,
    DiceStickers,
    StatusBoard,
    Scenario,
    PlayersAid,
};
inline constexpr int kSheetKinds = static_cast<int>(SheetKind::PlayersAid) + 1;

using editor::Backs;

// Lengths are millimetres.
struct SheetOptions
{
    editor::Paper paper;
    Backs backs = Backs::Duplex;
    QSizeF card = {88.9, 63.5}; // as it lies, cut
    double counter = 15.875;    // of a counter's side, cut: 5/8 inch
    double sticker = 12;        // of a sticker's side, for battle dice
    double bleed = 2;           // printed around what is cut
    bool cutMarks = true;
    bool wholeLibrary = false; // not only what the scenario has
};

} // namespace hexwerk::assault::ui
