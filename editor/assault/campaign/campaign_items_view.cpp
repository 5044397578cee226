#include "editor/assault/campaign/campaign_items_view.h"

#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QSignalBlocker>

#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kMostLines = 6; // that the list shows at once

CampaignItemsView::CampaignItemsView(CampaignDocument &document, CampaignTable table,
                                     QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_where{table}
    , m_heading(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_column(new QVBoxLayout(this))
    , m_form(new CampaignForm(document, table, this))
{
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    if (table == CampaignTable::Core) {
        m_list->setAcceptDrops(true);
        m_list->viewport()->installEventFilter(this);
    }
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_heading);
    m_column->addWidget(m_list);
    auto *buttons = new QHBoxLayout;
    const auto button = [&](const QString &icon, auto slot) {
        auto *made = new QToolButton(this);
        made->setIcon(editor::icon(icon));
        connect(made, &QToolButton::clicked, this, slot);
        buttons->addWidget(made);
        return made;
    };
    m_add = button(QStringLiteral("new"), [this] { add(); });
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_remove = button(QStringLiteral("delete"), [this] { remove(); });
    m_up = button(QStringLiteral("up"), [this] { move(-1); });
    m_down = button(QStringLiteral("down"), [this] { move(1); });
    buttons->addStretch();
    m_column->addLayout(buttons);
    m_column->addWidget(m_form);
    connect(m_list, &QListWidget::currentRowChanged, this, &CampaignItemsView::showChosen);
    connect(&document, &CampaignDocument::changed, this, &CampaignItemsView::refresh);
    connect(&document, &CampaignDocument::groundsChanged, this, &CampaignItemsView::refresh);
    connect(&document, &CampaignDocument::replaced, this, &CampaignItemsView::refresh);
    retranslate();
}

void CampaignItemsView::addBelow(QWidget *widget)
{
    m_column->addWidget(widget);
}

void CampaignItemsView::setList(CampaignItem list)
{
    list.table = m_where.table;
    if (list == m_where)
        return;
    m_where = list;
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentRow(-1);
    }
    refresh();
}

void CampaignItemsView::choose(std::size_t place)
{
    m_list->setCurrentRow(static_cast<int>(place) < m_list->count() ? static_cast<int>(place) : -1);
}

std::optional<CampaignItem> CampaignItemsView::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? std::nullopt : std::optional(m_where.at(static_cast<std::size_t>(row)));
}

void CampaignItemsView::refresh()
{
    const auto count = static_cast<int>(countOf(m_document.campaign(), m_where));
    const int row = std::min(std::max(m_list->currentRow(), count > 0 ? 0 : -1), count - 1);
    {
        const QSignalBlocker quiet(m_list);
        while (m_list->count() > count)
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < count)
            m_list->addItem(QString());
        for (int i = 0; i < count; ++i) {
            const QString text = textOf(m_document, m_where.at(static_cast<std::size_t>(i)));
            m_list->item(i)->setText(text);
            m_list->item(i)->setToolTip(text);
        }
        m_list->setCurrentRow(row);
    }
    int height = 2 * m_list->frameWidth() + 4;
    for (int i = 0; i < std::min(count, kMostLines); ++i)
        height += std::max(m_list->sizeHintForRow(i), 22);
    m_list->setFixedHeight(std::max(height, 30));
    showChosen();
}

void CampaignItemsView::showChosen()
{
    const int row = m_list->currentRow();
    m_form->setItem(chosen());
    m_form->setVisible(row >= 0);
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    emit itemChosen();
}

void CampaignItemsView::add()
{
    std::size_t place = 0;
    m_document.edit([table = m_where.table] { return addName(table); },
                    [&](Campaign &campaign) { place = addItem(campaign, m_where, m_document); });
    choose(place);
    m_list->setFocus();
}

void CampaignItemsView::remove()
{
    if (const auto item = chosen())
        m_document.edit([] { return tr("Remove from campaign"); },
                        [&](Campaign &campaign) { removeItem(campaign, *item); });
}

void CampaignItemsView::move(int by)
{
    const auto item = chosen();
    if (!item)
        return;
    const std::size_t to = item->place() + static_cast<std::size_t>(by);
    m_document.edit([] { return tr("Change order"); },
                    [&](Campaign &campaign) { moveItem(campaign, *item, to); });
    choose(to);
}

bool CampaignItemsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Insert || key->key() == Qt::Key_Delete) {
            key->key() == Qt::Key_Insert ? add() : remove();
            return true;
        }
    }
    // Delete and Insert are for the list that has the cursor.
    if (watched == m_list && event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Insert)
            event->accept();
    }
    if (watched == m_list->viewport() &&
        (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove ||
         event->type() == QEvent::Drop)) {
        auto *drop = static_cast<QDropEvent *>(event);
        if (!drop->mimeData()->hasFormat(kDraggedCards))
            return false;
        drop->acceptProposedAction();
        if (event->type() == QEvent::Drop)
            emit cardsDropped(QString::fromUtf8(drop->mimeData()->data(kDraggedCards))
                                  .split(QLatin1Char('\n'), Qt::SkipEmptyParts));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CampaignItemsView::retranslate()
{
    m_heading->setText(listName(m_where.table));
    m_list->setAccessibleName(listName(m_where.table));
    m_add->setText(addName(m_where.table));
    m_add->setToolTip(tr("Add to this list (Ins)"));
    m_remove->setToolTip(tr("Remove from this list (Del)"));
    m_remove->setAccessibleName(tr("Remove"));
    m_up->setToolTip(tr("Move up in this list"));
    m_up->setAccessibleName(tr("Up"));
    m_down->setToolTip(tr("Move down in this list"));
    m_down->setAccessibleName(tr("Down"));
    refresh();
}

void CampaignItemsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
