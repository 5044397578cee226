// Asks for another size of the board, and lists first what falls outside and what becomes of it.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>

#include "editor/assault/commands/resize_edits.h"
#include "editor/assault/document/scenario_document.h"

#include <array>

namespace hexwerk::assault::ui {

class BoardSizeDialog final : public QDialog
{
    Q_OBJECT

public:
    BoardSizeDialog(const ScenarioDocument &document, QWidget *parent);

    BoardResize resize() const;

private:
    // Columns or rows that come at one side; less than 0: they go.
    QSpinBox *addSide(QFormLayout &form, const QString &label, int step);
    QString textOf(const Fallen &fallen) const;
    void list();

    const ScenarioDocument &m_document;
    QSpinBox *m_left;
    QSpinBox *m_right;
    QSpinBox *m_top;
    QSpinBox *m_bottom;
    QLabel *m_size;
    QLabel *m_heading;
    QListWidget *m_fallen;
    QDialogButtonBox *m_buttons;
};

} // namespace hexwerk::assault::ui
