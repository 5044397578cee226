#include "editor/assault/panels/library/system_tables_page.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/assault/library/table_commands.h"
#include "editor/assault/text/table_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"
#include "editor/panels/wrapping_delegate.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

enum Page { Grid, Differences };

SystemTablesPage::SystemTablesPage(LibraryDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new SystemTableModel(document, this))
    , m_bar(new QToolBar(this))
    , m_list(new QListWidget(this))
    , m_state(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_grid(new QTableView(this))
    , m_form(new TableValueForm(document, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->toggleViewAction()->setVisible(false);
    column->addWidget(m_bar);
    auto *row = new QHBoxLayout;
    column->addLayout(row, 1);
    auto *left = new QVBoxLayout;
    m_state->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    left->addWidget(m_list, 1);
    left->addWidget(m_state);
    row->addLayout(left, 3);
    m_grid->setModel(m_model);
    m_grid->setItemDelegate(new SystemTableDelegate(m_grid));
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_grid->setTabKeyNavigation(false);
    m_grid->setCornerButtonEnabled(false);
    m_grid->setWordWrap(false);
    m_grid->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->installEventFilter(this);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(makeCorrections());
    row->addWidget(m_stack, 7);
    row->addWidget(m_form, 4);
    setFocusProxy(m_list);
    makeActions();
    connect(m_list, &QListWidget::currentRowChanged, this, &SystemTablesPage::followTable);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SystemTablesPage::followValue);
    connect(m_grid, &QTableView::doubleClicked, m_form, &TableValueForm::focusField);
    connect(m_form, &TableValueForm::confirmed, this, &SystemTablesPage::goToNextOpen);
    connect(&document, &LibraryDocument::correctionsChanged, this, &SystemTablesPage::refresh);
    connect(&document, &LibraryDocument::libraryChanged, this, &SystemTablesPage::refresh);
    fillList();
    retranslate();
    m_list->setCurrentRow(1);
}

QWidget *SystemTablesPage::makeCorrections()
{
    m_corrections = new QTreeWidget(this);
    m_corrections->setColumnCount(3);
    m_corrections->setRootIsDecorated(false);
    m_corrections->setWordWrap(true);
    m_corrections->setItemDelegate(new editor::WrappingDelegate(m_corrections));
    m_corrections->header()->setStretchLastSection(false);
    m_corrections->header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_corrections, &QTreeWidget::currentItemChanged, this, &SystemTablesPage::followValue);
    connect(m_corrections, &QTreeWidget::itemActivated, m_form, &TableValueForm::focusField);
    return m_corrections;
}

QAction *SystemTablesPage::addAction(const char *name, const char *key,
                                     const std::function<void()> &what)
{
    auto *action = new QAction(editor::icon(QString::fromLatin1(name)), {}, this);
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    editor::ActionKeys::all().add(*action, QStringLiteral("assault.tables.") + QLatin1String(name),
                                  editor::KeyPlace::Tables);
    connect(action, &QAction::triggered, this, what);
    QWidget::addAction(action);
    m_bar->addAction(action);
    m_actions.push_back(action);
    return action;
}

// What the form has a button for has its key here.
void SystemTablesPage::makeActions()
{
    addAction("search", "Ctrl+Alt+F", [this] { refresh(); })->setCheckable(true);
    m_bar->removeAction(addAction("check", "Ctrl+Return", [this] { m_form->confirm(); }));
    m_bar->removeAction(addAction("take_back", "Ctrl+Alt+B", [this] { dropChosen(); }));
    addAction("remove", "Ctrl+Alt+Shift+B", [this] { dropAll(); });
    addAction("save_as", "Ctrl+Alt+Shift+X", [this] { exportFromDialog(); });
    addAction("import_map", "Ctrl+Alt+I", [this] { importFromDialog(); });
}

// How many values of each table nobody has looked at.
std::vector<int> SystemTablesPage::openCounts() const
{
    const Corrections &corrections = m_document.corrections();
    std::vector<int> counts;
    for (const SystemTable &table : systemTables()) {
        counts.push_back(0);
        for (const TableValue &value : cellsOf(table, corrections.corrected()))
            counts.back() += corrections.isOpen(value.path) ? 1 : 0;
    }
    return counts;
}

int SystemTablesPage::openValues() const
{
    int all = 0;
    for (const int count : openCounts())
        all += count;
    return all;
}

void SystemTablesPage::fillList()
{
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i <= systemTables().size(); ++i)
        m_list->addItem(QString());
}

// The first row is the list of corrections.
void SystemTablesPage::refresh()
{
    const Corrections &corrections = m_document.corrections();
    const bool checks = m_actions[Check]->isChecked();
    const std::vector<int> open = openCounts();
    int all = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        all += open[i];
        QListWidgetItem *item = m_list->item(static_cast<int>(i) + 1);
        const QString name = TableText::table(systemTables()[i]);
        //: %1 is a table, %2 how many of its values are still to be compared
        item->setText(checks ? tr("%1: %2 open").arg(name).arg(open[i]) : name);
        item->setHidden(checks && open[i] == 0);
    }
    fillCorrections();
    const int mine = m_corrections->topLevelItemCount();
    m_list->item(0)->setText(tr("My corrections: %1").arg(mine));
    const bool isActive = corrections.isActive();
    m_actions[DropAll]->setEnabled(m_document.mayCorrect() && !valuesOf(corrections.own()).empty());
    m_actions[Export]->setEnabled(!valuesOf(corrections.own()).empty());
    m_actions[Import]->setEnabled(m_document.mayCorrect());
    m_state->setText((isActive ? tr("Your corrections are in use.")
                               : tr("Your corrections are switched off: games use our values.")) +
                     QLatin1Char('\n') + tr("%n value(s) still to compare", nullptr, all));
    filter();
    if (const QModelIndex current = m_grid->currentIndex(); current.isValid())
        fitColumn(current.column());
}

// What differs, value by value; then what no table shows.
void SystemTablesPage::fillCorrections()
{
    const Corrections &corrections = m_document.corrections();
    const QSignalBlocker quiet(m_corrections);
    const QTreeWidgetItem *current = m_corrections->currentItem();
    const QStringList chosen =
        current ? current->data(0, Qt::UserRole).toStringList() : QStringList();
    m_corrections->clear();
    std::vector<ValuePath> others = corrections.differences();
    const auto add = [&](const QString &name, const QString &ours, const QString &mine,
                         const ValuePath &path) {
        auto *item = new QTreeWidgetItem(m_corrections, {name, ours, mine});
        QStringList parts;
        for (const std::string &part : path)
            parts << editor::toQString(part);
        item->setData(0, Qt::UserRole, parts);
        if (parts == chosen)
            m_corrections->setCurrentItem(item);
    };
    for (const SystemTable &table : systemTables())
        for (const TableValue &value : cellsOf(table, corrections.corrected())) {
            if (!corrections.isCorrected(value.path))
                continue;
            const auto text = [&](const TomlTable &tree) {
                return TableText::value(*value.column, valueAt(tree, value.path),
                                        *m_document.library());
            };
            add(TableText::place(value, corrections.corrected()), text(corrections.shipped()),
                text(corrections.corrected()), value.path);
            std::erase_if(others, [&](const ValuePath &path) {
                const std::size_t shared = std::min(path.size(), value.path.size());
                return std::equal(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(shared),
                                  value.path.begin());
            });
        }
    for (const ValuePath &path : others)
        add(editor::toQString(hexwerk::toString(path)), tr("none"), tr("in your file"), path);
    if (m_stack->currentIndex() == Differences)
        followValue();
}

void SystemTablesPage::followTable()
{
    const int row = m_list->currentRow();
    m_stack->setCurrentIndex(row == 0 ? Differences : Grid);
    if (row > 0) {
        m_model->setTable(systemTables()[static_cast<std::size_t>(row) - 1]);
        filter();
        fitGrid();
        if (!m_grid->currentIndex().isValid())
            goToNextOpen();
    } else if (m_corrections->topLevelItemCount() > 0 && !m_corrections->currentItem()) {
        m_corrections->setCurrentItem(m_corrections->topLevelItem(0));
    }
    followValue();
}

void SystemTablesPage::fitGrid()
{
    QHeaderView *names = m_grid->verticalHeader();
    names->setMinimumWidth(names->sizeHint().width() + 8);
    m_grid->resizeRowsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        fitColumn(column);
}

void SystemTablesPage::fitColumn(int column)
{
    if (m_grid->isColumnHidden(column))
        return;
    m_grid->resizeColumnToContents(column);
    m_grid->setColumnWidth(column, m_grid->columnWidth(column) + 8);
}

void SystemTablesPage::followValue()
{
    if (m_stack->currentIndex() == Grid) {
        const TableValue *value = m_model->value(m_grid->currentIndex());
        return m_form->setValue(value ? std::optional(*value) : std::nullopt);
    }
    const QTreeWidgetItem *item = m_corrections->currentItem();
    ValuePath path;
    if (item)
        for (const QString &part : item->data(0, Qt::UserRole).toStringList())
            path.push_back(part.toStdString());
    m_form->setValue(item ? findValue(m_document.corrections().corrected(), path) : std::nullopt);
}

// Rows and columns in which nothing is open give way.
void SystemTablesPage::filter()
{
    const bool checks = m_actions[Check]->isChecked();
    const auto isOpen = [this](int row, int column) {
        const TableValue *value = m_model->value(m_model->index(row, column));
        return value && m_document.corrections().isOpen(value->path);
    };
    std::vector<bool> columns(static_cast<std::size_t>(m_model->columnCount()), !checks);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        bool isSeen = !checks;
        for (int column = 0; column < m_model->columnCount(); ++column)
            if (isOpen(row, column))
                isSeen = columns[static_cast<std::size_t>(column)] = true;
        m_grid->setRowHidden(row, !isSeen);
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool wasHidden = m_grid->isColumnHidden(column);
        m_grid->setColumnHidden(column, !columns[static_cast<std::size_t>(column)]);
        if (wasHidden)
            fitColumn(column);
    }
}

void SystemTablesPage::goToNextOpen()
{
    const int columns = m_model->columnCount();
    const int cells = m_model->rowCount() * columns;
    const QModelIndex current = m_grid->currentIndex();
    const int begin = current.isValid() ? current.row() * columns + current.column() : -1;
    for (int step = 1; step <= cells; ++step) {
        const int at = (begin + step) % cells;
        const QModelIndex index = m_model->index(at / columns, at % columns);
        const TableValue *value = m_model->value(index);
        if (value && m_document.corrections().isOpen(value->path))
            return m_grid->setCurrentIndex(index);
    }
    if (!current.isValid())
        m_grid->setCurrentIndex(m_model->index(0, 0));
}

void SystemTablesPage::checkAgainstCopy(bool on)
{
    m_actions[Check]->setChecked(on);
    refresh();
}

void SystemTablesPage::showTable(const SystemTable &table)
{
    checkAgainstCopy(false);
    m_list->setCurrentRow(static_cast<int>(&table - systemTables().data()) + 1);
}

void SystemTablesPage::showCorrections()
{
    m_list->setCurrentRow(0);
}

void SystemTablesPage::showValue(const ValuePath &path)
{
    const auto value = findValue(m_document.corrections().corrected(), path);
    if (!value)
        return;
    showTable(*value->table);
    m_grid->setCurrentIndex(m_model->indexOf(value->path));
    m_grid->scrollTo(m_grid->currentIndex());
    m_grid->setFocus(Qt::OtherFocusReason);
}

void SystemTablesPage::dropAll()
{
    std::vector<ValuePath> all = valuesOf(m_document.corrections().own());
    m_document.push(std::make_unique<RemoveCorrectionsCommand>(m_document, all));
}

// Enter leads to the field of the value.
bool SystemTablesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_grid && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2) {
            m_form->focusField();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SystemTablesPage::retranslate()
{
    const std::array texts = {
        tr("Check against my copy"), tr("Same in my copy"),

        tr("Revert to ours"),        tr("Discard all"),     tr("Export..."), tr("Import...")};
    const std::array tips = {
        tr("Show only values that were read from a damaged copy or guessed, and that you have not "
           "yet compared with your copy"),
        tr("Confirm that your copy has the same value, and go to the next one"),
        tr("Discard your entry for this value"),
        tr("Discard your entries for all values"),
        tr("Save your corrections to a file to share them"),
        tr("Import corrections from a file, after a preview of the changes")};
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setText(texts[i]);
        m_actions[i]->setStatusTip(tips[i]);
        m_actions[i]->setToolTip(editor::tipWithKey(tips[i], *m_actions[i]));
    }
    m_bar->setWindowTitle(tr("Tables"));
    m_list->setAccessibleName(tr("Tables"));
    m_grid->setAccessibleName(tr("Values of the table"));
    m_grid->horizontalHeader()->setAccessibleName(m_grid->accessibleName());
    m_grid->verticalHeader()->setAccessibleName(m_grid->accessibleName());
    auto *corner = m_grid->findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly);
    corner->setAccessibleName(m_grid->accessibleName());
    m_corrections->setAccessibleName(tr("My corrections"));
    m_corrections->header()->setAccessibleName(m_corrections->accessibleName());
    m_corrections->setHeaderLabels({tr("Value"), tr("Ours"), tr("Yours")});
    refresh();
}

void SystemTablesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        const std::optional<TableValue> before = m_form->value();
        m_model->retranslate();
        retranslate();
        fitGrid();
        if (before && m_stack->currentIndex() == Grid)
            m_grid->setCurrentIndex(m_model->indexOf(before->path));
    }
    if (event->type() == QEvent::FontChange)
        fitGrid();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
