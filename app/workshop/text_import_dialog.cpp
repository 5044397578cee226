#include "app/workshop/text_import_dialog.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "app/workshop/alarm_text.h"
#include "core/files/atomic_file.h"
#include "editor/panels/save_dialog.h"

#include <algorithm>

namespace hexwerk {

static ProposedChange proposed(const Workshop &workshop, const UnitChange &change)
{
    const translation::TextUnit &unit = workshop.units()[change.unit];
    const auto own = workshop.own().texts.find(unit.key);
    const bool isMine = own != workshop.own().texts.end() && !own->second.targets.empty() &&
                        !translation::isEmpty(unit.targets()) && unit.targets() != change.targets;
    return {change, isMine ? TextImportDialog::tr("replaces your text") : nameOf(change.state)};
}

TextImportDialog::TextImportDialog(Workshop &workshop, const translation::Import &import,
                                   const QString &file, const QString &note, QWidget *parent)
    : QDialog(parent)
    , m_workshop(workshop)
    , m_changes(new ChangesView(workshop, this))
{
    setObjectName(QStringLiteral("import-texts"));
    setWindowTitle(tr("Import texts"));
    std::vector<ProposedChange> changes;
    for (const UnitChange &change : workshop.changesOf(import))
        changes.push_back(proposed(workshop, change));
    const auto count = static_cast<int>(changes.size());
    QString head =
        import.isRefused ? tr("%1 was not imported.").arg(file)
        : count == 0
            ? tr("%1 changes nothing.").arg(file)
            : tr("Nothing is changed yet. %1 changes %n text(s).", nullptr, count).arg(file);
    if (!note.isEmpty())
        head += QLatin1Char('\n') + note;
    auto *told = new QLabel(head, this);
    told->setObjectName(QStringLiteral("importHead"));
    told->setTextFormat(Qt::PlainText);
    told->setWordWrap(true);
    auto *problems = new QListWidget(this);
    problems->setObjectName(QStringLiteral("importProblems"));
    problems->setAccessibleName(tr("Problems"));
    problems->setWordWrap(true);
    QStringList lines;
    for (const translation::ExchangeProblem &problem : import.problems)
        lines << textOf(problem);
    problems->addItems(lines);
    problems->setHidden(lines.isEmpty());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *const cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setText(count == 0 ? tr("Close") : tr("Cancel"));
    auto *save = buttons->addButton(tr("&Save list of problems..."), QDialogButtonBox::ActionRole);
    save->setHidden(lines.isEmpty());
    m_import = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("importTake"));
    m_import->setHidden(count == 0);
    for (QPushButton *button : {cancel, save, m_import})
        button->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(told);
    column->addWidget(m_changes, 3);
    column->addWidget(problems, 1);
    column->addWidget(buttons);
    m_changes->setHidden(count == 0);
    resizeToText(*this, 150, count == 0 ? 14 : 30);
    connect(m_changes, &ChangesView::ticked, this, [this](int ticked) {
        m_import->setText(tr("Import %n text(s)", nullptr, ticked));
        m_import->setEnabled(ticked > 0);
    });
    connect(save, &QPushButton::clicked, this, [this, lines] { saveProblems(lines); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this, file] {
        m_workshop.changeAll(m_changes->chosen(), tr("Import %1").arg(file));
        accept();
    });
    m_changes->setChanges(std::move(changes));
}

void TextImportDialog::saveProblems(const QStringList &problems)
{
    const QString file = editor::fileToSave(this, tr("Save list of problems"),
                                            QStringLiteral("problems.txt"), tr("Text (*.txt)"));
    if (file.isEmpty())
        return;
    const QString text = problems.join(QLatin1Char('\n')) + QLatin1Char('\n');
    if (!writeFile(file.toStdString(), text.toStdString()))
        QMessageBox::warning(this, windowTitle(), tr("%1 could not be saved.").arg(file));
}

// A button forgets a key of its own with every new text.
void TextImportDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier))
        return m_import->click();
    QDialog::keyPressEvent(event);
}

} // namespace hexwerk
