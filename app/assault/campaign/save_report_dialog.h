// In which language and format the report of a campaign is saved.
#pragma once

#include <QComboBox>
#include <QDialog>

#include "app/assault/campaign/report_file.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

class SaveReportDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SaveReportDialog(QWidget *parent);

    editor::Tongue language() const;
    ReportFormat format() const;

private:
    QComboBox *m_language;
    QComboBox *m_format;
};

} // namespace hexwerk::assault::ui
