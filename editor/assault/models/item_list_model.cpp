#include "editor/assault/models/item_list_model.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/item_text.h"

namespace hexwerk::assault::ui {

ItemListModel::ItemListModel(const ScenarioDocument &document, Table table, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_table(table)
{
    connect(&document, &ScenarioDocument::replaced, this, &ItemListModel::follow);
    connect(&document, &ScenarioDocument::changed, this, &ItemListModel::follow);
    follow();
}

void ItemListModel::setOuter(std::size_t index)
{
    m_outer = index;
    follow();
}

// Rows come and go at the end; what they say is asked anew.
void ItemListModel::follow()
{
    const int rows = static_cast<int>(itemCount(m_document.scenario(), m_table, m_outer));
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (m_rows > 0)
        emit dataChanged(index(0), index(m_rows - 1));
}

ItemRef ItemListModel::item(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return outerTable(m_table) == m_table ? ItemRef{m_table, place, 0}
                                          : ItemRef{m_table, m_outer, place};
}

int ItemListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant ItemListModel::data(const QModelIndex &index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (!index.isValid() || !isText || !contains(m_document.scenario(), item(index.row())))
        return {};
    const ItemRef shown = item(index.row());
    const bool isSentence = shown.table == Table::Trigger || shown.table == Table::Victory;
    return isSentence ? CourseText(m_document.scenario(), editor::Tongue(),
                                   courseNames(m_document.library()))
                            .of(shown)
                      : ItemText::of(shown, m_document.scenario(), m_document.library());
}

void ItemListModel::retranslate()
{
    if (m_rows > 0)
        emit dataChanged(index(0), index(m_rows - 1));
}

} // namespace hexwerk::assault::ui
