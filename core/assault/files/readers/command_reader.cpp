#include "core/assault/files/readers/command_reader.h"

#include "core/files/source_marks.h"

namespace hexwerk::assault {

static constexpr IntRange kAmounts = {-20, 20};
static constexpr IntRange kAccuracies = {-6, 6};
static constexpr IntRange kHexes = {1, 19};

static void readCardEffect(TableReader &table, CardEffect &effect)
{
    table.require({"effect"});
    table.readId("effect", effect.effect);
    table.read("amount", effect.amount, kAmounts);
    table.read("dice", effect.dice);
    table.readId("ability", effect.ability);
}

// What command and support cards have in common.
template<typename Card>
static void readCommon(TableReader &table, Card &card)
{
    table.require({"id", "name", "time"});
    table.readId("id", card.id);
    table.read("name", card.name);
    table.readId("nation", card.nation);
    table.read("time", card.time);
    table.read("timing", card.timing);
    table.readTables("effects", card.effects, readCardEffect);
    table.read("text", card.text);
    table.readPicture("picture", card.picture);
}

void readCommandCard(TableReader &table, CommandCard &card, SourceMarks &marks)
{
    readCommon(table, card);
    table.read("category", card.category);
    table.read("moment", card.moment);
    table.read("types", card.types);
    marks = readSourceMarks(table);
}

void readSupportCard(TableReader &table, SupportCard &card, SourceMarks &marks)
{
    readCommon(table, card);
    table.require({"kind"});
    table.read("kind", card.kind);
    table.read("attack", card.attack);
    table.read("suppressive_fire", card.suppressiveFire);
    table.read("fire_for_effect", card.fireForEffect);
    table.read("bombardment", card.bombardment);
    table.read("smoke", card.smoke);
    table.read("secondary", card.secondary);
    table.read("defence", card.defence);
    table.read("blast", card.blast);
    table.read("second", card.second, kAccuracies);
    table.read("hexes", card.hexes, kHexes);
    table.read("in_line", card.inLine);
    marks = readSourceMarks(table);
}

void readEffectRow(TableReader &table, std::pair<std::string, EffectRow> &row)
{
    auto &[id, effect] = row;
    table.require({"id", "name", "text"});
    table.readId("id", id);
    table.read("name", effect.name);
    table.read("text", effect.text);
    table.read("takes", effect.takes);
    table.read("least", effect.least, kAmounts);
    table.read("most", effect.most, IntRange{effect.least, kAmounts.greatest});
    table.read("target", effect.target);
    table.read("until", effect.until);
    readSourceMarks(table);
}

} // namespace hexwerk::assault
