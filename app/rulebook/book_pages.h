// The rulebook on paper.
#pragma once

#include "app/rulebook/book_html.h"
#include "app/system/system_kit.h"
#include "editor/paper/paper.h"
#include "editor/paper/sheet_book.h"

#include <string>
#include <vector>

namespace hexwerk {

// What is printed, as it is read in the window.
struct PrintedBook
{
    const Book &book;
    const SystemKit &kit;
    const std::vector<OutlineNode> &outline; // of the reading's edition
    Reading reading;
    const Reading *beside = nullptr; // null: nothing stands beside it
};

// The boards of examples are drawn at once, a chapter takes up to a second.
// `chapter`: empty: all of them.
editor::SheetBook bookOnPaper(const PrintedBook &printed, const std::string &chapter,
                              const editor::Paper &paper);

} // namespace hexwerk
