#include "editor/assault/panels/library/card_box.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

#include "editor/assault/panels/library/card_list_filter.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

static constexpr int kMostListHeight = 460; // pixels
static constexpr int kLineLetters = 46;     // of a line

CardBox::CardBox(Choices choices, QWidget *parent)
    : QComboBox(parent)
    , m_choices(choices)
{
}

void CardBox::makePopup()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_popup->setObjectName(QStringLiteral("cards"));
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_list = new QListWidget(m_popup);
    m_list->setIconSize({40, 36});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_filter = new CardListFilter(m_list, m_popup);
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    m_filter->text()->installEventFilter(this);
    connect(m_filter, &CardListFilter::filtered, this, &CardBox::keepOneChosen);
    connect(m_list, &QListWidget::itemClicked, this, &CardBox::choose);
    connect(m_list, &QListWidget::itemActivated, this, &CardBox::choose);
}

void CardBox::fillPopup()
{
    m_list->clear();
    for (int i = 0; i < count(); ++i) {
        const std::string id = itemData(i).toString().toStdString();
        auto *entry = new QListWidgetItem(itemText(i), m_list);
        entry->setData(Qt::UserRole, i);
        if (!m_library || id.empty())
            continue;
        if (m_choices == Choices::Cards && m_library->cards.unit(id))
            entry->setText(ChoiceText::cardDetails(id, *m_library));
        if (m_choices == Choices::SupportCards)
            entry->setText(ChoiceText::supportDetails(id, *m_library));
        entry->setIcon(paletteIcon(m_choices, id, *m_library, m_colour));
        CardListFilter::mark(*entry, id, m_library->cards);
    }
    m_list->setAccessibleName(accessibleName());
    m_filter->refresh({}, m_library ? *m_library : DataStore());
    m_list->setCurrentRow(currentIndex());
}

// Below the box; above it where there is more room.
void CardBox::placePopup()
{
    const QRect room = screen()->availableGeometry();
    const QSize size(
        std::min(std::max(width(), kLineLetters * fontMetrics().averageCharWidth()), room.width()),
        std::min(kMostListHeight, room.height() * 9 / 20));
    const QPoint below = mapToGlobal(QPoint(0, height()));
    const bool fits = below.y() + size.height() <= room.bottom() + 1;
    const int top = fits ? below.y() : mapToGlobal(QPoint()).y() - size.height();
    const QPoint corner(std::clamp(below.x(), room.left(), room.right() + 1 - size.width()),
                        std::clamp(top, room.top(), room.bottom() + 1 - size.height()));
    m_popup->setGeometry({corner, size});
}

void CardBox::showPopup()
{
    if (count() == 0)
        return;
    if (!m_popup)
        makePopup();
    m_filter->clear();
    fillPopup();
    placePopup();
    m_popup->show();
    m_filter->text()->setFocus(Qt::PopupFocusReason);
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
}

void CardBox::hidePopup()
{
    if (m_popup)
        m_popup->hide();
}

// Enter takes the chosen entry: it has to be one that is seen.
void CardBox::keepOneChosen()
{
    if (const QListWidgetItem *now = m_list->currentItem(); now && !now->isHidden())
        return;
    int row = 0;
    while (row < m_list->count() && m_list->item(row)->isHidden())
        ++row;
    m_list->setCurrentRow(row < m_list->count() ? row : -1);
}

void CardBox::choose(const QListWidgetItem *entry)
{
    const int index = entry->data(Qt::UserRole).toInt();
    hidePopup();
    setCurrentIndex(index);
    emit activated(index);
}

// While a name is typed, the keys of a list move in the list.
bool CardBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QComboBox::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (const QListWidgetItem *entry = m_list->currentItem())
            choose(entry);
        return true;
    }
    static constexpr std::array kMoves{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown};
    if (std::find(kMoves.begin(), kMoves.end(), key) == kMoves.end())
        return QComboBox::eventFilter(watched, event);
    QCoreApplication::sendEvent(m_list, event);
    return true;
}

} // namespace hexwerk::assault::ui
