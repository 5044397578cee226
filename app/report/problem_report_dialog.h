// Help > Report a problem: asks what happened, shows all that goes into the file, and writes it.
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/report/problem_report.h"

#include <vector>

namespace hexwerk {

class ProblemReportDialog final : public QDialog
{
    Q_OBJECT

public:
    ProblemReportDialog(DataPaths paths, QWidget *parent);

    // As they would be written now.
    const std::vector<ZipEntry> &files() const { return m_files; }

private:
    ProblemReport report() const;
    void refresh();
    void showFile(int row);
    void save();

    DataPaths m_paths;
    std::vector<ZipEntry> m_files;
    QPlainTextEdit *m_happened;
    QPlainTextEdit *m_expected;
    QCheckBox *m_journal;
    QCheckBox *m_blanked;
    QListWidget *m_list;
    QPlainTextEdit *m_content;
    QLabel *m_told;
    QPushButton *m_folder;
    QString m_path; // last written
};

} // namespace hexwerk
