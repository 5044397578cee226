// Results of studies: which are missing, all of them in one file, what they say.
#include "app/cli/study.h"

#include "app/cli/game.h"
#include "app/cli/problem_text.h"
#include "app/cli/study_compare.h"
#include "app/cli/study_report.h"
#include "core/files/text_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace hexwerk::cli {

namespace {

struct StudyRequest
{
    std::vector<std::string> files;
    std::string out;
    double margin = 5; // percent
    std::vector<std::string> logs;
    std::vector<double> test; // scores of the first player: low and high
    bool json = false;
};

// Takes in one file after the other, and remembers where each shard is from.
class Gatherer
{
public:
    // False, and a sentence, where the file does not fit those before it.
    bool take(const std::string &file, lab::Study study)
    {
        if (!m_study) {
            m_study.emplace(lab::Study{study.head, {}});
            m_first = file;
        }
        const auto merged = lab::merge(*m_study, study);
        if (!merged)
            tell(file, study, merged.error());
        for (const auto &[number, block] : study.shards)
            m_files.try_emplace(number, file);
        return merged.has_value();
    }

    std::optional<lab::Study> study() { return std::move(m_study); }

private:
    void tell(const std::string &file, const lab::Study &study, const lab::MergeFault &fault) const
    {
        if (!fault.keys.empty())
            fmt::print(stderr, "{}: is of another study than {}: {}\n", file, m_first,
                       differenceText(m_study->head, study.head));
        else
            fmt::print(stderr,
                       "{}: shard {} came out differently in {}: one of the machines computes "
                       "wrongly or has other data; play the shard again on a third one\n",
                       file, fault.shard, m_files.at(fault.shard));
    }

    std::optional<lab::Study> m_study;
    std::string m_first;
    std::map<int, std::string> m_files; // by shard
};

std::string headValue(const lab::StudyHead &head, const std::string &key)
{
    if (key == "scenario")
        return fmt::format("{} ({})", head.scenario.id, head.scenario.hash);
    if (key == "engine")
        return head.engine;
    if (key == "sides")
        return fmt::format("{}, {}", head.sides[0], head.sides[1]);
    if (key == "opponents")
        return fmt::format("{} ({}), {} ({})", head.opponents[0].id, head.opponents[0].rollouts,
                           head.opponents[1].id, head.opponents[1].rollouts);
    if (key == "seed")
        return head.seed;
    if (key == "pairs")
        return std::to_string(head.pairs);
    if (key == "shards")
        return std::to_string(head.shards);
    if (key == "limits")
        return fmt::format("{} turns, {} orders", head.limits.turns, head.limits.orders);
    return {};
}

// The kinds of data whose hashes differ.
std::string differentData(const lab::StudyHead &a, const lab::StudyHead &b)
{
    std::vector<std::string> kinds;
    for (const auto &[kind, hash] : a.data)
        if (const auto found = b.data.find(kind); found == b.data.end() || found->second != hash)
            kinds.push_back(kind);
    for (const auto &[kind, hash] : b.data)
        if (!a.data.contains(kind))
            kinds.push_back(kind);
    return fmt::format("{}", fmt::join(kinds, ", "));
}

ExitCode tellMissing(const StudyRequest &request)
{
    auto exitCode = ExitCode::Done;
    const auto study = openStudies(request.files, exitCode);
    if (!study)
        return exitCode;
    const std::vector<int> missing = lab::missingShards(*study);
    if (missing.empty())
        return ExitCode::Done;
    fmt::print("{}\n", lab::listOf(missing));
    return ExitCode::Invalid;
}

ExitCode mergeStudies(const StudyRequest &request)
{
    auto exitCode = ExitCode::Done;
    const auto study = openStudies(request.files, exitCode);
    return study ? saveStudy(request.out, *study) : exitCode;
}

ExitCode reportStudy(const StudyRequest &request)
{
    auto exitCode = ExitCode::Done;
    const auto study = openStudies(request.files, exitCode);
    if (!study)
        return exitCode;
    const lab::Report found = lab::reportOf(*study, request.margin / 100);
    std::optional<TestedStrength> tested;
    if (!request.test.empty()) {
        const lab::SequentialTest test{request.test[0], request.test[1]};
        tested = TestedStrength{test, lab::stopOf(*study, test)};
    }
    std::map<int, std::string> machines;
    for (const std::string &log : request.logs) {
        const LoadResult<std::string> text = readTextFile(log);
        print(text.problems);
        if (!text)
            return exitCodeFor(text.problems);
        lab::readMachines(*text.value, machines);
    }
    const auto checks = lab::checkedMachines(*study, machines);
    fmt::print("{}\n", request.json ? reportJson(found, tested, checks)
                                    : reportText(found, tested, checks));
    return ExitCode::Done;
}

// Each file is a version of its own.
ExitCode compareStudies(const StudyRequest &request)
{
    std::vector<Version> versions;
    for (const std::string &file : request.files) {
        auto exitCode = ExitCode::Done;
        auto study = openStudies({file}, exitCode);
        if (!study)
            return exitCode;
        versions.push_back({file, *std::move(study)});
        const lab::StudyHead &first = versions.front().study.head;
        const lab::StudyHead &head = versions.back().study.head;
        if (!lab::hindrancesTo(first, head).empty()) {
            fmt::print(stderr,
                       "{}: cannot be compared with {}: {}; only the scenario and its data may be "
                       "others\n",
                       file, request.files.front(), differenceText(first, head));
            return ExitCode::Invalid;
        }
    }
    fmt::print("{}\n", request.json ? comparisonJson(versions, 0) : comparisonText(versions, 0));
    return ExitCode::Done;
}

CLI::App *addStudyCommand(CLI::App &study, const char *name, const char *about,
                          const std::shared_ptr<StudyRequest> &request, ExitCode &exitCode,
                          ExitCode (*run)(const StudyRequest &))
{
    CLI::App *command = study.add_subcommand(name, about);
    command->add_option("FILE", request->files, "Results of one study")->required();
    command->callback([request, &exitCode, run] { exitCode = run(*request); });
    return command;
}

} // namespace

std::string differenceText(const lab::StudyHead &a, const lab::StudyHead &b)
{
    std::vector<std::string> parts;
    for (const std::string &key : lab::differences(a, b))
        parts.push_back(key == "data" ? fmt::format("data ({})", differentData(a, b))
                                      : fmt::format("{} {} and not {}", key, headValue(b, key),
                                                    headValue(a, key)));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::optional<lab::Study> openStudies(const std::vector<std::string> &files, ExitCode &exitCode)
{
    Gatherer gatherer;
    for (const std::string &file : files) {
        LoadResult<lab::Study> study = lab::loadStudy(file);
        print(study.problems);
        if (!study) {
            exitCode = exitCodeFor(study.problems);
            return std::nullopt;
        }
        if (!gatherer.take(file, *std::move(study.value))) {
            exitCode = ExitCode::Invalid;
            return std::nullopt;
        }
    }
    return gatherer.study();
}

ExitCode saveStudy(const std::string &file, const lab::Study &study)
{
    const WriteResult written = lab::writeStudy(file, study);
    if (written)
        return ExitCode::Done;
    fmt::print(stderr, "{}: cannot {}: {}\n", file, toString(written.error().step),
               written.error().reason.message());
    return ExitCode::Failed;
}

void addStudy(CLI::App &program, ExitCode &exitCode)
{
    const auto request = std::make_shared<StudyRequest>();
    CLI::App *study = program.add_subcommand(
        "study", "Whether a scenario is fair: many games on one machine or on many");
    study->require_subcommand(1);
    addStudyCommand(*study, "missing",
                    "The shards that are not there, as sbatch --array wants them", request,
                    exitCode, tellMissing);
    CLI::App *merging = addStudyCommand(*study, "merge", "The results of several files in one",
                                        request, exitCode, mergeStudies);
    merging->add_option("-o,--output", request->out, "Where to write them; may be one of the files")
        ->required();
    CLI::App *reporting =
        addStudyCommand(*study, "report", "What the results say", request, exitCode, reportStudy);
    reporting
        ->add_option("--within", request->margin,
                     "Balanced: so many percent at most from 50 for either side")
        ->check(CLI::Range(0.1, 50.0));
    reporting
        ->add_option("--test", request->test,
                     "Whether the first player scores the second number rather than the first, as "
                     "0.5,0.53; looks after each shard in its order until that is clear")
        ->delimiter(',')
        ->expected(2)
        ->check(CLI::Range(0.01, 0.99));
    reporting->add_option(
        "--logs", request->logs,
        "Logs of the shards, as written by packaging/cluster; tests the results of "
        "each machine against those of the others");
    reporting->add_flag("--json", request->json, "One JSON document on standard output");
    CLI::App *comparing = addStudyCommand(
        *study, "compare", "What versions of a scenario are worth against the first one", request,
        exitCode, compareStudies);
    comparing->add_flag("--json", request->json, "One JSON document on standard output");
}

} // namespace hexwerk::cli
