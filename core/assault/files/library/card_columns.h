// The columns of a table of cards: the keys of their files, each with what its cells hold.
#pragma once

#include "core/assault/cards/any_card.h"
#include "core/files/toml_value.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class CellKind : std::uint8_t {
    Text,
    Texts, // by language: a column for each, "name.en"
    Number,
    Flag,
    Dice, // none where the cell is empty
    Names,
    Band,
    Bands,
    Units,
    Effects,
};

struct CardColumn
{
    std::string_view key; // "blast.up_to"
    CellKind kind = CellKind::Text;
    bool isNeeded = false;
};

// In the order of the file.
const std::vector<CardColumn> &columnsOf(CardKind kind);
// Null for a name that such cards have not. "name.en" is of the column `name`.
const CardColumn *findColumn(CardKind kind, std::string_view name);
// How cells of a list look; empty for what is no list.
std::string_view exampleOf(CellKind kind);

// A value of a card's tree as the text of a cell; none where the cell stays empty.
std::optional<std::string> toCell(const TomlValue &value, CellKind kind);
// Back again, or the part that cannot be read. What is no number stays a text: the reader of cards
// says what is wrong with it.
tl::expected<TomlValue, std::string> fromCell(const std::string &cell, CellKind kind);

// The value under a dotted key, or null.
const TomlValue *valueUnder(const TomlTable &card, std::string_view key);
// No other value may be in the way.
void putUnder(TomlTable &card, std::string_view key, TomlValue value);

} // namespace hexwerk::assault
