#include "app/assault/beside/unit_list.h"

#include <QHeaderView>
#include <QStyle>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"
#include "editor/panels/wrapping_delegate.h"

namespace hexwerk::assault::ui {

enum Whose { Own, Both };

UnitList::UnitList(QWidget *parent)
    : QWidget(parent)
    , m_whose(new QComboBox(this))
    , m_rows(new QTreeWidget(this))
{
    m_whose->addItems({QString(), QString()});
    m_rows->setHeaderHidden(true);
    m_rows->setRootIsDecorated(false);
    m_rows->setIndentation(0);
    m_rows->setWordWrap(true);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_rows->setIconSize({icon, icon});
    m_rows->setAlternatingRowColors(true);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or lines break elsewhere with it
    connect(m_rows->header(), &QHeaderView::sectionResized, m_rows, // lines break anew
            [this] { emit m_rows->itemDelegate()->sizeHintChanged({}); });
    m_rows->setFrameShape(QFrame::NoFrame);
    // Of no side; the colour of the window would be that of one.
    QPalette palette = m_rows->palette();
    palette.setColor(QPalette::Highlight, QColor(158, 222, 222));
    palette.setColor(QPalette::HighlightedText, QColor(12, 28, 28));
    m_rows->setPalette(palette);
    m_rows->setItemDelegate(new editor::WrappingDelegate(m_rows));
    setFocusProxy(m_rows);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_whose);
    column->addWidget(m_rows, 1);
    connect(m_whose, &QComboBox::activated, this, &UnitList::outdated);
    const auto want = [this](const QTreeWidgetItem *row) {
        emit unitWanted(UnitId{row->data(0, Qt::UserRole).toUInt()});
    };
    connect(m_rows, &QTreeWidget::itemActivated, this, want);
    connect(m_rows, &QTreeWidget::itemClicked, this, want);
    retranslate();
}

void UnitList::retranslate()
{
    m_whose->setItemText(Own, tr("Own units"));
    m_whose->setItemText(Both, tr("Units of both sides"));
    m_whose->setAccessibleName(tr("Whose units"));
    m_whose->setToolTip(tr("Units of your side or of the side being asked, or of both sides"));
    m_rows->setAccessibleName(tr("Units and their remaining actions"));
    m_lines.clear(); // their words are of the other language
}

void UnitList::show(const Position &p, SideIndex own, UnitId chosen)
{
    const SideIndex side = m_whose->currentIndex() == Own ? own : kNobody;
    std::vector<UnitLine> lines = UnitLines::of(p, side, own);
    if (lines != m_lines)
        fill(std::move(lines));
    if (chosen == UnitId{} && !m_rows->hasFocus())
        return m_rows->clearSelection();
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i)
        if (QTreeWidgetItem *row = m_rows->topLevelItem(i);
            row->data(0, Qt::UserRole) == chosen.value() && !row->isSelected()) {
            m_rows->setCurrentItem(row);
            m_rows->scrollToItem(row);
        }
}

void UnitList::fill(std::vector<UnitLine> lines)
{
    m_lines = std::move(lines);
    const QTreeWidgetItem *current = m_rows->currentItem();
    const QVariant before = current ? current->data(0, Qt::UserRole) : QVariant();
    m_rows->clear();
    for (const UnitLine &line : m_lines) {
        auto *row = new QTreeWidgetItem(m_rows);
        QStringList words{line.name, line.may, line.state};
        words.removeAll(QString());
        row->setText(0, words.join(QLatin1Char('\n')));
        row->setIcon(0,
                     editor::icon(line.isOpen ? QStringLiteral("play") : QStringLiteral("stop")));
        row->setData(0, Qt::UserRole, line.unit.value());
        if (row->data(0, Qt::UserRole) == before)
            m_rows->setCurrentItem(row);
    }
    if (!m_rows->currentItem() && m_rows->topLevelItemCount() > 0)
        m_rows->setCurrentItem(m_rows->topLevelItem(0));
}

void UnitList::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit outdated();
}

} // namespace hexwerk::assault::ui
