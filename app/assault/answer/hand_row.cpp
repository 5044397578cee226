#include "app/assault/answer/hand_row.h"

#include <QEvent>
#include <QPainter>
#include <QShortcut>

#include "app/assault/answer/card_choices.h"
#include "app/basis/large_type.h"
#include "editor/assault/canvas/card_painter.h"
#include "editor/assault/text/card_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kGap = 4;    // pixels
static constexpr int kFewest = 3; // cards in a row: a single one is no larger
static constexpr int kMost = 5;   // likewise
static constexpr double kUnusableOpacity = 0.45;

HandRow::HandRow(SharedData library, QWidget *parent)
    : QWidget(parent)
    , m_library(std::move(library))
{
    auto *key = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_K), this);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, this, &HandRow::pickNext);
    hide();
}

void HandRow::setLibrary(SharedData library)
{
    m_library = std::move(library);
    paintButtons();
}

// Those that are known, whatever they can do now, then what can be requested.
std::vector<HandRow::Held> HandRow::heldIn(const SeenPosition &seen)
{
    const Position &p = seen.position;
    const SideIndex side = p.pending.side;
    std::vector<Held> held;
    const auto add = [&](const Sealed<std::string> &secret) {
        if (!secret.isKnown())
            return;
        if (const auto card = playedCard(p, secret.value()))
            held.push_back({*card});
    };
    if (side < p.hands.size())
        for (const HandCard &one : p.hands[side].cards)
            if (one.card)
                add(*one.card);
    if (side < p.support.size())
        for (const Sealed<std::string> &request : p.support[side].requests)
            add(request);
    for (const Order &order : seen.orders()) {
        const auto card = playedCard(p, handCardOf(order));
        if (!card)
            continue;
        bool isHeld = false;
        for (Held &one : held)
            if (idOf(one.card) == idOf(*card))
                isHeld = one.isUsable = true;
        if (!isHeld && std::holds_alternative<Request>(order))
            held.push_back({*card, true});
    }
    return held;
}

void HandRow::show(const SeenPosition &seen, const Picked &picked)
{
    std::vector<Held> held = heldIn(seen);
    m_picked = picked.card;
    if (held != m_held) {
        m_held = std::move(held);
        makeButtons();
    }
    for (std::size_t i = 0; i < m_held.size(); ++i)
        m_buttons[i]->setChecked(idOf(m_held[i].card) == m_picked);
    setVisible(!m_held.empty());
}

void HandRow::makeButtons()
{
    for (QToolButton *button : m_buttons)
        button->deleteLater(); // one of them may be what is clicked
    m_buttons.clear();
    for (const Held &held : m_held) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->installEventFilter(this);
        const std::string id = idOf(held.card);
        button->setProperty("card", QString::fromStdString(id));
        connect(button, &QToolButton::clicked, this, [this, button, id, isUsable = held.isUsable] {
            button->setChecked(isUsable && id != m_picked);
            emit picked(button->isChecked() ? id : std::string());
        });
        m_buttons.push_back(button);
    }
    paintButtons();
    layOut();
    for (QToolButton *button : m_buttons)
        button->show();
}

void HandRow::paintButtons()
{
    CardPainter cards(*m_library, m_art);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        const auto &[card, isUsable] = m_held[i];
        QToolButton &button = *m_buttons[i];
        const QString name = CardText::name(card);
        button.setAccessibleName(name);
        button.setToolTip(isUsable ? name : tr("%1: cannot be used now").arg(name));
        const QSize size = button.iconSize();
        QPixmap face(size * devicePixelRatioF());
        face.setDevicePixelRatio(devicePixelRatioF());
        face.fill(Qt::transparent);
        QPainter painter(&face);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(isUsable ? 1 : kUnusableOpacity);
        const QRectF rect(QPointF(0, 0), QSizeF(size));
        if (const auto *command = std::get_if<CommandCard>(&card))
            cards.paintCommand(painter, rect, *command);
        else if (const auto *support = std::get_if<SupportCard>(&card))
            cards.paintSupport(painter, rect, *support);
        painter.end();
        button.setIcon(QIcon(face));
    }
}

void HandRow::layOut()
{
    const int count = static_cast<int>(m_buttons.size());
    const int columns = std::clamp(count, kFewest, isLargeType() ? 2 * kMost : kMost);
    const int width = std::max(24, (this->width() - (columns - 1) * kGap) / columns);
    const int rim = 6; // of a button around its icon
    const QSize icon(width - rim, static_cast<int>((width - rim) / CardPainter::kAspect));
    bool isNew = false;
    for (int i = 0; i < count; ++i) {
        QToolButton &button = *m_buttons[static_cast<std::size_t>(i)];
        isNew = isNew || button.iconSize() != icon;
        button.setIconSize(icon);
        button.setGeometry(i % columns * (width + kGap), i / columns * (icon.height() + rim + kGap),
                           width, icon.height() + rim);
    }
    const int rows = (count + columns - 1) / columns;
    setFixedHeight(std::max(1, rows * (icon.height() + rim + kGap) - kGap));
    if (isNew)
        paintButtons();
}

void HandRow::pickNext()
{
    const auto at = std::find_if(m_held.begin(), m_held.end(),
                                 [this](const Held &held) { return idOf(held.card) == m_picked; });
    const auto from = at == m_held.end() ? m_held.begin() : at + 1;
    const auto next =
        std::find_if(from, m_held.end(), [](const Held &held) { return held.isUsable; });
    emit picked(next == m_held.end() ? std::string() : idOf(next->card));
}

void HandRow::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width())
        layOut();
    QWidget::resizeEvent(event);
}

void HandRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        paintButtons();
    else if (event->type() == QEvent::FontChange)
        layOut();
    QWidget::changeEvent(event);
}

bool HandRow::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Enter || type == QEvent::FocusIn)
        emit pointedAt(watched->property("card").toString().toStdString());
    else if (type == QEvent::Leave || type == QEvent::FocusOut)
        emit pointedAt({});
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk::assault::ui
