#include "app/play/answer_panel.h"

#include <QEvent>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/assault/placement.h"
#include "editor/text/play_text.h"
#include "editor/text/victory_text.h"

#include <algorithm>

namespace hexwerk {

using namespace assault;
using editor::PlayText;

static constexpr int kMostRows = 8;

AnswerPanel::AnswerPanel(QWidget *parent)
    : QScrollArea(parent)
    , m_choices(new ChoicePanel(this))
    , m_dice(new DicePanel(this))
    , m_units(new QListWidget(this))
    , m_result(new QLabel(this))
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *panel : std::initializer_list<QWidget *>{m_choices, m_dice, m_units, m_result})
        column->addWidget(panel);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::NoFocus);

    connect(m_choices, &ChoicePanel::chosen, this, &AnswerPanel::chosen);
    connect(m_choices, &ChoicePanel::pointedAt, this, &AnswerPanel::pointedAt);
    connect(m_dice, &DicePanel::entered, this, &AnswerPanel::chosen);
    connect(m_dice, &DicePanel::rollWanted, this, &AnswerPanel::rollWanted);
    connect(m_units, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            emit unitChosen(UnitId{item->data(Qt::UserRole).toUInt()});
    });
    retranslate();
}

QSize AnswerPanel::sizeHint() const
{
    const int height = widget()->heightForWidth(viewport()->width()); // words are wrapped
    return {widget()->sizeHint().width(), height >= 0 ? height : widget()->sizeHint().height()};
}

void AnswerPanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    m_choices->setRoom(event->size().width());
    updateGeometry();
}

QSize AnswerPanel::minimumSizeHint() const
{
    return {0, fontMetrics().height() * 3};
}

void AnswerPanel::ask(const Position &p, UnitId chosen)
{
    const PanelKind kind = panelFor(p.pending.question);
    m_choices->setVisible(kind == PanelKind::Choices);
    m_dice->setVisible(kind == PanelKind::Dice);
    m_units->setVisible(kind == PanelKind::Units);
    m_result->setVisible(kind == PanelKind::Result);
    switch (kind) {
    case PanelKind::Choices:
        m_choices->ask(p, chosen);
        break;
    case PanelKind::Dice:
        m_dice->ask(p);
        break;
    case PanelKind::Units:
        askForUnit(p, chosen);
        break;
    case PanelKind::Result:
        m_result->setText(editor::VictoryText::reason(p));
        break;
    }
    updateGeometry();
}

void AnswerPanel::askForUnit(const Position &p, UnitId chosen)
{
    const QSignalBlocker quiet(m_units);
    m_units->clear();
    for (const Unit &unit : p.units) {
        if (unit.side != p.pending.side || !isDue(p, unit))
            continue;
        auto *item = new QListWidgetItem(PlayText::unit(p, unit.id), m_units);
        item->setData(Qt::UserRole, unit.id.value());
        if (unit.id == chosen)
            m_units->setCurrentItem(item);
    }
    const int rows = std::clamp(m_units->count(), 1, kMostRows);
    m_units->setFixedHeight(rows * m_units->sizeHintForRow(0) + 2 * m_units->frameWidth());
}

void AnswerPanel::retranslate()
{
    m_units->setAccessibleName(tr("Units to place"));
}

void AnswerPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

} // namespace hexwerk
