// What we have decided where the books are unclear.
#pragma once

#include "core/base/local_text.h"

#include <string>
#include <vector>

namespace hexwerk {

struct BookRuling
{
    std::string id; // "A-7"
    std::vector<std::string> rules;
    std::vector<std::string> profiles; // the editions that it is about; empty: all
    std::string option;                // the switch that decides otherwise; empty: none
    LocalText question;
    LocalText ruling;
    bool operator==(const BookRuling &) const = default;
};

} // namespace hexwerk
