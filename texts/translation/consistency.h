// How all translations say each term.
#pragma once

#include "core/rulebook/terms.h"
#include "texts/translation/text_unit.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hexwerk::translation {

enum class Rendering : std::uint8_t {
    Official, // the word of the term or one of its forms
    Avoided,  // a wording that must not stand for it
    Other,    // something else, or nothing
};

struct TermUse
{
    std::size_t unit = 0; // place in the list of units
    Rendering rendering = Rendering::Official;
    std::string words; // the wording to avoid, as it stands there
    bool operator==(const TermUse &) const = default;
};

struct TermUses
{
    const Term *term = nullptr;
    std::vector<TermUse> uses; // in the order of the units
    std::size_t count(Rendering rendering) const;
};

// Of each term that a translated source uses, in the order of the terms; those that the language
// has no word for are passed over. `terms` are kept by reference.
std::vector<TermUses> termUses(std::span<const TextUnit> units, const Terms &terms,
                               const std::string &language);

} // namespace hexwerk::translation
