// Games that hands played in the window, as files: what is expected of them, and their log.
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>

#include "app/assault/beside/play_log.h"
#include "app/assault/page/play_page.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_file.h"
#include "core/base/hash.h"
#include "tests/window/main_window.h"

namespace hexwerk::assault::ui::window {

// Calls use(line) for each thing that happened: of a run of steps, for each step.
template<typename Use>
void eachLine(const LogModel &log, const Use &use)
{
    for (int i = 0; i < log.rowCount(); ++i) {
        const QModelIndex row = log.index(i, 0);
        for (int step = 0; step < log.rowCount(row); ++step)
            use(log.index(step, 0, row));
        if (log.rowCount(row) == 0)
            use(row);
    }
}

// What the log beside the map shows, line by line with its rule.
inline QString logOf(MainWindow &window)
{
    QString text;
    eachLine(window.playPage().findChild<PlayLog *>()->model(), [&text](const QModelIndex &line) {
        const QString rule = line.data(LogModel::RuleRole).toString();
        text += line.data().toString() +
                (rule.isEmpty() ? QStringLiteral("\n") : QStringLiteral(" [%1]\n").arg(rule));
    });
    return text;
}

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Of a game in the window.
inline QByteArray expectationOf(MainWindow &window, const GameFile &game)
{
    const Position &p = window.playPage().game().position();
    const auto count = [&](const char *origin) {
        return static_cast<int>(
            std::count_if(game.orders.begin(), game.orders.end(),
                          [&](const play::Record &order) { return order.origin == origin; }));
    };
    QJsonObject expected{
        {QStringLiteral("hash"), QString::fromStdString(hashText(Assault::hash(p)))},
        {QStringLiteral("orders"), static_cast<int>(game.orders.size())},
        {QStringLiteral("by_mouse"), count("mouse")},
        {QStringLiteral("by_key"), count("key")},
        {QStringLiteral("by_program"), count("only")}};
    if (p.pending.isOver())
        expected[QStringLiteral("winner")] =
            p.winner == kNobody ? QStringLiteral("draw")
                                : QString::fromStdString(p.setting->scenario.sides[p.winner].id);
    return QJsonDocument(expected).toJson();
}

} // namespace hexwerk::assault::ui::window
