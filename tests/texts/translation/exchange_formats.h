// The formats of exchange, and a file with every kind of entry.
#pragma once

#include <QTest>

#include "texts/translation/exchange.h"
#include "texts/translation/po_file.h"
#include "texts/translation/xliff_file.h"

namespace hexwerk::testing {

using translation::ExchangeEntry;
using translation::ExchangeFile;
using translation::ExchangeHeader;
using translation::ExchangeResult;
using translation::UnitState;

inline const ExchangeHeader kHeader{"Hexwerk", "0.1.0", "de"};

struct Format
{
    const char *name;
    ExchangeResult (*read)(std::string_view);
    std::string (*write)(const ExchangeFile &);
};
inline constexpr Format kFormats[] = {
    {"po", translation::readPo, translation::writePo},
    {"xliff12", translation::readXliff, translation::writeXliff12},
    {"xliff20", translation::readXliff, translation::writeXliff20},
};

inline const Format &format(const QString &name)
{
    for (const Format &one : kFormats)
        if (name == QLatin1String(one.name))
            return one;
    qFatal("no such format");
}

inline ExchangeEntry entry(const std::string &key, UnitState state)
{
    ExchangeEntry entry;
    entry.key = key;
    entry.file = "assault/terms.toml";
    entry.line = 7;
    entry.sources = {"A <b>&amp;</b> \"quoted\"\ntext \\n with 100 % of %1"};
    entry.targets = {"„Ä“ & <i>\t%1</i>\n  ö\\ "};
    entry.state = state;
    return entry;
}

inline ExchangeFile everyKindOfEntry()
{
    ExchangeFile file{kHeader, {}};
    file.entries.push_back(entry("assault/terms/term.turn.word", UnitState::Final));
    file.entries.push_back(entry("a/review", UnitState::Review));
    file.entries.push_back(entry("a/draft", UnitState::Draft));
    file.entries.back().sourceBefore = "As it was";
    file.entries.push_back(entry("a/untranslated", UnitState::Untranslated));
    file.entries.back().targets = {""};
    file.entries.push_back(entry("a/plural", UnitState::Final));
    file.entries.back().isPlural = true;
    file.entries.back().sources = {"%n hex", "%n hexes"};
    file.entries.back().targets = {"Ein Feld", "%n Felder"};
    file.entries.push_back(entry("a/new plural", UnitState::Untranslated));
    file.entries.back().isPlural = true;
    file.entries.back().sources = {"%n hex", "%n hexes"};
    file.entries.back().targets = {"", ""};
    return file;
}

// Rows of a test.
inline void formats()
{
    QTest::addColumn<QString>("name");
    for (const Format &one : kFormats)
        QTest::newRow(one.name) << QString::fromLatin1(one.name);
}

} // namespace hexwerk::testing
