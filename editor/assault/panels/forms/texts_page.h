// All texts of a scenario in a table, a column a language; what is missing is marked.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QWidget>

#include "editor/assault/models/texts_model.h"

namespace hexwerk::assault::ui {

class TextsPage final : public QWidget
{
    Q_OBJECT

public:
    TextsPage(ScenarioDocument &document, const Properties &properties, QWidget *parent = nullptr);

    const TextsModel &model() const { return *m_model; }
    QTableView *table() const { return m_table; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addLanguage();
    void count();
    void layOut();
    void retranslate();

    TextsModel *m_model;
    QSortFilterProxyModel *m_shown;
    QLabel *m_count;
    QCheckBox *m_onlyMissing;
    QToolButton *m_add;
    QTableView *m_table;
};

} // namespace hexwerk::assault::ui
