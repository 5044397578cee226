#include "app/workshop/changes_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include "app/workshop/alarm_text.h"
#include "editor/text/local_text.h"
#include "texts/translation/differences.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using editor::toQString;
using translation::RunKind;

namespace {

// Draws a line with its marks.
class MarkedDelegate final : public QStyledItemDelegate
{
public:
    MarkedDelegate(const ChangesModel &model, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const ChangesModel::Marked line = m_model.marked(index);
        const bool isDark = option.palette.color(QPalette::Base).lightness() < 128;
        const bool isAfter = index.column() == ChangesModel::After;
        QTextCharFormat format;
        format.setBackground(isAfter ? QColor(isDark ? 0x1f5a2a : 0xcfe8d2)
                                     : QColor(isDark ? 0x6a2a2a : 0xf4d0d0));
        isAfter ? format.setFontUnderline(true) : format.setFontStrikeOut(true);
        const bool isSelected = option.state & QStyle::State_Selected;
        const QColor ink =
            option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        if (isSelected) {
            format.setForeground(option.palette.color(QPalette::Text)); // on its own ground
            painter->fillRect(option.rect, option.palette.color(QPalette::Highlight));
        }
        QList<QTextLayout::FormatRange> ranges;
        for (const ChangesModel::Mark &mark : line.marks)
            ranges << QTextLayout::FormatRange{mark.at, mark.length, format};
        QTextLayout layout(line.text, option.font);
        layout.setFormats(ranges);
        layout.beginLayout();
        QTextLine row = layout.createLine();
        if (row.isValid())
            row.setNumColumns(static_cast<int>(line.text.size()));
        layout.endLayout();
        painter->save();
        painter->setClipRect(option.rect);
        painter->setPen(ink);
        constexpr int kEdge = 4;
        const double above = (option.rect.height() - layout.boundingRect().height()) / 2;
        layout.draw(painter, option.rect.topLeft() + QPointF(kEdge, above));
        painter->restore();
    }

private:
    const ChangesModel &m_model;
};

} // namespace

ChangesModel::ChangesModel(const Workshop &workshop, QObject *parent)
    : QAbstractTableModel(parent)
    , m_workshop(workshop)
{
}

void ChangesModel::setChanges(std::vector<ProposedChange> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

void ChangesModel::tickAll(bool isTicked)
{
    for (ProposedChange &change : m_changes)
        change.isTicked = isTicked;
    if (!m_changes.empty())
        emit dataChanged(index(0, Place), index(rowCount() - 1, Place));
}

int ChangesModel::ticked() const
{
    return static_cast<int>(
        std::count_if(m_changes.begin(), m_changes.end(),
                      [](const ProposedChange &change) { return change.isTicked; }));
}

int ChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int ChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Note + 1;
}

// Of a plural the first form that changes.
std::string ChangesModel::textOf(int row, int column) const
{
    const ProposedChange &change = m_changes[static_cast<std::size_t>(row)];
    const std::vector<std::string> now = m_workshop.units()[change.change.unit].targets();
    const std::vector<std::string> &after = change.change.targets;
    std::size_t form = 0;
    while (form + 1 < after.size() && form < now.size() && now[form] == after[form])
        ++form;
    const std::vector<std::string> &texts = column == After ? after : now;
    return form < texts.size() ? texts[form] : std::string();
}

ChangesModel::Marked ChangesModel::marked(const QModelIndex &index) const
{
    Marked line;
    const RunKind ours = index.column() == After ? RunKind::Added : RunKind::Removed;
    for (const translation::TextRun &run :
         translation::differences(textOf(index.row(), Now), textOf(index.row(), After))) {
        if (run.kind != RunKind::Kept && run.kind != ours)
            continue;
        const QString words = toQString(run.text).replace(QLatin1Char('\n'), QLatin1Char(' '));
        if (run.kind == ours)
            line.marks.push_back(
                {static_cast<int>(line.text.size()), static_cast<int>(words.size())});
        line.text += words;
    }
    constexpr int kBefore = 24; // characters
    const int first = line.marks.empty() ? 0 : line.marks.front().at;
    if (first <= kBefore)
        return line;
    const int cut = first - kBefore;
    line.text = QStringLiteral("…") + line.text.mid(cut);
    for (Mark &mark : line.marks)
        mark.at -= cut - 1;
    return line;
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ProposedChange &change = m_changes[static_cast<std::size_t>(index.row())];
    const translation::TextUnit &unit = m_workshop.units()[change.change.unit];
    if (role == Qt::CheckStateRole && index.column() == Place)
        return change.isTicked ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Place:
        return role == Qt::ToolTipRole ? toQString(unit.key) : shownPlace(unit);
    case Now:
    case After:
        return toQString(textOf(index.row(), index.column()));
    default:
        return change.note;
    }
}

bool ChangesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() != Place)
        return false;
    m_changes[static_cast<std::size_t>(index.row())].isTicked = value.toInt() == Qt::Checked;
    emit dataChanged(index, index);
    return true;
}

Qt::ItemFlags ChangesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Place ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Place:
        return tr("Text");
    case Now:
        return tr("Now");
    case After:
        return tr("After");
    default:
        return tr("Note");
    }
}

ChangesView::ChangesView(const Workshop &workshop, QWidget *parent)
    : QWidget(parent)
    , m_model(new ChangesModel(workshop, this))
    , m_table(new QTableView(this))
    , m_count(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("changes"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(ChangesModel::Place, 130);
    m_table->setColumnWidth(ChangesModel::Now, 300);
    m_table->setColumnWidth(ChangesModel::After, 300);
    auto *delegate = new MarkedDelegate(*m_model, m_table);
    m_table->setItemDelegateForColumn(ChangesModel::Now, delegate);
    m_table->setItemDelegateForColumn(ChangesModel::After, delegate);
    m_table->setAccessibleName(tr("Changes"));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    auto *all = new QPushButton(tr("Tick all"), this);
    auto *none = new QPushButton(tr("Tick none"), this);
    for (QPushButton *button : {all, none})
        button->setAutoDefault(false);
    auto *below = new QHBoxLayout;
    below->addWidget(m_count, 1);
    below->addWidget(all);
    below->addWidget(none);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_table, 1);
    column->addLayout(below);
    connect(all, &QPushButton::clicked, this, [this] { m_model->tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { m_model->tickAll(false); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ChangesView::tell);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ChangesView::tell);
}

void ChangesView::tell()
{
    const int count = m_model->ticked();
    m_count->setText(tr("%1 of %n text(s) ticked", nullptr, m_model->rowCount()).arg(count));
    emit ticked(count);
}

void ChangesView::setChanges(std::vector<ProposedChange> changes)
{
    m_model->setChanges(std::move(changes));
}

std::vector<UnitChange> ChangesView::chosen() const
{
    std::vector<UnitChange> chosen;
    for (const ProposedChange &change : m_model->changes())
        if (change.isTicked)
            chosen.push_back(change.change);
    return chosen;
}

} // namespace hexwerk
