// Programs that say what they show, and are killed while they do it.
#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/play/match.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace hexwerk::assault::ui::window {

inline constexpr int kKills = 50; // of each kind
inline constexpr int kAtOnce = 5;

// In the program that will be killed.
inline void tell(const std::string &line)
{
    std::puts(line.c_str());
    std::fflush(stdout);
}

// Without what may be half a line.
inline QList<QByteArray> toldLines(QProcess &program)
{
    QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
    lines.removeLast();
    return lines;
}

// With how many orders a game or a campaign was shown in which position.
struct Shown
{
    std::vector<std::string> hashes = {}; // after each order; empty: it was not shown
    std::optional<std::size_t> back = {}; // where it was about to go

    void show(std::size_t orders, std::string hash)
    {
        back.reset();
        hashes.resize(orders);
        if (orders > 0)
            hashes.back() = std::move(hash);
    }

    // Whether nothing that was shown is lost. One order may have reached the disk, and not yet the
    // eyes; so may a take-back. With it what the program answers by itself, which nobody sees
    // alone.
    bool isIn(const std::vector<play::Record> &records)
    {
        if (back && records.size() == *back)
            hashes.resize(records.size());
        const auto first = records.begin() +
                           static_cast<std::ptrdiff_t>(std::min(records.size(), hashes.size() + 1));
        return records.size() == hashes.size() ||
               (!back && records.size() > hashes.size() &&
                std::all_of(first, records.end(), [](const play::Record &order) {
                    return order.origin == play::kOnlyOrigin;
                }));
    }
};

struct Run
{
    QTemporaryDir folder;
    QProcess program;
};

// Starts this program kKills times with `--play FOLDER NUMBER KIND`, and kills it at any moment
// after it has said something.
inline void killAtAnyMoment(int kind, unsigned seed, const std::function<void(Run &)> &check)
{
    std::mt19937 random(seed);
    for (int first = 0; first < kKills; first += kAtOnce) {
        std::vector<std::unique_ptr<Run>> runs;
        for (int i = 0; i < kAtOnce; ++i) {
            const auto &run = runs.emplace_back(std::make_unique<Run>());
            run->program.start(QCoreApplication::applicationFilePath(),
                               {QStringLiteral("--play"), run->folder.path(),
                                QString::number(first + i + 1), QString::number(kind)});
        }
        for (const auto &run : runs)
            while (!run->program.canReadLine()) // half of one would say nothing yet
                QVERIFY(run->program.waitForReadyRead(30000));
        for (const auto &run : runs) {
            QTest::qWait(static_cast<int>(random() % 60));
            QCOMPARE(run->program.state(), QProcess::Running);
            run->program.kill();
            QVERIFY(run->program.waitForFinished());
        }
        for (const auto &run : runs)
            check(*run);
    }
}

} // namespace hexwerk::assault::ui::window
