// Units without a place: they wait off the board until they are brought on.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include "editor/assault/document/scenario_document.h"
#include "editor/panels/drag_list.h"

#include <vector>

namespace hexwerk::assault::ui {

class TrayPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit TrayPanel(const ScenarioDocument &document, QWidget *parent = nullptr);

    int count() const { return m_list->count(); }

signals:
    // To the hex of the cursor.
    void bringOnWanted(const std::vector<std::size_t> &units);
    void chosen(const std::vector<std::size_t> &units);

protected:
    void changeEvent(QEvent *event) override;

private:
    std::vector<std::size_t> picked() const;
    void fill();

    const ScenarioDocument &m_document;
    QLabel *m_words;
    editor::DragList *m_list;
    QPushButton *m_bringOn;
};

} // namespace hexwerk::assault::ui
