#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>

#include "tests/contrast.h"
#include "tests/window/window_checks.h"

#include <algorithm>
#include <unordered_map>

namespace hexwerk::assault::ui::window {

QStringList faintWidgets(const QWidget *root)
{
    QStringList faults;
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!isSeen(widget))
            continue;
        const QPalette palette = widget->palette();
        for (const QPalette::ColorGroup group :
             {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            for (const auto &[text, ground] :
                 {std::pair(QPalette::WindowText, QPalette::Window),
                  std::pair(QPalette::PlaceholderText, QPalette::Window),
                  std::pair(QPalette::Text, QPalette::Base),
                  std::pair(QPalette::Text, QPalette::AlternateBase),
                  std::pair(QPalette::PlaceholderText, QPalette::Base),
                  std::pair(QPalette::ButtonText, QPalette::Button),
                  std::pair(QPalette::HighlightedText, QPalette::Highlight),
                  std::pair(QPalette::ToolTipText, QPalette::ToolTipBase),
                  std::pair(QPalette::Link, QPalette::Base),
                  std::pair(QPalette::Link, QPalette::Window)})
                if (contrast(palette.color(group, text), palette.color(group, ground)) <
                    kLeastContrast)
                    faults << nameOf(widget) +
                                  QStringLiteral(": contrast of %1 on %2 in the palette (%3)")
                                      .arg(text)
                                      .arg(ground)
                                      .arg(group);
    }
    return faults;
}

// The contrast of the most frequent colour with the one that differs most from it.
static double contrastIn(const QImage &image)
{
    std::unordered_map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    if (counts.empty())
        return 21;
    const auto ground = std::max_element(counts.begin(), counts.end(),
                                         [](auto &a, auto &b) { return a.second < b.second; });
    double best = 1;
    for (const auto &[colour, count] : counts)
        best = std::max(best, contrast(QColor(colour), QColor(ground->first)));
    return best;
}

// Where the widget paints text, without its icon and its frame; empty if it has none.
static QRect textRect(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text().trimmed().isEmpty() ? QRect() : label->contentsRect();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->displayText().trimmed().isEmpty() && line->placeholderText().isEmpty()
                   ? QRect()
                   : line->rect().adjusted(4, 4, -4, -4);
    if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
        const int icon = box->itemIcon(box->currentIndex()).isNull() ? 0 : box->iconSize().width();
        return box->currentText().isEmpty() ? QRect()
                                            : box->rect().adjusted(4 + icon + 4, 4, -24, -4);
    }
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    const auto *tool = qobject_cast<const QToolButton *>(widget);
    if (!button || button->text().isEmpty() ||
        (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
        return {};
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon)
        return button->rect().adjusted(3, 3 + button->iconSize().height(), -3, -3);
    const int icon = button->icon().isNull() ? 0 : button->iconSize().width() + 4;
    return button->rect().adjusted(4 + icon, 3, -4, -3);
}

QStringList faintPixels(QWidget *root)
{
    const QImage image = root->grab().toImage();
    QStringList faults;
    const auto check = [&](const QWidget *widget, const QRect &part, const QString &what) {
        const QRect seen = part & widget->visibleRegion().boundingRect();
        if (seen.width() < 4 || seen.height() < 6 || 2 * seen.height() < part.height())
            return; // the rest is scrolled out of sight, letters and all
        const double best = contrastIn(image.copy(seen.translated(widget->mapTo(root, QPoint()))));
        if (best < kLeastContrast)
            faults << nameOf(widget) + QStringLiteral(": painted contrast %1: ").arg(best) + what;
    };
    for (const QWidget *widget : root->findChildren<QWidget *>()) {
        if (!isSeen(widget))
            continue;
        if (const QRect part = textRect(widget); !part.isEmpty())
            check(widget, part, {});
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                check(tabs, tabs->tabRect(i).adjusted(4, 4, -4, -4), tabs->tabText(i));
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
                const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
                const QRect place = view->visualRect(index);
                const bool hasIcon = !index.data(Qt::DecorationRole).value<QIcon>().isNull();
                if (view->viewport()->rect().contains(place.topLeft()) &&
                    place.bottom() < view->viewport()->height())
                    check(view->viewport(),
                          place.adjusted(hasIcon ? view->iconSize().width() + 8 : 0, 0, 0, 0),
                          index.data().toString());
            }
    }
    return faults;
}

} // namespace hexwerk::assault::ui::window
