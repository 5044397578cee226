#include "app/assault/beside/stack_view.h"

#include <QKeyEvent>
#include <QToolButton>

#include "app/assault/map/play_scene.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kCounter = 72; // pixels
static constexpr int kGap = 6;      // between the hex and the counters

std::vector<UnitId> unitsIn(const Position &p, Hex hex)
{
    std::vector<UnitId> units;
    for (const Unit &unit : p.units) {
        if (!unit.inPlay() || unit.at != hex)
            continue;
        units.push_back(unit.id);
        for (const Unit &other : p.units)
            if (other.state == UnitState::Carried && other.carrier == unit.id)
                units.push_back(other.id);
    }
    return units;
}

StackView::StackView(MapCanvas &canvas)
    : QFrame(canvas.viewport())
    , m_canvas(canvas)
    , m_row(new QHBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_row->setContentsMargins(4, 4, 4, 4);
    m_row->setSpacing(4);
    hide();
    connect(&canvas, &MapCanvas::viewChanged, this, &StackView::place);
}

void StackView::open(const Position &p, Hex hex, UnitId chosen, Focus focus)
{
    if (unitsIn(p, hex).size() < 2)
        return;
    m_hex = hex;
    fill(p, chosen);
    place();
    show();
    raise();
    if (focus == Focus::Left)
        return;
    for (auto *button : findChildren<QToolButton *>())
        if (button->isChecked())
            return button->setFocus();
    if (auto *first = findChild<QToolButton *>())
        first->setFocus();
}

void StackView::close()
{
    if (m_hex.isNowhere())
        return;
    m_hex = {};
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus)
        m_canvas.setFocus();
}

void StackView::follow(const Position &p, UnitId chosen)
{
    if (m_hex.isNowhere())
        return;
    if (unitsIn(p, m_hex).size() < 2)
        return close();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    open(p, m_hex, chosen, hadFocus ? Focus::Taken : Focus::Left);
}

void StackView::fill(const Position &p, UnitId chosen)
{
    for (auto *button : findChildren<QToolButton *>()) {
        button->setParent(nullptr);
        button->deleteLater();
    }
    const double ratio = devicePixelRatioF();
    for (const UnitId id : unitsIn(p, m_hex)) {
        auto *button = new QToolButton(this);
        QImage picture =
            counterPicture(sceneUnit(p, id, chosen), static_cast<int>(kCounter * ratio), m_art);
        picture.setDevicePixelRatio(ratio);
        button->setIcon(QPixmap::fromImage(picture));
        button->setIconSize((QSizeF(picture.size()) / ratio).toSize());
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setText(editor::withoutMnemonic(PlayText::unit(p, id)));
        button->setAccessibleName(PlayText::unit(p, id));
        button->setAccessibleDescription(PlayText::condition(p, id));
        button->setToolTip(PlayText::state(p, id));
        button->setCheckable(true);
        button->setChecked(id == chosen);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("unit", id.value());
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this, [this, id] {
            close();
            emit unitChosen(id);
        });
        m_row->addWidget(button);
        button->show();
    }
    adjustSize();
}

// Above its hex, below where there is no room; always on the map.
void StackView::place()
{
    if (m_hex.isNowhere())
        return;
    const QRect hex = m_canvas.viewRect(m_hex);
    const QSize room = m_canvas.viewport()->size();
    const int above = hex.top() - kGap - height();
    const int x =
        std::clamp(hex.center().x() - width() / 2, 0, std::max(0, room.width() - width()));
    const int y = above >= 0 ? above : hex.bottom() + kGap;
    move(x, std::clamp(y, 0, std::max(0, room.height() - height())));
}

void StackView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Left:
        focusNextPrevChild(false);
        return;
    case Qt::Key_Right:
        focusNextPrevChild(true);
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

bool StackView::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QToolButton *>(watched);
    if (button && (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn))
        emit unitShown(UnitId{button->property("unit").toUInt()});
    if (button && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            button->click();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace hexwerk::assault::ui
