// One table of the system as on the printed aids, with what the owner makes of its values.
#pragma once

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include "editor/assault/library/library_document.h"
#include "editor/assault/library/system_table.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class SystemTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    // What a cell is drawn with, beside its text.
    enum Role { Dice = Qt::UserRole, Face, Mark, State };
    enum class CellState : std::uint8_t { Plain, Open, Checked, Corrected };

    SystemTableModel(LibraryDocument &document, QObject *parent);

    void setTable(const SystemTable &table);
    const SystemTable &table() const { return *m_table; }
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // Null where the row has no such value.
    const TableValue *value(const QModelIndex &index) const;
    // Invalid for a value of another table.
    QModelIndex indexOf(const ValuePath &path) const;
    void retranslate();

private:
    void read();
    bool isUpright() const { return m_table->shape == SystemTable::Shape::List; }
    QVariant diceAt(const TableValue &value, int role) const;
    CellState stateOf(const TableValue &value) const;

    LibraryDocument &m_document;
    const SystemTable *m_table;
    std::vector<ValuePath> m_rows;
    std::vector<std::optional<TableValue>> m_cells; // row by row, as the file has them
};

// Draws dice and faces, the letter of the mark, and what the owner corrected.
class SystemTableDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace hexwerk::assault::ui
