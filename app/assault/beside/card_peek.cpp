#include "app/assault/beside/card_peek.h"

#include <QEvent>
#include <QVBoxLayout>

#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kWidth = 236; // pixels, where there is room
static constexpr int kRim = 8;

CardPeek::CardPeek(MapCanvas &canvas)
    : QFrame(canvas.viewport())
    , m_canvas(canvas)
    , m_card(new CardView(this))
    , m_state(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_close->setIcon(editor::icon(QStringLiteral("remove")));
    m_close->setAutoRaise(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_state, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addLayout(head);
    column->addWidget(m_card, 1);
    connect(m_close, &QToolButton::clicked, this, &CardPeek::closed);
    canvas.viewport()->installEventFilter(this);
    hide();
    retranslate();
}

void CardPeek::retranslate()
{
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(editor::tipWithKey(tr("Close the card"),
                                           editor::keyOf(QStringLiteral("assault.UnitCard"))));
    if (m_unit == UnitId{} && !m_isOffer)
        m_state->setText(tr("Point at a unit, or select one, to see its card here."));
}

void CardPeek::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CardPeek::show(const Position &p, UnitId unit, const SharedData &library)
{
    m_unit = p.has(unit) ? unit : UnitId{};
    m_isOffer = false;
    if (m_unit == UnitId{}) {
        m_card->clear();
        retranslate();
    } else {
        m_card->show(p.card(unit), library);
        m_state->setText(PlayText::state(p, unit));
    }
    place();
}

void CardPeek::offer(const AnyCard &card, const SharedData &library)
{
    m_unit = {};
    m_isOffer = true;
    m_card->show(card, library);
    m_state->setText(CardText::name(card));
    place();
    QFrame::show();
    raise();
}

void CardPeek::keepClearOf(Hex hex)
{
    if (isVisible() && geometry().intersects(m_canvas.viewRect(hex))) {
        m_isLeft = !m_isLeft;
        place();
    }
}

void CardPeek::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    place();
}

bool CardPeek::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

// As high as its words and both sides of the card, or as the map.
void CardPeek::place()
{
    const QSize room = m_canvas.viewport()->size() - QSize(2 * kRim, 2 * kRim);
    const int width = std::clamp(kWidth, 0, std::max(0, room.width()));
    const int words = layout()->hasHeightForWidth()
                          ? m_state->heightForWidth(width - m_close->sizeHint().width() - 18)
                          : m_state->sizeHint().height();
    const bool isSeen = m_unit != UnitId{} || m_isOffer;
    const auto cards = static_cast<int>(2 * (width - 12) / CardPainter::kAspect + 8);
    const int height = std::min(room.height(), std::max(words, m_close->sizeHint().height()) +
                                                   (isSeen ? cards : 0) + 24);
    m_card->setVisible(isSeen);
    setGeometry(m_isLeft ? kRim : kRim + room.width() - width, kRim, width, height);
}

} // namespace hexwerk::assault::ui
