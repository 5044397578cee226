#include "app/assault/answer/answer_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/assault/answer/card_choices.h"
#include "app/basis/large_type.h"
#include "core/assault/game/decks.h"
#include "core/assault/rules/moving/placement.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/canvas/icons.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kMostRows = 8;
static constexpr int kMostLargeRows = 3;

AnswerPanel::AnswerPanel(QWidget *parent)
    : ShrinkingView(new QWidget, 3, parent)
    , m_choices(new ChoicePanel(this))
    , m_dice(new DicePanel(this))
    , m_mines(new MinePanel(this))
    , m_draw(new QPushButton(this))
    , m_drawn(new QListWidget(this))
    , m_units(new QListWidget(this))
    , m_result(new QLabel(this))
{
    auto *column = new QVBoxLayout(widget());
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *panel : std::initializer_list<QWidget *>{m_draw, m_drawn, m_units, m_choices,
                                                           m_dice, m_mines, m_result})
        column->addWidget(panel);
    m_units->setObjectName(QStringLiteral("units"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);

    connect(m_choices, &ChoicePanel::chosen, this, &AnswerPanel::chosen);
    connect(m_choices, &ChoicePanel::chosenLater, this, &AnswerPanel::chosenLater);
    connect(m_choices, &ChoicePanel::pointedAt, this, &AnswerPanel::pointedAt);
    connect(m_dice, &DicePanel::entered, this, &AnswerPanel::chosen);
    connect(m_dice, &DicePanel::rollWanted, this, &AnswerPanel::rollWanted);
    connect(m_mines, &MinePanel::chosen, this, &AnswerPanel::mineChosen);
    connect(m_draw, &QPushButton::clicked, this, &AnswerPanel::rollWanted);
    m_draw->setIcon(editor::icon(QStringLiteral("cards")));
    auto *key = new QShortcut(QKeySequence(Qt::Key_R), m_draw);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, this, &AnswerPanel::rollWanted);
    connect(m_units, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            emit unitChosen(UnitId{item->data(Qt::UserRole).toUInt()});
    });
    connect(m_drawn, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit chosen(Draw{item->data(Qt::UserRole).toString().toStdString()});
    });
    retranslate();
}

void AnswerPanel::setEnforced(bool isOn)
{
    m_choices->setEnforced(isOn);
}

void AnswerPanel::resizeEvent(QResizeEvent *event)
{
    giveRoom();
    ShrinkingView::resizeEvent(event);
}

// What stands beside it in its column may have become larger or smaller.
bool AnswerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() &&
        (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        giveRoom();
    return ShrinkingView::eventFilter(watched, event);
}

// That the others in its column leave if they are no larger than they must be.
int AnswerPanel::heightLeft() const
{
    const QWidget *parent = parentWidget();
    const auto *column = parent ? qobject_cast<const QBoxLayout *>(parent->layout()) : nullptr;
    if (!column)
        return QWIDGETSIZE_MAX;
    const QMargins margins = column->contentsMargins();
    int left = parent->height() - margins.top() - margins.bottom();
    for (int i = 0; i < column->count(); ++i) {
        QLayoutItem *item = column->itemAt(i);
        if (item->isEmpty() || item->widget() == this)
            continue;
        const int needed = item->hasHeightForWidth() ? item->heightForWidth(width())
                           : column->stretch(i) > 0  ? item->minimumSize().height()
                                                     : item->sizeHint().height();
        left -= needed + column->spacing();
    }
    return left;
}

void AnswerPanel::giveRoom()
{
    int list = 0;
    for (const QListWidget *each : {m_drawn, m_units})
        if (each->isVisibleTo(widget()))
            list += each->height() + widget()->layout()->spacing();
    const int left = heightLeft() - list;
    const int width = maximumViewportSize().width();
    const int beside = width - verticalScrollBar()->sizeHint().width();
    m_choices->setRoom({m_scrolls ? beside : width, left});
    if (!m_scrolls && m_choices->sizeHint().height() > left) {
        m_scrolls = true; // until the next question: the bar may not come and go
        m_choices->setRoom({beside, left});
    }
}

void AnswerPanel::showPanels(PanelKind kind)
{
    m_choices->setVisible(kind == PanelKind::Choices || kind == PanelKind::Units ||
                          kind == PanelKind::Draw);
    m_dice->setVisible(kind == PanelKind::Dice);
    m_mines->setVisible(kind == PanelKind::Mines);
    m_draw->setVisible(kind == PanelKind::Draw);
    m_drawn->setVisible(false); // until it is known what lies in the pile
    m_units->setVisible(kind == PanelKind::Units);
    m_result->setVisible(kind == PanelKind::Result);
}

void AnswerPanel::ask(const SeenPosition &seen, const Picked &picked,
                      const std::vector<PathStep> &ahead)
{
    const Position &p = seen.position;
    if (QWidget *parent = parentWidget())
        parent->installEventFilter(this); // again: once is meant
    m_scrolls = false;
    giveRoom();
    const PanelKind kind = panelFor(p.pending.question);
    showPanels(kind);
    switch (kind) {
    case PanelKind::Draw:
        askForCard(p);
        m_choices->ask(seen, picked, ahead);
        break;
    case PanelKind::Choices:
        m_choices->ask(seen, picked, ahead);
        break;
    case PanelKind::Dice:
        m_dice->ask(p);
        break;
    case PanelKind::Mines:
        m_mines->ask(p, picked.mine);
        break;
    case PanelKind::Units:
        askForUnit(seen, picked);
        m_choices->ask(seen, picked, ahead);
        break;
    case PanelKind::Result:
        m_result->setText(VictoryText::reason(p));
        break;
    }
    updateGeometry();
}

static void fitRows(QListWidget &list)
{
    const int rows = std::clamp(list.count(), 1, isLargeType() ? kMostLargeRows : kMostRows);
    list.setFixedHeight(rows * list.sizeHintForRow(0) + 2 * list.frameWidth());
}

// [R6.2.1a] The one that was drawn can be named at once.
void AnswerPanel::askForCard(const Position &p)
{
    if (!isHandDraw(p))
        return;
    m_drawn->clear();
    for (const std::string &id : cardsToName(p)) {
        auto *item = new QListWidgetItem(PlayText::card(p, id), m_drawn);
        item->setData(Qt::UserRole, QString::fromStdString(id));
    }
    m_drawn->sortItems();
    fitRows(*m_drawn);
    m_drawn->setVisible(m_drawn->count() > 0);
    giveRoom();
}

// All that are due, also those that find no room now; or those that may get off.
static bool isListed(const Position &p, const Unit &unit, const std::vector<Order> &orders)
{
    if (p.pending.question == Question::Place)
        return unit.side == p.pending.side && isDue(p, unit);
    return std::any_of(orders.begin(), orders.end(), [&](const Order &order) {
        const auto *place = std::get_if<Place>(&order);
        return place && place->unit == unit.id;
    });
}

void AnswerPanel::askForUnit(const SeenPosition &seen, const Picked &picked)
{
    const Position &p = seen.position;
    const QSignalBlocker quiet(m_units);
    m_units->clear();
    for (const Unit &unit : p.units) {
        if (!isListed(p, unit, seen.orders()))
            continue;
        auto *item = new QListWidgetItem(PlayText::unit(p, unit.id), m_units);
        item->setData(Qt::UserRole, unit.id.value());
        if (unit.id == picked.unit)
            m_units->setCurrentItem(item);
    }
    fitRows(*m_units);
}

void AnswerPanel::retranslate()
{
    m_units->setAccessibleName(tr("Units to place"));
    m_drawn->setAccessibleName(tr("Cards of the deck"));
    m_drawn->setToolTip(tr("Double-click the card that you drew from the real deck"));
    m_draw->setText(tr("Draw a card (R)"));
    m_draw->setToolTip(tr("The program draws from a shuffled deck"));
    m_draw->setAccessibleName(tr("Draw a card"));
}

void AnswerPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ShrinkingView::changeEvent(event);
}

} // namespace hexwerk::assault::ui
