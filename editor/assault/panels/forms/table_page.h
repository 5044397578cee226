// All items of a table: their list, buttons to add, remove and order them, and the form of the one
// that is chosen, with the tables that lie within it.
#pragma once

#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QWidget>

#include "editor/assault/models/item_list_model.h"
#include "editor/assault/models/property.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class CourseWords;
class PropertyForm;
class ScenarioDocument;
class StatusBoard;

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
    // Chooses an item of this table or of one within it, and puts the cursor into a field.
    void show(ItemRef item, std::string_view key);
    // The entry of the list that has the keyboard, here or in a table within; empty if none has.
    std::optional<ItemRef> entryWithFocus() const;
    PropertyForm *form() const { return m_form; }
    const std::vector<TablePage *> &nested() const { return m_nested; }

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isNested() const;
    QLayout *makeList();
    QWidget *makeDetails(ScenarioDocument &document, const Properties &properties);
    QToolButton *makeButton(const QString &icon, void (TablePage::*slot)());
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
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QLabel *m_nothing; // instead of a form
    PropertyForm *m_form;
    std::vector<TablePage *> m_nested;
    StatusBoard *m_board = nullptr; // of tracks
    CourseWords *m_words = nullptr; // of tracks, triggers and victory conditions
    std::size_t m_outer = 0;
};

} // namespace hexwerk::assault::ui
