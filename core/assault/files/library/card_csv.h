// Cards of one kind as a table of CSV text: a card a row, a key of their files a column.
#pragma once

#include "core/assault/files/library/filed_cards.h"
#include "core/files/csv_fault.h"

#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// All columns that such cards can have, so that an empty table is a form to fill in. The separator
// is a comma or a semicolon.
std::string toCsv(CardKind kind, const std::vector<FiledCard> &cards, char separator = ',');

// What else is asked of each card, as of a file with it alone.
using CardCheck = std::function<std::vector<Problem>(const AnyCard &card)>;

// The cards in the order of the rows, without file and place. The columns may come in any order;
// the kind of the cards is the one that they suit best. All faults that can be told apart come at
// once, by place.
tl::expected<std::vector<FiledCard>, std::vector<CsvFault>>
readCardCsv(std::string_view text, const CardCheck &check = {});

} // namespace hexwerk::assault
