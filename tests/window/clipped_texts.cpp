#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextLayout>
#include <QToolBar>
#include <QTreeView>

#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::window {

static QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

static int widthOf(const QString &text, const QFontMetrics &metrics)
{
    int widest = 0;
    for (const QString &line : text.split(QLatin1Char('\n')))
        widest = std::max(widest, metrics.horizontalAdvance(plain(line)));
    return widest;
}

static bool fits(const QLabel &label)
{
    if (label.text().isEmpty())
        return true;
    const QRect room = label.contentsRect();
    if (label.wordWrap()) {
        if (label.heightForWidth(label.width()) > label.height() + 1)
            return false;
        QTextDocument words; // rich text and plain, whatever it is
        words.setDefaultFont(label.font());
        words.setDocumentMargin(0);
        Qt::mightBeRichText(label.text()) ? words.setHtml(label.text())
                                          : words.setPlainText(label.text());
        words.setTextWidth(room.width());
        return words.idealWidth() <= room.width() + 1; // a long word is not cut
    }
    return label.sizeHint().width() <= label.width() + 1 &&
           label.sizeHint().height() <= label.height() + 1;
}

static bool fits(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                             QStyle::SC_ComboBoxEditField, &box);
    if (!box.itemIcon(box.currentIndex()).isNull())
        room.adjust(box.iconSize().width() + 4, 0, 0, 0);
    return widthOf(box.currentText(), box.fontMetrics()) <= room.width() &&
           box.fontMetrics().height() <= box.height();
}

static bool fits(const QAbstractSpinBox &box)
{
    const auto *line = box.findChild<QLineEdit *>();
    return widthOf(box.text(), box.fontMetrics()) <= line->contentsRect().width() &&
           box.fontMetrics().height() <= line->height();
}

// What the user typed may be longer than the field; what the program says in it may not.
static bool fits(const QLineEdit &line)
{
    constexpr int kMargins = 4; // QLineEdit's own, left and right
    QStyleOptionFrame option;
    option.initFrom(&line);
    option.lineWidth = line.hasFrame()
                           ? line.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &line)
                           : 0;
    const QRect room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
    return widthOf(line.placeholderText(), line.fontMetrics()) <= room.width() - kMargins &&
           line.fontMetrics().height() <= line.height();
}

static bool fits(const QAbstractButton &button)
{
    return button.text().isEmpty() || (button.minimumSizeHint().width() <= button.width() + 1 &&
                                       button.fontMetrics().height() <= button.height());
}

static bool fits(const QTabBar &bar)
{
    int needed = 0;
    for (int i = 0; i < bar.count(); ++i) {
        if (widthOf(bar.tabText(i), bar.fontMetrics()) + 8 > bar.tabRect(i).width())
            return false;
        needed += bar.tabRect(i).width();
    }
    return needed <= bar.width() + 1; // without arrows to scroll it
}

static bool fits(const QDockWidget &dock)
{
    if (dock.titleBarWidget() || dock.features().testFlag(QDockWidget::DockWidgetVerticalTitleBar))
        return true;
    const int buttons = 2 * (dock.style()->pixelMetric(QStyle::PM_SmallIconSize) + 6);
    return widthOf(dock.windowTitle(), dock.fontMetrics()) + buttons <= dock.width();
}

static bool fits(const QMenuBar &bar)
{
    for (const QAction *action : bar.actions())
        if (action->isVisible() &&
            !bar.rect().contains(bar.actionGeometry(const_cast<QAction *>(action))))
            return false;
    return true;
}

// Tools that only a click on ">>" would show.
static bool fits(const QToolBar &bar)
{
    const auto *more = bar.findChild<QWidget *>(QStringLiteral("qt_toolbar_ext_button"));
    return !more || !more->isVisible();
}

// The sections of one that stands upright are as wide as it is, and must be high enough.
static bool fits(const QHeaderView &header)
{
    const bool isUpright = header.orientation() == Qt::Vertical;
    const QFontMetrics metrics = header.fontMetrics();
    for (int i = 0; i < header.count(); ++i) {
        if (header.isSectionHidden(i))
            continue;
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        const int lines = static_cast<int>(text.count(QLatin1Char('\n'))) + 1;
        if (widthOf(text, metrics) + 8 > (isUpright ? header.width() : header.sectionSize(i)) ||
            (isUpright && lines * metrics.height() > header.sectionSize(i)))
            return false;
    }
    return true;
}

static bool isHiddenRow(const QModelIndex &index, const QListView *list, const QTableView *table)
{
    return (list && list->isRowHidden(index.row())) || (table && table->isRowHidden(index.row()));
}

// The places of an item view that are elided, cut off, or need scrolling sideways.
static QStringList clippedItems(const QAbstractItemView &view)
{
    QStringList clipped;
    const auto *list = qobject_cast<const QListView *>(&view);
    const auto *tree = qobject_cast<const QTreeView *>(&view);
    const auto *table = qobject_cast<const QTableView *>(&view);
    const QAbstractItemModel *model = view.model();
    for (QModelIndex index = view.indexAt({view.viewport()->width() / 2, 2}); index.isValid();
         index = tree ? tree->indexBelow(index) : index.siblingAtRow(index.row() + 1)) {
        if (isHiddenRow(index, list, table))
            continue;
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.rect = view.visualRect(index);
        if (option.rect.top() >= view.viewport()->height())
            break;
        // A list of long texts, of which each cell shows the beginning and has the whole as its
        // tip.
        if (table && !table->wordWrap() &&
            model->data(index, Qt::ToolTipRole).toString() == model->data(index).toString())
            continue;
        const bool wraps = (list && list->wordWrap()) || (tree && tree->wordWrap()) ||
                           (table && table->wordWrap());
        option.text = model->data(index).toString();
        option.text.replace(QLatin1Char('\n'), QChar::LineSeparator);
        option.features |= QStyleOptionViewItem::HasDisplay;
        if (wraps)
            option.features |= QStyleOptionViewItem::WrapText;
        if (const QFont font = model->data(index, Qt::FontRole).value<QFont>();
            model->data(index, Qt::FontRole).isValid()) {
            option.font = font;
            option.fontMetrics = QFontMetrics(font);
        }
        if (const QIcon icon = model->data(index, Qt::DecorationRole).value<QIcon>();
            !icon.isNull()) {
            option.icon = icon;
            option.features |= QStyleOptionViewItem::HasDecoration;
            const int small =
                view.style()->pixelMetric(QStyle::PM_ListViewIconSize, &option, &view);
            option.decorationSize =
                view.iconSize().isValid() ? view.iconSize() : QSize(small, small);
        }
        const QRect room =
            view.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &view);
        const int margin = view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
        const QRect text = room.adjusted(margin, 0, -margin, 0);
        const QRect needed = option.fontMetrics.boundingRect(
            QRect(0, 0, wraps ? text.width() + 1 : 100'000, 100'000),
            wraps ? int{Qt::TextWordWrap} : int{Qt::TextSingleLine}, option.text);
        if (needed.width() > text.width() + 1 || needed.height() > room.height() + 2)
            clipped << option.text + QStringLiteral(" (%1 x %2 in %3 x %4)")
                                         .arg(needed.width())
                                         .arg(needed.height())
                                         .arg(text.width())
                                         .arg(room.height());
        else if (!view.viewport()->rect().contains(QPoint(room.left() + needed.width(), 1)))
            clipped << option.text + QStringLiteral(" (outside)");
    }
    return clipped;
}

// Words of a page that are broken in the middle because a column is too narrow.
static QStringList brokenWords(const QTextDocument &document)
{
    QStringList broken;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const int end = line.textStart() + line.textLength();
            if (block.text().at(end - 1).isLetterOrNumber() && block.text().at(end).isLetter())
                broken << block.text();
        }
    return broken;
}

// Inside of everything around it, as far as nothing scrolls.
static bool liesWithin(const QWidget *widget, const QWidget *root)
{
    for (const QWidget *inner = widget; inner != root && inner->parentWidget();
         inner = inner->parentWidget()) {
        const QWidget *outer = inner->parentWidget();
        if (qobject_cast<const QAbstractScrollArea *>(outer->parentWidget()))
            return true;
        const QRect place(widget->mapTo(outer, QPoint()), widget->size());
        if (!outer->rect().adjusted(-1, -1, 1, 1).contains(place))
            return false;
    }
    return true;
}

static bool fitsItself(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return fits(*label);
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return fits(*box);
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(widget))
        return fits(*spin);
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return fits(*line);
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return fits(*button);
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        return fits(*tabs);
    if (const auto *dock = qobject_cast<const QDockWidget *>(widget))
        return fits(*dock);
    if (const auto *menus = qobject_cast<const QMenuBar *>(widget))
        return fits(*menus);
    if (const auto *tools = qobject_cast<const QToolBar *>(widget))
        return fits(*tools);
    if (const auto *header = qobject_cast<const QHeaderView *>(widget))
        return fits(*header);
    return true;
}

// With a text that would be missed.
static bool saysSomething(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return (label && !label->text().isEmpty()) || (button && !button->text().isEmpty()) ||
           qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget);
}

QStringList clippedTexts(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!isSeen(widget) || isPartOfAnother(widget))
            continue;
        if (!fitsItself(widget))
            faults << nameOf(widget) + QStringLiteral(": clipped (%1 x %2)")
                                           .arg(widget->width())
                                           .arg(widget->height());
        if (saysSomething(widget) && !liesWithin(widget, root))
            faults << nameOf(widget) + QStringLiteral(": cut off by what is around it");
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
            view && !qobject_cast<const QHeaderView *>(widget))
            for (const QString &item : clippedItems(*view))
                faults << nameOf(view) + QStringLiteral(": clipped item: ") + item;
        if (const auto *page = qobject_cast<const QTextEdit *>(widget))
            for (const QString &text : brokenWords(*page->document()))
                faults << nameOf(page) + QStringLiteral(": broken word: ") + text;
        if (const auto *area = qobject_cast<const QScrollArea *>(widget);
            area && area->horizontalScrollBar()->maximum() > 0)
            faults << nameOf(area) + QStringLiteral(": too wide for its view by %1")
                                         .arg(area->horizontalScrollBar()->maximum());
    }
    return faults;
}

QStringList overlappingTexts(const QWidget *root)
{
    std::vector<std::pair<const QWidget *, QRect>> texts; // with what is seen of them
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!isSeen(widget) || !saysSomething(widget) || isPartOfAnother(widget))
            continue;
        const QRect seen = widget->visibleRegion().boundingRect();
        if (!seen.isEmpty())
            texts.emplace_back(widget, seen.translated(widget->mapTo(root, QPoint())));
    }
    QStringList faults;
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const auto &[first, place] = texts[i];
            const auto &[second, other] = texts[j];
            const QRect both = place & other;
            if (both.width() > 2 && both.height() > 2 && !first->isAncestorOf(second) &&
                !second->isAncestorOf(first))
                faults << nameOf(first) + QStringLiteral(": lies on ") + nameOf(second);
        }
    return faults;
}

} // namespace hexwerk::assault::ui::window
