#include "app/report/problem_report_dialog.h"

#include <QDate>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QMessageBox>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "app/report/program_log.h"
#include "editor/canvas/icons.h"
#include "editor/panels/save_dialog.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static QPlainTextEdit *smallText(QWidget *parent)
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(4 * edit->fontMetrics().height());
    return edit;
}

ProblemReportDialog::ProblemReportDialog(DataPaths paths, QWidget *parent)
    : QDialog(parent)
    , m_paths(std::move(paths))
    , m_happened(smallText(this))
    , m_expected(smallText(this))
    , m_journal(new QCheckBox(tr("Add the last &journal: it holds the scenario you edited"), this))
    , m_blanked(new QCheckBox(
          tr("Without private &text: letters of titles, notes and names become x"), this))
{
    setObjectName(QStringLiteral("problem-report"));
    setWindowTitle(tr("Report a problem"));
    auto *intro = new QLabel(tr("Hexwerk saves the files below as one zip file on this computer. "
                                "Nothing is sent. Your name and your home folder are left out."),
                             this);
    intro->setWordWrap(true);
    auto *happened = new QLabel(tr("&What happened?"), this);
    happened->setBuddy(m_happened);
    auto *expected = new QLabel(tr("What did you &expect?"), this);
    expected->setBuddy(m_expected);
    m_happened->setAccessibleName(tr("What happened?"));
    m_expected->setAccessibleName(tr("What did you expect?"));
    const bool hasJournal = lastJournal().has_value();
    m_journal->setEnabled(hasJournal);
    m_journal->setToolTip(hasJournal ? tr("What changed since the file was saved")
                                     : tr("There is no journal: everything is saved"));
    m_blanked->setChecked(true);
    m_blanked->setEnabled(false);
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    m_list = new QListWidget(split);
    m_list->setAccessibleName(tr("Files of the report"));
    m_content = new QPlainTextEdit(split);
    m_content->setReadOnly(true);
    m_content->setAccessibleName(tr("Content of the file"));
    m_content->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_content->setTabChangesFocus(true);
    m_content->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    split->setStretchFactor(1, 1);
    split->setSizes({26 * fontMetrics().averageCharWidth(), 80 * fontMetrics().averageCharWidth()});
    m_told = new QLabel(this);
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox(this);
    m_folder = buttons->addButton(tr("Show in &folder"), QDialogButtonBox::ActionRole);
    m_folder->setEnabled(false);
    m_folder->setAutoDefault(false);
    QPushButton *save = buttons->addButton(tr("&Save..."), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    save->setIcon(editor::icon(QStringLiteral("save_as")));
    QPushButton *close = buttons->addButton(tr("Cl&ose"), QDialogButtonBox::RejectRole);
    close->setIcon(editor::icon(QStringLiteral("remove")));
    auto *column = new QVBoxLayout(this);
    for (QWidget *part : std::initializer_list<QWidget *>{intro, happened, m_happened, expected,
                                                          m_expected, m_journal, m_blanked})
        column->addWidget(part);
    column->addWidget(split, 1);
    column->addWidget(m_told);
    column->addWidget(buttons);
    for (QPlainTextEdit *edit : {m_happened, m_expected})
        connect(edit, &QPlainTextEdit::textChanged, this, [this] {
            m_files.front() = wordsOf(report());
            if (m_list->currentRow() == 0)
                showFile(0);
        });
    for (QCheckBox *box : {m_journal, m_blanked})
        connect(box, &QCheckBox::toggled, this, &ProblemReportDialog::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProblemReportDialog::showFile);
    connect(save, &QPushButton::clicked, this, &ProblemReportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path).absolutePath()));
    });
    resizeToText(*this, 100, 34);
    refresh();
    m_happened->setFocus();
}

ProblemReport ProblemReportDialog::report() const
{
    return {m_happened->toPlainText(), m_expected->toPlainText(), m_journal->isChecked(),
            m_blanked->isChecked()};
}

void ProblemReportDialog::refresh()
{
    m_blanked->setEnabled(m_journal->isChecked());
    m_files = filesOf(report(), m_paths);
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const ZipEntry &file : m_files)
        m_list->addItem(editor::toQString(file.name));
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void ProblemReportDialog::showFile(int row)
{
    m_content->setPlainText(
        row < 0 ? QString() : editor::toQString(m_files[static_cast<std::size_t>(row)].content));
}

void ProblemReportDialog::save()
{
    const QString name =
        QStringLiteral("hexwerk-report-%1.zip").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString path = editor::fileToSave(this, tr("Save the report"),
                                            QDir::home().filePath(name), tr("Zip (*.zip)"));
    if (path.isEmpty())
        return;
    if (const WriteResult written = writeReport(path, m_files); !written) {
        addToLog(LogLevel::Warning, "report", QStringLiteral("not written"));
        QMessageBox::warning(this, windowTitle(), reportNotWritten(path, written.error()));
        return;
    }
    addToLog(LogLevel::Info, "report", QStringLiteral("written"));
    m_path = path;
    m_told->setText(tr("The report is in %1.").arg(QDir::toNativeSeparators(path)));
    m_folder->setEnabled(true);
    m_folder->setFocus();
}

} // namespace hexwerk
