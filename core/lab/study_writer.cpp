// The text of a study.
#include "core/base/hash.h"
#include "core/files/toml_text.h"
#include "core/files/tree_values.h"
#include "core/lab/study_file.h"

namespace hexwerk::lab {

static void addPair(std::string &text, std::string_view key, const TomlValue &value)
{
    text += formatPair(std::string(key) + " = ", value, {}) + "\n";
}

template<std::size_t N>
static TomlArray arrayOf(const std::array<std::int64_t, N> &counts)
{
    return TomlArray(counts.begin(), counts.end());
}

static TomlArray arrayOf(const std::array<Results, 2> &results)
{
    return {arrayOf(results[0]), arrayOf(results[1])};
}

static TomlTable treeOf(const Opponent &opponent)
{
    TomlTable table;
    table.set("id", opponent.id).set("hash", opponent.hash);
    setUnless(table, "rollouts", opponent.rollouts, 0);
    return table;
}

static void addHead(std::string &text, const StudyHead &head)
{
    TomlTable scenario;
    scenario.set("id", head.scenario.id)
        .set("system", head.scenario.system)
        .set("hash", head.scenario.hash);
    text += "\n[head]\n";
    addPair(text, "scenario", scenario);
    addPair(text, "data", toTree(head.data));
    addPair(text, "engine", head.engine);
    addPair(text, "sides", TomlArray{head.sides[0], head.sides[1]});
    addPair(text, "opponents", TomlArray{treeOf(head.opponents[0]), treeOf(head.opponents[1])});
    addPair(text, "seed", head.seed);
    addPair(text, "pairs", head.pairs);
    addPair(text, "shards", head.shards);
    addPair(text, "limits",
            TomlTable().set("turns", head.limits.turns).set("orders", head.limits.orders));
}

static void addTally(std::string &text, const TallyGroup &group, const Counts &counts)
{
    const TallyRow &row = rowOf(group.tally);
    std::string key(row.name);
    if (row.groups > 0)
        key += "." + formatKey(group.first);
    if (row.groups > 1)
        key += "." + formatKey(group.second);
    TomlTable table;
    for (const auto &[name, times] : counts)
        table.set(name, times);
    addPair(text, key, table);
}

static void addShard(std::string &text, int number, const Block &block)
{
    text += "\n[shard." + std::to_string(number) + "]\n";
    addPair(text, "pairs", block.pairs);
    addPair(text, "digest", hashText(block.digest));
    addPair(text, "outcome", arrayOf(block.outcome));
    addPair(text, "unfinished", arrayOf(block.unfinished));
    addPair(text, "begins", arrayOf(block.begins));
    addPair(text, "pair_score", arrayOf(block.pairScore));
    addPair(text, "side_score", arrayOf(block.sideScore));
    for (const auto &[group, counts] : block.tallies)
        addTally(text, group, counts);
}

std::string studyText(const Study &study)
{
    std::string text = "format = \"" + std::string(kStudyFormat) + "\"\nversion = 1\n";
    addHead(text, study.head);
    for (const auto &[number, block] : study.shards)
        addShard(text, number, block);
    return text;
}

} // namespace hexwerk::lab
