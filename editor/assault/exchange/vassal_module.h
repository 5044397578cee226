// What a module of VASSAL holds, as plain values.
#pragma once

#include <QPoint>
#include <QSize>
#include <QString>
#include <QStringList>

#include "editor/assault/exchange/vassal_grid.h"

#include <vector>

namespace hexwerk::assault::ui {

// A piece in a list or a stack.
struct VassalSlot
{
    QString name;
    int id = 0;
    QSize size; // pixels
    QString piece;
};

struct VassalList
{
    QString name;
    std::vector<VassalSlot> pieces;
};

struct VassalTab
{
    QString name;
    std::vector<VassalList> lists;
};

struct VassalStack
{
    QString hex;                    // "D5"
    QPoint at;                      // pixels of the board
    std::vector<VassalSlot> pieces; // from below
};

struct VassalPrototype
{
    QString name;
    QString piece;
};

struct VassalFace
{
    QString text;
    int value = 0;
    QString picture;
};

struct VassalDie
{
    QString name;
    QString picture; // of its button
    std::vector<VassalFace> faces;
};

struct VassalModule
{
    QString name;
    QString description;
    QString board;    // its picture
    QString briefing; // a page; empty: none
    QStringList sides;
    std::vector<VassalGrid> grids;
    std::vector<VassalPrototype> prototypes;
    std::vector<VassalTab> tabs;
    std::vector<VassalStack> stacks;
    std::vector<VassalDie> dice;
    int nextId = 1;
};

} // namespace hexwerk::assault::ui
