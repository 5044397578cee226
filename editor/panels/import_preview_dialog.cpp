#include "editor/panels/import_preview_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include "editor/panels/wrapping_delegate.h"

namespace hexwerk::editor {

static constexpr std::size_t kSame = 1;

ImportPreviewDialog::ImportPreviewDialog(const QString &title, const QString &head, QWidget *parent)
    : QDialog(parent)
    , m_tree(new QTreeWidget(this))
    , m_groups{new QTreeWidgetItem(m_tree), new QTreeWidgetItem(m_tree),
               new QTreeWidgetItem(m_tree)}
{
    setWindowTitle(title);
    m_tree->setHeaderLabels({tr("Value"), tr("Here"), tr("In the file")});
    m_tree->setAccessibleName(tr("Changes"));
    m_tree->header()->setAccessibleName(m_tree->accessibleName());
    m_tree->setWordWrap(true);
    m_tree->setItemDelegate(new WrappingDelegate(m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto *label = new QLabel(head, this);
    label->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_takeOver = buttons->button(QDialogButtonBox::Ok);
    m_takeOver->setText(tr("Import"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(m_tree, 1);
    column->addWidget(buttons);
    resize(fontMetrics().height() * QSize(44, 28));
}

void ImportPreviewDialog::showGroups(const Titles &titles)
{
    for (std::size_t i = 0; i < kGroups; ++i) {
        m_groups[i]->setText(0, titles[i]);
        m_groups[i]->setFirstColumnSpanned(true);
        m_groups[i]->setExpanded(i != kSame);
        m_groups[i]->setHidden(m_groups[i]->childCount() == 0);
    }
}

} // namespace hexwerk::editor
