#include "editor/assault/panels/library/card_comparison.h"

#include <QHeaderView>

#include "editor/assault/library/card_property.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

CardComparison::CardComparison(QWidget *parent)
    : QTableWidget(parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setColumnCount(3);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->hide();
}

// What differs is bold and has a sign before it: nothing is told by weight or colour alone.
void CardComparison::show(const FiledCard &one, const FiledCard &other, const DataStore &library)
{
    const std::vector<CardProperty> &properties = cardProperties(kindOf(one.card));
    setAccessibleName(tr("Comparison of two cards"));
    horizontalHeader()->setAccessibleName(accessibleName());
    setRowCount(static_cast<int>(properties.size()));
    setHorizontalHeaderLabels(
        {tr("Value"), editor::toQString(idOf(one.card)), editor::toQString(idOf(other.card))});
    for (std::size_t i = 0; i < properties.size(); ++i) {
        const CardProperty &property = properties[i];
        const QString texts[] = {labelOf(property), CardText::value(property, one.card, library),
                                 CardText::value(property, other.card, library)};
        const bool differs = texts[1] != texts[2];
        QFont bold = font();
        bold.setBold(differs);
        for (int column = 0; column < 3; ++column) {
            const bool isMarked = differs && column == 0;
            auto *item = new QTableWidgetItem((isMarked ? QStringLiteral("\u2260 ") : QString()) +
                                              texts[column]);
            item->setFont(bold);
            setItem(static_cast<int>(i), column, item);
        }
    }
}

} // namespace hexwerk::assault::ui
