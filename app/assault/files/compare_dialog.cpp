#include "app/assault/files/compare_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/assault/text/difference_text.h"
#include "editor/assault/text/item_text.h"
#include "editor/canvas/icons.h"
#include "editor/panels/wrapping_delegate.h"

#include <map>
#include <utility>

namespace hexwerk::assault::ui {

CompareDialog::CompareDialog(Side here, Side there, SharedData library, QWidget *parent)
    : QDialog(parent)
    , m_here(std::move(here))
    , m_there(std::move(there))
    , m_library(std::move(library))
    , m_properties(*m_library)
    , m_differences(differencesBetween(m_here.scenario, m_there.scenario, m_properties, *m_library))
    , m_told(new QLabel(this))
    , m_rows(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("compare"));
    //: %1 and %2 are scenarios
    setWindowTitle(tr("%1 and %2").arg(m_here.name, m_there.name));
    const int count = static_cast<int>(m_differences.size());
    const QString found =
        count == 0 ? tr("They are identical.")
                   : tr("%n difference(s). Click a row to go to its place.", nullptr, count);
    //: %1 and %2 are scenarios, %3 a sentence
    m_told->setText(tr("Here: %1. There: %2. %3").arg(m_here.name, m_there.name, found));
    m_told->setWordWrap(true);
    m_rows->setAccessibleName(tr("Differences"));
    m_rows->setHeaderLabels({tr("What"), tr("Here"), tr("There")});
    m_rows->setWordWrap(true);
    m_rows->setAlternatingRowColors(true);
    m_rows->setItemDelegate(new editor::WrappingDelegate(m_rows));
    m_rows->header()->setAccessibleName(m_rows->accessibleName());
    m_rows->header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_rows->header(), &QHeaderView::sectionResized, m_rows, &QTreeWidget::doItemsLayout,
            Qt::QueuedConnection);
    connect(m_rows, &QTreeWidget::itemClicked, this, &CompareDialog::jump);
    connect(m_rows, &QTreeWidget::itemActivated, this, &CompareDialog::jump);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setIcon(editor::icon(QStringLiteral("remove")));
    close->setToolTip(tr("Close the comparison"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_told);
    column->addWidget(m_rows, 1);
    column->addWidget(buttons);
    resizeToText(*this, 120, 32);
    fill();
}

void CompareDialog::fill()
{
    std::map<Table, QTreeWidgetItem *> groups;
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        const Difference &one = m_differences[i];
        const Table table = outerTable(one.item.table);
        QTreeWidgetItem *&group = groups[table];
        if (!group) {
            group = new QTreeWidgetItem(m_rows, {ItemText::table(table)});
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
        }
        const Scenario &owner =
            one.kind == DifferenceKind::OnlyThere ? m_there.scenario : m_here.scenario;
        auto *row =
            new QTreeWidgetItem(group, {DifferenceText::subject(one, owner, *m_library),
                                        DifferenceText::here(one, m_here.scenario, *m_library),
                                        DifferenceText::there(one, m_there.scenario, *m_library)});
        row->setData(0, Qt::UserRole, static_cast<int>(i));
    }
}

void CompareDialog::jump(const QTreeWidgetItem *row)
{
    const QVariant place = row->data(0, Qt::UserRole);
    if (!place.isValid())
        return;
    const Difference &one = m_differences.at(static_cast<std::size_t>(place.toInt()));
    const bool isHere = one.kind == DifferenceKind::Key || one.kind == DifferenceKind::OnlyHere;
    emit jumpWanted(isHere ? one.item : ItemRef{}, one.property ? one.property->key : std::string(),
                    one.hex);
}

} // namespace hexwerk::assault::ui
