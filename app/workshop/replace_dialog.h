// Finds and replaces in many translations at once, each change seen before.
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

#include "app/workshop/changes_view.h"
#include "app/workshop/replacer.h"
#include "app/workshop/workshop.h"

#include <vector>

namespace hexwerk {

class ReplaceDialog final : public QDialog
{
    Q_OBJECT

public:
    // `filtered`: places of the texts that the list shows now. `workshop` must outlive it.
    ReplaceDialog(Workshop &workshop, std::vector<std::size_t> filtered, QWidget *parent);

    // Asks with this. `isHereAlone`: in the filtered texts only.
    void begin(const Replacing &what, bool isHereAlone);
    const ChangesView &changes() const { return *m_changes; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void look();
    void replace();

    Workshop &m_workshop;
    const std::vector<std::size_t> m_filtered;
    QTimer m_lookLater;
    QLineEdit *m_find;
    QLineEdit *m_by;
    QCheckBox *m_whole;
    QCheckBox *m_case;
    QCheckBox *m_pattern;
    QCheckBox *m_here;
    QLabel *m_told;
    ChangesView *m_changes;
    QPushButton *m_replace;
};

} // namespace hexwerk
