#include "app/play/choice_panel.h"

#include <QEvent>

#include "editor/canvas/icons.h"

namespace hexwerk {

static constexpr int kKeys = 9;

ChoicePanel::ChoicePanel(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

QToolButton *ChoicePanel::addButton(const Choice &choice)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setIcon(editor::icon(choice.icon));
    const auto number = static_cast<int>(m_buttons.size()) + 1;
    if (number <= kKeys) {
        button->setShortcut(QKeySequence(Qt::Key_0 + number));
        //: %1 is the key that chooses it, %2 what is chosen
        button->setText(tr("%1  %2").arg(number).arg(choice.text));
    } else {
        button->setText(choice.text);
    }
    QString plain = choice.text;
    button->setAccessibleName(plain.remove(QLatin1Char('&')));
    button->setToolTip(choice.tip.isEmpty() ? plain : choice.tip);
    button->setEnabled(choice.allowed);
    button->installEventFilter(this);
    connect(button, &QToolButton::clicked, this,
            [this, order = choice.order] { emit chosen(order); });
    m_column->addWidget(button);
    m_buttons.push_back(button);
    return button;
}

void ChoicePanel::show(const assault::Position &p, UnitId chosenUnit)
{
    for (QToolButton *button : m_buttons) {
        button->hide();
        button->setShortcut({});
        button->deleteLater(); // it may be the one that was just clicked
    }
    m_buttons.clear();
    m_choices = Choices::of(p, chosenUnit);
    for (const Choice &choice : m_choices)
        addButton(choice);
}

bool ChoicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            if (m_buttons[i] == watched)
                emit pointedAt(m_choices[i].order);
    return QWidget::eventFilter(watched, event);
}

} // namespace hexwerk
