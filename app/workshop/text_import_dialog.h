// What a file of translators would change, and what is wrong with it, before anything changes.
#pragma once

#include <QDialog>
#include <QPushButton>

#include "app/workshop/changes_view.h"
#include "app/workshop/workshop.h"

namespace hexwerk {

class TextImportDialog final : public QDialog
{
    Q_OBJECT

public:
    // `file`: its name. `note`: what else the file brings; may be empty. `workshop` must outlive
    // it.
    TextImportDialog(Workshop &workshop, const translation::Import &import, const QString &file,
                     const QString &note, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void saveProblems(const QStringList &problems);

    Workshop &m_workshop;
    ChangesView *m_changes;
    QPushButton *m_import;
};

} // namespace hexwerk
