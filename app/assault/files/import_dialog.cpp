#include "app/assault/files/import_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/assault/text/bundle_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

ImportDialog::ImportDialog(const Bundle &bundle, const DataStore &there,
                           const std::filesystem::path &library, const QString &folder,
                           QWidget *parent)
    : QDialog(parent)
    , m_bundle(bundle)
    , m_there(there)
    , m_place{library, {}}
    , m_table(new QTableWidget(this))
    , m_where(new QLabel(this))
{
    setObjectName(QStringLiteral("import-bundle"));
    setWindowTitle(tr("Import bundle"));
    QString title = editor::inWindowLanguage(bundle.title());
    if (title.isEmpty())
        title = editor::toQString(bundle.id());
    const QString what =
        bundle.isCampaign()
            ? tr("This bundle contains the campaign \"%1\" and everything it needs.").arg(title)
            : tr("This bundle contains the scenario \"%1\" and everything it needs.").arg(title);
    auto *head = new QLabel(what + QLatin1Char(' ') +
                                tr("Nothing is written until you confirm; then everything ticked "
                                   "is imported, or nothing. What you already have is kept unless "
                                   "you tick it."),
                            this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    makeTable();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addWidget(m_table, 1);
    layout->addLayout(makePlace());
    layout->addWidget(buttons);
    resize(720, 480);
    const QString own = QDir(folder).filePath(editor::toQString(bundle.id()));
    QString free = own;
    for (int number = 2; QDir(free).exists(); ++number)
        free = QStringLiteral("%1-%2").arg(own).arg(number);
    putInto(free);
}

void ImportDialog::makeTable()
{
    m_table->setColumnCount(3);
    m_table->setHorizontalHeaderLabels({tr("Import"), tr("Content"), tr("On this computer")});
    m_table->setAccessibleName(tr("Contents of the bundle"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
}

QLayout *ImportDialog::makePlace()
{
    m_where->setTextFormat(Qt::PlainText);
    m_where->setWordWrap(true);
    auto *change = new QPushButton(tr("Other &folder..."), this);
    change->setToolTip(m_bundle.isCampaign()
                           ? tr("Choose the folder for the campaign, its scenarios and pictures")
                           : tr("Choose the folder for the scenario and its pictures"));
    connect(change, &QPushButton::clicked, this, &ImportDialog::chooseFolder);
    auto *row = new QHBoxLayout;
    row->addWidget(m_where, 1);
    row->addWidget(change);
    return row;
}

void ImportDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        this, m_bundle.isCampaign() ? tr("Folder for the campaign") : tr("Folder for the scenario"),
        QFileInfo(m_where->property("folder").toString()).path());
    if (!folder.isEmpty())
        putInto(folder);
}

void ImportDialog::putInto(const QString &folder)
{
    const QString name = editor::toQString(headFileName(m_bundle));
    m_place.head = QDir(folder).absoluteFilePath(name).toStdU16String();
    m_where->setProperty("folder", folder);
    const QString where =
        m_bundle.isCampaign()
            ? tr("The campaign and its scenarios go to %1; tiles and cards go to your library.")
            : tr("The scenario goes to %1; tiles and cards go to your library.");
    m_where->setText(where.arg(QDir::toNativeSeparators(folder)));
    fill();
}

void ImportDialog::fill()
{
    m_items = importItems(m_bundle, m_there, m_place);
    m_table->setRowCount(static_cast<int>(m_items.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const ImportItem &item = m_items[static_cast<std::size_t>(row)];
        auto *name = new QTableWidgetItem(editor::toQString(item.id));
        if (item.standing == Standing::Same)
            name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        else
            name->setCheckState(item.standing == Standing::New ? Qt::Checked : Qt::Unchecked);
        m_table->setItem(row, 0, name);
        m_table->setItem(row, 1, new QTableWidgetItem(BundleText::of(item.part)));
        m_table->setItem(row, 2, new QTableWidgetItem(BundleText::of(item.standing)));
    }
    m_table->setCurrentCell(0, 0);
}

std::vector<bool> ImportDialog::taken() const
{
    std::vector<bool> taken;
    for (int row = 0; row < m_table->rowCount(); ++row)
        taken.push_back(m_items[static_cast<std::size_t>(row)].standing != Standing::Same &&
                        m_table->item(row, 0)->checkState() == Qt::Checked);
    return taken;
}

bool ImportDialog::bringsHead() const
{
    return m_items.front().standing == Standing::Same || taken().front();
}

} // namespace hexwerk::assault::ui
