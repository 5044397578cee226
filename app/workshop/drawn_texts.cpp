#include "app/workshop/drawn_texts.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>

#include "editor/text/local_text.h"
#include "texts/translation/checked_text.h"

#include <algorithm>

namespace hexwerk {

using editor::toQString;
using translation::DrawnSize;
using translation::TextUnit;
using translation::UnitKind;

static QString withoutKey(const QString &text)
{
    return toQString(translation::withoutAccelerators(text.toStdString()));
}

static TextPlace placeOf(const QString &text, const QFont &font, int room)
{
    return {withoutKey(text),
            [font, room](const QString &other) {
                return DrawnSize{QFontMetrics(font).horizontalAdvance(other), room};
            },
            [](const TextUnit &unit) { return unit.kind == UnitKind::Program; }};
}

static void addHeads(const QHeaderView &header, TextPlaces &places)
{
    if (header.orientation() != Qt::Horizontal || !header.model())
        return;
    QFont font = header.font();
    font.setBold(true); // as the column of a selected cell
    for (int column = 0; column < header.count(); ++column) {
        const QHeaderView::ResizeMode mode = header.sectionResizeMode(column);
        const bool isLast = header.visualIndex(column) == header.count() - 1;
        const QString text = header.model()->headerData(column, Qt::Horizontal).toString();
        const int hint = header.sectionSizeHint(column);
        if (text.isEmpty() || hint <= header.minimumSectionSize() ||
            header.isSectionHidden(column) || mode == QHeaderView::Stretch ||
            mode == QHeaderView::ResizeToContents || (isLast && header.stretchLastSection()))
            continue;
        const int around = hint - QFontMetrics(font).horizontalAdvance(text);
        places.push_back(placeOf(text, font, header.sectionSize(column) - around));
    }
}

// What is not the text: frame, margins, icon.
static int around(const QLabel &label)
{
    return label.sizeHint().width() -
           label.fontMetrics().horizontalAdvance(withoutKey(label.text()));
}

// Not by its size hint, which is never below a least width.
static int around(const QPushButton &button)
{
    constexpr int kWide = 200;
    constexpr int kGap = 4; // as QPushButton leaves it
    QStyleOptionButton option;
    option.initFrom(&button);
    const QSize content(kWide, button.fontMetrics().height());
    const int whole =
        button.style()->sizeFromContents(QStyle::CT_PushButton, &option, content, &button).width();
    return whole - kWide + (button.icon().isNull() ? 0 : button.iconSize().width() + kGap);
}

template<typename Widget>
static void addFixed(const Widget &widget, TextPlaces &places)
{
    if (!widget.text().isEmpty() && widget.minimumWidth() == widget.maximumWidth())
        places.push_back(
            placeOf(widget.text(), widget.font(), widget.maximumWidth() - around(widget)));
}

TextPlaces widgetTexts()
{
    TextPlaces places;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (const auto *header = qobject_cast<const QHeaderView *>(widget))
            addHeads(*header, places);
        else if (const auto *button = qobject_cast<const QPushButton *>(widget))
            addFixed(*button, places);
        else if (const auto *label = qobject_cast<const QLabel *>(widget);
                 label && !label->wordWrap() && !Qt::mightBeRichText(label->text()))
            addFixed(*label, places);
    }
    return places;
}

DrawnTexts::DrawnTexts(const TextPlaces &places)
{
    for (const TextPlace &place : places)
        m_places.insert(place.text, place);
}

QString shownInWindow(const TextUnit &unit)
{
    const QByteArray context = QByteArray::fromStdString(unit.context);
    const QByteArray source = QByteArray::fromStdString(unit.source);
    const QByteArray comment =
        QByteArray::fromStdString(unit.comment.substr(0, unit.comment.find('\n')));
    // The comment tells it from another text, or is one for translators alone.
    const QString shown = QCoreApplication::translate(context, source, comment);
    return shown == toQString(unit.source) ? QCoreApplication::translate(context, source) : shown;
}

std::optional<DrawnSize> DrawnTexts::measure(const TextUnit &unit, const std::string &text) const
{
    // What systems draw of their data is in English.
    const QString shown =
        unit.kind == UnitKind::Program ? withoutKey(shownInWindow(unit)) : toQString(unit.source);
    const auto [from, to] = m_places.equal_range(shown);
    const QString drawn = toQString(translation::withoutAccelerators(text));
    std::optional<DrawnSize> worst;
    for (auto place = from; place != to; ++place) {
        if (!place->takes(unit))
            continue;
        const DrawnSize size = place->measure(drawn);
        if (!worst || size.size - size.room > worst->size - worst->room)
            worst = size;
    }
    return worst;
}

} // namespace hexwerk
