// The keys of a scenario file, read line by line from one that has them all.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/base/contract.h"
#include "editor/assault/document/tables.h"

#include <map>
#include <vector>

namespace hexwerk::assault::ui {

struct Key
{
    Table table;
    QString name;
};

inline const std::map<QString, Table> &headers()
{
    static const std::map<QString, Table> all = {
        {QString(), Table::Scenario},
        {QStringLiteral("options"), Table::Scenario},
        {QStringLiteral("board"), Table::Scenario},
        {QStringLiteral("board.underlay"), Table::Scenario},
        {QStringLiteral("board.tile"), Table::Tile},
        {QStringLiteral("board.transform"), Table::Transform},
        {QStringLiteral("board.patch"), Table::Patch},
        {QStringLiteral("board.road"), Table::Road},
        {QStringLiteral("board.hexside"), Table::Hexside},
        {QStringLiteral("board.overlay"), Table::Overlay},
        {QStringLiteral("board.smoke"), Table::Smoke},
        {QStringLiteral("board.minefield"), Table::Minefield},
        {QStringLiteral("board.label"), Table::Label},
        {QStringLiteral("mines"), Table::Mines},
        {QStringLiteral("zone"), Table::Zone},
        {QStringLiteral("objective"), Table::Objective},
        {QStringLiteral("side"), Table::Side},
        {QStringLiteral("side.formation"), Table::Formation},
        {QStringLiteral("side.additional"), Table::Additional},
        {QStringLiteral("unit"), Table::Unit},
        {QStringLiteral("reinforcement"), Table::Reinforcement},
        {QStringLiteral("support"), Table::Support},
        {QStringLiteral("track"), Table::Track},
        {QStringLiteral("track.threshold"), Table::Threshold},
        {QStringLiteral("trigger"), Table::Trigger},
        {QStringLiteral("victory"), Table::Victory},
    };
    return all;
}

// The keys within a value of one line that is an inline table (or an array of one).
inline QStringList innerKeys(const QString &value)
{
    static const QRegularExpression inner(QStringLiteral("([a-z_]+) = "));
    QStringList keys;
    for (auto match = inner.globalMatch(value); match.hasNext();)
        keys << match.next().captured(1);
    return keys;
}

inline std::vector<Key> expanded(Table table, const QString &header, const QString &key,
                                 const QString &value)
{
    std::vector<Key> keys;
    const auto inner = [&](Table of, const QString &prefix) {
        for (const QString &name : innerKeys(value))
            keys.push_back({of, prefix + name});
        return keys;
    };
    const auto effectKeys = [&] { // without the languages of a text
        inner(Table::Effect, {});
        std::erase_if(keys, [](const Key &one) {
            return one.name == QLatin1String("en") || one.name == QLatin1String("de");
        });
        return keys;
    };
    if (table == Table::Trigger && key == QLatin1String("do"))
        return effectKeys();
    if (table == Table::Reinforcement && key == QLatin1String("units"))
        return inner(Table::ReinforcementUnits, {});
    if (table == Table::Reinforcement && value.startsWith(QLatin1Char('{')))
        return inner(table, key + QLatin1Char('.'));
    if (table == Table::Victory && key == QLatin1String("all"))
        return {{table, QStringLiteral("term")}};
    if (table == Table::Scenario && !header.isEmpty())
        return {{table, header + QLatin1Char('.') + key}};
    return {{table, key}};
}

inline std::vector<Key> keysOf(const QString &text)
{
    static const QRegularExpression header(QStringLiteral("^\\[\\[?([a-z_.]+)\\]"));
    static const QRegularExpression pair(QStringLiteral("^([a-z_]+) = (.*)$"));
    std::vector<Key> keys;
    QString at;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (const auto match = header.match(line); match.hasMatch())
            at = match.captured(1);
        else if (const auto found = pair.match(line); found.hasMatch())
            for (const Key &key :
                 expanded(headers().at(at), at, found.captured(1), found.captured(2)))
                keys.push_back(key);
    }
    return keys;
}

// The file with every key: its text, its scenario, and every key once.
struct EveryKey
{
    QString text;
    Scenario scenario;
    std::vector<Key> keys;
};

inline EveryKey everyKey()
{
    QFile file(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/every_key.toml"));
    HW_EXPECTS(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const auto read = readScenario(bytes.toStdString(), "every_key.toml");
    HW_EXPECTS(read && read.problems.empty());
    EveryKey all{QString::fromUtf8(bytes), read.value->scenario, {}};
    std::map<std::pair<Table, QString>, bool> seen;
    for (const Key &key : keysOf(all.text)) {
        const bool fixed = key.table == Table::Scenario && (key.name == QLatin1String("format") ||
                                                            key.name == QLatin1String("version"));
        if (!fixed && seen.emplace(std::pair(key.table, key.name), true).second)
            all.keys.push_back(key);
    }
    return all;
}

// The item of the file that has the key: of the reinforcements 0 has units, 1 a formation, 2
// additional units.
inline ItemRef itemWith(const Key &key)
{
    const std::size_t index = key.name.startsWith(QLatin1String("formation."))    ? 1
                              : key.name.startsWith(QLatin1String("additional.")) ? 2
                                                                                  : 0;
    static const std::map<QString, std::size_t> effects = {
        {QStringLiteral("spawn"), 1},  {QStringLiteral("count"), 1},
        {QStringLiteral("side"), 1},   {QStringLiteral("zone"), 1},
        {QStringLiteral("remove"), 2}, {QStringLiteral("terrain"), 3},
        {QStringLiteral("hexes"), 3},  {QStringLiteral("objective"), 4},
        {QStringLiteral("end"), 5},    {QStringLiteral("say"), 6},
    };
    const auto nested = effects.find(key.name);
    if (key.table == Table::Effect && nested != effects.end())
        return {key.table, 0, nested->second};
    return {key.table, index, 0};
}

} // namespace hexwerk::assault::ui
