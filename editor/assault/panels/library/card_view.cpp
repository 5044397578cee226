#include "editor/assault/panels/library/card_view.h"

#include <QPainter>

#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/text/card_text.h"

namespace hexwerk::assault::ui {

static constexpr int kLeastHeight = 170; // of one side
static constexpr int kGap = 8;

CardView::CardView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    connect(&m_pictures, &PictureStore::read, this, qOverload<>(&QWidget::update));
}

void CardView::show(const AnyCard &card, const SharedData &library, const QString &picture)
{
    m_card = card;
    m_library = library;
    m_picture = picture;
    setAccessibleName(CardText::name(card));
    update();
}

void CardView::clear()
{
    m_card.reset();
    update();
}

QSize CardView::minimumSizeHint() const
{
    return {static_cast<int>(kLeastHeight * CardPainter::kAspect), 2 * kLeastHeight + kGap};
}

QSize CardView::sizeHint() const
{
    return minimumSizeHint() * 3 / 2;
}

void CardView::paintEvent(QPaintEvent *)
{
    if (!m_card)
        return;
    QPainter painter(this);
    CardPainter cards(*m_library, m_art);
    if (!m_picture.isEmpty())
        cards.setPicture(m_pictures.find(m_picture));
    // Front above back, each as large as fits; at the top of the room.
    const double height = std::min((this->height() - kGap) / 2.0, width() / CardPainter::kAspect);
    const QRectF front(0, 0, width(), height);
    if (const auto *formation = std::get_if<FormationCard>(&*m_card))
        return cards.paintFormation(painter, front, *formation);
    if (const auto *command = std::get_if<CommandCard>(&*m_card))
        return cards.paintCommand(painter, front, *command);
    if (const auto *support = std::get_if<SupportCard>(&*m_card))
        return cards.paintSupport(painter, front, *support);
    cards.paintFront(painter, front, std::get<UnitCard>(*m_card));
    cards.paintBack(painter, front.translated(0, height + kGap), std::get<UnitCard>(*m_card));
}

} // namespace hexwerk::assault::ui
