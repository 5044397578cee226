#include "core/assault/files/readers/victory_reader.h"

#include "core/assault/scenario/term_fate.h"

namespace hexwerk::assault {

static void readName(TableReader &table, Term &term, TermKind kind, std::string_view key)
{
    term.kind = kind;
    table.readId(key, term.name);
}

static void readNumber(TableReader &table, Term &term, std::string_view key)
{
    const TermNumbers range = numberRange(term.kind).value();
    table.require({key});
    table.read(key, term.number, IntRange{range.least, range.most});
}

// A number, or the word for a majority.
static void readHolding(TableReader &table, Term &term)
{
    constexpr std::string_view kKey = "controls_at_least";
    term.kind = TermKind::ControlsAtLeast;
    const TermNumbers range = numberRange(term.kind).value();
    table.require({kKey});
    const std::optional<ValueReader> value = table.find(kKey);
    const auto read =
        value ? value->readNumberOrName({range.least, range.most}, {std::string(kMajority)})
              : std::nullopt;
    if (read && std::holds_alternative<int>(*read))
        term.number = std::get<int>(*read);
    else if (read)
        term.kind = TermKind::ControlsMajority;
}

// The terms of "all" and "any".
static void readTerms(TableReader &table, Term &term, TermKind kind, std::string_view key)
{
    term.kind = kind;
    constexpr std::size_t kMost = 100; // each is compared with the others
    table.readTables(key, term.terms, readTerm, kMost);
}

// One of the keys that say what a term is about; the caller sees to it that there is one.
static void readSubject(TableReader &table, Term &term)
{
    if (table.has("all"))
        readTerms(table, term, TermKind::All, "all");
    else if (table.has("any"))
        readTerms(table, term, TermKind::Any, "any");
    else if (table.has("not")) {
        term.kind = TermKind::Not;
        table.readTable(
            "not", [&term](TableReader &inner) { readTerm(inner, term.terms.emplace_back()); });
    } else if (table.has("control")) {
        readName(table, term, TermKind::Control, "control");
        table.readId("side", term.side);
    } else if (table.has("controls_at_least")) {
        readHolding(table, term);
        table.readId("side", term.side);
    } else if (table.has("losses")) {
        readName(table, term, TermKind::Losses, "losses");
        readNumber(table, term, "at_least");
    } else if (table.has("track")) {
        readName(table, term, TermKind::Track, "track");
        readNumber(table, term, "at_least");
    } else if (table.has("units_in_zone")) {
        readName(table, term, TermKind::UnitsInZone, "units_in_zone");
        table.require({"side"});
        table.readId("side", term.side);
        readNumber(table, term, "at_least");
    } else if (table.has("turn")) {
        term.kind = TermKind::Turn;
        readNumber(table, term, "turn");
    } else if (table.has("side_has_no_units")) {
        readName(table, term, TermKind::SideHasNoUnits, "side_has_no_units");
    }
}

void readTerm(TableReader &table, Term &term)
{
    table.oneOf({"all", "any", "not", "control", "controls_at_least", "losses", "track",
                 "units_in_zone", "turn", "side_has_no_units"},
                TableReader::Count::ExactlyOne);
    readSubject(table, term);
}

void readVictory(TableReader &table, Victory &victory)
{
    table.require({"side"});
    table.readId("side", victory.side);
    table.read("check", victory.check);
    readTerm(table, victory.term);
    // The key `side` is the victory's; control terms that name none speak of it.
    const TermKind kind = victory.term.kind;
    if (kind == TermKind::Control || kind == TermKind::ControlsAtLeast ||
        kind == TermKind::ControlsMajority)
        victory.term.side.clear();
}

} // namespace hexwerk::assault
