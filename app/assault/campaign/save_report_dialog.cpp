#include "app/assault/campaign/save_report_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

SaveReportDialog::SaveReportDialog(QWidget *parent)
    : QDialog(parent)
    , m_language(new QComboBox(this))
    , m_format(new QComboBox(this))
{
    setObjectName(QStringLiteral("save-report"));
    setWindowTitle(tr("Save the report"));
    for (const QString &code : editor::Languages::available())
        m_language->addItem(editor::Languages::nativeName(code), code);
    m_language->setCurrentIndex(
        m_language->findData(QString::fromStdString(editor::windowLanguage())));
    m_language->setAccessibleName(tr("Language"));
    m_language->setToolTip(tr("Of the whole report, whatever the window speaks"));
    m_format->addItem(tr("Web page (HTML)"), static_cast<int>(ReportFormat::Html));
    m_format->addItem(tr("Pages (PDF)"), static_cast<int>(ReportFormat::Pdf));
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("One file with all pictures in it"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("&Format:"), m_format);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *save = buttons->addButton(tr("&Save..."), QDialogButtonBox::AcceptRole);
    save->setToolTip(tr("Choose the file"));
    save->setIcon(editor::icon(QStringLiteral("save")));
    save->setDefault(true);
    QPushButton *cancel = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    cancel->setToolTip(tr("Close without saving"));
    cancel->setIcon(editor::icon(QStringLiteral("remove")));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(form);
    rows->addStretch();
    rows->addWidget(buttons);
}

editor::Tongue SaveReportDialog::language() const
{
    return editor::Tongue(m_language->currentData().toString());
}

ReportFormat SaveReportDialog::format() const
{
    return static_cast<ReportFormat>(m_format->currentData().toInt());
}

} // namespace hexwerk::assault::ui
