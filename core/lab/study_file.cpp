#include "core/lab/study_file.h"

#include "core/base/hash.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <charconv>

namespace hexwerk::lab {

static constexpr IntRange kCountRange = {0, 1'000'000'000};
// A longer text is read a part at a time: what a whole file may hold is bounded.
static constexpr std::size_t kReadWhole = std::size_t{1} << 20;
static constexpr std::string_view kShardHeader = "\n[shard.";

static std::optional<std::uint64_t> digestFrom(const std::string &text)
{
    std::uint64_t value = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value, 16);
    const bool isWhole = read.ec == std::errc() && read.ptr == end;
    return isWhole && hashText(value) == text ? std::optional(value) : std::nullopt;
}

static std::optional<int> numberFrom(std::string_view text, int most)
{
    int value = -1;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isNumber = read.ec == std::errc() && std::to_string(value) == text;
    return isNumber && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
}

static void reportNumber(const ValueReader &value, std::int64_t most)
{
    value.report(FileProblem::BadName, FileExpectation::WholeNumber, {"0", std::to_string(most)});
}

static void readOpponent(TableReader &table, Opponent &opponent)
{
    table.require({"id", "hash"});
    table.read("id", opponent.id); // "regular+danger=0.6"
    table.read("hash", opponent.hash);
    table.read("rollouts", opponent.rollouts, kCountRange);
}

// As many as there have to be.
template<typename T, std::size_t N, typename Read>
static bool readArray(const ValueReader &value, std::array<T, N> &target, Read read)
{
    std::size_t count = 0;
    const bool good = value.eachElement([&](const ValueReader &element) {
        return count++ >= N || read(element, target[count - 1]);
    });
    if (good && count != N)
        value.report(FileProblem::WrongType, FileExpectation::ArrayOf, {std::to_string(N)});
    return good && count == N;
}

template<std::size_t N>
static bool readCountArray(const ValueReader &value, std::array<std::int64_t, N> &target)
{
    return readArray(value, target, [](const ValueReader &element, std::int64_t &count) {
        int number = 0;
        const bool good = element.read(number, kCountRange);
        count = number;
        return good;
    });
}

static bool readResults(const ValueReader &value, std::array<Results, 2> &target)
{
    return readArray(value, target, [](const ValueReader &element, Results &results) {
        return readCountArray(element, results);
    });
}

static void readHead(TableReader &table, StudyHead &head)
{
    table.require(
        {"scenario", "data", "engine", "sides", "opponents", "seed", "pairs", "shards", "limits"});
    table.readTable("scenario", [&head](TableReader &scenario) {
        scenario.require({"id", "system", "hash"});
        scenario.read("id", head.scenario.id);
        scenario.readId("system", head.scenario.system);
        scenario.read("hash", head.scenario.hash);
    });
    table.readTable("data", [&head](TableReader &data) {
        data.eachKey([&head](std::string_view kind, const ValueReader &value) {
            value.read(head.data[std::string(kind)]);
        });
    });
    table.read("engine", head.engine);
    if (const auto sides = table.find("sides"))
        readArray(*sides, head.sides, [](const ValueReader &element, std::string &side) {
            return element.readId(side);
        });
    if (const auto opponents = table.find("opponents"))
        readArray(*opponents, head.opponents, [](const ValueReader &element, Opponent &one) {
            return element.readTable([&one](TableReader &inner) { readOpponent(inner, one); });
        });
    table.read("seed", head.seed);
    table.read("pairs", head.pairs, IntRange{1, kMostPairs});
    table.read("shards", head.shards, IntRange{1, kMostShards});
    table.readTable("limits", [&head](TableReader &limits) {
        limits.require({"turns", "orders"});
        limits.read("turns", head.limits.turns, IntRange{1, kMostTurns});
        limits.read("orders", head.limits.orders, IntRange{1, kMostOrders});
    });
}

static void readTally(const ValueReader &value, TallyGroup group, int depth, Block &block)
{
    const TallyRow &row = rowOf(group.tally);
    value.readTable([&](TableReader &table) {
        table.eachKey([&](std::string_view key, const ValueReader &inner) {
            int count = 0;
            if (depth < row.groups) {
                TallyGroup below = group;
                (depth == 0 ? below.first : below.second) = key;
                readTally(inner, std::move(below), depth + 1, block);
            } else if (row.isByNumber && !numberFrom(key, kMostOrders)) {
                reportNumber(inner, kMostOrders);
            } else if (inner.read(count, kCountRange)) {
                block.count(group, key, count);
            }
        });
    });
}

static void readBlock(TableReader &table, Block &block)
{
    table.require(
        {"pairs", "digest", "outcome", "unfinished", "begins", "pair_score", "side_score"});
    int pairs = 0;
    if (table.read("pairs", pairs, IntRange{0, kMostPairs}))
        block.pairs = pairs;
    if (const auto digest = table.find("digest"))
        digest->readParsed(block.digest, digestFrom, FileExpectation::Hash);
    if (const auto outcome = table.find("outcome"))
        readResults(*outcome, block.outcome);
    if (const auto begins = table.find("begins"))
        readResults(*begins, block.begins);
    if (const auto unfinished = table.find("unfinished"))
        readCountArray(*unfinished, block.unfinished);
    if (const auto scores = table.find("pair_score"))
        readCountArray(*scores, block.pairScore);
    if (const auto scores = table.find("side_score"))
        readCountArray(*scores, block.sideScore);
    for (int i = 0; i < kTallies; ++i) {
        const auto tally = static_cast<Tally>(i);
        if (const auto value = table.find(rowOf(tally).name))
            readTally(*value, {tally}, 0, block);
    }
}

// Whether the counts agree; said only where all of them could be read.
static void checkBlock(const ValueReader &value, const Block &block, const StudyHead &head,
                       int shard)
{
    if (const auto found = disagreementIn(block, head, shard))
        value.report(FileProblem::Damaged, FileExpectation::Nothing,
                     {found->key, std::to_string(found->found), std::to_string(found->expected)});
}

static void readShards(TableReader &table, ReadContext &context, Study &study)
{
    table.readTable("shard", [&](TableReader &shards) {
        shards.eachKey(
            [&](std::string_view key, const ValueReader &value) {
                const auto number = numberFrom(key, study.head.shards - 1);
                if (!number)
                    return reportNumber(value, study.head.shards - 1);
                const std::size_t before = context.problems.size();
                Block block;
                value.readTable([&block](TableReader &inner) { readBlock(inner, block); });
                if (context.problems.size() == before)
                    checkBlock(value, block, study.head, *number);
                if (!study.shards.emplace(*number, std::move(block)).second)
                    value.report(FileProblem::DuplicateId);
            },
            kMostShards);
    });
}

// Of a long text: where shard `from` on ends, and how its lines are counted.
static std::size_t endOfShard(std::string_view text, std::size_t from)
{
    const std::size_t end = text.find(kShardHeader, from + 1);
    return end == std::string_view::npos ? text.size() : end + 1;
}

// The rest of a long text, a shard at a time, as the program writes them.
static void readFurther(ReadContext &context, std::string_view text, std::size_t begin,
                        Study &study)
{
    static constexpr std::string_view kStart = "format = \"hexwerk.study\"\nversion = 1\n";
    auto line = static_cast<int>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    while (begin < text.size()) {
        const std::size_t end = endOfShard(text, begin);
        const std::string_view part = text.substr(begin, end - begin);
        ReadContext inner{context.file, {}, {}, Places::Left};
        readDocument(inner, std::string(kStart).append(part), kStudyFormat,
                     [&](TableReader &table) { readShards(table, inner, study); });
        for (Problem &problem : inner.problems) {
            problem.line = std::max(problem.line + line - 2, 1); // lines of kStart
            addProblem(context.problems, std::move(problem));
        }
        line += static_cast<int>(std::count(part.begin(), part.end(), '\n'));
        begin = end;
    }
}

LoadResult<Study> readStudy(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}, Places::Left};
    Study study;
    std::size_t end = text.size();
    if (text.size() > kReadWhole)
        if (const std::size_t first = text.find(kShardHeader); first != std::string_view::npos)
            end = first + 1;
    bool hasHead = false;
    readDocument(context, text.substr(0, end), kStudyFormat, [&](TableReader &table) {
        table.require({"head"});
        table.readTable("head", [&](TableReader &head) { readHead(head, study.head); });
        hasHead = context.problems.empty();
        if (hasHead)
            readShards(table, context, study);
        else
            table.ignoreRest();
    });
    if (hasHead)
        readFurther(context, text, end, study);
    return loaded(std::move(study), std::move(context.problems));
}

LoadResult<Study> loadStudy(const std::filesystem::path &path)
{
    LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readStudy(*text.value, path.string());
}

WriteResult writeStudy(const std::filesystem::path &path, const Study &study)
{
    const std::string text = studyText(study);
    if (text.size() > kLargestStudy)
        return tl::unexpected(
            WriteFailure{WriteStep::Write, std::make_error_code(std::errc::file_too_large)});
    return writeFile(path, text);
}

} // namespace hexwerk::lab
