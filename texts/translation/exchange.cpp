#include "texts/translation/exchange.h"

#include "texts/translation/plural_rules.h"

#include <array>

namespace hexwerk::translation {

using std::string_view_literals::operator""sv;

static constexpr std::array kFaultNames = {
    "too-large"sv,     "not-utf8"sv,       "syntax"sv,         "too-deep"sv,    "entity"sv,
    "wrong-project"sv, "wrong-language"sv, "other-version"sv,  "unknown-key"sv, "key-twice"sv,
    "placeholder"sv,   "plural-forms"sv,   "source-changed"sv,
};
static_assert(kFaultNames.size() == static_cast<std::size_t>(ExchangeFault::SourceChanged) + 1);

std::string_view toString(ExchangeFault fault)
{
    return kFaultNames[static_cast<std::size_t>(fault)];
}

bool refusesFile(ExchangeFault fault)
{
    return fault <= ExchangeFault::WrongLanguage;
}

bool leavesOut(ExchangeFault fault)
{
    return fault >= ExchangeFault::UnknownKey && fault <= ExchangeFault::PluralForms;
}

static ExchangeEntry entryOf(const TextUnit &unit, const std::string &language)
{
    ExchangeEntry entry;
    entry.key = unit.key;
    entry.file = unit.file;
    entry.line = unit.line;
    entry.context = unit.context;
    entry.comment = unit.comment;
    entry.isPlural = unit.isPlural;
    entry.sources = unit.sources();
    entry.targets = unit.targets();
    if (unit.isPlural)
        entry.targets.resize(static_cast<std::size_t>(pluralRule(language).forms));
    entry.state = stateNow(unit);
    if (isStale(unit))
        entry.sourceBefore = unit.sourceBefore;
    return entry;
}

ExchangeFile exchangeOf(const std::vector<TextUnit> &units, const ExchangeHeader &header)
{
    ExchangeFile file;
    file.header = header;
    for (const TextUnit &unit : units)
        file.entries.push_back(entryOf(unit, header.language));
    return file;
}

} // namespace hexwerk::translation
