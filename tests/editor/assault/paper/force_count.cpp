#include "tests/editor/assault/paper/force_count.h"

#include <QDir>
#include <QTest>

namespace hexwerk::testing {

using namespace Qt::Literals::StringLiterals;

ForceCount::ForceCount(const QString &path)
{
    const QDir folder(QLatin1String(HW_SOURCE_DIR "/resources/assault/cards"));
    for (const QFileInfo &file : folder.entryInfoList({u"*.toml"_s})) {
        const toml::table table = toml::parse_file(file.filePath().toStdString());
        forEach(table, "unit",
                [&](const toml::table &card) { m_units[wordOf(card, "id")] = card; });
        forEach(table, "formation",
                [&](const toml::table &card) { m_formations[wordOf(card, "id")] = card; });
    }
    const toml::table scenario = toml::parse_file(path.toStdString());
    forEach(scenario, "unit", [&](const toml::table &unit) {
        add(wordOf(unit, "side"), wordOf(unit, "card"), 1,
            unit["name"]["en"].value_or(std::string()));
    });
    forEach(scenario, "side", [&](const toml::table &side) {
        forEach(side, "formation",
                [&](const toml::table &choice) { addChoice(wordOf(side, "id"), choice); });
        forEach(side, "additional", [&](const toml::table &force) { addSingle(side, force); });
    });
    forEach(scenario, "reinforcement", [&](const toml::table &group) {
        forEach(group, "units", [&](const toml::table &units) {
            add(wordOf(group, "side"), wordOf(units, "card"), units["count"].value_or(1));
        });
        if (const toml::table *choice = group["formation"].as_table())
            addChoice(wordOf(group, "side"), *choice);
        if (const toml::table *force = group["additional"].as_table())
            forEach(scenario, "side", [&](const toml::table &side) {
                if (wordOf(side, "id") == wordOf(group, "side"))
                    addSingle(side, *force);
            });
    });
    forEach(scenario, "trigger", [&](const toml::table &trigger) {
        forEach(trigger, "do", [&](const toml::table &effect) {
            if (wordOf(effect, "kind") == "spawn")
                add(wordOf(effect, "side"), wordOf(effect, "card"), effect["count"].value_or(1));
        });
    });
}

void ForceCount::add(const std::string &side, const std::string &card, std::int64_t count,
                     const std::string &name)
{
    const std::string called =
        name.empty() ? m_units[card]["name"]["en"].value_or(std::string()) : name;
    counters[QString::fromStdString(called)] += int(count);
    cards.emplace(side, card);
}

void ForceCount::addChoice(const std::string &side, const toml::table &choice)
{
    std::vector<std::string> ids;
    if (const toml::array *from = choice["from"].as_array())
        for (const toml::node &id : *from)
            ids.push_back(id.value_or(std::string()));
    [&] { QVERIFY2(!ids.empty(), "a choice of all formations: count them here, too"); }();
    for (const std::string &id : ids)
        if (m_taken.emplace(side, id).second)
            forEach(m_formations[id], "units", [&](const toml::table &units) {
                add(side, wordOf(units, "card"), units["count"].value_or(1));
            });
}

void ForceCount::addSingle(const toml::table &side, const toml::table &force)
{
    std::set<std::string> nations;
    if (const toml::array *array = side["nations"].as_array())
        for (const toml::node &nation : *array)
            nations.insert(nation.value_or(std::string()));
    for (const auto &[id, card] : m_units)
        if (wordOf(card, "type") == wordOf(force, "type") &&
            wordOf(card, "class") == wordOf(force, "class") &&
            (nations.empty() || nations.contains(wordOf(card, "nation"))))
            add(wordOf(side, "id"), id, force["count"].value_or(1));
}

} // namespace hexwerk::testing
