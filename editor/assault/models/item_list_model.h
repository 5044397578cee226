// The items of one table as a list, for views.
#pragma once

#include <QAbstractListModel>

#include "editor/assault/document/tables.h"

namespace hexwerk::assault::ui {

class ScenarioDocument;

class ItemListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    ItemListModel(const ScenarioDocument &document, Table table, QObject *parent = nullptr);

    // Of a nested table: which outer item it is about.
    void setOuter(std::size_t index);
    ItemRef item(int row) const;
    Table table() const { return m_table; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    // All texts anew: the language has changed.
    void retranslate();

private:
    void follow();

    const ScenarioDocument &m_document;
    const Table m_table;
    std::size_t m_outer = 0;
    int m_rows = 0;
};

} // namespace hexwerk::assault::ui
