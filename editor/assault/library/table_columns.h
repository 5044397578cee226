// How the columns of a table are described.
#pragma once

#include <QtGlobal>

#include "editor/assault/library/system_table.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

inline constexpr int kMostDice = 8;

inline TableColumn column(std::string key, const char *group, const char *label, FieldKind kind)
{
    TableColumn c;
    c.key = std::move(key);
    c.group = group;
    c.label = label;
    c.kind = kind;
    return c;
}

inline TableColumn mayMiss(TableColumn c)
{
    c.mayMiss = true;
    return c;
}

inline TableColumn from(TableColumn c, int least, int most)
{
    c.least = least;
    c.most = most;
    return c;
}

inline TableColumn pool(std::string key, const char *group, const char *label)
{
    return from(column(std::move(key), group, label, FieldKind::Dice), 0, kMostDice);
}

inline TableColumn die(std::string key, const char *group, const char *label)
{
    return from(column(std::move(key), group, label, FieldKind::Dice), 0, 1);
}

inline TableColumn flag(std::string key, const char *label)
{
    return mayMiss(column(std::move(key), "", label, FieldKind::Flag));
}

inline TableColumn number(std::string key, const char *group, const char *label, int least,
                          int most)
{
    return from(column(std::move(key), group, label, FieldKind::Number), least, most);
}

inline TableColumn choice(std::string key, const char *label, Choices choices)
{
    TableColumn c = column(std::move(key), "", label, FieldKind::Choice);
    c.choices = choices;
    return c;
}

inline TableColumn words(std::string key, const char *label, std::vector<Word> words)
{
    TableColumn c = column(std::move(key), "", label, FieldKind::Choice);
    c.words = std::move(words);
    return c;
}

inline TableColumn types(std::string key, const char *label)
{
    TableColumn c = choice(std::move(key), label, Choices::UnitTypes);
    c.kind = FieldKind::Checks;
    return c;
}

inline TableColumn optional(TableColumn c)
{
    c.optional = true;
    c.mayMiss = true;
    return c;
}

inline TableColumn name()
{
    return column("name", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                  FieldKind::LocalLine);
}

using Columns = std::vector<TableColumn>;

inline Columns joined(std::initializer_list<Columns> parts)
{
    Columns all;
    for (const Columns &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

inline Columns byMovement(const std::vector<Word> &words)
{
    static constexpr auto kGroup =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Movement points");
    Columns columns = {
        column("cost.foot", kGroup,
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "On foot"),
               FieldKind::NumberOrWord),
        column("cost.artillery", kGroup,
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Artillery"),
               FieldKind::NumberOrWord),
        column("cost.mechanized", kGroup,
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mechanized"),
               FieldKind::NumberOrWord),
        column("cost.track", kGroup,
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Full tracks"),
               FieldKind::NumberOrWord)};
    for (TableColumn &one : columns) {
        one.most = 20;
        one.words = words;
    }
    return columns;
}

inline const std::vector<Word> &prohibited()
{
    static const std::vector<Word> kWords = {
        {"P", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "P: prohibited")}};
    return kWords;
}

inline Columns byUnit(const char *group, int most)
{
    Columns columns = {pool("bonus.infantry", group,
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Infantry")),
                       pool("bonus.artillery", group,
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Artillery")),
                       pool("bonus.vehicle", group,
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Vehicles"))};
    for (TableColumn &one : columns)
        one.most = most;
    return columns;
}

// The tables by what they are about.
SystemTable terrainTable();
SystemTable fortificationTable();
SystemTable hexsideTable();
SystemTable roadTable();
SystemTable climbTable();
SystemTable terrainOfEditionsTable();
SystemTable markerTable();
SystemTable abilityTable();
SystemTable nationTable();
SystemTable markersOfEditionsTable();
SystemTable antiAircraftTable();
SystemTable airDefenceTable();
SystemTable airSpottingTable();
SystemTable airAccuracyTable();
SystemTable artilleryAccuracyTable();
SystemTable blastTable();
SystemTable driftTable();
SystemTable supportSmokeTable();
SystemTable airAccuracyOfEditionsTable();
SystemTable supportSmokeOfEditionsTable();
// Of an edition's rows: what differs there alone.
Columns asTheyAre(Columns columns);

} // namespace hexwerk::assault::ui
