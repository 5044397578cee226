#include "app/workshop/drawn_texts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>

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
    return {withoutKey(text), [font, room](const QString &other) {
                return DrawnSize{QFontMetrics(font).horizontalAdvance(other), room};
            }};
}

static void addHeads(const QHeaderView &header, TextPlaces &places)
{
    if (header.orientation() != Qt::Horizontal || !header.model())
        return;
    const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    for (int column = 0; column < header.count(); ++column) {
        const QHeaderView::ResizeMode mode = header.sectionResizeMode(column);
        const bool isLast = header.visualIndex(column) == header.count() - 1;
        if (header.isSectionHidden(column) || mode == QHeaderView::Stretch ||
            mode == QHeaderView::ResizeToContents || (isLast && header.stretchLastSection()))
            continue;
        const QString text = header.model()->headerData(column, Qt::Horizontal).toString();
        if (!text.isEmpty())
            places.push_back(placeOf(text, header.font(), header.sectionSize(column) - margins));
    }
}

// What is around the text stays: frame, icon.
template<typename Widget>
static void addFixed(const Widget &widget, TextPlaces &places)
{
    if (widget.text().isEmpty() || widget.minimumWidth() != widget.maximumWidth())
        return;
    const int around = widget.sizeHint().width() -
                       widget.fontMetrics().horizontalAdvance(withoutKey(widget.text()));
    places.push_back(placeOf(widget.text(), widget.font(), widget.maximumWidth() - around));
}

TextPlaces widgetTexts()
{
    TextPlaces places;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (const auto *header = qobject_cast<const QHeaderView *>(widget))
            addHeads(*header, places);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
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
        const DrawnSize size = place->measure(drawn);
        if (!worst || size.size - size.room > worst->size - worst->room)
            worst = size;
    }
    return worst;
}

} // namespace hexwerk
