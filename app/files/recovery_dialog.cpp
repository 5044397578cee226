#include "app/files/recovery_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

RecoveryDialog::RecoveryDialog(std::vector<Recoverable> left, QWidget *parent)
    : QDialog(parent)
    , m_left(std::move(left))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Recover unsaved work"));
    auto *told = new QLabel(tr("The program ended before this work was saved. The changes are "
                               "kept; the files themselves are unchanged."),
                            this);
    told->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAccessibleName(tr("Unsaved work"));
    m_list->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString &text, const QString &tip, const char *icon,
                         QDialogButtonBox::ButtonRole role) {
        QPushButton *button = buttons->addButton(text, role);
        button->setToolTip(tip);
        button->setIcon(editor::icon(QString::fromLatin1(icon)));
        return button;
    };
    QPushButton *bringBack = add(tr("&Recover"), tr("Open the selected items as you left them"),
                                 "undo", QDialogButtonBox::AcceptRole);
    const QPushButton *away = add(tr("&Discard"), tr("Discard the selected items"), "delete",
                                  QDialogButtonBox::DestructiveRole);
    add(tr("&Later"), tr("Ask again at the next start"), "stop", QDialogButtonBox::RejectRole);
    bringBack->setDefault(true);
    connect(bringBack, &QPushButton::clicked, this, &RecoveryDialog::recover);
    connect(away, &QPushButton::clicked, this, &RecoveryDialog::throwAway);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(told);
    rows->addWidget(m_list);
    rows->addWidget(buttons);
    resizeToText(*this, 90, 20);
    fill();
}

static QString nameOf(const editor::Journal &journal, const SystemKit &kit)
{
    if (!journal.path.isEmpty()) {
        const QFileInfo file(journal.path);
        //: %1 is a file, %2 the folder it lies in
        return RecoveryDialog::tr("%1 in %2")
            .arg(file.fileName(), QDir::toNativeSeparators(file.path()));
    }
    return kit.nameOf(journal.last.text);
}

static QString timeOf(const QDateTime &when)
{
    return QLocale().toString(when, QLocale::ShortFormat);
}

Recoverable recoverableOf(const editor::LeftJournals::Entry &entry, const SystemKit &kit)
{
    const editor::Journal &journal = entry.journal;
    return {.file = entry.file,
            .name = nameOf(journal, kit),
            //: %1 is a date with time
            .told =
                RecoveryDialog::tr("%n change(s), the last one %1", nullptr, journal.last.gesture)
                    .arg(timeOf(journal.when())),
            .tip = QDir::toNativeSeparators(journal.path)};
}

Recoverable recoverableOf(const QFileInfo &game, const SystemKit &kit)
{
    const SystemKit::GameHead head = kit.headOf(game.filePath());
    return {.file = game.filePath(),
            //: %1 is the title of a scenario
            .name =
                RecoveryDialog::tr("%1, an unsaved game").arg(editor::inWindowLanguage(head.title)),
            //: %1 is a date with time
            .told = RecoveryDialog::tr("%n order(s), the last one %1", nullptr, head.orders)
                        .arg(timeOf(game.lastModified())),
            .icon = QStringLiteral("play")};
}

Recoverable recoverableByOthers(const QFileInfo &journal)
{
    return {.file = journal.filePath(),
            .name = RecoveryDialog::tr("Changes saved by another version of Hexwerk"),
            //: %1 is a date with time
            .told = RecoveryDialog::tr("This version cannot read them; last changed %1")
                        .arg(timeOf(journal.lastModified())),
            .tip = QDir::toNativeSeparators(journal.filePath()),
            .isChosen = false,
            .recover = [] { return Recovery::Failed; }};
}

void RecoveryDialog::fill()
{
    for (const Recoverable &entry : m_left) {
        auto *item = new QListWidgetItem(editor::icon(entry.icon),
                                         entry.name + QLatin1Char('\n') + entry.told, m_list);
        item->setToolTip(entry.tip);
        item->setSelected(entry.isChosen);
    }
}

std::vector<std::size_t> RecoveryDialog::chosen() const
{
    std::vector<std::size_t> entries;
    for (int row = m_list->count(); row-- > 0;)
        if (m_list->item(row)->isSelected())
            entries.push_back(static_cast<std::size_t>(row));
    return entries;
}

void RecoveryDialog::removeRow(std::size_t entry)
{
    m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(entry));
    delete m_list->takeItem(static_cast<int>(entry));
}

void RecoveryDialog::recover()
{
    for (const std::size_t entry : chosen()) {
        const Recovery recovery = m_left[entry].recover();
        if (recovery == Recovery::Kept)
            QFile::remove(m_left[entry].file);
        if (recovery != Recovery::Failed)
            removeRow(entry);
    }
    if (m_list->count() == 0)
        accept();
}

void RecoveryDialog::throwAway()
{
    for (const std::size_t entry : chosen()) {
        QFile::remove(m_left[entry].file);
        removeRow(entry);
    }
    if (m_list->count() == 0)
        accept();
}

} // namespace hexwerk
