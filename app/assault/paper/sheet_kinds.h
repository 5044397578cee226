// All sheets of paper that a table needs beside the map, by their kinds.
#pragma once

#include <QString>
#include <QStringList>

#include "core/rulebook/rulebook.h"
#include "editor/assault/library/corrections.h"
#include "editor/assault/paper/piece_sheets.h"
#include "editor/paper/sheet_book.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// What sheets are made of. Must stay while they are made, not while they are painted.
struct SheetSource
{
    const ScenarioDocument &document;
    const Corrections &corrections;
    const Rulebook &rulebook;
    CardPictures pictures = {};
};

QString nameOf(SheetKind kind);  // "Unit cards"
QString wordFor(SheetKind kind); // "unit-cards", on the command line
std::optional<SheetKind> sheetKindFromWord(const QString &word);

// Of those kinds, in the order given, each with an entry in the outline. In the language of the
// window.
editor::SheetBook sheetBook(const SheetSource &source, const std::vector<SheetKind> &kinds,
                            const SheetOptions &options);
// Why there are no pages of some of them, a sentence each.
QStringList whyNone(const SheetSource &source, const std::vector<SheetKind> &kinds,
                    const SheetOptions &options);

} // namespace hexwerk::assault::ui
