// A comparison of the editions as rich text.
#pragma once

#include <QString>

#include "app/rulebook/book_html.h"

#include <string>

namespace hexwerk {

// Its points in rows, its editions in columns: that of `reading` first. Without its heading. Links
// lead where those of BookColours do.
QString comparisonHtml(const Book &book, const BookComparison &comparison, const Reading &reading,
                       const BookColours &colours);

// Links to the comparisons that name the rule: "compare:off-board-guns".
QStringList comparisonLinks(const Book &book, const std::string &rule, const std::string &language);

} // namespace hexwerk
