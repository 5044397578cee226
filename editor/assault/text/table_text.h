// Tables of the system, their values and how sure they are, in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/document/shared_data.h"
#include "editor/assault/library/system_table.h"

namespace hexwerk::assault::ui {

class TableText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TableText)

public:
    static QString table(const SystemTable &table);
    // "Brush", "Faces A: Red die"; empty where the table has one row alone.
    static QString row(const SystemTable &table, const ValuePath &row, const TomlTable &tree);
    // "Movement points: On foot"
    static QString column(const TableColumn &column);
    // The same in two lines.
    static QString header(const TableColumn &column);
    // "Brush, Movement points: On foot"
    static QString name(const TableValue &value, const TomlTable &tree);
    // With the table before it.
    static QString place(const TableValue &value, const TomlTable &tree);
    static QString value(const TableColumn &column, const TomlValue *value,
                         const DataStore &library);
    // What a choice offers.
    static QString word(const TableColumn &column, const std::string &id, const DataStore &library);
    // "G: our guess"; in the window's words for a value of the owner too.
    static QString mark(const Corrections &corrections, const ValuePath &path);
};

} // namespace hexwerk::assault::ui
