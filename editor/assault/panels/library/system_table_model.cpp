#include "editor/assault/panels/library/system_table_model.h"

#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

SystemTableModel::SystemTableModel(LibraryDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_table(&systemTables().front())
{
    connect(&document, &LibraryDocument::correctionsChanged, this, [this] {
        if (m_rows != rowsOf(*m_table, m_document.corrections().corrected()))
            return setTable(*m_table);
        read();
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    });
    setTable(*m_table);
}

void SystemTableModel::setTable(const SystemTable &table)
{
    beginResetModel();
    m_table = &table;
    read();
    endResetModel();
}

void SystemTableModel::read()
{
    const TomlTable &tree = m_document.corrections().corrected();
    m_rows = rowsOf(*m_table, tree);
    m_cells.clear();
    for (const ValuePath &row : m_rows)
        for (const TableColumn &column : m_table->columns) {
            ValuePath path = pathOf(row, column);
            const bool isThere = column.mayMiss || valueAt(tree, path);
            m_cells.push_back(isThere ? std::optional(TableValue{m_table, &column, row, path})
                                      : std::nullopt);
        }
}

int SystemTableModel::rowCount(const QModelIndex &parent) const
{
    const std::size_t rows = isUpright() ? m_table->columns.size() : m_rows.size();
    return parent.isValid() ? 0 : static_cast<int>(rows);
}

int SystemTableModel::columnCount(const QModelIndex &parent) const
{
    const std::size_t columns = isUpright() ? m_rows.size() : m_table->columns.size();
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

const TableValue *SystemTableModel::value(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const int row = isUpright() ? index.column() : index.row();
    const int column = isUpright() ? index.row() : index.column();
    const std::size_t place =
        static_cast<std::size_t>(row) * m_table->columns.size() + static_cast<std::size_t>(column);
    const auto &cell = m_cells.at(place);
    return cell ? &*cell : nullptr;
}

QModelIndex SystemTableModel::indexOf(const ValuePath &path) const
{
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        if (!m_cells[place] || m_cells[place]->path != path)
            continue;
        const int row = static_cast<int>(place / m_table->columns.size());
        const int column = static_cast<int>(place % m_table->columns.size());
        return isUpright() ? index(column, row) : index(row, column);
    }
    return {};
}

SystemTableModel::CellState SystemTableModel::stateOf(const TableValue &value) const
{
    const Corrections &corrections = m_document.corrections();
    if (corrections.isCorrected(value.path))
        return CellState::Corrected;
    if (corrections.isChecked(value.path))
        return CellState::Checked;
    return corrections.isOpen(value.path) ? CellState::Open : CellState::Plain;
}

// The letters of a pool; of a face its die and symbols.
QVariant SystemTableModel::diceAt(const TableValue &value, int role) const
{
    const TomlValue *there = valueAt(m_document.corrections().corrected(), value.path);
    const auto *text = there ? there->as<std::string>() : nullptr;
    if (!text)
        return {};
    if (role == Dice && value.column->kind == FieldKind::Dice)
        return editor::toQString(*text);
    if (role == Face && value.column->kind == FieldKind::Face)
        return editor::toQString(value.row.back() + " " + *text);
    return {};
}

QVariant SystemTableModel::data(const QModelIndex &index, int role) const
{
    const TableValue *cell = value(index);
    if (!cell)
        return role == Qt::DisplayRole         ? QVariant(QStringLiteral("\u2013"))
               : role == Qt::TextAlignmentRole ? QVariant(Qt::AlignCenter)
                                               : QVariant();
    const Corrections &corrections = m_document.corrections();
    const auto inWords = [&] {
        return TableText::value(*cell->column, valueAt(corrections.corrected(), cell->path),
                                *m_document.library());
    };
    switch (role) {
    case Qt::DisplayRole:
        return diceAt(*cell, Dice).isValid() || diceAt(*cell, Face).isValid() ? QString()
                                                                              : inWords();
    case Qt::TextAlignmentRole:
        return QVariant(cell->column->kind == FieldKind::LocalLine
                            ? Qt::AlignLeft | Qt::AlignVCenter
                            : Qt::Alignment(Qt::AlignCenter));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        //: %1 is a value of a table, %2 what it is, %3 how sure it is
        return tr("%1: %2. %3")
            .arg(TableText::name(*cell, corrections.corrected()), inWords(),
                 TableText::mark(corrections, cell->path));
    case Dice:
    case Face:
        return diceAt(*cell, role);
    case Mark: {
        const char mark = corrections.mark(cell->path);
        return mark ? QString(QLatin1Char(mark)) : QString();
    }
    case State:
        return static_cast<int>(stateOf(*cell));
    default:
        return {};
    }
}

QVariant SystemTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    const auto place = static_cast<std::size_t>(section);
    if ((orientation == Qt::Vertical) == isUpright())
        return isUpright() ? TableText::column(m_table->columns.at(place))
                           : TableText::header(m_table->columns.at(place));
    QString row = TableText::row(*m_table, m_rows.at(place), m_document.corrections().corrected());
    if (m_rows.at(place).front() == "profile") // the name of an edition has a line of its own
        row.replace(QLatin1String(": "), QLatin1String(":\n"));
    return row.isEmpty() ? tr("Value") : row;
}

Qt::ItemFlags SystemTableModel::flags(const QModelIndex &index) const
{
    return value(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

void SystemTableModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

} // namespace hexwerk::assault::ui
