#include "app/window/search_dialog.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/basis/dialog_size.h"
#include "editor/canvas/icons.h"
#include "editor/panels/wrapping_delegate.h"

#include <utility>

namespace hexwerk {

using editor::SearchEntry;

static constexpr int kMostHits = 60; // rows
static constexpr int kMeant = -1;    // in the place of a place among the entries

SearchDialog::SearchDialog(std::vector<SearchEntry> entries, Meaning meaning, QWidget *parent)
    : QDialog(parent)
    , m_search(std::move(entries))
    , m_meaning(std::move(meaning))
    , m_typed(new QLineEdit(this))
    , m_found(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("search"));
    setWindowTitle(tr("Find"));
    m_typed->setAccessibleName(tr("Search text"));
    m_typed->setPlaceholderText(tr("Action, unit, hex, card, rule..."));
    m_typed->setClearButtonEnabled(true);
    m_typed->installEventFilter(this);
    m_found->setAccessibleName(tr("Results"));
    m_found->setColumnCount(3); // text, what it is, key
    m_found->setHeaderHidden(true);
    m_found->setRootIsDecorated(false);
    m_found->setIndentation(0);
    m_found->setWordWrap(true);
    m_found->setAllColumnsShowFocus(true);
    m_found->setItemDelegate(new editor::WrappingDelegate(m_found));
    m_found->header()->setStretchLastSection(false);
    m_found->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int column : {1, 2})
        m_found->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(m_found->header(), &QHeaderView::sectionResized, m_found, &QTreeWidget::doItemsLayout,
            Qt::QueuedConnection); // lines break anew
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_typed);
    rows->addWidget(m_found, 1);
    resizeToText(*this, 96, 22);
    connect(m_typed, &QLineEdit::textChanged, this, &SearchDialog::find);
    connect(m_typed, &QLineEdit::returnPressed, this, [this] { take(m_found->currentItem()); });
    connect(m_found, &QTreeWidget::itemActivated, this, &SearchDialog::take);
    connect(m_found, &QTreeWidget::itemClicked, this, &SearchDialog::take);
    find();
    m_typed->setFocus();
}

void SearchDialog::find()
{
    const QString typed = m_typed->text();
    m_found->clear();
    m_meant = m_meaning(typed.trimmed());
    if (m_meant)
        add(*m_meant, kMeant);
    for (const std::size_t place : m_search.best(typed, kMostHits))
        add(m_search.entries()[place], static_cast<int>(place));
    m_found->setCurrentItem(m_found->topLevelItem(0));
}

void SearchDialog::add(const SearchEntry &entry, int place)
{
    auto *row = new QTreeWidgetItem(m_found, {entry.text, entry.detail, entry.key});
    row->setIcon(0, editor::icon(entry.icon));
    row->setData(0, Qt::UserRole, place);
    //: %1 is what was found, %2 what it is, such as a unit
    row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(entry.text, entry.detail));
}

void SearchDialog::take(QTreeWidgetItem *row)
{
    if (!row)
        return;
    const int place = row->data(0, Qt::UserRole).toInt();
    m_go =
        place == kMeant ? m_meant->go : m_search.entries().at(static_cast<std::size_t>(place)).go;
    accept();
}

void SearchDialog::go() const
{
    if (m_go)
        m_go();
}

// The arrows move in the list while one types.
bool SearchDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_found, event);
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace hexwerk
