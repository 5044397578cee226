// What a file of translators changes.
#pragma once

#include "texts/translation/catalogue.h"
#include "texts/translation/change.h"
#include "texts/translation/exchange.h"

#include <vector>

namespace hexwerk::translation {

enum class Strictness { Lenient, Strict };

struct Import
{
    std::vector<TextChange> changes; // none where the file is refused
    std::vector<ExchangeProblem> problems;
    bool isRefused = false; // as a whole; if strict, for any problem
    bool operator==(const Import &) const = default;
};

// Entries that say what is there already change nothing, and an empty translation is no change.
Import importOf(const ExchangeResult &file, const Catalogue &catalogue,
                const ExchangeHeader &expected, Strictness strictness);

} // namespace hexwerk::translation
