// The tables of the system, and what the owner of a copy corrects in them.
#pragma once

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QTableView>
#include <QToolBar>
#include <QTreeWidget>
#include <QWidget>

#include "editor/assault/panels/library/system_table_model.h"
#include "editor/assault/panels/library/table_value_form.h"

#include <vector>

namespace hexwerk::assault::ui {

class SystemTablesPage final : public QWidget
{
    Q_OBJECT

public:
    SystemTablesPage(LibraryDocument &document, QWidget *parent);

    void setRulebook(RulebookSource rulebook) { m_form->setRulebook(std::move(rulebook)); }
    // Beside its own.
    void addBarAction(QAction *action) { m_bar->addAction(action); }
    // Goes to the value, or the first at or below the path.
    void showValue(const ValuePath &path);
    void showTable(const SystemTable &table);
    void showCorrections();
    TableValueForm &form() { return *m_form; }
    SystemTableModel &model() { return *m_model; }
    // Leaves only the values that nobody has compared with a copy.
    void checkAgainstCopy(bool on);
    // How many there are.
    int openValues() const;
    void dropChosen() { m_form->drop(); }
    void dropAll();
    void exportTo(const QString &path);
    void importFrom(const QString &path);

signals:
    void told(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum ActionPlace { Check, Confirm, Drop, DropAll, Export, Import };
    QAction *addAction(const char *icon, const char *key, const std::function<void()> &what);
    void makeActions();
    QWidget *makeCorrections();
    void fillList();
    void fillCorrections();
    void followTable();
    void followValue();
    void filter();
    void goToNextOpen();
    void fitGrid();
    void fitColumn(int column);
    void refresh();
    void exportFromDialog();
    void importFromDialog();
    std::vector<int> openCounts() const;
    void retranslate();

    LibraryDocument &m_document;
    SystemTableModel *m_model;
    QToolBar *m_bar;
    QListWidget *m_list; // the corrections, then the tables
    QLabel *m_state;     // whether corrections count
    QStackedWidget *m_stack;
    QTableView *m_grid;
    QTreeWidget *m_corrections;
    TableValueForm *m_form;
    std::vector<QAction *> m_actions;
};

} // namespace hexwerk::assault::ui
