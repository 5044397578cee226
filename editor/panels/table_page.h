// All items of a table: their list, buttons to add, remove and order them, and the form of the one
// that is chosen, with the tables that lie within it.
#pragma once

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QWidget>

#include "editor/models/item_list_model.h"
#include "editor/models/property.h"

#include <vector>

namespace hexwerk::editor {

class PropertyForm;
class ScenarioDocument;

class TablePage final : public QWidget
{
    Q_OBJECT

public:
    TablePage(ScenarioDocument &document, const Properties &properties, Table table,
              QWidget *parent);

    Table table() const { return m_model->table(); }
    // For a nested table: the outer item it lies within.
    void setOuter(std::size_t index);
    void choose(std::size_t place);
    PropertyForm *form() const { return m_form; }

signals:
    void chosen(hexwerk::editor::ItemRef item);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isNested() const;
    QLayout *makeList();
    QWidget *makeDetails(ScenarioDocument &document, const Properties &properties);
    QPushButton *makeButton(void (TablePage::*slot)());
    int row() const;
    void add();
    void remove();
    void moveUp();
    void moveDown();
    void move(int by);
    void follow();
    void retranslate();

    ScenarioDocument &m_document;
    ItemListModel *m_model;
    QLabel *m_title;
    QListView *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    PropertyForm *m_form;
    std::vector<TablePage *> m_nested;
    std::size_t m_outer = 0;
};

} // namespace hexwerk::editor
